/** Resolves documents that slices refer to into the view models of the slices package. */
import type {
  Card,
  CoverTypes,
  Link,
  LinkedPage,
  ModuleContact,
  ModuleLisa,
  ModuleRating,
  Reference,
  Related,
} from "@orlaya/content";
import type { NeedOption } from "@orlaya/finder-ui";
import type {
  ContactData,
  CountryTileData,
  Entities,
  EntityName,
  FaqEntryData,
  FinderModuleData,
  ProductCardData,
  RatingData,
  TeaserData,
} from "@orlaya/slices";
import { ICONS, type IconName, type LinkData, type PriceData } from "@orlaya/ui/data";
import type { ResolveContext } from "./context.ts";
import { linkToPage, resolveLink } from "./links.ts";
import { resolvePicture } from "./picture.ts";
import { resolveRichText } from "./rich-text.ts";
import { findStartingAge } from "./starting-age.ts";

/**
 * Resolves the price of a card or a product page; null without an amount. The default currency is
 * the euro (spec §5).
 * @param premiums table of the plan; an amount that is its starting price has the age of its row
 */
export function resolvePrice(
  priced: Pick<
    Card,
    "starting_price" | "currency" | "price_frequency" | "price_mark" | "legal_reference"
  >,
  premiums = "",
): PriceData | null {
  const { starting_price: amount, price_mark: mark, legal_reference: legalReference } = priced;
  if (amount === null) return null;
  const age = findStartingAge(premiums, amount, legalReference);
  return {
    amount,
    currency: priced.currency.trim().toUpperCase() || "EUR",
    frequency: priced.price_frequency,
    ...(age === null ? {} : { age }),
    ...(mark ? { mark } : {}),
    ...(legalReference ? { legalReference } : {}),
  };
}

/** Returns the icon with this name; null for an unknown name. */
export const findIcon = (value: string | null): IconName | null =>
  ICONS.find((name) => name === value) ?? null;

const RESOLVERS: {
  readonly [E in EntityName]: (document: Related<E>, context: ResolveContext) => Entities[E] | null;
} = {
  product_page: resolvePlanCard,
  page_offer: (document, context) => resolveCard(document, context),
  countries: resolveCountry,
  page_guide: (document, context) => {
    const theme = document.theme_label || (document.theme?.document?.title ?? "");
    return { ...resolveTeaser(document, context), theme, minutes: document.reading_minutes };
  },
  page_article: resolveTeaser,
  page_faq: resolveQuestion,
  module_contact: resolveContact,
  module_rating: resolveRating,
  module_lisa: resolveFinderModule,
};

function resolveCountry(
  { code, names, map }: Related<"countries">,
  context: ResolveContext,
): CountryTileData {
  const name = names[context.locale] || names.en;
  return {
    code,
    name,
    map: resolvePicture(map, context),
    link: context.destinationLink(code, name),
  };
}

function resolveQuestion(document: Related<"page_faq">, context: ResolveContext): FaqEntryData {
  const { id, title: question, answer } = document;
  return {
    id,
    question,
    answer: resolveRichText(answer, context),
    link: linkToPage(document, question, context),
  };
}

function resolveContact(stored: ModuleContact, context: ResolveContext): ContactData {
  const phone = stored.contact_phone_number;
  const digits = phone.replace(/[^\d+]/g, "");
  return {
    mention: stored.contact_mention,
    subhead: stored.contact_subhead,
    title: stored.contact_title,
    description: resolveRichText(stored.contact_description, context),
    inlineDescription: stored.contact_inline_description,
    phoneLabel: stored.contact_phone_label,
    phoneNumber: phone,
    tel: /^\+\d{6,15}$/.test(digits) ? digits : null,
    hours: stored.hours,
    languages: stored.languages,
    link: resolveLink(stored.link, context),
    sample: stored.sample,
  };
}

/**
 * Resolves a rating; null without value, count, source, date or a link to the proof (words §1.2).
 */
function resolveRating(
  { value, best, count, source, date, url }: ModuleRating,
  context: ResolveContext,
): RatingData | null {
  const link = resolveLink({ kind: "url", label: source, url, newTab: false }, context);
  if (value === null || !count || !source || !date || !link) return null;
  return { value, best: best ?? 5, count, source, date, link };
}

function resolveFinderModule(stored: ModuleLisa, context: ResolveContext): FinderModuleData {
  return {
    uid: stored.uid,
    title: stored.title,
    description: stored.description,
    submitLabel: stored.cta_submit_label || context.words.submitLabel,
    ctaLabel: stored.cta_label,
    ctaLink: resolveLabelledLink(stored.cta_link, stored.cta_label, context),
    needs: stored.cover_type.flatMap((entry) => resolveNeed(entry, context) ?? []),
    tooltips: stored.tooltips,
    eligibility: stored.new_lisa,
  };
}

/** Resolves a need that the finder offers; null when it is not published or has no key. */
function resolveNeed(
  { document: need }: Reference<"cover_types">,
  { locale }: ResolveContext,
): NeedOption | null {
  if (!need?.key) return null;
  const { key, title, description }: Pick<CoverTypes, "key" | "title" | "description"> = need;
  return {
    key,
    title,
    description,
    icon: findIcon(need.icon),
    ...(need.locale && need.locale !== locale && { lang: need.locale }),
  };
}

/**
 * Resolves the link of a button. The label comes from the separate label field; when that is empty,
 * from the link.
 */
const resolveLabelledLink = (link: Link, label: string, context: ResolveContext): LinkData | null =>
  resolveLink({ ...link, label: label || link.label }, context);

/**
 * Resolves the card of a plan or of an offer. Empty card fields fall back to the fields of the
 * document.
 */
function resolveCard(
  document: LinkedPage & { readonly id: string; readonly card: Card },
  context: ResolveContext,
  premiums?: string,
): ProductCardData {
  const { card } = document;
  const title = card.card_title || document.title;
  const secondary = resolveLabelledLink(card.cta_secondary_link, card.cta_secondary_label, context);
  const rel = card.cta_secondary_rel;
  return {
    id: document.id,
    uid: document.uid,
    title,
    tag: card.tag,
    description: card.card_description,
    image: resolvePicture(card.card_image, context, card.card_image_alt),
    price: resolvePrice(card, premiums),
    link: resolveLink(card.card_link, context, title) ?? linkToPage(document, title, context),
    primary: resolveLabelledLink(card.cta_primary_link, card.cta_primary_label, context),
    secondary: secondary && rel ? { ...secondary, rel } : secondary,
  };
}

/** Resolves the card of a plan. Tag and price fall back to those of the plan. */
function resolvePlanCard(
  document: Related<"product_page">,
  context: ResolveContext,
): ProductCardData {
  const { premiums } = document;
  const card = resolveCard(document, context, premiums);
  return {
    ...card,
    tag: card.tag || document.tag,
    price: card.price ?? resolvePrice(document, premiums),
  };
}

/** Resolves the card of a guide or an article. */
function resolveTeaser(
  document: LinkedPage & { readonly id: string; readonly image: Reference<"media"> | null },
  context: ResolveContext,
): TeaserData {
  const { id, title, image } = document;
  return {
    id,
    title,
    theme: "",
    minutes: null,
    image: resolvePicture(image, context),
    link: linkToPage(document, title, context),
  };
}

/** Resolves a document into its view model; null when the document is missing or incomplete. */
export function resolveEntity<E extends EntityName>(
  name: E,
  document: Related<E> | null | undefined,
  context: ResolveContext,
): Entities[E] | null {
  return document ? RESOLVERS[name](document, context) : null;
}
