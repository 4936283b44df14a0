/** What an import would break: ids that name nothing, and countries that the site does not list. */
import type { DataError, EligibilityData, TableName } from "@orlaya/finder/data";
import { record, type Stored } from "../fields/record.ts";
import { TABLES, listReferenceColumns } from "./tables.ts";

/** The rows of a table. */
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

/** Ids in a table that name nothing, by row and column. Derived columns are not looked at: they are made anew. */
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

/** Records elsewhere that would name nothing once these are gone. */
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

/** Countries belong to the site list: an import says what the finder knows of them, it does not make any. */
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
