/**
 * Runs axe on views of the admin. Views of this service have no problem. Views of Payload have known
 * ones, whose list may only become shorter.
 */
import type { Page } from "@playwright/test";
import { enterAs } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { CMS, expect, FULL, settle, test } from "./fixtures.ts";

/** The views of each role. A view of two roles is tested for both in the full run. */
const VIEWS: Readonly<Record<string, readonly string[]>> = {
  finder_manager: ["", "/globals/finder_live", "/finder-table", "/finder-try"],
  compliance: [...(FULL ? ["", "/finder-table"] : []), "/evidence"],
  editor: ["/translations", "/links", "/campaigns", "/slices"],
  admin: ["/transfer"],
  auditor: ["/audit"],
};
for (const [role, paths] of Object.entries(VIEWS))
  test(`the views of ${role} have no problem of accessibility`, async ({ browser }) => {
    const { page, context } = await enterAs(browser, role);
    const wrong: string[] = [];
    for (const path of paths) {
      await page.goto(`${CMS()}/admin${path}`);
      await expect(page.getByRole("main")).toBeVisible();
      await settle(page);
      wrong.push(...(await problemsOf(page)).map((problem) => `${path}: ${problem}`));
    }
    expect(wrong).toEqual([]);
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
