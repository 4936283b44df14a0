/** Writes the addresses at which a person sees a contradiction. */
import { needQueryParams } from "../../need/query.ts";
import type { Need, NeedLanguage } from "../../need/types.ts";
import { appendQuery } from "../../url.ts";
import { answerParams } from "../cascade.ts";
import type { Answers } from "../finder.ts";
import type { SitePages } from "./site-pages.ts";

/** Query parameters of the filters of the list of plans. */
export const LIST_PARAMS = {
  residence: "country-of-residence",
  destination: "country-of-destination",
} as const;

/** A search by need without its countries. */
export interface Search {
  readonly need: Need;
  readonly language: NeedLanguage;
}

/** Returns the address of the eligibility finder with these answers. */
export const writeFinderHref = ({ listPath }: SitePages, answers: Answers): string =>
  appendQuery(listPath, answerParams(answers).toString());

/** Returns the address of the list of plans between two countries (ISO codes). */
export function writeListHref({ listPath }: SitePages, from: string, to: string): string {
  const query = new URLSearchParams({
    [LIST_PARAMS.residence]: from,
    [LIST_PARAMS.destination]: to,
  });
  return appendQuery(listPath, query.toString());
}

/** Returns the address of a search by need between two countries (ISO codes). */
export function writeSearchHref(
  { searchPath }: SitePages,
  search: Search,
  from: string,
  to: string,
): string {
  const query = needQueryParams({ ...search, from, to, go: "product" });
  return appendQuery(searchPath, query.toString());
}
