/** Texts that state the market of a plan: who may check them, and when they have to be checked. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getAdminMessages } from "@orlaya/messages/admin";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { record, type Stored } from "../fields/record.ts";
import { createEligibilityFolder, findRow, type Row } from "../testing/eligibility.ts";
import { startService, type Answer, type TestService } from "../testing/service.ts";

/** A plan, and the only rule for one of its journeys: from Singapore to Switzerland, to live there. */
const PLAN = "MyHealth International";
const RULE = "01-SG-EXP-CH";
/** Another rule of the plan, with a funnel. */
const OTHER_RULE = "01-SG-EXP-GB";
const OTHER = "MyHealth ASIA";

let service: TestService;
let root: string;
let manager: string;
let dutch: string;
let products: Readonly<Record<string, Row>>;
let text: Row;

beforeAll(async () => {
  root = createEligibilityFolder();
  writeFileSync(join(root, "data/eligibility/journeys.json"), "[]");
  service = await startService();
  await (await import("../seed/index.ts")).seed(service.payload, { root, log: () => undefined });
  manager = await service.user("finder_manager", { email: "manager@example.com" });
  dutch = await service.user("translator", {
    email: "utrecht@example.com",
    edit_locales: ["nl"],
    edit_audiences: ["individual"],
  });
  products = {
    [PLAN]: await findRow(service, "products", "name", PLAN),
    [OTHER]: await findRow(service, "products", "name", OTHER),
  };
  text = await createText("Wie MyHealth International kan afsluiten", [PLAN]);
});
afterAll(async () => {
  await service.stop();
  rmSync(root, { recursive: true, force: true });
});

const idOf = (name: string): string => products[name]?.id ?? "";

/** Creates a published card in Dutch that states the market of plans. */
function createText(title: string, plans: readonly string[]): Promise<Row> {
  return service.create("module_card", {
    locale: "nl",
    audience: "individual",
    uid: title.toLowerCase().replaceAll(" ", "-"),
    card_title: title,
    markets: plans.map(idOf),
  });
}
const DUTCH = { "accept-language": "nl-NL,nl;q=0.9" };
const getPath = ({ id }: Row): string => `/api/finder/texts/module_card/${id}`;
function read(row: Row, as = dutch, plans: readonly string[] = [PLAN]): Promise<Answer> {
  const query = `?products=${plans.map(idOf).join(",")}`;
  return service.request("GET", getPath(row) + query, { as, headers: DUTCH });
}
function confirm(row: Row, version: number, as = dutch, plan = PLAN): Promise<Answer> {
  const body = { version, products: [idOf(plan)] };
  return service.request("POST", getPath(row), { as, body, headers: DUTCH });
}
const getPlans = ({ body }: Answer): readonly Stored[] => body["plans"] as readonly Stored[];

async function preview(): Promise<Stored> {
  return (await service.request("GET", "/api/finder/preview", { as: manager })).body;
}
/** Publishes the saved rules. @returns the number of the release */
async function publish(): Promise<number> {
  const { checksum } = await preview();
  const body = { note: "A test", expectedChecksum: checksum };
  const answer = await service.request("POST", "/api/finder/publish", { as: manager, body });
  expect(answer.status, answer.text).toBe(201);
  return Number(answer.body["version"]);
}
function activate(version: number): Promise<Answer> {
  const body = { version };
  return service.request("POST", "/api/finder/activate", { as: manager, body });
}
async function listOpen(): Promise<readonly string[]> {
  const { listOpenTexts } = await import("./texts.ts");
  return (await listOpenTexts(service.payload)).map(({ title }) => title);
}

const say = getAdminMessages("nl");

describe("a text that states the market of a plan", () => {
  it("is open until somebody who edits its language and site confirms it", async () => {
    expect(getPlans(await read(text))).toMatchObject([
      { name: PLAN, open: true, sentence: say("textCheck.never"), changes: [] },
    ]);
    expect(await listOpen()).toEqual([text["card_title"]]);
    expect((await confirm(text, 1)).body).toMatchObject({ action: null });
    expect(await listOpen()).toEqual([]);
    const [plan] = getPlans(await read(text));
    expect(plan).toMatchObject({ open: false });
    expect(plan?.["sentence"]).toMatch(/utrecht@example\.com.*1/);
    const { docs } = await service.payload.find({
      collection: "audit_log",
      where: { action: { equals: "check text" } },
    });
    expect(docs).toMatchObject([
      { person: "utrecht@example.com", title: `${String(text["card_title"])}: ${PLAN}` },
    ]);
  });

  it.each([
    ["editor", ["nl"], 200, 200],
    ["publisher", ["nl"], 200, 200],
    ["admin", [], 200, 200],
    ["translator", ["de"], 200, 403],
    ["finder_manager", ["nl"], 200, 403],
    ["auditor", ["nl"], 200, 403],
    ["site", [], 403, 403],
  ] as const)("%s of %j: read %i, confirm %i", async (role, edit_locales, seen, confirmed) => {
    const key = await service.user(role, { edit_locales, edit_audiences: ["individual"] });
    expect((await read(text, key)).status).toBe(seen);
    const answer = await confirm(text, 1, key);
    expect(answer.status).toBe(confirmed);
    if (role === "translator") expect(answer.text).toContain(say("textCheck.refused"));
  });

  it("offers no button to an account that may not confirm, and none to a stranger", async () => {
    const fresh = await createText("Nieuw", [PLAN]);
    const auditor = await service.user("auditor");
    expect((await read(fresh)).body["action"]).toBe(say("textCheck.confirm"));
    expect((await read(fresh, auditor)).body["action"]).toBeNull();
    expect((await service.request("GET", getPath(fresh))).status).toBe(401);
    expect((await confirm(fresh, 1)).status).toBe(200);
  });

  it("is not sent to the site with its plans", async () => {
    const site = await service.user("site");
    const { body } = await service.request("GET", `/api/module_card/${text.id}`, { as: site });
    expect(body["card_title"]).toBe(text["card_title"]);
    expect(body).not.toHaveProperty("markets");
  });

  it("of an unknown document, or of a collection without texts, is not found", async () => {
    for (const path of ["module_card/none", "users/1", "nothing/1"])
      expect(
        (await service.request("GET", `/api/finder/texts/${path}?products=`, { as: dutch })).status,
        path,
      ).toBe(404);
  });

  it("keeps its plan: the plan is neither deleted nor left out of an import", async () => {
    const { payload } = service;
    const made = await payload.create({
      collection: "products",
      data: { name: "Spare plan", data_id: "recSpare" },
      depth: 0,
    });
    const { id } = made as { id: string };
    const named = await service.create("module_card", {
      locale: "nl",
      audience: "individual",
      uid: "spare",
      card_title: "Reserveplan",
      markets: [id],
    });
    const remove = () => service.request("DELETE", `/api/products/${id}`, { as: manager });
    const refused = await remove();
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining("Still named by Reserveplan (nl) (States who can take out)"),
    ]);
    const table = "/api/finder/table/products";
    const all = JSON.parse((await service.request("GET", table, { as: manager })).text) as Stored[];
    const imported = await service.request("POST", `${table}?format=json&dry=true`, {
      as: manager,
      raw: JSON.stringify(all.filter((row) => row["id"] !== "recSpare")),
      headers: { "content-type": "text/plain" },
    });
    expect(imported.text).toContain("the text “Reserveplan” (nl) says who can take out Spare plan");
    await payload.delete({ collection: "module_card", id: named.id });
    expect((await remove()).status).toBe(200);
  });
});

describe("a release", () => {
  it("opens the texts of the plans whose market it changes, and no others", async () => {
    const asia = await createText("Wie MyHealth Asia kan afsluiten", [OTHER]);
    await confirm(asia, 1, dutch, OTHER);
    const draft = await service.payload.update({
      collection: "module_card",
      id: text.id,
      data: { card_title: "Concept" },
      draft: true,
    });
    expect(draft).toMatchObject({ _status: "draft" });
    const rule = await findRow(service, "rules", "reference", RULE);
    await service.request("DELETE", `/api/rules/${rule.id}`, { as: manager });
    // The funnel of another rule of the plan: no change of its market.
    const other = await findRow(service, "rules", "reference", OTHER_RULE);
    await service.request("PATCH", `/api/rules/${other.id}`, { as: manager, body: { funnel: [] } });
    const { texts } = await preview();
    expect(texts).toMatchObject({ plans: [PLAN], count: 2 });
    expect(record(texts)["texts"]).toContainEqual({
      collection: "module_card",
      id: text.id,
      title: text["card_title"],
      language: "Nederlands",
      plans: [PLAN],
    });
    const version = await publish();
    expect((await listOpen()).toSorted()).toEqual(["Nieuw", text["card_title"]]);
    const state = await read(text, dutch, [PLAN, OTHER]);
    expect(state.body["hint"]).toBe(say("textCheck.draft"));
    const [plan, unchanged] = getPlans(state);
    expect(plan?.["sentence"]).toMatch(/^De regels zijn veranderd sinds \S+@\S+ deze tekst op/);
    expect(plan?.["changes"]).toEqual([
      {
        heading: say("textCheck.closed"),
        facts: [
          { label: "Woonlanden", value: "Singapore" },
          { label: "Bestemmingen", value: "Zwitserland" },
          expect.objectContaining({ label: "Profiel" }) as Stored,
        ],
      },
    ]);
    expect(unchanged).toMatchObject({ name: OTHER, open: true, changes: [] });
    await checkConfirmation(version);
  });

  async function checkConfirmation(version: number): Promise<void> {
    const late = await confirm(text, 1);
    expect([late.status, late.text]).toEqual([
      409,
      expect.stringContaining(say("textCheck.stale")),
    ]);
    expect((await confirm(text, version)).status).toBe(200);
    expect(await listOpen()).toEqual(["Nieuw"]);
    // The market of the first release again: the check of “Nieuw” fits, the new one does not.
    expect((await activate(1)).status).toBe(200);
    expect(await listOpen()).toEqual([text["card_title"]]);
    await activate(version);
    expect(await listOpen()).toEqual(["Nieuw"]);
  }

  it("opens nothing when only a name or a funnel changes", async () => {
    const open = await listOpen();
    const rules = (await service.payload.find({ collection: "rules", limit: 1, depth: 0 })).docs;
    const [rule] = rules as unknown as Row[];
    await service.request("PATCH", `/api/rules/${String(rule?.id)}`, {
      as: manager,
      body: { funnel: [] },
    });
    await service.request("PATCH", `/api/products/${idOf(PLAN)}`, {
      as: manager,
      body: { names: { nl: "Een andere naam" } },
    });
    expect((await preview())["texts"]).toBeNull();
    await publish();
    expect(await listOpen()).toEqual(open);
  });

  it("lists no draft, and no text in the bin", async () => {
    expect(await listOpen()).toContain("Nieuw");
    const draft = { locale: "nl", audience: "individual", uid: "draft", card_title: "Concept" };
    const markets = [idOf(PLAN)];
    await service.create("module_card", { ...draft, markets }, { draft: true });
    expect(await listOpen()).not.toContain("Concept");
    const fresh = await findRow(service, "module_card", "card_title", "Nieuw");
    await service.payload.update({
      collection: "module_card",
      id: fresh.id,
      data: { deletedAt: new Date().toISOString() },
    });
    expect(await listOpen()).not.toContain("Nieuw");
  });
});
