/** An editor, a reviewer and a publisher, each in another language, bring a change live together. */
import { randomUUID } from "node:crypto";
import { LOCALES } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { enterAs, type Editor } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { CMS, expect, settle, signIn, test } from "./fixtures.ts";

const [es, fr, de] = (["es", "fr", "de"] as const).map(getAdminMessages) as [
  ReturnType<typeof getAdminMessages>,
  ReturnType<typeof getAdminMessages>,
  ReturnType<typeof getAdminMessages>,
];
const title = `Viaje ${randomUUID().slice(0, 8)}`;
const settings = "/api/globals/publishing_settings";
let id = "";
const api = (path: string): string => `${CMS()}/api/module_card${path}`;
const CARD = () => `${CMS()}/admin/collections/module_card/${id}`;

test.beforeEach(async ({ request }) => {
  const headers = await signIn(request);
  const price = { starting_price: 12, price_frequency: "month", legal_reference: "Mayo" };
  const answer = await request.post(api("?depth=0"), {
    headers,
    data: {
      ...{ card_title: title, uid: title.toLowerCase().replace(" ", "-"), locale: "es" },
      ...{ audience: "individual", ...price, _status: "published" },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  ({ id } = ((await answer.json()) as { doc: { id: string } }).doc);
  await request.post(`${CMS()}${settings}`, { headers, data: { second_person: "always" } });
});
test.afterEach(async ({ request }) => {
  const headers = await signIn(request);
  await request.post(`${CMS()}${settings}`, { headers, data: { second_person: "auto" } });
  await request.delete(api(`/${id}`), { headers });
});

/** Counts the clicks of a person. */
async function countClicks({ page }: Editor): Promise<() => Promise<number>> {
  await page.exposeFunction("noteClick", () => {
    clicks += 1;
  });
  let clicks = 0;
  await page.addInitScript(() => {
    document.addEventListener(
      "click",
      ({ isTrusted }) => {
        if (isTrusted) (window as unknown as { noteClick: () => void }).noteClick();
      },
      true,
    );
  });
  return () => Promise.resolve(clicks);
}

test("a price is asked for, commented, sent back, approved and published by three people", async ({
  browser,
}) => {
  test.slow();
  const editor = await enterAs(browser, "editor", { locale: "es" });
  const reviewer = await enterAs(browser, "compliance", { locale: "fr", edits: LOCALES });
  const publisher = await enterAs(browser, "publisher", { locale: "de", edits: LOCALES });
  const [editorClicks, reviewerClicks] = [await countClicks(editor), await countClicks(reviewer)];

  // The editor changes the price and asks: ask, then send. Two clicks.
  await editor.page.goto(CARD());
  const own = editor.page.getByRole("region", { name: es("review.title") });
  await expect(own).toBeVisible();
  await editor.page.locator("#field-starting_price").fill("15");
  await own.getByRole("button", { name: es("review.ask") }).click();
  await own.getByLabel(es("review.note")).fill("Precio de junio");
  await own.getByRole("button", { name: es("review.ask") }).click();
  await expect(own.getByRole("status")).toHaveText(es("state.review"));
  expect(await editorClicks()).toBe(2);

  // The reviewer opens it from the start page, comments at the price, and sends it back.
  await reviewer.page.goto(`${CMS()}/admin`);
  const waiting = reviewer.page.getByRole("region", { name: fr("review.start.waiting") });
  await expect(waiting).toContainText("Precio de junio");
  await waiting.getByRole("link", { name: title }).click();
  await reviewer.page.waitForURL(`**/${id}`);
  const theirs = reviewer.page.getByRole("region", { name: fr("review.title") });
  await expect(theirs.getByRole("status")).toHaveText(fr("state.review"));
  await settle(reviewer.page);
  expect(await problemsOf(reviewer.page, ".review")).toEqual([]);
  await expect(reviewer.page.locator("#field-starting_price")).toBeDisabled();
  const field = reviewer.page.locator(".field-type", {
    has: reviewer.page.locator("#field-starting_price"),
  });
  await field.last().getByRole("button").click();
  await reviewer.page.getByLabel(fr("review.commentText")).fill("Et la référence légale ?");
  await reviewer.page.getByRole("button", { name: fr("review.send") }).click();
  await expect(theirs.getByText("Et la référence légale ?")).toBeVisible();
  await theirs.getByRole("button", { name: fr("review.return") }).click();
  await theirs.getByLabel(fr("review.reason")).fill("La référence est ancienne");
  await theirs.getByRole("button", { name: fr("review.return") }).click();
  await expect(theirs.getByRole("status")).toHaveText(fr("state.changed"));
  expect(await reviewerClicks(), "open, comment, send, send back twice").toBe(5);

  // The editor finds it on the start page, follows the comment, answers and asks again.
  await editor.page.goto(`${CMS()}/admin`);
  const returned = editor.page.getByRole("region", { name: es("review.start.returned") });
  await expect(returned).toContainText("La référence est ancienne");
  await returned.getByRole("link", { name: title }).click();
  await editor.page.waitForURL(`**/${id}`);
  await own.locator(".review-place").click();
  await expect(editor.page.locator("#field-starting_price")).toBeFocused();
  await editor.page.locator("#field-legal_reference").fill("Junio");
  await own.getByRole("button", { name: new RegExp(`^${es("review.resolve")}`) }).click();
  await expect(own.getByText("Et la référence légale ?")).toHaveCount(0);
  await own.getByRole("button", { name: es("review.ask") }).click();
  await own.getByRole("button", { name: es("review.ask") }).click();
  await expect(own.getByRole("status")).toHaveText(es("state.review"));

  // The reviewer sees what changes, and approves it. Two clicks.
  await reviewer.page.goto(CARD());
  await theirs.getByRole("button", { name: fr("review.approve") }).click();
  const dialog = reviewer.page.getByRole("dialog", { name: fr("review.showChanges") });
  await expect(dialog.locator("ins").filter({ hasText: "15" })).toBeVisible();
  await expect(dialog.locator("ins").filter({ hasText: "Junio" })).toBeVisible();
  expect(await problemsOf(reviewer.page, ".facts-dialog")).toEqual([]);
  await dialog.getByRole("button", { name: fr("review.approve") }).click();
  await expect(theirs.getByRole("status")).toHaveText(fr("state.approved"));
  expect(await reviewerClicks()).toBe(7);

  // The publisher finds it ready, and publishes it. Two clicks.
  await publisher.page.goto(`${CMS()}/admin`);
  const ready = publisher.page.getByRole("region", { name: de("review.start.approved") });
  await ready.getByRole("link", { name: title }).click();
  await publisher.page.waitForURL(`**/${id}`);
  await publisher.page.locator("#action-save").click();
  const panel = publisher.page.getByRole("region", { name: de("review.title") });
  await expect(panel.getByRole("status")).toHaveText(de("state.published"));
  for (const { context } of [editor, reviewer, publisher]) await context.close();
});
