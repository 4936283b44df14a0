/**
 * Limits how often a password may be tried. Only failed tries count. They delay the next tries
 * instead of locking the account, so that an attacker cannot lock out a user. A browser that has
 * logged in before (device.ts) is counted separately, so that an attack from elsewhere does not
 * delay the owner of the account.
 *
 * In an hour, at most 210 tries at one account are checked from one address, and at most 800 from
 * all addresses together (attempts.test.ts).
 */

/** Pause in ms after a try, for fewer than `fewerThan` tries within the hour. */
type Steps = readonly (readonly [fewerThan: number, pause: number])[];

const HOUR = 60 * 60 * 1000;
/**
 * Pauses of one address at one account. The last one is longer than in ALL, so that one address
 * cannot delay all others.
 */
const ONE: Steps = [
  [10, 0],
  [40, 2000],
  [100, 5000],
  [Infinity, 30_000],
];
/** Pauses of all addresses at one account. */
const ALL: Steps = [
  [20, 0],
  [100, 2000],
  [Infinity, 5000],
];
/**
 * Longest delay of a try in ms. A try that would wait longer is refused and must be repeated later.
 */
export const MAX_WAIT = 5000;

interface Entry {
  readonly since: number;
  tries: number;
  next: number;
}
interface Pace {
  /** Returns the delay of the next try, in ms. */
  waitFor(key: string): number;
  /** Counts a try. @returns a function that removes the try from the count */
  count(key: string): () => void;
}

/** Creates a counter of tries per key, which also computes the delay of the next try. */
export function makePace(steps: Steps, now: () => number = Date.now): Pace {
  const entries = new Map<string, Entry>();
  function find(key: string): Entry | undefined {
    // A map keeps the order of insertion, so the oldest entries come first.
    for (const [old, { since }] of entries) {
      if (now() - since < HOUR) break;
      entries.delete(old);
    }
    return entries.get(key);
  }
  return {
    waitFor: (key) => Math.max(0, (find(key)?.next ?? 0) - now()),
    count(key) {
      const entry = find(key) ?? { since: now(), tries: 0, next: 0 };
      entries.set(key, entry);
      entry.tries += 1;
      const pause = steps.find(([fewerThan]) => entry.tries < fewerThan)?.[1] ?? 0;
      entry.next = Math.max(entry.next, now()) + pause;
      return () => {
        entry.tries -= 1;
        entry.next -= pause;
      };
    },
  };
}

export interface Attempt {
  /** Time to wait before the password is checked, in ms. */
  readonly wait: number;
  /** Removes the try from the count: the password was correct, or it was not checked. */
  takeBack(): void;
}
export type Attempts = (
  from: { readonly address: string; readonly account: string } | { readonly device: string },
) => Attempt | { readonly retryAfter: number };

/** Creates a counter of attempts. It admits a try, or returns in how many ms to retry. */
export function makeAttempts(now: () => number = Date.now): Attempts {
  const one = makePace(ONE, now);
  const all = makePace(ALL, now);
  return (from) => {
    const counted =
      "device" in from
        ? [[one, `device ${from.device}`] as const]
        : [[one, `${from.address} ${from.account}`] as const, [all, from.account] as const];
    const wait = Math.max(...counted.map(([pace, key]) => pace.waitFor(key)));
    if (wait > MAX_WAIT) return { retryAfter: wait - MAX_WAIT };
    const undo = counted.map(([pace, key]) => pace.count(key));
    return {
      wait,
      takeBack: () => {
        undo.forEach((take) => {
          take();
        });
      },
    };
  };
}

/**
 * Creates a queue that runs at most `running` tasks at the same time. It returns null for a task
 * when `waiting` tasks wait already.
 */
export function makeLane(
  running: number,
  waiting: number,
): <T>(work: () => Promise<T>) => Promise<T> | null {
  let busy = 0;
  const line: (() => void)[] = [];
  return (work) => {
    if (busy >= running && line.length >= waiting) return null;
    const turn =
      busy < running
        ? Promise.resolve()
        : new Promise<void>((resolve) => {
            line.push(resolve);
          });
    if (busy < running) busy += 1;
    return turn.then(work).finally(() => {
      // The task that has waited longest takes over the slot.
      const next = line.shift();
      if (next) next();
      else busy -= 1;
    });
  };
}
