/** Tests of the map and of the comparison of versions, with the real service. */
import { rmSync } from "node:fs";
import { createMapSpace } from "@orlaya/finder/map";
import { getAdminMessages } from "@orlaya/messages/admin";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stored } from "../fields/record.ts";
import { FINDER_COMPARISON, FINDER_MAP, endpointPaths } from "../names/paths.ts";
import { createEligibilityFolder, findRow, type Row } from "../testing/eligibility.ts";
import { startService, type Answer, type TestService } from "../testing/service.ts";
import type { ShownComparison, ShownMap } from "./history-shapes.ts";

const RULE = "01-SG-EXP-TH";
const say = getAdminMessages("de");

let service: TestService;
let root: string;
let manager: string;

beforeAll(async () => {
  root = createEligibilityFolder();
  service = await startService();
  await (await import("../seed/index.ts")).seed(service.payload, { root, log: () => undefined });
  manager = await service.user("finder_manager");
});
afterAll(async () => {
  await service.stop();
  rmSync(root, { recursive: true, force: true });
});

const german = { headers: { "accept-language": "de" } } as const;
const get = (path: string, as = manager): Promise<Answer> =>
  service.request("GET", `/api${path}`, { as, ...german });
const findRule = (): Promise<Row> => findRow(service, "rules", "reference", RULE);
async function patchRule(data: Stored): Promise<void> {
  const { id } = await findRule();
  const answer = await service.request("PATCH", `/api/rules/${id}`, { as: manager, body: data });
  expect(answer.status, answer.text).toBe(200);
}
async function compare(from: string, to: string): Promise<ShownComparison> {
  const answer = await get(endpointPaths.finderComparison(from, to));
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as ShownComparison;
}

describe("comparison of two versions", () => {
  it("has no differences between a release and the unchanged rules", async () => {
    const { diff, records } = await compare("1", "saved");
    expect({ changed: diff.changed, boxes: diff.boxes, records }).toEqual({
      changed: 0,
      boxes: [],
      records: [],
    });
  });

  it("names plans, profiles, countries and fields in the language of the reader", async () => {
    const before = await findRule();
    const plan = await findRow(service, "products", "name", "MyHealth Vietnam");
    const profile = await findRow(service, "profiles", "data_id", "short-stay");
    await patchRule({
      product: [plan.id],
      profile: [...(before["profile"] as string[]), profile.id],
    });
    const { diff, records } = await compare("1", "saved");
    const [box] = diff.boxes;
    expect(box).toMatchObject({ residences: ["Singapur"], after: { plan: "MyHealth Vietnam" } });
    expect(diff.changed).toBeGreaterThan(0);
    expect(records).toMatchObject([
      {
        kind: "Regel",
        change: "changed",
        href: `/admin/collections/rules/${before.id}`,
        columns: [
          { kind: "records", added: ["Auslandsaufenthalt auf Zeit"], removed: [] },
          { kind: "records", added: ["MyHealth Vietnam"] },
        ],
      },
    ]);
    await patchRule({ product: before["product"], profile: before["profile"] });
    expect((await compare("1", "saved")).records).toEqual([]);
  });

  it("writes other lists of a rule as countries, and both values of a field", async () => {
    const before = await findRule();
    const list = await findRow(service, "country_lists", "name", "List 1. France [location]");
    const residence = [...(before["residence"] as string[]), list.id];
    await patchRule({ residence, same_country: true, priority: 3 });
    const [record] = (await compare("1", "saved")).records;
    expect(record?.columns).toMatchObject([
      { kind: "countries", added: ["Frankreich"], removed: [], without: null },
      { kind: "value", before: "0", after: "3" },
      { kind: "value", before: say("edit.no"), after: say("edit.yes") },
    ]);
    expect(JSON.stringify(record)).not.toMatch(/rec[A-Za-z0-9]{14}|List \d|\[location\]/u);
    await patchRule({ residence: before["residence"], same_country: false, priority: 0 });
  });
});

describe("map", () => {
  it("has the class tables of both versions, and names of everything that they contain", async () => {
    const answer = await get(endpointPaths.finderMap("saved", "1"));
    const map = answer.body as unknown as ShownMap;
    const space = createMapSpace(map.sides);
    expect([space.sides.length, space.codes.length, space.profiles.length]).toEqual([2, 250, 9]);
    expect(map.countries.find(({ id }) => id === "DE")).toMatchObject({ name: "Deutschland" });
    const named = (list: ShownMap["products"]) => new Set(list.map(({ id }) => id));
    const [products, funnels] = [named(map.products), named(map.funnels)];
    for (const { product, funnel } of space.ends) {
      expect(products.has(product)).toBe(true);
      expect(funnel === null || funnels.has(funnel)).toBe(true);
    }
    // Two class tables and 250 names, not 562,500 cells.
    expect(answer.text.length).toBeLessThan(120_000);
  });

  it("explains with the rules of a release, which stay as they were", async () => {
    const before = await findRule();
    const path = { from: "SG", to: "TH", as: "expatriation" };
    const plan = await findRow(service, "products", "name", "MyHealth Vietnam");
    async function explained(version?: string): Promise<unknown> {
      const asked = { ...path, ...(version ? { version } : {}) };
      return (await get(endpointPaths.explanation(asked))).body["winner"];
    }
    const earlier = await explained("1");
    await patchRule({ product: [plan.id] });
    expect(await explained()).toMatchObject({ ID: RULE, product: "MyHealth Vietnam" });
    expect(await explained("1")).toEqual(earlier);
    await patchRule({ product: before["product"] });
  });
});

describe("rights and wrong questions", () => {
  it("are for staff only", async () => {
    for (const path of [
      endpointPaths.finderMap("1", null),
      endpointPaths.finderComparison("1", "1"),
    ]) {
      expect((await service.request("GET", `/api${path}`)).status).toBe(401);
      expect((await get(path, await service.user("site"))).status).toBe(403);
      expect((await get(path, await service.user("auditor"))).status).toBe(200);
    }
  });
  it.each([
    [`${FINDER_MAP}?of=99`, 404, "history.unreadable"],
    [`${FINDER_MAP}?of=1&with=x`, 400, "history.chooseVersions"],
    [`${FINDER_COMPARISON}?from=1`, 400, "history.chooseVersions"],
    [`${FINDER_COMPARISON}?from=1&to=0`, 400, "history.chooseVersions"],
    ["/finder/explain?from=SG&to=TH&as=expatriation&version=99", 404, "history.unreadable"],
  ] as const)("%s is answered with a sentence", async (path, status, key) => {
    const answer = await get(path);
    expect([answer.status, (answer.body["errors"] as Stored[])[0]?.["message"]]).toEqual([
      status,
      say(key),
    ]);
  });
  it("states that the saved rules contain a mistake", async () => {
    const { id } = await findRule();
    const { payload } = service;
    await payload.db.updateOne({ collection: "rules", id, data: { product: [] } });
    await payload.db.updateOne({ collection: "rules", id, data: { entity: "" } });
    const answer = await get(endpointPaths.finderComparison("1", "saved"));
    expect([answer.status, answer.body["errors"]]).toEqual([
      422,
      [{ message: say("history.savedInvalid") }],
    ]);
  });
});
