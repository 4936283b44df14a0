/** Tests of the refusal of publications and of the endpoint of the checklist, with the real service. */
import { getAdminMessages } from "@orlaya/messages/admin";
import { createLocalReq, getLocalI18n } from "payload";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stored } from "../fields/record.ts";
import { complete } from "../testing/complete.ts";
import {
  createPlans,
  messageOf,
  order,
  readAll,
  readState,
  save,
  startFacts,
  writePrice,
} from "../testing/facts.ts";
import type { Answer, TestService } from "../testing/service.ts";
import type { ShownChecklist } from "./shapes.ts";

const german = { edit_locales: ["de"], edit_audiences: ["individual"] };
const say = getAdminMessages("de");
let service: TestService;
let publisher: string;
beforeAll(async () => {
  service = await startFacts();
  publisher = await service.user("publisher", { ...german, email: "petra@example.com" });
});
afterAll(async () => {
  await service.stop();
});

let count = 0;
function createPage(more: Stored = {}, draft = true): Promise<Stored & { readonly id: string }> {
  count += 1;
  const page = { title: `Seite ${count}`, uid: `seite-${count}`, purpose: "normal" };
  const data = { ...page, locale: "de", audience: "individual", ...more };
  return service.create("page_landing", data, { draft });
}
function linkTo(value: string): Stored {
  return {
    blockType: "page_head",
    title: "Kopf",
    primary: { label: "Lesen", kind: "document", document: { relationTo: "page_landing", value } },
  };
}
function patch(collection: string, id: string, body: Stored, as = publisher): Promise<Answer> {
  const headers = { "accept-language": "de" };
  return service.request("PATCH", `/api/${collection}/${id}`, { as, body, headers });
}
const publish = (id: string, collection = "page_landing"): Promise<Answer> =>
  patch(collection, id, { _status: "published" });
/** Returns path → message of a refusal. */
function errorsOf({ body }: Answer): Readonly<Record<string, string>> {
  const [error] = body["errors"] as readonly {
    data: { errors: { path: string; message: string }[] };
  }[];
  return Object.fromEntries((error?.data.errors ?? []).map(({ path, message }) => [path, message]));
}
async function list(collection: string, id: string, as = publisher): Promise<ShownChecklist> {
  const path = `/api/checklist/${collection}/${id}`;
  const headers = { "accept-language": "de" };
  const { body, status, text } = await service.request("GET", path, { as, headers });
  expect(status, text).toBe(200);
  return body as unknown as ShownChecklist;
}
async function statusOf(id: string): Promise<unknown> {
  const page = await service.payload.findByID({ collection: "page_landing", id, depth: 0 });
  return (page as unknown as Stored)["_status"];
}

describe("a publication", () => {
  it("is refused with all findings, each with its field, in the language of the person", async () => {
    const draft = await createPage();
    const page = await createPage({
      title: null,
      slices: [linkTo(draft.id)],
      seo: { description: null },
    });
    const answer = await publish(page.id);
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toEqual({
      title: say("checklist.required"),
      "seo.description": say("checklist.description"),
      "slices.0.primary.document": say("checklist.linkDraft", { title: String(draft["title"]) }),
    });
    expect(await statusOf(page.id)).toBe("draft");
    expect((await list("page_landing", page.id)).blocking).toBe(3);
    expect((await publish(draft.id)).status).toBe(200);
    const mended = { title: "Titel", seo: { description: "x".repeat(90) }, _status: "published" };
    const done = await patch("page_landing", page.id, mended);
    expect(done.status, done.text).toBe(200);
    expect(await list("page_landing", page.id)).toEqual({ blocking: 0, warnings: 0, findings: [] });
  });
  it("of a new document is checked too, and that of the service itself is not", async () => {
    const body = {
      title: "Neu",
      uid: "neu",
      purpose: "normal",
      locale: "de",
      _status: "published",
    };
    const post = (data: Stored) =>
      service.request("POST", "/api/page_landing", { as: publisher, body: data });
    expect((await post(body)).status).toBe(400);
    expect((await post(complete("page_landing", body))).status).toBe(201);
    const page = await createPage({ seo: { description: null } }, false);
    expect(await statusOf(page.id)).toBe("published");
  });
  it("at a planned hour fails when a link has lost its page meanwhile, and says why", async () => {
    const { planPublication } = await import("../plans/plan.ts");
    const { listFailedPlans } = await import("../plans/failed.ts");
    const target = await createPage({}, false);
    const page = await createPage({ slices: [linkTo(target.id)] });
    const { docs } = await service.payload.find({
      collection: "users",
      where: { email: { equals: "petra@example.com" } },
    });
    const user = { ...docs[0], collection: "users" } as never;
    const i18n = await getLocalI18n({ config: service.payload.config, language: "de" });
    const planned = await planPublication({
      req: await createLocalReq({ user, req: { i18n } }, service.payload),
      ...{ type: "publish", date: new Date(Date.now() + 3_600_000), timezone: "Europe/Berlin" },
      doc: { relationTo: "page_landing", value: page.id },
    });
    expect(planned).toHaveProperty("message");
    expect((await patch("page_landing", target.id, { _status: "draft" })).status).toBe(200);
    const job = (await service.payload.db.findOne({ collection: "payload-jobs" })) as Stored;
    await service.payload.db.updateOne({
      collection: "payload-jobs",
      id: String(job["id"]),
      data: { waitUntil: new Date(Date.now() - 1000).toISOString() },
    });
    const headers = { authorization: `Bearer ${process.env["JOBS_SECRET"] ?? ""}` };
    const { body } = await service.request("POST", "/api/run-jobs", { headers });
    expect(body["result"]).toBe("0 of 1 done");
    expect(await statusOf(page.id)).toBe("draft");
    const [failed] = await listFailedPlans(service.payload, user);
    expect(failed?.reason.detail).toContain(
      say("checklist.linkDraft", { title: String(target["title"]) }),
    );
  });
});

describe("a plan", () => {
  it("whose price is not whole goes live in no language", async () => {
    const plans = await createPlans();
    await save(plans.en, { starting_price: 0 });
    const before = await readState();
    const answer = await order(plans.en);
    expect([answer.status, messageOf(answer)]).toEqual([
      400,
      expect.stringContaining(getAdminMessages("en")("checklist.amount")),
    ]);
    expect(await readState()).toBe(before);
    await save(plans.en, { starting_price: 41 });
    expect((await order(plans.en)).status).toBe(200);
    expect(await readAll(plans, "starting_price")).toEqual([41, 41, 41, 41, 41]);
  });
  it("with another price than in the other languages is listed in each", async () => {
    const plans = await createPlans();
    const changed = { starting_price: 55, legal_reference: writePrice("de", "Juni") };
    expect(
      (await patch("product_page", plans.de, { ...changed, _status: "published" })).status,
    ).toBe(200);
    const { findings } = await list("product_page", plans.de);
    expect(findings.map(({ check, path }) => [check, path])).toContainEqual([
      "other-price",
      "starting_price",
    ]);
    expect(findings.find(({ check }) => check === "other-price")?.sentence).toContain("English");
  });
  it("that is overdue is published only with a new day", async () => {
    const plans = await createPlans();
    await save(plans.de, { review_by: "2020-01-01T12:00:00.000Z", tag: "Neu" });
    const answer = await publish(plans.de, "product_page");
    expect([answer.status, errorsOf(answer)]).toEqual([
      400,
      { review_by: say("checklist.reviewOverdue") },
    ]);
    const renewed = { review_by: "2099-01-01T12:00:00.000Z", _status: "published" };
    expect((await patch("product_page", plans.de, renewed)).status).toBe(200);
  });
});

describe("the list", () => {
  it("names other live pages with the same title and description", async () => {
    const seo = { title: "Gleich", description: "y".repeat(90) };
    const first = await createPage({ seo }, false);
    const second = await createPage({ seo });
    const { findings } = await list("page_landing", second.id);
    expect(findings.map(({ check }) => check)).toEqual(["title-twice", "description-twice"]);
    expect(findings[0]?.sentence).toContain(String(first["title"]));
    expect((await list("page_landing", first.id)).findings).toEqual([]);
  });
  it("says which sample data blocks a real site", async () => {
    const lead = "Risikoträger ist [Versicherer 1, Beispiel].";
    const page = await createPage({ slices: [{ blockType: "page_head", title: "Kopf", lead }] });
    expect(await list("page_landing", page.id)).toMatchObject({ blocking: 0, warnings: 1 });
    const setReal = (isReal: boolean) =>
      service.payload.updateGlobal({ slug: "publishing_settings", data: { is_real: isReal } });
    await setReal(true);
    expect(await list("page_landing", page.id)).toMatchObject({ blocking: 1, warnings: 0 });
    expect((await publish(page.id)).status).toBe(400);
    await setReal(false);
    expect((await publish(page.id)).status).toBe(200);
  });
  it("is for staff only, and only of documents", async () => {
    const page = await createPage();
    const at = `/api/checklist/page_landing/${page.id}`;
    expect((await service.request("GET", at)).status).toBe(401);
    const site = await service.user("site");
    expect((await service.request("GET", at, { as: site })).status).toBe(403);
    for (const path of ["users/x", "page_landing/x", "nothing/x"])
      expect(
        (await service.request("GET", `/api/checklist/${path}`, { as: publisher })).status,
      ).toBe(404);
    const translator = await service.user("translator", german);
    expect((await list("page_landing", page.id, translator)).blocking).toBe(0);
  });
});

describe("a bulk action", () => {
  it("on more than 50 documents is for administrators, and says so", async () => {
    for (let page = 0; page < 51; page += 1) await createPage({ breadcrumb_title: "Viele" });
    const path = "/api/page_landing?where[breadcrumb_title][equals]=Viele&draft=true&depth=0";
    function send(as: string): Promise<Answer> {
      return service.request("PATCH", path, {
        as,
        body: { title: "Viele" },
        headers: { "accept-language": "de" },
      });
    }
    const refused = await send(publisher);
    expect([refused.status, messageOf(refused)]).toEqual([
      400,
      say("problem.bulk", { count: 51, most: 50 }),
    ]);
    const admin = await service.user("admin");
    const done = await send(admin);
    expect(done.status, done.text).toBe(200);
    expect((done.body["docs"] as unknown[]).length).toBe(51);
  });
});
