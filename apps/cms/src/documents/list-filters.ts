/** Filters of lists, as parameters of their address. */
import { LOCALES } from "@orlaya/locales";
import type { SanitizedCollectionConfig } from "payload";
import { getRights, type Actor } from "../access/roles.ts";

export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Returns the filters in the parameters of a list as a query. */
export function readFilters(parameters: SearchParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (/^where\b/.test(name)) for (const each of [value].flat()) query.append(name, each ?? "");
  return query.toString();
}

/** Returns the filter for the languages of an account; empty when it edits all of them. */
export function buildLanguageFilter(
  actor: Actor,
  { versions, flattenedFields }: Pick<SanitizedCollectionConfig, "versions" | "flattenedFields">,
): string {
  const hasLanguage = flattenedFields.some(({ name }) => name === "locale");
  const { edit_locales: own } = actor;
  const isLimited = getRights(actor).scoped && own.length > 0 && own.length < LOCALES.length;
  if (!isLimited || !hasLanguage || !versions?.drafts) return "";
  return new URLSearchParams(
    own.map((locale, index) => [`where[or][0][and][0][locale][in][${index}]`, locale]),
  ).toString();
}
