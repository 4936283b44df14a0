/** Lists of guides and of news articles: what the page that was asked for shows. */
import type { GuideTaxonomy, GuideTheme, PageSingle } from "@orlaya/content";
import type { TeaserData } from "@orlaya/slices";
import { loadCardPage, type ListPage, type WantedList } from "../../load/lists.ts";
import type { ResolvedSlice } from "../../load/resolve/index.ts";
import type { LoadInput } from "../family.ts";

/** A page of a list, and where the list is. */
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

/** A page of the list of all guides. */
export function loadAllGuides(input: LoadInput<PageSingle>): Promise<DocumentListData> {
  return loadDocumentList(input, { type: "page_guide" });
}

/** A page of the list of an offer's guides. */
export function loadGuidesOfOffer(input: LoadInput<PageSingle>): Promise<DocumentListData> {
  const where = { offer: input.document.offer?.id ?? null };
  return loadDocumentList(input, { type: "page_guide", where });
}

/** A page of the list of news articles, newest first. */
export function loadNews(input: LoadInput<PageSingle>): Promise<DocumentListData> {
  return loadDocumentList(input, { type: "page_article", sort: "-published_on" });
}

/** A page of the list of a theme's guides. */
export function loadGuidesOfTheme(input: LoadInput<GuideTheme>): Promise<DocumentListData> {
  return loadDocumentList(input, { type: "page_guide", where: { theme: input.document.id } });
}

/** A page of the list of guides of a taxonomy. */
export function loadGuidesOfTaxonomy(input: LoadInput<GuideTaxonomy>): Promise<DocumentListData> {
  return loadDocumentList(input, { type: "page_guide", where: { taxonomies: input.document.id } });
}
