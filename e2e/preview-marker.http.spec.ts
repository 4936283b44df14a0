/**
 * No byte of a draft is public: drafts of every collection contain a word that only the preview may
 * show (quality §1).
 */
import { LOCALES } from "@orlaya/locales";
import { buildPath, technical } from "@orlaya/routes";
import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { MODULE_COLLECTIONS, PAGE_COLLECTIONS } from "../apps/cms/src/names/slugs.ts";
import { CMS, expect, httpTest as test, SITE, signIn } from "./fixtures.ts";
import { holdLiveRelease } from "./live-release.ts";
import {
  createDraft,
  expectNothingPublic,
  loadLive,
  made,
  MARK,
  MARKER,
  omitOwn,
  openPreview,
  removeDrafts,
  send,
} from "./marker-parts.ts";
import { OWN_UID } from "./published.ts";

test.afterEach(({ request }) => removeDrafts(request));

test("[quality §1] a draft of any collection appears in its preview, and in no public answer, kept file and log", async ({
  request,
  playwright,
}) => {
  test.slow();
  let shown = 0;
  for (const collection of [...PAGE_COLLECTIONS, ...MODULE_COLLECTIONS]) {
    const draft = await createDraft(request, collection);
    expect(draft.marks, collection).toBeGreaterThan(0);
    const html = await openPreview(request, playwright, draft);
    if (html.includes(MARKER)) shown += 1;
    if (draft.path !== null) expect(html, collection).toContain(MARKER);
  }
  expect(shown).toBeGreaterThanOrEqual(PAGE_COLLECTIONS.length);
  await expectNothingPublic(request, MARKER);
  for (const { collection, id } of made) {
    const answer = await request.get(`${CMS()}/api/${collection}/${id}?draft=true`, {
      headers: { cookie: "" },
    });
    expect(answer.status(), collection).toBe(403);
  }
});

test("[quality §1] a picture that a draft puts in the place of a live one appears in its preview, and in no public answer", async ({
  request,
  playwright,
}) => {
  const alt = Object.fromEntries(LOCALES.map((locale) => [locale, `${MARKER} ${locale}`]));
  const colour = { r: Date.now() % 256, g: 107, b: 92 };
  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: colour },
  })
    .jpeg()
    .toBuffer();
  const sent = await request.post(`${CMS()}/api/media`, {
    headers: await signIn(request),
    multipart: {
      _payload: JSON.stringify({ alt, name: MARK }),
      file: { name: `${MARK}.jpg`, mimeType: "image/jpeg", buffer },
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  const { doc: picture } = (await sent.json()) as { doc: { id: string } };
  const live = await loadLive(request, "page_article");
  const [id, path] = [String(live?.["id"]), String(live?.["path"])];
  try {
    expect(live?.["image"]).toBeTruthy();
    const before = await (await request.get(path)).text();
    const change = { image: picture.id, _status: "draft" };
    const saved = await send(request, "PATCH", `/page_article/${id}?draft=true`, change);
    expect(saved.status(), await saved.text()).toBe(200);
    made.push({ ...{ collection: "page_article", id, path, marks: 1 }, live: omitOwn(live ?? {}) });
    const html = await openPreview(request, playwright, { collection: "page_article", id });
    expect(html).toContain(`/media/${MARK}-`);
    expect(html).toContain(`${MARKER} fr`);
    expect(await (await request.get(path)).text()).toBe(before);
    await expectNothingPublic(request, MARKER);
    const listed = await request.get(`${CMS()}/api/media/${picture.id}`, {
      headers: { cookie: "" },
    });
    expect(listed.status()).toBe(403);
  } finally {
    await removeDrafts(request);
    const gone = await send(request, "DELETE", `/media/${picture.id}?confirm_uses=1`);
    expect(gone.status(), await gone.text()).toBe(200);
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
    await expectNothingPublic(request, TRIED, [result, file]);
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
  made.push({ collection: "page_landing", id: doc.id, path: doc.path, marks: 1, live: null });
  const document = { collection: "page_landing", id: doc.id, action: "publish" };
  const changes = [
    { kind: "document", ...document },
    { kind: "redirect", action: "create", from: `/fr/${uid}`, to: doc.path },
  ];
  const name = `${CAMPAIGN} ${OWN_UID}`;
  const campaign = await send(request, "POST", "/campaign", { name, changes });
  const { id } = (await campaign.json()) as { id: string };
  const share = `/planned-states/campaigns/${id}/share`;
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
  await expectNothingPublic(request, CAMPAIGN, [`/fr/${uid}`]);
  expect((await request.get(`/fr/${uid}`)).status()).toBe(404);
});
