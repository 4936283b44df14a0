import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PARAMS, readAnswers } from "@orlaya/finder/eligibility";
import { NEED_PARAMS, parseNeedQuery } from "@orlaya/finder/need";
import { readGo, GO_PARAM, VERSION_PARAM } from "@orlaya/finder-ui";
import { CATALOGUE_FILTERS } from "@orlaya/slices/catalogue-filters";
import { PLAN_PARAM } from "@orlaya/slices/compare-params";
import { PREMIUM_PARAMS } from "@orlaya/slices/premium-params";
import { SENT_PARAM } from "../forms/sent.ts";
import { PAGE_PARAM, readPageNumber } from "../load/paging.ts";
import { AGE_HEADER, PAGES_HEADER, RENDERED_HEADER, TAGS_HEADER } from "./cache-headers.ts";
import { encodePage, isShared, PAGE_PARAMETERS } from "./cache-policy.ts";
import type { RenderedAnswer } from "./render.ts";

const SOURCE = join(import.meta.dirname, "..");
/** Folders whose code reads the query of a page. */
const READERS = ["page", "families", "load"];
/** Files of technical addresses whose responses are never shared. */
const TECHNICAL = ["page/preview.ts", "page/simulator.ts"];
const CONSTANTS: Readonly<Record<string, string>> = {
  GO_PARAM,
  PAGE_PARAM,
  PLAN_PARAM,
  SENT_PARAM,
  VERSION_PARAM,
};

/** Returns the names that the code reads from a query: string literals and constants. */
function listReads(): readonly { readonly file: string; readonly name: string }[] {
  return READERS.flatMap((folder) =>
    readdirSync(join(SOURCE, folder), { recursive: true, encoding: "utf8" })
      .map((file) => join(folder, file))
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !TECHNICAL.includes(file))
      .flatMap((file) =>
        [
          ...readFileSync(join(SOURCE, file), "utf8").matchAll(
            /\b(?:query|params|searchParams)\s*\.(?:get|getAll|has)\(\s*("[^"]*"|[A-Z][A-Z_]+)\s*[,)]/g,
          ),
        ].map(([, name = ""]) => ({ file, name })),
      ),
  );
}

/** A query that records which names are read. */
class RecordedQuery extends URLSearchParams {
  readonly names = new Set<string>();
  override get(name: string): string | null {
    this.names.add(name);
    return super.get(name);
  }
  override has(name: string): boolean {
    this.names.add(name);
    return super.has(name);
  }
}

describe("parameters that change a page", () => {
  it("include every name that the code of pages reads from a query", () => {
    const reads = listReads();
    expect(reads.map(({ name }) => name)).toContain('"need"');
    expect(reads.map(({ name }) => name)).toContain("PAGE_PARAM");
    const forgotten = reads.filter(
      ({ name }) =>
        !PAGE_PARAMETERS.has(name.startsWith('"') ? name.slice(1, -1) : (CONSTANTS[name] ?? "")),
    );
    expect(forgotten).toEqual([]);
  });
  it("include every name that the finders and lists read", () => {
    const query = new RecordedQuery();
    parseNeedQuery(query);
    expect([...query.names].sort()).toEqual([...NEED_PARAMS].sort());
    readAnswers(query);
    readGo(query);
    readPageNumber(query);
    expect([...query.names].filter((name) => !PAGE_PARAMETERS.has(name))).toEqual([]);
    expect([...query.names]).toEqual(expect.arrayContaining(Object.values(PARAMS)));
    for (const name of CATALOGUE_FILTERS) expect(PAGE_PARAMETERS.has(name), name).toBe(true);
    for (const name of PREMIUM_PARAMS) expect(PAGE_PARAMETERS.has(name), name).toBe(true);
  });
  it("are exactly these", () => {
    expect([...PAGE_PARAMETERS].sort()).toEqual([
      "age",
      "area",
      "as",
      "country-of-destination",
      "country-of-residence",
      "excess",
      "from",
      "go",
      "language",
      "level",
      "nat",
      "need",
      "needs",
      "page",
      "parcours",
      "plan",
      "sent",
      "to",
      "v",
    ]);
  });
});

describe("isShared", () => {
  const isSharedAt = (path: string, headers: Readonly<Record<string, string>> = {}): boolean =>
    isShared({ headers }, new URL(path, "https://www.example.com"));
  it.each([...PAGE_PARAMETERS])("is false for a page with the parameter %s", (name) => {
    expect(isSharedAt(`/en?${name}=1`)).toBe(false);
    expect(isSharedAt(`/en?utm_source=a&${name}`)).toBe(false);
  });
  it("is true without parameters, and with other parameters", () => {
    for (const path of ["/en", "/en?utm_source=a", "/en?q=a", "/en?Need=a"])
      expect(isSharedAt(path), path).toBe(true);
  });
  it("is false for JSON and drafts; for a technical path only the path decides", () => {
    expect(isSharedAt("/en", { accept: "application/json" })).toBe(false);
    expect(isSharedAt("/en", { cookie: "a=b; preview=x" })).toBe(false);
    expect(isSharedAt("/sitemap.xml?need=a", { accept: "application/json" })).toBe(true);
    expect(isSharedAt("/api/geolocation")).toBe(false);
  });
});

describe("a rendered page", () => {
  function createRendered(more: Partial<RenderedAnswer> = {}): RenderedAnswer {
    return {
      status: 200,
      headers: {
        "content-type": "text/html",
        "content-length": "5",
        [AGE_HEADER]: "300",
        [TAGS_HEADER]: "doc:1 routes",
        [PAGES_HEADER]: "3",
        [RENDERED_HEADER]: "1",
      },
      cookies: [],
      body: Buffer.from("hello"),
      ...more,
    };
  }
  it.each([200, 404, 301])(
    "is cached with its tags and its lifetime when its status is %i",
    (status) => {
      const before = Date.now();
      const { answer, isKept } = encodePage(createRendered({ status }), true);
      expect(isKept).toBe(true);
      expect(answer).toMatchObject({ status, tags: ["doc:1", "routes"] });
      expect(answer.headers).toEqual({
        "cache-control": "public, max-age=0, must-revalidate",
        "content-type": "text/html",
      });
      expect(answer.freshUntil - before).toBeGreaterThanOrEqual(300_000);
      expect(answer.freshUntil - before).toBeLessThan(310_000);
    },
  );
  it.each<[string, Partial<RenderedAnswer>, boolean]>([
    ["for one visitor", {}, false],
    ["without a lifetime", { headers: { [RENDERED_HEADER]: "1" } }, true],
    ["that sets a cookie", { cookies: ["a=b"] }, true],
    ["with status 302", { status: 302 }, true],
    ["with status 503", { status: 503 }, true],
  ])("is not cached: %s", (_name, more, isForEverybody) => {
    const { answer, isKept } = encodePage(createRendered(more), isForEverybody);
    expect(isKept).toBe(false);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
  });
  it("keeps the cache-control header that the page sets", () => {
    const headers = { ...createRendered().headers, "cache-control": "private, max-age=60" };
    expect(encodePage(createRendered({ headers }), false).answer.headers["cache-control"]).toBe(
      "private, max-age=60",
    );
  });
  it("throws when the renderer failed, unless our code rendered it or it is JSON", () => {
    function failure(headers: RenderedAnswer["headers"]) {
      return () => encodePage(createRendered({ status: 500, headers }), true);
    }
    expect(failure({ "content-type": "text/html" })).toThrow("The error page itself failed.");
    expect(failure({ "content-type": "application/json" })).not.toThrow();
    expect(failure({ [RENDERED_HEADER]: "1" })).not.toThrow();
  });
});
