/**
 * A finder manager changes the rules in the table. In the full run a second one approves, publishes
 * and undoes it, as sets.spec.ts does in every run.
 */
import { randomUUID } from "node:crypto";
import { getAdminMessages } from "@orlaya/messages/admin";
import type { Browser, Page } from "@playwright/test";
import { countClicks, enterAs, untilTakenOver } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { CMS, expect, FULL, test } from "./fixtures.ts";
import { holdLiveRelease, PUBLICATION } from "./live-release.ts";
import { RULES } from "./rules-of-tests.ts";

const say = getAdminMessages("en");
const RULE = RULES.table;
/** Clicks of both people for edits, review, approval, publication and undoing, besides typing. */
const MOST_CLICKS = 14;
/** Two new rules with names in Spanish. The plan of the second one is misspelt. */
const PASTED = [
  "Residencia\tDestino\tPerfil\tSeguro",
  "Francia\tEspaña\tViaje\tTravel Insurance",
  "Francia\tItalia\tViaje\tTravel Insurence",
].join("\n");

test("[table] rules are edited by keyboard and pasted", async ({ browser }) => {
  const { author } = await editRules(browser);
  await author.context.close();
});
if (FULL)
  test("[table] edited rules are published by a second person and undone", async ({ browser }) => {
    await holdLiveRelease(() => publishAndUndo(browser));
  });

/** Filters the table, and changes the plan of one rule with the keyboard. */
async function editByKeyboard(page: Page, name: string): Promise<void> {
  await page.goto(`${CMS()}/admin/finder-table`);
  const search = page.getByRole("searchbox", { name: say("table.filter.text") });
  await untilTakenOver(search);
  await search.fill(RULE);
  const grid = page.getByRole("grid", { name: say("table.title") });
  await expect(grid.getByRole("row")).toHaveCount(2);
  await grid.getByRole("rowheader").click();
  const columns = await grid.getByRole("columnheader").allTextContents();
  const plan = columns.findIndex((column) => column.includes(say("table.column.plan")));
  for (let at = 0; at < plan; at++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.type("MyHealth International");
  await page.keyboard.press("Enter");
  const field = page.getByRole("dialog").getByLabel(say("set.name"));
  await field.fill(name);
  await field.press("Enter");
  await expect(page.getByText(say("table.saved", { name }))).toBeVisible();
  await expect(page).toHaveURL(/finder-table\?set=/);
}

/** Pastes two rules, and corrects the unknown name of one of them. */
async function pasteRules(page: Page): Promise<void> {
  await page.getByRole("button", { name: say("table.paste") }).click();
  const dialog = page.getByRole("dialog", { name: say("table.paste") });
  await dialog.getByLabel(say("table.paste.rows")).fill(PASTED);
  await expect(dialog.getByText(say("table.paste.wrong", { count: 1 }))).toBeVisible();
  const use = say("scenario.import.use", { name: "Travel Insurance" });
  await dialog.getByRole("button", { name: use }).click();
  // Countries without a group of their own get a new one, which is shown by its countries.
  const column = say("table.column.destination");
  await expect(dialog.getByText(say("table.paste.cell", { column, after: "Spain" }))).toBeVisible();
  await dialog.getByRole("button", { name: say("table.paste.apply", { count: 2 }) }).click();
  await expect(dialog).toBeHidden();
}

/** Puts edits of the table into a new set, and opens it. */
async function editRules(browser: Browser) {
  const name = `Table ${randomUUID().slice(0, 8)}`;
  const author = await enterAs(browser, "finder_manager", { locale: "en" });
  const countOfAuthor = await countClicks(author);
  const { page } = author;
  await editByKeyboard(page, name);
  const effect = page.getByRole("region", { name: say("set.effect") });
  await expect(effect.getByText("MyHealth International").first()).toBeVisible();
  await pasteRules(page);
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole("link", { name: say("set.open") }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return { author, name, countOfAuthor };
}

async function publishAndUndo(browser: Browser): Promise<void> {
  const { author, name, countOfAuthor } = await editRules(browser);
  const { page } = author;
  const second = await enterAs(browser, "finder_manager", { locale: "en" });
  const countOfSecond = await countClicks(second);
  const send = page.getByRole("button", { name: say("set.send") });
  await untilTakenOver(send);
  await send.click();
  const stateOf = (of: Page) => of.getByRole("status").first();
  await expect(stateOf(page)).toHaveText(say("set.state.review"));

  await second.page.goto(`${CMS()}/admin`);
  await second.page.getByRole("link", { name, exact: true }).click();
  const approve = second.page.getByRole("button", { name: say("set.approvePublish") });
  await untilTakenOver(approve);
  await approve.click();
  await expect(stateOf(second.page)).toHaveText(say("set.state.live"), PUBLICATION);
  await second.page.getByRole("button", { name: say("set.undo"), exact: true }).click();
  const undo = say("set.undoName", { name });
  await expect(second.page.getByRole("heading", { level: 1, name: undo })).toBeVisible();
  const publish = second.page.getByRole("button", { name: say("set.publish") });
  await untilTakenOver(publish);
  await publish.click();
  await expect(stateOf(second.page)).toHaveText(say("set.state.live"), PUBLICATION);
  expect((await countOfAuthor()) + (await countOfSecond())).toBeLessThanOrEqual(MOST_CLICKS);
  await author.context.close();
  await second.context.close();
}
