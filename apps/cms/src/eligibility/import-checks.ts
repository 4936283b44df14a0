/**
 * Checks of an import: ids that refer to no record, and countries that are not in the site list.
 */
import type { DataError, EligibilityData, TableName } from "@orlaya/finder/data";
import { record, type Stored } from "../fields/record.ts";
import { TABLES, listReferenceColumns } from "./tables.ts";

/** Returns the rows of a table. */
export const listRows = (data: EligibilityData, table: TableName): readonly Stored[] =>
  data[table].map((row) => record(row));
const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
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
  return Object.entries(TABLES[table].columns).flatMap(([column, { to, by }]) => {
    if (!to || by) return [];
    const known = new Set(listRows(data, to).map(({ id }) => id));
    return listRows(data, table).flatMap((row, index) =>
      idsIn(row[column])
        .filter((id) => !known.has(id))
        .map((id) => error(table, index + 1, column, `“${id}” is in none of the ${to}`)),
    );
  });
}

/** Returns references in other tables to the records that are removed. */
export function findOrphans(
  data: EligibilityData,
  table: TableName,
  removed: ReadonlySet<string>,
): readonly DataError[] {
  return removed.size === 0
    ? []
    : listReferenceColumns(table)
        .filter(({ table: by }) => by !== table)
        .flatMap(({ table: by, column }) =>
          listRows(data, by).flatMap((row) =>
            idsIn(row[column])
              .filter((id) => removed.has(id))
              .map((id) =>
                error(
                  table,
                  null,
                  null,
                  `“${id}” is missing, and ${by === "rules" ? `rule ${String(row["ID"])}` : `${by} ${String(row["Name"])}`} names it in ${column}`,
                ),
              ),
          ),
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
