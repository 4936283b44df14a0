/** The review of a document on the real service, from the request to the publication. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readString, record, type Stored } from "../fields/record.ts";
import { messageOf } from "../testing/facts.ts";
import { openMailbox } from "../testing/mailbox.ts";
import { startService, type Answer, type TestService } from "../testing/service.ts";
import type * as Posting from "../leads/post.ts";
import type * as Notices from "../notices/send-notices.ts";
import type * as Lists from "./lists.ts";
import type { ShownChanges, ShownPanel } from "./shapes.ts";
import type * as SecondPerson from "./second-person.ts";

let service: TestService;
let posting: typeof Posting;
let notices: typeof Notices;
let lists: typeof Lists;
let secondPerson: typeof SecondPerson;
const BOTH = { edit_audiences: ["individual", "corporate"] };
const PEOPLE = {
  admin: ["admin", {}],
  editor: ["editor", { edit_locales: ["es"], ...BOTH }],
  publisher: ["publisher", { edit_locales: ["de", "es"], ...BOTH }],
  compliance: ["compliance", { edit_locales: ["fr", "es"], ...BOTH }],
  french: ["compliance", { edit_locales: ["fr"], ...BOTH }],
  auditor: ["auditor", {}],
  site: ["site", {}],
} as const;
type Person = keyof typeof PEOPLE;
const keys = {} as Record<Person, string>;
const mailOf = (person: Person): string => `${person}@orlaya.example`;

function ask(method: string, path: string, as: Person, body?: Stored): Promise<Answer> {
  return service.request(method, `/api${path}`, { as: keys[as], ...(body ? { body } : {}) });
}
async function setMode(mode: string, families?: readonly string[]): Promise<void> {
  const data = { second_person: mode, ...(families ? { families } : {}) };
  const answer = await ask("POST", "/globals/publishing_settings", "admin", data);
  expect(answer.status, answer.text).toBe(200);
}

beforeAll(async () => {
  service = await startService();
  [posting, notices, lists, secondPerson] = await Promise.all([
    import("../leads/post.ts"),
    import("../notices/send-notices.ts"),
    import("./lists.ts"),
    import("./second-person.ts"),
  ]);
  for (const [name, [role, limits]] of Object.entries(PEOPLE)) {
    const person = name as Person;
    keys[person] = await service.user(role, { ...limits, email: mailOf(person) });
  }
});
afterAll(async () => {
  await service.stop();
});

const COLLECTION = "offer";
type Document = Stored & { readonly id: string };
/** Creates a published Spanish offer, of the family of plans. */
async function createOffer(): Promise<Document> {
  const key = `offer-${randomUUID().slice(0, 8)}`;
  const data = { key, uid: key, title: "Viaje", locale: "es", audience: "individual" };
  return service.create(COLLECTION, data);
}
const save = (id: string, data: Stored, as: Person = "editor"): Promise<Answer> =>
  ask("PATCH", `/${COLLECTION}/${id}?draft=true&depth=0`, as, { ...data, _status: "draft" });
const publish = (id: string, as: Person = "publisher"): Promise<Answer> =>
  ask("PATCH", `/${COLLECTION}/${id}?depth=1`, as, { _status: "published" });
const act = (id: string, action: string, as: Person, body: Stored = {}): Promise<Answer> =>
  ask("POST", `/review/${COLLECTION}/${id}/${action}`, as, body);
async function show(id: string, as: Person = "compliance"): Promise<ShownPanel> {
  const answer = await ask("GET", `/review/${COLLECTION}/${id}`, as);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as ShownPanel;
}
async function approve(id: string, as: Person = "compliance"): Promise<Answer> {
  return act(id, "approve", as, { fingerprint: (await show(id)).fingerprint });
}
async function indexed(id: string): Promise<unknown> {
  const where = { document: { equals: id } };
  const row = await service.payload.db.findOne<Document>({ collection: "document_index", where });
  return row?.["state"];
}
async function readLive(id: string): Promise<unknown> {
  const row = await service.payload.findByID({ collection: COLLECTION, id, depth: 0 });
  return record(row)["title"];
}
/** Creates an offer with a change for which the editor asked a review. */
async function createAsked(title = "Viaje largo"): Promise<string> {
  const { id } = await createOffer();
  expect((await save(id, { title })).status).toBe(200);
  const answer = await act(id, "ask", "editor", { note: "El nombre nuevo" });
  expect(answer.status, answer.text).toBe(200);
  return id;
}

describe("the life of a review", () => {
  beforeEach(() => setMode("always"));

  it("leads from the draft to the publication, and keeps who did what", async () => {
    const id = await createAsked();
    expect(await indexed(id)).toBe("review");
    expect(await show(id)).toMatchObject({
      state: "review",
      isNeeded: true,
      actions: ["approve", "return"],
      review: { state: "open", askedBy: mailOf("editor"), note: "El nombre nuevo" },
    });
    expect((await act(id, "return", "compliance")).status, "a reason is required").toBe(400);
    expect((await act(id, "return", "compliance", { note: "Más corto" })).status).toBe(200);
    expect(await indexed(id)).toBe("changed");
    expect(await show(id, "editor")).toMatchObject({
      actions: ["ask"],
      review: { state: "returned", reason: "Más corto" },
    });
    await save(id, { title: "Viaje 2" });
    expect((await act(id, "ask", "editor")).status).toBe(200);
    expect((await approve(id)).status).toBe(200);
    expect(await indexed(id)).toBe("approved");
    const published = await publish(id);
    expect(published.status, published.text).toBe(200);
    expect([await indexed(id), await readLive(id)]).toEqual(["published", "Viaje 2"]);

    const { docs } = await service.payload.db.find<Document>({
      collection: "reviews",
      where: { document: { equals: id } },
      sort: "asked_at",
    });
    expect(docs).toMatchObject([
      { state: "done", decision: "returned", decided_by: mailOf("compliance") },
      {
        ...{ state: "done", decision: "approved", asked_by: mailOf("editor") },
        ...{ decided_by: mailOf("compliance"), published_by: mailOf("publisher") },
        published_fingerprint: docs[1]?.["fingerprint"],
      },
    ]);
    const log = await service.payload.db.find<Document>({
      collection: "audit_log",
      where: { document: { equals: id } },
      sort: "at",
    });
    expect(
      log.docs.map(({ action, person }) => `${readString(action)} ${readString(person)}`),
    ).toEqual([
      "publish ",
      `ask for review ${mailOf("editor")}`,
      `send back ${mailOf("compliance")}`,
      `ask for review ${mailOf("editor")}`,
      `approve ${mailOf("compliance")}`,
      `publish ${mailOf("publisher")}`,
    ]);
  });

  it("publishes nothing that was not approved as it is", async () => {
    const { id } = await createOffer();
    await save(id, { title: "Uno" });
    const before = await publish(id);
    expect([before.status, messageOf(before)]).toEqual([
      409,
      expect.stringContaining("second person"),
    ]);
    await act(id, "ask", "editor");
    expect(messageOf(await publish(id))).toContain(mailOf("editor"));
    expect((await approve(id)).status).toBe(200);
    await save(id, { title: "Dos" });
    expect(await indexed(id)).toBe("changed");
    expect((await show(id)).review).toMatchObject({
      state: "approved",
      changedBy: mailOf("editor"),
    });
    expect(messageOf(await publish(id))).toContain(mailOf("compliance"));
    const other = { _status: "published", title: "Tres" };
    expect((await ask("PATCH", `/${COLLECTION}/${id}`, "publisher", other)).status).toBe(409);
    expect(await readLive(id)).toBe("Viaje");
    await save(id, { title: "Uno" });
    expect(await indexed(id), "the approved content again").toBe("approved");
    expect((await publish(id)).status).toBe(200);
    const created = {
      ...{ key: "new", uid: "new", title: "New" },
      locale: "es",
      audience: "individual",
    };
    const direct = await ask("POST", `/${COLLECTION}`, "admin", {
      ...created,
      _status: "published",
    });
    expect(direct.status).toBe(409);
  });

  it("is approved neither by who asked nor by who changed it, also between autosaves", async () => {
    const { id } = await createOffer();
    const autosave = `/${COLLECTION}/${id}?draft=true&autosave=true`;
    for (const [title, as] of [
      ["A", "publisher"],
      ["B", "editor"],
    ] as const)
      await ask("PATCH", autosave, as, { title, _status: "draft" });
    await act(id, "ask", "admin");
    for (const person of ["publisher", "admin"] as const) {
      expect((await approve(id, person)).status, person).toBe(403);
      expect(await show(id, person)).toMatchObject({ refusal: expect.any(String) as string });
    }
    expect((await approve(id)).status).toBe(200);
    expect((await publish(id)).status).toBe(200);
    expect((await save(id, { title: "C" }, "publisher")).status).toBe(200);
    await act(id, "ask", "editor");
    expect((await approve(id, "admin")).status, "its changes are live").toBe(200);
  });

  it("does not count when the approver changes the document later", async () => {
    const { id } = await createOffer();
    await save(id, { title: "Uno" });
    await act(id, "ask", "editor");
    expect((await approve(id, "publisher")).status).toBe(200);
    await save(id, { title: "Dos" }, "publisher");
    await save(id, { title: "Uno" }, "editor");
    expect(messageOf(await publish(id))).toContain(mailOf("publisher"));
  });

  it("refuses an approval of content that changed meanwhile, in whatever order they arrive", async () => {
    const id = await createAsked();
    const { fingerprint } = await show(id);
    const [saved, approved] = await Promise.all([
      save(id, { title: "Otro" }),
      act(id, "approve", "compliance", { fingerprint }),
    ]);
    expect(saved.status).toBe(200);
    if (approved.status === 200) expect(await indexed(id)).toBe("changed");
    else expect([approved.status, await indexed(id)]).toEqual([409, "review"]);
    expect((await publish(id)).status).toBe(409);
    const late = await act(id, "approve", "compliance", { fingerprint });
    expect(late.status).toBe(409);
  });

  it("needs no second person to take down, to go back and to delete", async () => {
    const id = await createAsked("Nuevo");
    await approve(id);
    await publish(id);
    const back = await ask("PATCH", `/${COLLECTION}/${id}`, "publisher", {
      ...{ title: "Viaje", _status: "published" },
    });
    expect([back.status, await readLive(id)], back.text).toEqual([200, "Viaje"]);
    const down = await ask("PATCH", `/${COLLECTION}/${id}`, "publisher", { _status: "draft" });
    expect(down.status, down.text).toBe(200);
    expect((await ask("DELETE", `/${COLLECTION}/${id}`, "publisher")).status).toBe(200);
  });

  it("is checked when a publication is planned, and again at its time", async () => {
    const { planPublication } = await import("../plans/plan.ts");
    const { createLocalReq } = await import("payload");
    const id = await createAsked("Planificado");
    const { docs } = await service.payload.find({
      collection: "users",
      where: { email: { equals: mailOf("publisher") } },
    });
    const user = { ...docs[0], collection: "users" };
    const req = await createLocalReq({ user: user as never }, service.payload);
    const date = new Date(Date.now() + 1500);
    const order = { req, type: "publish", date, doc: { relationTo: COLLECTION, value: id } };
    expect(await planPublication(order)).toMatchObject({
      error: expect.stringContaining(mailOf("editor")) as string,
    });
    await approve(id);
    expect(await planPublication(order)).toHaveProperty("message");
    await save(id, { title: "Cambiado" });
    await new Promise((resolve) => {
      setTimeout(resolve, 1600);
    });
    const headers = { authorization: `Bearer ${process.env["JOBS_SECRET"] ?? ""}` };
    await service.request("POST", "/api/run-jobs", { headers });
    const failed = await service.payload.db.find<Document>({
      collection: "payload-jobs",
      where: { hasError: { equals: true } },
    });
    expect(JSON.stringify(failed.docs)).toContain(mailOf("compliance"));
    expect(await readLive(id)).toBe("Viaje");
  });

  it("stores facts of all languages as drafts", async () => {
    const { id } = await createOffer();
    await save(id, { card: { card_title: "Viaje" } });
    const facts = await ask("GET", `/facts/${COLLECTION}/${id}`, "admin");
    expect(facts.body).toMatchObject({ canPublish: false, canDraft: true });
    const order = { mode: "publish", expected: facts.body["expected"] };
    expect((await ask("POST", `/facts/${COLLECTION}/${id}`, "admin", order)).status).toBe(403);
  });
});

describe("settings", () => {
  it("never: nothing has to be approved, own work may be", async () => {
    await setMode("never");
    const { id } = await createOffer();
    await save(id, { title: "Uno" }, "publisher");
    expect(await show(id)).toMatchObject({ isNeeded: false });
    await act(id, "ask", "publisher");
    expect((await approve(id, "publisher")).status).toBe(200);
    expect((await publish(id)).status).toBe(200);
  });
  it("auto: on a public address, with two people who may approve the language and the site", async () => {
    await setMode("auto");
    const live = { locale: "fr", audience: "individual" };
    const needs = (locale: string) =>
      secondPerson.needsApproval(service.payload, COLLECTION, { ...live, locale }, null);
    expect(await needs("es")).toBe(false);
    const { env } = await import("../env.ts");
    const { cmsUrl } = env;
    Object.assign(env, { cmsUrl: "https://content.example.com" });
    try {
      expect([await needs("es"), await needs("nl")]).toEqual([true, false]);
      expect(await needs("fr")).toBe(true);
    } finally {
      Object.assign(env, { cmsUrl });
    }
  });
  it("concern only the families that they name", async () => {
    await setMode("always", ["prices"]);
    const { id } = await createOffer();
    await save(id, { title: "Uno" });
    expect((await publish(id)).status).toBe(200);
    await save(id, {
      card: { starting_price: 12, price_frequency: "month", legal_reference: "Mayo" },
    });
    expect((await publish(id)).status).toBe(409);
    await setMode("always", ["plans", "prices", "legal", "releases"]);
  });
});

describe("rights", () => {
  it.each([
    ["editor", "approve", 403],
    ["editor", "return", 403],
    ["french", "approve", 403],
    ["french", "comment", 403],
    ["auditor", "comment", 403],
    ["auditor", "withdraw", 403],
    ["compliance", "withdraw", 403],
    ["site", "approve", 403],
    ["editor", "ask", 409],
    ["editor", "withdraw", 200],
    ["publisher", "approve", 200],
  ] as const)("%s: %s gets %i", async (person, action, status) => {
    await setMode("always");
    const id = await createAsked();
    const { fingerprint } = await show(id);
    const body = { fingerprint, note: "Texto", path: "title", text: "Texto" };
    expect((await act(id, action, person, body)).status).toBe(status);
  });
  it("anonymous callers read and do nothing, and nobody writes the records", async () => {
    const id = await createAsked();
    for (const path of ["", "/changes"])
      expect((await service.request("GET", `/api/review/${COLLECTION}/${id}${path}`)).status).toBe(
        401,
      );
    for (const collection of ["reviews", "review_comments", "notices"]) {
      expect((await ask("POST", `/${collection}`, "admin", {})).status, collection).toBe(403);
      expect((await service.request("GET", `/api/${collection}`)).status, collection).toBe(403);
    }
  });
  it("a person is asked who may approve, and appears first on the start page of that person", async () => {
    const { id } = await createOffer();
    await save(id, { title: "Uno" });
    expect((await act(id, "ask", "editor", { to: mailOf("french") })).status).toBe(400);
    expect((await act(id, "ask", "editor", { to: mailOf("compliance") })).status).toBe(200);
    const { readActor } = await import("../access/roles.ts");
    const actor = async (person: Person) => {
      const where = { email: { equals: mailOf(person) } };
      const found = readActor(await service.payload.db.findOne({ collection: "users", where }));
      if (!found) throw new Error(`no account ${person}`);
      return found;
    };
    const waiting = await lists.listForApproval(service.payload, await actor("compliance"));
    expect(waiting[0]).toMatchObject({
      document: { id, state: "review" },
      askedBy: mailOf("editor"),
    });
    expect(await lists.listForApproval(service.payload, await actor("french"))).toEqual([]);
    await act(id, "return", "compliance", { note: "Falta algo" });
    const sent = await lists.listSentBack(service.payload, await actor("editor"));
    expect(sent.at(-1)).toMatchObject({ document: { id }, reason: "Falta algo" });
    await act(id, "ask", "editor");
    await approve(id);
    const ready = await lists.listApproved(service.payload, await actor("publisher"));
    expect(ready.map(({ document }) => document.id)).toContain(id);
  });
});

describe("comments and changes", () => {
  it("stand at their field also after its row moved, until they are resolved", async () => {
    const { id } = await service.create("page_landing", {
      ...{ title: "Página", uid: `p-${randomUUID().slice(0, 8)}`, purpose: "normal" },
      ...{ locale: "es", audience: "individual" },
      slices: [
        { blockType: "page_head", title: "Uno" },
        { blockType: "page_head", title: "Dos" },
      ],
    });
    const read = async () =>
      (await ask("GET", `/page_landing/${id}?draft=true&depth=0`, "editor")).body[
        "slices"
      ] as Document[];
    const [first, second] = await read();
    const path = `slices.${second?.id ?? ""}.title`;
    const url = `/review/page_landing/${id}`;
    expect(
      (await ask("POST", `${url}/comment`, "compliance", { path: "slices.x.title", text: "A" }))
        .status,
    ).toBe(400);
    const written = await ask("POST", `${url}/comment`, "compliance", { path, text: "¿Seguro?" });
    expect(written.body["threads"]).toMatchObject([
      { path, exists: true, place: "Page heading 2 › Title", comments: [{ text: "¿Seguro?" }] },
    ]);
    await ask("PATCH", `/page_landing/${id}?draft=true`, "editor", { slices: [second, first] });
    const panel = await ask("GET", url, "editor");
    expect(panel.body["threads"]).toMatchObject([{ place: "Page heading 1 › Title" }]);
    const changes = (await ask("GET", `${url}/changes`, "editor")).body as unknown as ShownChanges;
    expect(changes).toMatchObject({ isLive: true, changes: [{ path: "slices" }] });
    expect((await ask("POST", `${url}/resolve`, "editor", { path })).body["threads"]).toEqual([]);
    expect((await ask("POST", `${url}/resolve`, "editor", { path })).status).toBe(404);
  });
  it("lists texts and facts that change, as people read them", async () => {
    const { id } = await createOffer();
    const price = { starting_price: 12.5, price_frequency: "month", legal_reference: "Mayo" };
    await save(id, { title: "Viaje largo", card: price });
    const answer = await ask("GET", `/review/${COLLECTION}/${id}/changes`, "compliance");
    const { changes, fingerprint } = answer.body as unknown as ShownChanges;
    expect(changes.map(({ before, after }) => [before, after])).toEqual(
      expect.arrayContaining([
        ["Viaje", "Viaje largo"],
        ["", "12.5"],
        ["", "Month"],
        ["", "Mayo"],
      ]),
    );
    expect(changes).toHaveLength(4);
    expect(fingerprint).toBe((await show(id)).fingerprint);
  });
});

describe("mail", () => {
  const MINUTE = 60_000;
  async function clear(): Promise<void> {
    await notices.waitForNotices();
    await service.payload.db.deleteMany({ collection: "notices", where: {} });
  }
  it("waits while the mail server is down, and is then sent in the language of its reader", async () => {
    await setMode("always");
    const mailbox = await openMailbox();
    const url = `smtp://127.0.0.1:${mailbox.port}`;
    const post = posting.createPost({
      dataDir: service.dataDir,
      mail: { smtpUrl: url, from: "Orlaya <no-reply@orlaya.example>" } as never,
    });
    const send = (minutes: number) =>
      notices.sendDueNotices(service.payload, { post, now: () => Date.now() + minutes * MINUTE });
    await clear();
    const id = await createAsked();
    await notices.waitForNotices();
    await service.payload.db.updateMany({
      collection: "notices",
      where: {},
      data: { mail_state: "queued", attempts: 0, next_try: new Date().toISOString() },
    });
    mailbox.refuse = () => true;
    expect(await send(0)).toEqual({ sent: 0, failed: 3 });
    mailbox.refuse = () => false;
    expect(await send(2)).toEqual({ sent: 3, failed: 0 });
    expect(mailbox.received.map(({ to }) => to).toSorted()).toEqual(
      (["admin", "compliance", "publisher"] as const).map(mailOf),
    );
    const subjects = mailbox.received.map(
      ({ headers }) => /^Content-Language: (.+)$/im.exec(headers)?.[1],
    );
    expect(subjects.toSorted()).toEqual(["en", "es", "fr"].toSorted());

    await clear();
    for (const text of ["Uno", "Dos"])
      await act(id, "comment", "compliance", { path: "title", text });
    await notices.waitForNotices();
    expect(await send(1), "comments are gathered").toEqual({ sent: 0, failed: 0 });
    expect(await send(11)).toEqual({ sent: 1, failed: 0 });
    expect(mailbox.received.at(-1)).toMatchObject({ to: mailOf("editor") });
    expect(mailbox.received.at(-1)?.raw).toMatch(/Uno[\s\S]*Dos/);
    await notices.deleteOldNotices(service.payload, Date.now() + 29 * 24 * 60 * MINUTE);
    expect((await service.payload.count({ collection: "notices" })).totalDocs).toBe(1);
    await notices.deleteOldNotices(service.payload, Date.now() + 31 * 24 * 60 * MINUTE);
    expect((await service.payload.count({ collection: "notices" })).totalDocs).toBe(0);
    await mailbox.close();
  });
});
