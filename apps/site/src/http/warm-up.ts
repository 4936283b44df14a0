/**
 * Loads all published content once after the start, so that a last good value exists when the
 * content service fails later (quality §3).
 */
import { setTimeout as pause } from "node:timers/promises";
import { LOCALES } from "@orlaya/locales";
import { AUDIENCES, addQuery } from "@orlaya/routes";
import { loadEligibilityFinderModule, loadFinderModule } from "../load/finder-module.ts";
import { describeError } from "@orlaya/contract";
import type { Runtime } from "../process/runtime.ts";

/**
 * Loads the content that many pages share: lists, the finder, and the header and footer of each
 * site.
 */
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
        site.planForms(),
        loadFinderModule(site),
        loadEligibilityFinderModule(site),
        site.countryPages(),
        site.regions(),
      ]);
      if (!site.isComplete())
        throw new Error(`A part of the ${audience} site in ${locale} could not be loaded.`);
    }
}

/** Renders a page without a visitor. @returns the number of pages of its list */
type Visit = (path: string) => Promise<number>;

/**
 * Renders a page, then pauses for the same time, so that visitors get at least half of the
 * processing time.
 */
async function renderPage(visit: Visit, log: Runtime["log"], path: string): Promise<number> {
  const before = performance.now();
  const pages = await visit(path).catch((error: unknown) => {
    log.warn("page not rendered", { path, error: describeError(error) });
    return 1;
  });
  await pause(performance.now() - before);
  return pages;
}

/**
 * Renders every page that is not in `rendered` yet.
 * @returns the paths of pages with missing content
 */
async function renderPages(
  { content, log }: Runtime,
  visit: Visit,
  rendered: Set<string>,
): Promise<readonly string[]> {
  const lacking: string[] = [];
  const routes = await Promise.all(LOCALES.map((locale) => content.routes(locale)));
  for (const { path, type } of routes.flat()) {
    // Country pages, which are many, are skipped: they use only content that is already loaded.
    if (type === "page_country" || rendered.has(path)) continue;
    if (!content.remember.healthy()) throw new Error("The content service stopped responding.");
    const failures = content.remember.failures();
    const pages = await renderPage(visit, log, path);
    for (let page = 2; page <= pages; page += 1)
      await renderPage(visit, log, addQuery(path, { page }));
    // Missing content may be available on the next try. A page is done when no call failed.
    if (content.remember.failures() === failures) rendered.add(path);
    else lacking.push(path);
  }
  return lacking;
}

/**
 * Loads every document of the route index in batches, in the background. When the service is down,
 * logs a warning and tries again later. Pages need more content than their document, mainly lists.
 * Therefore each page is rendered once, and so is each further page of its list.
 * @param rendered paths that an earlier try rendered completely
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
      throw new Error(`Content is missing for ${others.length + 1} pages, for example ${example}.`);
    const ms = Math.round(performance.now() - started);
    log.info("content warmed", { documents, pages: rendered.size, ms });
  } catch (error) {
    log.warn("content not warmed yet", { error: describeError(error) });
    setTimeout(() => {
      void warmUp(runtime, visit, rendered);
    }, 15_000).unref();
  }
}
