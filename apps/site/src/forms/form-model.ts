/**
 * Builds the view model of a form: texts in the language of the page, the lists of the site, and
 * the visitor's input.
 */
import type { SiteContent } from "@orlaya/content";
import type { Translators } from "@orlaya/messages/server";
import { LOCALE_TABLE, LOCALES, type Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";
import {
  FIELD_KINDS,
  type FieldInput,
  type FieldKind,
  type FormDefinition,
  type FormOption,
  type FormQuestion,
  type Problem,
  type Question,
} from "@orlaya/slices/form";
import type { FormFieldModel, FormModel, Thanks } from "@orlaya/slices/views";
import { sortCountries } from "../load/country-options.ts";
import { loadLiveFinder } from "../load/eligibility-release.ts";
import type { LoadRuntime } from "../load/runtime.ts";

/** The input of a visitor, and why the form is shown again. The input is not stored. */
export interface FormState {
  readonly status: 403 | 409 | 413 | 415 | 422 | 429 | 503;
  readonly values: Readonly<Record<string, string>>;
  readonly problems: readonly { readonly kind: FieldKind; readonly problem: Problem }[];
  readonly notice: string | null;
}

/** Kinds with a hint beside the label. */
const HINTS = [
  "email",
  "phone",
  "country",
  "destination",
  "nationality",
  "people",
  "ages",
  "start_date",
  "callback_time",
  "policy_number",
] as const;
const DAY_MS = 86_400_000;

type SiteList = Exclude<Extract<FieldInput, { readonly as: "choice" }>["of"], "options">;

/**
 * Loads the options of a list of the site: countries in the order of the language, profiles in the
 * order of the live release, and languages by their own names. The value of a profile is its name,
 * which the team reads in the request.
 */
async function loadSiteList(
  log: LoadRuntime["log"],
  site: SiteContent,
  list: SiteList,
): Promise<readonly FormOption[]> {
  const { locale } = site;
  switch (list) {
    case "countries":
      return sortCountries((await site.countries()) ?? [], locale).map(({ code, name }) => ({
        value: code,
        label: name,
      }));
    case "profiles":
      return ((await loadLiveFinder({ log }, site))?.profiles ?? []).map(({ label }) => ({
        value: label,
        label,
      }));
    case "languages":
      return LOCALES.map((code) => ({
        value: code,
        label: LOCALE_TABLE[code].label,
        ...(code === locale ? {} : { lang: code }),
      }));
  }
}

/** Returns the list of the site that a question offers; null for any other question. */
function getSiteList({ kind }: FormQuestion): SiteList | null {
  const input: FieldInput = FIELD_KINDS[kind];
  return input.as === "choice" && input.of !== "options" ? input.of : null;
}

/**
 * Loads the questions of a form with the options that the site provides. A question about the
 * profile is left out while there is no release.
 */
export async function loadOptions(
  log: LoadRuntime["log"],
  site: SiteContent,
  form: FormDefinition,
): Promise<readonly FormQuestion[]> {
  const lists = new Map<SiteList | null, readonly FormOption[]>();
  for (const list of new Set(form.questions.map(getSiteList)))
    if (list) lists.set(list, await loadSiteList(log, site, list));
  return form.questions
    .map((question) => ({
      ...question,
      options: lists.get(getSiteList(question)) ?? question.options,
    }))
    .filter((question) => getSiteList(question) !== "profiles" || question.options.length > 0);
}

/** Returns the properties of the questions that the validator needs. */
export function toCheckedQuestions(questions: readonly FormQuestion[]): readonly Question[] {
  return questions.map(({ kind, required, options }) => ({
    kind,
    required,
    options: options.map(({ value }) => value),
  }));
}

/** Returns the message that describes a problem with the answer to a question. */
export function describeProblem(
  { common }: Translators,
  kind: FieldKind,
  problem: Problem,
): string {
  switch (problem.name) {
    case "required":
    case "choose":
      return common(kind === "consent" ? "form.consent" : `form.missing.${kind}`);
    case "tooLong":
      return common("form.tooLong", { max: problem.max });
    case "number":
      return common("form.number", { min: problem.min, max: problem.max });
    default:
      return common(`form.${problem.name}`);
  }
}

/** Returns the problem of an answer with a wrong format; null for an input without a format. */
function findFormatProblem(input: FieldInput): Problem | null {
  switch (input.as) {
    case "text":
      return input.type === "email"
        ? { name: "email" }
        : input.type === "tel"
          ? { name: "phone" }
          : null;
    case "number":
      return { name: "number", min: input.min, max: input.max };
    case "date":
      return { name: "date" };
    case "choice":
      return { name: "choose" };
    case "tick":
      return { name: "consent" };
    case "long":
      return null;
  }
}
/** Returns the hint beside the label of a question; empty for none. */
function findHint({ common, formsFields }: Translators, kind: FieldKind): string {
  const hinted = HINTS.find((name) => name === kind);
  return hinted
    ? formsFields(`ask.${hinted}.hint`)
    : kind === "message"
      ? common("form.noHealthData")
      : "";
}
const formatDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The page that a form is shown on. */
interface FormPage {
  readonly locale: Locale;
  readonly audience: Audience;
  /** Address that receives the POST: the path of the page, with the mark of a funnel. */
  readonly action: string;
  readonly words: Translators;
  readonly token: string;
  /** Answers that the address contains, by kind. */
  readonly known: Readonly<Record<string, string>>;
  /** The input that the visitor sent before; null for a form that was not sent. */
  readonly state: FormState | null;
  /** Current time in ms, from which the limits of a date are counted. */
  readonly now: number;
  readonly privacyHref: string;
}

function buildField(
  { kind, required, options }: FormQuestion,
  { words, known, state, now }: FormPage,
): FormFieldModel {
  const input: FieldInput = FIELD_KINDS[kind];
  const problem = state?.problems.find((entry) => entry.kind === kind)?.problem ?? null;
  const wrong = findFormatProblem(input);
  const isChosen = input.as === "choice" || input.as === "tick";
  const missing: Problem = (isChosen ? wrong : null) ?? { name: "required" };
  const long: Problem | null =
    "max" in input && input.as !== "number" ? { name: "tooLong", max: input.max } : null;
  const describe = (of: Problem | null): string => (of ? describeProblem(words, kind, of) : "");
  return {
    kind,
    required,
    label: words.formsFields(`ask.${kind}`),
    hint: findHint(words, kind),
    options,
    value: (state ? state.values : known)[kind] ?? "",
    error: problem && describeProblem(words, kind, problem),
    says: { missing: describe(missing), wrong: describe(wrong), long: describe(long) },
    ...(input.as === "date"
      ? { days: [formatDay(now), formatDay(now + input.days * DAY_MS)] as const }
      : {}),
  };
}

/** Builds the view model of a form. */
export function buildFormModel(
  form: FormDefinition,
  questions: readonly FormQuestion[],
  page: FormPage,
): FormModel {
  const { common, formsFields } = page.words;
  const fields = questions.map((question) => buildField(question, page));
  return {
    key: form.key,
    action: page.action,
    title: form.title,
    purpose: form.purpose,
    fields,
    submitLabel: form.submitLabel || common("form.send"),
    token: page.token,
    notice: page.state?.notice ?? null,
    summaries: fields.map((_, at) => common("form.errorSummary", { count: at + 1 })),
    words: {
      optional: common("optional"),
      choose: formsFields("ask.choose"),
      sending: common("form.sending"),
      notSent: common("form.notSent"),
      trap: common("form.trap"),
      retention: common("form.retention"),
      privacy: common("form.privacy"),
    },
    privacyHref: page.privacyHref,
  };
}
/** Builds the view model of the thank-you state. */
export function buildThanks(form: FormDefinition, { common }: Translators, path: string): Thanks {
  return {
    key: form.key,
    title: form.thanksTitle,
    received: common("form.sent"),
    text: form.thanksText,
    another: common("form.another"),
    href: path,
  };
}
