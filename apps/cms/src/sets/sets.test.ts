/** Tests of change sets with the real service and the shipped rules. */
import { readPayload, resolve } from "@orlaya/finder/eligibility";
import { getAdminMessages } from "@orlaya/messages/admin";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { record, readString, type Stored } from "../fields/record.ts";
import {
  findRow,
  setSecondPerson,
  startWithFewRules,
  TEST_PLAN,
  type Row,
} from "../testing/eligibility.ts";
import type { Answer, TestService } from "../testing/service.ts";
import type { publishDueSets as publishDue } from "./due.ts";
import { endpointPaths, type SetAction } from "../names/paths.ts";
import { writeSetVersion, type SetEffect, type ShownSet } from "./shapes.ts";

/** The rules of one journey each that the tests edit, and the plan that they get. */
const RULES = ["01-SG-EXP-TH", "01-SG-EXP-CH"] as const;
const say = getAdminMessages("en");

let service: TestService;
let publishDueSets: typeof publishDue;
let [ana, ben, site, compliance, auditor] = ["", "", "", "", ""];
beforeAll(async () => {
  service = await startWithFewRules();
  ({ publishDueSets } = await import("./due.ts"));
  ana = await service.user("finder_manager", { email: "ana@example.com" });
  ben = await service.user("finder_manager", { email: "ben@example.com" });
  site = await service.user("site");
  compliance = await service.user("compliance", { email: "cora@example.com" });
  auditor = await service.user("auditor", { email: "otto@example.com" });
  await setSecondPerson(service, "always");
});
afterAll(async () => {
  await service.stop();
});

const post = (path: string, body: unknown, as = ana): Promise<Answer> =>
  service.request("POST", `/api/finder/sets${path}`, { as, body });
const act = (set: string, action: SetAction, body: unknown = {}, as = ana): Promise<Answer> =>
  post(`/${set}/${action}`, body, as);
const load = async (set: string, as = ana): Promise<ShownSet> =>
  shown(await service.request("GET", `/api/finder/sets/${set}`, { as }));
function messageOf({ body }: Answer): string {
  const errors = body["errors"];
  return readString(record(Array.isArray(errors) ? errors[0] : null)["message"]);
}
function shown({ body, text }: Answer): ShownSet {
  expect(body["id"], text).toBeDefined();
  return body as unknown as ShownSet;
}
const rule = (reference: string): Promise<Row> => findRow(service, "rules", "reference", reference);
async function create(name: string, as = ana): Promise<string> {
  return shown(await post("", { name }, as)).id;
}
/** Changes columns of a rule in a set. */
const edit = (set: string, row: Row, after: Stored, as = ana): Promise<Answer> =>
  act(set, "edits", { edits: [{ table: "rules", id: row["data_id"], after }] }, as);
async function readLive(): Promise<Stored> {
  return (await service.request("GET", "/api/finder/release/live", { as: site })).body;
}
async function planFor(destination: string): Promise<string | null> {
  const read = readPayload(record((await readLive())["payloads"])["en"]);
  if (!read.ok) throw new Error(read.problem);
  const answers = { residence: "SG", destination, profile: "expatriation", nationality: null };
  const resolution = resolve(read.finder, answers);
  return resolution.kind === "plan" ? resolution.plan.product.name : null;
}
/** Sends a set to review; somebody else approves and publishes it. */
async function release(set: string, author = ana, approver = ben): Promise<ShownSet> {
  expect((await act(set, "send", {}, author)).status).toBe(200);
  const answer = await act(set, "approve", { publish: true }, approver);
  expect(answer.body["refusals"], answer.text).toEqual([]);
  return shown(answer);
}
async function save(row: Row, data: Stored, as: string): Promise<void> {
  const answer = await service.request("PATCH", `/api/rules/${row.id}`, { as, body: data });
  expect(answer.status, answer.text).toBe(200);
}

describe("a change set", () => {
  it("takes the edit of a form, is approved by another person, and goes out alone", async () => {
    const [one, other] = [await rule(RULES[0]), await rule(RULES[1])];
    const { id: product } = await findRow(service, "products", "names.en", TEST_PLAN);
    const [first, second] = [await planFor("TH"), await planFor("CH")];
    await save(other, { product: [product] }, ben);
    const body = { table: "rules", values: { ...one, product: [product] }, name: "Thailand" };
    const put = shown(await post("/form", body));
    expect(put.edits).toMatchObject([{ type: "Rule", kind: "changed", by: ["ana@example.com"] }]);
    const effect = await service.request("GET", `/api/finder/sets/${put.id}/effect`, { as: ana });
    expect(effect.body).toMatchObject({ needsApproval: true, refusals: [] });
    expect((effect.body as unknown as SetEffect).diff?.changed).toBeGreaterThan(0);
    const version = writeSetVersion(put.id);
    const asked = { from: "SG", to: "TH", as: "expatriation", version };
    const read = (path: string) => service.request("GET", `/api${path}`, { as: auditor });
    expect((await read(endpointPaths.explanation(asked))).body).toMatchObject({
      winner: { ID: RULES[0], product: TEST_PLAN },
    });
    const compared = await read(endpointPaths.finderComparison("1", version));
    expect(compared.text).toContain(TEST_PLAN);
    expect((await read(endpointPaths.finderMap(version, "saved"))).status).toBe(200);
    const gone = await read(endpointPaths.finderMap(writeSetVersion("gone"), null));
    expect([gone.status, messageOf(gone)]).toEqual([404, say("set.none")]);
    expect(put.edits[0]?.columns).toMatchObject([
      { label: say("table.column.plan"), added: [TEST_PLAN], removed: [first] },
    ]);
    expect((await rule(RULES[0]))["product"]).toEqual(one["product"]);

    expect((await act(put.id, "publish")).body["refusals"]).toMatchObject([
      { kind: "approval", message: say("set.approvalFirst") },
    ]);
    expect((await act(put.id, "send")).status).toBe(200);
    const own = await act(put.id, "approve");
    expect([own.status, messageOf(own)]).toEqual([403, say("set.ownWork")]);
    expect((await edit(put.id, one, { priority: 3 })).status).toBe(409);
    const live = shown(await act(put.id, "approve", { publish: true }, ben));
    expect([live.state, live.approval?.person]).toEqual(["live", "ben@example.com"]);
    // The saved edit of the colleague stays where it is.
    expect([await planFor("TH"), await planFor("CH")]).toEqual([TEST_PLAN, second]);
    expect((await rule(RULES[0]))["product"]).toEqual([product]);
    expect((await rule(RULES[1]))["product"]).toEqual([product]);

    // Going back to what was live needs nobody.
    const back = shown(await act(live.id, "undo"));
    expect(back.edits[0]?.columns).toMatchObject([{ added: [first], removed: [TEST_PLAN] }]);
    expect((await act(back.id, "publish")).body["refusals"]).toEqual([]);
    expect(await planFor("TH")).toBe(first);
    expect((await rule(RULES[0]))["product"]).toEqual(one["product"]);
    await save(other, { product: other["product"] }, ben);
  });

  it("states conflicts with what went live since, and keeps the choice", async () => {
    const row = await rule(RULES[0]);
    const [mine, theirs] = [await create("Mine"), await create("Theirs", ben)];
    await edit(mine, row, { priority: 5, Entity: "Mine" });
    await edit(theirs, row, { priority: 7 }, ben);
    await act(mine, "send");
    expect((await act(mine, "approve", {}, ben)).status).toBe(200);
    await release(theirs, ben, ana);
    const now = await load(mine);
    expect(now.conflicts).toMatchObject([{ label: "Priority", before: "0", live: "7", mine: "5" }]);
    expect(now.approval?.isValid).toBe(false);
    const refused = await act(mine, "publish");
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      say("set.conflict.first", { count: 1 }),
    ]);
    await act(mine, "takeBack");
    const key = now.conflicts[0]?.key ?? "";
    const open = await act(mine, "decide", { choices: {} });
    expect([open.status, messageOf(open)]).toEqual([400, say("set.conflict.choose")]);
    const decided = shown(await act(mine, "decide", { choices: { [key]: "live" } }));
    expect(decided.conflicts).toEqual([]);
    expect(decided.edits[0]?.columns.map(({ label }) => label)).toEqual(["Entity"]);
    const { body } = await service.request("GET", "/api/finder/sets", { as: ana });
    expect(JSON.stringify(body)).toContain('"hasConflicts":false');
    await act(mine, "withdraw");
  });

  it("loses its approval with an edit, and when another release is live", async () => {
    const [one, other] = [await rule(RULES[0]), await rule(RULES[1])];
    const [set, second] = [await create("Approved"), await create("Second", ben)];
    await edit(set, one, { Entity: "A" });
    await edit(second, other, { Entity: "B" }, ben);
    await act(set, "send");
    await act(set, "approve", {}, ben);
    await release(second, ben, ana);
    expect((await act(set, "publish")).body["refusals"]).toMatchObject([
      { kind: "approval", message: say("set.approvalOld") },
    ]);
    await act(set, "takeBack");
    expect((await load(set)).approval).toBeNull();
    await act(set, "send");
    // The role that approves and edits nothing may approve, and does not publish.
    const only = await act(set, "approve", { publish: true }, compliance);
    expect(only.status).toBe(409);
    expect((await load(set)).state).toBe("approved");
    expect((await act(set, "publish", {}, compliance)).status).toBe(403);
    expect((await act(set, "publish")).body["refusals"]).toEqual([]);
  });

  it("is not live when its edits cannot be written to the tables", async () => {
    const row = await rule(RULES[0]);
    const id = await create("Fails");
    await edit(id, row, { Entity: "Another insurer" });
    expect((await act(id, "send")).status).toBe(200);
    const before = await readLive();
    const update = vi.spyOn(service.payload, "update").mockRejectedValueOnce(new Error("lost"));
    expect((await act(id, "approve", { publish: true }, ben)).status).toBe(500);
    update.mockRestore();
    expect((await readLive())["version"]).toBe(before["version"]);
    const { docs } = await service.payload.find({
      collection: "finder_releases",
      where: { version: { greater_than: before["version"] } },
    });
    expect(docs).toEqual([]);
    // The approval stays, so that the same person tries again.
    expect((await load(id)).state).toBe("approved");
    expect((await act(id, "publish", {}, ben)).body["refusals"]).toEqual([]);
    expect((await rule(RULES[0]))["entity"]).toBe("Another insurer");
    await release(shown(await act(id, "undo")).id);
  });

  it("leaves a column that somebody saved differently, and says so", async () => {
    const row = await rule(RULES[0]);
    const set = await create("Left");
    await edit(set, row, { Entity: "Of the set", priority: 2 });
    await save(row, { entity: "Saved by Ben" }, ben);
    const live = await release(set);
    expect(live.left).toEqual([expect.stringContaining("Entity")]);
    expect(await rule(RULES[0])).toMatchObject({ entity: "Saved by Ben", priority: 2 });
  });

  it("makes a set of the saved edits of one person", async () => {
    const [one, other] = [await rule(RULES[0]), await rule(RULES[1])];
    await save(one, { priority: 4 }, ana);
    await save(other, { priority: 4 }, ben);
    const set = shown(await post("", { name: "Saved", saved: true }));
    expect(set.edits.map(({ key }) => key)).toEqual([`rules ${String(one["data_id"])}`]);
  });

  it("adds, removes and comments; an edit that goes back disappears", async () => {
    const row = await rule(RULES[0]);
    const set = await create("Words");
    const first = shown(await edit(set, row, { priority: 8 }));
    const key = first.edits[0]?.key ?? "";
    await act(set, "comment", { text: "Really?", edit: key }, ben);
    expect((await load(set)).edits[0]?.comments).toMatchObject([{ text: "Really?" }]);
    const added = { table: "lists", id: "new-list" };
    const after = {
      Type: "Liste de pays",
      Name: "99. Islands [location]",
      excluded: false,
      Pays: [],
    };
    const second = shown(await act(set, "edits", { edits: [{ ...added, after }] }));
    expect(second.edits).toMatchObject([{ key }, { kind: "added", name: say("list.name.none") }]);
    expect(
      shown(await edit(set, row, { priority: Number(first.edits[0]?.columns[0]?.before) })).edits,
    ).toHaveLength(1);
    const removed = shown(await act(set, "remove", { keys: ["lists new-list"] }));
    expect(removed.edits).toEqual([]);
    expect(removed.comments).toMatchObject([{ text: "Really?" }]);
  });

  it("refuses what is not well-formed with a sentence, and keeps the set", async () => {
    const row = await rule(RULES[0]);
    const set = await create("Refused");
    const refused = await edit(set, row, { Entity: "" });
    expect([refused.status, messageOf(refused)]).toEqual([
      422,
      say("set.problem.missing", {
        type: "Rule",
        name: readString(row["name"]),
        column: "Entity",
      }),
    ]);
    const country = { table: "countries", id: "FR", after: { Name: "Frankreich" } };
    const data = await findRow(service, "countries", "code", "FR");
    const foreign = await act(set, "edits", { edits: [{ ...country, id: data["data_id"] }] });
    expect(foreign.status).toBe(422);
    const closed = { never: true, never_source: "Regulation 1" };
    const owned = await act(set, "edits", {
      edits: [{ ...country, id: data["data_id"], after: closed }],
    });
    expect(shown(owned).edits).toMatchObject([{ table: "countries" }]);
    expect((await load(set)).edits).toHaveLength(1);
  });

  it("is edited by its people only; others read and comment", async () => {
    const row = await rule(RULES[0]);
    const set = await create("People");
    const refused = await edit(set, row, { priority: 9 }, ben);
    expect([refused.status, messageOf(refused)]).toEqual([
      403,
      say("set.notYours", { people: "ana@example.com" }),
    ]);
    expect((await edit(set, row, { priority: 9 }, auditor)).status).toBe(403);
    expect((await act(set, "comment", { text: "Why?" }, auditor)).status).toBe(200);
    await act(set, "about", { people: ["ben@example.com", "nobody@example.com"] });
    expect(shown(await edit(set, row, { priority: 9 }, ben))).toMatchObject({
      people: ["ana@example.com", "ben@example.com"],
      comments: [{ person: "otto@example.com", text: "Why?" }],
      edits: [{ by: ["ben@example.com"] }],
    });
    // Ben made the edit, so only Ana or a third person may approve it.
    await act(set, "send");
    expect((await act(set, "approve", {}, ben)).status).toBe(403);
    const returned = shown(await act(set, "return", { reason: "Too high" }, ana));
    expect([returned.state, returned.returned?.reason]).toEqual(["draft", "Too high"]);
    const { docs } = await service.payload.find({ collection: "notices", limit: 0 });
    expect(docs.map(({ kind, to }) => `${kind} ${to}`)).toContain("set returned ben@example.com");
  });

  it("goes live at its hour, or says why not", async () => {
    const [one, other] = [await rule(RULES[0]), await rule(RULES[1])];
    const [set, late] = [await create("Planned"), await create("Late")];
    await edit(set, one, { Entity: "Planned" });
    await edit(late, other, { Entity: "Planned" });
    for (const id of [set, late]) {
      await act(id, "send");
      await act(id, "approve", {}, ben);
    }
    const past = await act(set, "plan", { local: "2020-01-01T09:00", zone: "Europe/Madrid" });
    expect([past.status, messageOf(past)]).toEqual([400, say("set.timePast")]);
    const time = { local: "2031-03-01T09:00", zone: "Europe/Madrid" };
    expect(shown(await act(set, "plan", time)).local).toBe("2031-03-01T09:00");
    await act(late, "plan", { ...time, local: "2031-03-01T09:30" });
    const run = (at: string) => publishDueSets(service.payload, new Date(at));
    expect(await run("2031-03-01T07:59:59Z")).toEqual({ live: 0, failed: 0 });
    expect(await run("2031-03-01T08:00:00Z")).toEqual({ live: 1, failed: 0 });
    expect((await load(set)).state).toBe("live");
    // The other one was approved for the release before.
    expect(await run("2031-03-01T09:00:00Z")).toEqual({ live: 0, failed: 1 });
    expect(await load(late)).toMatchObject({ state: "draft", problem: say("set.approvalOld") });
  });

  it("takes a file of a table", async () => {
    const set = await create("File");
    const { text } = await service.request("GET", "/api/finder/table/rules?format=json", {
      as: ana,
    });
    const rows = JSON.parse(text) as Stored[];
    const changed = rows.map((row) => (row["ID"] === RULES[1] ? { ...row, Entity: "File" } : row));
    // The file also holds a saved edit of a colleague, which stays where it is.
    expect((await rule(RULES[0]))["entity"]).toBe("Saved by Ben");
    function send(raw: string): Promise<Answer> {
      const headers = { "content-type": "text/plain" };
      const path = `/api/finder/sets/${set}/file/rules?format=json`;
      return service.request("POST", path, { as: ana, raw, headers });
    }
    const answer = shown(await send(JSON.stringify(changed)));
    expect(answer.edits.flatMap(({ columns }) => columns)).toMatchObject([
      { label: "Entity", after: "File" },
    ]);
    expect((await send("[{}]")).status).toBe(422);
  });
});
