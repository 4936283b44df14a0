/** Rights, comments, changes and mails of reviews on the real service. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMailbox } from "../testing/mailbox.ts";
import {
  act,
  approve,
  ask,
  COLLECTION,
  createAsked,
  createOffer,
  mailOf,
  save,
  setMode,
  show,
  startReviews,
  type Document,
  type Person,
} from "../testing/review.ts";
import type { TestService } from "../testing/service.ts";
import type * as Posting from "../leads/post.ts";
import type * as Notices from "../notices/send-notices.ts";
import type * as Lists from "./lists.ts";
import type { ShownChanges } from "./shapes.ts";

let service: TestService;
let posting: typeof Posting;
let notices: typeof Notices;
let lists: typeof Lists;
beforeAll(async () => {
  service = await startReviews();
  [posting, notices, lists] = await Promise.all([
    import("../leads/post.ts"),
    import("../notices/send-notices.ts"),
    import("./lists.ts"),
  ]);
});
afterAll(async () => {
  await service.stop();
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
    async function actor(person: Person) {
      const where = { email: { equals: mailOf(person) } };
      const found = readActor(await service.payload.db.findOne({ collection: "users", where }));
      if (!found) throw new Error(`no account ${person}`);
      return found;
    }
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
    async function read() {
      const { body } = await ask("GET", `/page_landing/${id}?draft=true&depth=0`, "editor");
      return body["slices"] as Document[];
    }
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
    const card = { uid: "card", card_title: "Viaje", locale: "es", audience: "individual" };
    const { id } = await service.create("module_card", card);
    const price = { starting_price: 12.5, price_frequency: "month", legal_reference: "Mayo" };
    await ask("PATCH", `/module_card/${id}?draft=true`, "editor", {
      ...{ ...price, card_title: "Viaje largo", _status: "draft" },
    });
    const url = `/review/module_card/${id}`;
    const answer = await ask("GET", `${url}/changes`, "compliance");
    const { changes, fingerprint } = answer.body as unknown as ShownChanges;
    expect(changes.map(({ place, before, after }) => [place, before, after])).toEqual([
      ["Title", "Viaje", "Viaje largo"],
      ["Price from", "", "12.5"],
      ["Per", "", "Month"],
      ["Legal reference", "", "Mayo"],
    ]);
    expect((await ask("GET", url, "compliance")).body["fingerprint"]).toBe(fingerprint);
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
