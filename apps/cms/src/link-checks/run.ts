/** Runs the checks of links: each night, and when a person asks. */
import type { Payload } from "payload";
import { findAnchors, loadAnchors } from "./find-anchors.ts";
import { findExternal, loadExternal } from "./find-external.ts";
import { findInternal } from "./find-internal.ts";
import { findTwins } from "./find-twins.ts";
import type { Finding } from "./finding.ts";
import { beginRun, endRun, noteProgress } from "./runs.ts";
import { storeFindings } from "./store.ts";

/** Pages or addresses that are asked at once. */
const AT_ONCE = 2;
/** Hours of the day, in the time of the service, at which a run begins by itself. */
const NIGHT = { from: 2, to: 5 } as const;
/** Pause between two notes of the progress, in milliseconds. */
const NOTE_MS = 500;

export interface CheckOptions {
  /** Replaced in tests, whose servers have private addresses. */
  readonly isAllowedIp?: (ip: string) => boolean;
  /** Timeout of one request, in milliseconds. */
  readonly limit?: number;
}
type Step = (stop: AbortSignal) => Promise<readonly Finding[]>;

/** Runs steps, two at once, and stops when another process has taken the run over. */
async function runSteps(
  payload: Payload,
  run: string,
  steps: readonly Step[],
): Promise<readonly Finding[] | null> {
  const stopping = new AbortController();
  const findings: Finding[] = [];
  let [next, done] = [0, 0];
  async function note(): Promise<void> {
    if (!(await noteProgress(payload, run, done, steps.length))) stopping.abort();
  }
  async function work(): Promise<void> {
    for (let step = steps[next++]; step && !stopping.signal.aborted; step = steps[next++]) {
      findings.push(...(await step(stopping.signal)));
      done += 1;
    }
  }
  await note();
  const timer = setInterval(() => void note().catch(() => undefined), NOTE_MS);
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    clearInterval(timer);
  }
  await note();
  return stopping.signal.aborted ? null : findings;
}

async function check(payload: Payload, run: string, options: CheckOptions): Promise<void> {
  try {
    const [anchors, external] = [await loadAnchors(payload), await loadExternal(payload)];
    const steps: readonly Step[] = [
      () => findInternal(payload),
      () => findTwins(payload),
      ...[...anchors].map(
        ([path, links]): Step =>
          (stop) =>
            findAnchors(path, links, stop),
      ),
      ...[...external].map(
        ([address, links]): Step =>
          (stop) =>
            findExternal(address, links, { ...options, stop }),
      ),
    ];
    const findings = await runSteps(payload, run, steps);
    if (findings) await endRun(payload, run, await storeFindings(payload, findings));
  } catch (error) {
    payload.logger.error({ err: error, msg: "The check of links failed." });
    await endRun(payload, run, null);
  }
}

/**
 * Begins a run unless one is active in any process.
 * @returns what ends with the run; null when one is active
 */
export async function startCheck(
  payload: Payload,
  person: string,
  options: CheckOptions = {},
): Promise<{ readonly ended: Promise<void> } | null> {
  const run = await beginRun(payload, { night: null, person });
  return run === null ? null : { ended: check(payload, run, options) };
}

function writeDay(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

/** Begins the run of the night, once. A run whose process stopped begins again. */
export async function startNightlyCheck(
  payload: Payload,
  now = new Date(),
): Promise<{ readonly ended: Promise<void> } | null> {
  const night = writeDay(now);
  const isNight = now.getHours() >= NIGHT.from && now.getHours() < NIGHT.to;
  if (!isNight) return null;
  const run = await beginRun(payload, { night, person: null });
  return run === null ? null : { ended: check(payload, run, {}) };
}
