/** Samples of the slice simulator from live pages: the texts of each language are those of editors. */
import { isPage, type RouteRow, type SiteContent } from "@orlaya/content";
import { match } from "@orlaya/routes";
import type { ViewSlice } from "../families/family.ts";
import { normaliseError } from "../process/log.ts";
import type { Runtime } from "../process/runtime.ts";
import { loadPageContent } from "./content.ts";
import type { PageRequest, PageTarget } from "./page.ts";

/** Pages of each type that are searched for slices. */
const PAGES = 4;
/** Time for which samples are kept, in ms. */
const KEPT_MS = 60_000;

type Samples = ReadonlyMap<string, ViewSlice>;
const kept = new Map<string, { readonly until: number; readonly samples: Promise<Samples> }>();

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

async function collectSamples(runtime: Runtime, site: SiteContent): Promise<Samples> {
  const rows = ((await site.routes()) ?? []).filter(({ audience }) => audience === site.audience);
  const samples = new Map<string, ViewSlice>();
  for (const ofType of Map.groupBy(rows, ({ type }) => type).values())
    for (const row of ofType.slice(0, PAGES)) {
      try {
        for (const slice of await loadSlices(runtime, site, row))
          if (!samples.has(slice.slug)) samples.set(slice.slug, { ...slice, id: "sample" });
      } catch (error) {
        runtime.log.warn("sample not loaded", {
          path: row.path,
          error: normaliseError(error).message,
        });
      }
    }
  return samples;
}

/** Loads one slice of each kind from the live pages of a site, by the slug of the slice. */
export function loadLiveSamples(runtime: Runtime, site: SiteContent): Promise<Samples> {
  const key = `${site.locale} ${site.audience}`;
  const known = kept.get(key);
  if (known && known.until > Date.now()) return known.samples;
  const samples = collectSamples(runtime, site);
  kept.set(key, { until: Date.now() + KEPT_MS, samples });
  samples.catch(() => kept.delete(key));
  return samples;
}
