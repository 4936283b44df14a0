import { describe, expect, it } from "vitest";
import type { Clause } from "./answers.ts";
import { parseDocument, type CollectionName } from "./parse.ts";
import { createPreviewContent } from "./preview-content.ts";
import type { PreviewDraft, PreviewGrant, PreviewTrial } from "./preview-grant.ts";
import type { SiteContent } from "./site-content.ts";
import { createLoadTrial, type LoadTrial } from "./trials.ts";

function draft(type: CollectionName, stored: { readonly id: string }, isLive = true): PreviewDraft {
  return { type, id: stored.id, document: parseDocument(type, stored), isLive };
}
const SITE = { locale: "es", audience: "individual" } as const;
/** Creates a preview of these drafts over live answers. */
function preview(
  drafts: readonly PreviewDraft[],
  answers: Partial<SiteContent>,
  trial: PreviewTrial | null = null,
  loadTrial: LoadTrial = () => Promise.resolve(null),
): SiteContent {
  const live = { ...SITE, hasShownDraft: () => false, ...answers } as unknown as SiteContent;
  return createPreviewContent(
    live,
    { drafts, trial, plannedState: null } as unknown as PreviewGrant,
    loadTrial,
  );
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

  it("has the clauses of the preview, also new ones, in place of the live ones", async () => {
    const live: readonly Clause[] = ["a.b", "c.d"].map((uid) => {
      return { id: uid, uid, locale: "es", text: "Live" };
    });
    const site = preview(
      [
        draft("clause", { id: "a.b", uid: "a.b", locale: "es", text: "New" } as never),
        draft("clause", { id: "e.f", uid: "e.f", locale: "es", text: "First" } as never, false),
        draft("clause", { id: "de", uid: "g.h", locale: "de", text: "German" } as never, false),
      ],
      { clauses: () => Promise.resolve(live) },
    );
    const clauses = await site.clauses();
    expect(clauses.map(({ uid, text }) => [uid, text])).toEqual([
      ...[
        ["a.b", "New"],
        ["c.d", "Live"],
        ["e.f", "First"],
      ],
    ]);
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

describe("the rules of a trial", () => {
  const trial = { set: "7", name: "Thailand", fingerprint: "0123456789abcdef" };
  const live = { version: 3, payloads: {}, search: {} };
  const stored = { version: 0, checksum: "c", payloads: { en: { name: "tried" } }, search: {} };
  const answers = {
    release: ((version: number | "live") =>
      Promise.resolve(version === "live" ? live : null)) as never,
  };
  /** Creates a loader over these answers of the content service, in order; counts its calls. */
  function createLoader(statuses: readonly number[]) {
    const asked: string[] = [];
    const warned: string[] = [];
    const transport = {
      getWithRetries: (path: string) => {
        const status = statuses[asked.length] ?? 500;
        asked.push(path);
        return Promise.resolve(Response.json(stored, { status }));
      },
    };
    const load = createLoadTrial(transport as never, (message) => warned.push(message));
    return { load, asked, warned };
  }

  it("replace the live ones, and no other release, and every page says that they are tried", async () => {
    const { load } = createLoader([200]);
    const site = preview([], answers, trial, load);
    expect(await site.release("live")).toMatchObject({ version: 0, trial: trial.fingerprint });
    expect(await site.release(3)).toBeNull();
    expect(site.hasShownDraft()).toBe(true);
    expect(await preview([], answers).release("live")).toBe(live);
  });

  it("are loaded once for each fingerprint, and again after a failure", async () => {
    const { load, asked, warned } = createLoader([500, 200, 200]);
    expect(await load(trial)).toBeNull();
    expect(warned).toEqual(["trial failed"]);
    await Promise.all([load(trial), load(trial)]);
    expect(asked).toHaveLength(2);
    await load({ ...trial, fingerprint: "fedcba9876543210" });
    expect(asked.map((path) => path.split("/").at(-1))).toEqual([
      ...[trial.fingerprint, trial.fingerprint, "fedcba9876543210"],
    ]);
  });

  it("are never the live ones when they cannot be loaded", async () => {
    const { load } = createLoader([404]);
    expect(await preview([], answers, trial, load).release("live")).toBeNull();
  });
});
