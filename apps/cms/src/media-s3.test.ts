/** Tests of media in object storage instead of the folder. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stored } from "./fields/record.ts";
import { startObjectStore, type ObjectStore } from "./testing/object-store.ts";
import { startService, type Answer, type TestService } from "./testing/service.ts";

let store: ObjectStore;
let service: TestService;
let key: string;
beforeAll(async () => {
  store = await startObjectStore();
  service = await startService({
    S3_BUCKET: "pictures",
    S3_ENDPOINT: store.url,
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  });
  key = await service.user("publisher");
});
afterAll(async () => {
  await service.stop();
  await store.close();
});

function picture(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background: "#3a6b5c" } })
    .jpeg()
    .toBuffer();
}
async function form(
  fields: object = { alt: { en: "a", fr: "a", es: "a", de: "a", nl: "a" } },
): Promise<FormData> {
  const data = new FormData();
  data.set("_payload", JSON.stringify(fields));
  data.set("file", new File([new Uint8Array(await picture())], "dune.jpg", { type: "image/jpeg" }));
  return data;
}
const upload = async (fields?: object): Promise<Answer> =>
  service.request("POST", "/api/media", { as: key, form: await form(fields) });
const keys = (): string[] => [...store.objects.keys()].toSorted();

describe("media in object storage", () => {
  it("is uploaded, listed, shown with its page, read, duplicated, replaced and deleted", async () => {
    const { body, status, text } = await upload();
    expect(status, text).toBe(201);
    const doc = body["doc"] as Stored & { id: string };
    const own = [
      doc["filename"],
      doc["social"],
      ...(doc["renditions"] as { file: string }[]).map(({ file }) => file),
    ].map((name) => `pictures/${String(name)}`);
    expect(keys()).toEqual(own.toSorted());
    expect(store.objects.get(`pictures/${String(doc["social"])}`)?.type).toBe("image/jpeg");
    expect(existsSync(join(service.dataDir, "media"))).toBe(false);

    const list = await service.request("GET", "/api/media", { as: key });
    expect([list.status, (list.body["docs"] as Stored[])[0]?.["id"]]).toEqual([200, doc.id]);
    const page = await service.create("page_article", {
      title: "News",
      uid: "news",
      published_on: "2026-11-22",
      image: doc.id,
    });
    const shown = await service.request("GET", `/api/page_article/${page.id}?depth=1`, { as: key });
    expect([shown.status, (shown.body["image"] as Stored | undefined)?.["social"]]).toEqual([
      200,
      doc["social"],
    ]);
    for (const path of [
      `/api/media/rendition/${String(doc["social"])}`,
      `/api/media/file/${String(doc["filename"])}`,
    ]) {
      const file = await service.request("GET", path, { as: key });
      expect([file.status, file.headers.get("content-type")], path).toEqual([200, "image/jpeg"]);
      expect((await service.request("GET", path)).status, path).toBe(404);
    }

    const copy = (
      await service.request("POST", `/api/media/${doc.id}/duplicate`, { as: key, body: {} })
    ).body["doc"] as Stored;
    expect(keys()).toHaveLength(2 * own.length);
    await service.request("DELETE", `/api/media/${String(copy["id"])}`, { as: key });
    // On PostgreSQL files are removed after the commit.
    await expect.poll(keys).toEqual(own.toSorted());
    expect(
      (await service.request("PATCH", `/api/media/${doc.id}`, { as: key, form: await form({}) }))
        .status,
    ).toBe(200);
    await expect.poll(() => keys().filter((name) => own.includes(name))).toEqual([]);
    // The article above still shows the picture.
    const removal = `/api/media/${doc.id}?confirm_uses=1`;
    expect((await service.request("DELETE", removal, { as: key })).status).toBe(200);
    await expect.poll(keys).toEqual([]);
  });
  it("a refused upload leaves nothing in the bucket, and an anonymous upload does not reach it", async () => {
    const before = store.calls.length;
    expect((await upload({ alt: {} })).status).toBe(400);
    expect((await service.request("POST", "/api/media", { form: await form() })).status).toBe(403);
    expect(store.calls).toHaveLength(before);
    // The bucket refuses one of the files after others were stored.
    store.refused = (name) => name.endsWith("-og.jpg");
    expect((await upload()).status).toBe(500);
    store.refused = () => false;
    expect(keys()).toEqual([]);
    expect((await service.request("GET", "/api/media", { as: key })).body["totalDocs"]).toBe(0);
  });
});
