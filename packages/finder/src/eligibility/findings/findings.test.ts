import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRule } from "../../data/types.ts";
import type { EligibilityData, Rule } from "../../data/types.ts";
import {
  country,
  funnel,
  list,
  product,
  rule,
  smallData,
  syntheticData,
  withReverseLinks,
} from "../../testing/synthetic.ts";
import { FINDING_KINDS, MOST_OF_A_KIND, blocksPublishing, findFindings } from "./index.ts";
import type { Finding, FindingKind } from "./index.ts";
import { createLiteralInterpreter } from "../literal.ts";

const GAPS: readonly FindingKind[] = ["gap-residence", "gap-destination", "gap-pair"];
const ROUTINE: readonly FindingKind[] = [
  ...GAPS,
  "name-fallback",
  "no-rules",
  "unreached-product",
  "unreached-profile",
  "unreached-funnel",
  "unused-list",
  "other-language",
];
/**
 * Returns the findings of these kinds; by default all except gaps, the missing Spanish names of the
 * synthetic data, and records that no rule of the test reaches.
 */
function found(
  fields: Partial<EligibilityData>,
  kinds?: readonly FindingKind[],
): readonly Finding[] {
  return findFindings(smallData(fields)).filter(({ id, kind }) =>
    kinds === undefined
      ? !ROUTINE.includes(kind) && !id.startsWith("stale-acceptance:unreached-")
      : kinds.includes(kind),
  );
}
const brief = (findings: readonly Finding[]) =>
  findings.map(({ id, journeys }) => `${id} ${journeys}`);
const base = smallData();
// FR CH SG VN US GB; r = {FR, CH}, d = {SG, VN}, n1 = {FR, US}, n2 = {US, GB}
const N = base.countries.length; // 6

describe("one defect of each kind: found once, with its journeys (finder §5.3)", () => {
  it("clean data have no findings except gaps", () => {
    expect(found({})).toEqual([]);
  });

  it("empty field", () => {
    expect(brief(found({ rules: [rule("R1"), rule("R2", { profile: [] })] }))).toEqual([
      "empty-field:R2/profile 0",
    ]);
    expect(brief(found({ rules: [rule("R1", { residence: [] })] }))).toEqual([
      "empty-field:R1/residence 0",
    ]);
  });

  it("only excluded lists", () => {
    const lists = [
      ...base.lists,
      list("x", ["GB"], { Name: "Excluded countries [location]", excluded: true }),
    ];
    expect(brief(found({ lists, rules: [rule("R1", { residence: ["x"] })] }))).toEqual([
      "only-excluded:R1/residence 0",
    ]);
  });

  it("product and funnel count: the journeys the rule would cover", () => {
    expect(brief(found({ rules: [rule("R1", { product: ["p", "q"] })] }))).toEqual([
      `product-count:R1 ${2 * 2 * N}`,
    ]);
    expect(brief(found({ rules: [rule("R1", { product: [], nationality: ["n1"] })] }))).toEqual([
      `product-count:R1 ${2 * 2 * 2}`,
    ]);
    expect(brief(found({ rules: [rule("R1", { funnel: ["f", "g"] })] }))).toEqual([
      `funnel-count:R1 ${2 * 2 * N}`,
    ]);
  });

  it("dangling ids in any field", () => {
    const rules = [
      rule("R1", {
        residence: ["r", "zz"],
        nationality: ["n9"],
        profile: ["expat", "u9"],
        funnel: ["f9"],
      }),
    ];
    expect(
      found({ rules })
        .filter(({ kind }) => kind === "dangling")
        .map(({ id }) => id),
    ).toEqual([
      "dangling:rule R1/funnel/f9",
      "dangling:rule R1/nationality/n9",
      "dangling:rule R1/profile/u9",
      "dangling:rule R1/residence/zz",
    ]);
    expect(
      brief(
        found({
          lists: base.lists.map((each) =>
            each.id === "d" ? { ...each, Pays: [...each.Pays, "c-QQ"] } : each,
          ),
        }),
      ),
    ).toEqual(["dangling:list d/Pays/c-QQ 0"]);
    expect(
      brief(
        found({
          rules: [
            rule("R1", { nationality: ["n1"] }),
            { id: "n", ID: "N", Type: "Nationality", Name: "NULL", LISA: ["rule-R1", "rule-R9"] },
          ],
        }).filter(({ kind }) => kind === "dangling"),
      ),
    ).toEqual(["dangling:nationality record N/LISA/rule-R9 0"]);
  });

  it("missing en-gb address: the journeys that end at the product", () => {
    expect(brief(found({ products: [product("p", { "url_en-gb": null }), product("q")] }))).toEqual(
      [`missing-url:p ${2 * 2 * N}`],
    );
  });

  it("refused address", () => {
    expect(
      brief(
        found({
          funnels: [funnel("f", { Name: "p", "url_de-de": "javascript:alert(1)" }), funnel("g")],
          rules: [rule("R1", { funnel: ["f"] })],
        }),
      ),
    ).toEqual([`refused-url:funnel/f/de-de ${2 * 2 * N}`]);
    const elsewhere = smallData({
      products: [product("p", { "url_nl-nl": "https://elsewhere.example/" }), product("q")],
    });
    expect(
      findFindings(elsewhere, { hosts: new Set() })
        .filter(blocksPublishing)
        .map(({ id }) => id),
    ).toEqual(["refused-url:product/p/nl-nl"]);
    expect(findFindings(elsewhere).filter(blocksPublishing)).toEqual([]);
  });

  it("conflict: neutral against neutral, and restricted against restricted where both are listed", () => {
    expect(
      brief(
        found({
          rules: [rule("R1"), rule("R2", { product: ["q"], profile: ["expat", "travel"] })],
        }),
      ),
    ).toEqual([`conflict:R1+R2 ${2 * 2 * N}`]);
    const restricted = found(
      {
        rules: [
          rule("R2", { nationality: ["n1"] }),
          rule("R1", { nationality: ["n2"], product: ["q"], priority: 5 }),
        ],
      },
      ["conflict"],
    );
    expect(brief(restricted)).toEqual([`conflict:R1+R2 ${2 * 2 * 1}`]);
    expect(restricted[0]).toMatchObject({
      rules: ["R2", "R1"],
      by: ["R2"],
      witness: { residence: "CH", destination: "SG", profile: "expat", nationality: "US" },
    });
  });

  it("overlap: the same plan twice", () => {
    const lists = [...base.lists, list("fr", ["FR"])];
    expect(
      brief(
        found({
          lists,
          rules: [
            rule("R1"),
            rule("R2", { residence: ["fr"] }),
            rule("R3", { profile: ["travel"], residence: ["fr"] }),
          ],
        }),
      ),
    ).toEqual([`never-wins:R2 ${2 * N}`, `overlap:R1+R2 ${2 * N}`]);
  });

  it("never wins: covered by several other rules together, but by none of them alone", () => {
    const lists = [...base.lists, list("fr", ["FR"]), list("ch", ["CH"])];
    const rules = [
      rule("R1", { residence: ["fr"] }),
      rule("R2", { residence: ["ch"] }),
      rule("R3"),
    ];
    const shadowed = found({ lists, rules }, ["never-wins"]);
    expect(brief(shadowed)).toEqual([`never-wins:R3 ${2 * 2 * N}`]);
    expect(shadowed[0]?.by.toSorted()).toEqual(["R1", "R2"]);
  });

  it("neutral wins over restricted", () => {
    expect(
      brief(
        found({ rules: [rule("R1"), rule("R2", { nationality: ["n1"], product: ["q"] })] }, [
          "neutral-wins",
          "conflict",
        ]),
      ),
    ).toEqual([`neutral-wins:R2 ${2 * 2 * 2}`]);
  });

  it("pointless question, only when every nationality is listed and leads to the same plan", () => {
    const lists = [...base.lists, list("n3", ["CH", "SG", "VN", "GB"], { Type: "Nationality" })];
    expect(
      brief(
        found({
          lists,
          rules: [rule("R1", { nationality: ["n1"] }), rule("R2", { nationality: ["n3"] })],
        }),
      ),
    ).toEqual([`pointless-question:R1+R2 ${2 * 2 * N}`]);
    expect(
      brief(
        found({
          lists,
          rules: [
            rule("R1", { nationality: ["n1"] }),
            rule("R2", { nationality: ["n3"], product: ["q"] }),
          ],
        }),
      ),
    ).toEqual([]);
  });

  it("nationality gap: the nationalities that are not listed", () => {
    const [gap] = found(
      { rules: [rule("R1", { nationality: ["n1"] }), rule("R2", { nationality: ["n2"] })] },
      ["gap-nationality"],
    );
    expect(gap).toMatchObject({
      id: "gap-nationality:R1+R2",
      journeys: 2 * 2 * 3,
      by: ["CH", "SG", "VN"],
    });
  });

  it("single restricted rule", () => {
    expect(brief(found({ rules: [rule("R1", { nationality: ["n1"] })] }))).toEqual([
      `single-restricted:R1 ${2 * 2 * N}`,
    ]);
  });

  it("empty list in use", () => {
    expect(
      brief(
        found({
          lists: [...base.lists, list("none", [])],
          rules: [rule("R1", { residence: ["r", "none"] })],
        }),
      ),
    ).toEqual(["empty-list:none/R1 0"]);
  });

  it("[2.6] excluded country covered by a rule that does not name the excluded list", () => {
    const lists = [
      ...base.lists,
      list("x", ["VN", "FR"], { Name: "0. Excluded countries [destination]", excluded: true }),
    ];
    const covered = found({
      lists,
      rules: [rule("R1"), rule("R2", { profile: ["travel"], destination: ["d", "x"] })],
    });
    expect(brief(covered)).toEqual([`excluded-covered:R1/destination/x ${2 * 1 * N}`]);
    expect(covered[0]).toMatchObject({
      by: ["VN"],
      witness: { residence: "CH", destination: "VN" },
    });
  });

  it("[2.7] wrong role is a warning", () => {
    expect(
      brief(
        found({
          rules: [rule("R1"), rule("R2", { profile: ["travel"], residence: ["r", "d", "d"] })],
        }),
      ),
    ).toEqual([`wrong-role:R2/residence/d ${4 * 2 * N}`]);
  });

  it("[2.8] reverse links that disagree", () => {
    const data = smallData();
    const products = data.products.map((each) => ({
      ...each,
      LISA: each.id === "q" ? ["rule-R1"] : [],
    }));
    expect(
      findFindings({ ...data, products })
        .filter(({ kind }) => kind === "reverse-link")
        .map(({ id, by, where }) => `${id}: ${by.join()} / ${where.join()}`),
    ).toEqual([
      "reverse-link:products/p: rules/rule-R1 / ",
      "reverse-link:products/q:  / rules/rule-R1",
    ]);
  });

  it("[2.3] a nationality record that links a rule without nationality", () => {
    expect(
      brief(
        found({
          rules: [
            rule("R1"),
            { id: "n", ID: "N", Type: "Nationality", Name: "NULL", LISA: ["rule-R1"] },
          ],
        }),
      ),
    ).toEqual(["link-record:N/R1 0"]);
  });

  it("[2.9] names that fall back", () => {
    const names = findFindings(
      smallData({
        countries: [
          { ...country("FR"), "de-de": null },
          ...base.countries.slice(1).map((each) => ({ ...each, "es-es": "es" })),
        ],
        profiles: base.profiles.map((each) => ({ ...each, "es-es": "es" })),
      }),
    );
    expect(names.filter(({ kind }) => kind === "name-fallback")).toMatchObject([
      { id: "name-fallback:FR", by: ["es-es", "de-de"] },
      { id: "name-fallback:product p", by: ["es-es"] },
      { id: "name-fallback:product q", by: ["es-es"] },
    ]);
  });

  it("a product and a funnel of different plans", () => {
    expect(
      found({
        rules: [rule("R1", { funnel: ["g"] })],
        products: [product("p", { Name: "MyHealth" }), product("q")],
        funnels: [funnel("g", { Name: "MyTravel" })],
      }),
    ).toMatchObject([
      {
        id: "other-plan:R1",
        severity: "warning",
        journeys: 2 * 2 * N,
        ...{ rules: ["R1"], subject: ["p"], by: ["g"] },
      },
    ]);
    expect(
      found({ rules: [rule("R1", { funnel: ["g"] })], funnels: [funnel("g", { Name: "p" })] }),
    ).toEqual([]);
  });

  it("a rule name with another place, plan or profile than the fields", () => {
    const lists = [
      ...base.lists,
      list("s", ["SG"], { Name: "List 10. Singapore [location]" }),
      list("a", ["VN"], { Name: "List 9. Asia except Singapore [destination]" }),
      list("t", ["SG"], { Name: "List 10. Singapore [destination]" }),
    ];
    const products = [product("p", { Name: "MyHealth" }), product("q", { Name: "MyTravel" })];
    function said(Name: string, fields: Partial<Rule> = {}) {
      return found({ lists, products, rules: [rule("R1", { Name, ...fields })] }, ["name-clash"])
        .map(({ id, by }) => `${id} ${by.join()}`)
        .toSorted();
    }
    expect(said("Europe | MyHealth | expat | to Asia")).toEqual([]);
    expect(said("Europe – MyTravel – travel – to Asia")).toEqual([
      "name-clash:R1/product MyTravel",
      "name-clash:R1/profile travel",
    ]);
    expect(said("Singapore | MyHealth | expat | to Asia")).toEqual([
      "name-clash:R1/residence Singapore",
    ]);
    // Here Singapore is part of the name of another list.
    expect(said("Europe | to Asia except Singapore", { destination: ["a"] })).toEqual([]);
    expect(said("Europe | to Asia except Singapore", { destination: ["t"] })).toEqual([
      "name-clash:R1/destination Asia except Singapore",
    ]);
    expect(said("Europe | to Asia, Singapore, own rules")).toEqual([
      "name-clash:R1/destination Singapore",
    ]);
    expect(said("Anything else that somebody calls MyTravel")).toEqual([]);
    const [clash] = found(
      { lists, products, rules: [rule("R1", { Name: "Singapore | MyHealth" })] },
      ["name-clash"],
    );
    expect(clash).toMatchObject({
      severity: "warning",
      journeys: 2 * 2 * N,
      ...{ subject: ["residence"], by: ["Singapore"] },
    });
  });

  it("a sold plan whose page is missing in a language; a plan that nobody gets is none", () => {
    const pages = { "url_fr-fr": "/fr/p", "url_es-es": "/es/p", "url_nl-nl": "/nl/p" };
    const missing = { ...pages, "url_de-de": null };
    const products = [product("p", missing), product("q", missing)];
    expect(found({ products }, ["other-language"])).toMatchObject([
      { id: "other-language:p", severity: "warning", subject: ["p"], by: ["de-de"] },
    ]);
    const complete = products.map((each) => ({ ...each, "url_de-de": "/de" }));
    expect(found({ products: complete }, ["other-language"])).toEqual([]);
  });

  it("a compliance level that the entity does not carry; nothing without a table", () => {
    const rules = [rule("R1", { "Compliance level": "Medium", Entity: "A" })];
    function check(...levels: ("Low" | "Medium")[]): readonly Finding[] {
      const options = { levels: new Map([["A", levels]]) };
      return findFindings(smallData({ rules }), options).filter(
        ({ kind }) => kind === "entity-level",
      );
    }
    expect(check("Low")).toMatchObject([
      {
        ...{ id: "entity-level:R1", severity: "warning", journeys: 2 * 2 * N, rules: ["R1"] },
        ...{ subject: ["A"], by: ["Medium"], where: ["Low"] },
      },
    ]);
    expect(check("Low", "Medium")).toEqual([]);
    expect(found({ rules }, ["entity-level"])).toEqual([]);
    const other = new Map([["B", []]]);
    expect(
      findFindings(smallData({ rules }), { levels: other }).some(
        ({ kind }) => kind === "entity-level",
      ),
    ).toBe(false);
    // A rule without a level needs none.
    const free = [rule("R1", { "Compliance level": null, Entity: "A" })];
    expect(
      findFindings(smallData({ rules: free }), { levels: new Map([["A", []]]) }).some(
        ({ kind }) => kind === "entity-level",
      ),
    ).toBe(false);
  });

  it("an address of this site without a page, when pages are known", () => {
    const data = smallData({
      products: [
        product("p", {
          Name: "MyHealth",
          "url_fr-fr": "/fr/plans/p/?a=b#c",
          "url_de-de": "https://elsewhere.example/de",
        }),
      ],
      funnels: [],
    });
    const missing = (...pages: string[]) =>
      findFindings(data, { pages: new Set(pages) }).filter(({ kind }) => kind === "missing-page");
    expect(missing("/en/plans/p", "/fr/plans/p")).toEqual([]);
    expect(missing("/fr/plans/p")).toMatchObject([
      {
        id: "missing-page:product/p/en-gb",
        severity: "error",
        journeys: 2 * 2 * N,
        ...{ subject: ["/en/plans/p"], by: ["products/p"], where: ["en-gb"] },
      },
    ]);
    expect(findFindings(data).some(({ kind }) => kind === "missing-page")).toBe(false);
  });

  it("gaps: by residence, else by destination, else by pair, each journey once", () => {
    // Plans: FR, CH → SG, VN; US → SG. Residents of GB, SG, VN have no plan. FR, CH, GB, US are
    // destinations of no plan. Of the other pairs only US → VN has no plan.
    const lists = [...base.lists, list("us", ["US"]), list("sg", ["SG"])];
    const gaps = found(
      { lists, rules: [rule("R1"), rule("R2", { residence: ["us"], destination: ["sg"] })] },
      GAPS,
    );
    const per = 2 * N; // profiles × nationalities
    expect(brief(gaps).toSorted()).toEqual(
      [
        ...["CH", "FR", "US"].map((iso) => `gap-destination:${iso} ${2 * per}`),
        `gap-destination:GB ${3 * per}`,
        `gap-pair:VN ${per}`,
        ...["GB", "SG", "VN"].map((iso) => `gap-residence:${iso} ${5 * per}`),
      ].toSorted(),
    );
  });
});

describe("defects that would sell a wrong contract, or none", () => {
  const ids = (fields: Partial<EligibilityData>, ...kinds: readonly FindingKind[]) =>
    brief(found(fields, kinds));
  const link = (...LISA: string[]) =>
    ({ id: "n", ID: "N", Type: "Nationality", Name: "NULL", LISA }) as const;

  it("no rule, only a nationality record, or rules that apply to nobody", () => {
    const all = `no-rules:rules ${N ** 3 * 2}`;
    const home = rule("R1", { residence: ["r"], destination: ["r"], sameCountry: false });
    const france = list("fr", ["FR"]);
    for (const rules of [
      [],
      [link()],
      [rule("R1", { product: [] })],
      [rule("R1", { residence: [] })],
    ])
      expect(ids({ rules }, "no-rules", "unreached-product")).toEqual([all]);
    expect(
      ids(
        {
          lists: [...base.lists, france],
          rules: [{ ...home, residence: ["fr"], destination: ["fr"] }],
        },
        "no-rules",
      ),
    ).toEqual([all]);
    expect(ids({ rules: [home] }, "no-rules")).toEqual([]);
    const noCountries = smallData({ countries: [] });
    expect(findFindings(noCountries).some(({ kind }) => kind === "no-rules")).toBe(true);
  });

  it("a nationality list without open members, of one rule or of all", () => {
    const rules = [
      rule("R1", { nationality: ["n1"] }),
      rule("R2", { nationality: ["n2"], product: ["q"] }),
    ];
    const emptied = base.lists.map((each) => (each.id === "n2" ? { ...each, Pays: [] } : each));
    const weight = 2 * 2 * N;
    expect(ids({ rules, lists: emptied }, "empty-nationality", "empty-list")).toEqual([
      `empty-nationality:R2 ${weight}`,
    ]);
    const countries = base.countries.map((each) =>
      ["US", "GB"].includes(each.iso)
        ? { ...each, never_nationality: true, never_source: "A regulation" }
        : each,
    );
    expect(ids({ rules, countries }, "empty-nationality")).toEqual([
      `empty-nationality:R2 ${weight}`,
    ]);
    // Beside a list with members, an empty list is an error, too.
    const both = [rule("R1", { nationality: ["n1", "n2"] })];
    expect(ids({ rules: both, lists: emptied }, "empty-nationality")).toEqual([
      `empty-nationality:R1 ${weight}`,
    ]);
    // Everything excluded.
    const lists = [...base.lists, list("x", ["US", "GB"], { Type: "Nationality", excluded: true })];
    const without = [rule("R1", { nationality: ["n2", "x"] })];
    expect(ids({ rules: without, lists }, "empty-nationality")).toEqual([
      `empty-nationality:R1 ${weight}`,
    ]);
    expect(ids({ rules }, "empty-nationality")).toEqual([]);
  });

  it("a rule that applies to nobody although its fields are not empty", () => {
    const lists = [
      ...base.lists,
      list("none", []),
      list("x", ["FR", "CH"], { excluded: true }),
      list("fr", ["FR"]),
    ];
    const at = (fields: Partial<Rule>) =>
      ids({ lists, rules: [rule("R1", fields)] }, "covers-nobody");
    expect(at({ residence: ["none"] })).toEqual(["covers-nobody:R1 0"]);
    expect(at({ residence: ["r", "x"] })).toEqual(["covers-nobody:R1 0"]);
    expect(at({ residence: ["fr"], destination: ["fr"], sameCountry: false })).toEqual([
      "covers-nobody:R1 0",
    ]);
    expect(at({ residence: ["fr"], destination: ["fr"] })).toEqual([]);
    // These are errors of their own.
    expect(at({ residence: [] })).toEqual([]);
    expect(at({ residence: ["x"] })).toEqual([]);
    expect(at({ residence: ["gone"] })).toEqual([]);
  });

  it("records that nothing reaches", () => {
    const unreached = ids(
      { accepted: [], rules: [rule("R1"), rule("R2", { product: ["q"], funnel: ["g"] })] },
      "unreached-product",
      "unreached-profile",
      "unreached-funnel",
      "unused-list",
    );
    expect(unreached).toEqual([
      `unreached-profile:travel ${N ** 3}`,
      "unreached-product:q 0",
      "unreached-funnel:f 0",
      "unreached-funnel:g 0",
      "unused-list:n1 0",
      "unused-list:n2 0",
    ]);
    expect(
      findFindings(smallData({ accepted: [] }))
        .filter(blocksPublishing)
        .map(({ id }) => id),
    ).toEqual(["unreached-profile:travel", "unreached-product:q"]);
  });

  it("[2.9] countries with the same name: in one language, by fallback, without accents and case", () => {
    const rename = (iso: string, fields: Partial<EligibilityData["countries"][number]>) =>
      base.countries.map((each) => (each.iso === iso ? { ...each, ...fields } : each));
    const same = (countries: EligibilityData["countries"]) => found({ countries }, ["same-name"]);
    expect(same(rename("CH", { "de-de": "LÄND fr, de" }))).toMatchObject([
      {
        id: "same-name:CH+FR",
        severity: "error",
        ...{ subject: ["CH", "FR"], by: ["de-de"] },
      },
    ]);
    // In Spanish every name falls back to English.
    expect(same(rename("CH", { "en-gb": "Land FR" }))).toMatchObject([{ by: ["en-gb", "es-es"] }]);
    expect(same(base.countries)).toEqual([]);
  });

  it("[2.16] a closed country without a legal source", () => {
    for (const field of ["never", "never_nationality"] as const) {
      function closed(source: string | null) {
        return [
          ...base.countries.slice(0, 5),
          country("GB", { [field]: true, never_source: source }),
        ];
      }
      expect(ids({ countries: closed(null) }, "closed-without-source")).toEqual([
        "closed-without-source:GB 0",
      ]);
      expect(ids({ countries: closed("A regulation") }, "closed-without-source")).toEqual([]);
    }
  });

  it("[2.7] lists in a field of another role", () => {
    const lists = [
      ...base.lists,
      list("tagged", ["FR"], { Name: "1. France [location]" }),
      list("plain", ["FR"]),
    ];
    const roles = (fields: Partial<Rule>) =>
      found({ lists, rules: [rule("R1", fields)] }, ["wrong-role"]).map(({ id }) => id);
    expect(roles({ residence: ["r", "n1"] })).toEqual(["wrong-role:R1/residence/n1"]);
    expect(roles({ destination: ["d", "n1"] })).toEqual(["wrong-role:R1/destination/n1"]);
    expect(roles({ nationality: ["n1", "tagged"] })).toEqual(["wrong-role:R1/nationality/tagged"]);
    expect(roles({ nationality: ["n1", "d"] })).toEqual(["wrong-role:R1/nationality/d"]);
    expect(roles({ nationality: ["n1", "plain"], residence: ["plain"] })).toEqual([]);
  });

  it("a list of the type Pays has one member", () => {
    const of = (isos: readonly string[]) =>
      ids({ lists: [...base.lists, list("x", isos, { Type: "Pays" })] }, "list-type");
    expect([of([]), of(["FR"]), of(["FR", "CH"])]).toEqual([
      ["list-type:x 0"],
      [],
      ["list-type:x 0"],
    ]);
  });

  it("[2.3] a restricted rule that no nationality record links", () => {
    const rules = [rule("R1", { nationality: ["n1"] }), rule("R2", { nationality: ["n2"] })];
    expect(ids({ rules: [...rules, link("rule-R1")] }, "link-record-missing")).toEqual([
      "link-record-missing:R2 0",
    ]);
    expect(ids({ rules: [...rules, link("rule-R1", "rule-R2")] }, "link-record-missing")).toEqual(
      [],
    );
  });

  it("[2.8] a reverse link in the column of another field", () => {
    const data = smallData();
    const lists = data.lists.map((each) =>
      each.id === "r" ? { ...each, LISA: [], "LISA 2": each.LISA } : each,
    );
    expect(
      findFindings({ ...data, lists })
        .filter(({ kind }) => kind === "reverse-link")
        .map(({ id, by, where }) => ({ id, by, where })),
    ).toEqual([
      { id: "reverse-link:lists/r/LISA", by: ["rules/rule-R1"], where: [] },
      { id: "reverse-link:lists/r/LISA 2", by: [], where: ["rules/rule-R1"] },
    ]);
  });

  it("[2.2] [2.6] single restricted rules, empty lists and covered excluded countries block", () => {
    function blocking(fields: Partial<EligibilityData>) {
      return found(fields)
        .filter(blocksPublishing)
        .map(({ kind }) => kind);
    }
    expect(blocking({ rules: [rule("R1", { nationality: ["n1"] })] })).toEqual([
      "single-restricted",
    ]);
    const lists = [...base.lists, list("none", []), list("x", ["VN"], { excluded: true })];
    expect(blocking({ lists })).toEqual(["excluded-covered"]);
    expect(
      blocking({
        lists,
        rules: [rule("R1", { residence: ["r", "none"], destination: ["d", "x"] })],
      }),
    ).toEqual(["empty-list"]);
  });
});

describe("acceptance", () => {
  const rules = [rule("R1"), rule("R2", { product: ["q"] })];
  function conflict(journeys: number) {
    return found({ rules, accepted: [{ id: "conflict:R1+R2", reason: "Seasonal", journeys }] }, [
      "conflict",
    ])[0];
  }

  it("a conflict blocks unless accepted with a reason, and blocks again when it affects more journeys", () => {
    expect(found({ rules }, ["conflict"]).map(blocksPublishing)).toEqual([true]);
    const accepted = conflict(2 * 2 * N);
    expect(accepted).toMatchObject({ state: "accepted", reason: "Seasonal" });
    expect(accepted !== undefined && blocksPublishing(accepted)).toBe(false);
    const reopened = conflict(2 * 2 * N - 1);
    expect(reopened).toMatchObject({ state: "reopened" });
    expect(reopened !== undefined && blocksPublishing(reopened)).toBe(true);
  });

  it("an acceptance without its finding is reported as a finding", () => {
    const gone = { id: "conflict:R1+R9", reason: "Seasonal", journeys: 24 };
    const stale = found({ rules, accepted: [gone] }, ["stale-acceptance"]);
    expect(stale).toMatchObject([
      {
        id: "stale-acceptance:conflict:R1+R9",
        severity: "note",
        subject: ["conflict:R1+R9"],
        by: ["Seasonal"],
        state: "open",
      },
    ]);
    expect(
      found({ rules, accepted: [{ ...gone, id: "conflict:R1+R2" }] }, ["stale-acceptance"]),
    ).toEqual([]);
  });

  it("an error cannot be accepted", () => {
    const [error] = found(
      {
        rules: [rule("R1", { product: [] })],
        accepted: [{ id: "product-count:R1", reason: "no", journeys: 1e9 }],
      },
      ["product-count"],
    );
    expect(error).toMatchObject({ state: "open" });
    expect(error !== undefined && blocksPublishing(error)).toBe(true);
  });
});

describe("weights against brute force", () => {
  /** Whether a rule covers a journey, read directly from its lists. */
  function covers(data: EligibilityData, each: Rule, r: string, d: string, p: string): boolean {
    function inLists(ids: readonly string[], id: string) {
      const holding = data.lists.filter((l) => ids.includes(l.id) && l.Pays.includes(id));
      return holding.length > 0 && holding.every((l) => !l.excluded);
    }
    return (
      each.product.length === 1 &&
      each.profile.includes(p) &&
      (each.sameCountry || r !== d) &&
      !data.countries.some(({ id, never }) => never && (id === r || id === d)) &&
      inLists(each.residence, r) &&
      inLists(each.destination, d)
    );
  }

  it("conflicts, overlaps, gaps and never-winning rules have exactly the journeys counted one by one", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const data = syntheticData(seed, {
          countries: 7,
          regions: 7,
          lists: 7,
          rules: 9,
          products: 2,
          profiles: 2,
          restricted: 0.5,
          broken: 0.05,
        });
        const rules = data.rules
          .filter(isRule)
          .toSorted((a, b) => a.priority - b.priority || (a.ID < b.ID ? -1 : 1));
        function nationalsOf(each: Rule): readonly string[] | null {
          return each.nationality.length === 0
            ? null
            : data.countries
                .filter((country) => !country.never_nationality)
                .map(({ id }) => id)
                .filter((id) => {
                  const holding = data.lists.filter(
                    (l) => each.nationality.includes(l.id) && l.Pays.includes(id),
                  );
                  return holding.length > 0 && holding.every((l) => !l.excluded);
                });
        }
        const nationals = new Map(rules.map((each) => [each, nationalsOf(each)]));
        const interpreter = createLiteralInterpreter(data);
        const expected = new Map<string, number>();
        const count = (id: string) => expected.set(id, (expected.get(id) ?? 0) + 1);
        const winning = new Set<string>();
        let uncovered = 0;
        for (const { id: r } of data.countries)
          for (const { id: d } of data.countries) {
            let any = false;
            for (const { id: p } of data.profiles) {
              const here = rules.filter(
                (each) => nationals.get(each)?.length !== 0 && covers(data, each, r, d, p),
              );
              any ||= here.length > 0;
              const neutral = here.filter((each) => nationals.get(each) === null);
              for (const { id: n } of data.countries) {
                const answer = interpreter(r, d, p)(n);
                if (answer.kind === "plan") winning.add(answer.rule);
                const firing =
                  neutral.length > 0
                    ? neutral
                    : here.filter((each) => nationals.get(each)?.includes(n) === true);
                const [winner, ...others] = firing;
                if (winner === undefined) continue;
                for (const other of others) {
                  const same =
                    winner.product[0] === other.product[0] && winner.funnel[0] === other.funnel[0];
                  count(
                    `${same ? "overlap" : "conflict"}:${[winner.ID, other.ID].toSorted().join("+")}`,
                  );
                }
              }
            }
            if (!any && r !== d) uncovered += data.profiles.length * data.countries.length;
          }
        const findings = findFindings(data);
        const actual = new Map(
          findings
            .filter(({ kind }) => kind === "overlap" || kind === "conflict")
            .map(({ id, journeys }) => [id, journeys]),
        );
        expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected));
        expect(
          findings
            .filter(({ kind }) => GAPS.includes(kind))
            .reduce((sum, { journeys }) => sum + journeys, 0),
        ).toBe(uncovered);
        const never = findings
          .filter(({ kind }) => kind === "never-wins")
          .flatMap((each) => each.rules);
        for (const id of never) expect(winning.has(id)).toBe(false);
        for (const each of rules) {
          const matches =
            nationals.get(each)?.length !== 0 &&
            data.countries.some((r) =>
              data.countries.some((d) =>
                data.profiles.some((p) => covers(data, each, r.id, d.id, p.id)),
              ),
            );
          if (matches && !winning.has(each.ID)) expect(never).toContain(each.ID);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("findings as a whole", () => {
  it("every finding has the severity of its kind", () => {
    const data = syntheticData(7, {
      countries: 30,
      regions: 10,
      lists: 12,
      rules: 60,
      products: 4,
      profiles: 3,
      restricted: 0.4,
      broken: 0.1,
    });
    for (const finding of findFindings(data)) {
      expect(finding.severity).toBe(FINDING_KINDS[finding.kind].severity);
      expect(Number.isSafeInteger(finding.journeys)).toBe(true);
    }
  });

  it("ids are unique and do not depend on the order of the records", () => {
    const data = syntheticData(8, {
      countries: 20,
      regions: 10,
      lists: 12,
      rules: 40,
      products: 4,
      profiles: 3,
      restricted: 0.4,
      broken: 0.1,
    });
    const ids = findFindings(data).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const shuffled = withReverseLinks({
      ...data,
      rules: data.rules.toReversed(),
      lists: data.lists.toReversed(),
      countries: data.countries.toReversed(),
    });
    expect(findFindings(shuffled).map(({ id, journeys }) => `${id} ${journeys}`)).toEqual(
      findFindings(data).map(({ id, journeys }) => `${id} ${journeys}`),
    );
  });

  it("ten thousand rules, and lists without any pattern: bounded findings, bounded time", () => {
    const shape = {
      countries: 250,
      regions: 24,
      lists: 34,
      rules: 10_000,
      products: 18,
      profiles: 9,
      restricted: 0.2,
      broken: 0,
    };
    for (const data of [
      syntheticData(9, shape),
      syntheticData(9, { ...shape, regions: 250, lists: 60, rules: 400 }),
    ]) {
      const counts = new Map<string, number>();
      for (const { kind } of findFindings(data)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
      for (const count of counts.values()) expect(count).toBeLessThanOrEqual(MOST_OF_A_KIND + 1);
    }
  }, 60_000);
});
