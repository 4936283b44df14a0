/**
 * Responses of the server for the quote-by-need finder, without a browser (finder §3; spec §2, §4,
 * §8).
 */
import { getMessages } from "@orlaya/messages/server";
import { LOCALES } from "@orlaya/locales";
import { buildPath } from "@orlaya/routes";
import type { APIRequestContext } from "@playwright/test";
import { landing } from "./finder-parts.ts";
import { expect, httpTest as test } from "./fixtures.ts";
import { attributesOf, readPage, textOf } from "./http-page.ts";
import { publishedRows } from "./published.ts";

/** Returns the location that a search redirects to. */
async function search(request: APIRequestContext, path: string, query: string): Promise<string> {
  const found = await request.get(`${path}?${query}`, { maxRedirects: 0 });
  expect(found.status(), query).toBe(303);
  return found.headers()["location"] ?? "";
}

for (const locale of LOCALES) {
  const home = buildPath("home", { locale, audience: "individual" });
  const { formsFields, lisa } = getMessages(locale);

  test(`[4-006 4-014 2-081] ${locale}: three answers lead to a plan in this language`, async ({
    request,
  }) => {
    const form = (await readPage(request, home)).document.querySelector("[data-need-finder] form");
    for (const [name, value] of [
      ["need", "expat"],
      ["to", "ES"],
      ["language", "en"],
    ] as const)
      expect(
        form?.querySelector(`select[name=${name}] option[value=${value}]`),
        name,
      ).not.toBeNull();
    expect([form?.getAttribute("method") ?? "get", form?.getAttribute("action")]).toEqual([
      "get",
      expect.stringMatching(new RegExp(`^(?:${home})?(?:#finder)?$`)),
    ]);
    const plan = await search(request, home, "need=expat&to=ES&language=en&go=product");
    expect((await publishedRows(locale)).find(({ path }) => path === plan)).toMatchObject({
      type: "product_page",
      audience: "individual",
    });
    const page = await readPage(request, plan);
    expect([page.status, page.document.documentElement.lang]).toEqual([200, locale]);
  });

  test(`[2-082 4-009 8-005] ${locale}: no plan leads to the no-result landing`, async ({
    request,
  }) => {
    expect(await search(request, home, "need=expat&to=KP&language=en&go=product")).toBe(
      landing(locale, "noResult"),
    );
  });

  test(`[finder §3.5] ${locale}: missing answers are listed above the form, which keeps the others`, async ({
    request,
  }) => {
    const page = await readPage(request, `${home}?need=expat&to=&language=en&go=product`);
    expect(page.status).toBe(200);
    const finder = page.document.querySelector("[data-need-finder]");
    expect(finder?.querySelector("select[name=need] option[selected]")?.getAttribute("value")).toBe(
      "expat",
    );
    expect([...(finder?.querySelectorAll("[role=alert] a") ?? [])].map(textOf)).toEqual([
      formsFields("destination.required"),
    ]);
  });

  test(`[4-014] ${locale}: the labels of the two buttons name their targets`, async ({
    request,
  }) => {
    const { document } = await readPage(request, home);
    expect(
      [...document.querySelectorAll("[data-need-finder] button[name=go]")].map(textOf),
    ).toEqual(expect.arrayContaining([lisa("submit.quote"), lisa("submit.product")]));
  });
}

test("[4-012 4-013 4-014] [finder §3.5] the pressed button decides between the request page, which gets the destination, and the plan", async ({
  request,
}) => {
  expect(await search(request, "/en", "need=expat&to=ES&language=en&from=FR&go=quote")).toBe(
    "/en/expatriate-insurance/long-term-international-health-plan/request?to=ES",
  );
  expect(await search(request, "/en", "need=expat&to=ES&language=en&from=FR&go=product")).toBe(
    "/en/expatriate-insurance/long-term-international-health-plan",
  );
});

test("[4-022] a local plan takes precedence over a global one: from Singapore to Singapore", async ({
  request,
}) => {
  expect(await search(request, "/en", "need=expat&to=SG&language=en&from=SG&go=product")).toBe(
    "/en/local-health-plans/myhealth-singapore",
  );
});

test("[finder-3.1] the search and the list of plans show no plan between countries where the rules refuse it", async ({
  request,
}) => {
  // Travel insurance is for another country than one's own, and the landing says so.
  const own = "need=travel&to=FR&language=en&from=FR&go=product";
  const refused = await search(request, "/en", own);
  expect(refused).toBe(`${landing("en", "noResult")}?from=FR&to=FR`);
  expect(textOf((await readPage(request, refused)).document.querySelector("main"))).toContain(
    "Your destination is the country you live in: France.",
  );
  // Both countries are on the page of MyHealth International, but the rules name another plan.
  const list = await readPage(
    request,
    "/en/plans?country-of-residence=SG&country-of-destination=JP&needs=expat",
  );
  const plans = [...list.document.querySelectorAll("main :is(h3, h4)")].map(textOf);
  expect(plans).toContain("MyHealth Asia");
  expect(plans).not.toContain("MyHealth International");
});

test("an unknown code renders the form with a notice, not an error page", async ({ request }) => {
  const page = await readPage(request, "/en?need=expat&to=ZZ&language=xx&go=quote");
  expect(page.status).toBe(200);
  expect(textOf(page.document.querySelector("[data-need-finder]"))).toContain(
    "This answer is no longer available. Choose another one.",
  );
});

for (const [locale, note] of [
  ["es", "(texto en inglés)"],
  ["de", "(Text auf Englisch)"],
] as const) {
  test(`[3-078] [finder §3.6] ${locale}: the need travel has no translation and is shown in English, marked as English`, async ({
    request,
  }) => {
    const { document } = await readPage(request, `/${locale}`);
    const selector = "[data-need-finder] select[name=need] option[value=travel]";
    expect(attributesOf(document, selector, "lang")).toContain("en");
    expect(textOf(document.querySelector(selector))).toContain(note);
  });
}
