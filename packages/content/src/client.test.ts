/**
 * The calls of spec §7 as the content service receives them. A stub records the requests and
 * returns the responses of the test.
 */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";
import { beforeEach, describe, expect, it } from "vitest";
import { createContent, type Content, type ProductPageFilters, type SiteContent } from "./index.ts";

interface Asked {
  readonly origin: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
}
let asked: Asked[];
let answers: ((path: string) => unknown)[];
let content: Content;
let site: SiteContent;
let warnings: string[];
let release: unknown;

const at = (locale: Locale, audience: Audience = "individual"): SiteContent =>
  content.at({ locale, audience });
/** Returns the leaves of the `where` of a query: `field.operator` → value. */
function where({ query }: Asked): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...query]
      .filter(([name]) => name.startsWith("where"))
      .map(([name, value]) => [
        name
          .replace(/^where/, "")
          .replaceAll(/\[(?:and|or)\]\[\d+\]/g, "")
          .replaceAll(/\[\d+\]$/g, "")
          .replaceAll(/\]\[|\[|\]/g, ".")
          .replaceAll(/^\.|\.$/g, ""),
        value,
      ]),
  );
}
function last(collection: string): Asked {
  const found = asked.findLast(({ path }) => path === `/api/${collection}`);
  if (!found) throw new Error(`${collection} was not requested`);
  return found;
}

/** Creates a client of the stub service. @param folder folder for last good values */
function openContent(folder: string | null): Content {
  return createContent({
    url: "http://content.test:4000",
    apiKey: "key",
    timeoutMs: 1000,
    retries: 0,
    remember: {
      folder,
      renewAfterMs: 60_000,
      patienceMs: 1000,
      pauseMs: 100,
      maxEntries: 100,
      now: () => 0,
      warn: (message, details) => {
        warnings.push([message, ...Object.values(details)].join(" "));
      },
      onChange: () => undefined,
    },
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      asked.push({
        origin: url.origin,
        path: url.pathname,
        query: url.searchParams,
        headers: new Headers(init?.headers),
      });
      if (url.pathname.startsWith("/api/finder/release/"))
        return Promise.resolve(Response.json(release, { status: release === null ? 404 : 200 }));
      const docs =
        answers.map((answer) => answer(url.pathname)).find((answer) => answer !== undefined) ?? [];
      return Promise.resolve(Response.json({ docs, totalDocs: (docs as unknown[]).length }));
    },
  });
}

beforeEach(() => {
  asked = [];
  answers = [];
  release = null;
  warnings = [];
  content = openContent(null);
  site = content.at({ locale: "en", audience: "individual" });
});

describe("calls of the site (spec §7)", () => {
  it("[7-028] sends every call to the configured base URL with the site’s own key", async () => {
    await site.route("/en");
    expect(asked.map(({ origin, headers }) => [origin, headers.get("authorization")])).toEqual([
      ["http://content.test:4000", "users API-Key key"],
    ]);
  });
  it("takes a path down: requests its route and redirect again, and then returns null", async () => {
    let published = true;
    answers = [
      (path) =>
        path === "/api/routes" && published
          ? [{ id: "r", path: "/en/terms", document: "d" }]
          : undefined,
    ];
    expect(await site.route("/en/terms")).not.toBeNull();
    published = false;
    asked = [];
    await content.takeDown(["/en/terms"]);
    expect(asked.map(({ path }) => path).sort()).toEqual(["/api/redirects", "/api/routes"]);
    expect(await site.route("/en/terms")).toBeNull();
  });
  it("knows after the start of the site what was decided about a country page", async () => {
    const path = "/en/destinations/asia/japan";
    const stored = { id: "r", path, locale: "en", type: "page_country", document: "d", group: "g" };
    answers = [
      (requested) => (requested === "/api/routes" ? [{ ...stored, indexing: "index" }] : undefined),
    ];
    await content.prime();
    const count = asked.length;
    const rows = [await site.route(path), ...((await site.alternates("g")) ?? [])];
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row?.indexing).toBe("index");
    expect(asked.length, "no further requests").toBe(count);
  });
  it("requests a missing release again after a release is published", async () => {
    const missing = site.release(2);
    expect(await missing).toBeNull();
    release = { version: 2, checksum: "c", payloads: { en: {} } };
    content.remember.invalidate(["release"]);
    expect(await site.release(2)).toMatchObject({ version: 2 });
  });
  it("writes a missing document to disk only when visitors cannot choose its key", async () => {
    const folder = await mkdtemp(join(tmpdir(), "content-"));
    content = openContent(folder);
    site = content.at({ locale: "en", audience: "individual" });
    await Promise.all([site.route("/en/nope"), site.redirect("/en/nope"), site.release(99)]);
    await content.remember.written();
    expect(await readdir(folder)).toEqual([]);
    await Promise.all([
      site.header(),
      site.footer(),
      site.finderModule("part-lisa-common"),
      site.eligibilityModule(),
      site.contact(),
      site.errorPage(),
    ]);
    await content.remember.written();
    expect(await readdir(folder)).toHaveLength(6);
    await rm(folder, { recursive: true });
  });
  it("[7-008] reads the error page as the single page_error of a locale", async () => {
    answers = [() => [{ id: "e", title: "Error", _status: "published" }]];
    expect(await at("fr").errorPage()).toMatchObject({ id: "e" });
    expect(where(last("page_error"))).toMatchObject({
      "locale.equals": "fr",
      "_status.equals": "published",
    });
    expect(last("page_error").query.get("limit")).toBe("1");
  });
  it("[7-009] reads the alternates of a page by its group, which is the list of ids of its translations, in one request", async () => {
    answers = [
      () => [
        { id: "1", path: "/fr", locale: "fr", audience: "individual", document: "d1", group: "g" },
        { id: "2", path: "/de", locale: "de", audience: "individual", document: "d2", group: "g" },
      ],
    ];
    expect((await site.alternates("g"))?.map(({ locale, document }) => [locale, document])).toEqual(
      [
        ["fr", "d1"],
        ["de", "d2"],
      ],
    );
    expect(asked).toHaveLength(1);
    expect(where(last("routes"))).toEqual({ "group.equals": "g" });
  });
  it.each([
    ["individual", "false"],
    ["corporate", "true"],
  ] as const)(
    "[7-010] [7-011] [7-012] [9-026] reads the header of %s with is_pro %s, and its menus by id, 30 at most",
    async (audience, pro) => {
      answers = [
        (path) =>
          path.endsWith("header_module")
            ? [
                {
                  id: "h",
                  slices: [
                    { blockType: "nav_item", navigation_module: "n1" },
                    { blockType: "nav_tabs", items: [{ navigation_module: { id: "n2" } }] },
                  ],
                },
              ]
            : undefined,
        () => [{ id: "n1" }, { id: "n2" }],
      ];
      await at("en", audience).header();
      expect(where(last("header_module"))).toMatchObject({
        "is_pro.equals": pro,
        "locale.equals": "en",
      });
      expect(
        [...last("navigation_module").query]
          .filter(([name]) => name.includes("[id][in]"))
          .map(([, value]) => value),
      ).toEqual(["n1", "n2"]);
      expect(last("navigation_module").query.get("limit")).toBe("30");
    },
  );
  it.each([
    ["individual", "footer"],
    ["corporate", "footer-pro"],
  ] as const)("[3-091] [7-013] reads the footer of %s by uid %s", async (audience, uid) => {
    await at("nl", audience).footer();
    expect(where(last("footer_module"))).toMatchObject({
      "uid.equals": uid,
      "locale.equals": "nl",
    });
  });
  it("[7-014] [7-016] reads the finder module by uid or by id, per locale, with its needs and pages", async () => {
    const stored = {
      id: "m",
      uid: "part-lisa-common",
      title: "t",
      cover_type: [
        { id: "c", _status: "published", key: "expat", title: "Abroad" },
        { id: "d", _status: "draft", key: "travel" },
      ],
      no_result_page: { id: "n", uid: "none", title: "None", path: "/es/none" },
      error_page: "e",
      new_lisa: true,
    };
    const module = {
      id: "m",
      uid: "part-lisa-common",
      title: "t",
      description: "",
      image: null,
      cta_link: { kind: "document", document: null },
      cover_type: [
        { id: "c", document: { key: "expat", title: "Abroad" } },
        { id: "d", document: null },
      ],
      tooltips: { need: "", destination: "", language: "" },
      no_result_page: { id: "n", document: { uid: "none", path: "/es/none" } },
      error_page: { id: "e", document: null },
      new_lisa: true,
    };
    answers = [() => [stored]];
    expect(await at("es").finderModule("part-lisa-common")).toMatchObject(module);
    expect(where(last("module_lisa"))).toMatchObject({
      "uid.equals": "part-lisa-common",
      "locale.equals": "es",
    });
    expect(Number(last("module_lisa").query.get("depth"))).toBeGreaterThan(0);
    const id = "0b4f1c52-7f0a-5c1e-9d3b-2a6e8f417c90";
    expect(await at("es").finderModule(id)).toMatchObject(module);
    expect(where(last("module_lisa"))).toEqual({
      "id.equals": id,
      "locale.equals": "es",
      "_status.equals": "published",
    });
  });
  it("[7-017] reads all groups from group_of_countries, with their countries", async () => {
    answers = [() => [{ id: "g1", uid: "asia", countries: ["c1"] }]];
    expect((await site.groups())?.map(({ id }) => id)).toEqual(["g1"]);
    expect(last("group_of_countries").path).toBe("/api/group_of_countries");
  });
  it("[7-017] [7-018] returns the ids of the groups that contain a country", async () => {
    answers = [
      () => [
        { id: "g1", uid: "asia" },
        { id: "g2", uid: "world" },
      ],
    ];
    expect(await content.countryGroups("TH")).toEqual(["g1", "g2"]);
    expect(where(last("group_of_countries"))).toEqual({ "countries.code.equals": "TH" });
  });
  it.each([
    ["groups", "groups", { "location_groups.in": "gl", "destination_groups.in": "gd" }],
    ["groups", "countries", { "location_groups.in": "gl", "destination_countries.in": "TH" }],
    ["countries", "groups", { "locations.in": "FR", "destination_groups.in": "gd" }],
    ["countries", "countries", { "locations.in": "FR", "destination_countries.in": "TH" }],
  ] as const)(
    "[7-019] [7-020] filters product pages with the location by %s and the destination by %s",
    async (location, destination, places) => {
      const filters: ProductPageFilters = {
        locale: "en",
        audience: "corporate",
        coverType: "expat",
        language: "de",
        excludedLocation: "FR",
        excludedDestination: "TH",
        location:
          location === "groups"
            ? { by: "groups", groups: ["gl"] }
            : { by: "countries", country: "FR" },
        destination:
          destination === "groups"
            ? { by: "groups", groups: ["gd"] }
            : { by: "countries", country: "TH" },
      };
      await content.productPages(filters);
      const query = last("product_page");
      expect(where(query)).toMatchObject({
        "locale.equals": "en",
        "audience.equals": "corporate",
        "cover_types.key.equals": "expat",
        "languages.in": "de",
        ...places,
      });
      expect(
        [...query.query].filter(([name]) => name.includes("not_like")).map(([, value]) => value),
      ).toEqual(["%location:FR%", "%destination:TH%"]);
      expect(query.query.get("page")).toBe("1");
    },
  );
  it("filters a list by site and fields, requests one page of it, and returns the total", async () => {
    answers = [() => [{ id: "a", title: "A" }]];
    expect(
      await at("de").list({
        type: "page_guide",
        where: { theme: "t", offer: null },
        sort: "title",
        page: 3,
        limit: 24,
      }),
    ).toMatchObject({ documents: [{ id: "a", title: "A" }], total: 1 });
    const query = last("page_guide");
    expect(where(query)).toMatchObject({
      "locale.equals": "de",
      "audience.equals": "individual",
      "theme.equals": "t",
      "offer.exists": "false",
      "_status.equals": "published",
    });
    expect([query.query.get("page"), query.query.get("limit"), query.query.get("sort")]).toEqual([
      "3",
      "24",
      "title",
    ]);
  });
});

describe("the content of one page", () => {
  it("has the tags of all calls: the tags of a whole response, and the type tag of a list that is shown in part", async () => {
    answers = [
      (path) =>
        path === "/api/routes"
          ? [{ id: "r", path: "/en/a", document: "d", group: "g", type: "page_generic" }]
          : undefined,
      (path) =>
        path === "/api/page_generic"
          ? [
              {
                id: "d",
                title: "A",
                _status: "published",
                seo: { image: { id: "i", renditions: [] } },
              },
            ]
          : undefined,
      (path) =>
        path === "/api/countries"
          ? [{ id: "c", code: "TH", map: { id: "m", renditions: [] } }]
          : undefined,
    ];
    await site.route("/en/a");
    await site.document("page_generic", "d");
    await site.places();
    expect([...site.tags()].sort()).toEqual(["doc:d", "doc:i", "group:g", "type:countries"]);
    site.markShown("m");
    expect(site.tags()).toContain("doc:m");
    expect(site.isComplete()).toBe(true);
  });
  it("gives a page with a clause the tag of the clauses, and shows a new wording after it", async () => {
    let wording = "Cancel within 14 days.";
    answers = [
      (path) =>
        path === "/api/page_generic"
          ? [{ id: "d", title: "A {clause:withdrawal.travel}", _status: "published" }]
          : undefined,
      (path) =>
        path === "/api/clause"
          ? [{ id: "c", uid: "withdrawal.travel", locale: "en", text: wording }]
          : undefined,
    ];
    const readTitle = async (): Promise<string | undefined> =>
      (await site.document("page_generic", "d"))?.title;
    expect(await readTitle()).toBe("A Cancel within 14 days.");
    expect([...site.tags()].sort()).toEqual(["doc:d", "type:clause:en"]);
    expect(where(last("clause"))).toEqual({
      ...{ "locale.equals": "en", "_status.equals": "published" },
    });
    wording = "Cancel within 30 days.";
    expect(await readTitle()).toBe("A Cancel within 14 days.");
    content.remember.invalidate(["type:clause:en"]);
    expect(await readTitle()).toBe("A Cancel within 30 days.");
  });
  it("needs the clauses to which a page refers, which are loaded with all documents", async () => {
    const types = ["page_generic", "page_landing", "page_guide"] as const;
    const titles = ["A {clause:withdrawal.travel}", "B {company:hours}", "C"];
    const stored: Readonly<Record<string, readonly object[]>> = {
      ...Object.fromEntries(
        types.map((type, at) => [type, [{ id: type, title: titles[at], _status: "published" }]]),
      ),
      routes: types.map((type) => ({ id: type, path: `/en/${type}`, document: type, type })),
      clause: [{ id: "x", uid: "withdrawal.travel", locale: "en", text: "Cancel." }],
      company: [{ id: "y", locale: "en", hours: "9 to 5" }],
    };
    let failing: readonly string[] = [];
    answers = [
      (path) => {
        const name = path.replace("/api/", "");
        if (failing.includes(name)) throw new Error("down");
        return stored[name];
      },
    ];
    async function readTitle(type: (typeof types)[number]): Promise<string | null> {
      const page = await site.document(type, type).catch(() => null);
      return page?.title ?? null;
    }
    const readTitles = () => Promise.all(types.map(readTitle));
    failing = ["clause", "company"];
    expect(await readTitles()).toEqual([null, "B ", "C"]);
    await expect(site.clauses()).rejects.toMatchObject({ status: 503 });
    content = openContent(null);
    site = at("en");
    failing = [];
    await content.prime();
    failing = Object.keys(stored);
    content.remember.invalidateAll();
    expect(await readTitles()).toEqual(["A Cancel.", "B 9 to 5", "C"]);
  });
  it("[8-015] returns null for a failed part with a warning, and is not complete; throws when the document fails", async () => {
    answers = [
      () => {
        throw new Error("down");
      },
    ];
    expect(await site.footer()).toBeNull();
    expect(site.isComplete()).toBe(false);
    expect(warnings.filter((warning) => warning.startsWith("footer failed"))).toHaveLength(1);
    await expect(site.document("page_generic", "d")).rejects.toMatchObject({ status: 503 });
  });
  it("reads a malformed field as the empty value, and reports it once", async () => {
    answers = [
      () => [
        {
          id: "d",
          title: 7,
          page_type: "unheard",
          seo: "none",
          slices: [
            { blockType: "hero", id: "s", title: ["x"], primary: 5 },
            "slice",
            { blockType: "carousel" },
          ],
        },
      ],
    ];
    const document = await site.document("page_generic", "d");
    expect(document).toMatchObject({
      title: "",
      page_type: null,
      seo: { title: "", image: null, sitemap: true },
      slices: [
        { blockType: "hero", title: "", primary: { kind: "document", document: null } },
        { blockType: "unknown", name: "carousel" },
      ],
    });
    expect(warnings).toEqual([
      "content malformed page_generic d title is not a string",
      "content malformed page_generic d page_type is not one of its options",
      "content malformed page_generic d slices.0.title is not a string",
      "content malformed page_generic d slices.0.primary is not a link",
      "content malformed page_generic d slices.1 is not a slice",
      "content malformed page_generic d seo is not a group of fields",
    ]);
    content.remember.invalidateAll();
    await site.document("page_generic", "d");
    expect(warnings).toHaveLength(6);
  });
});
