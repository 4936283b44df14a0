/** Pages of guides, questions and news, built with stubbed answers of the content service. */
import {
  parseDocument,
  type CollectionName,
  type Documents,
  type Listing,
  type ListRequest,
  type PageDocument,
  type PageName,
  type SiteContent,
} from "@orlaya/content";
import { describe, expect, it } from "vitest";
import type { View } from "./family.ts";
import { listSlugs, showTestDocument } from "./testing.ts";

const stored = <T extends CollectionName>(type: T, id: string, fields: object): Documents[T] =>
  parseDocument(type, { id, locale: "en", audience: "individual", ...fields });
const visas = { id: "t1", title: "Visas", path: "/en/guides/visas", uid: "visas" };
const theme = stored("guide_theme", "t1", visas);
function guideFields(at: number): object {
  return {
    title: `Guide ${at}`,
    path: `/en/insurance/guide/${at}`,
    uid: `guide-${at}`,
    lead: `Lead ${at}`,
    theme: visas,
    reading_minutes: 8,
  };
}
const guides = Array.from({ length: 30 }, (_, at) =>
  stored("page_guide", `g${at}`, guideFields(at)),
);
function question(id: string, title: string, moment: string) {
  return stored("page_faq", id, {
    title,
    path: `/en/support/faq/${id}`,
    uid: id,
    moment,
    answer: {
      root: {
        children: [{ type: "paragraph", children: [{ type: "text", text: "Yes.", format: 0 }] }],
      },
    },
  });
}
const questions = (["using", "choosing", "choosing"] as const).map((moment, at) =>
  question(`q${at}`, `Question ${at}?`, moment),
);

/** Returns lists of these documents, one page at a time. */
function listOf(
  documents: Partial<Record<ListRequest["type"], readonly object[]>>,
): SiteContent["list"] {
  return ({ type, page, limit }) => {
    const all = documents[type] ?? [];
    const shown = all.slice((page - 1) * limit, page * limit);
    return Promise.resolve({ documents: shown, total: all.length } as Listing as never);
  };
}
const list = listOf({ page_guide: guides, page_faq: questions, guide_theme: [theme] });

/**
 * Builds the view of a document on a site with the lists above; `more` overrides single answers.
 */
function view<T extends PageName>(
  type: T,
  document: Documents[T] & PageDocument,
  {
    query = "",
    more = {},
    slices = [],
  }: {
    readonly query?: string;
    readonly more?: Partial<SiteContent>;
    readonly slices?: readonly object[];
  } = {},
): Promise<View> {
  const contact = stored("module_contact", "team", { contact_phone_number: "+44 20 7946 0000" });
  return showTestDocument(type, document, {
    answers: { list, contact: () => Promise.resolve(contact), ...more },
    slices,
    query,
    variables: { CUSTOMER_AREA_URL: "https://area.example/in" },
  });
}
const single = (type: string, path = ""): Documents["page_single"] =>
  stored("page_single", "s", { type, path });

describe("guides", () => {
  it("has the answer first, then the sources and related guides", async () => {
    const document = stored("page_guide", "g1", {
      ...guideFields(1),
      checked_on: "2026-11-16",
      author_role: "Claims team lead",
      sources: [{ link: { kind: "url", url: "https://www.who.int", label: "WHO" } }],
    });
    const made = await view("page_guide", document);
    expect(listSlugs(made)).toEqual(["article_head", "article_foot", "teasers"]);
    expect(made.slices[0]?.props).toMatchObject({
      lead: "Lead 1",
      section: { href: "/en/guides/visas" },
      byline: ["Written by: Claims team lead", "Checked on 16 November 2026", "8 min read"],
    });
    expect(made.slices[1]?.props).toMatchObject({ sources: [{ label: "WHO", external: true }] });
    const related = made.slices[2]?.props as {
      readonly teasers: readonly { readonly id: string; readonly theme: string }[];
    };
    // A card shows its theme on every page.
    expect(related.teasers.map((teaser) => teaser.theme)).toEqual(["Visas", "Visas", "Visas"]);
    expect(related.teasers.map(({ id }) => id)).not.toContain("g1");
  });
  it("a list shows one page of guides and pagination", async () => {
    const made = await view("page_single", single("all_guides", "/en/all-our-guides"), {
      query: "page=2",
    });
    const list = made.slices[0]?.props as {
      readonly teasers: readonly {
        readonly title: string;
        readonly text: string;
        readonly theme: string;
      }[];
      readonly pages: { readonly current: number; readonly total: number };
    };
    expect(list.teasers.map(({ title }) => title)).toEqual(
      guides.slice(24).map(({ title }) => title),
    );
    expect(list.teasers[0]).toMatchObject({ text: "Lead 24", theme: "Visas" });
    expect(list.pages).toMatchObject({ current: 2, total: 2 });
    expect(made.page).toBe(2);
  });
  it("a page beyond the last is not found and causes no request", async () => {
    const asked: ListRequest[] = [];
    const counted: SiteContent["list"] = (request) => {
      asked.push(request);
      return list(request);
    };
    const page = single("all_guides", "/en/all-our-guides");
    expect(
      await view("page_single", page, { query: "page=3", more: { list: counted } }),
    ).toMatchObject({ page: 3, pages: 2 });
    expect(asked.map(({ page: number }) => number)).toEqual([1]);
    // A list that fits on one page has one page.
    expect(await view("page_single", single("faq_home"), { query: "page=2" })).toMatchObject({
      page: 2,
      pages: 1,
    });
  });
  it("a list that cannot be read shows an error text and keeps the requested page number", async () => {
    const made = await view("page_single", single("all_guides", "/en/all-our-guides"), {
      query: "page=2",
      more: { list: () => Promise.resolve(null) },
    });
    expect(made).toMatchObject({ page: 2, pages: 2 });
    expect(made.slices[0]?.props).toMatchObject({
      teasers: [],
      empty: "The fault is ours. Try again in a few minutes.",
    });
  });
  it("themes show the number of their guides", async () => {
    const made = await view("page_single", single("guide_themes"));
    expect(made.slices[0]?.props).toMatchObject({
      teasers: [{ title: "Visas", theme: "30 guides" }],
    });
  });
});

describe("questions", () => {
  it("are grouped by moment, and all of them are in the structured data", async () => {
    const made = await view("page_single", single("faq_home"));
    expect(made.slices.map(({ props }) => (props as { readonly title: string }).title)).toEqual([
      "Choosing a plan",
      "Using your cover",
    ]);
    expect(
      made.slices.map(
        ({ props }) =>
          (props as { readonly contact: { readonly phoneNumber: string } }).contact.phoneNumber,
      ),
    ).toEqual(["+44 20 7946 0000", "+44 20 7946 0000"]);
    expect(made.faq.map(({ question }) => question)).toEqual([
      "Question 1?",
      "Question 2?",
      "Question 0?",
    ]);
  });
  it("are divided into pages without losing a question", async () => {
    const many = Array.from({ length: 230 }, (_, at) =>
      question(`m${at}`, `Question ${at}?`, "using"),
    );
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      const made = await view("page_single", single("faq_home", "/en/support/faq"), {
        query: `page=${page}`,
        more: { list: listOf({ page_faq: many }) },
      });
      expect(made).toMatchObject({ page, pages: 3 });
      expect(made.slices.at(-1)?.props).toMatchObject({
        teasers: [],
        pages: { current: page, total: 3 },
      });
      seen.push(...made.faq.map(({ question }) => question));
    }
    expect(seen).toEqual(many.map(({ title }) => title));
  });
  it("show an error text when they cannot be read", async () => {
    const made = await view("page_single", single("faq_home"), {
      more: { list: () => Promise.resolve(null) },
    });
    expect(made.slices.map(({ props }) => props)).toMatchObject([
      { empty: "The fault is ours. Try again in a few minutes.", pages: null },
    ]);
  });
  it("a single question has its own page with the next questions below", async () => {
    const [, asked] = questions;
    if (!asked) throw new Error("The question fixture is missing.");
    const made = await view("page_faq", asked);
    expect(listSlugs(made)).toEqual(["page_head", "rich_text", "link_cards"]);
    expect(made.faq).toHaveLength(1);
    expect(made.slices[2]?.props).toMatchObject({
      items: [{ link: { label: "Question 2?" } }, { link: { label: "Question 0?" } }],
    });
  });
});

describe("news", () => {
  it("has its date on the page and in the structured data", async () => {
    const made = await view(
      "page_article",
      stored("page_article", "a", {
        title: "Offline",
        lead: "It keeps working.",
        published_on: "2026-10-01",
      }),
    );
    expect(made.slices[0]?.props).toMatchObject({
      byline: ["Published on 1 October 2026"],
      section: { label: "All news", href: "/en/about-orlaya/news" },
    });
    expect(made.article).toMatchObject({ headline: "Offline", published: "2026-10-01" });
  });
});

describe("logging in", () => {
  it("links to the configured customer area instead of the stored URL", async () => {
    const head = {
      blockType: "page_head",
      id: "1",
      primary: { kind: "url", label: "Go", url: "https://old.example/" },
    };
    const made = await view("page_single", single("login"), { slices: [head] });
    expect(made.slices[0]?.props).toMatchObject({
      primary: { label: "Go", href: "https://area.example/in" },
    });
  });
});
