/** The review of a document on the real service, from the request to the publication. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readString } from "../fields/record.ts";
import { messageOf } from "../testing/facts.ts";
import {
  act,
  approve,
  ask,
  COLLECTION,
  createAsked,
  createOffer,
  indexed,
  mailOf,
  publish,
  readLive,
  save,
  setMode,
  show,
  startReviews,
  type Document,
} from "../testing/review.ts";
import type { TestService } from "../testing/service.ts";
import type * as SecondPerson from "./second-person.ts";

let service: TestService;
let secondPerson: typeof SecondPerson;
beforeAll(async () => {
  service = await startReviews();
  secondPerson = await import("./second-person.ts");
});
afterAll(async () => {
  await service.stop();
});

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
    const card = { uid: "card", card_title: "Viaje", locale: "es", audience: "individual" };
    const { id: priced } = await service.create("module_card", card);
    function put(data: object) {
      const body = { ...data, _status: "published" };
      return ask("PATCH", `/module_card/${priced}`, "publisher", body);
    }
    expect((await put({ card_title: "Viajes" })).status).toBe(200);
    const price = {
      starting_price: 12,
      price_frequency: "month",
      legal_reference: "Precio del 1 de mayo de 2027",
    };
    expect((await put(price)).status).toBe(409);
    await setMode("always", ["plans", "prices", "legal", "releases"]);
  });
});
