/** Start page of the admin: the day of a Spanish editor and of a Spanish publisher. */
import { randomUUID } from "node:crypto";
import { getAdminMessages } from "@orlaya/messages/admin";
import { enterAs, runJobs, translateLabel, type Editor } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { CMS, expect, settle, signIn, test } from "./fixtures.ts";

const say = getAdminMessages("es");

async function openStart({ page }: Editor): Promise<void> {
  await page.goto(`${CMS()}/admin`);
  await settle(page);
}

/** Path of the document of the test in the API. It is deleted after the test. */
let made = "";
test.afterEach(async ({ request }) => {
  await request.delete(`${CMS()}/api/${made}`, { headers: await signIn(request) });
});

test("what an editor changes is in work, waits for the publisher, and leaves both lists when it is live", async ({
  browser,
}) => {
  const editor = await enterAs(browser, "editor");
  const publisher = await enterAs(browser, "publisher");
  const title = `Trabajo ${randomUUID().slice(0, 8)}`;
  const data = {
    title,
    uid: title.toLowerCase().replace(" ", "-"),
    purpose: "normal",
    locale: "es",
    audience: "individual",
    slices: [{ blockType: "page_head", title, lead: title }],
  };
  const answer = await editor.page.request.post(`${CMS()}/api/page_landing?draft=true`, {
    headers: editor.headers,
    data,
  });
  made = `page_landing/${((await answer.json()) as { doc: { id: string } }).doc.id}`;
  const work = editor.page.getByRole("region", { name: say("start.work") });
  const waits = publisher.page.getByRole("region", { name: say("start.waits") });

  await openStart(editor);
  await expect(editor.page.getByRole("heading", { level: 1 })).toHaveText(say("start.title"));
  const row = work.getByRole("listitem").filter({ hasText: title });
  await expect(row).toContainText(`${translateLabel("Landing page", "es")} · Español`);
  await expect(row).toContainText(say("state.draft"));
  // An editor may not publish, so nothing waits for him.
  await expect(editor.page.getByRole("region", { name: say("start.waits") })).toHaveCount(0);
  expect(await problemsOf(editor.page, ".start")).toEqual([]);

  await openStart(publisher);
  await expect(publisher.page.getByRole("region", { name: say("start.work") })).toContainText(
    say("start.workNone"),
  );
  const waiting = waits.getByRole("listitem").filter({ hasText: title });
  await expect(waiting).toContainText("editor-");
  await waiting.getByRole("link", { name: title }).click();
  await publisher.page.waitForURL(`**/${made}`);
  const published = await publisher.page.request.patch(`${CMS()}/api/${made}`, {
    headers: publisher.headers,
    data: { _status: "published" },
  });
  expect(published.status()).toBe(200);
  for (const [person, list] of [
    [editor, work],
    [publisher, waits],
  ] as const) {
    await openStart(person);
    await expect(list).toBeVisible();
    await expect(list.getByRole("link", { name: title })).toHaveCount(0);
  }
});

test("a publisher reads what his language lacks, and whether scheduled work runs", async ({
  browser,
}) => {
  const { page, headers } = await enterAs(browser, "publisher");
  await runJobs(page.request);
  const languages = page.getByRole("region", { name: say("start.languages") });
  const path = "/api/document_index?limit=0&where[locale][equals]=es";
  async function countDocuments(): Promise<number> {
    const query = `${path}&where[audience][not_equals]=corporate`;
    const answer = await page.request.get(`${CMS()}${query}`, { headers });
    return ((await answer.json()) as { readonly totalDocs: number }).totalDocs;
  }
  // Other tests create documents meanwhile.
  await expect(async () => {
    const total = await countDocuments();
    await page.goto(`${CMS()}/admin`);
    await expect(languages.getByRole("cell").first()).toHaveText(String(total), { timeout: 3000 });
    expect(total).toBeGreaterThan(300);
  }).toPass();
  await expect(languages.getByRole("row")).toHaveCount(2);
  await expect(languages.getByRole("rowheader")).toHaveText("Español");
  await expect(page.getByRole("region", { name: say("start.service") })).toContainText(
    say("start.serviceRan"),
  );
});

test("a list opens in the languages of the account, and keeps its filters", async ({ browser }) => {
  const { page } = await enterAs(browser, "translator");
  const list = `${CMS()}/admin/collections/page_faq`;
  const languages = page.locator(".cell-locale");
  await page.goto(list);
  await settle(page);
  await expect(languages.first()).toHaveText("Español");
  expect(new Set(await languages.allInnerTexts())).toEqual(new Set(["Español"]));
  await page.goto(`${list}?where[or][0][and][0][locale][equals]=nl`);
  await settle(page);
  await page.goto(list);
  await settle(page);
  expect(new Set(await languages.allInnerTexts())).toEqual(new Set(["Nederlands"]));
  // Without filters: every language, also when the list is opened again.
  await page.goto(`${list}?limit=100`);
  await settle(page);
  await page.goto(list);
  await settle(page);
  expect(new Set(await languages.allInnerTexts()).size).toBeGreaterThan(1);
});
