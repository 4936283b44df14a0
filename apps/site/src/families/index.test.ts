/** Every page type has its family, and the view of a family is completed with default values. */
import {
  isPage,
  parseDocument,
  type Listed,
  type ListedType,
  type ListRequest,
  type Listing,
  type PageDocument,
  type PageName,
  type SiteContent,
} from "@orlaya/content";
import { describe, expect, it } from "vitest";
import { findProps, listSlugs, showTestDocument } from "./testing.ts";

/** A type that shows only the slices of its editor. */
const EDITOR_ONLY = null;

/** What a family adds to the page of a document, and how the document is stored. */
interface Sample {
  readonly adds: string;
  readonly stored?: object;
}

/** All page types. A new type is a type error until it is added here. */
const PAGES: { readonly [T in PageName]: Sample | typeof EDITOR_ONLY } = {
  page_single: { adds: "product_catalogue", stored: { type: "offers" } },
  page_generic: { adds: "link_cards", stored: { page_type: "about" } },
  page_landing: EDITOR_ONLY,
  page_offer: { adds: "teasers", stored: { offer: { id: "o", uid: "travel" } } },
  product_page: { adds: "product_hero" },
  page_region: { adds: "place_head" },
  page_country: { adds: "place_head" },
  page_guide: { adds: "article_head" },
  guide_theme: { adds: "teasers" },
  guide_taxonomy: { adds: "teasers" },
  page_article: { adds: "article_head" },
  page_faq: { adds: "rich_text", stored: { title: "Why?" } },
  page_error: { adds: "message_page" },
  page_form: { adds: "eligibility_page", stored: { page_type: "Product form page" } },
};

const HEAD = { blockType: "page_head", id: "h", title: "Heading", lead: "First words." };
const FAQ = {
  blockType: "faq",
  id: "q",
  entries: [{ id: "e", _status: "published", title: "Entry?", path: "/en/faq/e", locale: "en" }],
  items: [{ question: "Item?" }],
};

/** Returns a list with one document of the requested type. */
function list<T extends ListedType>({ type }: ListRequest<T>): Promise<Listing<T>> {
  const stored = { id: "other", title: "Other", path: "/en/other", locale: "en" };
  const document = parseDocument(type, { ...stored, _status: "published" });
  return Promise.resolve({ documents: [document as Listed<T>], total: 1 });
}

const answers: Partial<SiteContent> = { list, plans: () => Promise.resolve([]) };

function createDocument(type: PageName, stored: object = {}): PageDocument {
  return parseDocument(type, { id: "d", title: "Title", path: "/en/d", ...stored });
}

const showLanding = (slices: readonly object[], stored: object = {}, path = "/en/d") =>
  showTestDocument("page_landing", createDocument("page_landing", stored), { slices, path });

describe("the registry of families", () => {
  const entries = Object.entries(PAGES);

  it("contains only collections of pages", () => {
    expect(entries.filter(([type]) => !isPage(type))).toEqual([]);
  });

  it.each(entries)("%s shows the slices of its family", async (name, sample) => {
    if (!isPage(name)) throw new Error(`${name} is not a page type.`);
    const document = createDocument(name, sample?.stored);
    const view = await showTestDocument(name, document, { answers, slices: [HEAD] });
    if (sample) expect(listSlugs(view)).toContain(sample.adds);
    else expect(listSlugs(view)).toEqual(["page_head"]);
  });

  it("shows a message for a failure without a document", async () => {
    expect(listSlugs(await showTestDocument(null, null))).toEqual(["message_page"]);
  });
});

describe("the completed view", () => {
  it("has empty defaults for properties that a family does not set", async () => {
    expect(await showLanding([HEAD])).toMatchObject({
      faq: [],
      product: null,
      article: null,
      image: null,
      page: 1,
      pages: 1,
      visit: null,
    });
  });

  it("collects the questions of every faq slice, entries before items", async () => {
    const second = { ...FAQ, id: "r", entries: [] };
    const { faq } = await showLanding([FAQ, HEAD, second]);
    expect(faq.map(({ id, question }) => [id, question])).toEqual([
      ["e", "Entry?"],
      ["q-0", "Item?"],
      ["r-0", "Item?"],
    ]);
    expect(faq[1]).toEqual({ id: "q-0", question: "Item?", answer: [], link: null });
  });

  it.each([
    ["offers", "page=2", 2],
    ["offers", "", 1],
    ["home", "page=2", 1],
  ])("type %s with the query '%s' is page %i of 1", async (type, query, page) => {
    const document = createDocument("page_single", { type });
    const view = await showTestDocument("page_single", document, { answers, query });
    expect(view).toMatchObject({ page, pages: 1 });
  });

  it("keeps the questions that a family sets", async () => {
    const document = createDocument("page_faq", { title: "Why?" });
    const { faq } = await showTestDocument("page_faq", document, { slices: [FAQ] });
    expect(faq).toMatchObject([{ id: "d", question: "Why?" }]);
  });

  it("removes the link of a contact block to its own page", async () => {
    const link = { kind: "url", label: "Write to us", url: "/en/contact" };
    const contact = { id: "c", _status: "published", contact_title: "The team", link };
    const block = { blockType: "contact_block", id: "b", contact };
    const own = await showLanding([block], {}, "/en/contact");
    expect(findProps(own, "contact_block")).toMatchObject({
      contact: { title: "The team", link: null },
    });
    const other = await showLanding([block], {}, "/en/other");
    expect(findProps(other, "contact_block")).toMatchObject({
      contact: { title: "The team", link: { href: "/en/contact" } },
    });
  });

  it("has the description of the document, otherwise the lead of the first slice", async () => {
    const stored = { seo: { description: "Described." } };
    expect((await showLanding([HEAD], stored)).description).toBe("Described.");
    expect((await showLanding([HEAD])).description).toBe("First words.");
    expect((await showLanding([{ blockType: "contact_block", id: "b" }, HEAD])).description).toBe(
      "",
    );
    expect((await showLanding([])).description).toBe("");
  });
});
