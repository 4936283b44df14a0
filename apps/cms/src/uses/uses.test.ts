/** Tests of the index of references, of uses, and of taking down, on the real service. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readString, record, type Stored } from "../fields/record.ts";
import type { LinkRow } from "../links/rows.ts";
import { startService, type Answer, type TestService } from "../testing/service.ts";
import type { Uses } from "./shapes.ts";

type Made = Stored & { readonly id: string };

let service: TestService;
/** Headers of a session, and API keys. */
let session: Record<string, string>;
let editor: Record<string, string>;
let admin: string;
let compare: () => Promise<{
  readonly stored: readonly string[];
  readonly walked: readonly string[];
}>;

const PASSWORD = "a-long-enough-password";
async function logIn(role: "publisher" | "editor"): Promise<Record<string, string>> {
  const email = `${role}-of-uses@example.com`;
  await service.user(role, {
    email,
    password: PASSWORD,
    edit_locales: ["en", "es"],
    edit_audiences: ["individual"],
  });
  const { headers, status, text } = await service.request("POST", "/api/users/login", {
    body: { email, password: PASSWORD },
    headers: { origin: service.url },
  });
  expect(status, text).toBe(200);
  const cookie = (headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  return { cookie, origin: service.url, "accept-language": "en" };
}

beforeAll(async () => {
  service = await startService();
  admin = await service.user("admin");
  session = await logIn("publisher");
  editor = await logIn("editor");
  const { walkLinks } = await import("../links/rebuild.ts");
  const { readRow } = await import("../links/rows.ts");
  const write = (row: LinkRow): string => JSON.stringify(Object.entries(row).toSorted());
  compare = async () => {
    const walked: string[] = [];
    for await (const rows of walkLinks(service.payload)) walked.push(...rows.map(write));
    const { docs } = await service.payload.find({
      collection: "document_links",
      limit: 0,
      pagination: false,
    });
    const stored = docs.map((row) => write(readRow(row as unknown as Stored)));
    return { stored: stored.toSorted(), walked: walked.toSorted() };
  };
});
afterAll(async () => {
  await service.stop();
});

function richLink(fields: Stored): Stored {
  const children = [
    { type: "link", version: 3, fields: { newTab: false, ...fields }, children: [] },
  ];
  const paragraph = { type: "paragraph", version: 1, children };
  const root = { type: "root", version: 1, direction: "ltr", format: "", indent: 0 };
  return { root: { ...root, children: [paragraph] } };
}
function linkTo(id: string, anchor = ""): Stored {
  const document = { relationTo: "page_landing", value: id };
  return { label: "Read on", kind: "document", anchor, document };
}
function head(primary?: Stored): Stored {
  return { blockType: "page_head", title: "Heading", ...(primary ? { primary } : {}) };
}

let count = 0;
function createPage(slices: readonly Stored[] = [head()], draft = false): Promise<Made> {
  count += 1;
  const uid = `page-${count}`;
  const place = { uid, purpose: "normal", locale: "en", audience: "individual" };
  return service.create("page_landing", { title: `Page ${count}`, ...place, slices }, { draft });
}
const ask = (
  method: string,
  path: string,
  body?: Stored,
  headers: Record<string, string> = session,
): Promise<Answer> =>
  service.request(method, `/api${path}`, { headers, ...(body ? { body } : {}) });
async function loadUses({ id }: Made, collection = "page_landing"): Promise<Uses> {
  const { body, status, text } = await ask("GET", `/uses/${collection}/${id}`);
  expect(status, text).toBe(200);
  return body as unknown as Uses;
}
const readStatus = async ({ id }: Made): Promise<unknown> =>
  (await ask("GET", `/page_landing/${id}?depth=0`)).body["_status"];
const takeDown = ({ id }: Made, body: Stored, headers = session) =>
  ask("POST", `/uses/page_landing/${id}/take-down`, body, headers);

describe("uses of a document", () => {
  it("are its links in slices and rich text, live ones first, with their place in words", async () => {
    const target = await createPage();
    const internal = {
      linkType: "internal",
      doc: { relationTo: "page_landing", value: target.id },
    };
    const live = await createPage([head(linkTo(target.id))]);
    const typed = { linkType: "custom", url: readString(target["path"]) };
    const draft = await createPage(
      [
        { blockType: "rich_text", body: richLink(internal) },
        { blockType: "rich_text", body: richLink(typed) },
      ],
      true,
    );
    const { live: liveCount, total, uses } = await loadUses(target);
    expect({ liveCount, total }).toEqual({ liveCount: 1, total: 3 });
    expect(uses.map(({ id, isLive, state }) => ({ id, isLive, state }))).toEqual([
      { id: live.id, isLive: true, state: "published" },
      { id: draft.id, isLive: false, state: "draft" },
      { id: draft.id, isLive: false, state: "draft" },
    ]);
    expect(uses[0]?.field).toMatch(/^Page heading › /);
  });

  it("are those of the live version while a draft has none", async () => {
    const target = await createPage();
    const source = await createPage([head(linkTo(target.id))]);
    await ask("PATCH", `/page_landing/${source.id}?draft=true`, {
      slices: [head()],
      _status: "draft",
    });
    expect(await loadUses(target)).toMatchObject({ total: 1, live: 1 });
    await ask("PATCH", `/page_landing/${source.id}`, { slices: [head()], _status: "published" });
    expect(await loadUses(target)).toMatchObject({ total: 0, live: 0 });
  });

  it("include the menu of the header", async () => {
    const entry = await service.create("navigation_module", {
      label: "Plans",
      uid: "plans",
      locale: "en",
    });
    const slices = [{ blockType: "nav_item", navigation_module: entry.id }];
    await service.create("header_module", { uid: "header", title: "H", locale: "en", slices });
    const { live, uses } = await loadUses(entry, "navigation_module");
    expect({ live, collection: uses[0]?.collection }).toEqual({
      ...{ live: 1, collection: "header_module" },
    });
    expect(uses[0]?.field).not.toBe("");
  });

  it("do not include a link whose kind is another", async () => {
    const target = await createPage();
    await createPage([head({ ...linkTo(target.id), kind: "url", url: "https://example.com" })]);
    expect((await loadUses(target)).total).toBe(0);
  });

  it("are refused to anonymous callers", async () => {
    const target = await createPage();
    expect((await ask("GET", `/uses/page_landing/${target.id}`, undefined, {})).status).toBe(401);
  });
});

describe("a document that visitors reach", () => {
  const ACTS = {
    unpublish: (id: string, query = "") =>
      ask("PATCH", `/page_landing/${id}${query}`, { _status: "draft" }),
    bin: (id: string, query = "") =>
      ask("PATCH", `/page_landing/${id}${query}`, { deletedAt: new Date().toISOString() }),
    delete: (id: string, query = "") => ask("DELETE", `/page_landing/${id}${query}`),
  } as const;

  it.each(["unpublish", "bin", "delete"] as const)(
    "stays without the confirmation of the number: %s",
    async (act) => {
      const target = await createPage();
      await createPage([head(linkTo(target.id))]);
      const refused = await ACTS[act](target.id);
      expect(refused.status, refused.text).toBe(409);
      expect(refused.text).toContain(readString(target["title"]));
      await createPage([head(linkTo(target.id))]);
      expect((await ACTS[act](target.id, "?confirm_uses=1")).status).toBe(409);
      expect(await readStatus(target)).toBe("published");
      expect((await ACTS[act](target.id, "?confirm_uses=2")).status).toBe(200);
    },
  );

  it("needs none for a draft, and none without uses", async () => {
    const target = await createPage();
    await createPage([head(linkTo(target.id))]);
    const draft = await ask("PATCH", `/page_landing/${target.id}?draft=true`, { _status: "draft" });
    expect(draft.status).toBe(200);
    const unused = await createPage();
    expect((await ACTS.unpublish(unused.id)).status).toBe(200);
  });

  it("keeps the used ones of a bulk action", async () => {
    const used = await createPage();
    await createPage([head(linkTo(used.id))]);
    const unused = await createPage();
    const where = new URLSearchParams({ "where[id][in]": `${used.id},${unused.id}` }).toString();
    const counted = await ask("GET", `/used/page_landing?ids=${used.id},${unused.id}`);
    expect(counted.body).toEqual({ used: 1 });
    const { body } = await ask("PATCH", `/page_landing?${where}`, { _status: "draft" });
    expect(body["errors"]).toHaveLength(1);
    expect([await readStatus(used), await readStatus(unused)]).toEqual(["published", "draft"]);
  });

  it("sends visitors to the chosen page when it is taken down", async () => {
    const [target, other] = [await createPage(), await createPage()];
    await createPage([head(linkTo(target.id))]);
    const to = readString(other["path"]);
    const stale = await takeDown(target, { act: "unpublish", seen: 0, to });
    expect(stale.status).toBe(409);
    const done = await takeDown(target, { act: "unpublish", seen: 1, to });
    expect(done.status, done.text).toBe(200);
    expect(await readStatus(target)).toBe("draft");
    const from = readString(target["path"]);
    const where = new URLSearchParams({ "where[from][equals]": from }).toString();
    const { body } = await ask("GET", `/redirects?${where}`);
    expect(body["docs"]).toMatchObject([{ from, to }]);
  });

  it("stays when visitors cannot be sent to the chosen page", async () => {
    const target = await createPage();
    const refused = await takeDown(target, { act: "bin", seen: 0, to: "/en/nowhere" });
    expect(refused.status).toBe(400);
    expect(await readStatus(target)).toBe("published");
    const byEditor = await takeDown(target, { act: "unpublish", seen: 0, to: "" }, editor);
    expect(byEditor.status).toBe(403);
  });

  it("states why the site needs it", async () => {
    const home = await service.create("page_single", {
      ...{ title: "Home", type: "home", locale: "en", audience: "individual", slices: [head()] },
    });
    expect((await loadUses(home, "page_single")).refusal).toContain("home page (English)");
  });
});

describe("the index of references", () => {
  it("equals a walk over all documents after any sequence of saves", async () => {
    const pages = await Promise.all([createPage(), createPage([head()], true), createPage()]);
    const index = fc.nat({ max: pages.length - 1 });
    const act = fc.oneof(
      fc.record({ kind: fc.constantFrom("draft", "publish"), page: index, to: index }),
      fc.record({ kind: fc.constantFrom("unpublish", "bin", "restore"), page: index, to: index }),
    );
    async function run({ kind, page, to }: { kind: string; page: number; to: number }) {
      const [id, target] = [pages[page]?.id ?? "", pages[to]?.id ?? ""];
      const bodies: Readonly<Record<string, Stored>> = {
        draft: { slices: [head(linkTo(target))], _status: "draft" },
        publish: { slices: [head(linkTo(target, "place")), head()], _status: "published" },
        unpublish: { _status: "draft" },
        bin: { deletedAt: new Date().toISOString() },
        restore: { deletedAt: null },
      };
      const query = kind === "draft" ? "?draft=true" : kind === "restore" ? "?trash=true" : "";
      await service.request("PATCH", `/api/page_landing/${id}${query}`, {
        as: admin,
        ...{ body: bodies[kind] },
      });
    }
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 8 }), async (acts) => {
        for (const each of acts) await run(each);
        const { stored, walked } = await compare();
        expect(stored).toEqual(walked);
      }),
      { numRuns: 10 },
    );
    expect(record((await compare()).stored).length).not.toBe(0);
  });

  it("is built again when the service starts without it", async () => {
    const { rebuildLinks } = await import("../links/rebuild.ts");
    const { stored } = await compare();
    await service.payload.db.deleteMany({ collection: "document_links", where: {} });
    expect(await rebuildLinks(service.payload)).toBe(stored.length);
    expect((await compare()).stored).toEqual(stored);
  });
});
