/** Scenarios on the real service: outcomes, import, pins, agreements; acceptances until a date. */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getAdminMessages } from "@orlaya/messages/admin";
import { record, type Stored } from "../fields/record.ts";
import { createEligibilityFolder, findRow, type Row } from "../testing/eligibility.ts";
import { startService, type Answer, type TestService } from "../testing/service.ts";
import type { ShownImport, ShownScenario, ShownScenarios } from "./shapes.ts";

const say = getAdminMessages("en");
const REASON = "The market is agreed with the partners";

let service: TestService;
let root: string;
let manager: string;
let admin: string;
beforeAll(async () => {
  root = createEligibilityFolder();
  service = await startService();
  await (await import("../seed/index.ts")).seed(service.payload, { root, log: () => undefined });
  manager = await service.user("finder_manager", { email: "manager@example.com" });
  admin = await service.user("admin", { email: "admin@example.com" });
});
afterAll(async () => {
  await service.stop();
  rmSync(root, { recursive: true, force: true });
});

function post(path: string, body: object, as = manager): Promise<Answer> {
  return service.request("POST", path, { as, body });
}
async function list(as = manager): Promise<ShownScenarios> {
  const { body } = await service.request("GET", "/api/finder/scenarios", { as });
  return body as unknown as ShownScenarios;
}
async function preview(): Promise<Stored> {
  return (await service.request("GET", "/api/finder/preview", { as: manager })).body;
}
function importRows(rows: readonly string[], dry: boolean): Promise<Answer> {
  return post(`/api/finder/scenarios/import?dry=${dry}`, { text: rows.join("\n") });
}
function setSecondPerson(mode: "always" | "never"): Promise<unknown> {
  const data = { second_person: mode, families: ["releases"] };
  return service.payload.updateGlobal({ slug: "publishing_settings", data });
}
const find = (collection: string, field: string, value: unknown): Promise<Row> =>
  findRow(service, collection, field, value);
async function patchRule(product: unknown): Promise<Answer> {
  const { id } = await find("rules", "reference", RULE);
  const body = { product: [product], funnel: [] };
  return service.request("PATCH", `/api/rules/${id}`, { as: manager, body });
}
/** The rule that decides for an expatriate from Singapore to Thailand. */
const RULE = "01-SG-EXP-TH";
const HEAD = "Residencia;Destino;Perfil;Seguro;Motivo";
const PLAN = "MyHealth International";
const ROWS = [
  HEAD,
  `SG;Tailandia;Expatriation;${PLAN};Por acuerdo`,
  "FR;SG;Travel;Viajes;Por probar",
];

async function findScenario(key: (scenario: ShownScenario) => boolean): Promise<ShownScenario> {
  const found = (await list()).scenarios.find(key);
  if (!found) throw new Error("no such scenario");
  return found;
}
const isImported = ({ person }: ShownScenario): boolean => person === "manager@example.com";

describe("scenarios", () => {
  it("list the supplied ones and one per deciding rule, and all hold", async () => {
    const { scenarios, version, checksum } = await list();
    expect(version).toBe(1);
    expect(checksum).toMatch(/^[0-9a-f]{64}$/);
    expect(scenarios.filter(({ person }) => person === null).length).toBeGreaterThan(100);
    expect(scenarios.filter(({ person }) => person === "").length).toBeGreaterThan(50);
    expect(scenarios.every(({ holdsLive, holdsSaved }) => holdsLive && holdsSaved)).toBe(true);
    for (const { sentence, expected } of scenarios)
      expect(`${sentence} ${expected}`).not.toMatch(/rec[A-Za-z0-9]{14}|undefined/);
  });

  it("are imported by name in another language; nothing is written with an unknown name", async () => {
    const checked = (await importRows(ROWS, true)).body as unknown as ShownImport;
    expect(checked.rows.map(({ line, problems }) => [line, problems.length])).toEqual([
      [2, 0],
      [3, 1],
    ]);
    expect(checked.rows[1]?.problems[0]).toMatchObject({ column: "outcome", kind: "unknown" });
    expect(checked.rows[1]?.problems[0]?.proposals.length).toBe(3);
    const refused = await importRows(ROWS, false);
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining(say("scenario.import.mend", { count: 1 })),
    ]);
    expect((await list()).scenarios.some(isImported)).toBe(false);
    const written = await importRows(ROWS.slice(0, 2), false);
    expect([written.status, written.body["written"]]).toEqual([201, 1]);
    expect(await findScenario(isImported)).toMatchObject({ pinned: false, holdsSaved: true });
    // Not pinned, so that it is no part of the data of a release.
    expect((await preview())["unchanged"]).toBe(true);
    const again = (await importRows(ROWS.slice(0, 2), true)).body as unknown as ShownImport;
    expect(again.rows[0]?.repeats).toBe(0);
  });

  it("need a reason to be pinned, and who may not edit rules cannot pin", async () => {
    const { key } = await findScenario(isImported);
    const pin = (reason: string, as = manager) =>
      post("/api/finder/scenarios/pin", { key, pinned: true, reason }, as);
    expect((await pin("short")).status).toBe(422);
    for (const role of ["auditor", "compliance", "publisher"] as const)
      expect((await pin(REASON, await service.user(role))).status, role).toBe(403);
    expect((await pin(REASON)).status).toBe(200);
    expect(await findScenario(isImported)).toMatchObject({ pinned: true, pinNote: REASON });
    const edited = await service.request(
      "PATCH",
      `/api/finder_journeys/${(await findScenario(isImported)).document ?? ""}`,
      {
        as: manager,
        body: { pinned: false },
      },
    );
    expect(edited.status).toBe(200);
    expect((await findScenario(isImported)).pinned).toBe(true);
  });
});

describe("a release that changes a pinned scenario", () => {
  const refusals = async (): Promise<Stored[]> => (await preview())["refusals"] as Stored[];
  const ofScenarios = async (): Promise<Stored[]> =>
    (await refusals()).filter(({ kind }) => kind === "journey");

  it("waits for a second person, for exactly these data", async () => {
    await setSecondPerson("never");
    const note = "Pin a scenario.";
    const { checksum } = await preview();
    expect((await post("/api/finder/publish", { note, expectedChecksum: checksum })).status).toBe(
      201,
    );
    const asia = await find("products", "name", "MyHealth ASIA");
    expect((await patchRule(asia.id)).status).toBe(200);
    await setSecondPerson("always");
    const stopped = await ofScenarios();
    expect(stopped.length).toBeGreaterThan(0);
    const scenario = await findScenario(isImported);
    const { scenario: changed } = stopped.find(
      (each) => record(each["scenario"])["document"] === scenario.document,
    ) as { scenario: Stored };
    expect(changed).toMatchObject({ before: `“${PLAN}”`, after: "“MyHealth ASIA”" });
    const data = (await list()).checksum;
    function agree(as: string, body: object = {}): Promise<Answer> {
      const { scenario: id, end } = changed;
      const agreement = { scenario: id, end, checksum: data, reason: REASON, ...body };
      return post("/api/finder/scenarios/agree", agreement, as);
    }
    expect((await agree(manager)).text).toContain(say("finding.refused.ownRules"));
    expect((await agree(admin, { checksum: "other" })).status).toBe(409);
    expect((await agree(admin, { end: "none" })).status).toBe(409);
    expect((await agree(await service.user("editor"))).status).toBe(403);
    expect((await agree(admin, { reason: "ok" })).status).toBe(422);
    for (const each of stopped) {
      const { scenario: id, end } = record(each["scenario"]);
      expect((await agree(admin, { scenario: id, end })).status).toBe(201);
    }
    expect(await ofScenarios()).toEqual([]);
    const audit = await service.payload.find({
      collection: "audit_log",
      where: { action: { equals: "agree to scenario" } },
      limit: 0,
    });
    expect(audit.docs.map((line) => String((line as unknown as Stored)["title"]))).toContainEqual(
      expect.stringMatching(
        /“MyHealth International” becomes “MyHealth ASIA”\. Changed by .*manager@example\.com.*, agreed by admin@example\.com\. /,
      ),
    );
    // Other data: the agreement is not valid.
    const other = await find("products", "name", "MyHealth Vietnam");
    await patchRule(other.id);
    expect((await ofScenarios()).length).toBe(stopped.length);
    await patchRule(asia.id);
    expect(await ofScenarios()).toEqual([]);
  });

  it("is stopped too when the scenario was edited or deleted, and not when it was unpinned", async () => {
    const other = await find("products", "name", "MyHealth Vietnam");
    await patchRule(other.id);
    const before = (await ofScenarios()).length;
    const { document } = await findScenario(isImported);
    const path = `/api/finder_journeys/${document ?? ""}`;
    const edited = await service.request("PATCH", path, {
      as: manager,
      body: { product: other.id },
    });
    expect(edited.status).toBe(200);
    expect((await ofScenarios()).length).toBe(before);
    const { key } = await findScenario(isImported);
    const unpin = (as: string) =>
      post("/api/finder/scenarios/pin", { key, pinned: false, reason: REASON }, as);
    expect((await unpin(manager)).status).toBe(403);
    expect((await unpin(admin)).status).toBe(200);
    expect((await ofScenarios()).length).toBe(before - 1);
    await service.request("DELETE", path, { as: manager });
    expect((await ofScenarios()).length).toBe(before);
  });

  it("one person confirms with a reason when no second person is needed; the release stores the new outcome", async () => {
    await setSecondPerson("never");
    const { checksum } = await list();
    for (const each of await ofScenarios()) {
      const { scenario, end } = record(each["scenario"]);
      const body = { scenario, end, checksum, reason: REASON };
      expect((await post("/api/finder/scenarios/agree", body)).status).toBe(201);
    }
    const ready = await preview();
    expect(ready["refusals"]).toEqual([]);
    const expectedChecksum = ready["checksum"];
    const published = await post("/api/finder/publish", { note: "Agreed.", expectedChecksum });
    expect(published.status, published.text).toBe(201);
    const { scenarios } = await list();
    expect(scenarios.filter(({ holdsLive, holdsSaved }) => !holdsLive || !holdsSaved)).toEqual([]);
    expect(await preview()).toMatchObject({ unchanged: true, refusals: [] });
  });
});

describe("a change set that changes a pinned scenario", () => {
  it("waits for a second person, for exactly its edits, and stores the new outcome", async () => {
    const { key } = await findScenario(
      ({ sentence, document }) => document === null && sentence.startsWith("Singapore to Thailand"),
    );
    const pinned = { key, pinned: true, reason: REASON };
    expect((await post("/api/finder/scenarios/pin", pinned)).status).toBe(200);
    const expectedChecksum = (await preview())["checksum"];
    const publication = { note: "Pin a scenario.", expectedChecksum };
    expect((await post("/api/finder/publish", publication)).status).toBe(201);
    await setSecondPerson("always");
    const rule = await find("rules", "reference", RULE);
    const asia = await find("products", "name", "MyHealth ASIA");
    const { body: made } = await post("/api/finder/sets", { name: "Thailand" });
    const path = `/api/finder/sets/${String(made["id"])}`;
    async function lead(to: Row, as = manager): Promise<void> {
      const after = { product: [to["data_id"]], funnel: [] };
      const edits = [{ table: "rules", id: rule["data_id"], after }];
      const answer = await post(`${path}/edits`, { edits }, as);
      expect(answer.status, answer.text).toBe(200);
    }
    async function readEffect(): Promise<{ checksum: unknown; stopped: Stored[] }> {
      const { body } = await service.request("GET", `${path}/effect`, { as: admin });
      const refusals = body["refusals"] as Stored[];
      return {
        checksum: body["checksum"],
        stopped: refusals.filter(({ kind }) => kind === "journey"),
      };
    }
    await lead(asia);
    const { checksum, stopped } = await readEffect();
    expect(stopped.length).toBeGreaterThan(0);
    function agree(as: string, more: object = {}, to = stopped[0]): Promise<Answer> {
      const { scenario, end } = record(to?.["scenario"]);
      return post(`${path}/agree`, { scenario, end, checksum, reason: REASON, ...more }, as);
    }
    expect((await agree(manager)).text).toContain(say("finding.refused.ownRules"));
    expect((await agree(await service.user("editor"))).status).toBe(403);
    expect((await agree(admin, { reason: "ok" })).status).toBe(422);
    expect((await agree(admin, { checksum: "other" })).status).toBe(409);
    expect((await post(`${path}/send`, {})).status).toBe(200);
    const early = await post(`${path}/approve`, { publish: true }, admin);
    expect((early.body["refusals"] as Stored[]).map(({ kind }) => kind)).toContain("journey");
    expect((await post(`${path}/takeBack`, {})).status).toBe(200);
    for (const each of stopped) expect((await agree(admin, {}, each)).status).toBe(200);
    expect((await readEffect()).stopped).toEqual([]);
    // With another edit the agreement is not valid.
    await lead(await find("products", "name", PLAN));
    expect((await readEffect()).stopped.length).toBe(stopped.length);
    await lead(asia);
    expect((await readEffect()).stopped).toEqual([]);

    expect((await post(`${path}/send`, {})).status).toBe(200);
    const live = await post(`${path}/approve`, { publish: true }, admin);
    expect(live.body["refusals"], live.text).toEqual([]);
    expect(live.body["state"]).toBe("live");
    expect((await find("rules", "reference", RULE))["product"]).toEqual([asia.id]);
    const { scenarios } = await list();
    expect(scenarios.filter(({ holdsLive, holdsSaved }) => !holdsLive || !holdsSaved)).toEqual([]);
  });
});

describe("an acceptance", () => {
  it("lasts until its review date, then the finding is open again and is counted", async () => {
    const { countDueAcceptances } = await import("../eligibility/findings.ts");
    const { readReviewDate } = await import("../eligibility/review-date.ts");
    const now = Date.parse("2026-11-26T12:00:00Z");
    expect(readReviewDate("2026-11-26", now)).toBeNull();
    expect(readReviewDate("2029-11-26", now)).toBeNull();
    expect(readReviewDate("not a day", now)).toBeNull();
    expect(readReviewDate("2027-03-01", now)).toBe("2027-03-01T00:00:00.000Z");
    expect(readReviewDate("", now)).toBe("2027-11-26T12:00:00.000Z");
    async function load(): Promise<Stored[]> {
      const { body } = await service.request("GET", "/api/finder/findings", { as: manager });
      return body["findings"] as Stored[];
    }
    const open = (await load()).find(
      ({ acceptable, state }) => acceptable === true && state === "open",
    );
    const id = open?.["id"];
    const accept = (review: string) =>
      post("/api/finder/accept", { finding: id, reason: REASON, review });
    expect((await accept("2001-01-01")).text).toContain(say("finding.refused.review"));
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    expect((await accept(day)).status).toBe(201);
    const getState = async () => (await load()).find((each) => each["id"] === id);
    expect(await getState()).toMatchObject({
      state: "accepted",
      acceptance: { reason: REASON, person: "manager@example.com", review: `${day}T00:00:00.000Z` },
    });
    expect(await countDueAcceptances(service.payload)).toBe(0);
    await service.payload.db.updateOne({
      collection: "finder_findings",
      where: { finding: { equals: id } },
      data: { review_on: "2026-01-01T00:00:00.000Z", updatedAt: null },
    });
    expect((await getState())?.["state"]).toBe("open");
    expect(await countDueAcceptances(service.payload)).toBe(1);
  });
});
