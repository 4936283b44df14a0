/** Keeps the processes of `npm start` running: one that ends is started again, as often as it ends. */
import { setTimeout as wait } from "node:timers/promises";
import type { Service } from "./services.ts";
import { describeError } from "./steps.ts";

/** Pauses before the first, second, … start in a row; the last one stays. */
const PAUSES_MS = [250, 1000, 2000, 5000, 15_000, 30_000] as const;
/** A process that lived for so long has started well: the next pause is the first one again. */
const STEADY_MS = 60_000;

export interface Supervision {
  /** Ends the process for good. */
  readonly signal: AbortSignal;
  /** Takes a line for the operator. */
  readonly tell: (line: string) => void;
  readonly pausesMs?: readonly number[];
  readonly steadyMs?: number;
}
export interface Supervised {
  readonly current: () => Service;
  /** Resolves when the process has ended after the signal. */
  readonly stopped: Promise<void>;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Waits, or ends at once when the signal comes. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal }).catch(() => undefined);

/**
 * Starts a process, and starts it again whenever it ends, until the signal comes.
 * @param start starts the process and resolves when it answers
 * @returns when the first start has succeeded
 * @throws what the first start throws: settings that are wrong stay wrong
 */
export async function supervise(
  start: () => Promise<Service>,
  supervision: Supervision,
): Promise<Supervised> {
  const { signal, tell, pausesMs = PAUSES_MS, steadyMs = STEADY_MS } = supervision;
  let service = await start();

  /** Tries until the process answers again. @returns how many starts failed; null after the signal */
  async function startAgain(before: number, how: string): Promise<number | null> {
    const ended = performance.now();
    let ends = before;
    for (let sentence = `The ${service.name} ended (${how}).`; ; ends += 1) {
      const ms = pausesMs[Math.min(ends, pausesMs.length) - 1] ?? 0;
      const often = ends > 1 ? ` It has ended ${ends} times in a row.` : "";
      tell(`${sentence}${often} It starts again in ${seconds(ms)}.`);
      await pause(ms, signal);
      if (signal.aborted) return null;
      try {
        service = await start();
        tell(`The ${service.name} answers again after ${seconds(performance.now() - ended)}.`);
        return ends;
      } catch (error) {
        sentence = describeError(error);
      }
    }
  }

  async function watch(): Promise<void> {
    let ends: number | null = 0;
    while (ends !== null) {
      const started = performance.now();
      // The signal may have come at the moment of the start.
      if (signal.aborted) await service.stop();
      const how = await service.ended;
      if (signal.aborted) return;
      ends = await startAgain(performance.now() - started > steadyMs ? 1 : ends + 1, how);
    }
  }
  signal.addEventListener("abort", () => void service.stop(), { once: true });
  return { current: () => service, stopped: watch() };
}
