import type { LinkData } from "@orlaya/ui";
import type { ChromeContext, HeaderModel, NavEntry, NavModule } from "./model.ts";

export interface HeaderProps {
  readonly model: HeaderModel;
  readonly context: ChromeContext;
}

/**
 * Returns the link of the primary button. It opens the finder unless content sets a link of its own
 * or another action (spec §3 cta isCustom, action).
 */
export function getCtaLink({ cta }: HeaderModel): LinkData | null {
  return cta && (cta.isCustom || cta.link.action ? cta.link : { ...cta.link, action: "finder" });
}

type Here = Pick<ChromeContext, "currentUid" | "path" | "trail">;

/**
 * Whether a link leads to the current page. Compares the uid (spec §2) and the path, because pages
 * of other paths may share a uid.
 */
export function isCurrent(link: LinkData, { currentUid, path }: Here): boolean {
  return link.href === path && (link.uid === undefined || link.uid === currentUid);
}

/** The entry or link of the header that is marked as current; null when none is. */
export type Current = NavEntry | LinkData | null;

const modulesOf = (entry: NavEntry): readonly NavModule[] =>
  entry.kind === "item" ? [entry.module] : entry.modules;

/**
 * Finds the only entry or link of the header that is marked as current. A page belongs to the entry
 * whose own link leads to it or to its nearest ancestor page: a claim form belongs to Support, even
 * when the menu of Contact links to it. Links inside the menus count only when no own link matches.
 * @returns null when nothing matches
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

/**
 * Returns the value of `aria-current` for a link: `page` when it leads to the current page, `true`
 * when it is the marked entry.
 */
export const getCurrentMark = (
  link: LinkData,
  current: Current,
  here: Here,
): "page" | "true" | undefined =>
  isCurrent(link, here) ? "page" : link === current ? "true" : undefined;
