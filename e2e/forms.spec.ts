/**
 * Forms on the built site in a browser, with and without scripts (quality §3, §5, §6; issue
 * outcome).
 */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { getMessages } from "@orlaya/messages/server";
import { LOCALES } from "@orlaya/locales";
import { asAdmin, untilTakenOver } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { CMS, expect, inTurn, settle, test } from "./fixtures.ts";
import {
  ageForm,
  fillForm,
  formPath,
  makeEmail,
  MESSAGE,
  readStored,
  sendButton,
} from "./form-parts.ts";

for (const locale of inTurn(LOCALES, 1)) {
  const { common, formsFields } = getMessages(locale);
  test.describe(`without scripts, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });
    test("[1-013] [2-015] an invalid form is returned with all input; a valid one is stored and leads to the thank-you text", async ({
      page,
      allowed,
    }) => {
      // Chromium logs the status of the page that returns the form.
      allowed.push(/status of 422/);
      const email = makeEmail();
      await page.goto(await formPath(locale));
      await fillForm(page, locale, "ada");
      await ageForm(page);
      await sendButton(page, locale).click();
      const summary = page.getByRole("alert");
      await expect(summary).toContainText(common("form.errorSummary", { count: 1 }));
      await expect(summary.getByRole("link", { name: common("form.email") })).toHaveAttribute(
        "href",
        "#form-email",
      );
      const field = page.getByLabel(formsFields("ask.email"), { exact: true });
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(
        new RegExp(common("form.email").replace(/[.*+?^${}()|[\]\\]/g, "\\$&")),
      );
      await expect(page.getByLabel(formsFields("ask.message"))).toHaveValue(MESSAGE);
      await expect(page.getByLabel(formsFields("ask.country"))).toHaveValue("FR");
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
      await field.fill(email);
      await ageForm(page);
      await sendButton(page, locale).click();
      await expect(page).toHaveURL(/\?sent=1$/);
      await expect(page.getByText(common("form.sent"))).toBeVisible();
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
      await expect
        .poll(() => readStored(page.request, email))
        .toMatchObject([{ form: "message", locale, audience: "individual", email }]);
      await page.getByRole("link", { name: common("form.another") }).click();
      await expect(sendButton(page, locale)).toBeVisible();
    });
  });
}

for (const locale of inTurn(LOCALES, 3)) {
  const { common, formsFields } = getMessages(locale);
  test(`[7-037] with scripts, ${locale}: the form is validated at once, sent once, and confirmed once without values`, async ({
    page,
  }) => {
    const email = makeEmail();
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      document.addEventListener("form:confirmed", (event) => {
        heard.push((event as CustomEvent).detail);
      });
    });
    await page.goto(await formPath(locale));
    await expect(page.locator("form[data-enhanced]")).toBeVisible();
    await fillForm(page, locale, "ada");
    await page.getByLabel(formsFields("ask.message")).focus();
    await expect(page.getByLabel(formsFields("ask.email"), { exact: true })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await sendButton(page, locale).click();
    await expect(page.getByRole("alert")).toContainText(common("form.errorSummary", { count: 1 }));
    await expect(page.getByRole("alert")).toBeFocused();
    await page.getByRole("alert").getByRole("link").click();
    await expect(page.getByLabel(formsFields("ask.email"), { exact: true })).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(email);
    await ageForm(page);
    const posts: string[] = [];
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/*", async (route) => {
      if (route.request().method() === "POST") {
        posts.push(route.request().url());
        await held;
      }
      await route.continue();
    });
    await sendButton(page, locale).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(page.locator("#form").getByRole("button")).toHaveAttribute("aria-busy", "true");
    answer();
    await expect(page.getByText(common("form.sent"))).toBeVisible();
    await expect(page.locator("#form")).toBeFocused();
    expect(posts.length).toBe(1);
    expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([
      { label: "message", module: "form" },
    ]);
    expect(new URL(page.url()).search).toBe("");
    await expect.poll(async () => (await readStored(page.request, email)).length).toBe(1);
  });
}

for (const width of inTurn([360, 1280], 1)) {
  test(`one click sends a form whose last error was corrected just before, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(await formPath("de"));
    await expect(page.locator("form[data-enhanced]")).toBeVisible();
    await sendButton(page, "de").click();
    await expect(page.getByRole("alert")).toBeFocused();
    // The last field is the message. Its error disappears on blur, when the button is pressed.
    await fillForm(page, "de", makeEmail());
    await ageForm(page);
    await sendButton(page, "de").click();
    await expect(page.getByText(getMessages("de").common("form.sent"))).toBeVisible();
  });
}

test.describe("messages that are sent again", () => {
  const { common } = getMessages("en");
  for (const scripts of [true, false]) {
    test(`${scripts ? "with" : "without"} scripts: an expired form keeps all input and is accepted when it is sent again`, async ({
      browser,
      allowed,
      baseURL,
    }) => {
      allowed.push(/status of 422/);
      const email = makeEmail();
      const context = await browser.newContext({
        javaScriptEnabled: scripts,
        ...(baseURL ? { baseURL } : {}),
      });
      const page = await context.newPage();
      await page.goto(await formPath("en"));
      if (scripts) await expect(page.locator("form[data-enhanced]")).toBeVisible();
      await fillForm(page, "en", email);
      // Simulates a page that was open for longer than its token is valid.
      await page.locator("[name=token]").evaluate((field: HTMLInputElement) => {
        field.value = `0.${field.value.split(".").slice(1).join(".")}`;
      });
      await sendButton(page, "en").click();
      const alert = page.getByRole("alert");
      await expect(alert).toContainText(common("form.expired"));
      await expect(alert).toBeFocused();
      await expect(page.getByLabel("Your message")).toHaveValue(MESSAGE);
      await expect(page.locator("[aria-invalid]")).toHaveCount(0);
      expect(await readStored(page.request, email)).toEqual([]);
      await ageForm(page);
      await sendButton(page, "en").click();
      await expect(page.getByText(common("form.sent"))).toBeVisible();
      await expect(alert).toHaveCount(0);
      await expect.poll(async () => (await readStored(page.request, email)).length).toBe(1);
      await context.close();
    });
  }
  test("the admin shows a message; one whose mail failed has a button, which sends the mail and then disappears", async ({
    page,
  }) => {
    const email = makeEmail();
    const path = await formPath("en");
    await page.goto(path);
    await expect(page.locator("form[data-enhanced]")).toBeVisible();
    await fillForm(page, "en", email);
    await ageForm(page);
    await sendButton(page, "en").click();
    await expect(page.getByText(common("form.sent"))).toBeVisible();
    await expect
      .poll(async () => (await readStored(page.request, email))[0]?.["mail_state"])
      .toBe("sent");
    const id = String((await readStored(page.request, email))[0]?.["id"]);
    // The state that the worker writes after ten tries.
    const database = new DatabaseSync(join(process.env["E2E_DATA"] ?? "", "cms.db"), {
      timeout: 5000,
    });
    database
      .prepare(
        "UPDATE form_submissions SET mail_state = 'dead', attempts = 10, next_try = NULL, last_error = 'connection refused' WHERE id = ?",
      )
      .run(id);
    database.close();
    await asAdmin(page);
    await page.goto(`${CMS()}/admin/collections/form_submissions/${id}`);
    await expect(
      page.getByText("Ten tries failed, the last one with: connection refused."),
    ).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: MESSAGE })).toBeVisible();
    const button = page.getByRole("button", { name: "Send again now" });
    await untilTakenOver(button);
    // The notice is shown for four seconds, so the assertion starts before the click.
    await Promise.all([
      expect(page.getByText("It will be mailed in a moment.")).toBeVisible(),
      button.click(),
    ]);
    await expect
      .poll(async () => (await readStored(page.request, email))[0])
      .toMatchObject({ mail_state: "sent", last_error: null });
    await page.reload();
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
    await expect(button).toHaveCount(0);
  });
});

test("[quality §6] the form comes before the contact facts, on the page and in the document; beside them on a wide screen", async ({
  page,
}) => {
  await page.goto(await formPath("en"));
  const card = page.locator("[data-tone=sand]", { has: page.locator("#form") });
  async function boxes() {
    const [form, facts] = [
      await page.locator("#form").boundingBox(),
      await card.locator("dl").boundingBox(),
    ];
    if (!form || !facts) throw new Error("The page must contain the form and the contact facts.");
    return { form, facts };
  }
  await page.setViewportSize({ width: 360, height: 800 });
  const narrow = await boxes();
  expect(narrow.form.y + narrow.form.height).toBeLessThan(narrow.facts.y);
  expect(
    await card
      .locator("dl")
      .evaluate(
        (facts) =>
          (document.querySelector("#form")?.compareDocumentPosition(facts) ?? 0) &
          Node.DOCUMENT_POSITION_FOLLOWING,
      ),
  ).toBeTruthy();
  await page.setViewportSize({ width: 1280, height: 900 });
  const wide = await boxes();
  expect(wide.facts.x + wide.facts.width).toBeLessThanOrEqual(wide.form.x);
});

test("[7-037] a late response does not navigate a visitor who left the page, and the URL of the thank-you text fires no event", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener("form:confirmed", (event) => {
      heard.push((event as CustomEvent).detail);
    });
  });
  const path = await formPath("en");
  await page.goto(path);
  await expect(page.locator("form[data-enhanced]")).toBeVisible();
  await fillForm(page, "en", makeEmail());
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/*", async (route) => {
    if (route.request().method() !== "POST") {
      await route.continue();
      return;
    }
    await held;
    await route.fulfill({ json: { kind: "sent", to: `${path}?sent=1` } });
  });
  await sendButton(page, "en").click();
  await page
    .locator('footer a[href^="/en/legal"]:not([data-action])')
    .first()
    .evaluate((link: HTMLElement) => {
      link.click();
    });
  await expect(page).not.toHaveURL(path);
  const there = page.url();
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  answer();
  await (await answered).finished();
  await settle(page);
  expect(page.url()).toBe(there);
  await page.goto(`${path}?sent=1`);
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => (window as { heard?: unknown[] }).heard)).toEqual([]);
});

const CHECKED = [
  { width: 360, locale: "de" },
  { width: 1280, locale: "en" },
] as const;
for (const { width, locale } of inTurn(CHECKED, 0)) {
  test(`[quality §6] axe reports no violations at ${width} px, ${locale}: the form, its errors, the thank-you text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(await formPath(locale));
    await expect(page.locator("form[data-enhanced]")).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
    const sizes = await page
      .locator("#form :is(input:not([type=hidden]):not([tabindex]), select, textarea, button)")
      .evaluateAll((nodes) =>
        nodes.map((node) => ({
          font: parseFloat(getComputedStyle(node).fontSize),
          height: (node.parentElement ?? node).getBoundingClientRect().height,
        })),
      );
    expect(sizes.filter(({ font, height }) => font < 16 || height < 44)).toEqual([]);
    await sendButton(page, locale).click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await problemsOf(page, "#form")).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await page.goto(`${await formPath(locale)}?sent=1`);
    await expect(page.getByText(getMessages(locale).common("form.sent"))).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
}

test("a failed request keeps all input", async ({ page, allowed }) => {
  allowed.push(/ERR_|Failed to load/);
  await page.goto(await formPath("en"));
  await expect(page.locator("form[data-enhanced]")).toBeVisible();
  await fillForm(page, "en", makeEmail());
  await page.route("**/*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await sendButton(page, "en").click();
  await expect(page.getByRole("alert")).toContainText(getMessages("en").common("form.notSent"));
  await expect(page.getByLabel("Your message")).toHaveValue(MESSAGE);
  await expect(sendButton(page, "en")).not.toHaveAttribute("aria-busy");
});

test("the admin lists messages with the state of their mail", async ({ page }) => {
  await asAdmin(page);
  await page.goto(`${CMS()}/admin/collections/form_submissions`);
  await expect(page.getByRole("heading", { name: "Messages" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: /Mail/ }).first()).toBeVisible();
});
