/**
 * Compares the service with the table of rights: records without drafts, accounts, globals. Also
 * proves that the table names every collection, and that the collections of a group are alike.
 */
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readString, record, type Stored } from "../fields/record.ts";
import {
  ALL_PLACES,
  createCallers,
  isAllowed,
  listPlaces,
  PLACES,
  REFUSALS,
  send,
} from "../testing/rights.ts";
import type { Person, Place } from "../testing/rights.ts";
import { startService, type Answer, type TestService } from "../testing/service.ts";
import { loadRights, type RightsRow } from "./rights-table.ts";

const rights = loadRights();
let service: TestService;
let people: readonly Person[];
beforeAll(async () => {
  service = await startService();
  people = await createCallers(service);
  for (const place of ALL_PLACES) {
    const page = { ...PLACES[place], title: "Target", uid: "target", purpose: "normal" };
    targets.set(place, readString((await service.create("page_landing", page))["path"]));
  }
  const { id } = await service.create("countries", COUNTRY);
  country = id;
});
afterAll(async () => {
  await service.stop();
});

type Row = Stored & { readonly id: string };
let country = "";
/** Addresses of published pages, to which redirects lead. */
const targets = new Map<Place, string>();
const NAMES = { en: "One", fr: "Un", es: "Uno", de: "Eins", nl: "Een" };
const COUNTRY = { code: "ZZ", alpha3: "ZZZ", numeric: "999", names: NAMES, display: true };
const short = (): string => `x${randomUUID().slice(0, 8)}`;

interface Sample {
  readonly collection: string;
  readonly build: (place: Place) => Stored;
  /** A change of a field, and where it is found. */
  readonly change: (text: string) => Stored;
  readonly places: readonly Place[];
}
const SAMPLES: Readonly<Record<string, Sample>> = {
  "rules of the finder": {
    collection: "products",
    build: () => ({ name: short(), urls: { en: "/en/plan" } }),
    change: (name) => ({ name }),
    places: ["own"],
  },
  "accepted findings": {
    collection: "finder_findings",
    build: () => ({
      finding: `never-wins:${short()}`,
      kind: "never-wins",
      reason: "r",
      journeys: 1,
    }),
    change: (reason) => ({ reason }),
    places: ["own"],
  },
  countries: {
    collection: "group_of_countries",
    build: () => ({ uid: short(), label: "Group", names: NAMES, countries: [country] }),
    change: (label) => ({ label }),
    places: ["own"],
  },
  redirects: {
    collection: "redirects",
    build: (place) => {
      const to = targets.get(place) ?? "";
      return { from: to.replace("target", short()), to, status: "301" };
    },
    change: (text) => ({ status: text.length % 2 === 0 ? "301" : "302" }),
    places: ALL_PLACES,
  },
};
/** Groups without a sample: nobody writes their records, so that no record is needed. */
function isServiceGroup({ subject }: RightsRow): boolean {
  return rights.actions.every(
    ({ subject: group, action, cells }) =>
      group !== subject || action === "read" || Object.values(cells).every((cell) => cell === "no"),
  );
}

const findRow = (collection: string, id: string): Promise<Row | null> =>
  service.payload.db.findOne<Row>({ collection, where: { id: { equals: id } } });
const count = async (collection: string): Promise<number> =>
  (await service.payload.db.count({ collection })).totalDocs;

/** Describes what differs from the table; empty when nothing does. */
function compare(
  { subject, action, cells }: RightsRow,
  { caller }: Person,
  place: Place,
  { isDone, answer, isUnchanged }: { isDone: boolean; answer: Answer; isUnchanged: boolean },
): readonly string[] {
  const cell = cells[caller];
  const where = `${subject}, ${action}: ${caller} in ${place} (table: ${cell})`;
  const said = `${answer.status} ${answer.text.slice(0, 200)}`;
  if (isAllowed(cell, place) !== isDone)
    return [`${where} ${isDone ? "was allowed" : "was refused"}: ${said}`];
  const isClean = isUnchanged && (action.endsWith("in bulk") || REFUSALS.includes(answer.status));
  return isDone || isClean ? [] : [`${where} was not refused cleanly: ${said}`];
}

interface Asked {
  readonly sample: Sample;
  readonly place: Place;
  readonly row: Row;
  readonly change: Stored;
}
/** Returns method, path and body of an action on a record. */
function request(action: string, { sample, place, row, change }: Asked) {
  const { collection, build } = sample;
  const one = `/${collection}/${row.id}`;
  const many = `/${collection}?where[id][in]=${row.id}`;
  const known: Readonly<Record<string, readonly [string, string, Stored?]>> = {
    read: ["GET", one],
    "read versions": ["GET", `/${collection}/versions?where[parent][equals]=${row.id}`],
    create: ["POST", `/${collection}`, build(place)],
    change: ["PATCH", one, change],
    "change in bulk": ["PATCH", many, change],
    duplicate: ["POST", `${one}/duplicate`],
    delete: ["DELETE", one],
    "delete in bulk": ["DELETE", many],
  };
  return known[action] ?? (["POST", `/${collection}/versions/${row.id}`] as const);
}

async function checkRecord(
  row: RightsRow,
  person: Person,
  place: Place,
): Promise<readonly string[]> {
  const sample = SAMPLES[row.subject];
  if (!sample) throw new Error(`no test of ${row.subject}`);
  const { collection } = sample;
  const stored = (await service.payload.create({
    collection: collection as "products",
    data: sample.build(place),
    depth: 0,
  })) as Row;
  const change = sample.change(stored["status"] === "301" ? "odd" : short());
  const [method, usual, body] = request(row.action, { sample, place, row: stored, change });
  let path = usual;
  if (row.action === "restore") {
    const { docs } = await service.payload.db.findVersions({
      collection,
      where: { parent: { equals: stored.id } },
    });
    await service.payload.update({
      collection: collection as "products",
      id: stored.id,
      data: sample.change(short()),
    });
    path = `/${collection}/versions/${String(docs[0]?.id)}`;
  }
  const before = JSON.stringify([await findRow(collection, stored.id), await count(collection)]);
  const answer = await send(service, person, [method, path], body ? { body } : {});
  const after = JSON.stringify([await findRow(collection, stored.id), await count(collection)]);
  const isRead = row.action.startsWith("read");
  const isShown = answer.body["id"] === stored.id || answer.body["totalDocs"] === 1;
  return compare(row, person, place, {
    isDone: isRead ? isShown : before !== after,
    answer,
    isUnchanged: before === after,
  });
}

const sampled = rights.actions.filter(({ subject }) => subject in SAMPLES);
describe("records", () => {
  it.each(sampled.map((row) => [row.subject, row.action, row] as const))(
    "%s: %s",
    async (subject, _, row) => {
      const problems: string[] = [];
      for (const person of people)
        for (const place of listPlaces(row.cells[person.caller], SAMPLES[subject]?.places ?? []))
          problems.push(...(await checkRecord(row, person, place)));
      expect(problems).toEqual([]);
    },
    60_000,
  );
});

describe("records that only the service writes", () => {
  const rows = rights.actions.filter((row) => isServiceGroup(row) && !(row.subject in SAMPLES));
  it.each(rows.map((row) => [row.subject, row.action, row] as const))(
    "%s: %s",
    async (subject, action, row) => {
      const problems: string[] = [];
      for (const collection of rights.groups.get(subject) ?? []) {
        const none = { collection, build: () => ({}), change: () => ({}), places: [] };
        const [method, path, body] = request(action, {
          ...{ sample: none, place: "own", row: { id: randomUUID() }, change: { x: 1 } },
        });
        const asked = action === "read" ? `/${collection}?limit=1` : path;
        for (const person of people) {
          const before = await countIfAny(collection);
          const answer = await send(service, person, [method, asked], body ? { body } : {});
          // A deletion that is allowed finds no record.
          const isDone = action === "read" ? answer.status === 200 : answer.status === 404;
          const isRight = isDone && !(action !== "read" && row.cells[person.caller] === "no");
          const isUnchanged = before === (await countIfAny(collection));
          const isAbsent = answer.status === 501 && row.cells[person.caller] === "no";
          if (!isAbsent)
            problems.push(
              ...compare(row, person, "own", { isDone: isRight, answer, isUnchanged }).map(
                (text) => `${collection}: ${text}`,
              ),
            );
        }
      }
      expect(problems).toEqual([]);
    },
    60_000,
  );
});
const countIfAny = (collection: string): Promise<number> => count(collection).catch(() => 0);

describe("globals", () => {
  it.each(rights.globals.map((row) => [row.subject, row.action, row] as const))(
    "%s: %s",
    async (slug, action, row) => {
      const problems: string[] = [];
      const body = {
        overdue_days: 31,
        change_limit: 3,
        change_counter: 5,
        version: 9,
        source: "x",
      };
      for (const person of people) {
        const before = JSON.stringify(await service.payload.db.findGlobal({ slug }));
        const answer = await send(
          service,
          person,
          [action === "read" ? "GET" : "POST", `/globals/${slug}`],
          action === "read" ? {} : { body },
        );
        const after = JSON.stringify(await service.payload.db.findGlobal({ slug }));
        const result = { isDone: answer.status === 200, answer, isUnchanged: before === after };
        problems.push(...compare(row, person, "own", result));
      }
      expect(problems).toEqual([]);
    },
  );
});

describe("files", () => {
  const ALT = { en: "A dune", fr: "Une dune" };
  async function upload(
    person: Pick<Person, "as">,
    alt: Stored = { en: "A dune" },
  ): Promise<Answer> {
    const size = { width: 40, height: 40, channels: 3 as const, background: "#3a6b5c" };
    const data = await sharp({ create: size }).png().toBuffer();
    const form = new FormData();
    form.set("_payload", JSON.stringify({ alt, name: short() }));
    form.set("file", new File([new Uint8Array(data)], `${short()}.png`, { type: "image/png" }));
    return send(service, person, ["POST", "/media"], { form });
  }
  const admin = (): Person => people.find(({ caller }) => caller === "admin") as Person;
  async function create(isLive: boolean): Promise<Row> {
    const file = record((await upload(admin(), ALT)).body["doc"]) as Row;
    if (isLive) {
      const page = { ...PLACES.own, uid: short(), title: short(), purpose: "normal" };
      await service.create("page_landing", { ...page, seo: { image: file.id } });
    }
    return file;
  }
  const ACTS: Readonly<
    Record<string, (file: Row, place: Place) => readonly [string, string, Stored?]>
  > = {
    read: ({ id }) => ["GET", `/media/${id}`],
    change: ({ id }) => ["PATCH", `/media/${id}`, { credit: short() }],
    "change a text": ({ id }, place) => [
      "PATCH",
      `/media/${id}`,
      { alt: { ...ALT, [PLACES[place].locale]: short() } },
    ],
    "change what is live": ({ id }) => ["PATCH", `/media/${id}`, { credit: short() }],
    delete: ({ id }) => ["DELETE", `/media/${id}`],
    "delete what is live": ({ id }) => ["DELETE", `/media/${id}?confirm_uses=1`],
  };
  const rows = rights.actions.filter(({ subject }) => subject === "files");
  it.each(rows.map((row) => [row.action, row] as const))(
    "%s",
    async (action, row) => {
      const problems: string[] = [];
      for (const person of people)
        for (const place of ["own", "other language"] as const) {
          if (action !== "change a text" && place !== "own") continue;
          const file = await create(action.endsWith("live"));
          const before = JSON.stringify([await findRow("media", file.id), await count("media")]);
          const [method = "", path = "", body] = ACTS[action]?.(file, place) ?? [];
          const answer =
            action === "create"
              ? await upload(person)
              : await send(service, person, [method, path], body ? { body } : {});
          const after = JSON.stringify([await findRow("media", file.id), await count("media")]);
          const isDone = action === "read" ? answer.body["id"] === file.id : before !== after;
          // A text in another language is refused at its field.
          const status = answer.status === 400 && !isDone && place !== "own" ? 403 : answer.status;
          problems.push(
            ...compare(row, person, place, {
              ...{ isDone, isUnchanged: before === after },
              answer: { ...answer, status },
            }),
          );
        }
      expect(problems).toEqual([]);
    },
    60_000,
  );
});

describe("accounts", () => {
  const rows = rights.actions.filter(({ subject }) => subject === "accounts");
  async function createOther(): Promise<string> {
    const email = `${short()}@example.com`;
    await service.user("editor", { email });
    const where = { email: { equals: email } };
    const user = await service.payload.db.findOne<Row>({ collection: "users", where });
    return user?.id ?? "";
  }
  async function readAccount(id: string, field: string): Promise<string> {
    const user = await findRow("users", id);
    return JSON.stringify([user?.[field], user?.id, await count("users")]);
  }
  function ask(action: string, id: string): readonly [string, string, Stored?] {
    if (action === "read") return ["GET", `/users/${id}`];
    if (action === "delete") return ["DELETE", `/users/${id}`];
    if (action === "change") return ["PATCH", `/users/${id}`, { name: short() }];
    if (action === "change the role") return ["PATCH", `/users/${id}`, { role: "translator" }];
    const password = "a-long-enough-password-1";
    return ["POST", "/users", { email: `${short()}@example.com`, role: "editor", password }];
  }
  it.each(rows.map((row) => [row.action, row] as const))(
    "%s",
    async (action, row) => {
      const problems: string[] = [];
      for (const person of people)
        for (const place of ["own", "other language"] as const) {
          const isSelf = place === "own" && (action === "read" || action === "change");
          const isRole = action === "change the role" && person.caller !== "admin";
          const id = isSelf || (isRole && place === "own") ? person.id : await createOther();
          const field = action === "change the role" ? "role" : "name";
          const before = await readAccount(id, field);
          const [method, path, body] = ask(action, id);
          const answer = await send(service, person, [method, path], body ? { body } : {});
          const isUnchanged = before === (await readAccount(id, field));
          const isDone = action === "read" ? answer.body["id"] === id : !isUnchanged;
          // The role of the own account is left out of a save, which is not refused.
          const status = isRole && place === "own" && isUnchanged ? 403 : answer.status;
          problems.push(
            ...compare(row, person, place, { isDone, isUnchanged, answer: { ...answer, status } }),
          );
        }
      expect(problems).toEqual([]);
    },
    60_000,
  );
});

describe("what Payload stores of each account", () => {
  it("open documents", async () => {
    const problems: string[] = [];
    const user = { relationTo: "users", value: people[0]?.id };
    const body = { user, globalSlug: "finder_live" };
    const [collection, slug] = ["payload-locked-documents", "/payload-locked-documents"];
    for (const row of rights.actions.filter(({ subject }) => subject === "open documents"))
      for (const person of people) {
        const lock: unknown = await service.payload.db.create({ collection, data: body });
        const { id } = lock as Row;
        const one = `${slug}/${id}`;
        const asked: Readonly<Record<string, readonly [string, string, Stored?]>> = {
          read: ["GET", one],
          create: ["POST", slug, body],
          change: ["PATCH", one, { globalSlug: "finder_settings" }],
          delete: ["DELETE", one],
        };
        const [method = "", path = "", sent] = asked[row.action] ?? [];
        const state = async (): Promise<string> =>
          JSON.stringify([await findRow(collection, id), await count(collection)]);
        const before = await state();
        const answer = await send(service, person, [method, path], sent ? { body: sent } : {});
        const isUnchanged = before === (await state());
        const isDone = row.action === "read" ? answer.body["id"] === id : !isUnchanged;
        problems.push(...compare(row, person, "own", { isDone, isUnchanged, answer }));
      }
    expect(problems).toEqual([]);
  });
  it("own settings of the admin", async () => {
    const problems: string[] = [];
    const rows = rights.actions.filter(({ subject }) => subject === "own settings of the admin");
    const collection = "payload-preferences";
    for (const row of rows)
      for (const person of people)
        for (const place of ["own", "other language"] as const) {
          const owner = place === "own" ? person.id : (people[0]?.id ?? "");
          if (place !== "own" && (owner === person.id || person.caller === "nobody")) continue;
          const user = { relationTo: "users", value: owner === "nobody" ? people[1]?.id : owner };
          const data = { key: short(), value: { seen: 1 }, user };
          const { id } = (await service.payload.db.create({ collection, data })) as unknown as Row;
          const answer = await send(
            service,
            person,
            row.action === "read"
              ? ["GET", `/${collection}?where[id][equals]=${id}`]
              : ["PATCH", `/${collection}/${id}`],
            row.action === "read" ? {} : { body: { value: { seen: 2 } } },
          );
          const isChanged = record((await findRow(collection, id))?.["value"])["seen"] !== 1;
          const isDone = row.action === "read" ? answer.body["totalDocs"] === 1 : isChanged;
          // A list leaves out what is not the caller's own.
          const status = answer.body["totalDocs"] === 0 ? 404 : answer.status;
          const result = { isDone, isUnchanged: !isChanged, answer: { ...answer, status } };
          problems.push(...compare(row, person, place, result));
        }
    expect(problems).toEqual([]);
  });
});

describe("the table", () => {
  it("has no group that nothing tests", () => {
    const tested = new Set([
      ...["content", "texts of the finder", "files", "accounts"],
      ...["open documents", "own settings of the admin", ...Object.keys(SAMPLES)],
    ]);
    const others = rights.actions.filter((row) => !tested.has(row.subject) && !isServiceGroup(row));
    expect(others).toEqual([]);
  });
  it("names every collection and global once, and no other", () => {
    const named = [...rights.groups.values()].flat().sort();
    const { collections, globals } = service.payload.config;
    expect(named).toEqual(collections.map(({ slug }) => slug).sort());
    const rows = [...new Set(rights.globals.map(({ subject }) => subject))].sort();
    expect(rows).toEqual(globals.map(({ slug }) => slug).sort());
  });
  it("has actions for each group, and no action twice", () => {
    expect([...new Set(rights.actions.map(({ subject }) => subject))].sort()).toEqual(
      [...rights.groups.keys()].sort(),
    );
    const keys = rights.actions.map(({ subject, action }) => `${subject}, ${action}`);
    expect(keys.length).toBe(new Set(keys).size);
  });
  it("puts collections together that answer alike to each role", async () => {
    for (const person of people) {
      const { body } = await send(service, person, ["GET", "/access"]);
      const shown = record(body["collections"]);
      const { config } = service.payload;
      const closed = config.collections.filter(({ endpoints }) => endpoints === false);
      for (const [group, collections] of rights.groups) {
        const open = collections.filter((slug) => !closed.some((each) => each.slug === slug));
        // Some documents are for both sites.
        const ofSite = /,\{"audience":\{"in":\["individual"\]\}\}/g;
        const answers = open.map((slug) =>
          JSON.stringify({ ...record(shown[slug]), fields: null, readVersions: null }).replaceAll(
            ofSite,
            "",
          ),
        );
        expect(new Set(answers).size, `${group}: ${person.caller} ${answers.join(" ")}`).toBe(1);
      }
    }
  });
  it("puts collections together whose saves pass the same hooks", () => {
    const { collections } = service.payload.config;
    const names = ["beforeOperation", "beforeChange", "beforeDelete"] as const;
    for (const group of ["content", "texts of the finder"]) {
      const [first, ...others] = (rights.groups.get(group) ?? []).map((slug) =>
        collections.find((each) => each.slug === slug),
      );
      for (const other of others)
        for (const name of names)
          expect(other?.hooks[name].slice(0, 7), `${other?.slug ?? ""} ${name}`).toEqual(
            first?.hooks[name].slice(0, 7),
          );
    }
  });
});
