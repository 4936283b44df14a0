/** Guides, news articles and answers: pages that are read. */
import type { PageArticle, PageFaq, PageGuide } from "@orlaya/content";
import { formatDate } from "@orlaya/messages";
import { absoluteUrl, buildPath } from "@orlaya/routes";
import {
  resolveEntity,
  resolveLink,
  resolvePicture,
  resolveRichText,
} from "../load/resolve/index.ts";
import type { FamilySlice } from "./family-slices.ts";
import { ALL, guideBand, linkTo, listed, pageOfList, teaserList } from "./lists.ts";
import { pageLink } from "../load/page-link.ts";
import { pagination } from "../load/paging.ts";
import type { FamilyView, ViewInput, ViewSlice } from "./view.ts";

const RELATED = 3;
/** `label: date` for a stored date; nothing for what is none. */
function dated(
  { locale, words }: ViewInput,
  stored: string,
  key: "checkedOn" | "publishedOn",
): readonly string[] {
  const date = formatDate(locale, stored, "long");
  return date ? [words.common(key, { date })] : [];
}

/** A guide: the answer first, who wrote it and when it was checked, the text, its sources, and what to read next (words guide §7). */
export const guideView: FamilyView<PageGuide> = async (input) => {
  const { document, slices, words, context } = input;
  const { theme, author_role: author, reading_minutes: minutes } = document;
  const image = resolvePicture(document.image, context);
  const head: FamilySlice = {
    slug: "article_head",
    id: "head",
    props: {
      section: theme?.document ? linkTo(theme.document, input) : null,
      title: document.title,
      lead: document.lead,
      image,
      byline: [
        ...(author ? [words.common("writtenBy", { role: author })] : []),
        ...dated(input, document.checked_on, "checkedOn"),
        ...(minutes === null ? [] : [words.common("readingTime", { minutes })]),
      ],
    },
  };
  const foot: FamilySlice = {
    slug: "article_foot",
    id: "sources",
    props: {
      sources: document.sources.flatMap(({ link }) => resolveLink(link, context) ?? []),
      notice: words.common("summaryNotice"),
    },
  };
  const related = await guideBand(input, {
    where: theme ? { theme: theme.id } : {},
    title: words.common("relatedGuides"),
    most: RELATED,
    except: document.id,
    link: pageLink(words.common("guides.all"), buildPath("all-guides", input)),
  });
  return {
    slices: [head, ...slices, foot, ...related],
    description: document.lead,
    image,
    article: {
      kind: "Article",
      headline: document.title,
      published: null,
      modified: document.checked_on || null,
      author: author || null,
      image: image?.social ? absoluteUrl(input.runtime.env.siteOrigin, image.social) : null,
      description: document.lead,
    },
  };
};

/** A news article: what changed, for whom, from when (words guide §7). */
export const articleView: FamilyView<PageArticle> = async (input) => {
  const { document, slices, words, context } = input;
  const image = resolvePicture(document.image, context);
  const all = pageLink(words.common("news.all"), buildPath("article-home", input));
  const head: FamilySlice = {
    slug: "article_head",
    id: "head",
    props: {
      section: all,
      title: document.title,
      lead: document.lead,
      image,
      byline: dated(input, document.published_on, "publishedOn"),
    },
  };
  const { documents } = await listed(input, {
    type: "page_article",
    sort: "-published_on",
    limit: RELATED + 1,
  });
  const others = documents
    .filter(({ id }) => id !== document.id)
    .slice(0, RELATED)
    .flatMap((other) => resolveEntity("page_article", other, context) ?? []);
  const more: FamilySlice[] =
    others.length === 0
      ? []
      : [
          {
            slug: "teasers",
            id: "more",
            props: {
              title: words.common("news.more"),
              lead: "",
              link: all,
              teasers: others,
              empty: "",
              pages: null,
              tone: "mist",
              anchor: "",
            },
          },
        ];
  return {
    slices: [head, ...slices, ...more],
    description: document.lead,
    image,
    article: {
      kind: "NewsArticle",
      headline: document.title,
      published: document.published_on || null,
      modified: null,
      author: null,
      image: image?.social ? absoluteUrl(input.runtime.env.siteOrigin, image.social) : null,
      description: document.lead,
    },
  };
};

/** All news, newest first. */
export const newsList: FamilyView = (input) =>
  teaserList(input, { type: "page_article", sort: "-published_on" });

const MOMENTS = ["choosing", "using", "contract", "employers"] as const;
/** One question with its answer, under the moment in which it is asked, and others of the same moment. */
export const questionView: FamilyView<PageFaq> = async (input) => {
  const { document, slices, words, context } = input;
  const { moment } = document;
  const entry = resolveEntity("page_faq", document, context);
  if (!entry) return { slices };
  const all = pageLink(words.common("faq.all"), buildPath("faq-home", input));
  const { documents } = await listed(input, {
    type: "page_faq",
    where: { moment: moment ?? "" },
    sort: "createdAt",
  });
  const at = documents.findIndex(({ id }) => id === document.id);
  // Those that follow it, and from the start again after the last.
  const near = [...documents.slice(at + 1), ...documents.slice(0, Math.max(0, at))].slice(0, 6);
  const items = near.flatMap((other) => {
    const link = linkTo(other, input);
    return link ? [{ link, text: "", icon: null }] : [];
  });
  return {
    slices: [
      {
        slug: "page_head",
        id: "head",
        props: {
          eyebrow: "",
          title: entry.question,
          lead: "",
          primary: null,
          secondary: null,
          image: null,
          caption: "",
          tone: "linen",
          anchor: "",
        },
      },
      {
        slug: "rich_text",
        id: "answer",
        props: {
          title: moment ? words.common(`faq.${moment}`) : "",
          body: resolveRichText(document.answer, context),
          contents: false,
          tone: "white",
          anchor: "",
        },
      },
      ...slices,
      ...(items.length
        ? [
            {
              slug: "link_cards" as const,
              id: "related",
              props: {
                title: words.common("faq.related"),
                link: all,
                items,
                tone: "mist" as const,
              },
            },
          ]
        : []),
    ],
    faq: [entry],
  };
};

/** Questions, grouped by the moment in which they are asked: all of them at once as long as a reader can look them over. */
export const questionList: FamilyView = async (input) => {
  const { site, context } = input;
  const [{ documents, page, pages }, team] = await Promise.all([
    pageOfList(input, { type: "page_faq", sort: "moment,createdAt", limit: ALL }),
    site.contact(),
  ]);
  const groups = MOMENTS.flatMap((moment, position): ViewSlice[] => {
    const entries = (documents ?? [])
      .filter((document) => document.moment === moment)
      .flatMap((document) => resolveEntity("page_faq", document, context) ?? []);
    return entries.length === 0
      ? []
      : [
          {
            slug: "faq",
            id: moment,
            props: {
              title: input.words.common(`faq.${moment}`),
              lead: "",
              contact: resolveEntity("module_contact", team, context),
              link: null,
              entries,
              items: [],
              tone: position % 2 === 0 ? "white" : "linen",
              anchor: moment,
            },
          },
        ];
  });
  const others = pagination(pages, page, input);
  const more: ViewSlice = {
    slug: "teasers",
    id: "pages",
    props: {
      title: "",
      lead: "",
      link: null,
      teasers: [],
      empty: documents ? "" : input.words.common("error.text"),
      pages: others,
      tone: "white",
      anchor: "",
    },
  };
  return { page, pages, slices: [...groups, ...(others || !documents ? [more] : [])] };
};
