/** Tests of previews on the real service: what a token opens, shared links, and unsaved values. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getAdminMessages } from "@orlaya/messages/admin";
import { readString, record, type Stored } from "../fields/record.ts";
import { startService, type Answer, type TestService } from "../testing/service.ts";
import type { PreviewGrant } from "./grant.ts";
import type { Previews, SharedLink } from "./shapes.ts";
import type * as Links from "./links.ts";
import type * as Token from "./token.ts";

let service: TestService;
let tokens: typeof Token;
let links: typeof Links;
const PEOPLE = {
  site: ["site", [], []],
  admin: ["admin", [], []],
  editor: ["editor", ["es"], ["individual"]],
  publisher: ["publisher", ["es"], ["individual"]],
  approver: ["compliance", ["es"], ["individual"]],
  german: ["editor", ["de"], ["individual"]],
  auditor: ["auditor", [], []],
} as const;
type Person = keyof typeof PEOPLE;
const keys = {} as Record<Person, string>;
const ids = {} as Record<Person, string>;

beforeAll(async () => {
  service = await startService();
  tokens = await import("./token.ts");
  links = await import("./links.ts");
  for (const [name, [role, edit_locales, edit_audiences]] of Object.entries(PEOPLE)) {
    const person = name as Person;
    const email = `${person}@orlaya.example`;
    keys[person] = await service.user(role, { edit_locales, edit_audiences, email });
    const { docs } = await service.payload.find({
      collection: "users",
      where: { email: { equals: email } },
    });
    ids[person] = String(docs[0]?.id);
  }
});
afterAll(async () => {
  await service.stop();
});

it("can show the documents of every collection with drafts", async () => {
  const { MODULE_COLLECTIONS, PAGE_COLLECTIONS } = await import("../names/slugs.ts");
  const { collections, globals } = service.payload.config;
  const withDrafts = [...collections, ...globals].filter(({ versions }) => versions?.drafts);
  expect(withDrafts.map(({ slug }) => slug).sort()).toEqual(
    [...PAGE_COLLECTIONS, ...MODULE_COLLECTIONS].sort(),
  );
});

const ask = (method: string, path: string, as: Person, body?: Stored): Promise<Answer> =>
  service.request(method, `/api${path}`, { as: keys[as], ...(body ? { body } : {}) });

let count = 0;
const SITE = { locale: "es", audience: "individual" } as const;
type Made = Stored & { readonly id: string };
/** Creates a published Spanish page with a heading and a link to another page. */
function createPage(title: string, more: Stored = {}): Promise<Made> {
  count += 1;
  return service.create("page_landing", {
    ...{ title, uid: `pagina-${count}`, purpose: "normal", ...SITE },
    slices: [{ blockType: "page_head", title }],
    ...more,
  });
}
async function saveDraft(collection: string, { id }: Made, data: Stored): Promise<void> {
  const path = `/${collection}/${id}?draft=true`;
  const answer = await ask("PATCH", path, "admin", { ...data, _status: "draft" });
  expect(answer.status, answer.text).toBe(200);
}
function linkTo({ id }: Made): Stored {
  return { kind: "document", label: "Link", document: { relationTo: "page_landing", value: id } };
}

/** Asks as the site what a token opens. */
function open(token: string, id: string, query: Readonly<Record<string, string>> = {}) {
  const search = new URLSearchParams({ token, documentId: id, ...query }).toString();
  return ask("GET", `/preview?${search}`, "site");
}
async function openAs(
  person: Person,
  collection: Parameters<typeof Token.issuePreviewToken>[0],
  { id }: Made,
  query: Readonly<Record<string, string>> = {},
): Promise<PreviewGrant> {
  const answer = await open(tokens.issuePreviewToken(collection, id, ids[person]), id, query);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as PreviewGrant;
}
const share = (page: Made, as: Person, body: Stored = { duration: "hour" }): Promise<Answer> =>
  ask("POST", `/previews/page_landing/${page.id}/share`, as, body);
async function shareAs(page: Made, as: Person) {
  const answer = await share(page, as);
  expect(answer.status, answer.text).toBe(201);
  const { href, previews } = answer.body as unknown as SharedLink<Previews>;
  const token = new URL(href).searchParams.get("token") ?? "";
  return { token, link: previews.links[0] };
}
const showPanel = async (page: Made, as: Person): Promise<Previews> =>
  (await ask("GET", `/previews/page_landing/${page.id}`, as)).body as unknown as Previews;

describe("what a token opens", () => {
  it("is the newest version of its document, with the live versions of what it refers to", async () => {
    const target = await createPage("Destino");
    const page = await createPage("Antes");
    await saveDraft("page_landing", target, { title: "Destino nuevo" });
    await saveDraft("page_landing", page, {
      title: "Después",
      slices: [{ blockType: "page_head", title: "Después", primary: linkTo(target) }],
    });
    const grant = await openAs("editor", "page_landing", page);
    expect(grant).toMatchObject({ path: page["path"], page: page["path"], isLink: false });
    expect(grant.edit).toContain(page.id);
    expect(grant.documents).toMatchObject([{ id: page.id, live: true }]);
    const text = JSON.stringify(grant);
    expect(text).toContain('"title":"Después"');
    expect(text).toContain('"title":"Destino"');
    expect(text).not.toContain("Destino nuevo");
  });

  it("opens the page that shows a document without a page: through a menu and a header, the home page", async () => {
    const home = await service.create("page_single", {
      ...{ title: "Inicio", type: "home", ...SITE },
      slices: [{ blockType: "page_head", title: "Inicio" }],
    });
    const menu = await service.create("navigation_module", {
      ...{ uid: "menu", label: "Menú", ...SITE },
    });
    await service.create("header_module", {
      ...{ uid: "header", ...SITE },
      slices: [{ blockType: "nav_item", navigation_module: menu.id }],
    });
    await saveDraft("navigation_module", menu, { label: "Menú nuevo" });
    expect(await openAs("editor", "navigation_module", menu)).toMatchObject({
      path: null,
      page: home["path"],
      documents: [{ document: { label: "Menú nuevo" } }],
    });
  });

  it("opens another live page when the address names its id, and ignores any other text", async () => {
    const page = await createPage("Una");
    const other = await createPage("Otra");
    expect((await openAs("editor", "page_landing", page, { page: other.id })).page).toBe(
      other["path"],
    );
    for (const wanted of ["/en/plans", "https://evil.example", page.id])
      expect((await openAs("editor", "page_landing", page, { page: wanted })).page).toBe(
        page["path"],
      );
  });

  it("is nothing for a document that does not exist", async () => {
    const token = tokens.issuePreviewToken("page_landing", "missing", ids.editor);
    expect((await open(token, "missing")).status).toBe(404);
  });
});

describe("values that are not saved", () => {
  it("are in the preview of the person who typed them, until the document is saved", async () => {
    const page = await createPage("Guardado");
    const token = tokens.issuePreviewToken("page_landing", page.id, ids.editor);
    const values = { title: "Escrito", path: "/es/otra", _status: "published" };
    const path = `/previews/page_landing/${page.id}/unsaved`;
    expect((await ask("POST", path, "editor", { token, values })).status).toBe(200);
    const titleFor = async (person: Person): Promise<unknown> =>
      (await openAs(person, "page_landing", page)).documents[0]?.document["title"];
    expect(await titleFor("editor")).toBe("Escrito");
    expect((await openAs("editor", "page_landing", page)).path).toBe(page["path"]);
    expect(await titleFor("publisher")).toBe("Guardado");
    await saveDraft("page_landing", page, { title: "Nuevo" });
    expect(await titleFor("editor")).toBe("Nuevo");
  });

  it("are refused with the token of another person or another document", async () => {
    const page = await createPage("Ajeno");
    const values = { title: "Escrito" };
    const path = `/previews/page_landing/${page.id}/unsaved`;
    for (const token of [
      tokens.issuePreviewToken("page_landing", page.id, ids.publisher),
      tokens.issuePreviewToken("page_landing", "another", ids.editor),
      "",
    ])
      expect((await ask("POST", path, "editor", { token, values })).status).toBe(403);
  });
});

describe("a link for people without an account", () => {
  it("opens the draft without naming the admin, and only a hash of it is stored", async () => {
    const page = await createPage("Compartida");
    await saveDraft("page_landing", page, { title: "Borrador" });
    const { token } = await shareAs(page, "editor");
    const { status, body } = await open(token, page.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ isLink: true, edit: "", page: page["path"] });
    expect(JSON.stringify(body)).toContain("Borrador");
    const { docs } = await service.payload.find({ collection: "preview_links", limit: 100 });
    const stored = JSON.stringify(docs);
    expect(stored).not.toContain(token);
    expect(stored).toContain(createHash("sha256").update(token).digest("base64url"));
    expect((await open(token, "another")).status).toBe(404);
    expect((await open(`${token}x`, page.id)).status).toBe(404);
  });

  it("is listed with its openings, without those of the person who made it", async () => {
    const page = await createPage("Contada");
    const { token } = await shareAs(page, "editor");
    const own = tokens.issuePreviewToken("page_landing", page.id, ids.editor);
    const other = tokens.issuePreviewToken("page_landing", page.id, ids.publisher);
    await open(token, page.id);
    const opening = new Date().toISOString();
    await open(token, page.id, { opening, own, ownId: page.id });
    expect((await showPanel(page, "editor")).links).toMatchObject([
      { madeBy: "editor@orlaya.example", opened: 0, openedAt: "", canEnd: true },
    ]);
    const first = { opening, own: "", ownId: "" };
    await open(token, page.id, first);
    // The site asks again after a timeout.
    await open(token, page.id, first);
    const later = new Date(Date.parse(opening) + 1).toISOString();
    await open(token, page.id, { opening: later, own: other, ownId: page.id });
    await open(token, page.id, { opening: "unknown", own: "", ownId: "" });
    const [link] = (await showPanel(page, "publisher")).links;
    expect(link).toMatchObject({ opened: 2, canEnd: true });
    expect(Date.parse(link?.openedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
    expect((await showPanel(page, "approver")).links).toMatchObject([{ canEnd: false }]);
  });

  it("is open for an hour or a week, then answers 410; 90 days later it is deleted", async () => {
    const page = await createPage("Semana");
    async function until(duration: string): Promise<number> {
      const { body } = await share(page, "editor", { duration });
      const [link] = (body as unknown as SharedLink<Previews>).previews.links;
      return Math.round((Date.parse(link?.until ?? "") - Date.now()) / 3_600_000);
    }
    expect([await until("hour"), await until("week")]).toEqual([1, 168]);
    const { token } = await shareAs(page, "editor");
    const [stored] = (
      await service.payload.find({
        collection: "preview_links",
        where: { document: { equals: page.id } },
        sort: "-made_at",
      })
    ).docs;
    await service.payload.db.updateOne({
      collection: "preview_links",
      id: String(stored?.id),
      data: { until: new Date(Date.now() - 1000).toISOString() },
    });
    expect((await open(token, page.id)).status).toBe(410);
    expect((await showPanel(page, "editor")).links).toHaveLength(2);
    await links.deleteOldLinks(service.payload, Date.now() + 80 * 86_400_000);
    expect((await open(token, page.id)).status).toBe(410);
    await links.deleteOldLinks(service.payload, Date.now() + 91 * 86_400_000);
    expect((await open(token, page.id)).status).toBe(404);
  });

  it("is ended by the person who made it or by a publisher, and by nobody else", async () => {
    const page = await createPage("Cerrada");
    const end = (as: Person, id: unknown): Promise<Answer> =>
      ask("POST", `/previews/page_landing/${page.id}/end`, as, { link: id });
    for (const person of ["editor", "publisher"] as const) {
      const { token, link } = await shareAs(page, "editor");
      const refused = await end("approver", link?.id);
      expect(refused.status).toBe(403);
      expect(refused.text).toContain(getAdminMessages("en")("preview.noEnd"));
      expect((await open(token, page.id)).status).toBe(200);
      expect((await end(person, link?.id)).body).toMatchObject({ links: [] });
      expect((await open(token, page.id)).status).toBe(410);
    }
    expect((await end("editor", "missing")).status).toBe(404);
    const other = await createPage("Distinta");
    const { link } = await shareAs(other, "editor");
    expect((await end("admin", link?.id)).status).toBe(404);
  });

  it("is made by people who edit or approve the document, and is in the log", async () => {
    const page = await createPage("Derechos");
    const made = await Promise.all(
      (["editor", "publisher", "approver", "admin", "german", "auditor"] as const).map(
        async (person) => [person, (await share(page, person)).status],
      ),
    );
    expect(Object.fromEntries(made)).toEqual({
      ...{ editor: 201, publisher: 201, approver: 201, admin: 201 },
      ...{ german: 403, auditor: 403 },
    });
    expect((await showPanel(page, "german")).canShare).toBe(false);
    expect((await share(page, "editor", { duration: "year" })).status).toBe(400);
    expect((await service.request("GET", `/api/previews/page_landing/${page.id}`)).status).toBe(
      401,
    );
    expect((await share(page, "site")).status).toBe(403);
    expect((await ask("GET", `/previews/users/${ids.editor}`, "admin")).status).toBe(404);
    const { docs } = await service.payload.find({
      collection: "audit_log",
      where: { document: { equals: page.id } },
      limit: 20,
    });
    expect(docs.map((entry) => readString(record(entry)["action"]))).toContain(
      "share a preview for one hour",
    );
  });

  it("shows a set of documents: each in its newest version, also inside the others", async () => {
    const target = await createPage("Meta");
    const page = await createPage("Origen");
    await saveDraft("page_landing", target, { title: "Meta nueva" });
    await saveDraft("page_landing", page, {
      slices: [{ blockType: "page_head", title: "Origen", primary: linkTo(target) }],
    });
    const req = { payload: service.payload } as never;
    const actor = { id: ids.editor, email: "editor@orlaya.example" } as never;
    const documents = [page, target].map(({ id }) => ({ collection: "page_landing" as const, id }));
    const token = await links.createLink(req, actor, {
      subject: { kind: "documents", documents },
      ...{ page: "", locale: "es", duration: "hour" },
    });
    const { body } = await open(token, page.id);
    const { documents: shown } = body as unknown as PreviewGrant;
    expect(shown.map(({ id }) => id)).toEqual([page.id, target.id]);
    expect(JSON.stringify(shown[0])).toContain("Meta nueva");
  });
});
