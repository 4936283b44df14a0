/**
 * Models of the outcome of the eligibility finder: the plan and its reasons, or the answer that
 * blocks and the changes that lead to a plan (finder §5.5, §6.18).
 */
import {
  FIELDS,
  NOT_LISTED,
  findEligibilityOutcome,
  listAlternatives,
  listPlansByNationality,
  readAnswers,
  resolve,
  type Alternative,
  type Answers,
  type Field,
  type Finder,
  type PlanProduct,
} from "@orlaya/finder/eligibility";
import { readTargetLanguage } from "@orlaya/finder/url";
import { getLanguageName } from "@orlaya/locales";
import type { LinkData, PictureData, PriceData } from "@orlaya/ui";
import { findBlockedField, isClosed, isOwnCountryRefused } from "./refusal.ts";
import { getAnswerName, keepAnswersBefore, buildFinderHref, keepKnownAnswers } from "./answers.ts";

/** Maximum number of single-answer changes that are shown. */
const MOST_CHANGES = 3;

/** Content about a plan. */
export interface PlanCard {
  readonly description: string;
  readonly picture: PictureData | null;
  readonly price: PriceData | null;
  /**
   * `world` for a worldwide plan, otherwise the codes of the countries that the plan is made for;
   * empty when it names no country.
   */
  readonly scope: "world" | readonly string[];
}
const NO_CARD: PlanCard = { description: "", picture: null, price: null, scope: [] };

/** An answer in words. */
export interface AnswerView {
  readonly field: Field;
  readonly value: string;
  /** Whether the text "My nationality is not listed" is shown instead of the value. */
  readonly notListed: boolean;
  /**
   * Address of the finder with the answers before this one, where the visitor answers it again.
   * Null when an earlier answer has to change first.
   */
  readonly changeHref: string | null;
}

/** A change of one answer, and the plan that it leads to. */
export interface ChangeView {
  readonly field: Field;
  readonly from: string;
  readonly to: string;
  /** Name of the plan; null when nationality has to be answered first. */
  readonly product: string | null;
  readonly price: PriceData | null;
  readonly href: string;
}

export interface EligibilityResultModel {
  readonly kind: "result";
  readonly version: number;
  readonly action: string;
  readonly answers: Answers;
  readonly answerViews: readonly AnswerView[];
  readonly plan: { readonly name: string } & PlanCard;
  /** Name of the plan that the page is about, when the answers lead to another plan. */
  readonly instead: string | null;
  /** True only when it is known that no nationality is excluded. */
  readonly anyNationality: boolean;
  /**
   * Whether the plan is made for the destination, and other nationalities get a worldwide plan with
   * the same answers.
   */
  readonly local: boolean;
  readonly alternatives: readonly ChangeView[];
  /**
   * Name of the language of a quote on another website; null for a quote on this site, or in the
   * language of the page.
   */
  readonly quoteLanguage: string | null;
  /** Whether the plans changed while the page was open. */
  readonly changed: boolean;
}

/**
 * Outcomes without a plan: no plan fits, or the site failed (spec §2 Finder result routes). Each
 * has a landing.
 */
export type NoPlan = "noResult" | "error";

/** An answer that leads to no plan. */
export type BlockedView = Omit<AnswerView, "changeHref"> & {
  /** Name of the destination when it is refused as the country of residence; otherwise null. */
  readonly ownCountry: string | null;
};

export interface EligibilityNoResultModel {
  readonly kind: NoPlan;
  readonly answerViews: readonly AnswerView[];
  /**
   * The first answer that no plan accepts together with the answers before it; null when it is
   * unknown or not the cause.
   */
  readonly blocked: BlockedView | null;
  readonly changes: readonly ChangeView[];
  readonly contact: LinkData | null;
  /** Address of the empty finder. */
  readonly startHref: string;
  readonly changed: boolean;
}

export interface ResultInput {
  /** The current release in the page's locale. */
  readonly finder: Finder;
  readonly place: {
    /** Path of the finder that the links lead to. */
    readonly action: string;
    /** Link to a person to talk to. */
    readonly contact: LinkData | null;
    /** Hosts of other websites that quotes and plans may lead to. */
    readonly hosts: readonly string[];
  };
  /**
   * Returns the codes of the countries near a country, nearest first. Changes propose them first.
   */
  readonly near?: (code: string) => readonly string[];
  /** Returns the content about a plan. Without it, or for null, only the plan's name is shown. */
  readonly cards?: (product: PlanProduct) => PlanCard | null;
  /** The plan that the page of the finder is about. */
  readonly subject?: PlanProduct | null;
  /**
   * Whether the answers were made on another release and had another outcome; the result says so.
   */
  readonly changed?: boolean;
}

/**
 * Describes the given answers, in form order.
 * @param blocked the field that has to change first; answers after it have no link to change them
 */
function viewsOf(
  finder: Finder,
  answers: Answers,
  action: string,
  blocked: Field | null = null,
): readonly AnswerView[] {
  return FIELDS.filter((field) => answers[field] !== null).map((field) => ({
    field,
    value: getAnswerName(finder, field, answers[field]),
    notListed: answers[field] === NOT_LISTED,
    changeHref:
      blocked !== null && FIELDS.indexOf(field) > FIELDS.indexOf(blocked)
        ? null
        : buildFinderHref(action, keepAnswersBefore(answers, field)),
  }));
}

/** Names the language of a quote on another website, when it is not that of the page. */
function findQuoteLanguage({ finder, place }: ResultInput, answers: Answers): string | null {
  const outcome = findEligibilityOutcome(finder, answers, "quote", new Set(place.hosts));
  const language = "url" in outcome ? readTargetLanguage(outcome.url) : null;
  return language === null || language === finder.locale
    ? null
    : getLanguageName(language, finder.locale);
}

function changeOf(
  { finder, place, cards }: ResultInput,
  answers: Answers,
  { field, value, plan }: Alternative,
): ChangeView {
  return {
    field,
    from: getAnswerName(finder, field, answers[field]),
    to: getAnswerName(finder, field, value),
    product: plan?.product.name ?? null,
    price: plan === null ? null : (cards?.(plan.product)?.price ?? null),
    href: buildFinderHref(place.action, keepKnownAnswers(finder, { ...answers, [field]: value })),
  };
}

/** Builds the result of complete answers. @returns null when they lead to no plan */
export function buildResultModel(
  input: ResultInput,
  given: Answers,
): EligibilityResultModel | null {
  const { finder, place, cards, near, subject = null, changed = false } = input;
  const resolution = resolve(finder, given);
  if (resolution.kind !== "plan") return null;
  const answers = keepKnownAnswers(finder, given);
  const { product } = resolution.plan;
  const card = cards?.(product) ?? NO_CARD;
  const seen = new Set([product.id]);
  // One alternative for each other plan.
  const others = listAlternatives(finder, answers, near).filter(
    ({ field, plan }) =>
      field !== "nationality" &&
      plan !== null &&
      !seen.has(plan.product.id) &&
      seen.add(plan.product.id).size > 0,
  );
  return {
    kind: "result",
    version: finder.version,
    action: place.action,
    answers,
    answerViews: viewsOf(finder, answers, place.action),
    plan: { name: product.name, ...card },
    instead: subject === null || subject.id === product.id ? null : subject.name,
    anyNationality: resolution.neutral,
    local:
      answers.destination !== null &&
      card.scope !== "world" &&
      card.scope.includes(answers.destination) &&
      listPlansByNationality(finder, answers).some(
        ({ product: other }) => cards?.(other)?.scope === "world",
      ),
    alternatives: others.slice(0, MOST_CHANGES).map((other) => changeOf(input, answers, other)),
    quoteLanguage: findQuoteLanguage(input, answers),
    changed,
  };
}

/**
 * Builds the no-result state of the finder, and of the landings that receive the same four
 * parameters. Never throws, whatever the query contains.
 */
export function buildNoResultModel(
  input: ResultInput,
  query: URLSearchParams,
  kind: NoPlan = "noResult",
): EligibilityNoResultModel {
  const { finder, place, changed = false } = input;
  const answers = keepKnownAnswers(finder, readAnswers(query));
  const field = findBlockedField(finder, answers);
  return {
    kind,
    answerViews: viewsOf(finder, answers, place.action, field),
    // After a failure of the site no answer is the cause.
    blocked:
      kind === "error"
        ? null
        : field && {
            field,
            value: getAnswerName(finder, field, answers[field]),
            notListed: answers[field] === NOT_LISTED,
            ownCountry: isOwnCountryRefused(finder, answers, field)
              ? getAnswerName(finder, "destination", answers.destination)
              : null,
          },
    changes:
      kind === "error" || isClosed(finder, answers)
        ? []
        : nearest(input, answers).map((change) => changeOf(input, answers, change)),
    contact: place.contact,
    startHref: place.action,
    changed,
  };
}

/**
 * Lists changes of one answer: the first change of each field, then further plans. A change of
 * nationality is never proposed.
 */
function nearest({ finder, near }: ResultInput, answers: Answers): readonly Alternative[] {
  const all = listAlternatives(finder, answers, near).filter(
    ({ field }) => field !== "nationality",
  );
  const fields = new Set<Field>();
  const first = all.filter(({ field }) => !fields.has(field) && fields.add(field).size > 0);
  const products = new Set(first.map(({ plan }) => plan?.product.id));
  const further = all.filter(
    ({ plan }) =>
      plan !== null && !products.has(plan.product.id) && products.add(plan.product.id).size > 0,
  );
  return [...first, ...further].slice(0, MOST_CHANGES);
}
