/** The largest value of the last minutes, however often it is read. */

/** A maximum over a window of time. */
export interface RecentMaximum {
  note(value: number): void;
  /** Returns the largest value of the last `windowMs` to twice that; 0 without values. */
  read(): number;
}

/** Creates an empty maximum. @param now returns the time in ms */
export function createRecentMaximum(windowMs: number, now: () => number = Date.now): RecentMaximum {
  let window = 0;
  let [current, previous] = [0, 0];
  function turn(): void {
    const at = Math.floor(now() / windowMs);
    if (at === window) return;
    previous = at === window + 1 ? current : 0;
    current = 0;
    window = at;
  }
  return {
    note(value) {
      turn();
      current = Math.max(current, value);
    },
    read() {
      turn();
      return Math.max(current, previous);
    },
  };
}
