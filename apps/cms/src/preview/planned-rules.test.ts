/** The rules of the eligibility finder in previews of campaigns and of moments, on the real service. */
import { trialPath } from "@orlaya/contract";
import { getAdminMessages } from "@orlaya/messages/admin";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { record, readString, type Stored } from "../fields/record.ts";
import { writeMomentId } from "../planned-states/moment.ts";
import { apiPath, endpointPaths } from "../names/paths.ts";
import {
  findRow,
  findTestPlan,
  setSecondPerson,
  startWithFewRules,
} from "../testing/eligibility.ts";
import type { TestService } from "../testing/service.ts";
import type { PreviewGrant } from "./grant.ts";
import type { ShownPlannedState } from "./shapes.ts";

const RULES = ["01-SG-EXP-TH", "01-SG-EXP-CH"] as const;
const say = getAdminMessages("en");
let service: TestService;
let product = "";
let manager = "";
let site = "";
beforeAll(async () => {
  service = await startWithFewRules();
  manager = await service.user("finder_manager", { email: "manager@example.com" });
  site = await service.user("site", { email: "site@example.com" });
  await setSecondPerson(service, "never");
  product = await findTestPlan(service);
});
afterAll(async () => {
  await service.stop();
});

async function post(path: string, body: Stored): Promise<Stored> {
  const answer = await service.request("POST", apiPath(path), { as: manager, body });
  expect([200, 201], answer.text).toContain(answer.status);
  return answer.body;
}
/** Creates a set that leads one journey to a plan. @returns its id */
async function createSet(name: string, reference: string, to = product): Promise<string> {
  const id = readString((await post(endpointPaths.sets, { name }))["id"]);
  const { data_id } = await findRow(service, "rules", "reference", reference);
  const edits = [{ table: "rules", id: data_id, after: { product: [to] } }];
  await post(endpointPaths.setAction(id, "edits"), { edits });
  return id;
}
/** Returns another plan than the one of a rule and the one of the tests. */
async function findOther(reference: string): Promise<string> {
  const rule = await findRow(service, "rules", "reference", reference);
  const { docs } = await service.payload.find({ collection: "products", limit: 0, depth: 0 });
  const products = docs as unknown as readonly Stored[];
  const other = products.find(
    ({ id, data_id: own }) =>
      own !== product && !JSON.stringify(rule["product"]).includes(String(id)),
  );
  return readString(other?.["data_id"]);
}
const plan = (set: string, day: string) =>
  post(endpointPaths.setAction(set, "plan"), { local: `${day}T09:00`, zone: "UTC" });

async function show(of: string, id: string): Promise<ShownPlannedState> {
  const path = apiPath(endpointPaths.plannedState({ of, id }));
  const answer = await service.request("GET", path, { as: manager });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as ShownPlannedState;
}
async function open(of: string, id: string): Promise<PreviewGrant> {
  const { search } = new URL((await show(of, id)).href);
  const answer = await service.request("GET", `/api/preview${search}`, { as: site });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as PreviewGrant;
}
const at = (day: string): string => writeMomentId({ at: `${day}T12:00:00.000Z`, zone: "UTC" });
/** Asks as the site for the rules of a preview. */
const loadRules = ({ id, trial }: PreviewGrant) =>
  service.request("GET", trialPath(id, trial?.fingerprint ?? "none"), { as: site });

describe("the rules", () => {
  it("of planned sets add up in their order, and a conflict is named", async () => {
    const first = await createSet("First", RULES[0]);
    const second = await createSet("Second", RULES[1]);
    const clash = await createSet("Clash", RULES[0], await findOther(RULES[0]));
    await plan(first, "2031-03-01");
    await plan(second, "2031-03-03");
    await plan(clash, "2031-03-05");

    expect(await open("moments", at("2031-02-28"))).toMatchObject({ trial: null });
    const one = await open("moments", at("2031-03-02"));
    const two = await open("moments", at("2031-03-04"));
    expect(one.trial?.fingerprint).not.toBe(two.trial?.fingerprint);
    for (const grant of [one, two]) {
      const rules = await loadRules(grant);
      expect(rules.status, rules.text).toBe(200);
      expect(rules.body).toMatchObject({ version: 0 });
      expect(rules.headers.get("cache-control")).toBe("no-store");
    }
    const checksums = await Promise.all(
      [one, two].map(async (each) => (await loadRules(each)).body["checksum"]),
    );
    expect(new Set(checksums).size).toBe(2);
    const { plans } = await show("moments", at("2031-03-06"));
    expect(plans.map(({ problem }) => problem)).toEqual(["", "", say("plannedState.conflict")]);
    const late = await open("moments", at("2031-03-06"));
    expect(late.plannedState).toMatchObject({ count: 2, failed: 1 });
    expect(late.trial?.fingerprint).toBe(two.trial?.fingerprint);
    for (const set of [first, second, clash])
      await post(endpointPaths.setAction(set, "cancel"), {});
  });

  it("of a campaign are those of its release, and sets apply to it", async () => {
    const live = await service.payload.findGlobal({ slug: "finder_live", depth: 0 });
    const earlier = Number(record(live)["version"]);
    const set = await createSet("Published", RULES[1]);
    await post(endpointPaths.setAction(set, "publish"), {});
    const changes = [{ kind: "release", version: earlier }];
    const campaign = readString((await post("/campaign", { name: "Back", changes }))["id"]);
    const grant = await open("campaigns", campaign);
    expect(grant).toMatchObject({ trial: null, plannedState: { release: earlier, name: "Back" } });
    const now = await service.payload.findGlobal({ slug: "finder_live", depth: 0 });
    expect(record(now)["version"]).not.toBe(earlier);
    const time = { local: "2031-03-01T09:00", zone: "UTC" };
    await post(`/campaign/${campaign}/plan`, time);
    expect((await open("moments", at("2031-03-02"))).plannedState?.release).toBe(earlier);
    expect((await open("moments", at("2031-02-27"))).plannedState?.release).toBeNull();
  });
});
