/** Content for tests of views: documents as the content service stores them, read by the client's own parser. */
import { parseDocument, type Content, type Site, type SiteContent } from "@orlaya/content";
import { getDocumentTag } from "@orlaya/contract";
import { resolveSlice, type ResolveContext, type ResolvedSlice } from "./resolve/index.ts";

const none = (): Promise<null> => Promise.resolve(null);

/** The content of a page that answers with `answers`, and with nothing to every other call. */
export function createTestSite(site: Site, answers: Partial<SiteContent> = {}): SiteContent {
  const shown = new Set<string>();
  return {
    locale: site.locale,
    audience: site.audience,
    route: none,
    redirect: none,
    document: none,
    rowAt: none,
    alternates: none,
    header: none,
    footer: none,
    finderModule: none,
    eligibilityModule: none,
    contact: none,
    errorPage: none,
    plans: none,
    list: none,
    countries: none,
    places: none,
    regions: none,
    countryPages: none,
    groups: none,
    routes: none,
    release: none,
    previewGrant: none,
    markShown: (id) => {
      shown.add(getDocumentTag(id));
    },
    tags: () => [...shown],
    isComplete: () => true,
    ...answers,
  };
}

/** A client whose pages answer with `answers`. */
export const createTestContent = (answers: (site: Site) => Partial<SiteContent>): Content =>
  ({ at: (site: Site) => createTestSite(site, answers(site)) }) as unknown as Content;

/** Slices as they are stored → slices that are ready to be shown. */
export function resolveTestSlices(
  slices: readonly object[],
  context: ResolveContext,
): readonly ResolvedSlice[] {
  return parseDocument("page_landing", { id: "page", slices }).slices.flatMap((slice) => {
    const resolved = resolveSlice(slice, context);
    return resolved.kind === "slice" ? [resolved.slice] : [];
  });
}
