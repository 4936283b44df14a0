/** The address of a comparison of plans: five languages, both sites, wrong input, cache, index. */
import { LOCALES, type Locale } from "@orlaya/locales";
import { getMessages } from "@orlaya/messages/server";
import { AUDIENCES, buildPath, match, type Audience } from "@orlaya/routes";
import { expect, httpTest as test } from "./fixtures.ts";
import { attributesOf, readPage, textOf } from "./http-page.ts";
import { publishedRows } from "./published.ts";

/** Returns uids and titles of the plans of a site. */
async function listPlans(
  locale: Locale,
  audience: Audience,
): Promise<readonly { readonly uid: string; readonly title: string }[]> {
  const rows = await publishedRows(locale);
  return rows
    .filter((row) => row.audience === audience && row.type === "product_page")
    .flatMap(({ path, title }) =>
      match(path).flatMap((route) =>
        route.base === "product" ? [{ uid: route.params.product, title }] : [],
      ),
    );
}
const writeQuery = (uids: readonly string[]): string =>
  new URLSearchParams(uids.map((uid) => ["plan", uid])).toString();

for (const locale of LOCALES)
  for (const audience of AUDIENCES)
    test(`${locale} ${audience}: two plans are side by side at an address that is not indexed and not stored`, async ({
      request,
    }) => {
      const path = buildPath("offers-compare", { locale, audience });
      const { common: t } = getMessages(locale);
      const plans = (await listPlans(locale, audience)).slice(0, 5);
      const [first, second, third, fourth] = plans;
      if (!first || !second || !third || !fourth) throw new Error("There are too few plans.");

      const plain = await readPage(request, path);
      expect([plain.status, plain.headers["cache-control"]?.includes("public")]).toEqual([
        200,
        true,
      ]);
      expect(plain.document.querySelectorAll("main select[name=plan]")).toHaveLength(3);

      const query = writeQuery([second.uid, first.uid]);
      const page = await readPage(request, `${path}?${query}&utm_source=mail&colour=red`);
      expect(page.status).toBe(200);
      expect(page.headers["cache-control"]).toContain("no-store");
      for (const shown of [plain, page]) {
        const [canonical] = attributesOf(shown.document, "link[rel=canonical]", "href");
        expect(canonical?.endsWith(path)).toBe(true);
        const [robots] = attributesOf(shown.document, "meta[name=robots]", "content");
        expect(robots).toContain("noindex");
        expect(attributesOf(shown.document, "link[rel=alternate]", "href")).toEqual([]);
      }
      const heads = [...page.document.querySelectorAll("main thead th[scope=col] a")].map(textOf);
      expect(heads.slice(0, 2)).toEqual(
        [second.title, first.title].map((title) => textOf({ textContent: title } as Element)),
      );
      expect(page.document.querySelectorAll("main tbody th[scope=row]").length).toBeGreaterThan(7);

      const wrong = await readPage(
        request,
        `${path}?${writeQuery([first.uid, first.uid, "no-such-plan", second.uid, third.uid, fourth.uid])}`,
      );
      expect(wrong.status).toBe(200);
      const text = textOf(wrong.document.querySelector("main"));
      for (const note of [
        t("compare.repeated", { plan: first.title }),
        t(audience === "corporate" ? "compare.unknownCorporate" : "compare.unknown", { count: 1 }),
        t("compare.tooMany", { plans: fourth.title }),
      ])
        expect(text).toContain(textOf({ textContent: note } as Element));
    });

test("the language links lead to the same plans, and the other site has its own plans", async ({
  request,
}) => {
  const uids = ["long-term-international-health-plan", "short-term-international-health-plan"];
  const { document } = await readPage(request, `/en/plans/compare?${writeQuery(uids)}`);
  const links = attributesOf(document, "a[hreflang]", "href");
  expect(links).toContain(
    `/de/versicherungen/vergleichen?${writeQuery(["internationale-krankenversicherung-langfristig", "internationale-krankenversicherung-kurzfristig"])}`,
  );
  const other = `/en/corporate/plans/compare?${writeQuery(uids.map((uid) => `${uid}-group`))}`;
  expect(attributesOf(document, "header a", "href")).toContain(other);
  const back = await readPage(request, other);
  expect(attributesOf(back.document, "header a", "href")).toContain(
    `/en/plans/compare?${writeQuery(uids)}`,
  );
  const mixedUid = "long-term-international-health-plan-group";
  const mixed = await readPage(request, `/en/plans/compare?${writeQuery([...uids, mixedUid])}`);
  const group = (await listPlans("en", "corporate")).find(({ uid }) => uid === mixedUid);
  expect(textOf(mixed.document.querySelector("main"))).toContain(
    textOf({
      textContent: getMessages("en").common("compare.otherSite", { plans: group?.title ?? "" }),
    } as Element),
  );
});

test("plans of the other site alone are compared there, by the switch of sites", async ({
  request,
}) => {
  const query = writeQuery(
    ["short-term-international-health-plan", "long-term-international-health-plan"].map(
      (uid) => `${uid}-group`,
    ),
  );
  const { document } = await readPage(request, `/en/plans/compare?${query}`);
  const other = `/en/corporate/plans/compare?${query}`;
  expect(attributesOf(document, "header a", "href")).toContain(other);
  const shown = await readPage(request, other);
  expect(shown.document.querySelectorAll("main thead th[scope=col]")).not.toHaveLength(0);
});

test("the form of the plan list leads to an address with the plans only", async ({ request }) => {
  const sent = await request.get(
    "/en/plans/compare?country-of-residence=&needs=travel&plan=myhealth-asia&plan=&utm_source=mail",
    { maxRedirects: 0 },
  );
  expect(sent.status()).toBe(303);
  expect(sent.headers()["location"]).toBe("/en/plans/compare?plan=myhealth-asia&utm_source=mail");
});

test("every chosen plan stays ticked in the list, also more than three", async ({ request }) => {
  const uids = (await listPlans("en", "individual")).slice(0, 6).map(({ uid }) => uid);
  const { document } = await readPage(request, `/en/plans?${writeQuery(uids)}`);
  const ticked = attributesOf(document, "main input[name=plan][checked]", "value");
  expect(ticked.toSorted()).toEqual(uids.toSorted());
});

test("the sitemap has no comparison", async ({ request }) => {
  const index = await (await request.get("/sitemap.xml")).text();
  const parts = [...index.matchAll(/<loc>[^<]*?(\/sitemap-[^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(parts.length).toBeGreaterThan(0);
  const own = LOCALES.flatMap((locale) =>
    AUDIENCES.map((audience) => buildPath("offers-compare", { locale, audience })),
  );
  for (const part of parts) {
    const text = await (await request.get(part ?? "")).text();
    for (const path of own) expect(text).not.toContain(`${path}<`);
  }
});
