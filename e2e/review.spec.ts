/** An editor, a reviewer and a publisher, each in another language, bring a change live together. */
import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { LOCALES } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { countClicks, enterAs } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { CMS, expect, settle, signIn, test } from "./fixtures.ts";

const [es, fr, de] = (["es", "fr", "de"] as const).map(getAdminMessages) as [
  ReturnType<typeof getAdminMessages>,
  ReturnType<typeof getAdminMessages>,
  ReturnType<typeof getAdminMessages>,
];
const title = `Aviso ${randomUUID().slice(0, 8)}`;
let id = "";
const api = (path: string): string => `${CMS()}/api/page_generic${path}`;
const form = (): string => `${CMS()}/admin/collections/page_generic/${id}`;
/** Legal pages need an approval during this test. Other tests publish none. */
const ALWAYS = { second_person: "always", families: ["legal"] };
const USUAL = { second_person: "auto", families: ["plans", "prices", "legal", "releases"] };
async function setSettings(request: APIRequestContext, data: object): Promise<void> {
  const url = `${CMS()}/api/globals/publishing_settings`;
  const answer = await request.post(url, { headers: await signIn(request), data });
  expect(answer.status(), await answer.text()).toBe(200);
}

test.beforeEach(async ({ request }) => {
  const answer = await request.post(api("?depth=0"), {
    headers: await signIn(request),
    data: {
      ...{ title, uid: title.toLowerCase().replace(" ", "-"), page_type: "legal", locale: "es" },
      ...{ audience: "individual", _status: "published" },
      slices: [{ blockType: "page_head", title, lead: "Condiciones de uso del sitio." }],
      seo: { description: `Condiciones de uso del sitio: ${title}.` },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  ({ id } = ((await answer.json()) as { doc: { id: string } }).doc);
  await setSettings(request, ALWAYS);
});
test.afterEach(async ({ request }) => {
  await setSettings(request, USUAL);
  await request.delete(api(`/${id}`), { headers: await signIn(request) });
});

test("a change is asked for, commented, sent back, approved and published by three people", async ({
  browser,
}) => {
  test.slow();
  const editor = await enterAs(browser, "editor", { locale: "es" });
  const reviewer = await enterAs(browser, "compliance", { locale: "fr", edits: LOCALES });
  const publisher = await enterAs(browser, "publisher", { locale: "de", edits: LOCALES });
  const [editorClicks, reviewerClicks] = [await countClicks(editor), await countClicks(reviewer)];
  const publisherClicks = await countClicks(publisher);

  // The editor changes the text and asks: ask, then send. Two clicks.
  await editor.page.goto(form());
  const own = editor.page.getByRole("region", { name: es("review.title") });
  await expect(own).toBeVisible();
  await editor.page.locator("#field-breadcrumb_title").fill("Aviso");
  await own.getByRole("button", { name: es("review.ask") }).click();
  await own.getByLabel(es("review.note")).fill("Texto de junio");
  await own.getByRole("button", { name: es("review.ask") }).click();
  await expect(own.getByRole("status")).toHaveText(es("state.review"));
  expect(await editorClicks()).toBe(2);

  // The reviewer opens it from the start page, comments at the text, and sends it back.
  await reviewer.page.goto(`${CMS()}/admin`);
  const waiting = reviewer.page.getByRole("region", { name: fr("review.start.waiting") });
  await expect(waiting).toContainText("Texto de junio");
  await waiting.getByRole("link", { name: title }).click();
  await reviewer.page.waitForURL(`**/${id}`);
  const theirs = reviewer.page.getByRole("region", { name: fr("review.title") });
  await expect(theirs.getByRole("status")).toHaveText(fr("state.review"));
  await settle(reviewer.page);
  expect(await problemsOf(reviewer.page, ".review")).toEqual([]);
  await expect(reviewer.page.locator("#field-breadcrumb_title")).toBeDisabled();
  const field = reviewer.page.locator(".field-type", {
    has: reviewer.page.locator("#field-breadcrumb_title"),
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
  await expect(editor.page.locator("#field-breadcrumb_title")).toBeFocused();
  await editor.page.locator("#field-breadcrumb_title").fill("Aviso legal");
  await own.getByRole("button", { name: new RegExp(`^${es("review.resolve")}`) }).click();
  await expect(own.getByText("Et la référence légale ?")).toHaveCount(0);
  await own.getByRole("button", { name: es("review.ask") }).click();
  await own.getByRole("button", { name: es("review.ask") }).click();
  await expect(own.getByRole("status")).toHaveText(es("state.review"));

  // The reviewer sees what changes, and approves it. Two clicks.
  await reviewer.page.goto(form());
  await theirs.getByRole("button", { name: fr("review.approve") }).click();
  const dialog = reviewer.page.getByRole("dialog", { name: fr("review.showChanges") });
  await expect(dialog.locator("ins")).toHaveText(["Aviso legal"]);
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
  expect(await publisherClicks()).toBe(2);
  for (const { context } of [editor, reviewer, publisher]) await context.close();
});
