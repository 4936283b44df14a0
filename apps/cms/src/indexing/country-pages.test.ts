/** The decisions about country pages in the route index, with the real service. */
import { fileURLToPath } from "node:url";
import { INDEXING_STATES, ROUTES_TAG } from "@orlaya/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readString, record, type Stored } from "../fields/record.ts";
import { createDocumentId } from "../names/ids.ts";
import { startService, waitUntil, type TestService } from "../testing/service.ts";

const COUNTRY = "page_country";
const REPOSITORY = fileURLToPath(new URL("../../../../", import.meta.url));
let service: TestService;
let regions: Readonly<Record<string, string>>;
beforeAll(async () => {
  service = await startService();
  async function create(audience: string): Promise<string> {
    const region = { title: "Asia", uid: "asia", locale: "en", audience };
    return (await service.create("page_region", region)).id;
  }
  regions = { individual: await create("individual"), corporate: await create("corporate") };
});
afterAll(async () => {
  await service.stop();
});

/** Builds slices with one paragraph. */
function write(text: string): readonly Stored[] {
  const node = { version: 1, format: "", indent: 0, direction: null };
  const words = { type: "text", version: 1, text, format: 0, detail: 0, mode: "normal", style: "" };
  const paragraph = { ...node, type: "paragraph", children: [words] };
  const body = { root: { ...node, type: "root", children: [paragraph] } };
  return [{ blockType: "rich_text", body }];
}
const HEADING = { blockType: "page_head", title: "Japan", lead: "Care in Japan, in short." };

/** Creates the published page of a country. @returns its id */
async function createPage(code: string, data: Stored = {}): Promise<string> {
  const audience = readString(data["audience"]) || "individual";
  const page = { title: code, uid: `c-${code.toLowerCase()}`, country_code: code, locale: "en" };
  return (await service.create(COUNTRY, { ...page, audience, region: regions[audience], ...data }))
    .id;
}
const save = (id: string, data: object, draft = false): Promise<unknown> =>
  service.payload.update({ collection: COUNTRY, id, draft, data });
const publish = (id: string, data: object): Promise<unknown> =>
  save(id, { ...data, _status: "published" });

/** Returns the decision in the route index and whether the page is kept out; null without a row. */
async function readFlag(id: string): Promise<readonly [unknown, unknown] | null> {
  const where = { document: { equals: id } };
  const row = await service.payload.db.findOne<Stored & { id: string }>({
    ...{ collection: "routes", where },
  });
  return row ? [row["indexing"], row["noindex"]] : null;
}

describe("a country page", () => {
  it("is indexed while its published version has text of its own", async () => {
    const id = await createPage("JP", { slices: [HEADING] });
    expect(await readFlag(id)).toEqual(["no_text", true]);
    await save(id, { slices: write("Care in Japan."), _status: "draft" }, true);
    expect(await readFlag(id), "a draft").toEqual(["no_text", true]);
    service.calls.length = 0;
    await publish(id, { slices: [HEADING, ...write("Care in Japan.")] });
    expect(await readFlag(id)).toEqual(["text", false]);
    await waitUntil(() => service.calls.some(({ tags }) => tags.includes(ROUTES_TAG)));
    await save(id, { _status: "draft" });
    expect(await readFlag(id), "taken down").toBeNull();
    await publish(id, {});
    expect(await readFlag(id), "published again").toEqual(["text", false]);
    await publish(id, { slices: [] });
    expect(await readFlag(id)).toEqual(["no_text", true]);
  });

  it("follows a restored version", async () => {
    const id = await createPage("KR", { slices: write("Care in Korea.") });
    await publish(id, { slices: [] });
    expect(await readFlag(id)).toEqual(["no_text", true]);
    const { docs } = await service.payload.findVersions({
      collection: COUNTRY,
      where: { parent: { equals: id } },
      sort: "createdAt",
    });
    const restored = await service.request(
      "POST",
      `/api/${COUNTRY}/versions/${String(docs[0]?.id)}`,
      { as: await service.user("admin") },
    );
    expect(restored.status, restored.text).toBe(200);
    expect(await readFlag(id)).toEqual(["text", false]);
  });

  it("follows the choice of an editor, and a canonical address keeps it out of the sitemap only", async () => {
    const id = await createPage("SG");
    async function choose(seo: object, slices: readonly Stored[]): Promise<unknown> {
      await publish(id, { seo: { noindex: false, ...seo }, slices });
      return readFlag(id);
    }
    const text = write("Care in Singapore.");
    expect(await choose({ indexing: "index" }, [])).toEqual(["index", false]);
    expect(await choose({ indexing: "noindex" }, text)).toEqual(["noindex", true]);
    expect(await choose({ indexing: "index", noindex: true }, text)).toEqual(["noindex", true]);
    expect(await choose({ indexing: "automatic" }, [])).toEqual(["no_text", true]);
    const canonical = "https://other.example/a";
    expect(await choose({ indexing: "automatic", canonical }, text)).toEqual(["text", false]);
  });

  it("refuses a choice that does not exist", async () => {
    const id = await createPage("TW");
    await expect(publish(id, { seo: { indexing: "always" } })).rejects.toThrow();
    expect(await readFlag(id)).toEqual(["no_text", true]);
  });

  it("is indexed on the corporate site where it says something else than the page for individuals", async () => {
    const same = write("Care in Vietnam.");
    const corporate = await createPage("VN", { audience: "corporate", slices: same });
    expect(await readFlag(corporate)).toEqual(["text", false]);
    const individual = await createPage("VN", { slices: same });
    expect(await readFlag(individual)).toEqual(["text", false]);
    expect(await readFlag(corporate)).toEqual(["same_text", true]);
    service.calls.length = 0;
    await publish(individual, { slices: write("Care in Vietnam, for you.") });
    expect(await readFlag(corporate)).toEqual(["text", false]);
    await waitUntil(() => service.calls.some(({ tags }) => tags.includes(`doc:${corporate}`)));
    await publish(individual, { slices: same });
    expect(await readFlag(corporate)).toEqual(["same_text", true]);
    await publish(individual, { country_code: "LA" });
    expect(await readFlag(corporate), "another country").toEqual(["text", false]);
    await publish(individual, { country_code: "VN" });
    expect(await readFlag(corporate)).toEqual(["same_text", true]);
    await save(individual, { _status: "draft" });
    expect(await readFlag(corporate), "taken down").toEqual(["text", false]);
    await publish(individual, {});
    await service.payload.delete({ collection: COUNTRY, id: individual });
    expect(await readFlag(corporate), "deleted").toEqual(["text", false]);
  });

  it("shows its decision to every account of the admin", async () => {
    const id = await createPage("MY");
    const { endpointPaths } = await import("../names/paths.ts");
    const answer = await service.request("GET", `/api${endpointPaths.indexing(id)}`, {
      as: await service.user("auditor"),
    });
    expect(answer.body["docs"]).toMatchObject([{ indexing: "no_text" }]);
  });
});

describe("the seeded country pages", () => {
  it("have text of their own exactly where a file has it, in every language and on both sites", async () => {
    const [{ prepare }, { readSource }, { decideIndexing }] = await Promise.all([
      import("../seed/index.ts"),
      import("../seed/source.ts"),
      import("./decide.ts"),
    ]);
    const source = readSource(REPOSITORY);
    const isWritten = new Set(
      source.documents
        .filter(({ collection, own }) => collection === COUNTRY && Object.keys(own).length > 0)
        .map(({ key, locale }) => createDocumentId(COUNTRY, key, locale)),
    );
    const pages = prepare(service.payload, source).records.filter(
      ({ collection }) => collection === COUNTRY,
    );
    for (const { id, data } of pages)
      expect(decideIndexing(data, null), id).toBe(isWritten.has(id) ? "text" : "no_text");
    expect([pages.length, isWritten.size]).toEqual([2440, 180]);
  });
});

describe("an upgraded database", () => {
  it("gets the decisions once, when the service starts", async () => {
    const { completeIndexing } = await import("../hooks/country-rows.ts");
    const pages = [
      await createPage("PH", { slices: write("Care in the Philippines.") }),
      await createPage("ID", { audience: "corporate" }),
      await createPage("TH", { seo: { indexing: "index" } }),
    ];
    const { db } = service.payload;
    const data = { indexing: null, noindex: false };
    await db.updateMany({ collection: "routes", where: { document: { in: pages } }, data });
    service.calls.length = 0;
    await completeIndexing(service.payload);
    expect(await Promise.all(pages.map(readFlag))).toEqual([
      ["text", false],
      ["no_text", true],
      ["index", false],
    ]);
    // One call names all pages; the calls of their creation, which may arrive later, name one each.
    const expected = [ROUTES_TAG, ...pages.map((id) => `doc:${id}`)];
    const findCall = () =>
      service.calls.find(({ tags }) => expected.every((tag) => tags.includes(tag)));
    await waitUntil(() => findCall() !== undefined);
    const groups = findCall()?.tags.filter((tag) => tag.startsWith("group:"));
    expect(groups).toHaveLength(pages.length);
    service.calls.length = 0;
    const [first = ""] = pages;
    await db.updateMany({
      ...{ collection: "routes", where: { document: { equals: first } } },
      data: { noindex: true },
    });
    await completeIndexing(service.payload);
    expect(await readFlag(first), "a decided row is kept").toEqual(["text", true]);
  });

  it("leaves the rows of other pages without a decision", async () => {
    const { docs } = await service.payload.find({ collection: "routes", limit: 0 });
    for (const row of docs as unknown as readonly Stored[])
      expect(
        (INDEXING_STATES as readonly unknown[]).includes(record(row)["indexing"]),
        readString(row["path"]),
      ).toBe(row["type"] === COUNTRY);
  });
});
