/** The search of the admin, with an account that translates Spanish pages only. */
import type { Browser, Page } from "@playwright/test";
import { fold } from "@orlaya/finder/search";
import { getAdminMessages } from "@orlaya/messages/admin";
import { makeSession } from "./account-parts.ts";
import { asAdmin, enterWith, translateLabel, untilTakenOver } from "./admin.ts";
import { CMS, expect, SITE, test } from "./fixtures.ts";

const say = getAdminMessages("es");
const SPANISH = { edit_locales: ["es"], edit_audiences: ["individual"] } as const;

interface Home {
  readonly id: string;
  readonly path: string;
  readonly slices: readonly { readonly title?: string }[];
}

/** Opens the start page of the admin as a Spanish translator. */
async function enter(browser: Browser): Promise<{ readonly page: Page; readonly home: Home }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: "es-ES",
  });
  const { headers } = await makeSession(context.request, "translator", SPANISH);
  const query =
    "where[type][equals]=home&where[locale][equals]=es&where[audience][equals]=individual&depth=0";
  const answer = await context.request.get(`${CMS()}/api/page_single?${query}`, { headers });
  const { docs } = (await answer.json()) as { docs: readonly Home[] };
  const [home] = docs;
  if (!home) throw new Error("There is no Spanish home page.");
  const page = await context.newPage();
  await enterWith(page, headers["cookie"] ?? "");
  await page.goto(`${CMS()}/admin`);
  await untilTakenOver(page.getByRole("button", { name: say("search.title") }));
  return { page, home };
}
const getField = (page: Page) => page.getByRole("combobox", { name: say("search.field") });
const pathOf = ({ id }: Home): string => `/admin/collections/page_single/${id}`;

test("a translator finds a page by its words without accents, and opens it with Enter", async ({
  browser,
}) => {
  const { page, home } = await enter(browser);
  const words = fold(home.slices[0]?.title ?? "").spaced;
  expect(words.length).toBeGreaterThan(5);
  await page.keyboard.press("Control+k");
  await expect(getField(page)).toBeFocused();
  await page.keyboard.type(words);
  const option = page.locator(`[role=option][href="${pathOf(home)}"]`);
  await expect(option).toBeVisible();
  await expect(option.locator("mark").first()).toBeVisible();
  while ((await option.getAttribute("aria-selected")) !== "true")
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${CMS()}${pathOf(home)}`);
  await expect(page.getByRole("dialog", { name: say("search.title") })).toBeHidden();
  await page.context().close();
});

test("a pasted address of the site leads to the title of its hero in four steps; lists are found by name", async ({
  browser,
}) => {
  const { page, home } = await enter(browser);
  await page.keyboard.press("Control+k");
  await getField(page).fill(translateLabel("Single pages", "es"));
  await expect(page.getByRole("option").first()).toHaveAttribute(
    "href",
    "/admin/collections/page_single",
  );
  await page.keyboard.press("Escape");
  await expect(getField(page)).toBeHidden();
  // From the start page to the title of the Spanish hero: shortcut, address, Enter, one click.
  await page.keyboard.press("Control+k");
  await getField(page).fill(`${SITE()}${home.path}`);
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${CMS()}${pathOf(home)}`);
  const hero = page.locator("#slices-row-0");
  await expect(hero).toContainText(translateLabel("Hero", "es"));
  await hero.locator(".collapsible__toggle").first().click();
  await expect(page.locator("#field-slices__0__title")).toBeVisible();
  await page.context().close();
});

test("the search asks before unsaved changes are lost, from a field in which the person writes", async ({
  page,
}) => {
  await asAdmin(page);
  const form = `${CMS()}/admin/collections/redirects/create`;
  await page.goto(form);
  const field = page.locator("#field-from");
  await untilTakenOver(field);
  await field.fill("/en/old");
  await field.press("Control+k");
  const english = getAdminMessages("en");
  const search = page.getByRole("combobox", { name: english("search.field") });
  await search.fill("Single pages");
  await expect(page.getByRole("option").first()).toContainText("Single pages");
  await search.press("Enter");
  await expect(page.locator("#leave-without-saving")).toBeVisible();
  await expect(search).toBeHidden();
  await expect(page).toHaveURL(form);
});

test("no hit, a failure with another try, and the end of the session are said", async ({
  browser,
}) => {
  const { page } = await enter(browser);
  await page.keyboard.press("Control+k");
  await expect(page.getByText(say("search.hint.paste"))).toBeVisible();
  await getField(page).fill("zzqqxx");
  await expect(page.getByText(say("search.none", { question: "zzqqxx" }))).toBeVisible();
  await page.route("**/api/search?*", (route) => route.abort());
  await getField(page).fill("seguro");
  await expect(page.getByText(say("service.unreachable"))).toBeVisible();
  await page.unroute("**/api/search?*");
  await page.getByRole("button", { name: say("search.again") }).click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.context().clearCookies();
  await getField(page).fill("seguro de viaje");
  await expect(page.getByRole("link", { name: say("search.login") })).toBeVisible();
  await page.context().close();
});
