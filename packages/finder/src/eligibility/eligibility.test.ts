import fc from "fast-check";
import { NOT_LISTED } from "../code.ts";
import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "@orlaya/locales";
import type { EligibilityData } from "../data/types.ts";
import {
  funnel,
  list,
  product,
  profile,
  rule,
  smallData,
  SPEC_SHAPE,
  syntheticData,
} from "../testing/synthetic.ts";
import { createTestFinder } from "../testing/finder.ts";
import {
  answer,
  answerParams,
  asksNationality,
  isOffered,
  listOptions,
  readAnswers,
  restoreAnswers,
  listUnanswered,
} from "./cascade.ts";
import { NO_ANSWERS, resolve } from "./finder.ts";
import type { Answers, Field } from "./finder.ts";
import { findFindings } from "./findings/index.ts";
import { resolveFlows } from "./flows.ts";
import { findEligibilityOutcome } from "./outcome.ts";
import { readPayload } from "./payload/read.ts";
import { searchEntries, createSearchPayload } from "./payload/search.ts";
import { createPayload } from "./payload/write.ts";
import { compileTable } from "./table.ts";
import { verify } from "./verify.ts";
import { TooIntricate } from "./places.ts";
import type { Options } from "./places.ts";
import { prepareRelease } from "./prepare-release.ts";

const FR_SG: Answers = { residence: "FR", destination: "SG", profile: "expat", nationality: null };
function ask(data: EligibilityData, answers: Partial<Answers> = {}, options: Options = {}) {
  const finder = createTestFinder(data, options);
  expect(verify(data, finder, options)).toMatchObject({ differing: 0, broken: [] });
  const resolution = resolve(finder, { ...FR_SG, ...answers });
  return resolution.kind === "plan"
    ? `${resolution.plan.product.id}/${resolution.plan.funnel?.id ?? "-"}`
    : resolution.kind === "none"
      ? resolution.reason
      : resolution.kind;
}

describe("eligibility semantics (finder §2)", () => {
  it("[2.1] a flow applies to the union of its lists; an empty field is not a wildcard", () => {
    const data = smallData({ rules: [rule("R1", { residence: ["r", "d"] })] });
    expect(ask(data)).toBe("p/-");
    expect(ask(data, { residence: "VN" })).toBe("p/-");
    expect(ask(data, { residence: "US" })).toBe("no-flow");
    for (const empty of [{ residence: [] }, { destination: [] }, { profile: [] }])
      expect(ask(smallData({ rules: [rule("R1", empty)] }))).toBe("no-flow");
  });

  it("[3-046] [2.1] a rule without a nationality list is neutral; a list without members matches no visitor", () => {
    expect(ask(smallData({ rules: [rule("R1", { nationality: [] })] }))).toBe("p/-");
    const base = smallData();
    expect(
      ask({
        ...base,
        lists: [...base.lists, list("none", [])],
        rules: [rule("R1", { nationality: ["none"] })],
      }),
    ).toBe("no-flow");
  });

  it("[4-040] [2.2] asks when two restricted flows match and none is neutral", () => {
    const rules = [
      rule("R1", { nationality: ["n1"] }),
      rule("R2", { nationality: ["n2"], product: ["q"] }),
    ];
    expect(ask(smallData({ rules }))).toBe("ask");
    expect(ask(smallData({ rules }), { nationality: "FR" })).toBe("p/-");
    expect(ask(smallData({ rules }), { nationality: "GB" })).toBe("q/-");
    expect(ask(smallData({ rules }), { nationality: "CH" })).toBe("nationality-not-listed");
    expect(ask(smallData({ rules }), { nationality: NOT_LISTED })).toBe("nationality-not-listed");
  });

  it("[4-041] [2.2] one restricted flow resolves without asking, unless strictNationality", () => {
    const data = smallData({ rules: [rule("R1", { nationality: ["n1"] })] });
    expect(ask(data)).toBe("p/-");
    expect(ask(data, {}, { strictNationality: true })).toBe("ask");
    expect(ask(data, { nationality: "FR" }, { strictNationality: true })).toBe("p/-");
    expect(ask(data, { nationality: NOT_LISTED }, { strictNationality: true })).toBe(
      "nationality-not-listed",
    );
  });

  it("[2.2] duplicates are removed before counting, also for rules with different lists of the same countries", () => {
    const base = smallData();
    const lists = [
      ...base.lists,
      list("n1-again", ["US", "FR"], { Type: "Nationality" }),
      list("fr", ["FR"]),
    ];
    expect(
      ask({
        ...base,
        lists,
        rules: [
          rule("R1", { nationality: ["n1"] }),
          rule("R2", { nationality: ["n1-again"], residence: ["fr"] }),
        ],
      }),
    ).toBe("p/-");
    expect(
      ask({
        ...base,
        lists,
        rules: [
          rule("R1", { nationality: ["n1"] }),
          rule("R2", { nationality: ["n1"], funnel: ["f"] }),
        ],
      }),
    ).toBe("ask");
  });

  it("[2.3] [4-041] a neutral flow wins over restricted flows, whatever their order", () => {
    expect(
      ask(
        smallData({
          rules: [
            rule("R1", { nationality: ["n1"], priority: -5 }),
            rule("R2", { product: ["q"], funnel: ["g"] }),
            rule("R3", { nationality: ["n2"] }),
          ],
        }),
      ),
    ).toBe("q/g");
  });

  it("[2.3] in a conflict the lowest (priority, ID) wins; IDs compare by code unit", () => {
    const rules = [rule("R9", { product: ["q"] }), rule("R10")];
    expect(ask(smallData({ rules }))).toBe("p/-");
    expect(ask(smallData({ rules: rules.toReversed() }))).toBe("p/-");
    expect(
      ask(smallData({ rules: [rule("R9", { product: ["q"], priority: -1 }), rule("R10")] })),
    ).toBe("q/-");
    const restricted = [
      rule("R2", { nationality: ["n2"], product: ["q"] }),
      rule("R1", { nationality: ["n1"] }),
    ];
    expect(ask(smallData({ rules: restricted }), { nationality: "US" })).toBe("p/-");
  });

  it("[2.3] records of type Nationality with the name NULL are never compiled", () => {
    const data = smallData();
    expect(
      ask({
        ...data,
        rules: [
          { id: "x", ID: "A", Type: "Nationality", Name: "NULL", LISA: ["rule-R1"] },
          ...data.rules,
        ],
      }),
    ).toBe("p/-");
  });

  it("[2.4] nationality options are the union over the matching flows", () => {
    const finder = createTestFinder(
      smallData({
        rules: [
          rule("R1", { nationality: ["n1"] }),
          rule("R2", { nationality: ["n2"], product: ["q"] }),
        ],
      }),
    );
    expect(listOptions(finder, FR_SG, "nationality").map(({ value }) => value)).toEqual([
      "FR",
      "GB",
      "US",
    ]);
  });

  it("[2.5] residence and destination may be the same where a flow covers it", () => {
    expect(
      ask(smallData({ rules: [rule("R1", { destination: ["r"] })] }), { destination: "FR" }),
    ).toBe("p/-");
  });

  it("[2.6] an excluded list is subtracted from the union of the others, in any order and in any field", () => {
    const base = smallData();
    const lists = [
      ...base.lists,
      list("x", ["FR", "SG", "US"], { Name: "9. Excluded countries", excluded: true }),
    ];
    for (const residence of [
      ["r", "x"],
      ["x", "r"],
    ]) {
      expect(ask({ ...base, lists, rules: [rule("R1", { residence })] })).toBe("no-flow");
      expect(ask({ ...base, lists, rules: [rule("R1", { residence })] }, { residence: "CH" })).toBe(
        "p/-",
      );
    }
    expect(ask({ ...base, lists, rules: [rule("R1", { destination: ["d", "x"] })] })).toBe(
      "no-flow",
    );
    const rules = [
      rule("R1", { nationality: ["n1", "x"] }),
      rule("R2", { nationality: ["n2", "x"], product: ["q"] }),
    ];
    expect(
      ask(
        { ...base, lists, rules: [...rules, rule("R3", { nationality: ["n1"], funnel: ["f"] })] },
        { nationality: "US" },
      ),
    ).toBe("p/f");
    expect(ask({ ...base, lists, rules: [rule("R1", { residence: ["x"] })] })).toBe("no-flow");
  });

  it("[2.7] [2.8] role tags and rule columns do not change resolution", () => {
    const base = smallData();
    const lists = base.lists.map((each) =>
      each.id === "r" ? { ...each, Name: "1. Europe [destination]" } : each,
    );
    expect(
      ask({
        ...base,
        lists,
        rules: [
          rule("R1", {
            "Rules type": 8,
            "Rules label": "01 - Asia",
            "Compliance level": "Low",
            Type: "Nationality",
          }),
        ],
      }),
    ).toBe("p/-");
  });

  it("rules with no or several products, several funnels, or unknown ids never apply", () => {
    for (const wrong of [
      { product: [] },
      { product: ["p", "q"] },
      { product: ["zz"] },
      { funnel: ["f", "g"] },
      { residence: ["zz"] },
      { nationality: ["zz"] },
    ]) {
      expect(ask(smallData({ rules: [rule("R1", wrong)] }))).toBe("no-flow");
    }
  });
});

describe('bad input (issue "Eligibility as a product", §4)', () => {
  it("codes in lower case are accepted, unknown codes are reported", () => {
    const finder = createTestFinder(smallData());
    expect(resolve(finder, { ...FR_SG, residence: "fr", destination: "sG" }).kind).toBe("plan");
    expect(resolve(finder, { ...FR_SG, residence: "FRA", profile: "__proto__" })).toEqual({
      kind: "incomplete",
      missing: [],
      unknown: ["residence", "profile"],
    });
  });

  it("a duplicate id in a list or a field changes no answer and no number of journeys", () => {
    const twice = (ids: readonly string[]) => [...ids, ...ids.toReversed()];
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const data = syntheticData(seed, {
          countries: 8,
          regions: 8,
          lists: 8,
          rules: 10,
          products: 3,
          profiles: 2,
          restricted: 0.5,
          broken: 0.1,
        });
        const doubled: EligibilityData = {
          ...data,
          lists: data.lists.map((each) => ({ ...each, Pays: twice(each.Pays) })),
          rules: data.rules.map((each) =>
            "product" in each
              ? {
                  ...each,
                  residence: twice(each.residence),
                  destination: twice(each.destination),
                  nationality: twice(each.nationality),
                  profile: twice(each.profile),
                }
              : each,
          ),
        };
        const finder = createTestFinder(doubled);
        expect(verify(doubled, finder)).toMatchObject({
          differing: 0,
          broken: [],
          tallies: verify(data, createTestFinder(data)).tallies,
        });
        expect(findFindings(doubled)).toEqual(findFindings(data));
      }),
      { numRuns: 40 },
    );
  });

  it("lists that distinguish every country from every other are rejected before they exhaust memory", async () => {
    const data = syntheticData(9, {
      ...SPEC_SHAPE,
      regions: 250,
      lists: 60,
      rules: 600,
      restricted: 2,
    });
    const flows = resolveFlows(data);
    expect(() => compileTable(flows)).toThrow(TooIntricate);
    const { release, refusals } = await prepareRelease(data, {
      version: 1,
      author: "",
      time: "",
      note: "",
      hosts: "any",
      aliases: {},
    });
    expect(release).toBeNull();
    expect(refusals[0]).toBe("too-intricate:nationality");
  });
});

describe("cascade (spec §4)", () => {
  const data = smallData({
    rules: [
      rule("R1", { nationality: ["n1"] }),
      rule("R2", { nationality: ["n2"], product: ["q"] }),
      rule("R3", { profile: ["travel"], destination: ["r", "d"], funnel: ["f"] }),
    ],
  });
  const finder = createTestFinder(data);
  const values = (answers: Answers, field: Field) =>
    listOptions(finder, answers, field).map(({ value }) => value);
  const fr: Answers = { ...NO_ANSWERS, residence: "FR" };

  it("[4-027] [4-029] [4-030] [4-031] starts with every residence and nothing else", () => {
    expect(values(NO_ANSWERS, "residence")).toEqual(["CH", "FR", "GB", "SG", "US", "VN"]);
    for (const field of ["destination", "profile", "nationality"] as const)
      expect(values(NO_ANSWERS, field)).toEqual([]);
  });

  it("[4-038] [4-039] each answer determines the options of the next field", () => {
    expect(values(fr, "destination")).toEqual(["CH", "FR", "SG", "VN"]);
    expect(values({ ...fr, destination: "SG" }, "profile")).toEqual(["expat", "travel"]);
    expect(values({ ...fr, destination: "FR" }, "profile")).toEqual(["travel"]);
    expect(values({ ...NO_ANSWERS, residence: "US" }, "destination")).toEqual([]);
  });

  it("[4-040] [4-041] [5-004] nationality is asked only where it decides", () => {
    expect(asksNationality(finder, FR_SG)).toBe(true);
    expect(values(FR_SG, "nationality")).toEqual(["FR", "GB", "US"]);
    expect(asksNationality(finder, { ...FR_SG, profile: "travel" })).toBe(false);
    expect(values({ ...FR_SG, profile: "travel" }, "nationality")).toEqual([]);
  });

  it("[4-037] a step clears the later answers and names them; the same answer clears nothing", () => {
    const full = { ...FR_SG, nationality: "US" };
    expect(answer(finder, full, "residence", "ch")).toEqual({
      answers: { ...NO_ANSWERS, residence: "CH" },
      cleared: ["destination", "profile", "nationality"],
    });
    expect(answer(finder, full, "residence", "FR")).toEqual({ answers: full, cleared: [] });
    expect(answer(finder, full, "profile", null)).toEqual({
      answers: { ...fr, destination: "SG" },
      cleared: ["nationality"],
    });
    expect(answer(finder, fr, "destination", "US")).toEqual({ answers: fr, cleared: [] });
  });

  it("[4-043] [5-002] [5-003] is complete once everything asked is answered", () => {
    expect(listUnanswered(finder, NO_ANSWERS)).toEqual(["residence", "destination", "profile"]);
    expect(listUnanswered(finder, FR_SG)).toEqual(["nationality"]);
    expect(listUnanswered(finder, { ...FR_SG, nationality: "US" })).toEqual([]);
    expect(listUnanswered(finder, { ...FR_SG, profile: "travel" })).toEqual([]);
  });

  it("[§6.17] answers are written to the address in order and read back; the valid leading answers are restored", () => {
    const full = { ...FR_SG, nationality: "US" };
    expect(answerParams(full).toString()).toBe("from=FR&to=SG&as=expat&nat=US");
    expect(readAnswers(new URLSearchParams("from=fr&to=sg&as=expat&nat=us"))).toEqual(full);
    expect(restoreAnswers(finder, answerParams(full))).toEqual({ answers: full, dropped: [] });
    expect(restoreAnswers(finder, new URLSearchParams("from=fr&to=us&as=expat"))).toEqual({
      answers: fr,
      dropped: ["destination", "profile"],
    });
    expect(restoreAnswers(finder, new URLSearchParams("from=fr&as=expat"))).toEqual({
      answers: fr,
      dropped: ["profile"],
    });
    expect(
      restoreAnswers(finder, new URLSearchParams("from=fr&to=sg&as=travel&nat=US")),
    ).toMatchObject({ dropped: ["nationality"] });
    expect(restoreAnswers(finder, new URLSearchParams("from=fr&to=sg&as=expat&nat=OTHER"))).toEqual(
      { answers: { ...FR_SG, nationality: NOT_LISTED }, dropped: [] },
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom("from", "to", "as", "nat"),
            fc.oneof(fc.string(), fc.constantFrom("FR", "SG", "expat")),
          ),
        ),
        (pairs) => {
          restoreAnswers(finder, new URLSearchParams(pairs));
          resolve(finder, readAnswers(new URLSearchParams(pairs)));
        },
      ),
    );
  });

  it("[2.13] every offered destination has a profile, every offered profile resolves or asks, every offered nationality resolves", () => {
    for (const seed of [1, 2, 3]) {
      const other = createTestFinder(
        syntheticData(seed, { ...SPEC_SHAPE, countries: 24, regions: 24, lists: 14, rules: 40 }),
      );
      for (const residence of listOptions(other, NO_ANSWERS, "residence")) {
        const one = { ...NO_ANSWERS, residence: residence.value };
        for (const destination of listOptions(other, one, "destination")) {
          const two = { ...one, destination: destination.value };
          const profiles = listOptions(other, two, "profile");
          expect(profiles.length).toBeGreaterThan(0);
          for (const { value } of profiles) {
            const three = { ...two, profile: value };
            expect(isOffered(other, two, "profile", value)).toBe(true);
            const nationalities = listOptions(other, three, "nationality");
            expect(resolve(other, three).kind).toBe(nationalities.length > 0 ? "ask" : "plan");
            for (const nationality of nationalities)
              expect(resolve(other, { ...three, nationality: nationality.value }).kind).toBe(
                "plan",
              );
          }
        }
      }
    }
  });
});

describe("outcome (finder §2.14)", () => {
  function outcome(
    fields: Partial<EligibilityData>,
    go: "quote" | "product",
    locale: Locale = "fr",
    hosts: ReadonlySet<string> | "any" = "any",
  ) {
    const result = findEligibilityOutcome(
      createTestFinder(smallData({ rules: [rule("R1", { funnel: ["f"] })], ...fields }), {
        locale,
      }),
      FR_SG,
      go,
      hosts,
    );
    return "url" in result
      ? `${result.kind} ${result.url}`
      : result.kind === "noResult"
        ? result.reason
        : result.fields.join();
  }

  it("[4-047] a quote goes to the funnel of the locale, else to the request page, else to the product of the locale, else to the product in en-gb", () => {
    expect(outcome({}, "quote")).toBe("quote /fr/quote/f");
    expect(outcome({}, "quote", "nl")).toBe("quote /en/plans/p");
    expect(outcome({ funnels: [funnel("f", { "url_fr-fr": null })] }, "quote")).toBe(
      "quote /fr/plans/p",
    );
  });

  it("only the request page of the plan counts as the one that gets the answers", () => {
    const requestPath = "/fr/plans/p/demande";
    function ask(url: string | null, go: "quote" | "product" = "quote") {
      const finder = createTestFinder(
        smallData({
          rules: [rule("R1", { funnel: ["f"] })],
          funnels: [funnel("f", { "url_fr-fr": url })],
        }),
        { locale: "fr" },
      );
      const products = finder.products.map((each) => ({ ...each, requestPath }));
      const outcome = findEligibilityOutcome({ ...finder, products }, FR_SG, go, "any");
      return "url" in outcome ? [outcome.url, outcome.isRequest] : outcome.kind;
    }
    expect(ask(null)).toEqual([requestPath, true]);
    expect(ask(`${requestPath}?parcours=asia#form`)).toEqual([
      `${requestPath}?parcours=asia#form`,
      true,
    ]);
    expect(ask(`https://quote.example${requestPath}`)).toMatchObject({ 1: false });
    expect(ask(`${requestPath}/other`)).toMatchObject({ 1: false });
    expect(ask(null, "product")).toEqual(["/fr/plans/p", false]);
  });

  it("[4-048] a product request goes to the product of the locale, else to en-gb", () => {
    expect(outcome({}, "product")).toBe("product /fr/plans/p");
    expect(outcome({}, "product", "es")).toBe("product /en/plans/p");
  });

  it("[3-070] query parameters of a funnel stay as authored", () => {
    const url = "https://quote.example/?source=web&language=fr&cid=7&parcours=expat";
    expect(
      outcome(
        { funnels: [funnel("f", { "url_fr-fr": url })] },
        "quote",
        "fr",
        new Set(["quote.example"]),
      ),
    ).toBe(`quote ${url}`);
    expect(
      outcome({ funnels: [funnel("f", { "url_fr-fr": url })] }, "quote", "fr", new Set()),
    ).toBe("quote /fr/plans/p");
  });

  it("a plan without any address gives no result, with a reason", () => {
    const nothing = { "url_en-gb": null, "url_fr-fr": null };
    expect(
      outcome({ products: [product("p", nothing)], funnels: [funnel("f", nothing)] }, "quote"),
    ).toBe("no-url");
    expect(outcome({ products: [product("p", nothing)] }, "product")).toBe("no-url");
  });

  it("missing and unknown answers are reported without an exception", () => {
    const finder = createTestFinder(smallData());
    expect(findEligibilityOutcome(finder, NO_ANSWERS, "quote", "any")).toEqual({
      kind: "incomplete",
      fields: ["residence", "destination", "profile"],
    });
    expect(findEligibilityOutcome(finder, { ...FR_SG, destination: "QQ" }, "quote", "any")).toEqual(
      {
        kind: "incomplete",
        fields: ["destination"],
      },
    );
    expect(findEligibilityOutcome(finder, { ...FR_SG, destination: "US" }, "quote", "any")).toEqual(
      {
        kind: "noResult",
        reason: "no-flow",
      },
    );
  });
});

describe("payload", () => {
  it("[4-028] [§6.5] countries are in the order of the locale’s collation: Österreich among O, Île among I", () => {
    const base = smallData();
    const named = ["Österreich", "Oman", "Pakistan", "Île Maurice", "Iran", "Zypern"];
    const countries = base.countries.map((each, i) => ({
      ...each,
      "de-de": named[i] ?? null,
      "fr-fr": named[i] ?? null,
    }));
    expect(createTestFinder({ ...base, countries }, { locale: "de" }).names).toEqual([
      "Île Maurice",
      "Iran",
      "Oman",
      "Österreich",
      "Pakistan",
      "Zypern",
    ]);
  });

  it("[2.9] a missing name falls back to en-gb, then to the French Name", () => {
    const base = smallData();
    const countries = base.countries.map((each, i) => ({
      ...each,
      "es-es": null,
      ...(i === 0 && { "en-gb": null }),
    }));
    expect(createTestFinder({ ...base, countries }, { locale: "es" }).names).toContain("Pays FR");
    expect(createTestFinder({ ...base, countries }, { locale: "es" }).names).toContain("Land CH");
  });

  it("[2.12] profiles sort by order, then Need before Citizenship, then the locale’s label", () => {
    const profiles = [
      profile("expat", 9, { "de-de": "B" }),
      profile("local", 9, { Type: "Citizenship", "de-de": "A" }),
      profile("travel", 9, { "de-de": "A" }),
      profile("first", 1, { Type: "Citizenship" }),
    ];
    const finder = createTestFinder(smallData({ profiles }), { locale: "de" });
    expect(finder.profiles.map(({ id }) => id)).toEqual(["first", "travel", "expat", "local"]);
    expect(resolve(finder, FR_SG).kind).toBe("plan");
  });

  it("[3-072] contains the version object", () => {
    expect(createTestFinder(smallData())).toMatchObject({ type: "realtime", version: 1 });
  });

  it("every locale and both formats give the answers of the interpreter", () => {
    for (const seed of [11, 12]) {
      const data = syntheticData(seed, {
        ...SPEC_SHAPE,
        countries: 40,
        regions: 12,
        lists: 16,
        rules: 60,
        broken: 0.05,
      });
      const reference = verify(data, createTestFinder(data));
      expect(reference).toMatchObject({ differing: 0, broken: [], checked: 40 * 40 * 9 * 40 });
      for (const locale of LOCALES)
        expect(verify(data, createTestFinder(data, { locale })).tallies).toEqual(reference.tallies);
    }
  });

  it("a payload with a damaged field is rejected or still resolves without an exception", () => {
    const flows = resolveFlows(
      syntheticData(5, { ...SPEC_SHAPE, countries: 12, regions: 12, lists: 8, rules: 12 }),
    );
    {
      const payload = createPayload(
        { flows, table: compileTable(flows), version: 1, hosts: "any" },
        "en",
      );
      fc.assert(
        fc.property(
          fc.constantFrom(...Object.keys(payload)),
          fc.jsonValue(),
          fc.nat(),
          (key, value, at) => {
            const original: unknown = Object.entries(payload).find(([name]) => name === key)?.[1];
            const damaged =
              Array.isArray(original) && original.length > 0 && at % 2 === 0
                ? original.with(at % original.length, value)
                : value;
            const read = readPayload({ ...payload, [key]: damaged });
            if (read.ok)
              for (const code of read.finder.codes)
                resolve(read.finder, {
                  residence: code,
                  destination: code,
                  profile: "u1",
                  nationality: code,
                });
          },
        ),
        { numRuns: 400 },
      );
      expect(readPayload({ ...payload }).ok).toBe(true);
    }
    for (const nonsense of [null, 1, "x", [], {}]) expect(readPayload(nonsense).ok).toBe(false);
  });

  it("[§6.4] the search file contains each other name once, and is used for its version only", () => {
    const data = smallData();
    const flows = resolveFlows(data);
    const search = createSearchPayload(
      { flows, version: 1, aliases: { GB: ["UK", "England", "Land GB fr"] } },
      "de",
    );
    const entry = searchEntries(createTestFinder(data, { locale: "de" }), search).find(
      ({ code }) => code === "GB",
    );
    expect(entry).toMatchObject({ name: "Land GB de" });
    expect(entry?.aliases).toEqual(["Land GB", "Land GB fr", "Land GB nl", "UK", "England"]);
    expect(
      searchEntries(createTestFinder(data, { locale: "de" }), { ...search, version: 2 })[0]
        ?.aliases,
    ).toEqual([]);
  });
});

describe("proof", () => {
  it("the class proof and the brute force over every country agree", () => {
    for (const seed of [21, 22]) {
      const data = syntheticData(seed, {
        ...SPEC_SHAPE,
        countries: 20,
        regions: 20,
        lists: 12,
        rules: 30,
        broken: 0.05,
      });
      const finder = createTestFinder(data);
      const proof = verify(data, finder);
      const brute = verify(data, finder, { everyCountry: true });
      expect(brute).toMatchObject({ differing: 0, journeys: 20 * 20 * 9 * 20 });
      expect(proof.tallies).toEqual(brute.tallies);
      expect(proof.checked).toBe(proof.journeys);
    }
  });

  it("random data of every shape: table and interpreter agree", () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(14),
        fc.integer({ min: 1, max: 12 }),
        fc.nat(40),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        (seed, countries, lists, rules, restricted, strictNationality) => {
          const data = syntheticData(seed, {
            countries: countries + 1,
            regions: countries + 1,
            lists,
            rules,
            products: 3,
            profiles: 3,
            restricted,
            broken: 0.1,
          });
          const options = { strictNationality };
          expect(verify(data, createTestFinder(data, options), options)).toMatchObject({
            differing: 0,
            broken: [],
          });
        },
      ),
      { numRuns: 150 },
    );
  });

  it("a wrong table is reported, with its journeys", () => {
    const data = smallData({
      rules: [rule("R1"), rule("R2", { profile: ["travel"], product: ["q"] })],
    });
    const finder = createTestFinder(data);
    const swapped = { ...finder, products: finder.products.toReversed() };
    expect(verify(data, swapped).differing).toBe(2 * 2 * 2 * 6 + 8);
    const other = createTestFinder(smallData());
    expect(verify(data, other).differences[0]).toMatchObject({ found: "none", expected: "q/-" });
  });

  it("a data set of the spec’s size: 140,625,000 of 140,625,000 journeys, 0 differences", () => {
    const data = syntheticData(1, SPEC_SHAPE);
    const flows = resolveFlows(data);
    const read = readPayload(
      createPayload({ flows, table: compileTable(flows), version: 1, hosts: "any" }, "en"),
    );
    if (!read.ok) throw new Error(read.problem);
    expect(verify(data, read.finder)).toMatchObject({
      journeys: 140_625_000,
      checked: 140_625_000,
      differing: 0,
      broken: [],
    });
  }, 60_000);
});
