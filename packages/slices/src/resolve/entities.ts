/** Documents that slices refer to, as the view models of ../entities.ts. */
import { ICONS, type IconName, type LinkData, type PriceData } from "@orlaya/ui/data";
import type {
  ContactData,
  CountryTileData,
  Entities,
  EntityName,
  FaqEntryData,
  FinderModuleData,
  NeedOptionData,
  ProductCardData,
  RatingData,
  TeaserData,
} from "../entities.ts";
import { array, finite, record, string, type Stored } from "../stored.ts";
import type { ResolveContext } from "./context.ts";
import { linkToDocument, publishedDocument, resolveLink } from "./links.ts";
import { resolvePicture } from "./picture.ts";
import { resolveRichText } from "./rich-text.ts";

const FREQUENCIES = ["month", "year", "trip", "person"] as const;
/** Price of a card or a product page; null without an amount. The default currency is the euro (spec §5). */
export function resolvePrice(stored: Stored): PriceData | null {
  const amount = finite(stored["starting_price"]);
  if (amount === null) return null;
  const mark = string(stored["price_mark"]);
  const legalReference = string(stored["legal_reference"]);
  return {
    amount,
    currency: string(stored["currency"]).trim().toUpperCase() || "EUR",
    frequency: FREQUENCIES.find((name) => name === stored["price_frequency"]) ?? null,
    ...(mark ? { mark } : {}),
    ...(legalReference ? { legalReference } : {}),
  };
}

/** The icon of this name; null for a name that no icon has. */
export const findIcon = (value: unknown): IconName | null =>
  ICONS.find((name) => name === value) ?? null;
const idOf = (document: Stored): string => String(document["id"]);

const ENTITY_RESOLVERS: {
  readonly [E in EntityName]: (document: Stored, context: ResolveContext) => Entities[E] | null;
} = {
  product_page: resolveCard,
  page_offer: resolveCard,
  countries: (document, context): CountryTileData => {
    const code = string(document["code"]);
    const names = record(document["names"]);
    const name = string(names[context.locale]) || string(names["en"]);
    return {
      code,
      name,
      map: resolvePicture(document["map"], context),
      link: context.destinationLink(code, name),
    };
  },
  page_guide: resolveTeaser,
  page_article: resolveTeaser,
  page_faq: (document, context): FaqEntryData => ({
    id: idOf(document),
    question: string(document["title"]),
    answer: resolveRichText(document["answer"], context),
    link: linkToDocument(document, string(document["title"]), context),
  }),
  module_contact: (document, context): ContactData => {
    const phone = string(document["contact_phone_number"]);
    const digits = phone.replace(/[^\d+]/g, "");
    return {
      mention: string(document["contact_mention"]),
      subhead: string(document["contact_subhead"]),
      title: string(document["contact_title"]),
      description: resolveRichText(document["contact_description"], context),
      inlineDescription: string(document["contact_inline_description"]),
      phoneLabel: string(document["contact_phone_label"]),
      phoneNumber: phone,
      tel: /^\+\d{6,15}$/.test(digits) ? digits : null,
      hours: string(document["hours"]),
      languages: string(document["languages"]),
      link: resolveLink(document["link"], context),
      sample: document["sample"] === true,
    };
  },
  module_rating: (document, context): RatingData | null => {
    const value = finite(document["value"]);
    const count = finite(document["count"]);
    const source = string(document["source"]);
    const date = string(document["date"]);
    const link = resolveLink({ kind: "url", url: document["url"], label: source }, context);
    if (value === null || !count || !source || !date || !link) return null;
    return { value, best: finite(document["best"]) ?? 5, count, source, date, link };
  },
  module_lisa: (document, context): FinderModuleData => {
    const tooltips = record(document["tooltips"]);
    return {
      uid: string(document["uid"]),
      title: string(document["title"]),
      description: string(document["description"]),
      submitLabel: string(document["cta_submit_label"]) || context.words.submitLabel,
      ctaLabel: string(document["cta_label"]),
      ctaLink: resolveLabelledLink(document, "cta", context),
      needs: array(document["cover_type"]).flatMap((entry) => resolveNeed(entry, context) ?? []),
      tooltips: {
        need: string(tooltips["need"]),
        destination: string(tooltips["destination"]),
        language: string(tooltips["language"]),
      },
      eligibility: document["new_lisa"] === true,
    };
  },
};

/** A need that a visitor chooses in the finder; null when it is not published or has no key. */
function resolveNeed(value: unknown, context: ResolveContext): NeedOptionData | null {
  const need = publishedDocument(value);
  const key = string(need?.["key"]);
  if (!need || !key) return null;
  const locale = string(need["locale"]);
  return {
    key,
    title: string(need["title"]),
    description: string(need["description"]),
    icon: findIcon(need["icon"]),
    ...(locale && locale !== context.locale && { lang: locale }),
  };
}

/** The link of a button. The field beside it holds its label; without one, the link has its own. */
function resolveLabelledLink(
  stored: Stored,
  name: "cta" | "cta_primary" | "cta_secondary",
  context: ResolveContext,
): LinkData | null {
  const link = record(stored[`${name}_link`]);
  return resolveLink({ ...link, label: stored[`${name}_label`] || link["label"] }, context);
}

/** The card of a plan or of an offer; fields that the card leaves empty come from the document. */
function resolveCard(document: Stored, context: ResolveContext): ProductCardData {
  const own = record(document["card"]);
  const title = string(own["card_title"]) || string(document["title"]);
  const priced = finite(own["starting_price"]) !== null;
  const secondary = resolveLabelledLink(own, "cta_secondary", context);
  const rel = string(own["cta_secondary_rel"]);
  return {
    id: idOf(document),
    uid: string(document["uid"]),
    title,
    tag: string(own["tag"]) || string(document["tag"]),
    description: string(own["card_description"]),
    image: resolvePicture(own["card_image"], context, string(own["card_image_alt"])),
    price: resolvePrice(priced ? own : document),
    link: resolveLink(own["card_link"], context, title) ?? linkToDocument(document, title, context),
    primary: resolveLabelledLink(own, "cta_primary", context),
    secondary: secondary && rel ? { ...secondary, rel } : secondary,
  };
}

/** The card of a guide or an article. */
function resolveTeaser(document: Stored, context: ResolveContext): TeaserData {
  const title = string(document["title"]);
  return {
    id: idOf(document),
    title,
    theme: string(document["theme_label"]) || string(record(document["theme"])["title"]),
    minutes: finite(document["reading_minutes"]),
    image: resolvePicture(document["image"], context),
    link: linkToDocument(document, title, context),
  };
}

/** One populated document → its view model, or null when it is not published or not complete. */
export function resolveEntity<E extends EntityName>(
  name: E,
  value: unknown,
  context: ResolveContext,
): Entities[E] | null {
  const document = publishedDocument(value);
  return document ? ENTITY_RESOLVERS[name](document, context) : null;
}
