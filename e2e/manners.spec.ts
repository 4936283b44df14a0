/**
 * Offline state, missing script chunks, and values stored in the browser (spec §3, §4, §8, §9;
 * quality §5).
 */
import { getMessages } from "@orlaya/messages/server";
import {
  matchesRow,
  STORED_VALUES,
  type StoredValue,
} from "../apps/site/src/cookies-and-storage.ts";
import { expect, settle, test } from "./fixtures.ts";
import { publishedRows } from "./published.ts";

/** Whether the registry of stored values contains a name for one place. */
function isKnown(place: StoredValue["place"], name: string): boolean {
  return Object.entries(STORED_VALUES).some(
    ([row, value]) => value.place === place && matchesRow(row, name),
  );
}

test("[4-059] the notice about the connection appears and disappears in a live region, in the language of the page", async ({
  page,
  context,
}) => {
  const { common } = getMessages("fr");
  await page.goto("/fr/legal");
  const line = page.locator("[data-connection]");
  await expect(line).toHaveAttribute("role", "status");
  await expect(line).toHaveText("");
  // The notice that the connection is back is shown for some seconds. An observer records the
  // texts, so that none is missed.
  await line.evaluate((element) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      said.push(element.textContent);
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });
  const said = (): Promise<readonly string[]> =>
    page.evaluate(() => (window as unknown as { said: readonly string[] }).said);
  await context.setOffline(true);
  await expect.poll(said).toEqual([common("offline")]);
  await expect(page.locator("html")).toHaveAttribute("data-offline", "");
  await context.setOffline(false);
  await expect.poll(said).toEqual([common("offline"), common("online"), ""]);
  await expect(page.locator("html")).not.toHaveAttribute("data-offline");
});

test.describe("a missing script chunk", () => {
  test.use({ allowed: [/Loading chunk 7 failed/] });
  test("[8-012 8-013] reloads the page, at most once in 60 seconds", async ({ page }) => {
    await page.goto("/en/legal");
    function fail(): Promise<void> {
      return page.evaluate(() => {
        setTimeout(() => {
          throw new Error("Loading chunk 7 failed.");
        });
      });
    }
    const loaded = page.waitForEvent("load");
    await fail();
    await loaded;
    await page.evaluate(() => {
      (window as { marker?: number }).marker = 1;
    });
    const thrown = page.waitForEvent("pageerror");
    await fail();
    await thrown;
    await settle(page);
    expect(await page.evaluate(() => (window as { marker?: number }).marker)).toBe(1);
  });
});

test.describe("a click whose script chunk is missing", () => {
  test.use({ allowed: [/status of 404|dynamically imported module/] });
  test("[8-012 8-013] reloads the page first; after that follows the link, and on the page of the finder focuses the finder", async ({
    page,
  }) => {
    await page.route(/_astro\/(?:finder-chunk|privacy)[^/]*\.js/, (route) =>
      route.fulfill({ status: 404, contentType: "text/plain", body: "" }),
    );
    function press(selector: string): Promise<void> {
      return page
        .locator(selector)
        .first()
        .evaluate((link: HTMLElement) => {
          link.click();
        });
    }
    await page.goto("/en/contact");
    const loaded = page.waitForEvent("load");
    await press("footer [data-action=cookies]");
    await loaded;
    await expect(page).toHaveURL("/en/contact");
    // The page was already reloaded within this minute.
    await press("footer [data-action=cookies]");
    await expect(page).toHaveURL("/en/legal");
    await press("header [data-action=finder]");
    await expect(page).toHaveURL(/\/en(?:\?[^#]*)?#finder$/);
    await page.waitForLoadState();
    await press("header [data-action=finder]");
    await expect(page.locator("#finder :is(select, button):focus")).toBeVisible();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await expect(page.locator("#finder")).toBeInViewport();
  });
});

test("[4-059] offline, clicks do not leave the open page", async ({ page, context }) => {
  await page.goto("/en/contact");
  await expect(page.locator("footer [data-action=cookies][role=button]")).toBeVisible();
  await context.setOffline(true);
  for (const selector of [
    "footer [data-action=cookies]",
    "header [data-action=finder]",
    'footer a[href^="/en/legal"]:not([data-action])',
  ]) {
    await page
      .locator(selector)
      .first()
      .evaluate((link: HTMLElement) => {
        link.click();
      });
    await settle(page);
    await expect(page).toHaveURL("/en/contact");
    await expect(page.locator("[data-connection]")).toHaveText(getMessages("en").common("offline"));
  }
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await context.setOffline(false);
  await page
    .locator('footer a[href^="/en/legal"]:not([data-action])')
    .first()
    .evaluate((link: HTMLElement) => {
      link.click();
    });
  await expect(page).not.toHaveURL("/en/contact");
});

test("[quality §5 9-005] a visit of every type of page stores only values of the registry and sends no request to another host", async ({
  page,
  context,
  baseURL,
}) => {
  const hosts = new Set<string>();
  page.on("request", (request) => {
    if (request.url().startsWith("http")) hosts.add(new URL(request.url()).host);
  });
  const rows = await publishedRows("en");
  const first = [...new Map(rows.map((row) => [row.type, row.path])).values()];
  expect(first.length).toBeGreaterThan(8);
  for (const path of [...first, "/en/nope"]) {
    await page.goto(path, { waitUntil: "load" });
    // Focuses a finder, as a visitor would.
    const finder = page
      .locator(":is([data-need-finder], [data-eligibility-finder]) select")
      .first();
    if (await finder.isVisible()) await finder.focus();
    await settle(page);
    const keys = await page.evaluate(() => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
    }));
    expect(
      keys.local.filter((name) => !isKnown("local", name)),
      path,
    ).toEqual([]);
    expect(
      keys.session.filter((name) => !isKnown("session", name)),
      path,
    ).toEqual([]);
    expect(
      (await context.cookies()).filter(({ name }) => !isKnown("cookie", name)),
      path,
    ).toEqual([]);
  }
  expect(await context.cookies()).toEqual([]);
  expect([...hosts]).toEqual([new URL(baseURL ?? "").host]);
});
