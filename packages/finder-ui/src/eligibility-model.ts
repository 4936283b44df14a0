/** What the eligibility finder is drawn from (spec §4; finder §2, §6): two pure functions that the server calls, and their shapes. */
import {
  PARAMS,
  asksNationality,
  getCountryIndex,
  findEligibilityOutcome,
  readAnswers,
  resolve,
  restoreAnswers,
  type Answers,
  type EligibilityOutcome,
  type Field,
  type Finder,
} from "@orlaya/finder/eligibility";
import { isExternal, type FieldProblem } from "@orlaya/finder/need";
import { appendQuery, withAnchor } from "@orlaya/finder/url";
import type { PictureData } from "@orlaya/ui";
import {
  FINDER_ID,
  buildFinderHref,
  findNextField,
  getResultId,
  keepKnownAnswers,
} from "./answers.ts";
import { GO_PARAM, VERSION_PARAM } from "./params.ts";
import {
  buildNoResultModel,
  buildResultModel,
  type EligibilityNoResultModel,
  type EligibilityResultModel,
  type ResultInput,
} from "./result-model.ts";

/** What a submit asks for: a `quote` request leads to the funnel, `product` to the plan's page (spec §4); `rate` to the result, which is the plan with its price on the finder's own page (finder §6.18). */
export const ELIGIBILITY_GOES = ["quote", "rate", "product"] as const;
export type EligibilityGo = (typeof ELIGIBILITY_GOES)[number];

/** `page`: the dedicated finder page. */
export type EligibilityVariant = "card" | "panel" | "page";

/** The button that a query names; null without one, and for one we do not know. */
export const readGo = (query: URLSearchParams): EligibilityGo | null =>
  ELIGIBILITY_GOES.find((known) => known === query.get(GO_PARAM)) ?? null;

/** Content of the finder module that the form shows; empty texts fall back to the bundle. */
export interface EligibilityModule {
  /** Heading of the card; on the page, which has a heading of its own, the name of the form. */
  readonly title: string;
  readonly description: string;
  /** Above the answers on the page; the card and the panel have none. */
  readonly image?: PictureData | null;
  readonly submitLabel: string;
}

/** Where a finder stands and what it may load; every address comes from the route table. */
export interface EligibilityPlace {
  readonly audience: "individual" | "corporate";
  /** Path of the page the finder stands on: it answers every step, the result and the submit. */
  readonly action: string;
  /** Path of the release's payload in the page's locale. */
  readonly releaseUrl: string;
  /** Path of the release's search file. */
  readonly searchUrl: string | null;
  /** Path of the no-result landing, or error-404; the answers are added to it (finder §6.18). */
  readonly noResultUrl: string;
  /** Hosts that funnels and plans may be on, beside this site. */
  readonly hosts: readonly string[];
}

/** All of it is JSON: it travels in the page beside the form. */
export interface EligibilityModel extends EligibilityPlace {
  readonly version: number;
  /** The valid beginning of what the address names. */
  readonly answers: Answers;
  /** Answers of the address that are not offered: said in a notice. */
  readonly dropped: readonly Field[];
  readonly problems: Partial<Record<Field, FieldProblem>>;
  /** A destination named without a residence, as by the page of a country: taken once the residence allows it. */
  readonly wish: string | null;
  /** Shown in place of the form when the answers are complete. */
  readonly result: EligibilityResultModel | EligibilityNoResultModel | null;
}

export interface EligibilityInput extends Omit<ResultInput, "changed"> {
  readonly query: URLSearchParams;
  /** The release that parameter `v` names, where that is another one and can still be had. */
  readonly previous?: Finder | null;
  readonly place: EligibilityPlace & ResultInput["place"];
}

/** Everything that a finder shows for a query. Total: any query gives a step with a notice, never an exception (finder §6.21). */
export function buildEligibilityModel(input: EligibilityInput): EligibilityModel {
  const { finder, query, place, previous = null } = input;
  const { audience, action, releaseUrl, searchUrl, noResultUrl, hosts } = place;
  const asked = readAnswers(query);
  const { answers, dropped: all } = restoreAnswers(finder, query);
  const wish =
    asked.residence === null && getCountryIndex(finder, asked.destination) >= 0
      ? asked.destination
      : null;
  // Neither a wish nor a nationality that nothing asks for is a loss.
  const dropped = all.filter(
    (field) =>
      !(field === "destination" && wish !== null) &&
      !(field === "nationality" && answers.profile !== null && !asksNationality(finder, answers)),
  );
  const next = findNextField(finder, answers);
  const problems: Partial<Record<Field, FieldProblem>> = {};
  if (next !== null && dropped.includes(next)) problems[next] = "unknown";
  // A form names its current field even when that is empty; a link does not.
  else if (next !== null && query.has(PARAMS[next])) problems[next] = "missing";
  const complete = next === null && dropped.length === 0;
  // The address alone proves nothing: it may be a bookmark, or passed on.
  const shown = {
    ...input,
    changed: previous !== null && planKey(previous, asked) !== planKey(finder, asked),
  };
  return {
    audience,
    action,
    releaseUrl,
    searchUrl,
    noResultUrl,
    hosts,
    version: finder.version,
    answers,
    dropped,
    problems,
    wish,
    result: complete
      ? (buildResultModel(shown, answers) ?? buildNoResultModel(shown, query))
      : null,
  };
}

/** What the finder's address answers to a submit: a redirect or a page for a form, this as JSON for a script. */
export type EligibilityAnswer =
  | { readonly kind: "quote" | "product"; readonly url: string; readonly external: boolean }
  /** The finder's address with all answers: the plan, its price, and why. */
  | { readonly kind: "result"; readonly url: string; readonly external: false }
  /** The landing, with the answers. `no-url` is to be logged as an error. */
  | {
      readonly kind: "noResult";
      readonly reason: "no-flow" | "nationality-not-listed" | "no-url";
      readonly url: string;
      readonly external: false;
    }
  /** The plans changed since: the finder's address with the answers, which shows what they lead to now instead of a blind redirect (finder §2.11). */
  | { readonly kind: "changed"; readonly url: string; readonly external: false }
  /** The site has no release to answer from: the error landing, with the answers. */
  | { readonly kind: "error"; readonly url: string; readonly external: false }
  | { readonly kind: "invalid"; readonly problems: EligibilityModel["problems"] };

type Outcome = (release: Finder) => EligibilityOutcome;

/** Whether the answers were made on another release, and lead elsewhere on the current one. An unknown release is another. */
function hasChanged({ finder, query, previous }: EligibilityInput, outcomeOn: Outcome): boolean {
  const made = query.get(VERSION_PARAM);
  if (made === null || made === String(finder.version)) return false;
  if (!previous || String(previous.version) !== made) return true;
  return endOf(outcomeOn(previous)) !== endOf(outcomeOn(finder));
}

/** The finder's address with the answers and the release that they were made on. */
function changedUrl({ query, place }: EligibilityInput, outcome: EligibilityOutcome): string {
  const url = buildFinderHref(place.action, readAnswers(query));
  const made = new URLSearchParams({ [VERSION_PARAM]: query.get(VERSION_PARAM) ?? "" });
  const id = outcome.kind === "incomplete" ? FINDER_ID : getResultId(FINDER_ID);
  return withAnchor(appendQuery(url, made.toString()), id);
}

/**
 * Answers a submit from the current release, whatever release the answers were made on.
 * @returns null when nothing was submitted (no `go`, or an unknown one): then the page is shown.
 */
export function buildEligibilityAnswer(submission: EligibilityInput): EligibilityAnswer | null {
  const { finder, query, place } = submission;
  const go = readGo(query);
  if (go === null) return null;
  const answers = readAnswers(query);
  const hosts = new Set(place.hosts);
  const outcomeOn: Outcome = (release) =>
    findEligibilityOutcome(release, answers, go === "quote" ? "quote" : "product", hosts);
  const outcome = outcomeOn(finder);
  if (hasChanged(submission, outcomeOn))
    return { kind: "changed", url: changedUrl(submission, outcome), external: false };
  const hrefOf = (action: string): string =>
    buildFinderHref(action, keepKnownAnswers(finder, answers));
  switch (outcome.kind) {
    case "quote":
    case "product":
      return go === "rate"
        ? {
            kind: "result",
            url: withAnchor(hrefOf(place.action), getResultId(FINDER_ID)),
            external: false,
          }
        : { kind: outcome.kind, url: outcome.url, external: isExternal(outcome.url) };
    case "noResult": {
      const { reason } = outcome;
      return { kind: "noResult", reason, url: hrefOf(place.noResultUrl), external: false };
    }
    case "incomplete": {
      const problems = outcome.fields.map(
        (field) => [field, answers[field] === null ? "missing" : "unknown"] as const,
      );
      return { kind: "invalid", problems: Object.fromEntries(problems) };
    }
  }
}

/** The plan of answers with all its addresses. */
function planKey(finder: Finder, answers: Answers): string {
  const resolution = resolve(finder, answers);
  return resolution.kind === "plan"
    ? `${resolution.plan.product.id} ${resolution.plan.product.url ?? ""} ${resolution.plan.funnel?.url ?? ""}`
    : resolution.kind;
}

/** What a visitor would notice of an outcome. */
const endOf = (outcome: EligibilityOutcome): string =>
  "plan" in outcome ? `${outcome.plan.product.id} ${outcome.url}` : outcome.kind;
