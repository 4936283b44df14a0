/**
 * Turns what the content service stores into what views receive. Total: whatever is missing, unpublished or malformed
 * becomes an empty value of the right shape, and a slice that nobody knows becomes null with its name reported, so
 * that one bad document never takes a page down (spec §8, architecture §5).
 */
import {
  ICONS,
  type IconName,
  type LinkData,
  type PictureData,
  type PriceData,
  type Rendition,
  type RichBlock,
  type RichInline,
  type RichTextData,
  type TextMarks,
} from "@orlaya/ui/data";
import { DEFAULT_LOCALE, LOCALES, technical, urlLink, type Locale } from "@orlaya/routes";
import { array, finite, isRecord, record, string, type Stored } from "./stored.ts";
import { commonFields, type Field, type Fields, type PropsOf } from "./fields.ts";
import { SLICES, type AnySlice, type SchemaOf, type SliceSlug } from "./schema.ts";
import type { SliceProps } from "./fields.ts";
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
} from "./entities.ts";

/** What resolution has to know about the page that is being built. */
export interface ResolveContext {
  readonly locale: Locale;
  /** Where media files are served from; empty: the site itself. */
  readonly mediaOrigin: string;
  /** Where a link with an action leads without JavaScript. */
  readonly actionHref: { readonly finder: string; readonly cookies: string };
  /** The page of a country (ISO code); where there is none, the finder with this destination already chosen. */
  readonly destinationLink: (code: string, label: string) => LinkData;
  /** Words that entities need: the default labels of spec §4 and the tag for text in another language. */
  readonly words: { readonly submitLabel: string };
}
/** A slice ready to be shown. */
export type ResolvedSlice = {
  [S in SliceSlug]: {
    readonly slug: S;
    readonly id: string;
    readonly props: SliceProps<SchemaOf<S>>;
  };
}[SliceSlug];
/** Result of resolving one stored slice: ready, or the name nobody knows. */
export type SliceResolution =
  | { readonly kind: "slice"; readonly slice: ResolvedSlice }
  | { readonly kind: "unknown"; readonly slug: string };

/** A populated document that a visitor may see; null when it is an id, a draft or gone. */
export function publishedDocument(value: unknown): Stored | null {
  const inner = isRecord(value) && isRecord(value["value"]) ? value["value"] : value;
  if (!isRecord(inner) || typeof inner["id"] === "undefined") return null;
  return inner["_status"] === undefined || inner["_status"] === "published" ? inner : null;
}

/** Stored link → link that can be followed, or null when it is broken (spec §2 "A broken link yields null"). */
export function resolveLink(
  value: unknown,
  context: ResolveContext,
  fallbackLabel = "",
): LinkData | null {
  const stored = record(value);
  const label = string(stored["label"]) || fallbackLabel;
  const newTab = stored["new_tab"] === true;
  const anchor = string(stored["anchor"]);
  switch (stored["kind"]) {
    case "action": {
      const action =
        stored["action"] === "cookies"
          ? "cookies"
          : stored["action"] === "finder"
            ? "finder"
            : null;
      if (action === null || label === "") return null;
      return { label, href: context.actionHref[action], external: false, newTab: false, action };
    }
    case "url": {
      const target = urlLink(stored["url"]);
      return target && label
        ? { label, href: target.href, external: target.external, newTab }
        : null;
    }
    default: {
      const document = publishedDocument(stored["document"]);
      const path = document ? string(document["path"]) : "";
      const text = label || string(document?.["title"]);
      if (!document || !path.startsWith("/") || text === "") return null;
      const locale = string(document["locale"]);
      return {
        label: text,
        href: anchor ? `${path}#${anchor}` : path,
        external: false,
        newTab,
        ...(locale && locale !== context.locale ? { hreflang: locale } : {}),
        ...(string(document["uid"]) ? { uid: string(document["uid"]) } : {}),
      };
    }
  }
}

const documentLink = (document: Stored, label: string, context: ResolveContext): LinkData | null =>
  resolveLink({ kind: "document", document, label }, context);

const FORMATS = ["avif", "webp", "jpeg", "png"] as const;
/** What a picture shows, in the page's language; where nobody wrote that, in another one that is named. */
function alternativeText(
  media: Stored,
  locale: Locale,
  own: string,
): Pick<PictureData, "alt" | "altLanguage"> {
  const texts = record(media["alt"]);
  const said = (code: string): string => string(texts[code]).trim();
  if (media["decorative"] === true) return { alt: "" };
  if (own || said(locale)) return { alt: own || said(locale) };
  const other = [DEFAULT_LOCALE, ...LOCALES].find((code) => said(code));
  return other ? { alt: said(other), altLanguage: other } : { alt: "" };
}

/** Stored upload → picture with its renditions, or null when there is no file to show. */
export function resolvePicture(
  value: unknown,
  { locale, mediaOrigin }: Pick<ResolveContext, "locale" | "mediaOrigin">,
  alt = "",
): PictureData | null {
  const media = publishedDocument(value);
  if (!media) return null;
  const renditions = array(media["renditions"]).flatMap((entry): Rendition[] => {
    const r = record(entry);
    const width = finite(r["width"]);
    const height = finite(r["height"]);
    const format = FORMATS.find((name) => name === r["format"]);
    const file = string(r["file"]);
    return width && height && format && file
      ? [{ src: technical.media(file, mediaOrigin), width, height, format }]
      : [];
  });
  const width = finite(media["width"]);
  const height = finite(media["height"]);
  if (!width || !height || renditions.length === 0) return null;
  const percent = (side: unknown): number => Math.min(100, Math.max(0, finite(side) ?? 50)) / 100;
  const social = string(media["social"]);
  const credit = string(media["credit"]);
  return {
    ...alternativeText(media, locale, alt),
    width,
    height,
    focal: { x: percent(media["focalX"]), y: percent(media["focalY"]) },
    renditions,
    ...(social ? { social: technical.media(social, mediaOrigin) } : {}),
    ...(credit ? { credit } : {}),
  };
}

function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Bits of a text node's `format` in stored rich text. */
const FORMAT_BITS: readonly (readonly [number, keyof TextMarks])[] = [
  [1, "bold"],
  [2, "italic"],
  [4, "strike"],
  [16, "code"],
  [32, "sub"],
  [64, "sup"],
];

/** Stored rich text → the few elements we render; any other node keeps its text and loses its form (quality §2). */
export function resolveRichText(value: unknown, context: ResolveContext): RichTextData {
  const ids = new Map<string, number>();
  function inlines(nodes: readonly unknown[]): RichInline[] {
    return nodes.flatMap((entry): RichInline[] => {
      const node = record(entry);
      switch (node["type"]) {
        case "text": {
          const bits = finite(node["format"]) ?? 0;
          const marks: TextMarks = Object.fromEntries(
            FORMAT_BITS.filter(([bit]) => (bits & bit) !== 0).map(([, name]) => [name, true]),
          );
          return string(node["text"]) ? [{ kind: "text", text: string(node["text"]), marks }] : [];
        }
        case "linebreak":
          return [{ kind: "break" }];
        case "link":
        case "autolink": {
          const fields = record(node["fields"]);
          const children = inlines(array(node["children"]));
          const link = resolveLink(
            fields["linkType"] === "internal"
              ? {
                  kind: "document",
                  document: fields["doc"],
                  label: "-",
                  anchor: fields["anchor"],
                  new_tab: fields["newTab"],
                }
              : { kind: "url", url: fields["url"], label: "-", new_tab: fields["newTab"] },
            context,
          );
          if (!link) return children;
          const { label: _label, ...target } = link;
          return [{ kind: "link", link: target, children }];
        }
        default:
          return inlines(array(node["children"]));
      }
    });
  }
  function plain(children: readonly RichInline[]): string {
    return children
      .map((child) =>
        child.kind === "text" ? child.text : child.kind === "link" ? plain(child.children) : " ",
      )
      .join("");
  }
  function blocks(nodes: readonly unknown[]): RichBlock[] {
    return nodes.flatMap((entry): RichBlock[] => {
      const node = record(entry);
      const children = array(node["children"]);
      switch (node["type"]) {
        case "heading": {
          const content = inlines(children);
          if (content.length === 0) return [];
          // The prefix keeps it apart from anchors and from ids of the chrome; an id begins with a letter.
          const base = `part-${slugify(plain(content))}`;
          const seen = ids.get(base) ?? 0;
          ids.set(base, seen + 1);
          const level = node["tag"] === "h2" ? 2 : node["tag"] === "h4" ? 4 : 3;
          return [
            {
              kind: "heading",
              level,
              id: seen === 0 ? base : `${base}-${seen + 1}`,
              children: content,
            },
          ];
        }
        case "list":
          return [
            {
              kind: "list",
              ordered: node["listType"] === "number",
              items: children.map((item) => {
                const parts = array(record(item)["children"]);
                const nested = parts.filter((part) =>
                  ["list", "paragraph", "heading", "quote"].includes(string(record(part)["type"])),
                );
                const direct = inlines(parts.filter((part) => !nested.includes(part)));
                return [
                  ...(direct.length ? [{ kind: "paragraph", children: direct } as const] : []),
                  ...blocks(nested),
                ];
              }),
            },
          ];
        case "quote":
          return [{ kind: "quote", children: inlines(children) }];
        case "horizontalrule":
          return [{ kind: "rule" }];
        case "paragraph":
        default: {
          const content = inlines(children.length ? children : [node]);
          return content.length ? [{ kind: "paragraph", children: content }] : [];
        }
      }
    });
  }
  return blocks(array(record(record(value)["root"])["children"]));
}

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

const iconOf = (value: unknown): IconName | null => ICONS.find((name) => name === value) ?? null;
const id = (document: Stored): string => String(document["id"]);
const withRel = (link: LinkData | null, rel: string): (LinkData & { rel?: string }) | null =>
  link && rel ? { ...link, rel } : link;

const ENTITY_RESOLVERS: {
  readonly [E in EntityName]: (document: Stored, context: ResolveContext) => Entities[E] | null;
} = {
  product_page: card,
  page_offer: card,
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
  page_guide: (document, context) => teaser(document, context),
  page_article: (document, context) => teaser(document, context),
  page_faq: (document, context): FaqEntryData => ({
    id: id(document),
    question: string(document["title"]),
    answer: resolveRichText(document["answer"], context),
    link: documentLink(document, string(document["title"]), context),
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
      ctaLink: resolveLink(
        {
          ...record(document["cta_link"]),
          label: document["cta_label"] || record(document["cta_link"])["label"],
        },
        context,
      ),
      needs: array(document["cover_type"]).flatMap((entry): NeedOptionData[] => {
        const need = publishedDocument(entry);
        if (!need || !string(need["key"])) return [];
        const locale = string(need["locale"]);
        return [
          {
            key: string(need["key"]),
            title: string(need["title"]),
            description: string(need["description"]),
            icon: iconOf(need["icon"]),
            ...(locale && locale !== context.locale ? { lang: locale } : {}),
          },
        ];
      }),
      tooltips: {
        need: string(tooltips["need"]),
        destination: string(tooltips["destination"]),
        language: string(tooltips["language"]),
      },
      eligibility: document["new_lisa"] === true,
    };
  },
};

/** The card of a plan or of an offer; what the card leaves open the document says itself. */
function card(document: Stored, context: ResolveContext): ProductCardData {
  const own = record(document["card"]);
  const title = string(own["card_title"]) || string(document["title"]);
  const priced = finite(own["starting_price"]) !== null;
  return {
    id: id(document),
    uid: string(document["uid"]),
    title,
    tag: string(own["tag"]) || string(document["tag"]),
    description: string(own["card_description"]),
    image: resolvePicture(own["card_image"], context, string(own["card_image_alt"])),
    price: resolvePrice(priced ? own : document),
    link: resolveLink(own["card_link"], context, title) ?? documentLink(document, title, context),
    primary: withRel(
      resolveLink(
        {
          ...record(own["cta_primary_link"]),
          label: own["cta_primary_label"] || record(own["cta_primary_link"])["label"],
        },
        context,
      ),
      "",
    ),
    secondary: withRel(
      resolveLink(
        {
          ...record(own["cta_secondary_link"]),
          label: own["cta_secondary_label"] || record(own["cta_secondary_link"])["label"],
        },
        context,
      ),
      string(own["cta_secondary_rel"]),
    ),
  };
}

function teaser(document: Stored, context: ResolveContext): TeaserData {
  const title = string(document["title"]);
  return {
    id: id(document),
    title,
    theme: string(document["theme_label"]) || string(record(document["theme"])["title"]),
    minutes: finite(document["reading_minutes"]),
    image: resolvePicture(document["image"], context),
    link: documentLink(document, title, context),
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

function resolveField(field: Field, value: unknown, context: ResolveContext): unknown {
  switch (field.kind) {
    case "text":
      return string(value);
    case "richText":
      return resolveRichText(value, context);
    case "number":
      return finite(value);
    case "checkbox":
      return value === true;
    case "select":
      return field.options.find((option) => option === value) ?? field.fallback;
    case "icon":
      return iconOf(value);
    case "image":
      return resolvePicture(value, context);
    case "link":
      return resolveLink(value, context);
    case "list":
      return array(value).map((row) => resolveFields(field.fields, record(row), context));
    case "entity":
      return resolveEntity(field.entity, value, context);
    case "entities":
      return array(value).flatMap((entry) => resolveEntity(field.entity, entry, context) ?? []);
  }
}

/** Stored values of a set of fields → props. The one place where field kinds and prop types meet. */
export function resolveFields<F extends Fields>(
  fields: F,
  stored: Stored,
  context: ResolveContext,
): PropsOf<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      resolveField(field, stored[name], context),
    ]),
  ) as PropsOf<F>;
}

const BY_SLUG = new Map<string, AnySlice>(SLICES.map((schema) => [schema.slug, schema]));

/** One stored slice (a block of the content service) → a slice ready to be shown, or the name that nobody knows. */
export function resolveSlice(value: unknown, context: ResolveContext): SliceResolution {
  const stored = record(value);
  const slug = string(stored["blockType"]);
  const schema = BY_SLUG.get(slug);
  if (!schema) return { kind: "unknown", slug };
  const props = {
    ...resolveFields(schema.fields, stored, context),
    ...resolveFields(commonFields, stored, context),
  };
  return {
    kind: "slice",
    slice: { slug: schema.slug, id: string(stored["id"]), props } as ResolvedSlice,
  };
}
