/**
 * Compares the service with the table of rights: collections with drafts. Each cell is a request to
 * the REST interface; its effect is read from the database.
 */
import { randomUUID } from "node:crypto";
import { createLocalReq } from "payload";
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
import { isInScope, readActor } from "./roles.ts";
import { loadRights, type RightsRow } from "./rights-table.ts";

const rights = loadRights();
let service: TestService;
let people: readonly Person[];
beforeAll(async () => {
  service = await startService();
  people = await createCallers(service);
});
afterAll(async () => {
  await service.stop();
});

type Row = Stored & { readonly id: string };
/** One document of each group stands for its collections, which are made by the same factory. */
const SAMPLES: Readonly<
  Record<string, { readonly collection: string; readonly isShared: boolean }>
> = {
  content: { collection: "page_landing", isShared: false },
  "texts of the finder": { collection: "cover_types", isShared: true },
};

interface Case {
  readonly collection: string;
  readonly person: Person;
  readonly place: Place;
  /** The document that is read or changed. */
  readonly id: string;
  /** A title that no other document has. */
  readonly title: string;
}

function build(collection: string, place: Place): Stored {
  const key = `x${randomUUID().slice(0, 8)}`;
  const { locale, audience } = PLACES[place];
  return collection === "cover_types"
    ? { locale, key, title: key }
    : { locale, audience, uid: key, title: key, purpose: "normal" };
}
const createDraft = (collection: string, place: Place): Promise<Row> =>
  service.create(collection, build(collection, place), { draft: true });
const createLive = (collection: string, place: Place): Promise<Row> =>
  service.create(collection, build(collection, place));

const load = (collection: string, id: string): Promise<Row | null> =>
  service.payload.db.findOne<Row>({ collection, where: { id: { equals: id } } });
async function loadNewest(collection: string, id: string): Promise<Stored> {
  const { docs } = await service.payload.db.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: "-updatedAt",
    limit: 1,
  });
  return record(docs[0]?.version);
}
async function count(collection: string): Promise<number> {
  return (await service.payload.db.count({ collection })).totalDocs;
}
/** What visitors and editors see of a document, and how many there are. */
async function readState({ collection, id }: Pick<Case, "collection" | "id">): Promise<string> {
  const [row, newest, all, jobs] = await Promise.all([
    load(collection, id),
    loadNewest(collection, id),
    count(collection),
    count("payload-jobs"),
  ]);
  return JSON.stringify([row, newest["title"], newest["_status"], newest["deletedAt"], all, jobs]);
}

interface Action {
  readonly start: "draft" | "live";
  readonly act: (given: Case) => Promise<Answer | boolean>;
  /** Whether it happened. */
  readonly isDone: (given: Case, answer: Answer | null) => Promise<boolean> | boolean;
}
const at = ({ collection, id }: Case, query = ""): string => `/${collection}/${id}?depth=0${query}`;
const many = ({ collection, id }: Case, query = ""): string =>
  `/${collection}?depth=0&where[id][in]=${id}${query}`;
const patch = (given: Case, path: string, body: Stored): Promise<Answer> =>
  send(service, given.person, ["PATCH", path], { body });
const get = (given: Case, path: string): Promise<Answer> =>
  send(service, given.person, ["GET", path]);
const remove = (given: Case, path: string): Promise<Answer> =>
  send(service, given.person, ["DELETE", path]);

async function hasTitle({ collection, id, title }: Case): Promise<boolean> {
  return (await load(collection, id))?.["title"] === title;
}
const isLive = async ({ collection, id }: Case): Promise<boolean> =>
  (await load(collection, id))?.["_status"] === "published";
const isGone = async ({ collection, id }: Case): Promise<boolean> =>
  (await load(collection, id)) === null;
const isInBin = async ({ collection, id }: Case): Promise<boolean> =>
  Boolean((await load(collection, id))?.["deletedAt"]);
async function isPlanned({ id }: Case): Promise<boolean> {
  const all = { collection: "payload-jobs", limit: 0, pagination: false };
  const { docs } = await service.payload.db.find<Row>(all);
  return docs.some(({ input }) => record(record(input)["doc"])["value"] === id);
}

/** Plans a publication as the drawer of the admin does. REST has no way to plan. */
async function plan({ collection, id, person }: Case): Promise<boolean> {
  const { planPublication } = await import("../plans/plan.ts");
  const user = person.caller === "nobody" ? null : person.account;
  const req = await createLocalReq(user ? { user: user as never } : {}, service.payload);
  const doc = { relationTo: collection, value: id };
  const date = new Date(Date.now() + 3_600_000);
  const answer = await planPublication({ req, type: "publish", date, doc }).catch(() => ({
    error: "",
  }));
  return "message" in answer;
}

/** Makes the document live a second time, and restores the first of both versions. */
async function restore(given: Case): Promise<Answer> {
  const { collection, id, person, title } = given;
  const before = (await load(collection, id))?.["title"];
  const { docs } = await service.payload.db.findVersions({
    collection,
    where: { parent: { equals: id } },
    limit: 1,
  });
  const data = { title: `${title} later` } as never;
  await service.payload.update({ collection: collection as "offer", id, data, depth: 0 });
  const answer = await send(service, person, [
    "POST",
    `/${collection}/versions/${String(docs[0]?.id)}`,
  ]);
  restored.set(id, readString(before));
  return answer;
}
const restored = new Map<string, string>();

/** Whether a document is where the caller may write. */
function isOwn({ account }: Person, document: Stored): boolean {
  const actor = readActor(account);
  return actor !== null && isInScope(actor, document);
}

const ACTIONS: Readonly<Record<string, Action>> = {
  "read what is live": {
    start: "live",
    act: (given) => get(given, at(given)),
    isDone: (_, answer) => typeof answer?.body["title"] === "string",
  },
  "read a draft": {
    start: "draft",
    act: (given) => get(given, at(given, "&draft=true")),
    isDone: (_, answer) => typeof answer?.body["title"] === "string",
  },
  "read versions": {
    start: "draft",
    act: (given) => get(given, `/${given.collection}/versions?where[parent][equals]=${given.id}`),
    isDone: (_, answer) => answer?.body["totalDocs"] === 1,
  },
  "create a draft": {
    start: "draft",
    act: ({ collection, person, place, title }) =>
      send(service, person, ["POST", `/${collection}?draft=true&depth=0`], {
        body: { ...build(collection, place), title, _status: "draft" },
      }),
    isDone: async ({ collection, title }) =>
      (await service.payload.db.findOne({ collection, where: { title: { equals: title } } })) !==
      null,
  },
  "change a draft": {
    start: "draft",
    act: (given) =>
      patch(given, at(given, "&draft=true"), { title: given.title, _status: "draft" }),
    isDone: async ({ collection, id, title }) =>
      (await loadNewest(collection, id))["title"] === title,
  },
  duplicate: {
    start: "draft",
    act: (given) =>
      send(service, given.person, ["POST", `/${given.collection}/${given.id}/duplicate`]),
    isDone: ({ person }, answer) => {
      const copy = record(answer?.body["doc"]);
      return readString(copy["id"]) !== "" && isOwn(person, copy);
    },
  },
  "change in bulk": {
    start: "draft",
    act: (given) => patch(given, many(given, "&draft=true"), { title: given.title }),
    isDone: async ({ collection, id, title }) =>
      (await loadNewest(collection, id))["title"] === title,
  },
  "change what is live": {
    start: "live",
    act: (given) => patch(given, at(given), { title: given.title }),
    isDone: hasTitle,
  },
  publish: {
    start: "draft",
    act: (given) => patch(given, at(given), { title: given.title, _status: "published" }),
    isDone: isLive,
  },
  "publish in bulk": {
    start: "draft",
    act: (given) => patch(given, many(given), { _status: "published" }),
    isDone: isLive,
  },
  unpublish: {
    start: "live",
    act: (given) => patch(given, at(given), { _status: "draft" }),
    isDone: async (given) => !(await isLive(given)),
  },
  "unpublish in bulk": {
    start: "live",
    act: (given) => patch(given, many(given), { _status: "draft" }),
    isDone: async (given) => !(await isLive(given)),
  },
  plan: { start: "draft", act: plan, isDone: isPlanned },
  "restore a live version": {
    start: "live",
    act: restore,
    isDone: async ({ collection, id }) =>
      (await load(collection, id))?.["title"] === restored.get(id),
  },
  "bin a draft": {
    start: "draft",
    act: (given) => patch(given, at(given), { deletedAt: new Date().toISOString() }),
    isDone: isInBin,
  },
  "bin what is live": {
    start: "live",
    act: (given) => patch(given, at(given), { deletedAt: new Date().toISOString() }),
    isDone: isInBin,
  },
  "delete a draft": { start: "draft", act: (given) => remove(given, at(given)), isDone: isGone },
  "delete in bulk": { start: "draft", act: (given) => remove(given, many(given)), isDone: isGone },
  "delete what is live": {
    start: "live",
    act: (given) => remove(given, at(given)),
    isDone: isGone,
  },
};

let counter = 0;
/** The documents that no action has changed yet: one of each state and place. */
const fresh = new Map<string, string>();
async function findDocument(
  collection: string,
  start: Action["start"],
  place: Place,
): Promise<string> {
  const key = [collection, start, place].join();
  const known = fresh.get(key);
  if (known !== undefined) return known;
  const { id } = await (start === "live" ? createLive : createDraft)(collection, place);
  fresh.set(key, id);
  return id;
}

/** Does what a row states as one caller in one place. @returns what differs from the table */
async function check(
  { subject, action, cells }: RightsRow,
  person: Person,
  place: Place,
): Promise<readonly string[]> {
  const sample = SAMPLES[subject];
  const known = ACTIONS[action];
  if (!sample || !known) throw new Error(`no test of ${subject}, ${action}`);
  const { collection } = sample;
  const id = await findDocument(collection, known.start, place);
  const given = { collection, id, person, place, title: `Changed ${(counter += 1)}` };
  const before = await readState(given);
  const answer = await known.act(given);
  const isDone = await known.isDone(given, typeof answer === "object" ? answer : null);
  const isUnchanged = action.startsWith("read") || (await readState(given)) === before;
  if (!isUnchanged || action === "restore a live version")
    fresh.delete([collection, known.start, place].join());
  const cell = cells[person.caller];
  const where = `${subject}, ${action}: ${person.caller} in ${place} (table: ${cell})`;
  const said = typeof answer === "object" ? `${answer.status} ${answer.text.slice(0, 200)}` : "";
  if (isAllowed(cell, place) !== isDone)
    return [`${where} ${isDone ? "was allowed" : "was refused"}: ${said}`];
  if (isDone) return [];
  const isBulk = action.endsWith("in bulk");
  const isRefusal =
    typeof answer === "object" ? isBulk || REFUSALS.includes(answer.status) : !answer;
  const isClean = isUnchanged || action === "restore a live version";
  return isRefusal && isClean ? [] : [`${where} was not refused cleanly: ${said}`];
}

const rows = rights.actions.filter(
  ({ subject, action }) => subject in SAMPLES && action !== "publish what needs approval",
);
describe("documents", () => {
  it.each(rows.map((row) => [row.subject, row.action, row] as const))(
    "%s: %s",
    async (subject, _, row) => {
      const problems: string[] = [];
      for (const person of people)
        for (const place of listPlaces(row.cells[person.caller], ALL_PLACES)) {
          if (SAMPLES[subject]?.isShared && place === "other site") continue;
          problems.push(...(await check(row, person, place)));
        }
      expect(problems).toEqual([]);
    },
    120_000,
  );
});

describe("what needs the approval of another person", () => {
  const find = (caller: string): Person =>
    people.find((each) => each.caller === caller) ?? fail(caller);
  function fail(caller: string): never {
    throw new Error(`no ${caller}`);
  }
  const OFFER = "offer";
  /** Has the newest version approved by compliance, at the request of an editor. */
  async function approve(id: string): Promise<void> {
    const path = `/review/${OFFER}/${id}`;
    const asked = await send(service, find("editor"), ["POST", `${path}/ask`], { body: {} });
    expect(asked.status, asked.text).toBe(200);
    const { body } = await send(service, find("compliance"), ["GET", path]);
    const approval = { body: { fingerprint: body["fingerprint"] } };
    const answer = await send(service, find("compliance"), ["POST", `${path}/approve`], approval);
    expect(answer.status, answer.text).toBe(200);
  }
  it("is published by whom the table names, and then only", async () => {
    const settings = { body: { second_person: "always", families: ["plans"] } };
    const global = ["POST", "/globals/publishing_settings"] as const;
    expect((await send(service, find("admin"), global, settings)).status).toBe(200);
    const row = rights.actions.find(({ action }) => action === "publish what needs approval");
    for (const person of people) {
      const data = { ...PLACES.own, uid: `x${randomUUID()}`, key: `x${randomUUID()}`, title: "A" };
      const { id } = await service.create(OFFER, data, { draft: true });
      const publish = (): Promise<Answer> =>
        send(service, person, ["PATCH", `/${OFFER}/${id}`], { body: { _status: "published" } });
      const isWaiting = row?.cells[person.caller] === "waits";
      const refused = await publish();
      expect(isWaiting ? [409] : [401, 403], `${person.caller} ${refused.text}`).toContain(
        refused.status,
      );
      await approve(id);
      const answer = await publish();
      expect(answer.status === 200, `${person.caller} ${answer.text}`).toBe(isWaiting);
      expect((await load(OFFER, id))?.["_status"]).toBe(isWaiting ? "published" : "draft");
    }
  });
});
