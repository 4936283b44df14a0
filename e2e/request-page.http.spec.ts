/** The page where a visitor asks for the quote of a plan, over HTTP (spec §7 Quote funnels). */
import { LOCALES, type Locale } from "@orlaya/locales";
import { getMessages } from "@orlaya/messages/server";
import { AUDIENCES } from "@orlaya/routes";
import type { APIRequestContext } from "@playwright/test";
import { FULL, SITE, expect, httpTest as test } from "./fixtures.ts";
import { cardPath, releaseOf } from "./finder-parts.ts";
import { makeAnswers, makeEmail, makeToken, readStored } from "./form-parts.ts";
import { attributesOf, readPage, textOf } from "./http-page.ts";
import { publishedRows } from "./published.ts";

const ANSWERS = "from=FR&to=SG&as=expatriation";

/** Submits the eligibility finder for a quote. @returns the address of the request page */
async function askForQuote(request: APIRequestContext, locale: Locale): Promise<URL> {
  const answer = await request.get(`${cardPath(locale)}?${ANSWERS}&go=quote`, { maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return new URL(answer.headers()["location"] ?? "", SITE());
}

for (const [turn, locale] of LOCALES.entries()) {
  test(`[4-047] [1-017] ${locale}: the answers of the finder are filled in on the request page, and are stored with the request`, async ({
    request,
  }) => {
    const url = await askForQuote(request, locale);
    const page = await readPage(request, url.pathname + url.search);
    expect(page.headers["cache-control"]).toBe("private, no-store");
    const chosen = ["country", "destination", "profile", "nationality"].map(
      (name) =>
        page.document.querySelector(`#form select[name=${name}] option[selected]`)?.textContent,
    );
    const release = await releaseOf(locale);
    const profile = release.profiles.find(({ id }) => id === "expatriation")?.label;
    const name = (code: string) => release.names[release.codes.indexOf(code)];
    expect(chosen.slice(0, 3)).toEqual([name("FR"), name("SG"), profile]);
    expect(chosen[3] ?? "").not.toBe(name("FR"));
    const canonical = page.document.querySelector("link[rel=canonical]")?.getAttribute("href");
    expect(canonical).toBe(`${SITE()}${url.pathname}`);
    const action = page.document.querySelector("#form")?.getAttribute("action") ?? "";
    expect(action).toBe(`${url.pathname}?parcours=first-euro`);

    const others = attributesOf(page.document, "a[lang][hreflang]", "href");
    expect(others.length).toBeGreaterThanOrEqual(LOCALES.length - 1);
    for (const href of others) expect(href).toContain(`?${ANSWERS}`);
    for (const href of others) expect(href).toContain("parcours=first-euro");

    const email = makeEmail();
    const form = { ...makeAnswers(email), token: await makeToken("quote") };
    const asked = { country: "FR", destination: "SG", profile: profile ?? "", ages: "34, 5" };
    const start_date = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const sent = await request.post(action, {
      form: { ...form, ...asked, start_date },
      headers: { origin: SITE() },
      maxRedirects: 0,
    });
    expect([sent.status(), sent.headers()["location"]]).toEqual([303, `${url.pathname}?sent=1`]);
    await expect
      .poll(() => readStored(request, email))
      .toMatchObject([{ form: "quote", locale, path: action, values: { ...asked, start_date } }]);
  });

  test(`[2-115] ${locale}: the request page without answers has an empty form, and each plan has one`, async ({
    request,
  }) => {
    const rows = await publishedRows(locale);
    const { formsFields } = getMessages(locale);
    for (const audience of AUDIENCES) {
      const own = rows.filter((row) => row.audience === audience);
      const plans = own.filter(({ type }) => type === "product_page");
      expect(plans.length).toBe(audience === "individual" ? 21 : 20);
      for (const { path } of plans.filter((_plan, at) => FULL || at % LOCALES.length === turn)) {
        const plan = await readPage(request, path);
        const links = [...plan.document.querySelectorAll("main a[href]")]
          .map((link) => link.getAttribute("href") ?? "")
          .filter((href) => href.startsWith(`${path}/`));
        const target = own.find((row) => row.path === links[0]);
        expect(target?.type, path).toBe("page_form");
      }
    }
    const url = await askForQuote(request, locale);
    const page = await readPage(request, url.pathname);
    expect(page.document.querySelectorAll("#form option[selected]:not([value=''])").length).toBe(0);
    const labels = [...page.document.querySelectorAll("#form label")].map(textOf).join(" ");
    for (const kind of ["country", "destination", "profile", "nationality", "ages"] as const)
      expect(labels).toContain(formsFields(`ask.${kind}`));
  });
}

test("answers of the finder that the form does not offer are ignored", async ({ request }) => {
  const { pathname } = await askForQuote(request, "en");
  const query = "?from=ZZ&to=%22%3E&as=nothing&nat=other&parcours=%3Cscript%3E";
  const page = await readPage(request, pathname + query);
  expect(page.status).toBe(200);
  expect(page.document.querySelectorAll("#form option[selected]:not([value=''])").length).toBe(0);
  expect(page.document.querySelector("#form")?.getAttribute("action")).toBe(pathname);
});
