/** Clauses with the service: what a reference refuses, and what taking a clause down asks for. */
import { getTypeTag } from "@orlaya/contract";
import { getAdminMessages } from "@orlaya/messages/admin";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readString, type Stored } from "../fields/record.ts";
import { startService, waitUntil, type Answer, type TestService } from "../testing/service.ts";
import type { Uses } from "../uses/shapes.ts";

const say = getAdminMessages("en");
let service: TestService;
let session: Record<string, string>;
let site: string;

const PASSWORD = "a-long-enough-password";
const EMAIL = "publisher-of-clauses@example.com";
beforeAll(async () => {
  service = await startService();
  site = await service.user("site");
  await service.user("publisher", {
    ...{ email: EMAIL, password: PASSWORD },
    ...{ edit_locales: ["en", "de"], edit_audiences: ["individual"] },
  });
  const { headers, text } = await service.request("POST", "/api/users/login", {
    body: { email: EMAIL, password: PASSWORD },
    headers: { origin: service.url },
  });
  const cookie = (headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  expect(cookie, text).not.toBe("");
  session = { cookie, origin: service.url, "accept-language": "en" };
});
afterAll(async () => {
  await service.stop();
});

const ask = (method: string, path: string, body?: Stored): Promise<Answer> =>
  service.request(method, `/api${path}`, { headers: session, ...(body ? { body } : {}) });
const publish = (collection: string, id: string, body: Stored = {}): Promise<Answer> =>
  ask("PATCH", `/${collection}/${id}`, { ...body, _status: "published" });
const takeDown = (id: string, query = ""): Promise<Answer> =>
  ask("PATCH", `/clause/${id}${query}`, { _status: "draft" });

let count = 0;
async function createPage(lead: string, locale = "en"): Promise<string> {
  count += 1;
  const { id } = await service.create(
    "page_landing",
    {
      ...{ title: `Page ${count}`, uid: `page-${count}`, purpose: "normal" },
      ...{ locale, audience: "individual" },
      slices: [{ blockType: "page_head", title: "Heading", lead }],
    },
    { draft: true },
  );
  return id;
}
async function createClause(uid: string, draft = false, locale = "en"): Promise<string> {
  const text = `You can cancel within fourteen days of receiving the terms of ${uid}.`;
  const { id } = await service.create("clause", { title: uid, uid, text, locale }, { draft });
  return id;
}
async function loadUses(id: string): Promise<Uses> {
  const { body, status, text } = await ask("GET", `/uses/clause/${id}`);
  expect(status, text).toBe(200);
  return body as unknown as Uses;
}

describe("a reference to a clause", () => {
  it("blocks a publication until visitors see the clause in the language of the text", async () => {
    const text = "{clause:cancel.unknown}";
    const page = await createPage(`Read this: ${text}`);
    async function expectRefusal(): Promise<void> {
      const answer = await publish("page_landing", page);
      expect(answer.status).toBe(400);
      expect(answer.text).toContain(say("checklist.clauseUnknown", { text }));
    }
    await expectRefusal();
    await createClause("cancel.unknown", false, "de");
    await expectRefusal();
    const clause = await createClause("cancel.unknown", true);
    await expectRefusal();
    expect((await publish("clause", clause)).status).toBe(200);
    expect((await publish("page_landing", page)).status).toBe(200);
  });
  it("is not allowed within a clause", async () => {
    const clause = await createClause("cancel.nested", true);
    const text = "{clause:cancel.unknown}";
    const answer = await publish("clause", clause, { text: `Read ${text} first.` });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(say("checklist.clauseNested", { text }));
  });
});

describe("a clause", () => {
  it("renews the pages of its language, and the site reads it", async () => {
    const clause = await createClause("cancel.tag");
    const isAbout = ({ tags }: { readonly tags: readonly string[] }): boolean =>
      tags.includes(`doc:${clause}`);
    await waitUntil(() => service.calls.some(isAbout));
    expect(service.calls.find(isAbout)?.tags).toContain(getTypeTag("clause", "en"));
    const path = "/clause?where[uid][equals]=cancel.tag&depth=0";
    const { body } = await service.request("GET", `/api${path}`, { as: site });
    expect(body["docs"]).toMatchObject([{ uid: "cancel.tag", locale: "en" }]);
  });
  it("shows the texts of its language that refer to it, also in rich text", async () => {
    const [clause, german] = [
      await createClause("cancel.uses"),
      await createClause("cancel.uses", false, "de"),
    ];
    const page = await createPage("{clause:cancel.uses} {clause:cancel.uses}");
    expect(await loadUses(clause)).toMatchObject({ total: 1, live: 0 });
    expect((await publish("page_landing", page)).status).toBe(200);
    const children = [{ type: "text", version: 1, text: "Read {clause:cancel.uses}" }];
    const paragraph = { type: "paragraph", version: 1, children };
    const root = { type: "root", version: 1, direction: "ltr", format: "", indent: 0 };
    const body = { root: { ...root, children: [paragraph] } };
    await ask("PATCH", `/page_landing/${page}?draft=true`, {
      slices: [{ blockType: "rich_text", body }],
      _status: "draft",
    });
    const { live, total, uses } = await loadUses(clause);
    expect({ live, total }).toEqual({ live: 1, total: 2 });
    expect(uses.map(({ id }) => id)).toEqual([page, page]);
    expect(await loadUses(german)).toMatchObject({ total: 0, live: 0 });
    const counted = await ask("GET", `/used/clause?ids=${clause},${german}`);
    expect(counted.body).toEqual({ used: 1 });
    const previews = await ask("GET", `/previews/clause/${clause}`);
    expect(previews.body["pages"]).toMatchObject([{ id: page }]);
  });
  it("is taken down, binned and deleted only with a confirmation while texts show it", async () => {
    const clause = await createClause("cancel.confirm");
    const page = await createPage("{clause:cancel.confirm}");
    expect((await publish("page_landing", page)).status).toBe(200);
    expect((await takeDown(clause)).status).toBe(409);
    const bin = { deletedAt: new Date().toISOString() };
    expect((await ask("PATCH", `/clause/${clause}`, bin)).status).toBe(409);
    expect((await ask("DELETE", `/clause/${clause}`)).status).toBe(409);
    const { findInternal } = await import("../link-checks/find-internal.ts");
    async function findTarget() {
      const findings = await findInternal(service.payload);
      return findings.filter(({ target }) => target === "{clause:cancel.confirm}");
    }
    expect(await findTarget()).toEqual([]);
    expect((await takeDown(clause, "?confirm_uses=1")).status).toBe(200);
    expect(await findTarget()).toMatchObject([{ kind: "notLive", source: page }]);
    const unused = await createClause("cancel.unused");
    expect((await takeDown(unused)).status).toBe(200);
  });
  it("keeps its name and its language while visitors see it", async () => {
    const clause = await createClause("cancel.name");
    for (const change of [{ uid: "cancel.other" }, { locale: "de", text: "Ein Satz." }]) {
      const answer = await publish("clause", clause, change);
      expect(answer.status).toBe(400);
      expect(answer.text).toContain(say("problem.clauseName"));
    }
    expect((await publish("clause", clause, { text: "Another text." })).status).toBe(200);
    expect((await takeDown(clause)).status).toBe(200);
    expect((await publish("clause", clause, { uid: "cancel.other" })).status).toBe(200);
  });
  it("has the name of its draft for texts that are published together with it", async () => {
    const { createLocalReq } = await import("payload");
    const { publishTogether } = await import("../revisions/together.ts");
    const { loadClauses } = await import("./load-clauses.ts");
    const id = await createClause("cancel.first", true);
    const renamed = { uid: "cancel.renamed", text: "New text.", _status: "draft" };
    expect((await ask("PATCH", `/clause/${id}?draft=true`, renamed)).status).toBe(200);
    const req = await createLocalReq({}, service.payload);
    const isRenamed = (name: string): boolean => ["cancel.first", "cancel.renamed"].includes(name);
    const load = async () =>
      [...(await loadClauses(req, "en"))].filter(([name]) => isRenamed(name));
    expect(await load()).toEqual([]);
    const together = { documents: new Set([id]), paths: new Set<string>() };
    const flags = { isRollback: false, isPreview: false };
    expect(await publishTogether(req, { ...together, ...flags }, load)).toEqual([
      ["cancel.renamed", "New text."],
    ]);
    const german = await publishTogether(req, { ...together, ...flags }, () =>
      loadClauses(req, "de"),
    );
    expect(german.has("cancel.renamed")).toBe(false);
  });
  it("has a name of its own in its language, of a topic and a family", async () => {
    await createClause("cancel.twice");
    await expect(createClause("cancel.twice")).rejects.toThrow(/uid|locale/);
    await expect(createClause("Cancel")).rejects.toThrow();
    const { body } = await ask("GET", "/clause?where[uid][equals]=cancel.twice&depth=0");
    expect((body["docs"] as Stored[]).map(({ locale }) => readString(locale))).toEqual(["en"]);
  });
});
