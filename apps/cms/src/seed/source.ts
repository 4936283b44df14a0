/**
 * Reads data/ and data/content: texts per language, merged with the facts that are the same everywhere (names and
 * addresses of plans and offers, targeting, prices). What comes out is still in the vocabulary of the files.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { EligibilityData } from "@orlaya/finder/data";
import { AUDIENCES, LOCALES, type Audience, type Locale } from "@orlaya/routes";
import { messages } from "@orlaya/messages/server";
import { isRecord, record, string, type Stored } from "../fields/record.ts";
import {
  countryPage,
  type CountryEntry,
  type FactsEntry,
  type RegionEntry,
} from "./country-pages.ts";
import { readEligibility } from "./eligibility.ts";

/** One document of one language as its file states it. `file` is for messages, from the repository's root. */
export interface SeedDocument {
  readonly collection: string;
  readonly key: string;
  readonly locale: Locale;
  readonly audience: Audience;
  readonly file: string;
  readonly data: Stored;
  /** The part of `data` that the file holds, for comparing languages. */
  readonly own: Stored;
}
export interface Rendition {
  readonly width: number;
  readonly height: number;
  readonly format: string;
  readonly file: string;
  readonly bytes: number;
}
export interface MediaEntry {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly focal: { readonly x: number; readonly y: number };
  readonly alt: Readonly<Record<Locale, string>>;
  readonly credit?: string;
  readonly licence?: string;
  readonly source_url?: string;
  readonly renditions: readonly Rendition[];
  readonly og?: Rendition;
}
export interface GroupEntry {
  readonly uid: string;
  readonly names: Readonly<Record<Locale, string>>;
  readonly countries: readonly string[];
}
/** `unwritten`: something that is not there so far, in this language or at all. */
export interface Problem {
  readonly file: string;
  readonly path: string;
  readonly message: string;
  readonly kind?: "unwritten";
}
export interface Source {
  readonly media: readonly MediaEntry[];
  readonly countries: readonly CountryEntry[];
  /** What the page of a country states, by code. */
  readonly facts: ReadonlyMap<string, FactsEntry>;
  readonly groups: readonly GroupEntry[];
  readonly documents: readonly SeedDocument[];
  readonly eligibility: EligibilityData | null;
  readonly problems: readonly Problem[];
}

interface Plan {
  readonly offer: string;
  readonly names: Readonly<Record<Locale, string>>;
  readonly uids: Readonly<Record<Locale, string>>;
  readonly image: string | null;
  readonly tags: readonly string[];
  readonly starting_price: number | null;
  readonly price_frequency: string | null;
  readonly legal: {
    readonly age: number;
    readonly area: string;
    readonly excess: number;
    readonly date: string;
  } | null;
  readonly targeting: Stored;
  readonly quote_urls: Readonly<Record<Locale, string>>;
}
interface ProductEntry {
  readonly key: string;
  readonly currency: string;
  readonly individual?: Plan | null;
  readonly corporate?: Plan | null;
}
interface OfferEntry {
  readonly key: string;
  readonly audience: Audience;
  readonly names: Readonly<Record<Locale, string>>;
  readonly uids: Readonly<Record<Locale, string>>;
  readonly cover_types: readonly string[];
}

const NBSP = "\u00a0";
const SYMBOLS: Readonly<Record<string, string>> = { EUR: "€", GBP: "£" };
/** A whole amount in the site's one notation (words guide §1.3). */
const money = (amount: number, currency: string): string =>
  `${String(amount).replace(/\B(?=(\d{3})+$)/g, NBSP)}${NBSP}${SYMBOLS[currency] ?? currency}`;
/** A date as the words guide §2 writes it; French says 1er for the first. */
export function longDate(iso: string, locale: Locale): string {
  const formatted = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(`${iso}T00:00:00Z`));
  return locale === "fr" ? formatted.replace(/^1 /, "1er ") : formatted;
}

/** Texts over facts: groups are merged, anything else that the file states wins. */
function merge(facts: Stored, texts: Stored): Stored {
  return {
    ...facts,
    ...texts,
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([name, value]) =>
        isRecord(value) && isRecord(facts[name]) ? [[name, merge(facts[name], value)]] : [],
      ),
    ),
  };
}

/** Which site a document belongs to, from its key and what refers to it. */
function audienceOfKey(
  collection: string,
  key: string,
  data: Stored,
  offers: ReadonlyMap<string, OfferEntry>,
  proNavigation: ReadonlySet<string>,
): Audience {
  if (collection === "navigation_module")
    return proNavigation.has(key) ? "corporate" : "individual";
  if (collection === "page_offer" || collection === "offer")
    return offers.get(key)?.audience ?? "individual";
  return data["audience"] === "corporate" || /(?:\.corporate|\.group|-pro)$/.test(key)
    ? "corporate"
    : "individual";
}

/** Collections whose texts another language may lack; then the English document stands in (spec §9: travel has no es or de text). */
export const MAY_FALL_BACK: readonly string[] = ["cover_types"];

/** Reads everything. Problems of single files are collected, so that one run reports them all. @throws when data/ itself is missing */
export function readSource(root: string): Source {
  const problems: Problem[] = [];
  const json = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));
  const media = (json("data/media/manifest.json") as { images: MediaEntry[] }).images;
  const countries = json("data/countries.json") as CountryEntry[];
  const countryFacts = new Map(
    (json("data/country-facts.json") as FactsEntry[]).map((entry) => [entry.code, entry]),
  );
  const regions = json("data/regions.json") as RegionEntry[];
  const groups = json("data/groups.json") as GroupEntry[];
  const products = new Map(
    (json("data/products.json") as ProductEntry[]).map((entry) => [entry.key, entry]),
  );
  const offers = new Map(
    (json("data/offers.json") as OfferEntry[]).map((entry) => [entry.key, entry]),
  );
  const legalTemplates = json("data/legal-reference.json") as Readonly<Record<Locale, string>>;
  const areas = new Map([
    ...groups.map((group) => [group.uid, group.names] as const),
    ...countries.map((country) => [country.code, country.names] as const),
  ]);

  const files: { collection: string; key: string; locale: Locale; file: string; own: Stored }[] =
    [];
  for (const locale of LOCALES) {
    const folder = join(root, "data/content", locale);
    if (!existsSync(folder)) continue;
    for (const collection of readdirSync(folder).sort()) {
      for (const name of readdirSync(join(folder, collection))
        .filter((entry) => entry.endsWith(".json"))
        .sort()) {
        const file = relative(root, join(folder, collection, name));
        try {
          const own: unknown = json(file);
          if (!isRecord(own)) throw new Error("not an object");
          files.push({ collection, key: name.slice(0, -".json".length), locale, file, own });
        } catch (error) {
          problems.push({
            file,
            path: "",
            message: `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
          });
        }
      }
    }
  }

  const proNavigation = new Set(
    files
      .filter(({ collection, own }) => collection === "header_module" && own["is_pro"] === true)
      .flatMap(
        ({ own }) =>
          JSON.stringify(own["slices"] ?? []).match(/(?<="navigation_module":")[^"]+/g) ?? [],
      ),
  );
  function legalReference(
    plan: Plan,
    currency: string,
    locale: Locale,
    file: string,
  ): string | null {
    if (!plan.legal) return null;
    const area = areas.get(plan.legal.area)?.[locale];
    if (!area)
      problems.push({
        file: "data/products.json",
        path: `legal.area of ${file}`,
        message: `"${plan.legal.area}" is neither a group nor a country`,
      });
    const values: Readonly<Record<string, string>> = {
      age: String(plan.legal.age),
      area: area ?? "",
      excess: money(plan.legal.excess, currency),
      date: longDate(plan.legal.date, locale),
    };
    return legalTemplates[locale].replaceAll(
      /\{(\w+)\}/g,
      (all, name: string) => values[name] ?? all,
    );
  }
  const addressLink = (url: string, label: string): Stored => ({ label, to: url });

  // Lists show plans as they were made: in the order of data/products.json.
  const planOrder = [...products.keys()];
  const placeOf = ({ collection, key }: (typeof files)[number]): number =>
    collection === "product_page" ? planOrder.indexOf(key.split(".")[0] ?? "") : 0;
  const documents = files
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ collection, key, locale, file, own }): SeedDocument => {
      const audience = audienceOfKey(collection, key, own, offers, proNavigation);
      const words = messages(locale).common;
      let facts: Stored = {};
      switch (collection) {
        case "page_single":
          facts = { type: key.split(".")[0] ?? "" };
          break;
        case "page_landing":
          facts = {
            purpose: key.startsWith("no-result")
              ? "no_result"
              : key.startsWith("finder-error")
                ? "error"
                : "normal",
          };
          break;
        case "cover_types":
        case "forms":
          facts = { key };
          break;
        case "module_contact":
        case "module_rating":
        case "module_card":
        case "module_lisa":
        case "module_eligibility":
        case "header_module":
        case "footer_module":
        case "navigation_module":
          facts = { uid: key };
          break;
        case "page_country": {
          const country = countries.find(({ code }) => code.toLowerCase() === key.split(".")[0]);
          const page =
            country && countryPage(country, { regions, facts: countryFacts }, locale, audience);
          if (!page)
            problems.push({
              file,
              path: "",
              message: "is named after no country that has a region",
            });
          facts = page ?? {};
          break;
        }
        case "page_offer": {
          const offer = offers.get(key);
          if (!offer)
            problems.push({
              file,
              path: "",
              message: `there is no offer "${key}" in data/offers.json`,
            });
          else
            facts = {
              title: offer.names[locale],
              breadcrumb_title: offer.names[locale],
              offer: key,
              card: {
                card_title: offer.names[locale],
                ...(string(record(own["seo"])["image"])
                  ? { card_image: record(own["seo"])["image"] }
                  : {}),
              },
            };
          break;
        }
        case "product_page": {
          const [product = "", kind] = key.split(".");
          const entry = products.get(product);
          const plan = kind === "group" ? entry?.corporate : entry?.individual;
          if (!entry || !plan) {
            problems.push({
              file,
              path: "",
              message: `there is no plan "${key}" in data/products.json`,
            });
            break;
          }
          const quote = plan.quote_urls[locale];
          facts = {
            title: plan.names[locale],
            uid: plan.uids[locale],
            offer: plan.offer,
            tags: plan.tags,
            ...(plan === entry.corporate && entry.individual ? { private_plan: product } : {}),
            ...(plan.starting_price === null
              ? {}
              : {
                  starting_price: plan.starting_price,
                  currency: entry.currency,
                  price_frequency: plan.price_frequency,
                  price_mark: "*",
                  legal_reference: legalReference(plan, entry.currency, locale, file),
                }),
            ...plan.targeting,
            ...(plan.image ? { product_data: { image: plan.image } } : {}),
            card: {
              card_title: plan.names[locale],
              ...(plan.image ? { card_image: plan.image } : {}),
              card_link: { to: `product_page:${key}` },
              cta_primary_link: addressLink(
                quote,
                quote.startsWith("/") ? words("talkToTeam") : words("getQuote"),
              ),
              cta_secondary_link: { to: `product_page:${key}`, label: words("seePlan") },
            },
          };
          break;
        }
        default:
      }
      return { collection, key, locale, audience, file, own, data: merge(facts, own) };
    });
  // An offer exists in a language as soon as a page of it does.
  for (const offer of offers.values()) {
    for (const locale of LOCALES) {
      const shown = documents.some(
        (document) =>
          document.locale === locale &&
          (document.collection === "page_offer"
            ? document.key === offer.key
            : document.collection === "product_page" && document.data["offer"] === offer.key),
      );
      if (!shown) continue;
      const data = {
        key: offer.key,
        uid: offer.uids[locale],
        title: offer.names[locale],
        cover_types: offer.cover_types,
      };
      documents.push({
        collection: "offer",
        key: offer.key,
        locale,
        audience: offer.audience,
        file: "data/offers.json",
        own: {},
        data,
      });
    }
  }
  // A country has a page in a language as soon as its region has one there.
  const written = new Set(
    documents.map(({ collection, key, locale }) => `${collection}:${key}:${locale}`),
  );
  for (const country of countries) {
    for (const locale of LOCALES) {
      for (const audience of AUDIENCES) {
        const page = countryPage(country, { regions, facts: countryFacts }, locale, audience);
        const key = `${country.code.toLowerCase()}${audience === "corporate" ? ".corporate" : ""}`;
        if (
          !page ||
          written.has(`page_country:${key}:${locale}`) ||
          !written.has(`page_region:${String(page["region"])}:${locale}`)
        )
          continue;
        documents.push({
          collection: "page_country",
          key,
          locale,
          audience,
          file: `data/countries.json (${country.code}, ${locale})`,
          own: {},
          data: page,
        });
      }
    }
  }
  const { data: eligibility, problems: unfit } = readEligibility(root);
  return {
    media,
    countries,
    facts: countryFacts,
    groups,
    documents,
    eligibility,
    problems: [...problems, ...unfit],
  };
}
