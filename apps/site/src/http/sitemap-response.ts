/**
 * Responses for the sitemaps. They are built from the route index and cached until a page is
 * published, moved or taken down.
 */
import type { APIContext } from "astro";
import type { RouteRow } from "@orlaya/content";
import { LOCALES } from "@orlaya/locales";
import { applyIndexability, INDEXABILITY_TAGS } from "../load/indexability.ts";

/**
 * Maximum age in seconds: one hour. Publishing that changes no path only changes a date in the
 * sitemap.
 */
const MAX_AGE = 3600;

/**
 * Creates the response that `make` builds from the route index of all languages. The response is
 * 404 when `make` returns null. With GLOBAL_NOINDEX, `make` gets no rows and returns null
 * (spec §5).
 */
export async function createSitemapResponse(
  { locals: { runtime }, cache }: APIContext,
  make: (origin: string, rows: readonly RouteRow[]) => string | null,
): Promise<Response> {
  const { env, content } = runtime;
  const rows = env.GLOBAL_NOINDEX
    ? []
    : await applyIndexability(
        runtime,
        (await Promise.all(LOCALES.map((locale) => content.routes(locale)))).flat(),
      );
  const xml = make(env.siteOrigin, rows);
  if (xml === null)
    return new Response("There is no such sitemap.\n", {
      status: 404,
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
  cache.set({ maxAge: content.remember.healthy() ? MAX_AGE : 10, tags: [...INDEXABILITY_TAGS] });
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
