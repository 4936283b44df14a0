/** An administrator exports all content in German, and creates drafts from an export of Prismic. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { BlobWriter, TextReader, ZipWriter } from "@zip.js/zip.js";
import { getAdminMessages } from "@orlaya/messages/admin";
import { enterAs, untilTakenOver, type Editor } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { CMS, expect, settle, test } from "./fixtures.ts";

const say = getAdminMessages("de");
const source = `e2e-${randomUUID()}`;
const uid = `prismic-${randomUUID().slice(0, 8)}`;
const document = {
  id: source,
  type: "page_landing",
  lang: "de-de",
  uid,
  data: { title: "Aus Prismic", colour: "#fff", slices: [{ slice_type: "carousel" }] },
};

/** Writes an export of Prismic with one document. */
async function writeExport(): Promise<Buffer> {
  const writer = new ZipWriter(new BlobWriter());
  await writer.add(`${source}.json`, new TextReader(JSON.stringify(document)));
  return Buffer.from(await (await writer.close()).arrayBuffer());
}

async function openView(administrator: Editor): Promise<void> {
  const { page } = administrator;
  await page.goto(`${CMS()}/admin/transfer`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("transfer.title"));
  await settle(page);
}

test("all content is exported with its progress, and no import is offered where content is", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const administrator = await enterAs(browser, "admin", { locale: "de" });
  const { context, page } = administrator;
  await openView(administrator);
  await expect(page.getByText(say("bundle.import.filled"))).toBeVisible();
  const start = page.getByRole("button", { name: say("bundle.export.start"), exact: true });
  await untilTakenOver(start);
  await start.click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  const link = page.getByRole("link", { name: "orlaya-content.zip" });
  await expect(link).toBeVisible({ timeout: 240_000 });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");
  expect(await problemsOf(page)).toEqual([]);
  await context.close();
});

test("an export of Prismic leads to a draft and a report", async ({ browser }) => {
  const administrator = await enterAs(browser, "admin", { locale: "de" });
  const { context, headers, page } = administrator;
  await openView(administrator);
  const file = page.getByLabel(say("bundle.prismic.file"));
  await untilTakenOver(file);
  await file.setInputFiles({
    name: "prismic.zip",
    mimeType: "application/zip",
    buffer: await writeExport(),
  });
  await page.getByRole("button", { name: say("bundle.prismic.start") }).click();
  const counts = { created: 1, kept: 0, refused: 0 };
  await expect(page.getByText(say("bundle.prismic.done", counts))).toBeVisible();
  await page.getByText(`${uid} · page_landing`).click();
  await expect(page.getByText(say("bundle.prismic.kind.slice"))).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole("link", { name: say("bundle.prismic.open") }).click();
  await page.waitForURL(/collections\/page_landing\//);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const stored = await page.request.get(`${CMS()}/api/page_landing/${id}?draft=true`, { headers });
  expect(await stored.json()).toMatchObject({
    title: "Aus Prismic",
    uid,
    locale: "de",
    _status: "draft",
  });
  await page.request.delete(`${CMS()}/api/page_landing/${id}`, { headers });
  await context.close();
});

test("nobody but administrators may export or import", async ({ browser }) => {
  const { context, headers, page } = await enterAs(browser, "editor", { locale: "de" });
  await page.goto(`${CMS()}/admin/transfer`);
  await expect(page.getByText(say("transfer.role"))).toBeVisible();
  for (const path of ["export", "import", "prismic"]) {
    const answer = await page.request.post(`${CMS()}/api/bundle/${path}`, { headers });
    expect(answer.status()).toBe(403);
  }
  await context.close();
});
