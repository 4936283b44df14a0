/** Tests of Payload's button that reverts a document to its published version. */
import { randomUUID } from "node:crypto";
import { LOCALES } from "@orlaya/locales";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { record, type Stored } from "../fields/record.ts";
import { startService, type Answer, type TestService } from "../testing/service.ts";

let service: TestService;
let publisher: string;
let offer: string;
beforeAll(async () => {
  service = await startService();
  publisher = await service.user("publisher", {
    edit_locales: LOCALES,
    edit_audiences: ["individual", "corporate"],
  });
  const key = { key: "abroad", uid: "abroad", title: "Abroad" };
  offer = (await service.create("offer", { ...key, ...PLACE })).id;
});
afterAll(async () => {
  await service.stop();
});

const PLACE = { locale: "en", audience: "individual" } as const;
const PREMIUMS = "Age\tArea\tExcess\tOne\n0-17\tworld\t0\t60\n18-64\tworld\t0\t96";
/** Fields of a complete document of each family, and a change of them. */
const FAMILIES: Readonly<Record<string, readonly [fields: Stored, change: Stored]>> = {
  // Without a heading and a description: a check refuses its publication today.
  page_landing: [
    { title: "Page", purpose: "normal", slices: [], seo: { description: "" } },
    { title: "Other page" },
  ],
  page_generic: [{ title: "Terms", page_type: "legal" }, { title: "Other terms" }],
  page_article: [{ title: "News", published_on: "2026-11-22" }, { title: "Other news" }],
  page_faq: [{ title: "A question?" }, { title: "Another question?" }],
  offer: [{ title: "Plans", key: "plans" }, { title: "Other plans" }],
  product_page: [
    {
      ...{ title: "Plan", starting_price: 96, currency: "EUR", price_frequency: "month" },
      ...{ premiums: PREMIUMS, premiums_date: "2026-11-01", legal_reference: "1 May 2026" },
    },
    { starting_price: 97 },
  ],
  module_card: [{ card_title: "Card" }, { card_title: "Other card" }],
  cover_types: [{ title: "Need", key: "need" }, { title: "Other need" }],
  clause: [{ title: "Cancelling", uid: "cancel.plan", text: "At any time." }, { text: "Never." }],
};

const send = (method: string, path: string, body?: Stored): Promise<Answer> =>
  service.request(method, `/api/${path}`, { as: publisher, ...(body ? { body } : {}) });

/** Does what Payload's button does: reads the published version, and sends it back. */
async function revert(collection: string, id: string): Promise<Answer> {
  const path = `${collection}/${id}?locale=en&fallback-locale=null&depth=0`;
  return send("PATCH", path, (await send("GET", path)).body);
}
const readNewest = (collection: string, id: string): Promise<Answer> =>
  send("GET", `${collection}/${id}?draft=true&depth=0`);

describe("reverting to the published version", () => {
  it.each(Object.entries(FAMILIES))(
    "takes a draft of %s back, also when a check would block it now",
    async (collection, [fields, change]) => {
      const own = { ...PLACE, uid: `u${randomUUID().slice(0, 8)}`, ...fields };
      const { id } = await service.create(
        collection,
        collection === "product_page" ? { ...own, offer } : own,
      );
      const form = (await readNewest(collection, id)).body;
      const path = `${collection}/${id}?draft=true&autosave=true&depth=0`;
      const saved = await send("PATCH", path, { ...form, ...change, _status: "draft" });
      expect(saved.status, saved.text).toBe(200);
      expect((await readNewest(collection, id)).body).toMatchObject(change);

      const answer = await revert(collection, id);

      expect(answer.status, answer.text).toBe(200);
      const before = Object.fromEntries(Object.keys(change).map((name) => [name, form[name]]));
      expect(record(answer.body["doc"])).toMatchObject({ ...before, _status: "published" });
      expect((await readNewest(collection, id)).body).toMatchObject(before);
    },
  );

  it("answers the published version without a base, in every collection with drafts", async () => {
    const admin = await service.user("admin");
    const slugs = service.payload.config.collections
      .filter(({ versions, fields }) => {
        const names = fields.map((field) => ("name" in field ? field.name : ""));
        return Boolean(record(versions)["drafts"]) && names.includes("base");
      })
      .map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(20);
    for (const slug of slugs) {
      const { id } = await service.create(slug, { locale: "en" }, { draft: true });
      const path = `/api/${slug}/${id}?depth=0`;
      const published = await service.request("GET", path, { as: admin });
      const newest = await service.request("GET", `${path}&draft=true`, { as: admin });
      expect(["base" in published.body, "base" in newest.body], slug).toEqual([false, true]);
    }
  });
});

describe("the comparison of two versions", () => {
  it("shows no base, in every collection", async () => {
    for (const { slug, versions, flattenedFields } of service.payload.config.collections) {
      const field = flattenedFields.find(({ name }) => name === "base");
      if (!field || !versions) continue;
      expect(record(field.admin)["components"], slug).toHaveProperty("Diff");
    }
    const admin = await service.user("admin");
    const { id } = await service.create("page_landing", { locale: "en" }, { draft: true });
    const where = { parent: { equals: id } };
    const { docs } = await service.payload.findVersions({ collection: "page_landing", where });
    const path = `/api/page_landing/versions/${String(docs[0]?.id)}?depth=0`;
    const { status, body } = await service.request("GET", path, { as: admin });
    expect(status).toBe(200);
    expect(body["version"]).toMatchObject({ locale: "en" });
    expect(body["version"]).not.toHaveProperty("base");
  });
});
