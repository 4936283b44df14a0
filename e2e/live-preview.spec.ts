/** A Spanish editor follows a draft in the live preview and shares it; the slice simulator. */
import { randomUUID } from "node:crypto";
import { getAdminMessages } from "@orlaya/messages/admin";
import { getMessages } from "@orlaya/messages/server";
import type { FrameLocator, Page } from "@playwright/test";
import { enterAs, untilTakenOver } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { CMS, expect, settle, signIn, test } from "./fixtures.ts";

const say = getAdminMessages("es");
const { common } = getMessages("es");

let id = "";
const api = (path: string): string => `${CMS()}/api/page_landing${path}`;

test.beforeEach(async ({ request }) => {
  const title = `Prueba ${randomUUID().slice(0, 8)}`;
  const bands = ["Uno", "Dos", "Tres", "Cuatro", "Cinco"].map((text) => ({
    ...{ blockType: "cta_band", title: text, text: "Un texto de la banda." },
  }));
  const answer = await request.post(api("?depth=0"), {
    headers: await signIn(request),
    data: {
      ...{ title, uid: title.toLowerCase().replace(" ", "-"), purpose: "normal", locale: "es" },
      ...{ audience: "individual", _status: "published" },
      slices: [{ blockType: "page_head", title: "Antes", lead: "Una página." }, ...bands],
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  ({ id } = ((await answer.json()) as { doc: { id: string } }).doc);
});
test.afterEach(async ({ request }) => {
  await request.delete(api(`/${id}`), { headers: await signIn(request) });
});

/** Opens the form with the live preview beside it. */
async function openPreview(page: Page): Promise<FrameLocator> {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`${CMS()}/admin/collections/page_landing/${id}`);
  await untilTakenOver(page.locator("#field-title"));
  await page.locator("#live-preview-toggler").click();
  const frame = page.frameLocator(".live-preview-window iframe");
  await expect(frame.getByText(common("preview.click"))).toBeVisible();
  return frame;
}

test("the live preview follows the form at once, keeps its place, and marks the edited slice", async ({
  browser,
}) => {
  const { page, context } = await enterAs(browser, "editor");
  const frame = await openPreview(page);
  const row = page.locator("#slices-row-0");
  await row.locator(".collapsible__toggle").first().click();
  const title = row.locator("[id='field-slices__0__title']");
  await title.click();
  await expect(frame.locator("[data-slice-edited] h1")).toHaveText("Antes");
  // Another slice is far below: its form scrolls the preview to it.
  await page.locator("#slices-row-5 .collapsible__toggle").first().click();
  await page.locator("[id='field-slices__5__title']").click();
  await expect(frame.getByRole("heading", { name: "Cinco" })).toBeInViewport();
  const body = frame.locator("body");
  const place = await body.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  const loads = await body.evaluate(() => performance.timeOrigin);
  await page.locator("[id='field-slices__5__title']").fill("Sexto");
  const typed = Date.now();
  await expect(frame.getByRole("heading", { name: "Sexto" })).toBeVisible();
  console.log(`live preview: ${Date.now() - typed} ms after typing`);
  expect(await body.evaluate(() => scrollY)).toBe(place);
  expect(await body.evaluate(() => performance.timeOrigin)).toBe(loads);
  await expect(page.locator("[id='field-slices__5__title']")).toBeFocused();
  // A click in the preview opens the slice, also when the form shows another tab.
  await page.locator(".tabs-field__tab-button").last().click();
  await expect(page.locator("#slices-row-0")).toHaveCount(0);
  await frame.getByRole("heading", { name: "Dos" }).click();
  await expect(page.locator("#slices-row-2 :focus")).toBeVisible();
  await context.close();
});

test("a shared link opens the draft without an account, until it is ended", async ({ browser }) => {
  const { page, context, headers } = await enterAs(browser, "editor");
  const saved = await page.request.patch(api(`/${id}?draft=true`), {
    headers,
    data: { slices: [{ blockType: "page_head", title: "Borrador" }], _status: "draft" },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.goto(`${CMS()}/admin/collections/page_landing/${id}`);
  const panel = page.getByRole("region", { name: say("preview.title") });
  await panel.getByRole("button", { name: say("preview.shareHour") }).click();
  const href = await panel.getByRole("textbox", { name: say("preview.address") }).inputValue();
  await settle(page);
  expect(await problemsOf(page, ".preview")).toEqual([]);
  await expect(panel).toContainText(say("preview.notOpened"));

  const visitor = await browser.newContext({ locale: "es" });
  const shown = await visitor.newPage();
  await shown.goto(href);
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Borrador");
  const banner = shown.getByRole("complementary", { name: common("preview.name") });
  await expect(banner).toContainText(common("preview.banner"));
  await expect(banner.locator("time")).toBeVisible();
  // The address of the admin is for its accounts only.
  expect(await shown.content()).not.toContain(`${CMS()}/admin`);

  await page.reload();
  await expect(panel).toContainText(/Abierto una vez/);
  await panel.getByRole("button", { name: /^Cerrar/ }).click();
  await expect(page.getByText(say("preview.ended"))).toBeVisible();
  for (const address of [shown.url(), href]) {
    const answer = await shown.goto(address);
    expect(answer?.status(), address).toBe(410);
    await expect(shown.getByRole("heading", { level: 1 })).toHaveText(
      common("preview.ended.title"),
    );
  }
  await visitor.close();
  await context.close();
});

test("the slice simulator shows a German slice with longest texts at 360 px without overflow", async ({
  browser,
}) => {
  const { page, context } = await enterAs(browser, "editor", { locale: "de" });
  const german = getAdminMessages("de");
  await page.goto(`${CMS()}/admin/slices`);
  const sample = page.getByRole("combobox", { name: german("simulator.sample") });
  await untilTakenOver(sample);
  await sample.selectOption({ label: german("simulator.sample.long") });
  await page.getByRole("button", { name: "360", exact: true }).click();
  const frame = page.frameLocator(".slices-box iframe");
  await expect(frame.locator("html")).toHaveAttribute("lang", "de");
  await expect(frame.locator("main h1")).toBeVisible();
  await expect(page.locator(".slices-box iframe")).toHaveCSS("width", "360px");
  // The frame loads again for the chosen sample.
  await expect(async () => {
    const html = frame.locator("html");
    expect(await html.evaluate((each) => [each.clientWidth, each.scrollWidth])).toEqual([360, 360]);
  }).toPass();
  await settle(page);
  expect(await problemsOf(page, ".start")).toEqual([]);
  await context.close();
});
