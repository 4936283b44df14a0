/**
 * Model of the eligibility finder (spec §4; finder §2, §6): two pure functions that the server
 * calls, and their types.
 */
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

/**
 * The submit buttons. A `quote` request leads to the funnel, `product` to the plan's page
 * (spec §4), `rate` to the result: the plan with its price on the finder's own page (finder §6.18).
 */
export const ELIGIBILITY_GOES = ["quote", "rate", "product"] as const;
export type EligibilityGo = (typeof ELIGIBILITY_GOES)[number];

/** Where the form is shown; `page` is the dedicated finder page. */
export type EligibilityVariant = "card" | "panel" | "page";

/** Returns the submit button that a query names, or null when it is missing or unknown. */
export const readGo = (query: URLSearchParams): EligibilityGo | null =>
  ELIGIBILITY_GOES.find((known) => known === query.get(GO_PARAM)) ?? null;

/** Content of the finder module that the form shows. Empty texts fall back to the bundle. */
export interface EligibilityModule {
  /** Heading of the card; on the page, which has its own heading, the accessible name. */
  readonly title: string;
  readonly description: string;
  /** Picture above the answers on the page. The card and the panel show no picture. */
  readonly image?: PictureData | null;
  readonly submitLabel: string;
}

/**
 * The page of a finder and the addresses that it uses. Every address comes from the route table.
 */
export interface EligibilityPlace {
  readonly audience: "individual" | "corporate";
  /**
   * Path of the page that contains the finder. It handles every step, the result and the submit.
   */
  readonly action: string;
  /** Path of the release's payload in the page's locale. */
  readonly releaseUrl: string;
  /** Path of the release's search file. */
  readonly searchUrl: string | null;
  /** Path of the no-result landing, or of error-404. The answers are appended (finder §6.18). */
  readonly noResultUrl: string;
  /** Hosts of funnels and plans that are allowed in addition to this site. */
  readonly hosts: readonly string[];
}

/** Model of the finder. All of it is JSON, because the page contains it next to the form. */
export interface EligibilityModel extends EligibilityPlace {
  readonly version: number;
  /** Answers of the address up to the first that is not valid. */
  readonly answers: Answers;
  /** Answers of the address that are not offered. A notice lists them. */
  readonly dropped: readonly Field[];
  readonly problems: Partial<Record<Field, FieldProblem>>;
  /**
   * Destination of an address without a residence, such as the link of a country page. It becomes
   * the answer once the visitor chooses a residence that allows it.
   */
  readonly wish: string | null;
  /** The result that replaces the form when the answers are complete; otherwise null. */
  readonly result: EligibilityResultModel | EligibilityNoResultModel | null;
}

export interface EligibilityInput extends Omit<ResultInput, "changed"> {
  readonly query: URLSearchParams;
  /** The release that parameter `v` names, when it is not the current one and still available. */
  readonly previous?: Finder | null;
  readonly place: EligibilityPlace & ResultInput["place"];
}

/**
 * Builds the model of a finder for a query. Never throws: an invalid query gives a step with a
 * notice (finder §6.21).
 */
export function buildEligibilityModel(input: EligibilityInput): EligibilityModel {
  const { finder, query, place, previous = null } = input;
  const { audience, action, releaseUrl, searchUrl, noResultUrl, hosts } = place;
  const asked = readAnswers(query);
  const { answers, dropped: all } = restoreAnswers(finder, query);
  const wish =
    asked.residence === null && getCountryIndex(finder, asked.destination) >= 0
      ? asked.destination
      : null;
  // A wish, or a nationality that is not asked for, does not count as dropped.
  const dropped = all.filter(
    (field) =>
      !(field === "destination" && wish !== null) &&
      !(field === "nationality" && answers.profile !== null && !asksNationality(finder, answers)),
  );
  const next = findNextField(finder, answers);
  const problems: Partial<Record<Field, FieldProblem>> = {};
  if (next !== null && dropped.includes(next)) problems[next] = "unknown";
  // A submitted form sends its current field even when it is empty; a link does not contain it.
  else if (next !== null && query.has(PARAMS[next])) problems[next] = "missing";
  const complete = next === null && dropped.length === 0;
  // Parameter `v` alone does not prove a change: the address may be a bookmark or a shared link.
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

/**
 * Response of the finder's address to a submit. A form receives a redirect or a page, a script
 * receives this as JSON.
 */
export type EligibilityAnswer =
  | { readonly kind: "quote" | "product"; readonly url: string; readonly external: boolean }
  /** The finder's address with all answers. It shows the plan, its price and the reasons. */
  | { readonly kind: "result"; readonly url: string; readonly external: false }
  /** The landing with the answers. The caller logs `no-url` as an error. */
  | {
      readonly kind: "noResult";
      readonly reason: "no-flow" | "nationality-not-listed" | "no-url";
      readonly url: string;
      readonly external: false;
    }
  /**
   * The plans changed since the answers were given. The finder's address with the answers shows the
   * new outcome, instead of a redirect to it (finder §2.11).
   */
  | { readonly kind: "changed"; readonly url: string; readonly external: false }
  /** The error landing with the answers, when the site has no release. */
  | { readonly kind: "error"; readonly url: string; readonly external: false }
  | { readonly kind: "invalid"; readonly problems: EligibilityModel["problems"] };

type Outcome = (release: Finder) => EligibilityOutcome;

/**
 * Whether the answers were made on another release and have another outcome on the current one.
 * A release that is not available counts as changed.
 */
function hasChanged({ finder, query, previous }: EligibilityInput, outcomeOn: Outcome): boolean {
  const made = query.get(VERSION_PARAM);
  if (made === null || made === String(finder.version)) return false;
  if (!previous || String(previous.version) !== made) return true;
  return endOf(outcomeOn(previous)) !== endOf(outcomeOn(finder));
}

/** Returns the finder's address with the answers and the release that they were made on. */
function changedUrl({ query, place }: EligibilityInput, outcome: EligibilityOutcome): string {
  const url = buildFinderHref(place.action, readAnswers(query));
  const made = new URLSearchParams({ [VERSION_PARAM]: query.get(VERSION_PARAM) ?? "" });
  const id = outcome.kind === "incomplete" ? FINDER_ID : getResultId(FINDER_ID);
  return withAnchor(appendQuery(url, made.toString()), id);
}

/**
 * Builds the response to a submit from the current release, even for answers of another release.
 * @returns null when nothing was submitted (`go` is missing or unknown); the caller shows the page
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
        : {
            kind: outcome.kind,
            url: outcome.isRequest ? hrefOf(outcome.url) : outcome.url,
            external: isExternal(outcome.url),
          };
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

/** Returns a key of the plan for these answers and its addresses, for comparison. */
function planKey(finder: Finder, answers: Answers): string {
  const resolution = resolve(finder, answers);
  return resolution.kind === "plan"
    ? `${resolution.plan.product.id} ${resolution.plan.product.url ?? ""} ${resolution.plan.funnel?.url ?? ""}`
    : resolution.kind;
}

/** Returns a key of the parts of an outcome that a visitor notices, for comparison. */
const endOf = (outcome: EligibilityOutcome): string =>
  "plan" in outcome ? `${outcome.plan.product.id} ${outcome.url}` : outcome.kind;
