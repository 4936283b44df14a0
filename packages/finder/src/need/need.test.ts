import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Audience, CountryGroup, NeedAnswers, NeedRules, NeedTarget } from "./index.ts";
import {
  EMPTY_NEED,
  NEEDS,
  NEED_LANGUAGES,
  canSubmit,
  compileNeed,
  fail,
  filterNeed,
  listMissingFields,
  needFilters,
  needOutcome,
  needQueryParams,
  parseNeedQuery,
  reset,
  searchLiterally,
  searchNeed,
  selectTarget,
  setField,
  submit,
} from "./index.ts";

const AUDIENCES: readonly Audience[] = ["individual", "corporate"];
const HOSTS = new Set(["quote.example"]);
const GROUPS: readonly CountryGroup[] = [
  { id: "europe", countries: ["FR", "de", "ES"] },
  { id: "asia", countries: ["SG", "VN", "TH"] },
];
const PRIVATE_EN = { audience: "individual", locale: "en" } as const;
const ANSWERS: NeedAnswers = { need: "expat", to: "VN", language: "en", from: "FR" };

/** Builds a page that ANSWERS finds through one combination: location FR, destination VN. */
function page(id: string, fields: Partial<NeedTarget> = {}): NeedTarget {
  return {
    id,
    audience: "individual",
    locale: "en",
    offerUid: "expatriate-insurance",
    productUid: id,
    cover_types: ["expat"],
    languages: ["en"],
    locations: ["FR"],
    location_groups: [],
    destination_countries: ["VN"],
    destination_groups: [],
    excluded_locations: [],
    excluded_destinations: [],
    quoteUrl: "https://quote.example/start?source=web&parcours=1",
    requestPath: null,
    ...fields,
  };
}

/** Returns the ids found by both implementations, which must agree. */
function find(
  targets: readonly NeedTarget[],
  answers: Partial<NeedAnswers> = {},
  site: { audience: Audience; locale: string } = PRIVATE_EN,
): string[] {
  const all = { ...ANSWERS, ...answers };
  const ids = searchNeed(compileNeed(targets, GROUPS), all, site)
    .map(({ id }) => id)
    .sort();
  expect(
    searchLiterally(targets, GROUPS, all, site)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(ids);
  return ids;
}

describe("product search", () => {
  it("[4-016] private pages exclude corporate products", () => {
    expect(find([page("a"), page("pro", { audience: "corporate" })])).toEqual(["a"]);
  });

  it("[4-017] corporate pages include only corporate products", () => {
    expect(
      find(
        [page("a"), page("pro", { audience: "corporate" })],
        {},
        { audience: "corporate", locale: "en" },
      ),
    ).toEqual(["pro"]);
  });

  it("[4-018] runs four combinations, and a page matching only one of them is found", () => {
    expect(
      needFilters(ANSWERS, PRIVATE_EN, GROUPS).map(({ location, destination }) => [
        location,
        destination,
      ]),
    ).toEqual([
      [{ groups: ["europe"] }, { groups: ["asia"] }],
      [{ groups: ["europe"] }, { country: "VN" }],
      [{ country: "FR" }, { groups: ["asia"] }],
      [{ country: "FR" }, { country: "VN" }],
    ]);
    const group = { locations: [], location_groups: ["europe"] };
    const toGroup = { destination_countries: [], destination_groups: ["asia"] };
    expect(find([page("gg", { ...group, ...toGroup })])).toEqual(["gg"]);
    expect(find([page("gc", group)])).toEqual(["gc"]);
    expect(find([page("cg", toGroup)])).toEqual(["cg"]);
    expect(find([page("cc")])).toEqual(["cc"]);
    expect(find([page("elsewhere", { locations: ["DE"] })])).toEqual([]);
    expect(find([page("nowhere", { destination_countries: [] })])).toEqual([]);
  });

  it("[4-018] [7-020] all four combinations carry cover type and language", () => {
    expect(find([page("a", { cover_types: ["travel"] })])).toEqual([]);
    expect(find([page("a", { languages: ["fr", "de"] })])).toEqual([]);
  });

  it("the page locale is a separate filter from the requested language", () => {
    const pages = [page("en"), page("fr", { locale: "fr" })];
    expect(find(pages)).toEqual(["en"]);
    expect(find(pages, {}, { audience: "individual", locale: "fr" })).toEqual(["fr"]);
  });

  it("[4-019] an exclusion removes a page from every combination", () => {
    const everywhere = { location_groups: ["europe"], destination_groups: ["asia"] };
    expect(find([page("a", everywhere)])).toEqual(["a"]);
    expect(find([page("a", { ...everywhere, excluded_locations: ["FR"] })])).toEqual([]);
    expect(find([page("a", { ...everywhere, excluded_destinations: ["vn"] })])).toEqual([]);
    expect(
      find([
        page("a", { ...everywhere, excluded_locations: ["DE"], excluded_destinations: ["TH"] }),
      ]),
    ).toEqual(["a"]);
  });

  it("[finder-3.1] shows no plan where the rules refuse it, and all pages that the rules do not know", () => {
    const everywhere = { location_groups: ["europe"], destination_groups: ["europe"] };
    const pages = ["abroad", "home", "new"].map((id) => page(id, everywhere));
    /** Sold between two different countries, and within France. */
    const rules: NeedRules = {
      known: new Set(["abroad", "home"]),
      listSold: ({ from, to }) =>
        new Set(from === to ? (from === "FR" ? ["home"] : []) : ["abroad"]),
    };
    const index = compileNeed(pages, GROUPS, rules);
    function ids(countries: { from?: string; to?: string }) {
      return filterNeed(index, { need: "expat", language: "en", ...countries }, PRIVATE_EN).map(
        ({ id }) => id,
      );
    }
    expect(ids({ from: "FR", to: "DE" })).toEqual(["abroad", "new"]);
    expect(ids({ from: "FR", to: "FR" })).toEqual(["home", "new"]);
    expect(ids({ from: "DE", to: "DE" })).toEqual(["new"]);
    expect(ids({ from: "FR" })).toEqual(["abroad", "new"]);
    expect(ids({})).toEqual(["abroad", "home", "new"]);
  });

  it("[4-020] [7-021] a page matching several combinations counts once, and two copies of one document, too", () => {
    const everywhere = page("a", { location_groups: ["europe"], destination_groups: ["asia"] });
    expect(find([everywhere, everywhere])).toEqual(["a"]);
  });

  it("[4-025] [7-019] a destination is the first two characters of the page country code", () => {
    expect(find([page("a", { destination_countries: [" vn-south "] })])).toEqual(["a"]);
    // The literal rule reads AUT as AU. The content service rejects such codes on save
    // (finder §3.4).
    expect(find([page("a", { destination_countries: ["AUT"] })], { to: "AU" })).toEqual(["a"]);
    expect(find([page("a", { destination_countries: ["AUT"] })], { to: "AT" })).toEqual([]);
  });

  it("[4-002] the location is one of the answers of the search", () => {
    expect(find([page("a", { locations: ["US"] })], { from: "US" })).toEqual(["a"]);
    expect(find([page("a", { locations: ["US"] })])).toEqual([]);
  });
});

describe("offers list filters", () => {
  const index = compileNeed(
    [
      page("a"),
      page("b", { cover_types: ["travel"] }),
      page("c", { locations: ["US"], excluded_destinations: ["VN"] }),
      page("pro", { audience: "corporate" }),
    ],
    GROUPS,
  );
  const ids = (answers: Partial<NeedAnswers>) =>
    filterNeed(index, answers, PRIVATE_EN).map(({ id }) => id);

  it("a missing answer excludes nothing, a given answer filters, and exclusions apply", () => {
    expect(ids({})).toEqual(["a", "b", "c"]);
    expect(ids({ from: "US" })).toEqual(["c"]);
    expect(ids({ to: "VN" })).toEqual(["a", "b"]);
    expect(ids({ need: "travel" })).toEqual(["b"]);
    expect(ids({ to: "QQ" })).toEqual([]);
  });
});

describe("outcome", () => {
  const local = page("local");
  const local2 = page("local2", { global_offer: false });
  const global = page("global", { global_offer: true });
  const global2 = page("global2", { global_offer: true });

  it("[4-021] [8-001] [9-009] more than two products is an error", () => {
    expect(needOutcome([local, global, global2], "quote", HOSTS)).toEqual({
      kind: "error",
      code: "too-many",
    });
  });

  it("[4-022] [8-002] [8-003] two local or two global products is an error; a missing flag means local", () => {
    expect(selectTarget([local, local2])).toEqual({ code: "two-local" });
    expect(selectTarget([global, global2])).toEqual({ code: "two-global" });
  });

  it("[4-023] [9-010] of one global and one local product the local product is selected", () => {
    expect(selectTarget([global, local])).toEqual({ target: local });
    expect(selectTarget([local, global])).toEqual({ target: local });
  });

  it("[4-024] one product is returned as is, even if global", () => {
    expect(needOutcome([global], "product", HOSTS)).toEqual({ kind: "product", target: global });
  });

  it("[4-006] error comes before no result, no result before quote, quote before product", () => {
    expect(needOutcome([local, local2], "quote", HOSTS).kind).toBe("error");
    expect(needOutcome([], "quote", HOSTS)).toEqual({ kind: "noResult" });
    expect(needOutcome([local], "quote", HOSTS).kind).toBe("quote");
    expect(needOutcome([local], "product", HOSTS).kind).toBe("product");
  });

  it("[4-012] a quote request goes to the primary call-to-action link as authored", () => {
    expect(needOutcome([local], "quote", HOSTS)).toEqual({
      kind: "quote",
      target: local,
      url: local.quoteUrl,
      isRequest: false,
    });
  });

  it("[4-009] a quote request without a usable link goes to the request page, else to the product page", () => {
    for (const quoteUrl of [
      null,
      "",
      "javascript:alert(1)",
      "https://elsewhere.example/",
      "//quote.example/",
    ]) {
      const hosts = new Set(["other.example"]);
      const asked = page("a", { quoteUrl, requestPath: "/en/o/a/request" });
      expect(needOutcome([asked], "quote", hosts)).toEqual({
        kind: "quote",
        target: asked,
        url: "/en/o/a/request",
        isRequest: true,
      });
      const target = page("a", { quoteUrl });
      expect(needOutcome([target], "quote", hosts)).toEqual({ kind: "product", target });
    }
    const quoteUrl = "/en/o/a/request?parcours=asia";
    const marked = page("a", { quoteUrl, requestPath: "/en/o/a/request" });
    expect(needOutcome([marked], "quote", HOSTS)).toMatchObject({ url: quoteUrl, isRequest: true });
    expect(needOutcome([marked], "product", HOSTS)).toEqual({ kind: "product", target: marked });
  });
});

describe("query", () => {
  const parse = (text: string) => parseNeedQuery(new URLSearchParams(text));

  it("reads complete answers and upper-cases countries", () => {
    expect(parse("need=expat&to=vn&language=en&from=fr&go=quote")).toEqual({
      ok: true,
      query: { need: "expat", to: "VN", language: "en", from: "FR", go: "quote" },
    });
  });

  it("[5-001] names each missing field and keeps the valid ones", () => {
    expect(parse("to=VN")).toEqual({
      ok: false,
      errors: { need: "missing", language: "missing" },
      valid: { to: "VN", go: "product" },
    });
  });

  it("unknown codes are reported without an exception", () => {
    expect(parse("need=pets&to=VNM&language=nl&go=home")).toEqual({
      ok: false,
      errors: { need: "unknown", to: "unknown", language: "unknown", go: "unknown" },
      valid: {},
    });
    expect(
      parseNeedQuery(new URLSearchParams("need=expat&to=QQ&language=en"), new Set(["VN"])),
    ).toMatchObject({ errors: { to: "unknown" } });
  });

  it("a malformed location counts as absent, because it is not a visible field", () => {
    expect(parse("need=expat&to=VN&language=en&from=%00")).toMatchObject({
      ok: true,
      query: { from: null, go: "product" },
    });
  });

  it("[3-073] offers exactly en, fr, de, es as languages", () => {
    expect([...NEED_LANGUAGES].sort()).toEqual(["de", "en", "es", "fr"]);
  });

  it("never throws, and its parameters can be read back", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.constantFrom("need", "to", "language", "from", "go", "x"), fc.string()),
        ),
        (pairs) => {
          const parsed = parseNeedQuery(new URLSearchParams(pairs));
          if (parsed.ok) expect(parseNeedQuery(needQueryParams(parsed.query))).toEqual(parsed);
        },
      ),
    );
    const code = fc.stringMatching(/^[A-Z]{2}$/);
    fc.assert(
      fc.property(
        fc.record({
          need: fc.constantFrom(...NEEDS),
          to: code,
          language: fc.constantFrom(...NEED_LANGUAGES),
          from: fc.option(code),
          go: fc.constantFrom("quote", "product"),
        }),
        (query) => {
          expect(parseNeedQuery(needQueryParams(query))).toEqual({ ok: true, query });
        },
      ),
    );
  });
});

describe("form", () => {
  const full = setField(
    setField(setField(EMPTY_NEED, "need", "expat"), "to", "vn"),
    "language",
    "en",
  );

  it("[4-001] [5-001] may be submitted only when cover type, destination and language are chosen", () => {
    expect(listMissingFields(EMPTY_NEED)).toEqual(["need", "to", "language"]);
    for (const field of listMissingFields(EMPTY_NEED)) {
      const without = setField(full, field, null);
      expect(listMissingFields(without)).toEqual([field]);
      expect(canSubmit(without)).toBe(false);
      expect(submit(without)).toBe(without);
    }
    expect(full).toEqual({ need: "expat", to: "VN", language: "en", status: "editing" });
    expect(canSubmit(full)).toBe(true);
  });

  it("a value that is not an option leaves the field empty", () => {
    expect(setField(full, "need", "pets").need).toBeNull();
    expect(setField(full, "language", "nl").language).toBeNull();
    expect(setField(full, "to", "VNM").to).toBeNull();
  });

  it("[4-003] a second activation while searching is ignored, and so are edits", () => {
    const searching = submit(full);
    expect(searching.status).toBe("searching");
    expect(canSubmit(searching)).toBe(false);
    expect(submit(searching)).toBe(searching);
    expect(setField(searching, "to", "FR")).toBe(searching);
  });

  it("[4-011] [4-015] [8-006] an outcome resets the form; an unreachable search keeps the answers", () => {
    expect(reset()).toEqual(EMPTY_NEED);
    expect(fail(submit(full))).toEqual({ ...full, status: "failed" });
    expect(canSubmit(fail(submit(full)))).toBe(true);
    expect(fail(full)).toBe(full);
  });
});

describe("masks against the four literal queries", () => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  // The test of the shipped plans covers all 250 countries (data/tools/need-space.test.ts). Here
  // plans of every shape are checked with 100 countries.
  const countries = Array.from(
    { length: 100 },
    (_, i) => `${letters[Math.floor(i / 26)] ?? ""}${letters[i % 26] ?? ""}`,
  );

  it("[4-018] [4-019] [4-020] agree on random pages and groups", () => {
    const few = fc.constantFrom("FR", "fr", " DE", "VN", "SG", "US");
    const codes = fc.array(few, { maxLength: 3 });
    const ids = fc.array(fc.constantFrom("g1", "g2", "g3"), { maxLength: 2 });
    const target = fc.record({
      audience: fc.constantFrom(...AUDIENCES),
      locale: fc.constantFrom("en", "fr"),
      global_offer: fc.boolean(),
      cover_types: fc.subarray([...NEEDS]),
      languages: fc.subarray([...NEED_LANGUAGES]),
      locations: codes,
      location_groups: ids,
      destination_countries: fc.array(fc.constantFrom("FR", "vn-1", "SGP", "U"), { maxLength: 3 }),
      destination_groups: ids,
      excluded_locations: codes,
      excluded_destinations: codes,
    });
    const groups = fc.array(
      fc.record({ id: fc.constantFrom("g1", "g2", "g3"), countries: codes }),
      { maxLength: 4 },
    );
    // Up to 80 pages: masks of three words.
    fc.assert(
      fc.property(
        fc.array(target, { maxLength: 80 }),
        groups,
        fc.nat(7),
        (records, allGroups, n) => {
          const targets = records.map((record, i) => page(`p${i}`, record));
          const rules: NeedRules = {
            known: new Set(targets.filter((_, i) => (i + n) % 3 > 0).map(({ id }) => id)),
            listSold: ({ from = "", to = "" }) =>
              new Set(
                targets
                  .filter((_, i) => (i + n + from.charCodeAt(0) + to.charCodeAt(0)) % 2 > 0)
                  .map(({ id }) => id),
              ),
          };
          const index = compileNeed(targets, allGroups, rules);
          for (const audience of AUDIENCES)
            for (const need of NEEDS)
              for (const from of ["FR", "DE", "US", "QQ"])
                for (const to of ["FR", "VN", "SG", "U"]) {
                  const answers = { need, from, to, language: "en" } as const;
                  const site = { audience, locale: "en" };
                  expect(
                    searchNeed(index, answers, site)
                      .map(({ id }) => id)
                      .sort(),
                  ).toEqual(
                    searchLiterally(targets, allGroups, answers, site, rules)
                      .map(({ id }) => id)
                      .sort(),
                  );
                }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("[4-018] agree on every need × country × language × location × audience", () => {
    const slice = (start: number, count: number) =>
      Array.from({ length: count }, (_, i) => countries[(start + i * 7) % 100] ?? "");
    const groups = [0, 1, 2].map((g) => ({ id: `g${g}`, countries: slice(g * 40, 14) }));
    const targets = Array.from({ length: 36 }, (_, i) =>
      page(`p${i}`, {
        audience: AUDIENCES[i % 2] ?? "individual",
        global_offer: i % 3 === 0,
        cover_types: NEEDS.filter((_, n) => n === i % 4 || n === (i >> 2) % 4),
        languages: NEED_LANGUAGES.filter((_, n) => (i + n) % 3 !== 0),
        locations: slice(i * 11, i % 5),
        location_groups: i % 4 === 1 ? [] : [`g${i % 3}`],
        destination_countries: slice(i * 5, i % 7),
        destination_groups: i % 4 === 2 ? [] : [`g${(i + 1) % 3}`],
        excluded_locations: slice(i * 40, i % 3),
        excluded_destinations: slice(i * 9, i % 2),
      }),
    );
    const index = compileNeed(targets, groups);
    const kinds = new Map<string, number>();
    let differences = 0;
    for (const audience of AUDIENCES)
      for (const need of NEEDS)
        for (const language of NEED_LANGUAGES) {
          const site = { audience, locale: "en" };
          for (const from of countries)
            for (const to of countries) {
              const answers = { need, to, language, from };
              const found = searchNeed(index, answers, site);
              const expected = searchLiterally(targets, groups, answers, site);
              if (
                found.length !== expected.length ||
                found.some((target) => !expected.includes(target))
              )
                differences++;
              const outcome = selectTarget(found);
              const kind = outcome === null ? "none" : "code" in outcome ? outcome.code : "target";
              kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
            }
        }
    expect(differences).toBe(0);
    expect([...kinds.values()].reduce((sum, count) => sum + count, 0)).toBe(4 * 100 * 4 * 100 * 2);
    // The comparison is useful only if the data produce every kind of selection.
    expect([...kinds.keys()].sort()).toEqual([
      "none",
      "target",
      "too-many",
      "two-global",
      "two-local",
    ]);
  }, 120_000);
});
