/**
 * Facts of data/ about a document of data/content, in the vocabulary of its file, by collection.
 */
import { getMessages } from "@orlaya/messages/server";
import type { Audience } from "@orlaya/routes";
import { record, readString, type Stored } from "../fields/record.ts";
import type { ContentFile } from "./content-files.ts";
import { createCountryPageFile } from "./country-pages.ts";
import type { DataFiles, Plan } from "./data-files.ts";
import type { ReportProblem } from "./document.ts";
import { getLegalReference } from "./legal-reference.ts";

/** A file and the audience of its document. */
interface PlacedFile extends ContentFile {
  readonly audience: Audience;
}
type GetFacts = (file: PlacedFile, data: DataFiles, report: ReportProblem) => Stored;

const getKeyFact: GetFacts = ({ key }) => ({ key });
const getUidFact: GetFacts = ({ key }) => ({ uid: key });

const FACTS: ReadonlyMap<string, GetFacts> = new Map<string, GetFacts>([
  ["page_single", ({ key }) => ({ type: key.split(".")[0] ?? "" })],
  ["page_landing", ({ key }) => ({ purpose: getPurpose(key) })],
  ["page_country", getCountryFacts],
  ["page_offer", getOfferFacts],
  ["product_page", getPlanFacts],
  ["cover_types", getKeyFact],
  ["forms", getKeyFact],
  ["company", getUidFact],
  ["clause", getUidFact],
  ["module_contact", getUidFact],
  ["module_rating", getUidFact],
  ["module_card", getUidFact],
  ["module_lisa", getUidFact],
  ["module_eligibility", getUidFact],
  ["header_module", getUidFact],
  ["footer_module", getUidFact],
  ["navigation_module", getUidFact],
]);

/**
 * Returns the facts of one document; none for collections without facts in data/. Reports a key
 * that data/ does not contain.
 */
export const getDocumentFacts: GetFacts = (file, data, report) =>
  FACTS.get(file.collection)?.(file, data, report) ?? {};

function getPurpose(key: string): string {
  if (key.startsWith("no-result")) return "no_result";
  return key.startsWith("finder-error") ? "error" : "normal";
}

function getCountryFacts(
  { key, locale, audience, file }: PlacedFile,
  { countries, regions, countryFacts: facts }: DataFiles,
  report: ReportProblem,
): Stored {
  const country = countries.find(({ code }) => code.toLowerCase() === key.split(".")[0]);
  const page = country && createCountryPageFile(country, { regions, facts }, locale, audience);
  if (page) return page;
  report({ file, path: "", message: "its name is not the code of a country with a region" });
  return {};
}

function getOfferFacts(
  { key, locale, file, own }: PlacedFile,
  { offers }: DataFiles,
  report: ReportProblem,
): Stored {
  const offer = offers.get(key);
  if (!offer) {
    report({ file, path: "", message: `there is no offer "${key}" in data/offers.json` });
    return {};
  }
  const name = offer.names[locale];
  const image = readString(record(own["seo"])["image"]);
  return {
    title: name,
    breadcrumb_title: name,
    offer: key,
    card: { card_title: name, ...(image ? { card_image: image } : {}) },
  };
}

function getPlanFacts(document: PlacedFile, data: DataFiles, report: ReportProblem): Stored {
  const { key, locale, file } = document;
  const [product = "", kind] = key.split(".");
  const entry = data.products.get(product);
  const plan = kind === "group" ? entry?.corporate : entry?.individual;
  if (!entry || !plan) {
    report({ file, path: "", message: `there is no plan "${key}" in data/products.json` });
    return {};
  }
  const hasPrivatePlan = plan === entry.corporate && entry.individual;
  return {
    title: plan.names[locale],
    uid: plan.uids[locale],
    offer: plan.offer,
    approver: entry.approver,
    review_by: entry.review_by,
    tags: plan.tags,
    ...(hasPrivatePlan ? { private_plan: product } : {}),
    ...(plan.starting_price === null
      ? {}
      : {
          starting_price: plan.starting_price,
          currency: entry.currency,
          price_frequency: plan.price_frequency,
          price_mark: "*",
          legal_reference: getLegalReference(plan, entry.currency, document, data, report),
          premiums: data.premiums.get(product) ?? null,
          premiums_date: plan.legal?.date ?? null,
        }),
    ...plan.targeting,
    ...(plan.image ? { product_data: { image: plan.image } } : {}),
    card: buildPlanCard(plan, document),
  };
}

/** Builds the card of a plan for lists. It links to the plan's page and to its quote. */
function buildPlanCard(plan: Plan, { key, locale }: PlacedFile): Stored {
  const words = getMessages(locale).common;
  const page = `product_page:${key}`;
  return {
    card_title: plan.names[locale],
    ...(plan.image ? { card_image: plan.image } : {}),
    card_link: { to: page },
    cta_primary_link: { label: words("getQuote"), to: plan.quote_urls[locale] },
    cta_secondary_link: { to: page, label: words("seePlan") },
  };
}
