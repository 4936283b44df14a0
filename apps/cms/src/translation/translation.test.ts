/** Tests of translations on the real service: creation, outdated sentences, saving, assignments. */
import { LOCALES } from "@orlaya/locales";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readString, record, type Stored } from "../fields/record.ts";
import { startService, type Answer, type TestService } from "../testing/service.ts";
import { countStates } from "./board.ts";
import type { Panel } from "./panel.ts";
import type * as LoadBoard from "./load-board.ts";
import type { SentenceAnswer } from "../endpoints/sentences.ts";

let service: TestService;
let board: typeof LoadBoard;
const PEOPLE = {
  admin: ["admin", [], []],
  publisher: ["publisher", ["en", "nl"], ["individual", "corporate"]],
  translator: ["translator", ["nl"], ["individual"]],
  other: ["translator", ["nl"], ["corporate"]],
  auditor: ["auditor", [], []],
  rules: ["finder_manager", LOCALES, ["individual", "corporate"]],
} as const;
type Person = keyof typeof PEOPLE;
const keys = {} as Record<Person, string>;
const email = (person: Person): string => `${person}@orlaya.example`;

beforeAll(async () => {
  service = await startService();
  board = await import("./load-board.ts");
  for (const [name, [role, edit_locales, edit_audiences]] of Object.entries(PEOPLE)) {
    const person = name as Person;
    keys[person] = await service.user(role, { edit_locales, edit_audiences, email: email(person) });
  }
});
afterAll(async () => {
  await service.stop();
});

const ask = (method: string, path: string, as: Person = "admin", body?: Stored): Promise<Answer> =>
  service.request(method, `/api${path}`, { as: keys[as], ...(body ? { body } : {}) });
function patch(document: Stored, body: Stored, draft = false): Promise<Answer> {
  return ask(
    "PATCH",
    `/page_landing/${readString(document["id"])}?depth=0${draft ? "&draft=true" : ""}`,
    "admin",
    body,
  );
}

const paragraph = (...children: readonly object[]) => ({ type: "paragraph", version: 1, children });
function text(value: string) {
  return {
    type: "text",
    version: 1,
    text: value,
    format: 0,
    mode: "normal",
    style: "",
    detail: 0,
  };
}
function link(value: string, id: unknown) {
  return {
    type: "link",
    version: 3,
    fields: { linkType: "internal", newTab: false, doc: { relationTo: "page_landing", value: id } },
    children: [text(value)],
  };
}
function rich(...children: readonly object[]) {
  return {
    root: { type: "root", version: 1, direction: "ltr", format: "", indent: 0, children },
  };
}

let count = 0;
interface Texts {
  readonly title?: string;
  readonly lead?: string;
  readonly body?: Stored;
}
/** Creates a published English page, with a link in its head and in its text. */
async function createPage(texts: Texts = {}, extra: Stored = {}): Promise<Stored & { id: string }> {
  count += 1;
  return service.create("page_landing", {
    title: texts.title ?? "A plan",
    uid: `plan-${count}`,
    purpose: "normal",
    locale: "en",
    audience: "individual",
    seo: { description: null },
    slices: [
      { blockType: "page_head", title: "Head", lead: texts.lead ?? "Cover for a year." },
      {
        blockType: "rich_text",
        title: "Text",
        body: texts.body ?? rich(paragraph(text("One.")), paragraph(text("Two."))),
      },
    ],
    ...extra,
  });
}
const translate = (page: Stored, locale = "nl", as: Person = "translator"): Promise<Answer> =>
  ask("POST", `/translate/page_landing/${readString(page["id"])}/create`, as, { locale });
async function createDutch(page: Stored): Promise<Stored & { id: string }> {
  const { body, text: answer, status } = await translate(page);
  expect(status, answer).toBe(201);
  const loaded = await ask("GET", `/page_landing/${readString(body["id"])}?draft=true&depth=0`);
  return loaded.body as Stored & { id: string };
}
async function loadPanel(document: Stored): Promise<Panel> {
  const { body } = await ask("GET", `/translate/page_landing/${readString(document["id"])}`);
  return body as unknown as Panel;
}
async function stateOf(document: Stored, locale = "nl"): Promise<readonly [unknown, unknown]> {
  const cell = (await loadPanel(document)).cells.find((each) => each.locale === locale);
  return [cell?.state, cell?.outdated];
}
async function loadSentences(document: Stored): Promise<SentenceAnswer> {
  const path = `/translate/page_landing/${readString(document["id"])}/sentences`;
  const { body, status, text: answer } = await ask("GET", path, "translator");
  expect(status, answer).toBe(200);
  return body as unknown as SentenceAnswer;
}
function save(document: Stored, body: Stored, as: Person = "translator"): Promise<Answer> {
  return ask("POST", `/translate/page_landing/${readString(document["id"])}/sentences`, as, body);
}
/** Builds the body that saves texts, by the source of their sentences. */
async function buildSave(
  document: Stored,
  texts: Readonly<Record<string, string>>,
): Promise<Stored> {
  const { sentences } = await loadSentences(document);
  return {
    sentences: sentences
      .filter(({ source }) => source in texts)
      .map(({ sourcePath, index, source, target }) => ({
        ...{ sourcePath, index, source, seen: target },
        text: texts[source],
      })),
  };
}
const readSlices = (document: Stored): readonly Stored[] => document["slices"] as readonly Stored[];

describe("the creation of a translation", () => {
  it("copies the slices as a draft, and points links to pages of the language", async () => {
    const [linked, alone] = [await createPage(), await createPage({ title: "Not translated" })];
    const dutchTarget = await createDutch(linked);
    function action(document: Stored) {
      return {
        label: "Read",
        kind: "document",
        document: { relationTo: "page_landing", value: document["id"] },
      };
    }
    const page = await createPage(
      { body: rich(paragraph(text("See "), link("this", linked.id), link("that", alone.id))) },
      {},
    );
    const slices = readSlices(page).map((slice) =>
      slice["blockType"] === "page_head"
        ? { ...slice, primary: action(linked), secondary: action(alone) }
        : slice,
    );
    expect((await patch(page, { slices, _status: "published" })).status).toBe(200);
    const created = await translate(page);
    expect(created.status, created.text).toBe(201);
    expect(created.body["missing"]).toEqual([
      { collection: "page_landing", id: alone.id, title: "Not translated" },
    ]);
    const { body: dutch } = await ask(
      "GET",
      `/page_landing/${readString(created.body["id"])}?draft=true&depth=0`,
    );
    expect(dutch).toMatchObject({
      locale: "nl",
      group: page["group"],
      _status: "draft",
      uid: page["uid"],
    });
    const [head, body] = readSlices(dutch);
    const ids = readSlices(page).map((slice) => slice["id"]);
    expect(readSlices(dutch).some(({ id }) => ids.includes(id))).toBe(false);
    expect(record(head?.["primary"])["document"]).toEqual({
      relationTo: "page_landing",
      value: dutchTarget.id,
    });
    expect(record(head?.["secondary"])["document"] ?? null).toBeNull();
    expect(JSON.stringify(body?.["body"])).toContain(dutchTarget.id);
    expect(JSON.stringify(body?.["body"])).not.toContain(alone.id);
  });
  it("takes what visitors see, not a draft of the source", async () => {
    const page = await createPage();
    await patch(page, { title: "A secret" }, true);
    expect((await createDutch(page))["title"]).toBe("A plan");
  });
  it("gives the uid an ending when another page has the address", async () => {
    const page = await createPage();
    await service.create("page_landing", {
      ...{ title: "Other", uid: page["uid"], purpose: "normal", locale: "nl" },
    });
    expect((await createDutch(page))["uid"]).toBe(`${readString(page["uid"])}-nl`);
  });
  it("is refused for a second one, and without the right", async () => {
    const page = await createPage();
    await createDutch(page);
    expect((await translate(page)).status).toBe(409);
    expect((await translate(page, "de")).status, "another language").toBe(403);
    expect((await translate(page, "de", "other")).status, "another site").toBe(403);
    expect((await translate(page, "de", "auditor")).status).toBe(403);
    expect((await translate(page, "de", "rules")).status).toBe(403);
    expect((await translate(page, "xx", "admin")).status).toBe(400);
    expect(
      (await ask("POST", "/translate/page_landing/none/create", "admin", { locale: "de" })).status,
    ).toBe(404);
    expect((await ask("GET", "/translate/media/none", "admin")).status).toBe(404);
    expect((await service.request("GET", `/api/translate/page_landing/${page.id}`)).status).toBe(
      401,
    );
  });
});

describe("a translation becomes outdated", () => {
  function changeLead(page: Stored, lead: string): Stored {
    return {
      slices: readSlices(page).map((slice) =>
        slice["blockType"] === "page_head" ? { ...slice, lead } : slice,
      ),
    };
  }
  it("when a sentence of the published source changes, and no longer when it has its text again", async () => {
    const page = await createPage();
    const dutch = await createDutch(page);
    expect(await stateOf(page)).toEqual(["draft", 0]);
    await patch(page, changeLead(page, "Cover for two years."), true);
    expect(await stateOf(page), "a draft").toEqual(["draft", 0]);
    await patch(page, { ...changeLead(page, "Cover for two years."), _status: "published" });
    expect(await stateOf(page)).toEqual(["outdated", 1]);
    const changed = (await loadSentences(dutch)).sentences.filter(
      ({ state }) => state === "changed",
    );
    expect(changed.map(({ was, source }) => [was, source])).toEqual([
      ["Cover for a year.", "Cover for two years."],
    ]);
    await patch(page, { ...changeLead(page, "Cover for a year."), _status: "published" });
    expect(await stateOf(page)).toEqual(["draft", 0]);
  });
  it("keeps the sentence that it follows over several changes", async () => {
    const page = await createPage();
    const dutch = await createDutch(page);
    for (const lead of ["Cover for two years.", "Cover for three years."])
      await patch(page, { ...changeLead(page, lead), _status: "published" });
    const [changed] = (await loadSentences(dutch)).sentences.filter(
      ({ state }) => state === "changed",
    );
    expect([changed?.was, changed?.source]).toEqual([
      "Cover for a year.",
      "Cover for three years.",
    ]);
  });
  it("also of a source that was never published, with its drafts", async () => {
    count += 1;
    const draft = { title: "Draft", uid: `draft-${count}`, purpose: "normal", locale: "en" };
    const page = await service.create("page_landing", draft, { draft: true });
    await createDutch(page);
    await patch(page, { title: "A changed draft" }, true);
    expect(await stateOf(page)).toEqual(["outdated", 1]);
  });
  it("only by its own source", async () => {
    const page = await createPage();
    const dutch = await createDutch(page);
    const german = await translate(dutch, "de", "admin");
    expect(german.status, german.text).toBe(201);
    await patch(dutch, { title: "Een plan", _status: "published" });
    expect([await stateOf(page, "de"), await stateOf(page, "en")]).toEqual([
      ["outdated", 1],
      ["published", 0],
    ]);
  });
  it("and says which paragraphs are new or gone, until somebody is done with them", async () => {
    const page = await createPage();
    const dutch = await createDutch(page);
    const slices = readSlices(page).map((slice) =>
      slice["blockType"] === "rich_text"
        ? { ...slice, body: rich(paragraph(text("New.")), paragraph(text("One."))) }
        : slice,
    );
    await patch(page, { slices, _status: "published" });
    const { sentences, removed } = await loadSentences(dutch);
    expect(
      sentences.filter(({ was }) => was !== null).map(({ was, source }) => [was, source]),
    ).toEqual([["", "New."]]);
    expect(removed.map(({ was }) => was)).toEqual(["Two."]);
    const path = removed[0]?.path;
    await save(dutch, { done: [{ path, was: "Two.", is: "" }] });
    expect(await stateOf(page)).toEqual(["outdated", 1]);
    await save(dutch, { done: [{ path, was: "", is: "New." }] });
    expect(await stateOf(page)).toEqual(["draft", 0]);
  });
});

describe("translated sentences", () => {
  it("are saved as a draft, and what is live stays", async () => {
    const page = await createPage();
    const dutch = await createDutch(page);
    expect((await loadPanel(dutch)).toDo?.untranslated).toBe(6);
    const texts = {
      "A plan": "Een plan",
      Head: "Kop",
      "Cover for a year.": "Een jaar verzekerd.",
      Text: "Tekst",
      "One.": "Een.",
      "Two.": "Twee.",
    };
    const saved = await save(dutch, await buildSave(dutch, texts));
    expect(saved.status, saved.text).toBe(200);
    expect((await loadPanel(dutch)).toDo).toMatchObject({ untranslated: 0, changed: 0 });
    await patch(dutch, { _status: "published" });
    const again = await save(dutch, await buildSave(dutch, { "Two.": "Tweede." }));
    expect(again.status).toBe(200);
    const live = await ask("GET", `/page_landing/${dutch.id}?depth=0`);
    const newest = await ask("GET", `/page_landing/${dutch.id}?depth=0&draft=true`);
    expect([live, newest].map(({ body }) => JSON.stringify(body).includes("Tweede."))).toEqual([
      false,
      true,
    ]);
  });
  it("may be equal to the source when they were published so", async () => {
    const page = await createPage();
    const dutch = await createDutch(page);
    await patch(dutch, { _status: "published" });
    expect((await loadPanel(dutch)).toDo?.untranslated).toBe(0);
  });
  it("are refused with broken codes, and nothing is stored", async () => {
    const target = await createPage();
    await createDutch(target);
    const page = await createPage({ body: rich(paragraph(text("See "), link("this", target.id))) });
    const dutch = await createDutch(page);
    for (const [given, status] of [
      ["Zie dit", 400],
      ["Zie <1>dit", 400],
      ["Zie <2>dit</2>", 400],
      ["Zie <1>dit</1>", 200],
    ] as const) {
      const answer = await save(dutch, await buildSave(dutch, { "See <1>this</1>": given }));
      expect(answer.status, given).toBe(status);
    }
  });
  it("are refused when somebody else changed them, and without the right", async () => {
    const page = await createPage();
    const dutch = await createDutch(page);
    const body = await buildSave(dutch, { "Two.": "Twee." });
    expect((await save(dutch, body, "other")).status, "another site").toBe(403);
    expect((await save(dutch, body, "auditor")).status).toBe(403);
    expect((await save(dutch, body)).status).toBe(200);
    const second = await save(dutch, body);
    expect([second.status, second.text]).toEqual([
      409,
      expect.stringContaining("Your text is still here"),
    ]);
    expect((await save(page, body)).status, "the original").toBe(403);
    expect((await save(page, body, "publisher")).status, "the original").toBe(404);
  });
  it("of two people who save at the same moment are kept or refused, never lost", async () => {
    const page = await createPage();
    const dutch = await createDutch(page);
    const [one, two, other] = [
      await buildSave(dutch, { "One.": "Een." }),
      await buildSave(dutch, { "One.": "Eén." }),
      await buildSave(dutch, { "Two.": "Twee." }),
    ];
    const answers = await Promise.all([one, two, other].map((body) => save(dutch, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 200]);
    const { sentences } = await loadSentences(dutch);
    const targets = sentences.map(({ target }) => target);
    expect(["Een.", "Twee."].filter((target) => targets.includes(target))).toHaveLength(2);
  });
  it("get the slices that the source got", async () => {
    const page = await createPage();
    const dutch = await createDutch(page);
    const added = { blockType: "cta_band", title: "Questions" };
    const [first, ...rest] = readSlices(page);
    await patch(page, { slices: [first, added, ...rest], _status: "published" });
    expect((await loadPanel(dutch)).toDo).toMatchObject({ lacksRows: true });
    const path = `/translate/page_landing/${dutch.id}/rows`;
    const answer = await ask("POST", path, "translator", {});
    expect(answer.status, answer.text).toBe(200);
    const { body } = await ask("GET", `/page_landing/${dutch.id}?depth=0&draft=true`);
    expect(readSlices(body).map((slice) => slice["blockType"])).toEqual([
      "page_head",
      "cta_band",
      "rich_text",
    ]);
    expect((await loadPanel(dutch)).toDo).toMatchObject({ lacksRows: false, changed: 1 });
  });
});

describe("assignments", () => {
  it.each<[Person, Person | "" | "nobody", string, number]>([
    ["translator", "translator", "nl", 200],
    ["translator", "", "nl", 200],
    ["translator", "publisher", "nl", 403],
    ["translator", "translator", "de", 403],
    ["publisher", "translator", "nl", 200],
    ["publisher", "translator", "en", 403],
    ["publisher", "nobody", "nl", 403],
    ["admin", "translator", "nl", 200],
    ["auditor", "auditor", "nl", 403],
  ])("%s assigns %s in %s: %i", async (person, to, locale, status) => {
    const page = await createPage();
    const assignee = to === "" ? "" : to === "nobody" ? "nobody@example.com" : email(to);
    const answer = await ask("POST", "/translate/assign", person, {
      ...{ groups: [page["group"], "unknown"], locale, assignee, due: "2027-03-01" },
    });
    expect(answer.status, answer.text).toBe(status);
    if (status !== 200) return;
    expect(answer.body["assigned"]).toBe(1);
    const row = (await board.loadBoard(service.payload)).find(
      ({ group }) => group === page["group"],
    );
    expect(row?.cells.find((cell) => cell.locale === locale)).toMatchObject({
      ...{ state: "missing", assignee, due: "2027-03-01" },
    });
  });
  it("refuse a day that does not exist", async () => {
    const body = { groups: [], locale: "nl", assignee: "", due: "1 March" };
    expect((await ask("POST", "/translate/assign", "admin", body)).status).toBe(400);
  });
});

describe("the board", () => {
  it("counts each group once in each language, like the database", async () => {
    const rows = await board.loadBoard(service.payload);
    const { docs } = await service.payload.find({
      ...{ collection: "page_landing", limit: 0, pagination: false, draft: true, depth: 0 },
    });
    const counts = countStates(rows);
    for (const locale of LOCALES) {
      const states = counts.get(locale);
      const present = docs.filter((document) => record(document)["locale"] === locale).length;
      expect(Object.values(states ?? {}).reduce((sum, each) => sum + each, 0)).toBe(rows.length);
      expect(rows.length - (states?.missing ?? 0), locale).toBe(present);
    }
  });
});
