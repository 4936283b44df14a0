/** Tests of the index of documents and of the search over it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stored } from "../fields/record.ts";
import { startService, type TestService } from "../testing/service.ts";
import { readAddress } from "./read-address.ts";
import type { SearchAnswer } from "../endpoints/search.ts";
import { loadReviewStates } from "../approval/reviews.ts";
import { completeIndex } from "../hooks/index-document.ts";

let service: TestService;
let editor: string;
let publisher: string;
beforeAll(async () => {
  service = await startService();
  editor = await service.user("editor", { edit_locales: ["es"] });
  publisher = await service.user("publisher");
});
afterAll(async () => {
  await service.stop();
});

function text(words: string): Stored {
  return {
    root: {
      type: "root",
      children: [
        { type: "paragraph", version: 1, children: [{ type: "text", text: words, version: 1 }] },
      ],
      direction: null,
      format: "",
      indent: 0,
      version: 1,
    },
  };
}
function article(uid: string, extra: Stored = {}): Stored {
  return {
    title: `Title of ${uid}`,
    uid,
    locale: "es",
    audience: "individual",
    ...extra,
  };
}
async function search(question: string, as = editor): Promise<SearchAnswer> {
  const path = `/api/search?${new URLSearchParams({ q: question }).toString()}`;
  const { body, status } = await service.request("GET", path, { as });
  expect(status).toBe(200);
  return body as unknown as SearchAnswer;
}
const find = async (question: string, as = editor): Promise<readonly string[]> =>
  (await search(question, as)).hits.map(({ title }) => title);
async function save(id: string, data: Stored, draft: boolean, collection = "page_landing") {
  const path = `/api/${collection}/${id}${draft ? "?draft=true" : ""}`;
  const { status, text: body } = await service.request("PATCH", path, {
    as: publisher,
    body: data,
  });
  expect(status, body).toBe(200);
}
async function readRow(document: string): Promise<Stored | null> {
  const { docs } = await service.payload.find({
    collection: "document_index" as "routes",
    where: { document: { equals: document } },
  });
  return (docs[0] as unknown as Stored | undefined) ?? null;
}

describe("the index", () => {
  it("follows drafts, publications, unpublishing, the bin, restoring and deletion", async () => {
    const { id } = await service.create("page_landing", article("life", { purpose: "normal" }));
    const state = async () => (await readRow(id))?.["state"] ?? null;
    expect(await state()).toBe("published");
    await save(id, { title: "Changed words" }, true);
    expect(await state()).toBe("changed");
    expect((await readRow(id))?.["title"]).toBe("Changed words");
    expect((await readRow(id))?.["edited_by"]).toContain("@");
    await save(id, { _status: "published" }, false);
    expect(await state()).toBe("published");
    await save(id, { _status: "draft" }, false);
    expect(await state()).toBe("draft");
    await save(id, { deletedAt: new Date().toISOString() }, false);
    expect(await state()).toBeNull();
    await service.payload.update({
      collection: "page_landing" as "media",
      id,
      data: { deletedAt: null },
      trash: true,
    });
    expect(await state()).toBe("draft");
    await service.payload.delete({ collection: "page_landing" as "media", id });
    expect(await state()).toBeNull();
  });
  it("contains the new path of a page that moved with the page above it", async () => {
    const offer = await service.create("offer", {
      ...article("oferta-uno"),
      key: "one",
    });
    const page = await service.create("page_offer", {
      title: "Oferta",
      locale: "es",
      audience: "individual",
      offer: offer.id,
    });
    await save(offer.id, { uid: "oferta-dos", _status: "published" }, false, "offer");
    expect((await readRow(page.id))?.["path"]).toContain("oferta-dos");
    expect(await find("oferta dos")).toContain("Oferta");
  });
  it("is completed when the service starts with a database whose index lacks documents", async () => {
    const { id } = await service.create("page_landing", article("lost", { purpose: "normal" }));
    await save(id, { title: "Newer than what visitors see" }, true);
    const before = await readRow(id);
    const { db } = service.payload;
    await db.deleteMany({ collection: "document_index", where: { document: { equals: id } } });
    expect(await readRow(id)).toBeNull();
    await completeIndex(service.payload, loadReviewStates);
    // Versions name their authors, so the accounts of the editors are not needed again.
    const {
      id: _id,
      createdAt: _c,
      updatedAt: _u,
      editors: _e,
      ...row
    } = (await readRow(id)) ?? {};
    expect(before).toMatchObject(row);
    expect(row["state"]).toBe("changed");
  });
});

describe("the search", () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await service.create("page_article", {
      ...article("hospital-tarifa", { title: "Pólizas en Singapur" }),
      published_on: "2026-11-01",
      slices: [
        { blockType: "rich_text", body: text("Asistencia médica a 24 horas, también en Ñuñoa.") },
      ],
    }));
    await service.create("page_article", {
      ...article("other", { title: "Andere Wörter", locale: "de" }),
      published_on: "2026-11-01",
      slices: [{ blockType: "rich_text", body: text("Auch hier steht Singapur.") }],
    });
  });
  it("answers an account of every language, too", async () => {
    const admin = await service.user("admin");
    expect(await find("singapur", admin)).toContain("Pólizas en Singapur");
  });
  it.each([
    ["the title without accents", "polizas singapur"],
    ["words of the page", "ASISTENCIA medica"],
    ["the middle of a word", "istenci"],
    ["letters with a tilde", "nunoa"],
    ["the uid", "hospital-tarifa"],
    ["words and uid together", "asistencia hospital"],
  ])("finds %s", async (_, question) => {
    expect(await find(question)).toEqual(["Pólizas en Singapur"]);
  });
  it("finds an address of the site, of the admin, and one that was redirected", async () => {
    const path = String((await readRow(id))?.["path"]);
    expect(path).toMatch(/^\/es\//);
    for (const address of [
      path,
      `https://www.orlaya.example${path}/?utm=1#top`,
      `http://localhost:3001/admin/collections/page_article/${id}`,
      `http://localhost:3001/admin/collections/page_article/${id}/versions`,
      id,
    ])
      expect(await find(address), address).toEqual(["Pólizas en Singapur"]);
    await save(id, { uid: "nueva-tarifa", _status: "published" }, false, "page_article");
    expect(await find(path)).toEqual(["Pólizas en Singapur"]);
  });
  it("shows kind, language, site, state and the words around the match", async () => {
    const { hits, total } = await search("asistencia");
    expect(total).toBe(1);
    expect(hits[0]).toMatchObject({
      collection: "page_article",
      id,
      locale: "es",
      audience: "individual",
      state: "published",
      excerpt: expect.stringContaining("Asistencia médica a 24 horas") as string,
    });
    expect(hits[0]?.kind).not.toBe("page_article");
  });
  it("shows titles first, then the languages of the account", async () => {
    expect(await find("singapur")).toEqual(["Pólizas en Singapur", "Andere Wörter"]);
  });
  it.each([
    "",
    " ",
    "a",
    "%",
    "_",
    "' OR 1=1 --",
    "no such words",
    "x".repeat(100_000),
    "/%E0%A4%A",
  ])("answers %j with an empty list or a match, never with an error", async (question) => {
    const { total, hits } = await search(question.slice(0, 5000));
    expect(total).toBeLessThan(3);
    expect(hits.length).toBe(total);
  });
  it("is for staff only", async () => {
    expect((await service.request("GET", "/api/search?q=singapur")).status).toBe(401);
    const site = await service.user("site");
    expect((await service.request("GET", "/api/search?q=singapur", { as: site })).status).toBe(403);
  });
});

it.each([
  ["https://www.orlaya.example/es/guias/", "/es/guias"],
  ["/es/gu%C3%ADas?x=1", "/es/guías"],
  ["/", "/"],
  ["es/guias", null],
  ["a sentence / with a slash", null],
  ["https://", null],
])("reads the path of %j as %j", (question, path) => {
  expect(readAddress(question)).toBe(path);
});
