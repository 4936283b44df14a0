/**
 * Answers searches of both finders. A page may contain both; the query parameters identify the
 * finder.
 */
import type { SiteContent } from "@orlaya/content";
import {
  readGo,
  type EligibilityAnswer,
  type NeedAnswer,
  type NeedFormModel,
} from "@orlaya/finder-ui";
import { findSite } from "@orlaya/routes";
import { answerEligibility, answerWithoutRelease } from "../load/eligibility.ts";
import { answerNeed, answerWithoutNeedData, asksByNeed } from "../load/need-search.ts";
import type { Runtime } from "../process/runtime.ts";
import type { LoadedPage, PageRequest } from "./page.ts";

/** Errors in the answers of a query, for the form on the page. */
interface InvalidAnswers {
  readonly kind: "none";
  readonly errors: NeedFormModel["errors"];
}

/**
 * Answers the search of a query; `none` when the query has no search, or a search with invalid
 * answers.
 */
export async function answerSearch(
  runtime: Runtime,
  request: PageRequest,
  site: SiteContent,
): Promise<LoadedPage | InvalidAnswers> {
  const { path, query, json } = request;
  // An editor who tries rules is not a visitor.
  const count = request.preview ? undefined : request.countSearch;
  if (!query.has("go") && !json) return { kind: "none", errors: {} };
  const byNeed =
    asksByNeed(query) && (await answerNeed(runtime, site, query, await request.country()));
  const answer = byNeed || (await answerEligibility(runtime, site, path, query, count));
  if (answer && json) return { kind: "json", answer };
  if (answer && answer.kind !== "invalid") return { kind: "redirect", to: answer.url, status: 303 };
  return { kind: "none", errors: byNeed && byNeed.kind === "invalid" ? byNeed.errors : {} };
}

/**
 * Answers a search whose data cannot be read (spec §4.3, §8); null for a request without a search.
 */
export async function answerFailedSearch(
  runtime: Runtime,
  { path, query, json }: PageRequest,
): Promise<NeedAnswer | EligibilityAnswer | null> {
  const site = runtime.content.at(findSite(path));
  if (asksByNeed(query)) return query.has("go") || json ? answerWithoutNeedData(site) : null;
  return readGo(query) === null ? null : answerWithoutRelease(site, query);
}
