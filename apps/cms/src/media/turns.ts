/** Creates a function that runs at most `most` tasks at the same time. The others wait in order. */
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
      // The next waiting task takes over the slot. Without one, the slot is free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
