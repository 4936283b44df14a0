/** A finder manager with the admin in German reads the map of the rules, and compares releases. */
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { getAdminMessages } from "@orlaya/messages/admin";
import { enterAs } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { liveVersion } from "./finder-parts.ts";
import { CMS, expect, settle, signIn, test } from "./fixtures.ts";
import { holdLiveRelease } from "./live-release.ts";
import { RULES } from "./rules-of-tests.ts";

const say = getAdminMessages("de");
/** A profile without a plan of its own in other tests. */
const PROFILE = "working-holiday";

/** Returns the live region that says the cell with the cursor. */
const cellOf = (page: Page) => page.getByRole("main").getByRole("status").filter({ hasText: ";" });

test("the map is read with the keyboard, from a group of countries to the rule that decides", async ({
  browser,
}) => {
  const { page, context } = await enterAs(browser, "finder_manager", { locale: "de" });
  await page.goto(`${CMS()}/admin/finder-map`);
  await page.getByLabel(say("finder.explain.as")).selectOption(PROFILE);
  const map = page.getByRole("application", { name: say("map.canvas") });
  await map.focus();
  const first = await cellOf(page).innerText();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(cellOf(page)).not.toHaveText(first);
  await settle(page);
  expect(await problemsOf(page, ".rule-map")).toEqual([]);

  // To the countries, and to a cell with a plan.
  await page.getByRole("combobox", { name: say("map.find") }).fill("Frankr");
  await page.keyboard.press("Enter");
  await expect(map).toBeFocused();
  await expect(cellOf(page)).toContainText("Frankreich;");
  await page.getByRole("combobox", { name: say("map.find") }).fill("Australien");
  await page.getByRole("button", { name: say("map.asDestination") }).click();
  await expect(cellOf(page)).toContainText("Frankreich;");
  await expect(cellOf(page)).toContainText("Australien;");
  const sentence = await cellOf(page).innerText();
  await page.getByText(say("map.table")).click();
  const table = page.getByRole("table");
  const row = table.getByRole("row", { name: /^Frankreich/ });
  // The table follows the part of the map that is in view.
  await expect(async () => {
    const column = await table.getByRole("columnheader").allInnerTexts();
    const at = column.findIndex((name) => name.trim() === "Australien");
    const result = await row.getByRole("cell").nth(at).locator("span").nth(1).innerText();
    expect(sentence.trim().split("; ").at(-1)).toBe(result.trim());
  }).toPass({ timeout: 10_000 });

  await map.focus();
  await page.keyboard.press("Enter");
  const opened = page.getByRole("region", { name: "Frankreich → Australien" });
  await expect(opened.getByText(say("finder.explain.decides"))).toBeVisible();
  await expect(opened.getByRole("link").first()).toHaveAttribute("href", /\/collections\/rules\//);
  await page.keyboard.press("Escape");
  await expect(map).toBeFocused();
  await page.keyboard.press("-");
  await page.getByRole("combobox", { name: say("map.find") }).fill("Atlantis");
  await page.keyboard.press("Enter");
  await expect(page.getByText(say("map.notFound"))).toBeVisible();
  await context.close();
});

interface Rule {
  readonly id: string;
  readonly name: string;
  readonly priority: number;
}
interface Another {
  readonly version: number;
  readonly rule: Rule;
  /** Priority that no release had before. */
  readonly priority: number;
}
/** Publishes a release with another priority of a rule. @returns the rule as it was */
async function publishAnother(request: APIRequestContext): Promise<Another> {
  const headers = await signIn(request);
  async function call(method: "get" | "post" | "patch", path: string, data?: object) {
    const answer = await request[method](`${CMS()}/api${path}`, { headers, ...(data && { data }) });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Record<string, unknown>;
  }
  const found = await call("get", `/rules?where[reference][equals]=${RULES.history}&depth=0`);
  const [rule] = found["docs"] as Rule[];
  if (!rule) throw new Error("The rule is missing.");
  const priority = rule.priority + Number((await call("get", "/finder/preview"))["version"]);
  await call("patch", `/rules/${rule.id}?depth=0`, { priority });
  const { checksum } = await call("get", "/finder/preview");
  const note = "Another priority, for a test";
  const { version } = await call("post", "/finder/publish", { note, expectedChecksum: checksum });
  return { version: Number(version), rule, priority };
}

test("two releases are compared, and the older one is made live and back", async ({
  browser,
  request,
}) => {
  await holdLiveRelease(async () => {
    const before = await liveVersion();
    const { version: after, rule, priority } = await publishAnother(request);
    const { page, context } = await enterAs(browser, "finder_manager", { locale: "de" });
    try {
      await page.goto(`${CMS()}/admin/finder-history`);
      function rowOf(version: number): Locator {
        const name = new RegExp(`^${version}\\b`);
        return page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
      }
      await rowOf(after)
        .getByRole("button", { name: say("history.whatChanged") })
        .click();
      const comparison = page.getByRole("region", { name: say("history.comparison") });
      // The release may contain what other tests have saved.
      const change = comparison
        .getByRole("listitem")
        .filter({ has: page.getByRole("link", { name: rule.name }) });
      await expect(change.getByRole("insertion")).toHaveText(`${priority}`);
      await expect(change.getByRole("deletion")).toHaveText(/^\d+$/);
      await settle(page);
      expect(await problemsOf(page, ".history")).toEqual([]);
      for (const version of [before, after]) {
        await rowOf(version)
          .getByRole("button", { name: say("finder.history.activate") })
          .click();
        await page
          .getByRole("dialog")
          .getByRole("button", { name: say("finder.history.confirm", { version }) })
          .click();
        await expect(rowOf(version)).toContainText(say("finder.history.live"));
        await expect.poll(() => liveVersion()).toBe(version);
      }
      await comparison.getByRole("link", { name: say("history.onMap") }).click();
      // The release before, which is not the live one when other tests have published.
      await expect(page).toHaveURL(new RegExp(`/finder-map\\?of=${after}&with=${after - 1}$`));
      await expect(page.getByText(say("map.changedCount", { count: 0 }))).toBeVisible();
    } finally {
      const headers = await signIn(request);
      const data = { priority: rule.priority };
      await request.patch(`${CMS()}/api/rules/${rule.id}?depth=0`, { headers, data });
      await request.post(`${CMS()}/api/finder/activate`, { headers, data: { version: before } });
      await expect.poll(() => liveVersion()).toBe(before);
      await context.close();
    }
  });
});
