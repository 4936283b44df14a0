/** Keeps the processes of `npm start` running: restarts a process every time it ends. */
import { setTimeout as wait } from "node:timers/promises";
import type { Service } from "./services.ts";
import { describeError } from "./steps.ts";

/**
 * Pauses before the first, second, … restart in a row. The last pause is used for all further
 * restarts.
 */
const PAUSES_MS = [250, 1000, 2000, 5000, 15_000, 30_000] as const;
/** Running time after which a start counts as successful: the next pause is the first one again. */
const STEADY_MS = 60_000;

/** Options of `supervise`. */
export interface Supervision {
  /** Stops the process without a restart. */
  readonly signal: AbortSignal;
  /** Receives messages for the operator. */
  readonly tell: (line: string) => void;
  readonly pausesMs?: readonly number[];
  readonly steadyMs?: number;
}
/** A supervised process. */
export interface Supervised {
  /** Returns the current service, which changes with each restart. */
  readonly current: () => Service;
  /** Resolves when the process has ended after the signal. */
  readonly stopped: Promise<void>;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Waits `ms` milliseconds, or until the signal is aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal }).catch(() => undefined);

/**
 * Starts a process and restarts it whenever it ends, until the signal is aborted.
 * @param start starts the process and resolves when it answers
 * @returns after the first successful start
 * @throws the error of the first start, because invalid settings stay invalid
 */
export async function supervise(
  start: () => Promise<Service>,
  supervision: Supervision,
): Promise<Supervised> {
  const { signal, tell, pausesMs = PAUSES_MS, steadyMs = STEADY_MS } = supervision;
  let service = await start();

  /**
   * Restarts the process until it answers.
   * @returns the number of ends in a row, or null after the signal
   */
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
      // The signal may have been aborted during the start.
      if (signal.aborted) await service.stop();
      const how = await service.ended;
      if (signal.aborted) return;
      ends = await startAgain(performance.now() - started > steadyMs ? 1 : ends + 1, how);
    }
  }
  signal.addEventListener("abort", () => void service.stop(), { once: true });
  return { current: () => service, stopped: watch() };
}
