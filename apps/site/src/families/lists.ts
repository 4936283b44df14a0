/** Lists of documents as views show them: guides, articles, themes, questions, pages of a section, each with what a card says. */
import type { LinkedPage, Listed, ListedType, Listing, ListRequest, Seo } from "@orlaya/content";
import { formatDate } from "@orlaya/messages";
import type { TeaserData } from "@orlaya/slices";
import type { LinkData } from "@orlaya/ui";
import { linkToPage, resolveEntity, resolvePicture } from "../load/resolve/index.ts";
import type { FamilySlice } from "./family-slices.ts";
import { askedPage, PAGE_SIZE, pagesOf, pagination } from "../load/paging.ts";
import type { FamilyView, ViewInput } from "./view.ts";

/** Documents of which a site has few, shown all at once; of others so many stand on a page. */
export const ALL = 100;

type Wanted<T extends ListedType = ListedType> = Pick<ListRequest<T>, "type"> &
  Partial<Pick<ListRequest, "where" | "sort" | "page" | "limit">>;
/** Guides stand in the order in which they were written, the order in which people need them; other documents by title. */
function asked<T extends ListedType>(
  { site }: ViewInput,
  {
    type,
    sort = type === "page_guide" ? "createdAt" : "title",
    page = 1,
    limit = ALL,
    ...wanted
  }: Wanted<T>,
): Promise<Listing<T> | null> {
  return site.list({ ...wanted, type, sort, page, limit });
}
/** Documents of a list for the page's own site; none where the content service does not answer. */
export const listed = async <T extends ListedType>(
  input: ViewInput,
  wanted: Wanted<T>,
): Promise<Listing<T>> => (await asked(input, wanted)) ?? { documents: [], total: 0 };

/** A link to a document by its title. */
export const linkTo = (page: LinkedPage, { context }: ViewInput, label = ""): LinkData | null =>
  linkToPage(page, label, context);

/** A guide as a card of a list. */
function guide(document: Listed<"page_guide">, { context }: ViewInput): TeaserData | null {
  const teaser = resolveEntity("page_guide", document, context);
  return teaser && { ...teaser, text: document.lead };
}
/** A news article as a card, with its date. */
function article(
  document: Listed<"page_article">,
  { context, locale }: ViewInput,
): TeaserData | null {
  const teaser = resolveEntity("page_article", document, context);
  return (
    teaser && {
      ...teaser,
      theme: formatDate(locale, document.published_on, "long") ?? "",
      text: document.lead,
    }
  );
}
const CARD_OF: {
  readonly [T in "page_guide" | "page_article"]: (
    document: Listed<T>,
    input: ViewInput,
  ) => TeaserData | null;
} = { page_guide: guide, page_article: article };

/**
 * The page of a list that was asked for; null where the content service does not answer. The first page says how many
 * there are: one beyond them is asked of nobody, so that no number in an address makes work or is remembered.
 */
export async function pageOfList<T extends ListedType>(
  input: ViewInput,
  wanted: Wanted<T> & { readonly limit: number },
): Promise<{
  readonly documents: readonly Listed<T>[] | null;
  readonly page: number;
  readonly pages: number;
}> {
  const first = await asked(input, wanted);
  const page = askedPage(input.query);
  const pages = first ? pagesOf(first.total, wanted.limit) : page;
  const list = page > 1 && page <= pages && first ? await asked(input, { ...wanted, page }) : first;
  return { documents: list?.documents ?? null, page, pages };
}

/** One page of guides or articles as cards, with the way to the other pages. */
export async function teaserList<T extends keyof typeof CARD_OF>(
  input: ViewInput,
  wanted: Pick<Wanted<T>, "type" | "where" | "sort">,
): ReturnType<FamilyView> {
  const { documents, page, pages } = await pageOfList(input, { ...wanted, limit: PAGE_SIZE });
  return {
    page,
    pages,
    slices: [
      {
        slug: "teasers",
        id: "list",
        props: {
          title: "",
          lead: "",
          link: null,
          teasers: (documents ?? []).flatMap(
            (document) => CARD_OF[wanted.type](document, input) ?? [],
          ),
          tone: "white",
          anchor: "",
          // A list that cannot be read is not an empty one.
          empty: input.words.common(documents ? "emptyList" : "error.text"),
          pages: pagination(pages, page, input),
        },
      },
    ],
  };
}

/** Up to `most` guides as cards under a heading, without `except`; nothing where there are none. */
export async function guideBand(
  input: ViewInput,
  wanted: {
    readonly where: ListRequest["where"];
    readonly title: string;
    readonly link: LinkData | null;
    readonly most: number;
    readonly except?: string;
    readonly lead?: string;
    readonly tone?: "white" | "mist" | "linen";
    readonly anchor?: string;
  },
): Promise<readonly FamilySlice[]> {
  const { documents } = await listed(input, {
    type: "page_guide",
    ...(wanted.where && { where: wanted.where }),
    limit: wanted.most + 1,
  });
  // Where a theme has few guides, others follow.
  const others =
    wanted.except !== undefined && documents.length <= wanted.most
      ? (await listed(input, { type: "page_guide", limit: wanted.most * 2 + 1 })).documents
      : [];
  const guides = new Map([...documents, ...others].map((document) => [document.id, document]));
  const teasers = [...guides.values()]
    .filter(({ id }) => id !== wanted.except)
    .slice(0, wanted.most)
    .flatMap((document) => resolveEntity("page_guide", document, input.context) ?? []);
  return teasers.length === 0
    ? []
    : [
        {
          slug: "teasers",
          id: `guides-${wanted.anchor ?? wanted.title}`,
          props: {
            title: wanted.title,
            lead: wanted.lead ?? "",
            link: wanted.link,
            teasers,
            empty: "",
            pages: null,
            tone: wanted.tone ?? "mist",
            anchor: wanted.anchor ?? "",
          },
        },
      ];
}

/** Themes of guides as cards, each with the number of its guides. */
export async function themeCards(input: ViewInput): Promise<readonly FamilySlice[]> {
  const { documents } = await listed(input, { type: "guide_theme", sort: "createdAt" });
  const teasers = await Promise.all(
    documents.map(async (document): Promise<TeaserData> => {
      const { total } = await listed(input, {
        type: "page_guide",
        where: { theme: document.id },
        limit: 1,
      });
      return {
        id: document.id,
        title: document.title,
        theme: input.words.common("guides.count", { count: total }),
        text: document.seo.description,
        minutes: null,
        image: resolvePicture(document.image, input.context),
        link: linkTo(document, input),
      };
    }),
  );
  return teasers.length === 0
    ? []
    : [
        {
          slug: "teasers",
          id: "themes",
          props: {
            title: "",
            lead: "",
            link: null,
            teasers,
            empty: "",
            pages: null,
            tone: "white",
            anchor: "",
          },
        },
      ];
}

/** Pages as small cards under a heading; nothing where there are none. */
export function linkCards(
  input: ViewInput,
  title: string,
  documents: readonly (LinkedPage & { readonly seo: Seo })[],
  link: LinkData | null = null,
): readonly FamilySlice[] {
  const items = documents.flatMap((document) => {
    const to = linkTo(document, input);
    return to ? [{ link: to, text: document.seo.description, icon: null }] : [];
  });
  return items.length === 0
    ? []
    : [{ slug: "link_cards", id: "more", props: { title, link, items, tone: "mist" } }];
}
