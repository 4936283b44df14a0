/** Loads lists of guides and news articles: the requested page of a list. */
import type { GuideTaxonomy, GuideTheme, PageSingle } from "@orlaya/content";
import type { TeaserData } from "@orlaya/slices";
import { loadCardPage, type ListPage, type WantedList } from "../../load/lists.ts";
import type { ResolvedSlice } from "../../load/resolve/index.ts";
import type { LoadInput } from "../family.ts";

/** A page of a list, and the path of the list. */
export interface DocumentListData {
  readonly slices: readonly ResolvedSlice[];
  readonly path: string;
  readonly list: ListPage<TeaserData>;
}

async function loadDocumentList(
  { site, context, query, slices, path }: LoadInput,
  wanted: Pick<WantedList<"page_guide" | "page_article">, "type" | "where" | "sort">,
): Promise<DocumentListData> {
  return { slices, path, list: await loadCardPage(site, context, query, wanted) };
}

/** Loads a page of the list of all guides. */
export function loadAllGuides(input: LoadInput<PageSingle>): Promise<DocumentListData> {
  return loadDocumentList(input, { type: "page_guide" });
}

/** Loads a page of the guides of an offer. */
export function loadGuidesOfOffer(input: LoadInput<PageSingle>): Promise<DocumentListData> {
  const where = { offer: input.document.offer?.id ?? null };
  return loadDocumentList(input, { type: "page_guide", where });
}

/** Loads a page of the news articles, newest first. */
export function loadNews(input: LoadInput<PageSingle>): Promise<DocumentListData> {
  return loadDocumentList(input, { type: "page_article", sort: "-published_on" });
}

/** Loads a page of the guides of a theme. */
export function loadGuidesOfTheme(input: LoadInput<GuideTheme>): Promise<DocumentListData> {
  return loadDocumentList(input, { type: "page_guide", where: { theme: input.document.id } });
}

/** Loads a page of the guides of a taxonomy. */
export function loadGuidesOfTaxonomy(input: LoadInput<GuideTaxonomy>): Promise<DocumentListData> {
  return loadDocumentList(input, { type: "page_guide", where: { taxonomies: input.document.id } });
}
