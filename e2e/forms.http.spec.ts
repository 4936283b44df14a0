/** Forms of the built site over HTTP, without a browser (quality §3, §5). */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getMessages } from "@orlaya/messages/server";
import { LOCALES, type Locale } from "@orlaya/locales";
import { AUDIENCES, buildPath, match } from "@orlaya/routes";
import type { APIRequestContext } from "@playwright/test";
import { CMS, SITE, expect, httpTest as test } from "./fixtures.ts";
import {
  formPath,
  makeAnswers,
  makeEmail,
  makeToken,
  MARK,
  MESSAGE,
  readStored,
} from "./form-parts.ts";
import { readPage, textOf } from "./http-page.ts";
import { startOwnSite } from "./own-site.ts";
import { publishedRows } from "./published.ts";

/** Patterns for the heading of the privacy page in each language. */
const PRIVACY: Readonly<Record<Locale, RegExp>> = {
  en: /privacy/i,
  fr: /données/i,
  es: /privacidad|datos/i,
  de: /datenschutz/i,
  nl: /privacy|gegevens/i,
};
const JSON_HEADERS = { accept: "application/json" };
const tokenOf = (html: string): string => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? "";

for (const locale of LOCALES) {
  const { common } = getMessages(locale);

  test(`[1-013] [2-015] ${locale}: an invalid form is returned with all input; a valid one is stored and leads to the thank-you page`, async ({
    request,
  }) => {
    const [path, email] = [await formPath(locale), makeEmail()];
    const first = await readPage(request, path);
    expect(tokenOf(first.html)).not.toBe("");
    const form = { ...makeAnswers(email), token: await makeToken() };

    const refused = await request.post(path, {
      form: { ...form, email: "ada" },
      headers: { origin: SITE() },
    });
    expect(refused.status()).toBe(422);
    const html = await refused.text();
    for (const text of [common("form.errorSummary", { count: 1 }), 'href="#form-email"', MESSAGE])
      expect(html).toContain(text);
    expect(html).toMatch(/<input id="form-email"[^>]*aria-invalid="true"[^>]*value="ada"/);
    expect(html).toMatch(/<option value="FR" selected/);
    expect(html).toMatch(/<meta name="robots" content="noindex/);

    const sent = await request.post(path, { form, headers: { origin: SITE() }, maxRedirects: 0 });
    expect([sent.status(), sent.headers()["location"]]).toEqual([303, `${path}?sent=1`]);
    const thanks = await readPage(request, `${path}?sent=1`);
    expect(textOf(thanks.document.querySelector("main"))).toContain(common("form.sent"));
    expect(thanks.html).toMatch(/<meta name="robots" content="noindex/);
    await expect
      .poll(() => readStored(request, email))
      .toMatchObject([{ form: "message", locale, audience: "individual", email }]);
  });

  test(`[quality §5] ${locale}: the form links to the privacy page of its own site`, async ({
    request,
  }) => {
    const rows = await publishedRows(locale);
    for (const audience of AUDIENCES) {
      const form = rows.find(
        (row) =>
          row.type === "page_form" &&
          row.audience === audience &&
          match(row.path).some(({ base }) => base === "contact-form"),
      );
      const { document } = await readPage(request, form?.path ?? "");
      const href =
        [...document.querySelectorAll("#form a")]
          .find((link) => textOf(link) === common("form.privacy"))
          ?.getAttribute("href") ?? "";
      expect(href).not.toBe(buildPath("legal", { locale, audience }));
      expect(rows.find((row) => row.path === href)).toMatchObject({
        type: "page_generic",
        audience,
      });
      expect(textOf((await readPage(request, href)).document.querySelector("h1"))).toMatch(
        PRIVACY[locale],
      );
    }
  });
}

test.describe("refused, limited and delayed messages", () => {
  test("T: refuses a POST of another site, a body that is too large, a page without a form, and another content type", async ({
    request,
  }) => {
    const path = await formPath("en");
    const form = { ...makeAnswers(makeEmail()), token: await makeToken() };
    const headers = { ...JSON_HEADERS, origin: SITE() };
    expect(
      (
        await request.post(path, { form, headers: { ...headers, origin: "https://evil.example" } })
      ).status(),
    ).toBe(403);
    expect(
      (
        await request.post(path, { form, headers: { ...headers, "sec-fetch-site": "cross-site" } })
      ).status(),
    ).toBe(403);
    expect(
      (
        await request.post(path, { form: { ...form, message: "x".repeat(70_000) }, headers })
      ).status(),
    ).toBe(413);
    expect((await request.post("/en/plans", { form, headers })).status()).toBe(405);
    expect(
      (
        await request.post(path, {
          data: "x",
          headers: { ...headers, "content-type": "text/plain" },
        })
      ).status(),
    ).toBe(415);
  });

  test("a form that is sent too fast or has a forged token is returned; a filled honeypot gets a success response and is not stored", async ({
    request,
  }) => {
    const path = await formPath("en");
    const headers = { ...JSON_HEADERS, origin: SITE() };
    const answers = makeAnswers(makeEmail());
    // Too fast is less than two seconds. A busy machine may need a retry to be that quick.
    await expect(async () => {
      const fast = await request.post(path, {
        form: { ...answers, token: tokenOf(await (await request.get(path)).text()) },
        headers,
      });
      expect(fast.status()).toBe(422);
      expect(await fast.json()).toMatchObject({
        kind: "again",
        notice: getMessages("en").common("form.notSent"),
      });
    }).toPass();
    const trapped = await request.post(path, {
      form: { ...answers, token: await makeToken(), website: "http://spam.example" },
      headers,
    });
    expect(await trapped.json()).toMatchObject({ kind: "sent" });
    expect(await readStored(request, answers["email"] ?? "")).toEqual([]);
    const forged = await request.post(path, {
      form: { ...answers, token: "forged.token.here" },
      headers,
    });
    expect(await forged.json()).toMatchObject({
      kind: "again",
      notice: getMessages("en").common("form.expired"),
    });
  });

  /**
   * Posts a message to a site that has just started. It waits until the page of the form returns
   * 200.
   */
  async function post(
    request: APIRequestContext,
    site: string,
    path: string,
    email: string,
    headers = {},
  ) {
    await expect.poll(async () => (await request.get(`${site}${path}`)).status()).toBe(200);
    return request.post(`${site}${path}`, {
      form: { ...makeAnswers(email), token: await makeToken() },
      headers: { origin: site, ...headers },
      maxRedirects: 0,
    });
  }

  test("rate limit of one address: the refused form keeps its input and says when to retry; the log has no personal data", async ({
    request,
  }, info) => {
    const dataDir = info.outputPath("data");
    const path = await formPath("en");
    const site = await startOwnSite(dataDir, Number(new URL(CMS()).port), { FORM_LIMIT: "1" });
    const second = makeEmail();
    try {
      expect((await post(request, site.url, path, makeEmail())).status()).toBe(303);
      const refused = await post(request, site.url, path, second);
      expect(refused.status()).toBe(429);
      const html = await refused.text();
      expect(html).toContain("Your text is still here. Try again in 10 minutes.");
      expect(html).toContain(second);
      expect(html).toContain(MESSAGE);
    } finally {
      await site.stop();
    }
    const log = await readFile(join(dataDir, "site.log"), "utf8");
    expect(log).not.toMatch(new RegExp(`${MARK}|visitor-|Byron`));
  });

  test("T: while the content service is down a message gets a success response, is kept on disk, and is delivered later", async ({
    request,
  }, info) => {
    const dataDir = info.outputPath("data");
    const [path, email] = [await formPath("en"), makeEmail()];
    // The first site stores the page on disk. The second one runs without a content service.
    const first = await startOwnSite(dataDir, Number(new URL(CMS()).port));
    await expect.poll(async () => (await request.get(`${first.url}${path}`)).status()).toBe(200);
    await first.stop();
    const away = await startOwnSite(dataDir, 9);
    try {
      expect(await (await post(request, away.url, path, email, JSON_HEADERS)).json()).toEqual({
        kind: "sent",
        to: `${path}?sent=1`,
      });
    } finally {
      await away.stop();
    }
    expect(await readStored(request, email)).toEqual([]);
    const back = await startOwnSite(dataDir, Number(new URL(CMS()).port));
    try {
      await expect.poll(async () => (await readStored(request, email)).length).toBe(1);
    } finally {
      await back.stop();
    }
  });
});

test("T: neither log contains input of a form", async ({ request }) => {
  const [path, email] = [await formPath("en"), makeEmail()];
  const sent = await request.post(path, {
    form: { ...makeAnswers(email), token: await makeToken() },
    headers: { origin: SITE(), ...JSON_HEADERS },
  });
  expect(await sent.json()).toMatchObject({ kind: "sent" });
  await expect.poll(async () => (await readStored(request, email))[0]?.["mail_state"]).toBe("sent");
  for (const name of ["site.log", "cms.log"]) {
    const log = await readFile(join(process.env["E2E_DATA"] ?? "", name), "utf8");
    expect(log, name).not.toMatch(new RegExp(`${MARK}|visitor-\\d|Byron`));
  }
});
