/** Reads the fields that a stored payload and the file of a browser have in common. */
import { isLocale } from "@orlaya/locales";
import type { OptionsFinder } from "../finder.ts";
import type { OptionsTable } from "../table.ts";
import { isGrid, isIntegers, isRows } from "./checks.ts";
import type { Raw } from "./checks.ts";

/** Everything of a finder except the table. */
type Head = Omit<OptionsFinder, "table">;

/** Reads version, locale, countries and profiles. Returns a text for a problem. */
export function readHead({ type, version, locale, ...fields }: Raw): Head | string {
  if (type !== "realtime" || typeof version !== "number" || !Number.isSafeInteger(version))
    return "no release version";
  if (!isLocale(locale)) return "unknown locale";
  const codes = readCodes(fields["codes"]);
  if (codes === null) return "bad codes";
  const names = readNames(fields["names"]);
  const codeAt = new Map(codes.map((code, index) => [code, index]));
  if (names.length !== codes.length || codeAt.size !== codes.length)
    return "codes and names do not agree";
  const { profiles } = fields;
  if (!isRows(profiles, 2)) return "bad profiles";
  return {
    type,
    version,
    locale,
    codes,
    names,
    codeAt,
    profiles: profiles.map(([id, label]) => ({ id: id ?? "", label: label ?? "" })),
    profileAt: new Map(profiles.map(([id], index) => [id ?? "", index])),
  };
}

function readCodes(value: unknown): readonly string[] | null {
  return typeof value === "string" && /^([A-Z]{2})*$/.test(value)
    ? (value.match(/../g) ?? [])
    : null;
}

function readNames(value: unknown): readonly string[] {
  return typeof value === "string" && value !== "" ? value.split("\n") : [];
}

/** The class of each country by role, and its row for journeys within it; not yet checked. */
export type CountryColumns = Readonly<
  Record<"residence" | "destination" | "nationality" | "within", unknown>
>;

/**
 * Reads the table of a payload. Every index is checked.
 * @param columns values of each country
 * @param most largest value of a cell
 */
export function readOptionsTable(
  { classes, cells, rows, asks }: Raw,
  columns: CountryColumns,
  { codes, profiles: { length: profiles } }: Pick<Head, "codes" | "profiles">,
  most: number,
): OptionsTable | null {
  if (!isIntegers(classes, 0, 65_535)) return null;
  const [residences = 0, destinations = 0, nationalities = 0] = classes;
  const listed = Math.max(nationalities, 1);
  const width = Math.max(profiles, 1);
  if (!isGrid(asks, 0, most, listed)) return null;
  if (!isGrid(rows, -asks.length / listed, most, width)) return null;
  const lastRow = Math.max(rows.length / width - 1, 0);
  if (!isIntegers(cells, 0, lastRow) || cells.length !== residences * destinations) return null;
  const isPerCountry = (value: unknown, last: number): value is readonly number[] =>
    isIntegers(value, 0, last) && value.length === codes.length;
  const { residence, destination, nationality, within } = columns;
  return isPerCountry(residence, residences - 1) &&
    isPerCountry(destination, destinations - 1) &&
    isPerCountry(nationality, nationalities - 1) &&
    isPerCountry(within, lastRow)
    ? {
        profiles,
        residence: Uint16Array.from(residence),
        destination: Uint16Array.from(destination),
        nationality: Uint16Array.from(nationality),
        destinationClasses: destinations,
        nationalityClasses: nationalities,
        cells: Uint32Array.from(cells),
        within: Uint32Array.from(within),
        rows: Int32Array.from(rows),
        asks: Int32Array.from(asks),
      }
    : null;
}
