/** Loads everything published once after start, so that a later failure of the content service finds a last good value (quality §3). */
import { setTimeout as pause } from "node:timers/promises";
import { AUDIENCES, LOCALES, withQuery } from "@orlaya/routes";
import { moduleUid, ownModuleUid } from "./need.ts";
import type { Runtime } from "./runtime.ts";

/**
 * Works through the route index, a few documents at a time, in the background; gives up quietly while the service is down
 * and tries again later. What pages ask for besides their document, lists above all, only their views know: so each page is
 * drawn once, and each further page of its list.
 * @param visit draws a page for nobody; resolves with the number of pages of its list
 * @param drawn paths that an earlier try has drawn whole
 */
export async function warm(
  runtime: Runtime,
  visit: (path: string) => Promise<number>,
  drawn = new Set<string>(),
): Promise<void> {
  const { content, log } = runtime;
  const started = performance.now();
  const lacking: string[] = [];
  /** Leaves at least as much time to visitors as it takes. */
  async function draw(path: string): Promise<number> {
    const before = performance.now();
    const pages = await visit(path).catch((error: unknown) => {
      log.warn("page not drawn", {
        path,
        error: error instanceof Error ? error.message : String(error),
      });
      return 1;
    });
    await pause(performance.now() - before);
    return pages;
  }
  try {
    await Promise.all([
      content.countries(),
      content.allGroups(),
      content.places(),
      content.release("live"),
    ]);
    for (const locale of LOCALES) {
      await content.errorPage(locale);
      for (const audience of AUDIENCES)
        await Promise.all([
          content.header(locale, audience),
          content.footer(locale, audience),
          content.allProductPages(locale, audience),
          content.finderModule(locale, moduleUid(audience)),
          content.finderModule(locale, ownModuleUid(audience)),
          content.countryPages(locale, audience),
          content.regionPages(locale, audience),
        ]);
    }
    const count = await content.prime();
    for (const { path, type } of (
      await Promise.all(LOCALES.map((locale) => content.routes(locale)))
    ).flat()) {
      // The many pages of countries ask for nothing that is not loaded above.
      if (type === "page_country" || drawn.has(path)) continue;
      if (!content.remember.healthy()) throw new Error("The content service stopped answering.");
      const failures = content.remember.failures();
      const pages = await draw(path);
      for (let page = 2; page <= pages; page += 1) await draw(withQuery(path, { page }));
      // What did not come may come with the next try: a page counts when nothing was missing.
      if (content.remember.failures() === failures) drawn.add(path);
      else lacking.push(path);
    }
    if (lacking.length > 0)
      throw new Error(
        `Not everything came for ${lacking.length} pages, ${lacking[0] ?? ""} among them.`,
      );
    log.info("content warmed", {
      documents: count,
      pages: drawn.size,
      ms: Math.round(performance.now() - started),
    });
  } catch (error) {
    log.warn("content not warmed yet", {
      error: error instanceof Error ? error.message : String(error),
    });
    setTimeout(() => {
      void warm(runtime, visit, drawn);
    }, 15_000).unref();
  }
}
