/** Makes a function that does work when fewer than `most` others are at theirs; the rest wait in order. */
export function takeTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most) running += 1;
    else
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over; without anybody it is free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
