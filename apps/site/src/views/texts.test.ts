/** Pages that are read: what each family makes of a document, with the content service replaced by what it would answer. */
import type { ListRequest, StoredDocument } from "@orlaya/content";
import { messages } from "@orlaya/messages/server";
import { describe, expect, it } from "vitest";
import { resolveContext } from "../server/context.ts";
import { readEnv } from "../server/env.ts";
import { viewOf } from "./index.ts";
import type { ViewInput } from "./view.ts";

const SITE = { locale: "en", audience: "individual", _status: "published" } as const;
function stored(id: string, fields: Readonly<Record<string, unknown>>): StoredDocument {
  return {
    id,
    ...SITE,
    ...fields,
  };
}
const theme = stored("t1", { title: "Visas", path: "/en/guides/visas", uid: "visas" });
const guides = Array.from({ length: 30 }, (_, at) =>
  stored(`g${at}`, {
    title: `Guide ${at}`,
    path: `/en/insurance/guide/${at}`,
    uid: `guide-${at}`,
    lead: `Lead ${at}`,
    theme,
    reading_minutes: 8,
  }),
);
const questions = (["using", "choosing", "choosing"] as const).map((moment, at) =>
  stored(`q${at}`, {
    title: `Question ${at}?`,
    path: `/en/support/faq/${at}`,
    uid: `q-${at}`,
    moment,
    answer: {
      root: {
        children: [{ type: "paragraph", children: [{ type: "text", text: "Yes.", format: 0 }] }],
      },
    },
  }),
);

const answers: { readonly [T in ListRequest["type"]]?: readonly StoredDocument[] } = {
  page_guide: guides,
  page_faq: questions,
  guide_theme: [theme],
  page_article: [],
};
function input(document: StoredDocument, query = ""): ViewInput {
  return {
    runtime: {
      env: readEnv({
        SITE_API_KEY: "x".repeat(20),
        REVALIDATE_SECRET: "y".repeat(20),
        CUSTOMER_AREA_URL: "https://area.example/in",
      }),
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      content: {
        list: ({ type, page, limit }: ListRequest) =>
          Promise.resolve({
            documents: (answers[type] ?? []).slice((page - 1) * limit, page * limit),
            total: answers[type]?.length ?? 0,
          }),
        route: () => Promise.resolve(null),
        contact: () =>
          Promise.resolve(stored("team", { contact_phone_number: "+44 20 7946 0000" })),
      },
    } as unknown as ViewInput["runtime"],
    locale: "en",
    audience: "individual",
    words: messages("en"),
    context: resolveContext("en", "individual", ""),
    document,
    slices: [],
    query: new URLSearchParams(query),
    path: typeof document["path"] === "string" ? document["path"] : "/en/x",
    crumbs: [],
    status: 200,
  } as unknown as ViewInput;
}
const slugs = (view: {
  readonly slices: readonly { readonly slug: string }[];
}): readonly string[] => view.slices.map(({ slug }) => slug);

describe("guides", () => {
  it("begins with the answer, ends with its sources and what to read next", async () => {
    const document = stored("g1", {
      ...guides[1],
      checked_on: "2026-11-16",
      author_role: "Claims team lead",
      sources: [{ link: { kind: "url", url: "https://www.who.int", label: "WHO" } }],
    });
    const view = await viewOf("page_guide", input(document));
    expect(slugs(view)).toEqual(["article_head", "article_foot", "teasers"]);
    expect(view.slices[0]?.props).toMatchObject({
      lead: "Lead 1",
      section: { href: "/en/guides/visas" },
      byline: ["Written by: Claims team lead", "Checked on 16 November 2026", "8 min read"],
    });
    expect(view.slices[1]?.props).toMatchObject({ sources: [{ label: "WHO", external: true }] });
    const related = view.slices[2]?.props as {
      readonly teasers: readonly { readonly id: string; readonly theme: string }[];
    };
    // A card says its theme wherever it stands.
    expect(related.teasers.map((teaser) => teaser.theme)).toEqual(["Visas", "Visas", "Visas"]);
    expect(related.teasers.map(({ id }) => id)).not.toContain("g1");
  });
  it("a list shows one page of guides and the way to the others", async () => {
    const view = await viewOf(
      "page_single",
      input(stored("s", { type: "all_guides", path: "/en/all-our-guides" }), "page=2"),
    );
    const list = view.slices[0]?.props as {
      readonly teasers: readonly {
        readonly title: string;
        readonly text: string;
        readonly theme: string;
      }[];
      readonly pages: { readonly current: number; readonly total: number };
    };
    expect(list.teasers.map(({ title }) => title)).toEqual(
      guides.slice(24).map((guide) => guide["title"]),
    );
    expect(list.teasers[0]).toMatchObject({ text: "Lead 24", theme: "Visas" });
    expect(list.pages).toMatchObject({ current: 2, total: 2 });
    expect(view.page).toBe(2);
    expect(view.tags).toContain("type:page_guide:en");
  });
  it("a page beyond the last is none, and is asked of nobody", async () => {
    const asked: ListRequest[] = [];
    const page = input(stored("s", { type: "all_guides", path: "/en/all-our-guides" }), "page=3");
    const { content } = input(stored("s", {})).runtime;
    Object.assign(page.runtime.content, {
      list: (request: ListRequest) => {
        asked.push(request);
        return content.list(request);
      },
    });
    expect(await viewOf("page_single", page)).toMatchObject({ page: 3, pages: 2 });
    expect(asked.map(({ page: number }) => number)).toEqual([1]);
    // A list that is shown whole has one page.
    expect(
      await viewOf("page_single", input(stored("s", { type: "faq_home" }), "page=2")),
    ).toMatchObject({ page: 2, pages: 1 });
  });
  it("a list that cannot be read says so, and is neither empty nor without the page asked for", async () => {
    const page = input(stored("s", { type: "all_guides", path: "/en/all-our-guides" }), "page=2");
    Object.assign(page.runtime.content, { list: () => Promise.reject(new Error("down")) });
    const view = await viewOf("page_single", page);
    expect(view).toMatchObject({ page: 2, pages: 2 });
    expect(view.slices[0]?.props).toMatchObject({
      teasers: [],
      empty: "The fault is ours. Try again in a few minutes.",
    });
  });
  it("themes tell how many guides they hold", async () => {
    const view = await viewOf("page_single", input(stored("s", { type: "guide_themes" })));
    expect(view.slices[0]?.props).toMatchObject({
      teasers: [{ title: "Visas", theme: "30 guides" }],
    });
  });
});

describe("questions", () => {
  it("stand under the moment in which they are asked, and all of them are in the structured data", async () => {
    const view = await viewOf("page_single", input(stored("s", { type: "faq_home" })));
    expect(view.slices.map(({ props }) => (props as { readonly title: string }).title)).toEqual([
      "Choosing a plan",
      "Using your cover",
    ]);
    expect(
      view.slices.map(
        ({ props }) =>
          (props as { readonly contact: { readonly phoneNumber: string } }).contact.phoneNumber,
      ),
    ).toEqual(["+44 20 7946 0000", "+44 20 7946 0000"]);
    expect(view.faq.map(({ question }) => question)).toEqual([
      "Question 1?",
      "Question 2?",
      "Question 0?",
    ]);
  });
  it("are on several pages where they are many, and none is left out", async () => {
    const many = Array.from({ length: 230 }, (_, at) =>
      stored(`m${at}`, { ...questions[0], id: `m${at}`, title: `Question ${at}?` }),
    );
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      const made = input(
        stored("s", { type: "faq_home", path: "/en/support/faq" }),
        `page=${page}`,
      );
      Object.assign(made.runtime.content, {
        list: ({ page: number, limit }: ListRequest) =>
          Promise.resolve({
            documents: many.slice((number - 1) * limit, number * limit),
            total: many.length,
          }),
      });
      const view = await viewOf("page_single", made);
      expect(view).toMatchObject({ page, pages: 3 });
      expect(view.slices.at(-1)?.props).toMatchObject({
        teasers: [],
        pages: { current: page, total: 3 },
      });
      seen.push(...view.faq.map(({ question }) => question));
    }
    expect(seen).toEqual(many.map((question) => question["title"]));
  });
  it("that cannot be read are said to be out of reach", async () => {
    const page = input(stored("s", { type: "faq_home" }));
    Object.assign(page.runtime.content, { list: () => Promise.reject(new Error("down")) });
    expect((await viewOf("page_single", page)).slices.map(({ props }) => props)).toMatchObject([
      { empty: "The fault is ours. Try again in a few minutes.", pages: null },
    ]);
  });
  it("one question is its own page, with the next ones below", async () => {
    const [, asked] = questions;
    if (!asked) throw new Error("no question");
    const view = await viewOf("page_faq", input(asked));
    expect(slugs(view)).toEqual(["page_head", "rich_text", "link_cards"]);
    expect(view.faq).toHaveLength(1);
    expect(view.slices[2]?.props).toMatchObject({
      items: [{ link: { label: "Question 2?" } }, { link: { label: "Question 0?" } }],
    });
  });
});

describe("news", () => {
  it("states its date, for readers and in the structured data", async () => {
    const view = await viewOf(
      "page_article",
      input(
        stored("a", { title: "Offline", lead: "It keeps working.", published_on: "2026-10-01" }),
      ),
    );
    expect(view.slices[0]?.props).toMatchObject({
      byline: ["Published on 1 October 2026"],
      section: { label: "All news", href: "/en/about-orlaya/news" },
    });
    expect(view.article).toMatchObject({ headline: "Offline", published: "2026-10-01" });
  });
});

describe("logging in", () => {
  it("leads to the configured customer area, whatever the text says", async () => {
    const head = {
      slug: "page_head",
      id: "1",
      props: {
        primary: { label: "Go", href: "https://old.example/", external: true, newTab: false },
      },
    } as unknown as ViewInput["slices"][number];
    const view = await viewOf("page_single", {
      ...input(stored("l", { type: "login" })),
      slices: [head],
    });
    expect(view.slices[0]?.props).toMatchObject({
      primary: { label: "Go", href: "https://area.example/in" },
    });
  });
});
