/** Loads everything published once after start, so that a later failure of the content service finds a last good value (quality §3). */
import { setTimeout as pause } from "node:timers/promises";
import { LOCALES } from "@orlaya/locales";
import { AUDIENCES, addQuery } from "@orlaya/routes";
import { loadEligibilityFinderModule, loadFinderModule } from "../load/finder-module.ts";
import { describeError } from "../process/log.ts";
import type { Runtime } from "../process/runtime.ts";

/** What many pages ask for: lists, the finder, and the chrome of each site. */
async function loadShared(content: Runtime["content"]): Promise<void> {
  for (const locale of LOCALES)
    for (const audience of AUDIENCES) {
      const site = content.at({ locale, audience });
      await Promise.all([
        site.countries(),
        site.groups(),
        site.places(),
        site.release("live"),
        site.errorPage(),
        site.header(),
        site.footer(),
        site.plans(),
        loadFinderModule(site),
        loadEligibilityFinderModule(site),
        site.countryPages(),
        site.regions(),
      ]);
      if (!site.isComplete())
        throw new Error(`A part of the ${audience} site in ${locale} could not be loaded.`);
    }
}

/** Renders a page without a visitor; resolves with the number of pages of its list. */
type Visit = (path: string) => Promise<number>;

/** Renders a page, then pauses as long as that took, so that visitors get at least half of the time. */
async function renderPage(visit: Visit, log: Runtime["log"], path: string): Promise<number> {
  const before = performance.now();
  const pages = await visit(path).catch((error: unknown) => {
    log.warn("page not drawn", { path, error: describeError(error) });
    return 1;
  });
  await pause(performance.now() - before);
  return pages;
}

/** Renders every page that `rendered` does not name yet. @returns the paths of those for which something was missing */
async function renderPages(
  { content, log }: Runtime,
  visit: Visit,
  rendered: Set<string>,
): Promise<readonly string[]> {
  const lacking: string[] = [];
  const routes = await Promise.all(LOCALES.map((locale) => content.routes(locale)));
  for (const { path, type } of routes.flat()) {
    // The many pages of countries ask for nothing that is not loaded before.
    if (type === "page_country" || rendered.has(path)) continue;
    if (!content.remember.healthy()) throw new Error("The content service stopped answering.");
    const failures = content.remember.failures();
    const pages = await renderPage(visit, log, path);
    for (let page = 2; page <= pages; page += 1)
      await renderPage(visit, log, addQuery(path, { page }));
    // What did not come may come with the next try: a page counts when nothing was missing.
    if (content.remember.failures() === failures) rendered.add(path);
    else lacking.push(path);
  }
  return lacking;
}

/**
 * Loads every document of the route index, a few at a time, in the background; logs a warning while the service is down
 * and tries again later. Pages ask for more than their document, for lists above all: so each page is rendered once, and
 * each further page of its list.
 * @param rendered paths that an earlier try rendered with nothing missing
 */
export async function warmUp(
  runtime: Runtime,
  visit: Visit,
  rendered = new Set<string>(),
): Promise<void> {
  const { content, log } = runtime;
  const started = performance.now();
  try {
    await loadShared(content);
    const documents = await content.prime();
    const [example, ...others] = await renderPages(runtime, visit, rendered);
    if (example !== undefined)
      throw new Error(`Not everything came for ${others.length + 1} pages, ${example} among them.`);
    const ms = Math.round(performance.now() - started);
    log.info("content warmed", { documents, pages: rendered.size, ms });
  } catch (error) {
    log.warn("content not warmed yet", { error: describeError(error) });
    setTimeout(() => {
      void warmUp(runtime, visit, rendered);
    }, 15_000).unref();
  }
}
