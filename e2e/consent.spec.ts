/**
 * Consent: the built-in dialog, the hosted tool, and a site that needs neither (spec §7, §9;
 * quality §5).
 */
import { getMessages } from "@orlaya/messages/server";
import { LOCALES } from "@orlaya/locales";
import { buildPath } from "@orlaya/routes";
import type { BrowserContext, Locator, Page, Route } from "@playwright/test";
import { problemsOf } from "./axe.ts";
import { inTurn, settle, test as plain } from "./fixtures.ts";
import { expect, withTools } from "./tools-site.ts";

const asked = withTools((origin) => ({
  TAG_MANAGER_ID: "GTM-TEST1",
  TAG_MANAGER_ORIGIN: origin,
  TAG_ORIGINS: "",
  CONSENT_REVISION: "3",
}));
const hosted = withTools((origin) => ({
  CONSENT_CLIENT_ID: "client-1",
  CONSENT_SCRIPT_URL: `${origin}/sdk.js`,
  CONSENT_ORIGINS: "",
  TAG_MANAGER_ID: "GTM-TEST2",
  TAG_MANAGER_ORIGIN: origin,
  TAG_ORIGINS: "",
}));
const NAME = "cookie-consent";

interface Stored {
  readonly categories: readonly string[];
  readonly revision: number;
  readonly data: { readonly version: string } | null;
  readonly languageCode: string;
}
const cookieOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === NAME);
async function recordOf(context: BrowserContext): Promise<Stored | null> {
  const cookie = await cookieOf(context);
  return cookie ? (JSON.parse(decodeURIComponent(cookie.value)) as Stored) : null;
}
const card = (page: Page): Locator => page.locator("#cookie-dialog");
const settingsLink = (page: Page): Locator => page.locator("footer [data-action=cookies]");
function follow(page: Page, href: string): Promise<void> {
  return page.evaluate((target) => {
    const link = document.createElement("a");
    link.href = target;
    link.textContent = "A link of the test";
    document.querySelector("main")?.append(link);
    link.click();
  }, href);
}

asked.describe("a site with a tag manager", () => {
  asked(
    "[quality §5] asks without moving the focus; before the answer there is no cookie and no third-party request",
    async ({ page, context, own }) => {
      const before = own.tools.requests.length;
      await page.goto("/en/legal");
      const dialog = card(page);
      await expect(dialog).toBeVisible();
      await expect(page.locator("body")).toBeFocused();
      await expect(dialog.getByRole("checkbox")).toHaveCount(0);
      const [accept, refuse] = [
        dialog.getByRole("button", { name: "Accept all" }),
        dialog.getByRole("button", { name: "Refuse all" }),
      ];
      const [one, other] = await Promise.all(
        [accept, refuse].map((button) =>
          button.evaluate((element) => {
            const { width, height } = element.getBoundingClientRect();
            const { color, backgroundColor, borderTopColor, fontSize, fontWeight } =
              getComputedStyle(element);
            return { width, height, color, backgroundColor, borderTopColor, fontSize, fontWeight };
          }),
        ),
      );
      expect(one).toEqual(other);
      expect(one?.height ?? 0).toBeGreaterThanOrEqual(44);
      await page.keyboard.press("Tab");
      await expect(dialog.getByRole("link")).toHaveAttribute("href", /^\/en\/legal/);
      await page.keyboard.press("Tab");
      await expect(accept).toBeFocused();
      expect(await context.cookies()).toEqual([]);
      expect(own.tools.requests.length).toBe(before);
    },
  );

  asked(
    "[7-033 7-034 9-025] stores a refusal for 180 days with the version of its texts, loads nothing, and does not ask again",
    async ({ page, context, own }) => {
      const before = own.tools.requests.length;
      await page.goto("/en/legal");
      await card(page).getByRole("button", { name: "Refuse all" }).click();
      await expect(card(page)).toHaveCount(0);
      await expect
        .poll(() => recordOf(context))
        .toMatchObject({
          categories: ["necessary"],
          revision: 3,
          data: { version: "EN" },
          languageCode: "en",
        });
      const cookie = await cookieOf(context);
      expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(180, 1);
      expect(cookie).toMatchObject({ sameSite: "Lax", path: "/" });
      await page.reload();
      await settle(page);
      await expect(card(page)).toHaveCount(0);
      await follow(page, "/en/support");
      await expect(page).toHaveURL("/en/support");
      await settle(page);
      await expect(card(page)).toHaveCount(0);
      expect(own.tools.requests.length).toBe(before);
    },
  );

  asked(
    "[7-029] loads the tag manager with its id on acceptance; a withdrawal reloads the page without it and deletes its cookies",
    async ({ page, context, own }) => {
      const before = own.tools.requests.length;
      await page.goto("/en/legal?from=FR");
      await card(page).getByRole("button", { name: "Accept all" }).click();
      await expect
        .poll(() => own.tools.requests.slice(before))
        .toEqual([
          { url: "/gtm.js?id=GTM-TEST1", referer: expect.not.stringContaining("from=") as unknown },
        ]);
      expect((await recordOf(context))?.categories.toSorted()).toEqual([
        "advertising",
        "measurement",
        "necessary",
      ]);
      await expect
        .poll(async () => (await context.cookies()).map(({ name }) => name).sort())
        .toEqual(["_ga", "_gcl_au", NAME]);
      await settingsLink(page).click();
      const dialog = card(page);
      await expect(dialog.getByRole("checkbox", { name: /Audience measurement/ })).toBeChecked();
      const reloaded = page.waitForEvent("load");
      await dialog.getByRole("button", { name: "Refuse all" }).click();
      await reloaded;
      await settle(page);
      expect(
        await page.evaluate(() => (window as { tagManagerRuns?: number }).tagManagerRuns),
      ).toBeUndefined();
      expect((await context.cookies()).map(({ name }) => name)).toEqual([NAME]);
      expect(own.tools.requests.length).toBe(before + 1);
    },
  );

  asked("[quality §5] each purpose can be chosen separately", async ({ page, context, own }) => {
    const before = own.tools.requests.length;
    await page.goto("/en/legal");
    await card(page).getByRole("button", { name: "Choose" }).click();
    const boxes = card(page).getByRole("checkbox");
    await expect(boxes).toHaveCount(3);
    await expect(boxes.nth(0)).toBeDisabled();
    await expect(boxes.nth(1)).toBeFocused();
    for (const place of [1, 2]) await expect(boxes.nth(place)).not.toBeChecked();
    await page.keyboard.press("Space");
    await card(page).getByRole("button", { name: "Save my choice" }).click();
    await expect
      .poll(async () => (await recordOf(context))?.categories.toSorted())
      .toEqual(["measurement", "necessary"]);
    await expect
      .poll(() => page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer?.[0]))
      .toMatchObject({ event: "consent", measurement: "granted", advertising: "denied" });
    await expect.poll(() => own.tools.requests.length).toBe(before + 1);
  });

  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1280, height: 640 },
  ]) {
    asked(
      `[quality §6] at ${viewport.width} px the card does not cover the end of the page; Escape returns to the question, and an answer restores the focus`,
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto("/en/legal");
        await expect(card(page)).toBeVisible();
        const last = settingsLink(page);
        await page.evaluate(() => {
          scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
        });
        async function over(): Promise<boolean> {
          return last.evaluate((link) => {
            const { left, top, width, height } = link.getBoundingClientRect();
            return (
              document.elementFromPoint(left + width / 2, top + height / 2)?.closest("a") === link
            );
          });
        }
        await expect.poll(over).toBe(true);
        // The same by keyboard: on focus the browser scrolls only as far as necessary.
        await page.evaluate(() => {
          scrollTo({ top: 0, behavior: "instant" });
        });
        await last.focus();
        await expect.poll(over).toBe(true);
        await card(page).getByRole("button", { name: "Choose" }).focus();
        await page.keyboard.press("Enter");
        await expect(card(page)).toHaveAttribute("data-mode", "choose");
        await page.keyboard.press("Escape");
        await expect(card(page)).toHaveAttribute("data-mode", "ask");
        await card(page).getByRole("button", { name: "Refuse all" }).press("Enter");
        await expect(last).toBeFocused();
      },
    );
  }

  asked(
    "[7-029 quality §5] an answer in one tab applies to the others: they do not ask, and after a refusal they stop sending",
    async ({ page, context }) => {
      await page.goto("/en/legal");
      const second = await context.newPage();
      await second.goto("/en/contact");
      await expect(card(second)).toBeVisible();
      await card(page).getByRole("button", { name: "Accept all" }).click();
      await expect.poll(() => recordOf(context)).not.toBeNull();
      await follow(second, "/en/support");
      await expect
        .poll(() => second.evaluate(() => (window as { tagManagerRuns?: number }).tagManagerRuns))
        .toBe(1);
      await expect(card(second)).toHaveCount(0);
      await settingsLink(page).click();
      await card(page).getByRole("button", { name: "Refuse all" }).click();
      await expect.poll(async () => (await recordOf(context))?.categories).toEqual(["necessary"]);
      // A running script cannot be stopped, so the next navigation of the second tab is a full
      // load.
      await follow(second, "/en/legal");
      await second.waitForFunction(
        () => location.pathname === "/en/legal" && !("tagManagerRuns" in window),
      );
      await expect
        .poll(async () => (await context.cookies()).map(({ name }) => name))
        .toEqual([NAME]);
    },
  );

  asked(
    "[quality §3] asks on the next page when the question could not be fetched",
    async ({ page, allowed }) => {
      allowed.push(/status of 500/);
      let calls = 0;
      await page.route("**/api/consent/en.html", (route) =>
        (calls += 1) === 1 ? route.fulfill({ status: 500, body: "" }) : route.continue(),
      );
      await page.goto("/en/legal");
      await expect.poll(() => calls).toBe(1);
      await settle(page);
      await follow(page, "/en/support");
      await expect(card(page)).toBeVisible();
    },
  );

  asked(
    "[4-058 7-034] another language renders the question and the version again, and does not ask again after an answer",
    async ({ page, context }) => {
      await page.goto("/en/legal");
      await expect(card(page)).toHaveAttribute("data-version", "EN");
      await expect(card(page)).toBeVisible();
      await follow(page, "/de/legal");
      await expect(card(page)).toHaveAttribute("data-version", "DE");
      await expect(card(page)).toBeVisible();
      await expect(card(page)).toContainText(getMessages("de").common("cookies.text"));
      await card(page).getByRole("button", { name: "Alle ablehnen" }).click();
      await expect.poll(async () => (await recordOf(context))?.data?.version).toBe("DE");
      await follow(page, "/fr/legal");
      await expect(page).toHaveURL("/fr/legal");
      await settle(page);
      await expect(card(page)).toHaveCount(0);
      await settingsLink(page).click();
      await expect(card(page)).toHaveAttribute("data-version", "FR");
      expect(
        (await recordOf(context))?.data?.version,
        "the record keeps the language of the answer",
      ).toBe("DE");
    },
  );

  for (const late of ["texts", "styles"] as const) {
    asked(
      `[4-058] asks in the new language when the visitor changes it before the ${late} of the question have loaded; the settings open`,
      async ({ page }) => {
        const texts = "/api/consent/en.html";
        const styles =
          /<link rel="stylesheet" href="([^"]+)"/.exec(
            await (await page.request.get(texts)).text(),
          )?.[1] ?? "";
        const held: Route[] = [];
        await page.route(late === "texts" ? `**${texts}` : `**${styles}`, async (route) => {
          if (held.push(route) > 1) await route.continue();
        });
        await page.goto("/en/legal");
        await expect.poll(() => held.length).toBe(1);
        await follow(page, "/de/legal");
        await expect(page.locator("html")).toHaveAttribute("lang", "de");
        await expect(page.locator("h1")).toBeVisible();
        // The request may be cancelled, because its page was left.
        await held[0]?.continue().catch(() => undefined);
        await expect(card(page)).toBeVisible();
        await expect(card(page)).toHaveAttribute("data-version", "DE");
        await settingsLink(page).click();
        await expect(card(page)).toHaveAttribute("data-mode", "settings");
      },
    );
  }

  asked(
    "[quality §5] asks again when the revision of the policy is higher",
    async ({ page, context, baseURL }) => {
      await page.goto("/en/legal");
      await card(page).getByRole("button", { name: "Accept all" }).click();
      await expect.poll(async () => (await recordOf(context))?.data).toBeTruthy();
      const cookie = await cookieOf(context);
      const old = JSON.stringify({ ...(await recordOf(context)), revision: 2 });
      await context.addCookies([
        {
          name: NAME,
          value: encodeURIComponent(old),
          url: baseURL ?? "",
          expires: cookie?.expires ?? -1,
        },
      ]);
      await page.goto("/en/support");
      await expect(card(page)).toBeVisible();
      await card(page).getByRole("button", { name: "Refuse all" }).click();
      await expect.poll(async () => (await recordOf(context))?.revision).toBe(3);
    },
  );

  for (const signal of ["Do Not Track", "Global Privacy Control"] as const) {
    asked(
      `[7-030] with ${signal} it neither asks nor loads anything, even after an acceptance`,
      async ({ page, context, own }) => {
        await page.goto("/en/legal");
        await card(page).getByRole("button", { name: "Accept all" }).click();
        await expect
          .poll(async () => (await context.cookies()).some(({ name }) => name === "_ga"))
          .toBe(true);
        await context.addInitScript((name) => {
          Object.defineProperty(
            Navigator.prototype,
            name === "Do Not Track" ? "doNotTrack" : "globalPrivacyControl",
            { get: () => (name === "Do Not Track" ? "1" : true), configurable: true },
          );
        }, signal);
        const before = own.tools.requests.length;
        await page.goto("/en/support");
        await settle(page);
        await expect(card(page)).toHaveCount(0);
        await settingsLink(page).click();
        await expect(card(page)).toContainText(getMessages("en").common("cookies.signal"));
        await expect(card(page).getByRole("checkbox")).toHaveCount(0);
        expect(own.tools.requests.length).toBe(before);
        expect(
          await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer),
        ).toBeUndefined();
        expect((await context.cookies()).map(({ name }) => name)).toEqual([NAME]);
      },
    );
  }

  for (const locale of inTurn(LOCALES, 3)) {
    asked(
      `[quality §6] ${locale}: axe reports no violations in the question, the choices and the settings, at 360 and 1280 px`,
      async ({ page }) => {
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 740 });
          await page.goto(buildPath("legal", { locale, audience: "individual" }));
          await expect(card(page)).toBeVisible();
          expect(await problemsOf(page, "#cookie-dialog"), `question at ${width} px`).toEqual([]);
          await card(page).locator("[data-choose]").click();
          expect(await problemsOf(page, "#cookie-dialog"), `choices at ${width} px`).toEqual([]);
          await settingsLink(page).evaluate((link: HTMLElement) => {
            link.click();
          });
          await expect(card(page).locator("dt").first()).toBeVisible();
          expect(await problemsOf(page, "#cookie-dialog"), `settings at ${width} px`).toEqual([]);
          expect(
            await card(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth),
          ).toBeLessThanOrEqual(0);
        }
      },
    );
  }
});

hosted.describe("a site with the hosted tool", () => {
  hosted(
    "[7-031 7-032 7-033 7-034 4-058] starts the script after page load with client id, days and version, starts it again for another language, and opens it from the footer",
    async ({ page, own }) => {
      const before = own.tools.requests.length;
      await page.goto("/en/legal");
      await expect
        .poll(() => page.evaluate(() => (window as { started?: unknown[] }).started))
        .toEqual([
          { clientId: "client-1", userCookiesDuration: 180, cookiesVersion: "EN", afterLoad: true },
        ]);
      await expect(card(page)).toHaveCount(0);
      await follow(page, "/nl/legal");
      await expect
        .poll(() =>
          page.evaluate(() =>
            (window as { started?: { cookiesVersion: string }[] }).started?.map(
              ({ cookiesVersion }) => cookiesVersion,
            ),
          ),
        )
        .toEqual(["EN", "NL"]);
      await follow(page, "/nl/contacten");
      await expect(page).toHaveURL("/nl/contacten");
      await settingsLink(page).click();
      await expect.poll(() => page.evaluate(() => (window as { opened?: number }).opened)).toBe(1);
      expect(await page.evaluate(() => (window as { started?: unknown[] }).started?.length)).toBe(
        2,
      );
      expect(
        own.tools.requests.slice(before).filter(({ url }) => url.startsWith("/gtm.js")),
      ).toEqual([]);
    },
  );

  hosted(
    "[7-029] its answer controls the tag manager; a withdrawal also deletes the cookies of the tag manager",
    async ({ page, context, own }) => {
      const before = own.tools.requests.length;
      const scripts = () =>
        own.tools.requests.slice(before).filter(({ url }) => url === "/gtm.js?id=GTM-TEST2").length;
      await page.goto("/en/legal");
      await page.waitForFunction(() => "answerConsent" in window);
      function answer(choices: Readonly<Record<string, boolean>>): Promise<void> {
        return page.evaluate((given) => {
          (window as unknown as { answerConsent: (choices: object) => void }).answerConsent(given);
        }, choices);
      }
      await answer({ measurement: false });
      await settle(page);
      expect(scripts()).toBe(0);
      await answer({ measurement: true });
      await expect.poll(scripts).toBe(1);
      await expect
        .poll(async () => (await context.cookies()).map(({ name }) => name).sort())
        .toEqual(["_ga", "_gcl_au"]);
      const reloaded = page.waitForEvent("load");
      await answer({ measurement: false });
      await reloaded;
      expect(await context.cookies()).toEqual([]);
    },
  );

  hosted(
    "[quality §5] the settings link leads to the legal pages when a blocker prevents the script",
    async ({ page, own, allowed }) => {
      allowed.push(/ERR_BLOCKED_BY_CLIENT|ERR_FAILED/);
      await page.route(`${own.tools.origin}/sdk.js`, (route) => route.abort("blockedbyclient"));
      await page.goto("/en/contact");
      await settle(page);
      await settingsLink(page).click();
      await expect(page).toHaveURL("/en/legal");
    },
  );
});

plain.describe("a site without tools", () => {
  plain(
    "[2-099 quality §5] never asks; the link in the footer shows the stored values, and Escape returns the focus to it",
    async ({ page, context }) => {
      await page.goto("/en/legal");
      await settle(page);
      await expect(card(page)).toHaveCount(0);
      const link = page.getByRole("button", { name: "Cookie settings" }).last();
      await link.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Cookie settings" });
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText(getMessages("en").common("cookies.nothing"));
      await expect(dialog.locator("dt")).toHaveText([
        "country-code",
        "country-asked",
        "lastResearchOption",
        "chunk-reload",
        "preview",
      ]);
      await expect(dialog.getByRole("checkbox")).toHaveCount(0);
      await page.keyboard.press("Tab");
      await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
      await expect(page).toHaveURL("/en/legal");
      expect(await context.cookies()).toEqual([]);
    },
  );
  for (const locale of inTurn(LOCALES, 4)) {
    plain(`[quality §6] ${locale}: axe reports no violations in the settings`, async ({ page }) => {
      await page.goto(buildPath("legal", { locale, audience: "individual" }));
      await settingsLink(page).click();
      await expect(card(page)).toBeVisible();
      expect(await problemsOf(page, "#cookie-dialog")).toEqual([]);
    });
  }
  plain.describe("without scripts", () => {
    plain.use({ javaScriptEnabled: false });
    plain("[2-099] the link in the footer leads to the legal pages", async ({ page }) => {
      await page.goto("/fr");
      await settingsLink(page).click();
      await expect(page).toHaveURL("/fr/legal");
    });
  });
});
