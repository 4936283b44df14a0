/** Tests of trials with the real service and a part of the shipped rules. */
import { readPayload, resolve } from "@orlaya/finder/eligibility";
import { LOCALES } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { AUDIENCES, buildPath } from "@orlaya/routes";
import { trialPath } from "@orlaya/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { record, readString, type Stored } from "../fields/record.ts";
import { adminPaths, apiPath, endpointPaths } from "../names/paths.ts";
import type { PreviewGrant } from "../preview/grant.ts";
import type { SharedLink, ShownTrial } from "../preview/shapes.ts";
import {
  findRow,
  findTestPlan,
  setSecondPerson,
  startWithFewRules,
  TEST_PLAN,
} from "../testing/eligibility.ts";
import type { Answer, TestService } from "../testing/service.ts";
import type { TriedAnswers } from "./shapes.ts";
import { readTrialSite, writeTrialSite } from "./site.ts";

const RULE = "01-SG-EXP-TH";
const ANSWERS = { from: "SG", to: "TH", as: "expatriation" };
const say = getAdminMessages("en");

let service: TestService;
let product = "";
const PEOPLE = ["admin", "editor", "compliance", "auditor", "finder_manager", "site"] as const;
type Person = (typeof PEOPLE)[number] | "other";
const keys = {} as Record<Person, string>;
beforeAll(async () => {
  service = await startWithFewRules();
  for (const role of PEOPLE)
    keys[role] = await service.user(role, { email: `${role}@example.com` });
  keys.other = await service.user("finder_manager", { email: "other@example.com" });
  await setSecondPerson(service, "never");
  product = await findTestPlan(service);
});
afterAll(async () => {
  await service.stop();
});

function ask(method: "GET" | "POST", path: string, as: Person | null, body?: Stored) {
  return service.request(method, path, {
    ...(as === null ? {} : { as: keys[as] }),
    ...(body ? { body } : {}),
  });
}
const read = (path: string, as: Person | null = "finder_manager"): Promise<Answer> =>
  ask("GET", apiPath(path), as);
const post = (path: string, body: Stored, as: Person = "finder_manager"): Promise<Answer> =>
  ask("POST", apiPath(path), as, body);
function messageOf({ body }: Answer): string {
  const errors = body["errors"];
  return readString(record(Array.isArray(errors) ? errors[0] : null)["message"]);
}

async function edit(set: string, after: Stored): Promise<void> {
  const { data_id: id } = await findRow(service, "rules", "reference", RULE);
  const edits = [{ table: "rules", id, after }];
  const answer = await post(endpointPaths.setAction(set, "edits"), { edits });
  expect(answer.status, answer.text).toBe(200);
}
/** Creates a set that leads the journey to another plan. */
async function createSet(name: string): Promise<string> {
  const { body } = await post(endpointPaths.sets, { name });
  const id = readString(body["id"]);
  await edit(id, { product: [product] });
  return id;
}
const show = async (set: string, as: Person = "finder_manager"): Promise<ShownTrial> =>
  (await read(endpointPaths.trial(set), as)).body as unknown as ShownTrial;
const share = (set: string, as: Person, body: Stored = { duration: "hour" }): Promise<Answer> =>
  post(endpointPaths.trialAction(set, "share"), body, as);

/** Asks as the site what the address of a preview opens. */
function open(href: string, more: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const { searchParams } = new URL(href);
  const query = new URLSearchParams({ ...Object.fromEntries(searchParams), ...more });
  return ask("GET", `/api/preview?${query.toString()}`, "site");
}
async function openTrial(href: string, more: Readonly<Record<string, string>> = {}) {
  const answer = await open(href, more);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as PreviewGrant;
}
const loadRules = (set: string, fingerprint: string, as: Person | null = "site") =>
  ask("GET", trialPath(set, fingerprint), as);
const fingerprintOf = async (set: string): Promise<string> =>
  (await openTrial((await show(set)).href)).trial?.fingerprint ?? "";

/** Returns the plan of the journey in a release. */
function planIn({ body }: Answer): string | null {
  const decoded = readPayload(record(body["payloads"])["en"]);
  if (!decoded.ok) throw new Error(decoded.problem);
  const answers = { residence: "SG", destination: "TH", profile: "expatriation" };
  const resolution = resolve(decoded.finder, { ...answers, nationality: null });
  return resolution.kind === "plan" ? resolution.plan.product.name : null;
}

describe("a trial of a set", () => {
  it("has the rules of the set as a release with the number 0, and leaves the live one alone", async () => {
    const set = await createSet("Tried");
    const grant = await openTrial((await show(set)).href, { page: "es-corporate" });
    expect(grant).toMatchObject({
      ...{ path: null, documents: [], isLink: false, trial: { set, name: "Tried" } },
      page: buildPath("home", { locale: "es", audience: "corporate" }),
    });
    expect(new URL(grant.edit).pathname).toBe(adminPaths.set(set));
    const rules = await loadRules(set, grant.trial?.fingerprint ?? "");
    expect(rules.body).toMatchObject({ type: "realtime", version: 0 });
    expect(rules.headers.get("cache-control")).toBe("no-store");
    expect(planIn(rules)).toBe(TEST_PLAN);
    const live = await ask("GET", "/api/finder/release/live", "site");
    expect(planIn(live)).not.toBe(TEST_PLAN);
    expect(record(rules.body["search"])["en"]).toMatchObject({ version: 0 });
  });

  it("gives its rules to the account of the site only, and by their present fingerprint only", async () => {
    const set = await createSet("Private");
    const first = await fingerprintOf(set);
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect((await loadRules(set, first, null)).status).toBe(401);
    for (const person of PEOPLE)
      expect((await loadRules(set, first, person)).status, person).toBe(
        person === "site" ? 200 : 404,
      );
    await edit(set, { priority: 7 });
    const second = await fingerprintOf(set);
    expect(second).not.toBe(first);
    expect((await loadRules(set, first)).status).toBe(404);
    expect((await loadRules(set, second)).status).toBe(200);
  });

  it("ends when the set goes live, is withdrawn, or does not exist", async () => {
    const withdrawn = await createSet("Withdrawn");
    const { href } = await show(withdrawn);
    await post(endpointPaths.setAction(withdrawn, "withdraw"), {});
    expect((await open(href)).status).toBe(410);
    expect(await show(withdrawn)).toMatchObject({ href: "", problem: say("try.over.withdrawn") });
    const tried = await read(endpointPaths.tried({ set: withdrawn, ...ANSWERS }));
    expect([tried.status, messageOf(tried)]).toEqual([409, say("try.over.withdrawn")]);
    expect((await share(withdrawn, "finder_manager")).status).toBe(409);
    await post(endpointPaths.setAction(withdrawn, "reopen"), {});
    expect((await open(href)).status).toBe(200);
    const data = { state: "live" };
    const live = { collection: "finder_sets", id: withdrawn, data, returning: false } as const;
    await service.payload.db.updateOne(live);
    expect((await open(href)).status).toBe(410);
    expect((await show(withdrawn)).problem).toBe(say("try.over.live"));
    const unknown = new URL(href);
    unknown.searchParams.set("documentId", "missing");
    expect((await open(unknown.href)).status).toBe(404);
  });
});

describe("the link of a trial", () => {
  it("opens without an account on its site, is counted, and ends at once", async () => {
    const set = await createSet("Shared");
    const made = await share(set, "finder_manager", { duration: "week", site: "fr-individual" });
    expect(made.status, made.text).toBe(201);
    const { href, previews } = made.body as unknown as SharedLink<ShownTrial>;
    const grant = await openTrial(href, { opening: new Date().toISOString(), own: "", ownId: "" });
    const page = buildPath("home", { locale: "fr", audience: "individual" });
    expect(grant).toMatchObject({ isLink: true, edit: "", page, trial: { set } });
    const [link] = (await show(set, "auditor")).links;
    expect(link).toMatchObject({ opened: 1, canEnd: false, madeBy: "finder_manager@example.com" });
    const end = (as: Person) =>
      post(endpointPaths.trialAction(set, "end"), { link: previews.links[0]?.id }, as);
    expect(messageOf(await end("auditor"))).toBe(say("try.noEnd"));
    expect((await open(href)).status).toBe(200);
    expect((await end("other")).status).toBe(200);
    expect((await open(href)).status).toBe(410);
    expect((await show(set)).links).toEqual([]);
    const { docs } = await service.payload.find({
      collection: "audit_log",
      where: { document: { equals: set } },
      limit: 100,
    });
    const actions = docs.map((entry) => readString(record(entry)["action"]));
    expect(actions).toContain("share a trial for one week");
    expect(actions).toContain("end a shared trial");
  });

  it("is made by who edits rules or approves sets; everybody else reads why not", async () => {
    const set = await createSet("Rights");
    for (const person of PEOPLE) {
      const answer = await share(set, person);
      const may = ["admin", "finder_manager", "compliance", "auditor"].includes(person);
      const isMaker = may && person !== "auditor";
      expect(answer.status, person).toBe(isMaker ? 201 : 403);
      if (person === "editor" || person === "auditor")
        expect(messageOf(answer)).toBe(say("try.noShare"));
    }
    const unclear = await share(set, "admin", { duration: "year" });
    expect([unclear.status, messageOf(unclear)]).toEqual([400, say("preview.noDuration")]);
    expect(await show(set, "auditor")).toMatchObject({ canShare: false });
  });
});

describe("the answers of a trial", () => {
  it("show both plans, the rules that match, and the nearest answers", async () => {
    const set = await createSet("Compared");
    const answer = await read(endpointPaths.tried({ set, ...ANSWERS }), "auditor");
    expect(answer.status, answer.text).toBe(200);
    const tried = answer.body as unknown as TriedAnswers;
    expect(tried.trial.outcome).toMatchObject({ kind: "plan", plan: TEST_PLAN });
    expect(tried.live.outcome).toMatchObject({ kind: "plan" });
    expect(tried.differs).toBe(true);
    const [rule] = tried.trial.matching.filter(({ ID }) => ID === RULE);
    expect(rule).toMatchObject({ differs: true, product: TEST_PLAN });
    const none = (await read(endpointPaths.tried({ set, ...ANSWERS, from: "FR" }))).body;
    const { trial } = none as unknown as TriedAnswers;
    expect(trial.outcome).toEqual({ kind: "none" });
    expect(trial.excluded[0]).toMatchObject({ field: "residence", value: "France" });
    expect(trial.nearest.some(({ plan }) => plan !== "")).toBe(true);
    const open = (await read(endpointPaths.tried({ set, from: "SG" }))).body;
    expect((open as unknown as TriedAnswers).live.outcome).toEqual({ kind: "open" });
  });

  it("are for staff only", async () => {
    const set = await createSet("Staff");
    const path = endpointPaths.tried({ set, ...ANSWERS });
    expect((await read(path, null)).status).toBe(401);
    for (const person of PEOPLE)
      expect((await read(path, person)).status, person).toBe(person === "site" ? 403 : 200);
    expect((await read(endpointPaths.tried({ set: "missing" }))).status).toBe(404);
  });
});

it("the site of a trial is one word, and anything else is the usual site", () => {
  for (const locale of LOCALES)
    for (const audience of AUDIENCES)
      expect(readTrialSite(writeTrialSite({ locale, audience }))).toEqual({ locale, audience });
  expect(readTrialSite("xx-nobody")).toEqual({ locale: "en", audience: "individual" });
});
