/**
 * Checks of an import: ids that refer to no record, records that others still need, and countries
 * that are not in the site list.
 */
import type { DataError, EligibilityData, TableName } from "@orlaya/finder/data";
import type { Payload } from "payload";
import { record, type Stored } from "../fields/record.ts";
import { listMarketTexts } from "../markets/texts.ts";
import { listReferenceColumns } from "./references.ts";
import { TABLES } from "./tables.ts";

/** Returns the rows of a table. */
export const listRows = (data: EligibilityData, table: TableName): readonly Stored[] =>
  data[table].map((row) => record(row));
/** Returns the keys in a cell: of several records, of one, or of none. */
function listKeys(value: unknown): readonly string[] {
  const keys: readonly unknown[] = Array.isArray(value) ? value : [value];
  return keys.filter((key): key is string => typeof key === "string" && key !== "");
}
const error = (
  table: TableName,
  row: number | null,
  column: string | null,
  detail: string,
): DataError => ({ table, row, column, problem: "bad-id", detail });

/**
 * Returns ids in a table that refer to no record, by row and column. Skips derived columns, because
 * they are recomputed.
 */
export function findDanglingReferences(
  data: EligibilityData,
  table: TableName,
): readonly DataError[] {
  return Object.entries(TABLES[table].columns).flatMap(([column, place]) => {
    const { to, by, byCode, instead } = place;
    if (!to || by) return [];
    const known = new Set(listRows(data, to).map((row) => row[byCode ? "iso" : "id"]));
    return listRows(data, table).flatMap((row, index) =>
      listKeys(row[column])
        .filter((id) => !known.has(id) && id !== instead?.value)
        .map((id) => error(table, index + 1, column, `“${id}” is in none of the ${to}`)),
    );
  });
}

/** Returns references in other tables to the rows that are removed. */
export function findOrphans(
  data: EligibilityData,
  table: TableName,
  removed: readonly Stored[],
): readonly DataError[] {
  const removedIds = new Set(removed.map(({ id }) => id));
  const removedCodes = new Set(removed.map(({ iso }) => iso));
  return removed.length === 0
    ? []
    : listReferenceColumns(table)
        .filter(({ table: by }) => by !== table)
        .flatMap(({ table: by, column, byCode }) =>
          listRows(data, by).flatMap((row) =>
            listKeys(row[column])
              .filter((key) => (byCode ? removedCodes : removedIds).has(key))
              .map((key) =>
                error(
                  table,
                  null,
                  null,
                  `“${key}” is missing, and ${nameRow(by, row)} names it in ${column}`,
                ),
              ),
          ),
        );
}

/** Returns the texts that state the market of a plan that is removed. */
export async function findTextsOfRemoved(
  payload: Payload,
  removed: readonly Stored[],
  documents: ReadonlyMap<string, string>,
): Promise<readonly DataError[]> {
  const ids = removed.flatMap(({ id }) => documents.get(String(id)) ?? []);
  const texts = ids.length === 0 ? [] : await listMarketTexts(payload, ids);
  const gone = new Set(removed.map(({ id }) => String(id)));
  return texts.flatMap(({ title, locale, products }) =>
    products
      .filter(({ id }) => gone.has(id))
      .map(({ id, name }) => {
        const detail = `“${id}” is missing, and the text “${title}” (${locale}) says who can take out ${name}`;
        return error("products", null, null, detail);
      }),
  );
}

function nameRow(table: TableName, row: Stored): string {
  if (table === "rules") return `rule ${String(row["ID"])}`;
  return table === "journeys" ? `journey ${String(row["id"])}` : `${table} ${String(row["Name"])}`;
}

/** Returns the closed countries of the data that have no legal source. */
export function findClosedWithoutSource(data: EligibilityData): readonly DataError[] {
  return data.countries.flatMap(({ never, never_nationality, never_source }, index) =>
    (never || never_nationality) && never_source === null
      ? [error("countries", index + 1, "never_source", "a closed country needs its legal source")]
      : [],
  );
}

/**
 * Checks an import of countries. Countries belong to the site list: an import sets their finder
 * data and creates none.
 */
export function findCountryProblems(
  data: EligibilityData,
  codes: ReadonlySet<string>,
): readonly DataError[] {
  return data.countries.flatMap((country, index) => [
    ...(codes.has(country.iso)
      ? []
      : [
          error(
            "countries",
            index + 1,
            "iso",
            `“${country.iso}” is not in the site’s list of countries`,
          ),
        ]),
    ...(country.Name === country["fr-fr"]
      ? []
      : [
          error(
            "countries",
            index + 1,
            "Name",
            `the French name stands in Name and in fr-fr, which say “${country.Name}” and “${country["fr-fr"] ?? ""}”`,
          ),
        ]),
    ...(["en-gb", "es-es", "nl-nl", "de-de"] as const).flatMap((locale) =>
      country[locale] === null
        ? [error("countries", index + 1, locale, "a country needs its name in every language")]
        : [],
    ),
  ]);
}
