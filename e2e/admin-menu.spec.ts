/** The menu and the log-in of the admin: places by role, the current page, the drawer, the brand. */
import type { Page } from "@playwright/test";
import { getAdminMessages } from "@orlaya/messages/admin";
import { enterAs, translateLabel, untilTakenOver } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { CMS, expect, inTurn, settle, test } from "./fixtures.ts";

const say = getAdminMessages("es");
const menuOf = (page: Page) => page.locator(".menu");
const togglerOf = (page: Page) => page.locator(".nav-toggler").first();

test("a Spanish translator sees at most ten places in Spanish, without rules and users, and the current one is open and marked", async ({
  browser,
}) => {
  const { page, context } = await enterAs(browser, "translator");
  await page.goto(`${CMS()}/admin/collections/page_landing`);
  const menu = menuOf(page);
  const places = menu.locator(".menu__places > li");
  expect(await places.count()).toBeLessThanOrEqual(10);
  for (const key of ["start", "pages", "plans", "destinations", "finder"] as const)
    await expect(menu.getByText(say(`place.${key}`), { exact: true })).toBeVisible();
  const addresses = await menu
    .getByRole("link", { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  for (const slug of ["rules", "users", "redirects", "media", "form_submissions"])
    expect(addresses).not.toContain(`/admin/collections/${slug}`);
  const current = menu.locator("[aria-current=page]");
  await expect(current).toHaveText(translateLabel("Landing pages", "es"));
  await expect(current).toBeVisible();
  await expect(menu.locator("details[open]")).toHaveCount(1);
  await expect(page).toHaveTitle(/^[^·]+ · Orlaya$/);
  const icon = await page.locator("head link[rel=icon]").getAttribute("href");
  expect(await (await page.request.get(`${CMS()}${icon ?? ""}`)).text()).toContain("#E9602B");
  await expect(page.locator("head meta[property^=og], head meta[name=description]")).toHaveCount(0);
  await context.close();
});

test("the menu is open beside the page until it is closed, and stays closed then", async ({
  browser,
}) => {
  const { page, context } = await enterAs(browser, "editor");
  await page.goto(`${CMS()}/admin`);
  await expect(menuOf(page)).toBeVisible();
  await untilTakenOver(togglerOf(page));
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().includes("payload-preferences") && answer.request().method() === "POST",
  );
  await togglerOf(page).click();
  await kept;
  await page.reload();
  await untilTakenOver(togglerOf(page));
  await expect(page.locator("aside.nav")).toHaveAttribute("inert");
  await context.close();
});

test("on a phone the menu is a drawer, which Escape closes", async ({ browser }) => {
  const { page, context } = await enterAs(browser, "editor", { width: 360 });
  await page.goto(`${CMS()}/admin/collections/page_landing`);
  await untilTakenOver(togglerOf(page));
  await settle(page);
  await expect(menuOf(page)).toBeHidden();
  await togglerOf(page).focus();
  await page.keyboard.press("Enter");
  await expect(menuOf(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menuOf(page).locator(".menu__brand")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menuOf(page)).toBeHidden();
  await expect(togglerOf(page)).toBeFocused();
  await context.close();
});

for (const colorScheme of inTurn(["light", "dark"] as const, 1))
  test(`the log-in and the menu have no problem of accessibility in the ${colorScheme} theme`, async ({
    browser,
  }) => {
    const { page, context } = await enterAs(browser, "translator");
    await page.emulateMedia({ colorScheme });
    await context.addCookies([{ name: "payload-theme", value: colorScheme, url: CMS() }]);
    await page.goto(`${CMS()}/admin/collections/page_landing`);
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    expect(await problemsOf(page, ".menu")).toEqual([]);
    await context.clearCookies({ name: "payload-token" });
    await page.goto(`${CMS()}/admin/login`);
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    await expect(page.getByRole("textbox").first()).toBeVisible();
    expect(await problemsOf(page, ".template-minimal")).toEqual([]);
    await context.close();
  });
