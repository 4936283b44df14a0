/**
 * Lists of documents of a site (guides, articles, themes of guides and other pages) and their
 * cards.
 */
import type {
  LinkedPage,
  Listed,
  ListedType,
  Listing,
  ListRequest,
  Seo,
  SiteContent,
} from "@orlaya/content";
import { formatDate } from "@orlaya/messages";
import type { TeaserData } from "@orlaya/slices";
import type { LinkCardsProps } from "@orlaya/slices/views";
import type { LinkData, PictureData } from "@orlaya/ui";
import { countPages, PAGE_SIZE, readPageNumber } from "./paging.ts";
import { linkToPage, resolveEntity, resolvePicture, type ResolveContext } from "./resolve/index.ts";

/** Page size of lists that usually fit on one page. */
export const LONG_PAGE_SIZE = 100;

/** Request for a list. Each missing property has a default. */
export type WantedList<T extends ListedType = ListedType> = Pick<ListRequest<T>, "type"> &
  Partial<Pick<ListRequest, "where" | "sort" | "page" | "limit">>;

/**
 * Requests a list. Guides are sorted by creation date, because they are written in the order in
 * which readers need them; other documents by title.
 */
function askList<T extends ListedType>(
  site: SiteContent,
  {
    type,
    sort = type === "page_guide" ? "createdAt" : "title",
    page = 1,
    limit = LONG_PAGE_SIZE,
    ...wanted
  }: WantedList<T>,
): Promise<Listing<T> | null> {
  return site.list({ ...wanted, type, sort, page, limit });
}

/** Loads documents of a list; an empty listing when the content service does not answer. */
export async function loadList<T extends ListedType>(
  site: SiteContent,
  wanted: WantedList<T>,
): Promise<Listing<T>> {
  return (await askList(site, wanted)) ?? { documents: [], total: 0 };
}

/** One page of a list. */
export interface ListPage<Item> {
  /** Null when the content service does not answer. */
  readonly items: readonly Item[] | null;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/**
 * Loads the page of a list that the query selects. Page 1 is loaded first because it contains the
 * number of pages. A page number beyond the last page causes no request and no cache entry.
 */
export async function loadListPage<T extends ListedType>(
  site: SiteContent,
  query: URLSearchParams,
  wanted: WantedList<T> & { readonly limit: number },
): Promise<ListPage<Listed<T>>> {
  const first = await askList(site, wanted);
  const page = readPageNumber(query);
  const pages = first ? countPages(first.total, wanted.limit) : page;
  const list =
    page > 1 && page <= pages && first ? await askList(site, { ...wanted, page }) : first;
  return { items: list?.documents ?? null, page, pages };
}

/** Turns a guide into a card of a list. */
function toGuideCard(document: Listed<"page_guide">, context: ResolveContext): TeaserData | null {
  const teaser = resolveEntity("page_guide", document, context);
  return teaser && { ...teaser, text: document.lead };
}

/** Turns a news article into a card of a list, with its date. */
function toArticleCard(
  document: Listed<"page_article">,
  context: ResolveContext,
): TeaserData | null {
  const teaser = resolveEntity("page_article", document, context);
  return (
    teaser && {
      ...teaser,
      theme: formatDate(context.locale, document.published_on, "long") ?? "",
      text: document.lead,
    }
  );
}

type CardType = "page_guide" | "page_article";

const TO_CARD: {
  readonly [T in CardType]: (document: Listed<T>, context: ResolveContext) => TeaserData | null;
} = { page_guide: toGuideCard, page_article: toArticleCard };

/** Loads one page of a list of guides or articles, as cards. */
export async function loadCardPage<T extends CardType>(
  site: SiteContent,
  context: ResolveContext,
  query: URLSearchParams,
  wanted: Pick<WantedList<T>, "type" | "where" | "sort">,
): Promise<ListPage<TeaserData>> {
  const { items, ...numbers } = await loadListPage(site, query, { ...wanted, limit: PAGE_SIZE });
  const toCard = TO_CARD[wanted.type];
  return {
    ...numbers,
    items: items && items.flatMap((document) => toCard(document, context) ?? []),
  };
}

/** Selection criteria of a short list of guides. */
export interface WantedGuides {
  readonly where: NonNullable<ListRequest["where"]>;
  readonly most: number;
  /**
   * Id of a guide to leave out. When it is set, guides from outside the selection fill the
   * remaining places.
   */
  readonly except?: string;
}

/** Loads the first guides of a selection, as cards. */
export async function loadGuideCards(
  site: SiteContent,
  context: ResolveContext,
  { where, most, except }: WantedGuides,
): Promise<readonly TeaserData[]> {
  const { documents } = await loadList(site, { type: "page_guide", where, limit: most + 1 });
  const others =
    except !== undefined && documents.length <= most
      ? (await loadList(site, { type: "page_guide", limit: most * 2 + 1 })).documents
      : [];
  const guides = new Map([...documents, ...others].map((document) => [document.id, document]));
  return [...guides.values()]
    .filter(({ id }) => id !== except)
    .slice(0, most)
    .flatMap((document) => resolveEntity("page_guide", document, context) ?? []);
}

/** A theme of guides with the number of its guides. */
export interface CountedTheme {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly image: PictureData | null;
  readonly link: LinkData | null;
  readonly count: number;
}

/** Loads the themes of guides of the site, sorted by creation date. */
export async function loadGuideThemeDocuments(
  site: SiteContent,
): Promise<readonly Listed<"guide_theme">[]> {
  return (await loadList(site, { type: "guide_theme", sort: "createdAt" })).documents;
}

/** Loads every theme of guides with the number of its guides. */
export async function loadCountedThemes(
  site: SiteContent,
  context: ResolveContext,
): Promise<readonly CountedTheme[]> {
  const themes = await loadGuideThemeDocuments(site);
  return Promise.all(
    themes.map(async (theme) => {
      const where = { theme: theme.id };
      const { total } = await loadList(site, { type: "page_guide", where, limit: 1 });
      return {
        id: theme.id,
        title: theme.title,
        text: theme.seo.description,
        image: resolvePicture(theme.image, context),
        link: linkToPage(theme, "", context),
        count: total,
      };
    }),
  );
}

/** A card of the link_cards slice. */
export type LinkCardData = LinkCardsProps["items"][number];

/** Turns pages into small cards. Pages without a path are left out. */
export function toLinkCards(
  pages: readonly (LinkedPage & { readonly seo: Seo })[],
  context: ResolveContext,
): readonly LinkCardData[] {
  return pages.flatMap((page) => {
    const link = linkToPage(page, "", context);
    return link ? [{ link, text: page.seo.description, icon: null }] : [];
  });
}
