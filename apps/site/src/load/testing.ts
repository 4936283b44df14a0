/** Content for tests: stored documents that the parser of the content client reads. */
import { parseDocument, type Content, type Site, type SiteContent } from "@orlaya/content";
import { getDocumentTag } from "@orlaya/contract";
import { resolveSlice, type ResolveContext, type ResolvedSlice } from "./resolve/index.ts";

const none = (): Promise<null> => Promise.resolve(null);

/**
 * Creates the content of a site in which `answers` replaces calls. Every other call returns null, and the
 * clauses are none.
 */
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
    company: none,
    clauses: () => Promise.resolve([]),
    finderModule: none,
    eligibilityModule: none,
    contact: none,
    errorPage: none,
    plans: none,
    planForms: none,
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
    hasShownDraft: () => false,
    ...answers,
  };
}

/** Creates a content client whose sites return `answers`. */
export const createTestContent = (answers: (site: Site) => Partial<SiteContent>): Content =>
  ({ at: (site: Site) => createTestSite(site, answers(site)) }) as unknown as Content;

/** Resolves stored slices and leaves out unknown slices. */
export function resolveTestSlices(
  slices: readonly object[],
  context: ResolveContext,
): readonly ResolvedSlice[] {
  return parseDocument("page_landing", { id: "page", slices }).slices.flatMap((slice) => {
    const resolved = resolveSlice(slice, context);
    return resolved.kind === "slice" ? [resolved.slice] : [];
  });
}
