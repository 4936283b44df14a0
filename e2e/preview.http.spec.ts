/**
 * Refused previews, the slice simulator, redirects of moved pages, robots.txt and sitemaps (spec §2
 * technical row, content-service §3, quality §4).
 */
import { BUILT_SLICES, SAMPLE_KINDS, SIMULATOR_GRANT, type Simulation } from "@orlaya/contract";
import { LOCALES } from "@orlaya/locales";
import { buildPath, technical } from "@orlaya/routes";
import { getMessages } from "@orlaya/messages/server";
import { SLICES } from "@orlaya/slices/schema";
import { CMS, expect, FULL, httpTest as test, inTurn, signIn, SITE } from "./fixtures.ts";
import { call, deleteMade, landing, makeToken } from "./preview-parts.ts";
import { OWN_UID } from "./published.ts";

test.afterEach(({ request }) => deleteMade(request));

test("[8-010] a forged, expired or mismatched preview link returns 403 with an error page in the language of the visitor", async ({
  request,
}) => {
  const draft = await call(
    request,
    "POST",
    "page_landing?draft=true",
    landing(`${OWN_UID}-refused`, { _status: "draft" }),
  );
  const good = await makeToken("page_landing", draft.id);
  for (const [given, id] of [
    ["", ""],
    [`${good}x`, draft.id],
    [good, "another"],
    [await makeToken("page_landing", draft.id, 1_700_000_000), draft.id],
    [await makeToken("users", draft.id), draft.id],
  ] as const) {
    for (const locale of LOCALES) {
      const answer = await request.get(technical.preview({ token: given, documentId: id }), {
        headers: { "accept-language": locale },
      });
      expect(answer.status(), given).toBe(403);
      const html = await answer.text();
      expect(html).toContain(getMessages(locale).common("preview.refused.title"));
      // The error page also has the content that editors wrote for other failures: the contact
      // link.
      expect(/<main.*<\/main>/s.exec(html)?.[0], locale).toContain(
        `href="${buildPath("contact", { locale, audience: "individual" })}"`,
      );
      expect(answer.headers()["set-cookie"]).toBeUndefined();
      expect(answer.headers()["cache-control"]).toContain("no-store");
    }
  }
});

test("[2-052] the slice simulator renders every slice to the admin only, is noindex, and can be framed by the content service only", async ({
  request,
}) => {
  const token = await makeToken(SIMULATOR_GRANT, SIMULATOR_GRANT);
  const show = (shown: Partial<Simulation>, given = token) =>
    request.get(technical.simulation({ ...shown, token: given }));
  // In the short run slices.spec.ts opens every slice of documents, in a browser.
  const written = SLICES.map(({ slug }) => slug).filter((_slug, at) => FULL || at % 3 === 0);
  const slices = [...written, ...BUILT_SLICES];
  for (const [turn, slice] of slices.entries())
    for (const sample of inTurn(SAMPLE_KINDS, turn)) {
      const [locale = "de"] = inTurn(LOCALES, turn);
      const answer = await show({ slice, locale, tone: "pine", audience: "corporate", sample });
      expect(answer.status(), `${slice} ${sample}`).toBe(200);
      const html = await answer.text();
      expect(html, slice).toContain(`<html lang="${locale}"`);
      // The slice must render visible text.
      const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
      expect(
        main
          .replaceAll(/<(style|script|svg).*?<\/\1>/gs, "")
          .replaceAll(/<[^>]+>/g, "")
          .trim().length,
        slice,
      ).toBeGreaterThan(10);
      if (sample === "plain") expect(main, slice).not.toContain("<img");
    }
  const answer = await show({ slice: "hero" });
  expect(answer.headers()["x-robots-tag"]).toContain("noindex");
  expect(answer.headers()["cache-control"]).toContain("no-store");
  expect(answer.headers()["content-security-policy"]).toContain(`frame-ancestors ${CMS()};`);
  expect((await show({ slice: "nope" })).status()).toBe(404);
  expect((await request.get(`${technical.sliceSimulator}?slice=hero`)).status()).toBe(404);
  expect((await show({ slice: "hero" }, `${token}x`)).status()).toBe(404);
  const draft = await makeToken("page_landing", SIMULATOR_GRANT);
  expect((await show({ slice: "hero" }, draft)).status()).toBe(404);
});

test("the old paths of a moved page redirect with 301, in one step and with the query; after unpublishing it returns 404", async ({
  request,
}) => {
  const document = await call(
    request,
    "POST",
    "page_landing",
    landing(`${OWN_UID}-one`, {
      slices: [{ blockType: "page_head", title: "Adresse", lead: "Une page." }],
      _status: "published",
    }),
  );
  async function at(path: string): Promise<readonly [number, string | undefined]> {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()["location"]];
  }
  const address = (place: string): string => `/fr/entreprises/landing/${OWN_UID}-${place}`;
  await expect.poll(() => at(address("one"))).toEqual([200, undefined]);
  for (const place of ["two", "three"])
    await call(request, "PATCH", `page_landing/${document.id}`, {
      uid: `${OWN_UID}-${place}`,
      _status: "published",
    });
  await expect.poll(() => at(address("three"))).toEqual([200, undefined]);
  for (const place of ["one", "two"])
    await expect.poll(() => at(address(place))).toEqual([301, address("three")]);
  expect(await at(`${address("one")}?utm_source=mail&to=TH`)).toEqual([
    301,
    `${address("three")}?utm_source=mail&to=TH`,
  ]);
  // The page moves back to its first path: there is no redirect loop and no redirect from that
  // path.
  await call(request, "PATCH", `page_landing/${document.id}`, {
    uid: `${OWN_UID}-one`,
    _status: "published",
  });
  await expect.poll(() => at(address("one"))).toEqual([200, undefined]);
  await expect.poll(() => at(address("three"))).toEqual([301, address("one")]);
  const circle = await request.post(`${CMS()}/api/redirects`, {
    headers: await signIn(request),
    data: { from: address("one"), to: address("three"), status: "301" },
  });
  expect(circle.status()).toBe(400);
  await call(request, "PATCH", `page_landing/${document.id}`, { _status: "draft" });
  await expect.poll(() => at(address("one"))).toEqual([404, undefined]);
});

test("[quality §4] robots.txt names the sitemap index, and the sitemap files list the pages", async ({
  request,
}) => {
  expect(await (await request.get(technical.robots)).text()).toContain(
    `Sitemap: ${SITE()}${technical.sitemapIndex}`,
  );
  const index = await (await request.get(technical.sitemapIndex)).text();
  expect(index).toContain(`<loc>${SITE()}${technical.sitemap("de", "page_single")}</loc>`);
  const file = await request.get(technical.sitemap("de", "page_single"));
  expect(file.headers()["content-type"]).toContain("application/xml");
  expect(await file.text()).toContain(`<loc>${SITE()}/de/unternehmen</loc>`);
  expect((await request.get("/sitemap-de-nothing.xml")).status()).toBe(404);
});
