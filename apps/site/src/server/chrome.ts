/** Header, navigation and footer modules of the content service → what the chrome draws (spec §2 Shared chrome). */
import type { StoredDocument } from "@orlaya/content";
import type { Audience, LanguageItem as RouteLanguage } from "@orlaya/routes";
import {
  publishedDocument,
  resolveEntity,
  resolveLink,
  resolvePicture,
  type ResolveContext,
} from "@orlaya/slices/resolve";
import { record, records, string, type Stored } from "@orlaya/slices/stored";
import type { LinkData } from "@orlaya/ui";
import type {
  FooterGroup,
  FooterModel,
  HeaderModel,
  LanguageItem,
  NavEntry,
  NavModule,
} from "../chrome/model.ts";

/** Rows of a list of links: each row is the link itself or holds it under `link`. Broken ones are gone. */
function links(value: unknown, context: ResolveContext): LinkData[] {
  return records(value).flatMap(
    (row) =>
      resolveLink("link" in row && typeof row["link"] === "object" ? row["link"] : row, context) ??
      [],
  );
}

/** Items of the language switcher as the chrome draws them. */
export function languageItems(items: readonly RouteLanguage[]): readonly LanguageItem[] {
  return items.map(({ individualPrefix, corporatePrefix, ...item }) => ({
    ...item,
    prefixes: { individual: individualPrefix, corporate: corporatePrefix },
  }));
}

function navModule(document: Stored, context: ResolveContext): NavModule {
  const promo = record(document["promo"]);
  const title = string(promo["title"]);
  return {
    uid: string(document["uid"]),
    label: string(document["label"]),
    link: resolveLink(document["link"], context, string(document["label"])),
    groups: records(document["groups"])
      .map((group) => ({
        label: string(group["label"]),
        links: records(group["links"]).flatMap((entry) => {
          const link = resolveLink(entry["link"], context);
          return link ? [{ link, description: string(entry["description"]) }] : [];
        }),
      }))
      .filter((group) => group.links.length > 0),
    promo: title
      ? {
          title,
          text: string(promo["text"]),
          link: resolveLink(promo["link"], context),
          image: resolvePicture(promo["image"], context, ""),
        }
      : null,
  };
}

/** The number of a site's team, as a link where it can be dialled. */
function phoneOf(stored: StoredDocument | null, context: ResolveContext): HeaderModel["phone"] {
  const contact = resolveEntity("module_contact", stored, context);
  // A number that breaks over two lines cannot be read at a glance.
  return contact?.tel
    ? {
        link: {
          label: contact.phoneNumber.replaceAll(" ", "\u00a0"),
          href: `tel:${contact.tel}`,
          external: false,
          newTab: false,
        },
        sample: contact.sample,
      }
    : null;
}

/**
 * The header of a site, or null when there is none: the page goes on without (spec §8).
 * @param lite on a page that has one aim only, whose number the visitor may call instead
 */
export function headerModel(
  stored: {
    readonly header: StoredDocument;
    readonly navigation: readonly StoredDocument[];
  } | null,
  context: ResolveContext,
  languages: readonly LanguageItem[],
  lite: { readonly contact: StoredDocument | null } | null = null,
): HeaderModel | null {
  if (!stored) return null;
  const { header, navigation } = stored;
  const modules = new Map(navigation.map((document) => [document.id, document]));
  function moduleOf(value: unknown): NavModule[] {
    const reference = record(value)["navigation_module"];
    const id = typeof reference === "string" ? reference : string(record(reference)["id"]);
    const document = publishedDocument(modules.get(id));
    return document ? [navModule(document, context)] : [];
  }
  const entries = records(header["slices"]).flatMap((slice): NavEntry[] => {
    if (slice["blockType"] === "nav_item")
      return moduleOf(slice).map((module) => ({ kind: "item", module }));
    const tabs = records(slice["items"]).flatMap(moduleOf);
    return slice["blockType"] === "nav_tabs" && tabs.length > 0
      ? [{ kind: "tabs", label: string(slice["label"]), modules: tabs }]
      : [];
  });
  const individual = resolveLink(header["private_link"], context);
  const corporate = resolveLink(header["pro_link"], context);
  const banner = record(header["banner"]);
  const cta = record(header["cta"]);
  const ctaLink = resolveLink(cta["link"], context);
  return {
    isLite: lite !== null,
    audiences:
      individual && corporate
        ? ({ individual, corporate } satisfies { readonly [A in Audience]: LinkData })
        : null,
    banner: string(banner["text"])
      ? { text: string(banner["text"]), actions: links(banner["actions"], context) }
      : null,
    secondary: links(header["secondary_links"], context),
    entries,
    login: resolveLink(header["login_link"], context),
    cta: ctaLink ? { isCustom: cta["is_custom"] === true, link: ctaLink } : null,
    phone: lite && phoneOf(lite.contact, context),
    languages: header["language_switcher"] === false ? null : languages,
  };
}

/** The footer of a site, or null when there is none. */
export function footerModel(
  stored: StoredDocument | null,
  context: ResolveContext,
  languages: readonly LanguageItem[],
): FooterModel | null {
  if (!stored) return null;
  return readFooter(stored, context, languages);
}

function readFooter(
  stored: StoredDocument,
  context: ResolveContext,
  languages: readonly LanguageItem[],
): FooterModel {
  function group(title: string, list: string): FooterGroup {
    return {
      title: string(stored[title]),
      links: links(stored[list], context),
    };
  }
  return {
    legalText: string(stored["legal_text"]),
    marketLine: string(stored["market_line"]),
    quickLinks: group("quick_links_title", "quick_links"),
    quotes: group("quotes_title", "quotes"),
    about: group("about_title", "about"),
    social: links(stored["social"], context),
    apps: links(stored["apps"], context),
    legal: links(stored["legal_links"], context),
    markets: links(stored["market_links"], context),
    languages,
  };
}
