/** The content of a site after planned changes. */
import { describe, expect, it } from "vitest";
import { parseRouteRow, type RouteRow } from "./answers.ts";
import { parseDocument, type CollectionName } from "./parse.ts";
import { createPreviewContent } from "./preview-content.ts";
import { readPreviewGrant, type PreviewDraft, type PreviewPlannedState } from "./preview-grant.ts";
import type { PreviewGrant } from "./preview-grant.ts";
import type { SiteContent } from "./site-content.ts";

const SITE = { locale: "es", audience: "individual" } as const;
const row = (document: string, path: string, more: object = {}): RouteRow =>
  parseRouteRow({ ...SITE, document, path, group: document, type: "page_landing", ...more });
function draft(type: CollectionName, stored: { readonly id: string }, isLive = true): PreviewDraft {
  return { type, id: stored.id, document: parseDocument(type, { ...SITE, ...stored }), isLive };
}
function plannedState(changes: Partial<PreviewPlannedState>): PreviewPlannedState {
  return {
    ...{ kind: "campaign", name: "Spring", at: "", zone: "", count: 1, failed: 0, pages: [] },
    ...{ removed: new Set(), routes: [], redirects: new Map(), release: null },
    ...changes,
  };
}
/** Creates the content of a preview with a planned state over live answers. */
function preview(
  changes: Partial<PreviewPlannedState>,
  answers: Partial<SiteContent>,
  drafts: readonly PreviewDraft[] = [],
): SiteContent {
  const live = { ...SITE, hasShownDraft: () => false, ...answers } as unknown as SiteContent;
  const grant = {
    drafts,
    trial: null,
    plannedState: plannedState(changes),
  } as unknown as PreviewGrant;
  return createPreviewContent(live, grant, () => Promise.resolve(null));
}
const answer = (value: unknown) => (() => Promise.resolve(value)) as never;

describe("the addresses after planned changes", () => {
  const routes = [
    { before: row("gone", "/es/gone"), after: null },
    { before: row("moved", "/es/old"), after: row("moved", "/es/new") },
    { before: null, after: row("fresh", "/es/fresh", { group: "g" }) },
    // The address of one page becomes that of another one.
    { before: row("one", "/es/one"), after: row("one", "/es/two") },
    { before: row("two", "/es/two"), after: row("two", "/es/three") },
  ];
  const live = new Map(
    ["gone", "old", "one", "two", "stays"].map((name) => [`/es/${name}`, row(name, `/es/${name}`)]),
  );
  const site = preview(
    {
      routes,
      redirects: new Map([
        ["/es/summer", { to: "/es/fresh", status: 301 } as const],
        ["/es/winter", null],
      ]),
    },
    {
      route: (path) => Promise.resolve(live.get(path) ?? null),
      rowAt: (path) => Promise.resolve(live.get(path) ?? null),
      redirect: () => Promise.resolve({ to: "/es/live", status: 302 }),
      alternates: answer([
        row("gone", "/es/gone", { group: "g" }),
        row("en", "/en", { group: "g" }),
      ]),
      routes: answer([...live.values()]),
    },
  );
  it.each([
    ["/es/gone", null],
    ["/es/old", null],
    ["/es/new", "moved"],
    ["/es/fresh", "fresh"],
    ["/es/one", null],
    ["/es/two", "one"],
    ["/es/three", "two"],
    ["/es/stays", "stays"],
  ])("%s is %s", async (path, document) => {
    expect((await site.route(path))?.document ?? null).toBe(document);
    expect((await site.rowAt(path))?.document ?? null).toBe(document);
  });

  it("have the redirects of then, and the translations of then", async () => {
    expect((await site.redirect("/es/summer"))?.to).toBe("/es/fresh");
    expect(await site.redirect("/es/winter")).toBeNull();
    expect((await site.redirect("/es/other"))?.to).toBe("/es/live");
    const paths = (rows: readonly RouteRow[] | null) => rows?.map(({ path }) => path).toSorted();
    expect(paths(await site.alternates("g"))).toEqual(["/en", "/es/fresh"]);
    expect(paths(await site.routes())).toContain("/es/new");
    expect(paths(await site.routes())).not.toContain("/es/gone");
  });
});

describe("the documents after planned changes", () => {
  function link(path: string) {
    return {
      ...{ kind: "document", label: "Link", anchor: "", newTab: false },
      document: { title: "Title", path, uid: "u", locale: "es" },
    };
  }
  const routes = [
    { before: row("gone", "/es/gone"), after: null },
    { before: row("moved", "/es/old"), after: row("moved", "/es/new", { title: "Moved" }) },
  ];
  const removed = new Set(["gone"]);

  it("are absent from lists, menus, plans and references when they are taken down", async () => {
    const reference = (id: string) => ({ id, document: { id, title: id } });
    const site = preview(
      { routes, removed },
      {
        document: answer({ id: "page", products: [reference("gone"), reference("stays")] }),
        list: answer({ documents: [{ id: "gone" }, { id: "stays" }], total: 9 }),
        plans: answer([{ id: "gone" }, { id: "stays" }]),
        regions: answer([{ id: "gone" }]),
        countryPages: answer([{ id: "gone" }, { id: "stays" }]),
        footer: answer({ id: "gone" }),
        header: answer({ header: { id: "h", slices: [] }, navigation: [{ id: "gone" }] }),
      },
    );
    expect(await site.document("page_landing", "page")).toMatchObject({
      products: [{ id: "gone", document: null }, reference("stays")],
    });
    const request = { type: "page_faq", sort: "title", page: 1, limit: 10 } as const;
    expect(await site.list(request)).toEqual({ documents: [{ id: "stays" }], total: 8 });
    expect(await site.plans()).toEqual([{ id: "stays" }]);
    expect(await site.regions()).toEqual([]);
    expect(await site.countryPages()).toEqual([{ id: "stays" }]);
    expect(await site.footer()).toBeNull();
    expect((await site.header())?.navigation).toEqual([]);
    const gone = preview({ removed }, { document: answer({ id: "gone" }) });
    expect(await gone.document("page_landing", "gone")).toBeNull();
    expect(gone.hasShownDraft()).toBe(true);
  });

  it("have links that follow moved pages, and none to pages that are taken down", async () => {
    const live = { id: "page", links: [link("/es/old"), link("/es/gone"), link("/es/stays")] };
    const given = JSON.stringify(live);
    const site = preview({ routes, removed }, { document: answer(live) });
    const shown = (await site.document("page_landing", "page")) as unknown as typeof live;
    expect(shown.links.map(({ document }) => document)).toEqual([
      { title: "Moved", path: "/es/new", uid: "u", locale: "es" },
      null,
      link("/es/stays").document,
    ]);
    expect(JSON.stringify(live), "the live answer is the one of visitors").toBe(given);
  });

  it("leave a list whose filter they no longer match", async () => {
    const theme = { id: "other", document: null };
    const changed = draft("page_guide", { id: "guide", theme } as never);
    const found = { documents: [{ id: "guide" }, { id: "stays" }], total: 2 };
    const site = preview({}, { list: answer(found) }, [changed]);
    const request = { type: "page_guide", sort: "title", page: 1, limit: 10 } as const;
    const listed = await site.list({ ...request, where: { theme: "own" } });
    expect(listed?.documents.map(({ id }) => id)).toEqual(["stays"]);
    expect(listed?.total).toBe(1);
  });

  it("are country pages with their new paths", async () => {
    const page = { id: "c", country_code: "ES-1", title: "Spain", path: "/es/new" };
    const site = preview({}, { countryPages: answer([{ id: "c", path: "/es/old" }]) }, [
      draft("page_country", { ...page, region: { id: "r", _status: "published" } } as never),
      draft("page_country", { ...page, id: "d", locale: "de" } as never),
    ]);
    expect(await site.countryPages()).toEqual([
      { id: "c", code: "ES", title: "Spain", path: "/es/new", region: "r" },
    ]);
  });

  it("come with the release of the campaign, and older ones stay", async () => {
    const release = ((version: number | "live") => Promise.resolve(version)) as never;
    expect(await preview({ release: 7 }, { release }).release("live")).toBe(7);
    expect(await preview({ release: 7 }, { release }).release(3)).toBe(3);
    expect(await preview({}, { release }).release("live")).toBe("live");
  });
});

describe("the answer of the content service", () => {
  function read(status: number, body: object) {
    return readPreviewGrant(
      { getWithRetries: () => Promise.resolve(Response.json(body, { status })) } as never,
      {},
      { token: "t", documentId: "d", language: "de" },
    );
  }
  it("is read with its addresses and pages", async () => {
    const routes = [{ before: null, after: { path: "/es/a", locale: "es", document: "a" } }];
    const redirects = [
      { before: { from: "/es/x", to: "/es/y", status: "301" }, after: null },
      { before: null, after: { from: "/es/z", to: "/es/a", status: "302" } },
    ];
    const own = { kind: "campaigns", name: "N", at: "2027-03-01T08:00:00.000Z", zone: "UTC" };
    const pages = [{ path: "/es/a", title: "A", locale: "es", isGone: false }, { path: "" }];
    const grant = await read(200, {
      ...{ collection: "campaigns", id: "c", locale: "es", documents: [] },
      plannedState: { ...own, pages, removed: ["x"], addresses: { routes, redirects }, release: 4 },
    });
    expect(grant).toMatchObject({
      kind: "open",
      plannedState: { kind: "campaign", name: "N", release: 4 },
    });
    const found = grant?.kind === "open" ? grant.plannedState : null;
    expect(found?.pages).toHaveLength(1);
    expect(found?.routes[0]?.after?.path).toBe("/es/a");
    expect(found?.redirects.get("/es/x")).toBeNull();
    expect(found?.redirects.get("/es/z")).toEqual({ to: "/es/a", status: 302 });
  });
  it.each([
    [{ ended: "over", message: "" }, "over", ""],
    [{ ended: "broken", message: "Gone." }, "broken", "Gone."],
    [{ ended: "else" }, "link", ""],
    [{}, "link", ""],
  ])("%j has ended: %s", async (body, reason, message) => {
    expect(await read(410, body)).toEqual({ kind: "ended", reason, message });
  });
});
