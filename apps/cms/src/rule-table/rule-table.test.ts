/** Tests of the table of the rules with the real service and the shipped rules. */
import { rmSync } from "node:fs";
import {
  applyTableEdits,
  createRuleEdit,
  createRuleNames,
  listRowEdits,
  readRuleTable,
  unpackTables,
  writeRuleTable,
  type RuleTables,
  type TableContext,
} from "@orlaya/finder/rule-table";
import { LOCALES, type Locale } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROLES, getRights } from "../access/roles.ts";
import { record, readString } from "../fields/record.ts";
import { endpointPaths } from "../names/paths.ts";
import type { SetEffect, ShownSet } from "../sets/shapes.ts";
import { createEligibilityFolder } from "../testing/eligibility.ts";
import { startService, type Answer, type TestService } from "../testing/service.ts";
import type { ShownRuleTable } from "./shapes.ts";

const say = getAdminMessages("en");
const REGIONS: Readonly<Record<Locale, string>> = {
  ...{ en: "Middle East", fr: "Moyen-Orient", es: "Oriente Medio", de: "Naher Osten" },
  nl: "Midden-Oosten",
};
const RULE = "01-SG-EXP-TH";

let service: TestService;
let root: string;
let [ana, ben] = ["", ""];
beforeAll(async () => {
  root = createEligibilityFolder();
  service = await startService();
  await (await import("../seed/index.ts")).seed(service.payload, { root, log: () => undefined });
  ana = await service.user("finder_manager", { email: "ana@example.com" });
  ben = await service.user("finder_manager", { email: "ben@example.com" });
});
afterAll(async () => {
  await service.stop();
  rmSync(root, { recursive: true, force: true });
});

const get = (path: string, as = ana): Promise<Answer> =>
  service.request("GET", `/api${path}`, { as });
const post = (path: string, body: unknown, as = ana): Promise<Answer> =>
  service.request("POST", `/api${path}`, { as, body });
async function load(set = "", as = ana): Promise<ShownRuleTable> {
  const answer = await get(endpointPaths.ruleTable(set), as);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as ShownRuleTable;
}
async function create(name: string, as = ana): Promise<string> {
  return readString((await post(endpointPaths.sets, { name }, as)).body["id"]);
}
function messageOf({ body }: Answer): string {
  const { errors } = body;
  return readString(record(Array.isArray(errors) ? errors[0] : null)["message"]);
}
function createContext({ tables, edits, words }: ShownRuleTable): TableContext {
  const now: RuleTables = applyTableEdits(unpackTables(tables), edits);
  return { tables: now, names: createRuleNames(now, words), words };
}
const edit = (set: string, edits: unknown, as = ana): Promise<Answer> =>
  post(endpointPaths.setAction(set, "edits"), { edits }, as);

describe("the table of the rules", () => {
  it.each(ROLES)("is for staff, and says who edits: %s", async (role) => {
    const user = role === "finder_manager" ? ana : await service.user(role);
    const answer = await get(endpointPaths.ruleTable(""), user);
    const isStaff = role !== "site" && getRights({ role } as never).backstage;
    expect(answer.status).toBe(isStaff ? 200 : 403);
    if (!isStaff) return;
    const table = answer.body as unknown as ShownRuleTable;
    expect(table.mayEdit).toBe(role === "admin" || role === "finder_manager");
    expect(table.tables.rules.length).toBeGreaterThan(200);
  });

  it("is not for visitors, and a set that is not there is said", async () => {
    expect((await service.request("GET", `/api${endpointPaths.ruleTable("")}`)).status).toBe(401);
    const gone = await get(endpointPaths.ruleTable("gone"));
    expect([gone.status, messageOf(gone)]).toEqual([404, say("set.none")]);
  });

  it("reads a table that people paste, and the set gets what it says", async () => {
    const set = await create("Pasted");
    const context = createContext(await load(set));
    const text = [
      ["Residencia", "Destino", "Perfil", "Seguro"].join("\t"),
      ["Francia", "España; Italia", "Viaje", "Travel Insurance"].join("\t"),
      ["Singapur", "Tailandia", "Larga duración / Expatriación", "MyHealth Vietnam"].join("\t"),
    ].join("\n");
    const read = readRuleTable(text, context);
    if (!read.ok) throw new Error(read.problem);
    expect(read.rows.flatMap(({ problems }) => problems)).toEqual([]);
    expect(read.rows.map(({ kind }) => kind)).toEqual(["added", "changed"]);
    const answer = await edit(set, listRowEdits(read.rows));
    expect(answer.status, answer.text).toBe(200);
    const after = createContext(await load(set));
    const rules = read.rows.flatMap(({ after: rule }) => rule ?? []);
    const stored = after.tables.rules.filter(({ id }) => rules.some((rule) => rule.id === id));
    const sort = (list: typeof rules) => list.toSorted((a, b) => (a.ID < b.ID ? -1 : 1));
    expect(writeRuleTable(sort(stored), after)).toBe(
      writeRuleTable(sort(rules), { ...after, names: after.names }),
    );
    const shown = (await get(endpointPaths.set(set))).body as unknown as ShownSet;
    expect(shown.problems).toEqual([]);
    expect(shown.edits.map(({ table, kind }) => `${kind} ${table}`).toSorted()).toEqual([
      ...["added lists", "added lists", "added rules", "changed rules"],
    ]);
    const effect = await get(endpointPaths.setEffect(set, false));
    expect((effect.body as unknown as SetEffect).diff?.changed).toBeGreaterThan(0);
  });

  it("refuses an edit of a value that somebody else changed, and keeps both", async () => {
    const set = await create("Together");
    await post(endpointPaths.setAction(set, "about"), { people: ["ben@example.com"] });
    const { tables } = createContext(await load(set));
    const before = tables.rules.find(({ ID }) => ID === RULE);
    if (!before) throw new Error("The rule is not there.");
    const change = (priority: number) => [createRuleEdit(before, { ...before, priority })];
    expect((await edit(set, change(3), ben)).status).toBe(200);
    const refused = await edit(set, change(4));
    expect(refused.status).toBe(409);
    expect(messageOf(refused)).toContain("“3”");
    const now = createContext(await load(set)).tables.rules.find(({ ID }) => ID === RULE);
    expect(now?.priority).toBe(3);
    // Another column of the same rule is no conflict, and the value counts when it is wanted.
    const entity = { ...before, Entity: "Another insurer" };
    expect((await edit(set, [createRuleEdit(before, entity)])).status).toBe(200);
    const wanted = change(4).map((each) => ({ ...each, seen: undefined }));
    expect((await edit(set, wanted)).status).toBe(200);
    const last = createContext(await load(set)).tables.rules.find(({ ID }) => ID === RULE);
    expect([last?.priority, last?.Entity]).toEqual([4, "Another insurer"]);
    // Nobody adds a rule whose reference somebody else has taken.
    const twin = { ...before, id: "rule-twin", ID: "99-900" };
    expect((await edit(set, [createRuleEdit(null, twin)], ben)).status).toBe(200);
    const second = await edit(set, [createRuleEdit(null, { ...twin, priority: 9 })]);
    expect([second.status, messageOf(second)]).toEqual([
      422,
      say("set.problem.there", { type: "Rule", name: before.Name }),
    ]);
  });

  it("does not offer a set that is in review", async () => {
    const set = await create("Reviewed");
    const { tables } = createContext(await load(set));
    const [rule] = tables.rules;
    if (!rule) throw new Error("There are no rules.");
    await edit(set, [createRuleEdit(rule, { ...rule, priority: 8 })]);
    expect((await load(set)).set).toMatchObject({ mayEdit: true, count: 1 });
    expect((await load("", ana)).sets.map(({ id }) => id)).toContain(set);
    expect((await load("", ben)).sets.map(({ id }) => id)).not.toContain(set);
    expect((await load(set, ben)).set).toMatchObject({ mayEdit: false });
    await post(endpointPaths.setAction(set, "send"), {});
    expect((await load(set)).set).toMatchObject({ mayEdit: false, state: "review" });
    expect((await load()).sets.map(({ id }) => id)).not.toContain(set);
  });

  it("answers the effect of 50 changed rules within a second", async () => {
    const set = await create("Fifty");
    const { tables } = createContext(await load(set));
    const plan = tables.products.find(({ Name }) => Name === "MyHealth International")?.id ?? "";
    const edits = tables.rules
      .slice(0)
      .flatMap((rule) => createRuleEdit(rule, { ...rule, product: [plan] }) ?? [])
      .slice(0, 50);
    expect(edits).toHaveLength(50);
    expect((await edit(set, edits)).status).toBe(200);
    // The best of three, because other work of the machine makes one of them slow.
    const times: number[] = [];
    for (let at = 0; at < 3; at++) {
      const started = performance.now();
      const answer = await get(endpointPaths.setEffect(set, false));
      times.push(performance.now() - started);
      expect((answer.body as unknown as SetEffect).diff?.changed).toBeGreaterThan(0);
    }
    const milliseconds = Math.min(...times);
    const begun = performance.now();
    const table = await get(endpointPaths.ruleTable(set));
    console.info(
      `effect ${Math.round(milliseconds)} ms; table ${Math.round(performance.now() - begun)} ms, ${Math.round(table.text.length / 1000)} kB`,
    );
    expect(milliseconds).toBeLessThan(1000);
  });
});

describe("the names of groups", () => {
  const german = { headers: { "accept-language": "de" } } as const;
  const LIST = "List 5. Middle East countries [location]";
  interface ShownList {
    readonly id: string;
    readonly title: string;
    readonly name: string;
  }
  async function find(where: string, options: object = {}): Promise<readonly ShownList[]> {
    const path = `/api/country_lists?depth=0&limit=100&${where}`;
    const answer = await service.request("GET", path, { as: ana, ...options });
    expect(answer.status, answer.text).toBe(200);
    return answer.body["docs"] as readonly ShownList[];
  }
  const byName = (name: string): string => `where[name][equals]=${encodeURIComponent(name)}`;

  it("are titles in the language of the person, and differ in each", async () => {
    for (const locale of LOCALES) {
      const lists = await find("", { headers: { "accept-language": locale } });
      expect(lists.length).toBeGreaterThan(60);
      expect(new Set(lists.map(({ title }) => title)).size).toBe(lists.length);
      const list = lists.find(({ name }) => name === LIST);
      const words = getAdminMessages(locale);
      const country = new Intl.DisplayNames(locale, { type: "region" }).of("AE") ?? "";
      const region = REGIONS[locale];
      const name = words("list.name.without", { name: region, names: country });
      expect(list?.title).toBe(words("list.name.residence", { name }));
    }
  });

  it("are found by words of any language, and by the name in the data", async () => {
    const names = async (text: string) =>
      (await find(`where[or][0][title][like]=${encodeURIComponent(text)}`)).map(({ name }) => name);
    const wanted = [LIST, LIST.replace("location", "destination")];
    expect(await names("Naher Osten")).toEqual(expect.arrayContaining(wanted));
    expect(await names("Oriente Medio residencia")).toContain(LIST);
    expect(await names("nowhere at all")).toEqual([]);
  });

  it("follow the own name of an editor everywhere, without a release", async () => {
    const [list] = await find(byName(LIST));
    if (!list) throw new Error("The list is not there.");
    const body = { names: { de: "Golfstaaten" } };
    const path = `/api/country_lists/${list.id}`;
    const saved = await service.request("PATCH", path, { as: ana, body, ...german });
    expect(saved.status, saved.text).toBe(200);
    const say = getAdminMessages("de");
    const title = say("list.name.residence", { name: "Golfstaaten" });
    expect((await find(byName(LIST), german))[0]?.title).toBe(title);
    expect((await find(byName(LIST)))[0]?.title).toBe(list.title);
    const table = await service.request("GET", `/api${endpointPaths.ruleTable("")}`, {
      ...{ as: ana, ...german },
    });
    const context = createContext(table.body as unknown as ShownRuleTable);
    expect(context.names.indexes.residence.find("golfstaaten")).toHaveLength(1);
    const texts = context.tables.rules.map((rule) => writeRuleTable([rule], context));
    expect(texts.join()).toContain("Golfstaaten");
    await service.request("PATCH", path, { as: ana, body: { names: { de: "" } } });
    expect((await find(byName(LIST), german))[0]?.title).not.toBe(title);
  });

  it("are stored in English for readers without a language", async () => {
    const { docs } = await service.payload.find({
      collection: "country_lists",
      limit: 1,
      depth: 0,
    });
    const [row] = docs;
    await service.payload.db.updateOne({
      ...{ collection: "country_lists", id: row?.id ?? "", data: { title: null } },
    });
    const { completeListTitles } = await import("../eligibility/list-titles.ts");
    await completeListTitles(service.payload);
    const stored = await service.payload.db.findOne<{
      readonly id: string;
      readonly title: string;
    }>({
      ...{ collection: "country_lists", where: { id: { equals: row?.id } } },
    });
    expect(stored?.title).toBe(record(row)["title"]);
  });
});
