/** Reads the file of a browser: the options of the form (finder §4). */
import type { OptionsFinder } from "../finder.ts";
import { isIntegers, readFields } from "./checks.ts";
import type { Raw } from "./checks.ts";
import { readHead, readOptionsTable } from "./read-table.ts";
import type { CountryColumns } from "./read-table.ts";

export type DecodedOptions =
  | { readonly ok: true; readonly finder: OptionsFinder }
  | { readonly ok: false; readonly problem: string };

/**
 * Reads the file of a browser. Never throws. Every index is checked, so that listing options never
 * throws either.
 */
export function readOptionsPayload(value: unknown): DecodedOptions {
  const bad = (problem: string): DecodedOptions => ({ ok: false, problem });
  const fields = readFields(value);
  if (fields === null) return bad("not an object");
  const head = readHead(fields);
  if (typeof head === "string") return bad(head);
  const columns = fields["format"] === "options" ? readColumns(fields) : null;
  const table = columns && readOptionsTable(fields, columns, head, 1);
  return table === null ? bad("bad table") : { ok: true, finder: { ...head, table } };
}

/** Returns the values of each country, from those of its group. */
function readColumns({
  groups,
  residence,
  destination,
  nationality,
  within,
}: Raw): CountryColumns | null {
  if (!isIntegers(groups, 0, Number.MAX_SAFE_INTEGER)) return null;
  const pick = (values: unknown) =>
    Array.isArray(values) ? groups.map((group): unknown => values[group]) : null;
  return {
    residence: pick(residence),
    destination: pick(destination),
    nationality: pick(nationality),
    within: pick(within),
  };
}
