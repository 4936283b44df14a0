/** The side panel: the data in the page, and the data that it loads when it opens (spec §4). */
import type { SiteContent } from "@orlaya/content";
import type { EligibilityFinderData, NeedFinderData } from "@orlaya/finder-ui";
import type { Translators } from "@orlaya/messages/server";
import { technical } from "@orlaya/routes";
import type { PanelModel } from "../chrome/model.ts";
import { loadEligibility } from "../load/eligibility.ts";
import { loadFinderModule } from "../load/finder-module.ts";
import { loadNeedForm } from "../load/need-search.ts";
import { resolveContext } from "../load/resolve-context.ts";
import { resolveEntity } from "../load/resolve/index.ts";
import type { Env } from "../process/env.ts";
import type { Runtime } from "../process/runtime.ts";

/**
 * Loads the panel of a page; null when configuration or content disables it.
 * @param country code of the country that the page is about; empty for any other page
 */
export async function loadPanel(
  env: Env,
  site: SiteContent,
  words: Translators,
  country: string,
): Promise<PanelModel | null> {
  const module = await loadFinderModule(site);
  if (!module || !env.FINDER_PANEL) return null;
  return {
    title: module.title || words.lisa("title"),
    src: technical.finderPanel(site.locale, site.audience),
    country,
  };
}

/**
 * Loads the content of the panel: the eligibility finder when the content flag new_lisa is true,
 * otherwise the quote-by-need form. Null without a module, or without a release for the eligibility
 * finder.
 * @param action path of the page that answers the form
 */
export async function loadPanelData(
  runtime: Runtime,
  site: SiteContent,
  action: string,
): Promise<NeedFinderData | EligibilityFinderData | null> {
  const stored = await loadFinderModule(site);
  const context = resolveContext({ ...site, mediaOrigin: runtime.env.MEDIA_ORIGIN });
  const module = resolveEntity("module_lisa", stored, context);
  if (!module) return null;
  const none = new URLSearchParams();
  if (!module.eligibility)
    return { module, model: await loadNeedForm(runtime, site, action, none, {}) };
  const eligibility = await loadEligibility(runtime, site, action, none);
  return eligibility && { kind: "eligibility", module, model: eligibility.model };
}
