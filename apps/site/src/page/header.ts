/**
 * Converts the header and navigation modules of the content service into the header model (spec §2
 * Shared chrome).
 */
import type {
  HeaderAnswer,
  HeaderModule,
  ModuleContact,
  NavigationModule,
  Reference,
  SiteContent,
} from "@orlaya/content";
import type { Audience } from "@orlaya/routes";
import {
  resolveEntity,
  resolveLink,
  resolveLinks,
  resolvePicture,
  type ResolveContext,
} from "../load/resolve/index.ts";
import type { LinkData } from "@orlaya/ui";
import type { HeaderModel, LanguageItem, NavEntry, NavModule } from "../chrome/model.ts";
import type { View } from "../families/family.ts";
import type { PageTarget } from "./page.ts";

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

/** Returns the phone number of the team as a link; null when it cannot be dialled. */
function findPhone(stored: ModuleContact | null, context: ResolveContext): HeaderModel["phone"] {
  const contact = resolveEntity("module_contact", stored, context);
  // Non-breaking spaces keep the number on one line.
  return contact?.tel
    ? {
        label: contact.phoneNumber.replaceAll(" ", "\u00a0"),
        href: `tel:${contact.tel}`,
        external: false,
        newTab: false,
      }
    : null;
}

/** Builds the menus of the header, single or grouped in tabs, in the order of the editor. */
function buildEntries(
  { slices }: HeaderModule,
  navigation: readonly NavigationModule[],
  context: ResolveContext,
): readonly NavEntry[] {
  const menus = new Map(navigation.map((menu) => [menu.id, menu]));
  function buildMenus({
    navigation_module: reference,
  }: {
    readonly navigation_module: Reference<"navigation_module"> | null;
  }): readonly NavModule[] {
    const menu = reference ? menus.get(reference.id) : undefined;
    return menu ? [buildMenu(menu, context)] : [];
  }
  return slices.flatMap((slice): readonly NavEntry[] => {
    if (slice.blockType === "nav_item")
      return buildMenus(slice).map((module) => ({ kind: "item", module }));
    const modules = slice.items.flatMap(buildMenus);
    return modules.length > 0 ? [{ kind: "tabs", label: slice.label, modules }] : [];
  });
}

/**
 * Builds the header model of a site; null without a stored header. The page is then rendered
 * without a header (spec §8).
 * @param lite on a page with a single purpose: shows the phone number of `contact` in a reduced
 * header
 */
export function buildHeader(
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
    phone: lite && findPhone(lite.contact, context),
    languages: header.language_switcher ? languages : null,
  };
}

/** Returns the header with a link of the page itself to the other site, when it has one. */
function linkOtherSite(header: HeaderModel, audience: Audience, path: string | null): HeaderModel {
  const { audiences } = header;
  if (!audiences || path === null) return header;
  const other = audience === "corporate" ? "individual" : "corporate";
  return { ...header, audiences: { ...audiences, [other]: { ...audiences[other], href: path } } };
}

/**
 * Loads the header of a page; null when it cannot be read. The page is then rendered without a
 * header (spec §8).
 */
export async function loadHeader(
  site: SiteContent,
  context: ResolveContext,
  languages: readonly LanguageItem[],
  { route }: Pick<PageTarget, "route">,
  elsewhere: View["elsewhere"] = null,
): Promise<HeaderModel | null> {
  const isLite = route?.base === "landing";
  const [stored, contact] = await Promise.all([site.header(), isLite ? site.contact() : null]);
  const header = buildHeader(stored, context, languages, isLite ? { contact } : null);
  return header && linkOtherSite(header, site.audience, elsewhere?.otherSite ?? null);
}
