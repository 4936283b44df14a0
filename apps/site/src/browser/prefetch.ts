/**
 * Prefetches a page while the pointer rests on its link. This script is fetched with the first
 * movement (pointer.ts). Astro's own prefetch also runs on 2g, so it is turned off.
 */
const INTENT_MS = 80;

/**
 * The properties of `navigator` that decide about prefetching. Not every browser has `connection`.
 */
export interface Connection {
  readonly onLine: boolean;
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Whether pages may be prefetched: not offline, with data saver, or on 2g or slower (spec §4). */
export function canPrefetch({ onLine, connection }: Connection): boolean {
  return (
    onLine && connection?.saveData !== true && !(connection?.effectiveType ?? "").includes("2g")
  );
}

/**
 * Returns the URL of the page that a link opens in this tab, without its hash; null when the link
 * opens no other page of this site.
 */
export function findPage(link: HTMLAnchorElement, here: Location): string | null {
  const opensHere =
    (link.target === "" || link.target === "_self") &&
    !link.hasAttribute("download") &&
    link.dataset["action"] === undefined &&
    link.dataset["astroReload"] === undefined;
  if (!opensHere || link.origin !== here.origin) return null;
  return link.pathname + link.search === here.pathname + here.search
    ? null
    : link.origin + link.pathname + link.search;
}

/** Starts prefetching. @param first event for which this script was fetched */
export function startPrefetch(first: Event): void {
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function consider({ target }: Event): void {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    const page = link && findPage(link, location);
    if (!page || fetched.has(page)) return;
    timer = setTimeout(() => {
      if (!canPrefetch(navigator)) return;
      fetched.add(page);
      const hint = document.createElement("link");
      hint.rel = "prefetch";
      hint.href = page;
      document.head.append(hint);
    }, INTENT_MS);
  }
  document.addEventListener("pointerover", consider, { passive: true });
  document.addEventListener("focusin", consider);
  consider(first);
}
