/** Builds the documents without a file from data/: offers and pages of countries. */
import { LOCALES, type Locale } from "@orlaya/locales";
import { AUDIENCES, type Audience } from "@orlaya/routes";
import { createCountryPageFile, type CountryEntry } from "./country-pages.ts";
import type { DataFiles, OfferEntry } from "./data-files.ts";
import type { SeedDocument } from "./document.ts";

/**
 * Builds the offers by key and language. An offer exists in a language that has the offer's page or
 * a page of one of its plans.
 */
export function buildOffers(
  offers: Iterable<OfferEntry>,
  documents: readonly SeedDocument[],
): SeedDocument[] {
  return [...offers].flatMap((offer) =>
    LOCALES.filter((locale) =>
      documents.some((document) => document.locale === locale && isPageOf(offer, document)),
    ).map((locale) => ({
      collection: "offer",
      key: offer.key,
      locale,
      audience: offer.audience,
      file: "data/offers.json",
      own: {},
      data: {
        key: offer.key,
        uid: offer.uids[locale],
        title: offer.names[locale],
        cover_types: offer.cover_types,
      },
    })),
  );
}

/** Whether a document is the page of the offer or of one of its plans. */
function isPageOf(offer: OfferEntry, { collection, key, data }: SeedDocument): boolean {
  return collection === "page_offer"
    ? key === offer.key
    : collection === "product_page" && data["offer"] === offer.key;
}

/**
 * Builds the pages of countries that have no file. A country has a page in a language in which its
 * region has a page.
 */
export function buildCountryPages(
  data: DataFiles,
  documents: readonly SeedDocument[],
): SeedDocument[] {
  const written = new Set(
    documents.map(({ collection, key, locale }) => `${collection}:${key}:${locale}`),
  );
  return data.countries.flatMap((country) =>
    LOCALES.flatMap((locale) =>
      AUDIENCES.flatMap((audience) => {
        const document = buildCountryPage(country, locale, audience, data);
        if (!document) return [];
        const { key, data: page } = document;
        const isMissing = !written.has(`page_country:${key}:${locale}`);
        const hasParent = written.has(`page_region:${String(page["region"])}:${locale}`);
        return isMissing && hasParent ? [document] : [];
      }),
    ),
  );
}

function buildCountryPage(
  country: CountryEntry,
  locale: Locale,
  audience: Audience,
  { regions, countryFacts: facts }: DataFiles,
): SeedDocument | null {
  const page = createCountryPageFile(country, { regions, facts }, locale, audience);
  return (
    page && {
      collection: "page_country",
      key: `${country.code.toLowerCase()}${audience === "corporate" ? ".corporate" : ""}`,
      locale,
      audience,
      file: `data/countries.json (${country.code}, ${locale})`,
      own: {},
      data: page,
    }
  );
}
