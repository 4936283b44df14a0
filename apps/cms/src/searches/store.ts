/**
 * Stores numbers of searches without a result by calendar quarter, and returns those that are large
 * enough to be shown.
 */
import { randomUUID } from "node:crypto";
import { MOST_SEARCHES, type SearchCount, type SearchCounts } from "@orlaya/contract";
import type { Payload } from "payload";
import { z } from "zod";
import { readString } from "../fields/record.ts";
import { runSql, sql } from "../sql.ts";

/** Slug of the collection. */
export const SEARCH_COUNTS = "search_counts";
/** Smallest number of searches that is shown. */
export const FEWEST_SEARCHES = 5;
/** Numbers are shown as multiples of this, so that a further search is not noticed. */
const STEP = 5;
/** Number of quarters, with the present one, that are kept. */
const QUARTERS = 4;

const code = z.string().regex(/^[A-Z]{2}$/);
const row = z.strictObject({
  residence: code,
  destination: code,
  profile: z.string().min(1).max(100),
  count: z.int().min(1).max(1000),
}) satisfies z.ZodType<SearchCount>;
/** Schema of the request. Further fields, such as a nationality, are refused. */
export const searchesSchema = z.strictObject({
  searches: z.array(row).min(1).max(MOST_SEARCHES),
}) satisfies z.ZodType<SearchCounts>;

/** Returns a calendar quarter (UTC): `2026-4`. @param back number of quarters before the present */
export function getQuarter(now: Date, back = 0): string {
  const quarters = now.getUTCFullYear() * 4 + Math.floor(now.getUTCMonth() / 3) - back;
  return `${Math.floor(quarters / 4)}-${(quarters % 4) + 1}`;
}
const getOldest = (now: Date): string => getQuarter(now, QUARTERS - 1);

/** Adds searches to the rows of this quarter. One statement for each, so that none is lost. */
export async function addSearches(
  payload: Pick<Payload, "db">,
  searches: readonly SearchCount[],
  now = new Date(),
): Promise<void> {
  const quarter = getQuarter(now);
  for (const { residence, destination, profile, count } of searches)
    await runSql(
      payload,
      sql`INSERT INTO "search_counts" ("id", "quarter", "residence", "destination", "profile", "searches")
        VALUES (${randomUUID()}, ${quarter}, ${residence}, ${destination}, ${profile}, ${count})
        ON CONFLICT ("quarter", "residence", "destination", "profile")
        DO UPDATE SET "searches" = "search_counts"."searches" + excluded."searches"`,
    );
}

/**
 * Loads the searches of the last four quarters that were made at least five times, the most
 * frequent first. Their numbers are rounded down to multiples of five.
 */
export async function loadFrequentSearches(
  payload: Pick<Payload, "db">,
  now = new Date(),
): Promise<readonly SearchCount[]> {
  const rows = await runSql(
    payload,
    sql`SELECT "residence", "destination", "profile", SUM("searches") AS "count"
      FROM "search_counts" WHERE "quarter" >= ${getOldest(now)} AND "quarter" <= ${getQuarter(now)}
      GROUP BY "residence", "destination", "profile" HAVING SUM("searches") >= ${FEWEST_SEARCHES}
      ORDER BY SUM("searches") DESC, "residence", "destination", "profile"`,
  );
  return rows.map((each) => ({
    residence: readString(each["residence"]),
    destination: readString(each["destination"]),
    profile: readString(each["profile"]),
    // PostgreSQL returns a sum as text.
    count: Math.floor(Number(each["count"]) / STEP) * STEP,
  }));
}

/** Deletes the rows of quarters that are no longer kept. */
export async function deleteOldSearches(
  payload: Pick<Payload, "db">,
  now = new Date(),
): Promise<void> {
  await runSql(payload, sql`DELETE FROM "search_counts" WHERE "quarter" < ${getOldest(now)}`);
}
