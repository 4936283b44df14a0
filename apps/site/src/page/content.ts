/** The content of a page: its slices in the view of its family. */
import type { SiteContent } from "@orlaya/content";
import { getMessages } from "@orlaya/messages/server";
import type { View } from "../families/family.ts";
import { showDocument } from "../families/index.ts";
import { loadCountryPaths } from "../load/country-pages.ts";
import { resolveContext } from "../load/resolve-context.ts";
import type { ResolveContext } from "../load/resolve/index.ts";
import type { Runtime } from "../process/runtime.ts";
import type { PageRequest, PageTarget } from "./page.ts";
import { resolveSlices, type PageSlices } from "./slices.ts";

/** Slices of a page, and the view of its family. */
export interface PageContent extends PageSlices {
  readonly context: ResolveContext;
  readonly view: View;
}

/** Resolves the slices of the document and builds the view of its family. */
export async function loadPageContent(
  runtime: Runtime,
  { query, form }: PageRequest,
  site: SiteContent,
  { type, document, path, failure }: PageTarget,
): Promise<PageContent> {
  const { locale, audience } = site;
  const hasCountries =
    document?.slices.some(({ blockType }) => blockType === "destinations") === true;
  const context = resolveContext({
    locale,
    audience,
    mediaOrigin: runtime.env.MEDIA_ORIGIN,
    onShown: site.markShown,
    ...(hasCountries && { countryPaths: await loadCountryPaths(site) }),
  });
  const resolved = resolveSlices(document, context, path, runtime.log);
  const input = { runtime, site, document, context, path, query, form, failure };
  const view = await showDocument(type, { ...input, slices: resolved.slices }, getMessages(locale));
  return { ...resolved, context, view };
}
