import { parseDocument, type Plan, type RouteRow } from "@orlaya/content";
import { getDocumentTag } from "@orlaya/contract";
import { LOCALES } from "@orlaya/locales";
import { buildPath, match } from "@orlaya/routes";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  buildComparePath,
  choosePlans,
  findComparePath,
  findTwinUid,
  loadUidsElsewhere,
  readChosenUids,
} from "./chosen-plans.ts";
import { createTestSite } from "./testing.ts";

const createPlan = (uid: string, more: object = {}): Plan =>
  parseDocument("product_page", { id: uid, uid, title: uid.toUpperCase(), ...more });
const plans = ["a", "b", "c", "d"].map((uid) => createPlan(uid));
const others = [createPlan("a-group", { private_plan: plans[0] }), createPlan("x-group")];

function choose(...uids: readonly string[]) {
  const { chosen, leftOut } = choosePlans(uids, plans, others);
  return { chosen: chosen.map(({ uid }) => uid), leftOut };
}

describe("the plans of an address", () => {
  it("are in the order of the address", () =>
    expect(choose("c", "a")).toEqual({ chosen: ["c", "a"], leftOut: [] }));
  it("leave out a fourth, a repeated and an unknown plan, and one of the other site, with a reason", () => {
    expect(choose("a", "b", "c", "d")).toEqual({
      chosen: ["a", "b", "c"],
      leftOut: [{ kind: "tooMany", titles: ["D"] }],
    });
    expect(choose("a", "a", "b")).toEqual({
      chosen: ["a", "b"],
      leftOut: [{ kind: "repeated", title: "A" }],
    });
    expect(choose("a", "no", "nothing", "x-group")).toEqual({
      chosen: ["a"],
      leftOut: [
        { kind: "otherSite", titles: ["X-GROUP"] },
        { kind: "unknown", count: 2 },
      ],
    });
  });
  it("are not called repeated when nothing is shown", () =>
    expect(choose("a", "a")).toEqual({ chosen: ["a"], leftOut: [] }));
  it("are read after many empty selects", () => {
    const query = new URLSearchParams(
      [...Array<string>(48).fill(""), "a"].map((uid) => ["plan", uid]),
    );
    expect(readChosenUids(query)).toEqual(["a"]);
  });
  it("are at most three, each once, for any query", () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom("a", "b", "c", "d", ""), fc.string())),
        (values) => {
          const query = new URLSearchParams(values.map((value) => ["plan", value]));
          const { chosen } = choosePlans(readChosenUids(query), plans, others);
          expect(chosen.length).toBeLessThanOrEqual(3);
          expect(new Set(chosen).size).toBe(chosen.length);
        },
      ),
    ));
  it("ignore empty selects, spaces and other parameters", () =>
    expect(readChosenUids(new URLSearchParams("plan=&plan=+a+&needs=b&plan="))).toEqual(["a"]));
});

describe("the same plans elsewhere", () => {
  it("are found on the other site in both directions", () => {
    const [first, second] = plans;
    const [twin, single] = others;
    if (!first || !second || !twin || !single) throw new Error("A plan is missing.");
    expect([findTwinUid(first, others), findTwinUid(second, others)]).toEqual(["a-group", null]);
    expect([findTwinUid(twin, plans), findTwinUid(single, plans)]).toEqual(["a", null]);
  });
  it("have the uid of each language, from the paths of the translations", async () => {
    const rows = LOCALES.map((locale) => ({
      locale,
      audience: "individual",
      path: buildPath("product", {
        locale,
        audience: "individual",
        params: { offer: "o", product: `p-${locale}` },
      }),
    })) as unknown as readonly RouteRow[];
    const site = createTestSite(
      { locale: "en", audience: "individual" },
      { alternates: (group) => Promise.resolve(group === "g" ? rows : rows.slice(0, 1)) },
    );
    const uids = await loadUidsElsewhere(site, ["g", "h"]);
    for (const locale of LOCALES)
      expect(uids[locale]).toEqual(
        locale === rows[0]?.locale ? [`p-${locale}`, `p-${locale}`] : [`p-${locale}`],
      );
  });
  it("have a link only while the page is published, and copies of the page with it end with it", async () => {
    const row = { document: "compare" } as unknown as RouteRow;
    const site = createTestSite(
      { locale: "en", audience: "individual" },
      { rowAt: () => Promise.resolve(row) },
    );
    expect(await findComparePath(site)).toBe("/en/plans/compare");
    expect(site.tags()).toEqual([getDocumentTag("compare")]);
    expect(
      await findComparePath(createTestSite({ locale: "en", audience: "individual" })),
    ).toBeNull();
  });
  it("have an address of the route table", () => {
    const path = buildComparePath({ locale: "de", audience: "corporate" }, ["a", "b"]);
    expect(path).toBe("/de/unternehmen/versicherungen/vergleichen?plan=a&plan=b");
    expect(match(path.split("?")[0] ?? "")[0]?.base).toBe("offers-compare");
  });
});
