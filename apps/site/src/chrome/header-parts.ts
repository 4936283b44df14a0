import type { LinkData } from '@orlaya/ui';
import type { ChromeContext, HeaderModel, NavEntry, NavModule } from './model.ts';

export interface HeaderProps {
  readonly model: HeaderModel;
  readonly context: ChromeContext;
}

/** The primary button's link: unless content made it its own, it opens the finder (spec §3 cta isCustom, action). */
export function ctaLink({ cta }: HeaderModel): LinkData | null {
  return cta && (cta.isCustom || cta.link.action ? cta.link : { ...cta.link, action: 'finder' });
}

type Here = Pick<ChromeContext, 'currentUid' | 'path'>;

/** Whether a link leads to the page that is shown: by uid (spec §2), by path where the link carries no uid. */
export function isCurrent(link: LinkData, { currentUid, path }: Here): boolean {
  if (link.external || link.href.includes('#')) return false;
  return link.uid === undefined ? link.href === path : link.uid === currentUid;
}

const modulesOf = (entry: NavEntry): readonly NavModule[] => (entry.kind === 'item' ? [entry.module] : entry.modules);

const holds = (module: NavModule, here: Here): boolean =>
  (module.link !== null && isCurrent(module.link, here)) || module.groups.some((group) => group.links.some(({ link }) => isCurrent(link, here)));

/** The one entry of the header that is marked: the first that is, or leads to, the page that is shown. */
export function currentEntry(entries: HeaderModel['entries'], here: Here): NavEntry | null {
  return entries.find((entry) => modulesOf(entry).some((module) => holds(module, here))) ?? null;
}
