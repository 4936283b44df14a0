/** A day of a Dutch translator in the admin: new, outdated and assigned documents. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { getAdminMessages } from "@orlaya/messages/admin";
import { countClicks, enterAs, untilTakenOver } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { CMS, expect, settle, signIn, test } from "./fixtures.ts";

const say = getAdminMessages("nl");
/** Most clicks from a document to its new translation, and from the board to what is missing. */
const MOST_CLICKS = { start: 3, missing: 1 };

interface Made {
  readonly id: string;
  readonly group: string;
  readonly title: string;
}
let made: Made | null = null;
const api = (path: string): string => `${CMS()}/api/page_landing${path}`;

/** Creates and publishes an English page. */
test.beforeEach(async ({ request }) => {
  const title = `Travel ${randomUUID().slice(0, 8)}`;
  const slices = [
    { blockType: "page_head", title: "Travel cover", lead: "Cover for three months." },
  ];
  const answer = await request.post(api("?depth=0"), {
    headers: await signIn(request),
    data: {
      ...{ title, uid: title.toLowerCase().replace(" ", "-"), purpose: "normal", locale: "en" },
      ...{ audience: "individual", slices, _status: "published" },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  made = ((await answer.json()) as { doc: Made }).doc;
});
test.afterEach(async ({ request }) => {
  const query = new URLSearchParams({ "where[group][equals]": made?.group ?? "" }).toString();
  await request.delete(api(`?${query}`), { headers: await signIn(request) });
});

/** Changes the lead of the English page, and publishes it. */
async function changeSource(page: Page, lead: string): Promise<void> {
  const headers = await signIn(page.request);
  const read = await page.request.get(api(`/${made?.id ?? ""}?depth=0`), { headers });
  const { slices } = (await read.json()) as { slices: readonly object[] };
  const data = { slices: slices.map((slice) => ({ ...slice, lead })), _status: "published" };
  const answer = await page.request.patch(api(`/${made?.id ?? ""}`), { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Returns the row of a sentence by the text of its source. */
const rowOf = (page: Page, source: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: source });

async function translate(page: Page, source: string, text: string): Promise<void> {
  await rowOf(page, source).getByRole("textbox").fill(text);
}
async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: say("translation.save") }).click();
  await expect(page.getByText(say("translation.allSaved"))).toBeVisible();
}

test("a translation is created, translated, outdated by its source, and done again", async ({
  browser,
}) => {
  const { page, context } = await enterAs(browser, "translator", { locale: "nl" });
  const clicks = await countClicks({ page });
  await page.goto(`${CMS()}/admin/collections/page_landing/${made?.id ?? ""}`);
  const panel = page.getByRole("region", { name: say("translation.languages") });
  await expect(panel).toContainText(say("translation.isOriginal"));
  // A translator of Dutch can create Dutch only.
  await expect(panel.getByRole("button")).toHaveCount(1);
  await panel.getByRole("button", { name: "Nederlands" }).click();

  await expect(page.getByRole("link", { name: "English" })).toBeVisible();
  await page.waitForURL(/\/translate$/);
  expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS.start);
  await settle(page);
  expect(await problemsOf(page, ".sentences")).toEqual([]);
  await translate(page, made?.title ?? "", "Reizen");
  await translate(page, "Travel cover", "Reisverzekering");
  await translate(page, "Cover for three months.", "Drie maanden verzekerd.");
  await page.keyboard.press("Control+s");
  await expect(page.getByText(say("translation.allSaved"))).toBeVisible();
  await expect(
    page.getByRole("button", { name: say("translation.showOpen", { count: 0 }) }),
  ).toBeVisible();

  await changeSource(page, "Cover for six months.");
  await page.reload();
  const row = rowOf(page, "Cover for");
  await expect(row).toContainText(say("sentenceState.changed"));
  await expect(row.locator("del")).toHaveText("three ");
  await expect(row.locator("ins")).toHaveText("six ");
  await translate(page, "Cover for", "Zes maanden verzekerd.");
  await save(page);
  await page.reload();
  await expect(
    page.getByRole("button", { name: say("translation.showOpen", { count: 0 }) }),
  ).toBeVisible();
  await context.close();
});

test("typed texts are still there after the page was left and the session has ended", async ({
  browser,
}) => {
  const { page, context } = await enterAs(browser, "translator", { locale: "nl" });
  await page.goto(`${CMS()}/admin/collections/page_landing/${made?.id ?? ""}`);
  await page.getByRole("button", { name: "Nederlands" }).click();
  await page.waitForURL(/\/translate$/);
  await translate(page, "Travel cover", "Reisverzekering");
  const cookies = await context.cookies();
  await context.clearCookies({ name: "payload-token" });
  await page.getByRole("button", { name: say("translation.save") }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await context.addCookies(cookies);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(rowOf(page, "Travel cover").getByRole("textbox")).toHaveValue("Reisverzekering");
  await save(page);
  await context.close();
});

test("the board leads in one click to what is missing, and assigns it", async ({ browser }) => {
  const { page, context, email } = await enterAs(browser, "translator", { locale: "nl" });
  const clicks = await countClicks({ page });
  await page.goto(`${CMS()}/admin/translations`);
  await settle(page);
  expect(await problemsOf(page, ".board")).toEqual([]);
  const counts = page.getByRole("row", { name: /^Nederlands/ });
  await counts.getByRole("link").first().click();
  await page.waitForURL(/state=missing/);
  expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS.missing);
  await page.getByRole("searchbox", { name: say("board.words") }).fill(made?.title ?? "");
  await page.getByRole("button", { name: say("board.show") }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(
    say("board.found", { count: 1 }),
  );
  const row = page.getByRole("checkbox", { name: made?.title ?? "" });
  await untilTakenOver(row);
  await row.check();
  const form = page.getByRole("form", { name: say("board.assign") });
  await form.getByRole("combobox", { name: say("board.person") }).selectOption(email);
  await form.getByLabel(say("board.due")).fill("2027-03-01");
  await form.getByRole("button", { name: say("board.assign") }).click();
  await expect(page.getByRole("row", { name: made?.title ?? "" })).toContainText(email);

  await page.goto(`${CMS()}/admin`);
  const assigned = page.getByRole("region", { name: say("start.assigned") });
  await assigned.getByRole("link", { name: made?.title ?? "" }).click();
  await page.waitForURL(`**/${made?.id ?? ""}`);
  await context.close();
});

test("a translator exports a document, and imports the translated file as a draft", async ({
  browser,
}) => {
  const { page, context } = await enterAs(browser, "translator", { locale: "nl" });
  await page.goto(`${CMS()}/admin/collections/page_landing/${made?.id ?? ""}`);
  await page.getByRole("button", { name: "Nederlands" }).click();
  await page.waitForURL(/\/translate$/);
  const query = new URLSearchParams({ words: made?.title ?? "", language: "nl" }).toString();
  await page.goto(`${CMS()}/admin/translations?${query}`);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: say("board.exportFound", { count: 1 }) }).click();
  const file = await (await downloading).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  const xliff = Buffer.concat(chunks).toString();
  expect(xliff).toContain("<source>Cover for three months.</source>");
  const translated = xliff.replace(
    /(<source>Cover for three months\.<\/source>\s*)<target[^>]*>[^<]*<\/target>/,
    "$1<target>Drie maanden verzekerd.</target>",
  );
  function upload(content: string): Promise<void> {
    const file = { name: "en-nl.xlf", mimeType: "application/xliff+xml" };
    return page
      .getByLabel(say("board.file"))
      .setInputFiles({ ...file, buffer: Buffer.from(content) });
  }
  await upload(xliff.slice(0, -40));
  await expect(
    page.getByText(say("xliff.problem.truncated", { line: 0 }).slice(0, 25)),
  ).toBeVisible();
  await upload(translated);
  await expect(page.getByRole("checkbox", { name: "Drie maanden verzekerd." })).toBeChecked();
  await page.getByRole("button", { name: say("board.store", { count: 1 }) }).click();
  await expect(page.getByText(say("board.imported", { count: 1 }))).toBeVisible();
  await page
    .getByRole("row", { name: made?.title ?? "" })
    .getByRole("link", { name: "Nederlands" })
    .click();
  await page.waitForURL(/page_landing/);
  await page.getByRole("link", { name: say("translation.sideBySide") }).click();
  await expect(page.getByRole("main")).toContainText(say("sentenceState.same"));
  await page.getByRole("button", { name: say("translation.showAll", { count: 3 }) }).click();
  await expect(rowOf(page, "Cover for three months.").getByRole("textbox")).toHaveValue(
    "Drie maanden verzekerd.",
  );
  await context.close();
});
