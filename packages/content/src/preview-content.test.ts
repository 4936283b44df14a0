import { describe, expect, it } from "vitest";
import { parseDocument, type CollectionName } from "./parse.ts";
import { createPreviewContent } from "./preview-content.ts";
import type { PreviewDraft, PreviewGrant } from "./preview-grant.ts";
import type { SiteContent } from "./site-content.ts";

function draft(type: CollectionName, stored: { readonly id: string }, isLive = true): PreviewDraft {
  return { type, id: stored.id, document: parseDocument(type, stored), isLive };
}
const SITE = { locale: "es", audience: "individual" } as const;
/** Creates a preview of these drafts over live answers. */
function preview(drafts: readonly PreviewDraft[], answers: Partial<SiteContent>): SiteContent {
  const live = { ...SITE, hasShownDraft: () => false, ...answers } as unknown as SiteContent;
  return createPreviewContent(live, { drafts } as unknown as PreviewGrant);
}
const page = (stored: object) => parseDocument("page_landing", { id: "page", ...stored });

describe("the content of a preview", () => {
  it("has the draft of a page, and other pages live", async () => {
    const site = preview([draft("page_landing", { id: "one", title: "New" } as never)], {
      document: ((_type: string, id: string) => Promise.resolve(page({ id, title: id }))) as never,
    });
    expect(await site.document("page_landing", "two")).toMatchObject({ title: "two" });
    expect(site.hasShownDraft()).toBe(false);
    expect(await site.document("page_landing", "one")).toMatchObject({ title: "New" });
    expect(site.hasShownDraft()).toBe(true);
  });

  it("replaces a document inside another one, also when it is not live", async () => {
    const plan = { id: "plan", title: "Old", path: "/es/old", _status: "published" };
    const products = [plan, { ...plan, id: "hidden", _status: "draft" }];
    const live = page({ slices: [{ blockType: "product_cards", products }] });
    const given = JSON.stringify(live);
    const drafts = [
      draft("product_page", { id: "plan", title: "New" } as never),
      draft("product_page", { id: "hidden", title: "First" } as never, false),
    ];
    const site = preview(drafts, { document: (() => Promise.resolve(live)) as never });
    expect(await site.document("page_landing", "page")).toMatchObject({
      slices: [{ products: [{ document: { title: "New" } }, { document: { title: "First" } }] }],
    });
    // The live answer is the one that visitors get.
    expect(JSON.stringify(live)).toBe(given);
  });

  it("has a menu that only the draft of the header contains", async () => {
    const menu = { id: "menu", uid: "menu", label: "Menu", _status: "published" };
    const header = parseDocument("header_module", { id: "header" });
    const site = preview(
      [
        draft("header_module", {
          id: "header",
          slices: [{ blockType: "nav_item", navigation_module: menu }],
        } as never),
      ],
      { header: () => Promise.resolve({ header, navigation: [] }) },
    );
    expect((await site.header())?.navigation).toMatchObject([{ id: "menu", label: "Menu" }]);
  });

  it("adds a draft that is not live to its list, when it fits", async () => {
    const fits = { locale: "es", audience: "individual", moment: null };
    const drafts = [
      draft("page_faq", { id: "new", title: "New", ...fits } as never, false),
      draft("page_faq", { id: "german", title: "German", ...fits, locale: "de" } as never, false),
      draft("page_faq", { id: "live", title: "Changed", ...fits } as never),
    ];
    const live = { id: "live", title: "Live" };
    const site = preview(drafts, {
      list: (() => Promise.resolve({ documents: [live], total: 1 })) as never,
    });
    const request = { type: "page_faq", sort: "title", limit: 10 } as const;
    const titles = async (page: number) =>
      (await site.list({ ...request, page }))?.documents.map(({ title }) => title);
    expect(await titles(1)).toEqual(["New", "Changed"]);
    expect(await titles(2)).toEqual(["Changed"]);
  });

  it("uses the draft of a footer while the site has none", async () => {
    const footer = { id: "footer", uid: "footer", locale: "es", legal_text: "Draft" };
    const none = { footer: () => Promise.resolve(null) };
    const own = preview([draft("footer_module", footer, false)], none);
    expect(await own.footer()).toMatchObject({ legal_text: "Draft" });
    const other = draft("footer_module", { ...footer, uid: "footer-pro" } as never, false);
    expect(await preview([other], none).footer()).toBeNull();
  });
});
