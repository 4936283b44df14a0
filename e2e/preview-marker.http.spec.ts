/**
 * No byte of a draft is public: drafts of every collection contain a word that only the preview may
 * show (quality §1).
 */
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { buildPath, technical } from "@orlaya/routes";
import type { APIRequestContext } from "@playwright/test";
import { MODULE_COLLECTIONS, PAGE_COLLECTIONS } from "../apps/cms/src/names/slugs.ts";
import { CMS, expect, httpTest as test, SITE, signIn } from "./fixtures.ts";
import { holdLiveRelease } from "./live-release.ts";
import { OWN_UID } from "./published.ts";

/** Collections whose documents exist once for a site, so that a second one is refused. */
const SINGLE: readonly string[] = ["page_single", "page_error", "page_offer"];
const COLLECTIONS = [...PAGE_COLLECTIONS, ...MODULE_COLLECTIONS].filter(
  (collection) => !SINGLE.includes(collection),
);
const MARKER = "Wombatmarker";
/** Properties that are no texts: names, codes, addresses, relations and dates. */
const FIXED =
  /^(?:id|group|uid|path|locale|audience|_status|blockType|kind|action|relationTo|value|type|format|mode|style|direction|url|network|store|icon|tone|key|tags?|createdAt|updatedAt|edited_by|document|.*_code|.*_type|purpose|currency|.*frequency)$/;

type Value = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Value =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** Adds the marker to every text. Texts without a space are codes and ids, except titles and labels. */
function mark(value: unknown, name = ""): unknown {
  if (typeof value === "string") {
    const isText = value.includes(" ") || /title|label|name|text|lead|question|answer/.test(name);
    return isText && !FIXED.test(name) ? `${MARKER} ${value}` : value;
  }
  if (Array.isArray(value)) return value.map((entry: unknown) => mark(entry, name));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      // A row of a list gets a new id.
      .filter(([key, entry]) => key !== "id" || !/^[0-9a-f]{24}$/.test(String(entry)))
      .map(([key, entry]) => [
        key,
        FIXED.test(key) && typeof entry === "string" ? entry : mark(entry, key),
      ]),
  );
}

interface Draft {
  readonly collection: string;
  readonly id: string;
  readonly path: string | null;
  readonly marks: number;
}
const made: Draft[] = [];

async function send(request: APIRequestContext, method: string, path: string, data?: object) {
  const headers = await signIn(request);
  return request.fetch(`${CMS()}/api${path}`, { method, headers, ...(data ? { data } : {}) });
}

/** Texts of a collection without a live document: a card, a rating and others. */
const PLAIN: Value = {
  ...{ locale: "fr", audience: "individual", title: "Un titre", label: "Un texte" },
  card_title: "Une carte",
};

/** Creates a draft with the marked texts of a live French document. */
async function createDraft(request: APIRequestContext, collection: string): Promise<Draft> {
  const query = "where[locale][equals]=fr&where[_status][equals]=published&limit=1&depth=0";
  const found = await send(request, "GET", `/${collection}?${query}`);
  const { docs } = (await found.json()) as { docs: readonly Value[] };
  const { id: _id, group: _group, createdAt: _c, updatedAt: _u, ...stored } = docs[0] ?? PLAIN;
  const uid = `${OWN_UID}-${collection.replaceAll("_", "-")}`;
  const data = { ...(mark(stored) as Value), uid, _status: "draft" };
  const answer = await send(request, "POST", `/${collection}?draft=true&depth=0`, data);
  expect(answer.status(), `${collection} ${await answer.text()}`).toBe(201);
  const { doc } = (await answer.json()) as { doc: { id: string; path?: string | null } };
  const marks = JSON.stringify(data).split(MARKER).length - 1;
  const draft = { collection, id: doc.id, path: doc.path ?? null, marks };
  made.push(draft);
  return draft;
}

test.afterEach(async ({ request }) => {
  for (const { collection, id } of made.splice(0))
    await send(request, "DELETE", `/${collection}/${id}`);
});

/** Public addresses: pages, search, lists, sitemaps, and answers for scripts. */
async function listPublic(request: APIRequestContext): Promise<readonly string[]> {
  const index = await (await request.get(technical.sitemapIndex)).text();
  const sitemaps = [...index.matchAll(/<loc>[^<]*(\/sitemap-fr-[^<]+)<\/loc>/g)].flatMap(
    ([, path]) => path ?? [],
  );
  return [
    ...["/fr", "/fr/entreprises", "/fr/assurances", "/fr/faq", "/fr/guides", "/fr/contact"],
    ...["/fr/destinations", "/fr/actualites", "/fr/error-404", "/robots.txt"],
    ...["/api/finder/fr/individual.json", "/api/consent/fr.html", "/finder/aliases/fr.json"],
    ...[technical.sitemapIndex, ...sitemaps],
    ...made.flatMap(({ path }) => path ?? []),
  ];
}

test("[quality §1] a draft of any collection appears in its preview, and in no public answer and no log", async ({
  request,
  playwright,
}) => {
  test.slow();
  let shown = 0;
  for (const collection of COLLECTIONS) {
    const draft = await createDraft(request, collection);
    const path = `/previews/${collection}/${draft.id}/share`;
    const shared = await send(request, "POST", path, { duration: "hour" });
    expect(shared.status(), `${collection} ${await shared.text()}`).toBe(201);
    const { href } = (await shared.json()) as { href: string };
    // A browser of somebody without an account.
    const visitor = await playwright.request.newContext();
    const answer = await visitor.get(href);
    expect(answer.status(), collection).toBe(200);
    expect(answer.headers()["cache-control"], collection).toContain("no-store");
    const html = await answer.text();
    if (html.includes(MARKER)) shown += 1;
    if (draft.path !== null) expect(html, `${collection} ${answer.url()}`).toContain(MARKER);
    // Other pages and answers for scripts, in the browser that holds the preview.
    for (const other of [`${SITE()}/api/finder/fr/individual.json`, `${SITE()}/sitemap.xml`])
      expect(await (await visitor.get(other)).text(), other).not.toContain(MARKER);
    await visitor.dispose();
    expect(draft.marks, collection).toBeGreaterThan(0);
  }
  expect(shown).toBeGreaterThanOrEqual(PAGE_COLLECTIONS.length - SINGLE.length);
  for (const path of await listPublic(request))
    for (const encoding of ["br", "identity"]) {
      const answer = await request.get(path, { headers: { "accept-encoding": encoding } });
      expect(await answer.text(), `${path} ${encoding}`).not.toContain(MARKER);
    }
  for (const { collection, id } of made) {
    const answer = await request.get(`${CMS()}/api/${collection}/${id}?draft=true`, {
      headers: { cookie: "" },
    });
    expect(answer.status(), collection).toBe(403);
  }
  for (const name of ["site.log", "cms.log"]) {
    const log = await readFile(join(process.env["E2E_DATA"] ?? "", name), "utf8");
    expect(log, name).not.toContain(MARKER);
    expect(log, name).not.toContain("token=link.");
  }
});

/** Name of a plan in a change set, which only the trial may show. */
const TRIED = "Bilbymarker";
/** Creates a change set that names every plan anew, with a link to its trial. */
async function shareTrial(request: APIRequestContext): Promise<string> {
  const live = await send(request, "GET", "/globals/finder_live?depth=0");
  const { version } = (await live.json()) as { version: number };
  const file = await send(request, "GET", `/finder/release/${version}/file`);
  const { data } = (await file.json()) as { data: { products: readonly { id: string }[] } };
  const name = `${TRIED} ${OWN_UID}`;
  const set = await send(request, "POST", "/finder/sets", { name });
  const { id } = (await set.json()) as { id: string };
  const edits = data.products.map((product) => ({
    ...{ table: "products", id: product.id, after: { "fr-fr": `${TRIED} ${product.id}` } },
  }));
  const added = await send(request, "POST", `/finder/sets/${id}/edits`, { edits });
  expect(added.status(), await added.text()).toBe(200);
  const body = { duration: "hour", site: "fr-individual" };
  const shared = await send(request, "POST", `/finder/sets/${id}/trial/share`, body);
  expect(shared.status(), await shared.text()).toBe(201);
  return ((await shared.json()) as { href: string }).href;
}

/** Lists the files that the site keeps for an outage of the content service. */
async function listKeptFiles(): Promise<readonly string[]> {
  const root = process.env["E2E_DATA"] ?? "";
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  return files
    .filter((entry) => entry.isFile() && /\.json(?:\.gz|\.br)?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}

test("[quality §1] a plan of a change set appears in its trial, and in no public answer, file and log", async ({
  request,
  playwright,
}) => {
  test.slow();
  await holdLiveRelease(async () => {
    const href = await shareTrial(request);
    const guest = await playwright.request.newContext();
    expect((await guest.get(href)).status()).toBe(200);
    const offers = buildPath("offers", { locale: "fr", audience: "individual" });
    const result = `${offers}?from=FR&to=SG&as=expatriation`;
    const tried = await guest.get(SITE() + result);
    const html = await tried.text();
    expect(html).toContain(TRIED);
    expect(tried.headers()["cache-control"]).toContain("no-store");
    const [file = ""] =
      /\/finder\/trial-[0-9a-f]{16}\.fr\.json/.exec(
        await (await guest.get(SITE() + offers)).text(),
      ) ?? [];
    expect(file).not.toBe("");
    expect((await guest.get(SITE() + file)).status()).toBe(200);
    const { url } = (await (
      await guest.get(`${SITE() + result}&go=quote&v=0`, {
        headers: { accept: "application/json" },
      })
    ).json()) as { url?: string };
    expect(url).toBeTruthy();
    await guest.dispose();
    for (const path of [...(await listPublic(request)), result, file]) {
      const answer = await request.get(path);
      expect(await answer.text(), path).not.toContain(TRIED);
    }
    for (const name of ["site.log", "cms.log"]) {
      const log = await readFile(join(process.env["E2E_DATA"] ?? "", name), "utf8");
      expect(log, name).not.toContain(TRIED);
    }
    for (const kept of await listKeptFiles())
      expect((await readFile(kept)).includes(TRIED), kept).toBe(false);
  });
});

/** Title of a draft in a campaign, which only the preview of the campaign may show. */
const CAMPAIGN = "Numbatmarker";
test("[quality §1] a draft of a campaign appears in its preview, and in no public answer, file and log", async ({
  request,
  playwright,
}) => {
  test.slow();
  const uid = `${OWN_UID}-numbat`;
  const text = `${CAMPAIGN} ${uid}`;
  const page = {
    ...{ uid, title: text, purpose: "normal", locale: "fr", audience: "individual" },
    ...{ slices: [{ blockType: "page_head", title: text }], _status: "draft" },
    seo: { title: text, description: `${text} : une page sur la protection à l’étranger.` },
  };
  const created = await send(request, "POST", "/page_landing?draft=true&depth=0", page);
  expect(created.status(), await created.text()).toBe(201);
  const { doc } = (await created.json()) as { doc: { id: string; path: string } };
  made.push({ collection: "page_landing", id: doc.id, path: doc.path, marks: 1 });
  const document = { collection: "page_landing", id: doc.id, action: "publish" };
  const changes = [
    { kind: "document", ...document },
    { kind: "redirect", action: "create", from: `/fr/${uid}`, to: doc.path },
  ];
  const name = `${CAMPAIGN} ${OWN_UID}`;
  const campaign = await send(request, "POST", "/campaign", { name, changes });
  const { id } = (await campaign.json()) as { id: string };
  const share = `/futures/campaigns/${id}/share`;
  const shared = await send(request, "POST", share, { duration: "hour" });
  expect(shared.status(), await shared.text()).toBe(201);
  const { href } = (await shared.json()) as { href: string };
  const guest = await playwright.request.newContext();
  const opened = await guest.get(href);
  expect([opened.status(), new URL(opened.url()).pathname]).toEqual([200, doc.path]);
  expect(opened.headers()["cache-control"]).toContain("no-store");
  expect(opened.headers()["x-robots-tag"]).toContain("noindex");
  expect(await opened.text()).toContain(text);
  const moved = await guest.get(`${SITE()}/fr/${uid}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()["location"]]).toEqual([302, doc.path]);
  expect(moved.headers()["cache-control"]).toBe("no-store");
  for (const path of ["/fr", "/fr/aide/faq"])
    expect(await (await guest.get(SITE() + path)).text(), path).toContain(name);
  const home = await (await guest.get(`${SITE()}${technical.sitemapIndex}`)).text();
  expect(home).not.toContain(CAMPAIGN);
  await guest.dispose();
  for (const path of [...(await listPublic(request)), `/fr/${uid}`])
    for (const encoding of ["br", "identity"]) {
      const answer = await request.get(path, { headers: { "accept-encoding": encoding } });
      expect(await answer.text(), `${path} ${encoding}`).not.toContain(CAMPAIGN);
    }
  expect((await request.get(`/fr/${uid}`)).status()).toBe(404);
  for (const file of ["site.log", "cms.log"]) {
    const log = await readFile(join(process.env["E2E_DATA"] ?? "", file), "utf8");
    expect(log, file).not.toContain(CAMPAIGN);
  }
  for (const kept of await listKeptFiles())
    expect((await readFile(kept)).includes(CAMPAIGN), kept).toBe(false);
});
