/**
 * Builds the page of every country, in every language and for both audiences, from data/: title,
 * uid, and title and description for search engines. The slices are empty: the site's view renders
 * the facts. A file data/content/{locale}/page_country/{code}[.corporate].json adds an editor's
 * text.
 */
import { getMessages } from "@orlaya/messages/server";
import type { Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";
import type { Stored } from "../fields/record.ts";

/** Entry of data/countries.json. */
export interface CountryEntry extends Stored {
  readonly code: string;
  readonly names: Readonly<Record<Locale, string>>;
}
/** Entry of data/regions.json: one of the seven regions of the destinations pages. */
export interface RegionEntry {
  readonly key: string;
  readonly uids: Readonly<Record<Locale, string>>;
  readonly countries: readonly string[];
}
/** Entry of data/country-facts.json. */
export interface FactsEntry {
  readonly code: string;
  readonly capital?: Readonly<Record<Locale, string>>;
  readonly currency: Readonly<Record<Locale, string>>;
  readonly languages: Readonly<Record<Locale, string>>;
  readonly neighbours: readonly string[];
  readonly emergency?: Readonly<Record<string, string>>;
}

/** Most characters of a title to which the site adds the brand (quality §4). */
const MOST_TITLE = 60 - " | Orlaya".length;
const MOST_DESCRIPTION = 160;

/**
 * Converts a name to the last segment of a path (words §4.2): a–z, digits and hyphens. German
 * umlauts are written out.
 */
export function createUid(name: string, locale: Locale): string {
  return (locale === "de" ? name.replaceAll(/[äöüÄÖÜ]/g, (letter) => `${letter}e`) : name)
    .replaceAll("ß", "ss")
    .replaceAll(/[œŒ]/g, "oe")
    .replaceAll(/[æÆ]/g, "ae")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/**
 * Builds title and description for search engines from the facts, so that no two pages have the
 * same ones.
 */
export function buildCountrySeo(
  country: CountryEntry,
  facts: FactsEntry | undefined,
  locale: Locale,
  audience: Audience,
): { readonly title: string; readonly description: string } {
  const t = getMessages(locale).common;
  const name = { country: country.names[locale] };
  const pro = audience === "corporate";
  const [long, short] = pro
    ? [t("countryPage.seoCorporate", name), t("countryPage.seoCorporateShort", name)]
    : [t("countryPage.h1", name), t("countryPage.seoShort", name)];
  const statements = [
    facts?.emergency?.["all"] &&
      t("facts.statement", { label: t("facts.emergency"), value: facts.emergency["all"] }),
    facts?.capital &&
      t("facts.statement", { label: t("facts.capital"), value: facts.capital[locale] }),
    facts && t("facts.statement", { label: t("facts.currency"), value: facts.currency[locale] }),
    facts && t("facts.statement", { label: t("facts.languages"), value: facts.languages[locale] }),
  ];
  let description = pro
    ? t("countryPage.descriptionCorporate", name)
    : t("countryPage.description", name);
  // A statement that ends with an abbreviation already has a full stop.
  for (const statement of statements.map((text) => text && text.replace(/\.\.$/, ".")))
    if (statement && description.length + statement.length < MOST_DESCRIPTION)
      description += ` ${statement}`;
  return { title: long.length > MOST_TITLE ? short : long, description };
}

/**
 * Returns the content that the file of a country's page would have; null for a country without a
 * region.
 */
export function createCountryPageFile(
  country: CountryEntry,
  {
    regions,
    facts,
  }: { readonly regions: readonly RegionEntry[]; readonly facts: ReadonlyMap<string, FactsEntry> },
  locale: Locale,
  audience: Audience,
): Stored | null {
  const region = regions.find(({ countries }) => countries.includes(country.code));
  if (!region) return null;
  const title = country.names[locale];
  return {
    title,
    uid: createUid(title, locale),
    country_code: country.code,
    region: audience === "corporate" ? `${region.key}.corporate` : region.key,
    seo: buildCountrySeo(country, facts.get(country.code), locale, audience),
    slices: [],
  };
}
