/** Samples of the slice simulator from live pages: the texts of each language are those of editors. */
import { isPage, type RouteRow, type SiteContent } from "@orlaya/content";
import { match } from "@orlaya/routes";
import type { ViewSlice } from "../families/family.ts";
import { normaliseError } from "../process/log.ts";
import type { Runtime } from "../process/runtime.ts";
import { loadPageContent } from "./content.ts";
import type { PageRequest, PageTarget } from "./page.ts";

/** Pages of each type that are searched for slices. */
const PAGES = 12;
/** Time for which samples are kept, in ms. */
const KEPT_MS = 10 * 60_000;
/** Longest search of one request, in ms. The next request continues it. */
const SEARCH_MS = 4_000;

/** Slices of a site so far, and pages that were not searched yet. */
interface Search {
  readonly until: number;
  readonly samples: Map<string, ViewSlice>;
  readonly rest: RouteRow[];
}
const searches = new Map<string, Search>();

/** Loads the slices of a live page; none when it cannot be shown. */
async function loadSlices(
  runtime: Runtime,
  site: SiteContent,
  { type, document: id, group, path }: RouteRow,
): Promise<readonly ViewSlice[]> {
  const document = isPage(type) ? await site.document(type, id) : null;
  if (!isPage(type) || !document) return [];
  const route = match(path)[0] ?? null;
  const target: PageTarget = {
    ...{ route, type, document, group, path },
    ...{ failure: null, preview: null },
  };
  const request: PageRequest = {
    ...{ path, query: new URLSearchParams(), json: false, preview: null, form: null },
    country: () => Promise.resolve(""),
  };
  return (await loadPageContent(runtime, request, site, target)).view.slices;
}

/** Lists pages to search: one of each type, then a second one of each type, and so on. */
async function listPages(site: SiteContent): Promise<RouteRow[]> {
  const rows = ((await site.routes()) ?? [])
    .filter(({ audience }) => audience === site.audience)
    .toSorted((one, other) => one.path.length - other.path.length);
  const types = [...Map.groupBy(rows, ({ type }) => type).values()];
  return Array.from({ length: PAGES }).flatMap((_, at) => types.flatMap((each) => each[at] ?? []));
}

/** Searches one page. A page that fails is logged and left out. */
async function searchPage(runtime: Runtime, site: SiteContent, search: Search): Promise<void> {
  const row = search.rest.shift();
  if (!row) return;
  try {
    for (const slice of await loadSlices(runtime, site, row))
      if (!search.samples.has(slice.slug))
        search.samples.set(slice.slug, { ...slice, id: "sample" });
  } catch (error) {
    const { message } = normaliseError(error);
    runtime.log.warn("sample not loaded", { path: row.path, error: message });
  }
}

/**
 * Finds a slice of a kind on the live pages of a site; null when the pages that were searched in
 * time have none.
 */
export async function findLiveSample(
  runtime: Runtime,
  site: SiteContent,
  slug: string,
): Promise<ViewSlice | null> {
  const key = `${site.locale} ${site.audience}`;
  const known = searches.get(key);
  const search: Search =
    known && known.until > Date.now()
      ? known
      : { until: Date.now() + KEPT_MS, samples: new Map(), rest: await listPages(site) };
  searches.set(key, search);
  const end = Date.now() + SEARCH_MS;
  while (!search.samples.has(slug) && search.rest.length > 0 && Date.now() < end)
    await searchPage(runtime, site, search);
  return search.samples.get(slug) ?? null;
}
