/** What pages read of a query besides their finder, and which queries have a shorter spelling. */
import { CATALOGUE_FILTERS } from "@orlaya/slices/views";
import { removeFirstPage } from "../load/paging.ts";

/** Parameters of the answers of either finder, in the order of finder §6.17. */
const ANSWERS = ["from", "to", "as", "nat", "need", "language"];

/** Longest answer in characters that links keep. */
const MAX_ANSWER_LENGTH = 40;

/** Answers of the finders and filters of the list of plans, which mean the same in every language. */
export function readKeptAnswers(query: URLSearchParams): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    [...ANSWERS, ...CATALOGUE_FILTERS].map((name) => [
      name,
      query.get(name)?.slice(0, MAX_ANSWER_LENGTH) ?? null,
    ]),
  );
}

/**
 * The query with one value for each answer, the first, which is the one that counts. Null when it has no repeated answer.
 * Radio cards of a form without scripts send the note beside them too.
 */
function removeRepeats(query: URLSearchParams): URLSearchParams | null {
  const repeated = ANSWERS.filter((name) => query.getAll(name).length > 1);
  if (repeated.length === 0) return null;
  const single = new URLSearchParams(query);
  for (const name of repeated) single.set(name, query.get(name) ?? "");
  return single;
}

/** A shorter query with the same meaning, and the status of the redirect to it; null when there is none. */
export function shortenQuery(
  query: URLSearchParams,
): { readonly query: URLSearchParams; readonly status: 301 | 303 } | null {
  const withoutPage = removeFirstPage(query);
  if (withoutPage) return { query: withoutPage, status: 301 };
  const single = removeRepeats(query);
  return single && { query: single, status: 303 };
}
