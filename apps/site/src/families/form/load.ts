/**
 * Loads form pages (spec §2): a form, its thank-you message, or the eligibility finder on the form
 * page of a plan.
 */
import type { PageForm } from "@orlaya/content";
import { readAnswers } from "@orlaya/finder/eligibility";
import { PRODUCT_FORM_PAGE, type Site } from "@orlaya/routes";
import type { ContactData } from "@orlaya/slices";
import { readForm, type FormDefinition, type FormQuestion } from "@orlaya/slices/form";
import type { PictureData } from "@orlaya/ui";
import { loadOptions, type FormState } from "../../forms/form-model.ts";
import { readFunnelMark } from "../../forms/funnel-mark.ts";
import { loadPrivacyPath } from "../../forms/privacy-page.ts";
import { SENT_PARAM } from "../../forms/sent.ts";
import { issueToken } from "../../forms/token.ts";
import { loadLiveFinder } from "../../load/eligibility-release.ts";
import { resolveEntity, resolvePicture, type ResolvedSlice } from "../../load/resolve/index.ts";
import type { LoadInput } from "../family.ts";

/** A form to fill in: with the answers of the finder, or with the submitted answers. */
export interface AskedForm {
  readonly kind: "asked";
  readonly contact: ContactData | null;
  readonly definition: FormDefinition;
  /** The questions of the form with their options. */
  readonly questions: readonly FormQuestion[];
  readonly token: string;
  /** Time of the request, in milliseconds. */
  readonly now: number;
  readonly privacyHref: string;
  /** Answers of the finder in the address, by kind of question. */
  readonly known: Readonly<Record<string, string>>;
  /** Mark of a funnel, as a query. */
  readonly mark: string;
  /** Null for a form that was not sent. */
  readonly state: FormState | null;
}

/** A form that was received. */
export interface SentForm {
  readonly kind: "sent";
  readonly contact: ContactData | null;
  readonly definition: FormDefinition;
}

/** The eligibility finder with four selects. Without content it uses interface texts. */
export interface FormFinder {
  readonly kind: "finder";
  readonly title: string;
  readonly image: PictureData | null;
  readonly submitLabel: string;
}

/** Data of a form page. */
export interface FormPageData {
  readonly site: Site;
  readonly path: string;
  readonly slices: readonly ResolvedSlice[];
  /** Null: the page has only the slices of the editor. */
  readonly content: AskedForm | SentForm | FormFinder | null;
}

/**
 * Loads the eligibility finder of the form page of a plan, regardless of the finder that the rest
 * of the site shows.
 */
async function loadFinder({ site, context }: LoadInput<PageForm>): Promise<FormFinder> {
  const module = await site.eligibilityModule();
  return {
    kind: "finder",
    title: module?.title ?? "",
    image: resolvePicture(module?.image, context),
    submitLabel: module?.cta_submit_label ?? "",
  };
}

/** Loads the contact of the contact block that the editor placed, otherwise that of the team. */
async function loadContact({
  site,
  slices,
  context,
}: LoadInput<PageForm>): Promise<ContactData | null> {
  const placed = slices.find((slice) => slice.slug === "contact_block");
  return placed
    ? placed.props.contact
    : resolveEntity("module_contact", await site.contact(), context);
}

/**
 * Returns the answers of the finder in the address (finder §6.17) for the questions of a request
 * page; only those that a question offers.
 */
async function loadKnownAnswers(
  { site, runtime, query }: LoadInput<PageForm>,
  questions: readonly FormQuestion[],
): Promise<Readonly<Record<string, string>>> {
  const { residence, destination, profile, nationality } = readAnswers(query);
  const finder = profile === null ? null : await loadLiveFinder(runtime, site);
  const label = finder?.profiles.find(({ id }) => id === profile)?.label ?? null;
  const given = { country: residence, destination, profile: label, nationality };
  function isOffered(name: string, answer: string): boolean {
    return questions.some(
      ({ kind, options }) => kind === name && options.some(({ value }) => value === answer),
    );
  }
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, answer]) =>
      answer !== null && isOffered(name, answer) ? [[name, answer]] : [],
    ),
  );
}

/** Loads the form of the page or its thank-you message; null for a form that cannot be shown. */
async function loadStoredForm(input: LoadInput<PageForm>): Promise<AskedForm | SentForm | null> {
  const { document, site, runtime, query, form: state } = input;
  const definition = readForm(document.form?.document);
  if (!definition) return null;
  const contact = await loadContact(input);
  if (query.get(SENT_PARAM) === "1" && !state) return { kind: "sent", contact, definition };
  const now = Date.now();
  const questions = await loadOptions(runtime.log, site, definition);
  return {
    kind: "asked",
    contact,
    definition,
    questions,
    known: document.page_type === PRODUCT_FORM_PAGE ? await loadKnownAnswers(input, questions) : {},
    mark: readFunnelMark(query),
    token: issueToken(runtime.env.REVALIDATE_SECRET, definition.key, now),
    now,
    privacyHref: await loadPrivacyPath(runtime.content, site),
    state,
  };
}

async function loadContent(input: LoadInput<PageForm>): Promise<FormPageData["content"]> {
  const { document, slices } = input;
  if (document.form) return loadStoredForm(input);
  const hasFinder = document.page_type === PRODUCT_FORM_PAGE && slices.length > 0;
  return hasFinder ? loadFinder(input) : null;
}

/** Loads a form page. */
export async function loadForm(input: LoadInput<PageForm>): Promise<FormPageData> {
  const { site, path, slices } = input;
  const { locale, audience } = site;
  return { site: { locale, audience }, path, slices, content: await loadContent(input) };
}
