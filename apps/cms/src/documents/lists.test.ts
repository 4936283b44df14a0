/** Tests of the lists of the start page, by role, language and site. */
import { LOCALES } from "@orlaya/locales";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readActor, type Actor } from "../access/roles.ts";
import type { Stored } from "../fields/record.ts";
import { complete } from "../testing/complete.ts";
import { startService, type TestService } from "../testing/service.ts";
import type * as Lists from "./lists.ts";
import type * as Plans from "../plans/planned.ts";

let service: TestService;
let lists: typeof Lists;
let plans: typeof Plans;
const PEOPLE = {
  editor: ["editor", ["es"], ["individual"]],
  publisher: ["publisher", ["es", "de"], ["individual", "corporate"]],
  private: ["publisher", ["es"], ["individual"]],
  rules: ["finder_manager", LOCALES, ["individual", "corporate"]],
  nobody: ["publisher", [], []],
  admin: ["admin", [], []],
  auditor: ["auditor", [], []],
} as const;
type Person = keyof typeof PEOPLE;
const keys = {} as Record<Person, string>;
const actors = {} as Record<Person, Actor>;

beforeAll(async () => {
  service = await startService();
  lists = await import("./lists.ts");
  plans = await import("../plans/planned.ts");
  for (const [name, [role, edit_locales, edit_audiences]] of Object.entries(PEOPLE)) {
    const person = name as Person;
    keys[person] = await service.user(role, { edit_locales, edit_audiences });
    const { body } = await service.request("GET", "/api/users/me", { as: keys[person] });
    const actor = readActor(body["user"]);
    if (!actor) throw new Error(`${name} has no account`);
    actors[person] = actor;
  }
});
afterAll(async () => {
  await service.stop();
});

async function create(as: Person, title: string, extra: Stored = {}): Promise<Stored> {
  const data = { title, uid: title, locale: "es", audience: "individual", purpose: "normal" };
  const path = "/api/page_landing?draft=true&depth=0";
  const { body, status, text } = await service.request("POST", path, {
    as: keys[as],
    body: complete("page_landing", { ...data, ...extra }),
  });
  expect(status, text).toBe(201);
  return body["doc"] as Stored;
}
async function publish(document: Stored): Promise<void> {
  const path = `/api/page_landing/${String(document["id"])}?depth=0`;
  const body = { _status: "published" };
  const { status, text } = await service.request("PATCH", path, { as: keys.admin, body });
  expect(status, text).toBe(200);
}
const titles = ({ documents }: Lists.DocumentList): readonly string[] =>
  documents.map(({ title }) => title);

const NONE = { documents: [], total: 0 };

describe("documents in work", () => {
  it("are those of the account that visitors do not see, the newest first", async () => {
    const first = await create("editor", "one");
    await create("editor", "two");
    await create("publisher", "three");
    expect(titles(await lists.listOwnWork(service.payload, actors.editor))).toEqual(["two", "one"]);
    await publish(first);
    expect(titles(await lists.listOwnWork(service.payload, actors.editor))).toEqual(["two"]);
  });
});

describe("documents that wait for publication", () => {
  beforeAll(async () => {
    await create("admin", "pro", { audience: "corporate" });
    await create("admin", "dutch", { locale: "nl" });
  });
  it.each<[Person, readonly string[]]>([
    ["editor", []],
    ["private", ["three", "two"]],
    ["publisher", ["pro", "two"]],
    ["admin", ["three", "two"]],
    ["nobody", []],
    ["rules", []],
    ["auditor", []],
  ])("for %s are %j", async (person, expected) => {
    const list = await lists.listWaiting(service.payload, actors[person]);
    expect([...titles(list)].sort()).toEqual(expected);
    expect(list.total).toBe(list.documents.length);
  });
});

describe("the numbers of the languages", () => {
  it("count documents, drafts and missing translations, for the sites of the account", async () => {
    const group = "11111111-1111-4111-8111-111111111111";
    await create("admin", "uno", { group });
    await create("admin", "eins", { group, locale: "de" });
    const [spanish, german] = await lists.countLanguages(service.payload, actors.publisher);
    expect(german).toMatchObject({ locale: "de", present: 1, drafts: 1, changed: 0 });
    expect([...titles(german?.missing ?? NONE)].sort()).toEqual([
      "dutch",
      "one",
      "pro",
      "three",
      "two",
    ]);
    expect(spanish).toMatchObject({ locale: "es", present: 5, drafts: 4, changed: 0 });
    expect(titles(spanish?.missing ?? NONE)).toEqual(["dutch"]);
    const [own] = await lists.countLanguages(service.payload, actors.private);
    // The document for businesses is not counted.
    expect(own).toMatchObject({ locale: "es", present: 4 });
  });
  it("are those of all languages without limits, and none for an account without languages", async () => {
    const all = await lists.countLanguages(service.payload, actors.auditor);
    expect(all.map(({ locale }) => locale)).toEqual([...LOCALES]);
    expect(await lists.countLanguages(service.payload, actors.nobody)).toEqual([]);
  });
});

describe("planned publications", () => {
  it("are shown to the planner and to those who edit the document", async () => {
    const { id } = await create("publisher", "later", { audience: "corporate" });
    await service.payload.jobs.queue({
      task: "schedulePublish" as never,
      input: {
        type: "publish",
        doc: { relationTo: "page_landing", value: id },
        user: { relationTo: "users", value: actors.publisher.id },
        title: "later",
      },
      waitUntil: new Date(Date.now() + 60_000),
    });
    for (const [person, shown] of [
      ["publisher", true],
      ["admin", true],
      ["private", false],
      ["nobody", false],
    ] as const) {
      const list = await plans.listPlanned(service.payload, actors[person]);
      expect(
        list.map(({ document }) => document.title),
        person,
      ).toEqual(shown ? ["later"] : []);
    }
  });
});
