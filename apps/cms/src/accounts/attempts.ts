/**
 * How often a password may be tried. Only failed tries count, and they make the next ones wait instead of locking the
 * account, so that nobody can lock somebody else out. A browser that has logged in before (device.ts) is counted apart
 * from everybody else: whoever attacks an account from elsewhere costs its owner no time.
 *
 * In an hour, at most 210 tries at one account are looked at from one address, and at most 800 from all addresses
 * together (attempts.test.ts).
 */

/** Pause after a try, in ms, while there were fewer than so many within the hour. */
type Steps = readonly (readonly [fewerThan: number, pause: number])[];

const HOUR = 60 * 60 * 1000;
/** One address at one account. In the end slower than ALL, so that one address cannot keep all others waiting. */
const ONE: Steps = [
  [10, 0],
  [40, 2000],
  [100, 5000],
  [Infinity, 30_000],
];
/** All addresses at one account. */
const ALL: Steps = [
  [20, 0],
  [100, 2000],
  [Infinity, 5000],
];
/** Who would wait longer is asked to come back. */
export const MAX_WAIT = 5000;

interface Entry {
  readonly since: number;
  tries: number;
  next: number;
}
interface Pace {
  /** How long a try has to wait, in ms. */
  waitFor(key: string): number;
  /** Counts a try. @returns what takes it back, for a try that was none */
  count(key: string): () => void;
}

/** Counts what is done under a key and says how long the next one has to wait. */
export function makePace(steps: Steps, now: () => number = Date.now): Pace {
  const entries = new Map<string, Entry>();
  function find(key: string): Entry | undefined {
    // The oldest ones come first.
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
  /** Time to wait before the password is looked at, in ms. */
  readonly wait: number;
  /** The password was right, or nobody looked at it. */
  takeBack(): void;
}
export type Attempts = (
  from: { readonly address: string; readonly account: string } | { readonly device: string },
) => Attempt | { readonly retryAfter: number };

/** Makes a counter of attempts. It admits a try, or says in how many ms to come back. */
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

/** Does at most `running` pieces of work at the same time; null for a piece that would be more than `waiting` behind. */
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
      // Who waits longest takes over the place.
      const next = line.shift();
      if (next) next();
      else busy -= 1;
    });
  };
}
