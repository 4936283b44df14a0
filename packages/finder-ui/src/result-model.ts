/** The end of an eligibility search as something to show: which plan and why, or what blocks and what would help (finder §5.5, §6.18). */
import {
  FIELDS,
  NOT_LISTED,
  listAlternatives,
  asksNationality,
  isOffered,
  listOptions,
  listPlansByNationality,
  readAnswers,
  resolve,
  type Alternative,
  type Answers,
  type Field,
  type Finder,
  type PlanProduct,
} from "@orlaya/finder/eligibility";
import type { LinkData, PictureData, PriceData } from "@orlaya/ui";
import { getAnswerName, keepAnswersBefore, buildFinderHref, keepKnownAnswers } from "./answers.ts";

/** Most changes of a single answer that are shown. */
const MOST_CHANGES = 3;

/** What content says about a plan. */
export interface PlanCard {
  readonly description: string;
  readonly picture: PictureData | null;
  readonly price: PriceData | null;
  /** `world`: a plan for everywhere; else the codes of the countries that it is made for, none where it names no country. */
  readonly scope: "world" | readonly string[];
}
const NO_CARD: PlanCard = { description: "", picture: null, price: null, scope: [] };

/** One answer in words. */
export interface AnswerView {
  readonly field: Field;
  readonly value: string;
  /** The words "My nationality is not listed" stand for the value. */
  readonly notListed: boolean;
  /** The finder with the answers before this one: where it is given again. Null where one of those has to change first. */
  readonly changeHref: string | null;
}

/** Another value of one answer, and the plan it leads to. */
export interface ChangeView {
  readonly field: Field;
  readonly from: string;
  readonly to: string;
  /** Null where nationality is asked first. */
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
  /** Name of the plan whose page the finder stands on, where the answers lead to another one. */
  readonly instead: string | null;
  /** True where it is known that no nationality is excluded. */
  readonly anyNationality: boolean;
  /** The plan is made for the destination, and other nationalities get a worldwide one with the same answers. */
  readonly local: boolean;
  readonly alternatives: readonly ChangeView[];
  /** The plans changed while the page was open. */
  readonly changed: boolean;
}

/** The ends without a plan: none fits, or the site failed (spec §2 Finder result routes). Each has a landing. */
export type NoPlan = "noResult" | "error";

export interface EligibilityNoResultModel {
  readonly kind: NoPlan;
  readonly answerViews: readonly AnswerView[];
  /** The first answer that no plan accepts after those before it; null when that cannot be said, or is not why. */
  readonly blocked: Omit<AnswerView, "changeHref"> | null;
  readonly changes: readonly ChangeView[];
  readonly contact: LinkData | null;
  /** The empty finder. */
  readonly startHref: string;
  readonly changed: boolean;
}

export interface ResultInput {
  /** The current release in the page's locale. */
  readonly finder: Finder;
  readonly place: {
    /** Path of the finder that the links lead to. */
    readonly action: string;
    /** A person to talk to. */
    readonly contact: LinkData | null;
  };
  /** Codes of the countries around one, nearest first: a change proposes those before others. */
  readonly near?: (code: string) => readonly string[];
  /** What content says about a plan beside its name; absent or null: the name alone. */
  readonly cards?: (product: PlanProduct) => PlanCard | null;
  /** The plan whose page the finder stands on. */
  readonly subject?: PlanProduct | null;
  /** The answers were made on another release and led elsewhere there: the result says so. */
  readonly changed?: boolean;
}

/** @param blocked nothing after this field can be changed before it is. */
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

/** The result of complete answers; null when they lead to no plan. */
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
  // Other plans, not other ways to the same one.
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
    changed,
  };
}

/** The no-result state of the finder, and of the landings that receive the same four parameters. Total: any query. */
export function buildNoResultModel(
  input: ResultInput,
  query: URLSearchParams,
  kind: NoPlan = "noResult",
): EligibilityNoResultModel {
  const { finder, place, changed = false } = input;
  const answers = keepKnownAnswers(finder, readAnswers(query));
  const field = blockedField(finder, answers);
  return {
    kind,
    answerViews: viewsOf(finder, answers, place.action, field),
    // Where the site failed that is the one cause, whatever the answers.
    blocked:
      kind === "error"
        ? null
        : field && {
            field,
            value: getAnswerName(finder, field, answers[field]),
            notListed: answers[field] === NOT_LISTED,
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

function blockedField(finder: Finder, answers: Answers): Field | null {
  if (answers.residence === null) return null;
  if (listOptions(finder, answers, "destination").length === 0) return "residence";
  for (const field of ["destination", "profile"] as const) {
    const value = answers[field];
    if (value === null) return null;
    if (!isOffered(finder, answers, field, value)) return field;
  }
  const { nationality } = answers;
  if (nationality === null || !asksNationality(finder, answers)) return null;
  return nationality === NOT_LISTED || !isOffered(finder, answers, "nationality", nationality)
    ? "nationality"
    : null;
}

/**
 * No plan for residents of this country, or for a stay there, whatever else is answered: another country in its place is
 * no help to anybody.
 */
function isClosed(finder: Finder, answers: Answers): boolean {
  const { residence, destination } = answers;
  if (residence !== null && listOptions(finder, answers, "destination").length === 0) return true;
  return (
    destination !== null &&
    !finder.codes.some((code) =>
      isOffered(finder, { ...answers, residence: code }, "destination", destination),
    )
  );
}

/** One change of each answer first, then further plans. Nobody is told to change their nationality. */
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
