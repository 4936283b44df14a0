/**
 * The query of the finder: GET with need, to, language, optional from, and the button's go
 * (finder §3.1).
 */
import { parseCode } from "../code.ts";
import type { Go, Need, NeedAnswers, NeedLanguage } from "./types.ts";
import { GOES, NEEDS, NEED_LANGUAGES } from "./types.ts";

/** Requested answers; `from` is null when the server has to derive the location. */
export type NeedQuery = Omit<NeedAnswers, "from"> & {
  readonly from: string | null;
  readonly go: Go;
};

/** Names of the parameters of this finder, in the order of the query. */
export const NEED_PARAMS = ["need", "to", "language", "from", "go"] as const;

export type NeedField = "need" | "to" | "language" | "go";
/** `missing`: absent or empty. `unknown`: a value that is not an option. */
export type FieldProblem = "missing" | "unknown";

export type ParsedNeedQuery =
  | { readonly ok: true; readonly query: NeedQuery }
  | {
      readonly ok: false;
      readonly errors: Partial<Record<NeedField, FieldProblem>>;
      /** The valid values, so that a form can keep them. */
      readonly valid: Partial<NeedQuery>;
    };

const oneOf = <T extends string>(options: readonly T[], value: string): T | undefined =>
  options.find((option) => option === value);

/**
 * Parses a query. Never throws: the result is either a query or errors by field.
 *
 * - Countries are upper-cased. With `countries`, a code outside it is `unknown`; without it, any
 *   two letters are valid.
 * - The location is a default and not a visible field, so a malformed or unknown `from` counts as
 *   absent.
 * - Without `go` the request is for the product page, because the quote button always sends `go`.
 * - The first value of a repeated parameter counts.
 */
export function parseNeedQuery(
  params: URLSearchParams,
  countries?: ReadonlySet<string>,
): ParsedNeedQuery {
  const errors: Partial<Record<NeedField, FieldProblem>> = {};
  function read<T extends string>(
    field: NeedField,
    accept: (value: string) => T | undefined,
  ): T | undefined {
    const value = params.get(field)?.trim() ?? "";
    const accepted = accept(value);
    if (accepted === undefined) errors[field] = value === "" ? "missing" : "unknown";
    return accepted;
  }
  function country(value: string): string | undefined {
    const code = parseCode(value);
    return code !== null && (countries?.has(code) ?? true) ? code : undefined;
  }

  const need = read<Need>("need", (value) => oneOf(NEEDS, value));
  const to = read("to", country);
  const language = read<NeedLanguage>("language", (value) => oneOf(NEED_LANGUAGES, value));
  const go = read<Go>("go", (value) => (value === "" ? "product" : oneOf(GOES, value)));
  const from = country(params.get("from") ?? "") ?? null;

  if (need !== undefined && to !== undefined && language !== undefined && go !== undefined) {
    return { ok: true, query: { need, to, language, from, go } };
  }
  const valid: Partial<NeedQuery> = {
    ...(need !== undefined && { need }),
    ...(to !== undefined && { to }),
    ...(language !== undefined && { language }),
    ...(go !== undefined && { go }),
    ...(from !== null && { from }),
  };
  return { ok: false, errors, valid };
}

/** Returns the parameters that `parseNeedQuery` reads back, in the order of the form. */
export function needQueryParams(query: NeedQuery): URLSearchParams {
  const params = new URLSearchParams({ need: query.need, to: query.to, language: query.language });
  if (query.from !== null) params.set("from", query.from);
  params.set("go", query.go);
  return params;
}
