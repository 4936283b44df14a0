/**
 * Runs axe on views of the admin. Views of this service have no problem. Views of Payload have known
 * ones, whose list may only become shorter.
 */
import type { Page } from "@playwright/test";
import { enterAs } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { CMS, expect, settle, test } from "./fixtures.ts";

for (const [role, path] of [
  ["finder_manager", ""],
  ["finder_manager", "/globals/finder_live"],
  ["finder_manager", "/finder-table"],
  ["finder_manager", "/finder-try"],
  ["compliance", ""],
  ["compliance", "/finder-table"],
  ["editor", "/translations"],
  ["editor", "/links"],
  ["editor", "/campaigns"],
  ["editor", "/slices"],
  ["compliance", "/evidence"],
  ["admin", "/transfer"],
  ["auditor", "/audit"],
] as const)
  test(`the view /admin${path} has no problem of accessibility for ${role}`, async ({
    browser,
  }) => {
    const { page, context } = await enterAs(browser, role);
    await page.goto(`${CMS()}/admin${path}`);
    await expect(page.getByRole("main")).toBeVisible();
    await settle(page);
    expect(await problemsOf(page)).toEqual([]);
    await context.close();
  });

/** Rules of axe that views of Payload break. */
const STOCK = {
  list: [
    ...["aria-hidden-focus", "button-name", "label", "label-title-only"],
    ...["landmark-no-duplicate-banner", "landmark-one-main", "landmark-unique", "region"],
    ...["target-size"],
  ],
  document: [
    ...["aria-command-name", "aria-hidden-focus", "button-name", "heading-order", "label"],
    ...["label-content-name-mismatch", "label-title-only", "list", "nested-interactive"],
    ...["region", "target-size"],
  ],
} as const;

/** Returns the rules that a view breaks and that are not known. */
async function findNewRules(page: Page, view: keyof typeof STOCK): Promise<readonly string[]> {
  await settle(page);
  const known: readonly string[] = STOCK[view];
  const broken = new Set((await problemsOf(page)).map((line) => line.split(":")[0] ?? ""));
  return [...broken].filter((rule) => !known.includes(rule));
}

test("a list and a document break no further rule of accessibility", async ({ browser }) => {
  const { page, context } = await enterAs(browser, "editor");
  await page.goto(`${CMS()}/admin/collections/page_landing`);
  expect(await findNewRules(page, "list")).toEqual([]);
  await page.locator(".cell-title a").first().click();
  await expect(page.getByRole("main")).toBeVisible();
  expect(await findNewRules(page, "document")).toEqual([]);
  await context.close();
});
