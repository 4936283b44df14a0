/**
 * Runs of the checks. The row of a run is a lock over all processes: `active` is unique, and a run
 * whose process stopped is taken over.
 */
import type { Payload } from "payload";
import { readIso, readString, record, type Stored } from "../fields/record.ts";
import { runSql, sql } from "../sql.ts";
import type { RunState } from "./finding.ts";

const RUNS = "link_runs";
type Row = Stored & { readonly id: string };
/** A run without progress for this time, in milliseconds, belongs to a process that stopped. */
const STALE_MS = 60_000;
/** Runs that are kept. */
const KEPT = 30;

const findActive = (payload: Payload): Promise<Row | null> =>
  payload.db.findOne<Row>({ collection: RUNS, where: { active: { equals: "yes" } } });

/** Begins a run. @returns its id; null when one is active, or the night already has one */
export async function beginRun(
  payload: Payload,
  { night, person }: { readonly night: string | null; readonly person: string | null },
): Promise<string | null> {
  await endStale(payload);
  if (night !== null && (await hasNight(payload, night))) return null;
  const now = new Date().toISOString();
  try {
    const data = { active: "yes", night, person, started_at: now, seen_at: now, done: 0, total: 0 };
    return readString(record(await payload.db.create({ collection: RUNS, data }))["id"]);
  } catch (error) {
    // The unique columns refuse a second run. Any other error is a fault.
    const isTaken =
      (await findActive(payload)) !== null || (night !== null && (await hasNight(payload, night)));
    if (!isTaken) throw error;
    return null;
  }
}

/** Whether a night already has a run. */
async function hasNight(payload: Payload, night: string): Promise<boolean> {
  return Boolean(
    await payload.db.findOne({ collection: RUNS, where: { night: { equals: night } } }),
  );
}

/**
 * Ends a run whose process stopped, so that it can begin again. Its night becomes free too. Several
 * processes may try: the condition on `seen_at` lets a run that goes on win.
 */
async function endStale(payload: Payload): Promise<void> {
  const active = await findActive(payload);
  if (!active || Date.now() - Date.parse(readIso(active["seen_at"])) < STALE_MS) return;
  const limit = new Date(Date.now() - STALE_MS).toISOString();
  await runSql(
    payload,
    sql`UPDATE "link_runs" SET "active" = NULL, "night" = NULL WHERE "id" = ${active.id} AND "seen_at" < ${limit}`,
  );
}

/** Stores the progress of a run. @returns false when another process took it over */
export async function noteProgress(
  payload: Payload,
  id: string,
  done: number,
  total: number,
): Promise<boolean> {
  const rows = await runSql(
    payload,
    sql`UPDATE "link_runs" SET "done" = ${done}, "total" = ${total}, "seen_at" = ${new Date().toISOString()}
      WHERE "id" = ${id} AND "active" = 'yes' RETURNING "id"`,
  );
  return rows.length > 0;
}

/** Ends a run. @param findings their number; null when it failed */
export async function endRun(payload: Payload, id: string, findings: number | null): Promise<void> {
  const ended = findings === null ? {} : { findings, ended_at: new Date().toISOString() };
  const data = { active: null, ...ended };
  await payload.db.updateOne({ collection: RUNS, id, data, returning: false });
  const { docs } = await payload.db.find<Row>({ collection: RUNS, sort: "-started_at", limit: 0 });
  const old = docs.slice(KEPT).map((row) => row.id);
  if (old.length > 0) await payload.db.deleteMany({ collection: RUNS, where: { id: { in: old } } });
}

/** Loads whether a run is active, its progress, and when the last one ended. */
export async function loadRunState(payload: Payload): Promise<RunState> {
  const active = await findActive(payload);
  const isRunning =
    active !== null && Date.now() - Date.parse(readIso(active["seen_at"])) < STALE_MS;
  const { docs } = await payload.db.find<Row>({
    collection: RUNS,
    where: { ended_at: { exists: true } },
    sort: "-ended_at",
    limit: 1,
  });
  return {
    isRunning,
    done: isRunning ? Number(active["done"] ?? 0) : 0,
    total: isRunning ? Number(active["total"] ?? 0) : 0,
    endedAt: readIso(docs[0]?.["ended_at"]),
  };
}
