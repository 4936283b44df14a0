import type { LinkData } from "@orlaya/ui";
import type { ChromeContext, HeaderModel, NavEntry, NavModule } from "./model.ts";

export interface HeaderProps {
  readonly model: HeaderModel;
  readonly context: ChromeContext;
}

/** The primary button's link: unless content made it its own, it opens the finder (spec §3 cta isCustom, action). */
export function getCtaLink({ cta }: HeaderModel): LinkData | null {
  return cta && (cta.isCustom || cta.link.action ? cta.link : { ...cta.link, action: "finder" });
}

type Here = Pick<ChromeContext, "currentUid" | "path" | "trail">;

/** Whether a link leads to the page that is shown: by uid (spec §2), and by address, because pages of other places may share a uid. */
export function isCurrent(link: LinkData, { currentUid, path }: Here): boolean {
  return link.href === path && (link.uid === undefined || link.uid === currentUid);
}

/** What the header marks: one of its entries, or one of the links beside them. */
export type Current = NavEntry | LinkData | null;

const modulesOf = (entry: NavEntry): readonly NavModule[] =>
  entry.kind === "item" ? [entry.module] : entry.modules;

/**
 * The one place of the header that is marked. A page belongs to the place whose own link leads to it, or to the nearest
 * page above it: a claim form stands under Support, even where the menu of Contact links to it. Only a page that no
 * place owns is marked by the links inside the menus. Null where nothing fits.
 */
export function findCurrentPlace(
  { entries, secondary, login }: Pick<HeaderModel, "entries" | "secondary" | "login">,
  here: Here,
): Current {
  const owned = [
    ...entries.map((place) => ({
      place,
      links: modulesOf(place).flatMap(({ link }) => link ?? []),
    })),
    ...[...secondary, ...(login ? [login] : [])].map((place) => ({ place, links: [place] })),
  ];
  const inside = entries.map((place) => ({
    place,
    links: modulesOf(place).flatMap(({ groups }) =>
      groups.flatMap(({ links }) => links.map(({ link }) => link)),
    ),
  }));
  for (const places of [owned, inside]) {
    const exact = places.find(({ links }) => links.some((link) => isCurrent(link, here)));
    if (exact) return exact.place;
    for (const above of here.trail) {
      const found = places.find(({ links }) =>
        links.some(({ external, href }) => !external && href === above),
      );
      if (found) return found.place;
    }
  }
  return null;
}

/** How a marked link says so: it is the page itself, or holds it. */
export const getCurrentMark = (
  link: LinkData,
  current: Current,
  here: Here,
): "page" | "true" | undefined =>
  isCurrent(link, here) ? "page" : link === current ? "true" : undefined;
