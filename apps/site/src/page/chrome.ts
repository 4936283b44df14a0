/** Header, navigation and footer modules of the content service → what the chrome draws (spec §2 Shared chrome). */
import type {
  FooterModule,
  HeaderAnswer,
  HeaderModule,
  Link,
  ModuleContact,
  NavigationModule,
  Reference,
} from "@orlaya/content";
import type { Audience, LanguageItem as RouteLanguage } from "@orlaya/routes";
import {
  resolveEntity,
  resolveLink,
  resolvePicture,
  type ResolveContext,
} from "../load/resolve/index.ts";
import type { LinkData } from "@orlaya/ui";
import type {
  FooterModel,
  HeaderModel,
  LanguageItem,
  NavEntry,
  NavModule,
} from "../chrome/model.ts";

/** The links of a list. Broken ones are left out. */
const resolveLinks = (
  rows: readonly { readonly link: Link }[],
  context: ResolveContext,
): readonly LinkData[] => rows.flatMap(({ link }) => resolveLink(link, context) ?? []);

/** Items of the language switcher as the chrome draws them. */
export function languageItems(items: readonly RouteLanguage[]): readonly LanguageItem[] {
  return items.map(({ individualPrefix, corporatePrefix, ...item }) => ({
    ...item,
    prefixes: { individual: individualPrefix, corporate: corporatePrefix },
  }));
}

function buildMenu(
  { uid, label, link, groups, promo }: NavigationModule,
  context: ResolveContext,
): NavModule {
  return {
    uid,
    label,
    link: resolveLink(link, context, label),
    groups: groups
      .map((group) => ({
        label: group.label,
        links: group.links.flatMap((entry) => {
          const resolved = resolveLink(entry.link, context);
          return resolved ? [{ link: resolved, description: entry.description }] : [];
        }),
      }))
      .filter((group) => group.links.length > 0),
    promo: promo.title
      ? {
          title: promo.title,
          text: promo.text,
          link: resolveLink(promo.link, context),
          image: resolvePicture(promo.image, context),
        }
      : null,
  };
}

/** The number of a site's team, as a link where it can be dialled. */
function phoneOf(stored: ModuleContact | null, context: ResolveContext): HeaderModel["phone"] {
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

/** The menus of the header, alone or grouped under tabs, in the editor's order. */
function buildEntries(
  { slices }: HeaderModule,
  navigation: readonly NavigationModule[],
  context: ResolveContext,
): readonly NavEntry[] {
  const menus = new Map(navigation.map((menu) => [menu.id, menu]));
  function menusOf({
    navigation_module: reference,
  }: {
    readonly navigation_module: Reference<"navigation_module"> | null;
  }): readonly NavModule[] {
    const menu = reference ? menus.get(reference.id) : undefined;
    return menu ? [buildMenu(menu, context)] : [];
  }
  return slices.flatMap((slice): readonly NavEntry[] => {
    if (slice.blockType === "nav_item")
      return menusOf(slice).map((module) => ({ kind: "item", module }));
    const modules = slice.items.flatMap(menusOf);
    return modules.length > 0 ? [{ kind: "tabs", label: slice.label, modules }] : [];
  });
}

/**
 * The header of a site, or null when there is none: the page goes on without (spec §8).
 * @param lite on a page that has one aim only, whose number the visitor may call instead
 */
export function headerModel(
  stored: HeaderAnswer | null,
  context: ResolveContext,
  languages: readonly LanguageItem[],
  lite: { readonly contact: ModuleContact | null } | null = null,
): HeaderModel | null {
  if (!stored) return null;
  const { header, navigation } = stored;
  const { banner, cta } = header;
  const individual = resolveLink(header.private_link, context);
  const corporate = resolveLink(header.pro_link, context);
  const ctaLink = resolveLink(cta.link, context);
  return {
    isLite: lite !== null,
    audiences:
      individual && corporate
        ? ({ individual, corporate } satisfies { readonly [A in Audience]: LinkData })
        : null,
    banner: banner.text
      ? { text: banner.text, actions: resolveLinks(banner.actions, context) }
      : null,
    secondary: resolveLinks(header.secondary_links, context),
    entries: buildEntries(header, navigation, context),
    login: resolveLink(header.login_link, context),
    cta: ctaLink ? { isCustom: cta.is_custom, link: ctaLink } : null,
    phone: lite && phoneOf(lite.contact, context),
    languages: header.language_switcher ? languages : null,
  };
}

/** The footer of a site, or null when there is none. */
export function footerModel(
  stored: FooterModule | null,
  context: ResolveContext,
  languages: readonly LanguageItem[],
): FooterModel | null {
  if (!stored) return null;
  const group = (
    title: string,
    rows: readonly { readonly link: Link }[],
  ): FooterModel["quotes"] => ({ title, links: resolveLinks(rows, context) });
  return {
    legalText: stored.legal_text,
    marketLine: stored.market_line,
    quickLinks: group(stored.quick_links_title, stored.quick_links),
    quotes: group(stored.quotes_title, stored.quotes),
    about: group(stored.about_title, stored.about),
    social: resolveLinks(stored.social, context),
    apps: resolveLinks(stored.apps, context),
    legal: resolveLinks(stored.legal_links, context),
    markets: resolveLinks(stored.market_links, context),
    languages,
  };
}
