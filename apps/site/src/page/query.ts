/**
 * Query parameters of pages besides their finder: answers that links keep, and redundant
 * parameters.
 */
import { PLAN_PARAM } from "@orlaya/slices/compare-params";
import { PREMIUM_PARAMS } from "@orlaya/slices/premium-params";
import { CATALOGUE_FILTERS } from "@orlaya/slices/views";
import { MARK_PARAM } from "../forms/funnel-mark.ts";
import { removeFirstPage } from "../load/paging.ts";

/** Answer parameters of both finders, in the order of finder §6.17. */
const ANSWERS = ["from", "to", "as", "nat", "need", "language"];

/** Maximum length of a kept answer, in characters. */
const MAX_ANSWER_LENGTH = 40;

/**
 * Returns the answers of the finders, the mark of a funnel, the filters of the plan list and the answers
 * about a price. They
 * have the same meaning in every language.
 */
export function readKeptAnswers(query: URLSearchParams): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    [...ANSWERS, MARK_PARAM, ...CATALOGUE_FILTERS, ...PREMIUM_PARAMS].map((name) => [
      name,
      query.get(name)?.slice(0, MAX_ANSWER_LENGTH) ?? null,
    ]),
  );
}

/**
 * Returns the query with only the first value of each answer, which is the value in use. Null when
 * no answer is repeated. Without scripts, a form with radio cards also sends the hidden empty field
 * of the group.
 */
function removeRepeats(query: URLSearchParams): URLSearchParams | null {
  const repeated = ANSWERS.filter((name) => query.getAll(name).length > 1);
  if (repeated.length === 0) return null;
  const single = new URLSearchParams(query);
  for (const name of repeated) single.set(name, query.get(name) ?? "");
  return single;
}

/**
 * Returns the query of a comparison without the filters of the plan list, whose form leads to it, and
 * without empty choices. Null when it has neither.
 */
export function readComparison(query: URLSearchParams): URLSearchParams | null {
  const kept = new URLSearchParams(
    [...query].filter(
      ([name, value]) =>
        !CATALOGUE_FILTERS.some((filter) => filter === name) &&
        (name !== PLAN_PARAM || value !== ""),
    ),
  );
  return kept.size < query.size ? kept : null;
}

/**
 * Returns a shorter query with the same meaning and the status of the redirect to it; null when
 * there is none.
 */
export function shortenQuery(
  query: URLSearchParams,
): { readonly query: URLSearchParams; readonly status: 301 | 303 } | null {
  const withoutPage = removeFirstPage(query);
  if (withoutPage) return { query: withoutPage, status: 301 };
  const single = removeRepeats(query);
  return single && { query: single, status: 303 };
}
