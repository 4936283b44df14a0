/**
 * Finds countries, regions, guides, themes and subjects such as legal ones that have a page for
 * individuals and none for businesses. The languages of a page count once.
 */
import { LOCALES } from "@orlaya/locales";
import type { Payload } from "payload";
import { readString, type Stored } from "../fields/record.ts";
import { buildFinding } from "./find-internal.ts";
import type { Finding } from "./finding.ts";

/** Collection → fields that are the same for both sites. */
const SUBJECTS = {
  page_country: ["country_code"],
  page_region: ["uid"],
  page_guide: ["uid"],
  guide_theme: ["uid"],
  page_generic: ["page_type", "uid"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Row = Stored & { readonly id: string };
const rank = (row: Row): number => LOCALES.findIndex((locale) => locale === row["locale"]);

/** Finds the subjects of a collection whose site for businesses has no page. */
async function findIn(
  payload: Payload,
  collection: string,
  fields: readonly string[],
): Promise<readonly Finding[]> {
  const { docs } = await payload.db.find<Row>({
    collection,
    where: { and: [{ _status: { equals: "published" } }, { deletedAt: { exists: false } }] },
    limit: 0,
    pagination: false,
    select: {
      ...Object.fromEntries(fields.map((name) => [name, true] as const)),
      ...{ group: true, locale: true, audience: true, title: true },
    },
  });
  const groups = Map.groupBy(
    docs.toSorted((a, b) => rank(a) - rank(b)),
    (row) => readString(row["group"]),
  );
  // Words in addresses differ by language, so the first language names the subject.
  const firsts = [...groups.values()].flatMap(([first]) => (first ? [first] : []));
  const name = (row: Row): string => fields.map((field) => readString(row[field])).join("/");
  const ofBusinesses = new Set(firsts.filter(isForBusinesses).map(name));
  return firsts
    .filter((row) => !isForBusinesses(row) && !ofBusinesses.has(name(row)))
    .map((row) =>
      buildFinding("twin", { ...row, source: row.id, type: collection, field: "" }, "", name(row)),
    );
}
const isForBusinesses = (row: Row): boolean => row["audience"] === "corporate";

/** Finds the subjects of all collections. */
export async function findTwins(payload: Payload): Promise<readonly Finding[]> {
  const found = await Promise.all(
    Object.entries(SUBJECTS).map(([collection, fields]) => findIn(payload, collection, fields)),
  );
  return found.flat();
}
