/**
 * Drafts whose texts contain a marker, and the public answers, logs and files that must not contain
 * it.
 */
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { technical } from "@orlaya/routes";
import type { APIRequestContext, APIResponse, PlaywrightWorkerArgs } from "@playwright/test";
import { CMS, expect, SITE, signIn } from "./fixtures.ts";
import { OWN_UID } from "./published.ts";

/**
 * Collections whose documents exist once for a site, so that a second one is refused. Their draft is
 * a newer version of a live document.
 */
const SINGLE: readonly string[] = ["page_single", "page_error", "page_offer"];
/** A word that no public answer may contain. */
export const MARKER = "Wombatmarker";
/** The marker in names of files. */
export const MARK = MARKER.toLowerCase();
/** Properties that are no texts: names, codes, addresses, relations and dates. */
const FIXED =
  /^(?:id|group|uid|path|locale|audience|_status|blockType|kind|action|relationTo|value|type|format|mode|style|direction|url|network|store|icon|tone|key|tags?|createdAt|updatedAt|edited_by|document|.*_code|.*_type|purpose|currency|.*frequency)$/;

export type Playwright = PlaywrightWorkerArgs["playwright"];
export type Value = Readonly<Record<string, unknown>>;
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

/** A stored draft that contains the marker. */
export interface Draft {
  readonly collection: string;
  readonly id: string;
  readonly path: string | null;
  readonly marks: number;
  /** Fields of the live version, which become the newest version again; null for a new document. */
  readonly live: Value | null;
}
/** Drafts of the tests of this worker, which `removeDrafts` removes. */
export const made: Draft[] = [];

/** Calls the content service as the administrator. */
export async function send(
  request: APIRequestContext,
  method: string,
  path: string,
  data?: object,
): Promise<APIResponse> {
  const headers = await signIn(request);
  return request.fetch(`${CMS()}/api${path}`, { method, headers, ...(data ? { data } : {}) });
}

/** Texts of a collection without a live document: a card, a rating and others. */
const PLAIN: Value = {
  ...{ locale: "fr", audience: "individual", title: "Un titre", label: "Un texte" },
  card_title: "Une carte",
};

/** Returns the fields of a live French document, on the site for companies where it has one. */
export async function loadLive(
  request: APIRequestContext,
  collection: string,
): Promise<Value | null> {
  const query = "where[locale][equals]=fr&where[_status][equals]=published&sort=audience&limit=1";
  const found = await send(request, "GET", `/${collection}?${query}&depth=0`);
  const { docs } = (await found.json()) as { docs: readonly Value[] };
  return docs[0] ?? null;
}

/** Fields that belong to one document. */
export function omitOwn({
  id: _id,
  group: _group,
  createdAt: _c,
  updatedAt: _u,
  ...rest
}: Value): Value {
  return rest;
}

/** Creates a draft with the marked texts of a live French document, or a draft of that document. */
export async function createDraft(request: APIRequestContext, collection: string): Promise<Draft> {
  const live = await loadLive(request, collection);
  const isSingle = SINGLE.includes(collection);
  const uid = `${OWN_UID}-${collection.replaceAll("_", "-")}`;
  const stored = omitOwn(live ?? PLAIN);
  const data = { ...(mark(stored) as Value), ...(isSingle ? {} : { uid }), _status: "draft" };
  const address = isSingle ? `/${collection}/${String(live?.["id"])}` : `/${collection}`;
  const method = isSingle ? "PATCH" : "POST";
  const answer = await send(request, method, `${address}?draft=true&depth=0`, data);
  expect(answer.status(), `${collection} ${await answer.text()}`).toBe(isSingle ? 200 : 201);
  const { doc } = (await answer.json()) as { doc: { id: string; path?: string | null } };
  const marks = JSON.stringify(data).split(MARKER).length - 1;
  const path = doc.path ?? null;
  const draft = { collection, id: doc.id, path, marks, live: isSingle ? stored : null };
  made.push(draft);
  return draft;
}

/** Deletes the new documents, and makes the live versions of the others the newest ones. */
export async function removeDrafts(request: APIRequestContext): Promise<void> {
  for (const { collection, id, live } of made.splice(0))
    await (live
      ? send(request, "PATCH", `/${collection}/${id}?draft=true`, { ...live, _status: "draft" })
      : send(request, "DELETE", `/${collection}/${id}`));
}

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

/** Lists the files that the site keeps for an outage of the content service. */
async function listKeptFiles(): Promise<readonly string[]> {
  const root = process.env["E2E_DATA"] ?? "";
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  return files
    .filter((entry) => entry.isFile() && /\.json(?:\.gz|\.br)?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** Opens the preview of a draft without an account. @returns its HTML */
export async function openPreview(
  request: APIRequestContext,
  playwright: Playwright,
  { collection, id }: Pick<Draft, "collection" | "id">,
): Promise<string> {
  const path = `/previews/${collection}/${id}/share`;
  const shared = await send(request, "POST", path, { duration: "hour" });
  expect(shared.status(), `${collection} ${await shared.text()}`).toBe(201);
  const { href } = (await shared.json()) as { href: string };
  // A browser of somebody without an account.
  const visitor = await playwright.request.newContext();
  const answer = await visitor.get(href);
  expect([200, 404], `${collection} ${answer.url()}`).toContain(answer.status());
  expect(answer.headers()["cache-control"], collection).toContain("no-store");
  const html = await answer.text();
  // Other pages and answers for scripts, in the browser that holds the preview.
  for (const other of [`${SITE()}/api/finder/fr/individual.json`, `${SITE()}/sitemap.xml`])
    expect(await (await visitor.get(other)).text(), other).not.toContain(MARKER);
  await visitor.dispose();
  return html;
}

/** Fails when a public answer, a log or a file that the site keeps contains a marker. */
export async function expectNothingPublic(
  request: APIRequestContext,
  marker: string,
  more: readonly string[] = [],
): Promise<void> {
  const word = marker.toLowerCase();
  for (const path of [...(await listPublic(request)), ...more])
    for (const encoding of ["br", "identity"]) {
      const answer = await request.get(path, { headers: { "accept-encoding": encoding } });
      expect((await answer.text()).toLowerCase(), `${path} ${encoding}`).not.toContain(word);
    }
  for (const name of ["site.log", "cms.log"]) {
    const log = await readFile(join(process.env["E2E_DATA"] ?? "", name), "utf8");
    expect(log, name).not.toContain(marker);
    expect(log, name).not.toContain("token=link.");
  }
  const kept = await listKeptFiles();
  expect(kept.length).toBeGreaterThan(0);
  for (const path of kept) expect((await readFile(path)).includes(marker), path).toBe(false);
}
