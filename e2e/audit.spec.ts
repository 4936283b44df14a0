/** An auditor finds in French who published a page, checks the chain, and exports it. */
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getAdminMessages } from "@orlaya/messages/admin";
import { enterAs } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { CMS, expect, settle, signIn, test } from "./fixtures.ts";

const say = getAdminMessages("fr");
const uid = `journal-${randomUUID().slice(0, 8)}`;
const folder = mkdtempSync(join(tmpdir(), "audit-"));
const api = (path: string): string => `${CMS()}/api/page_landing${path}`;
let id = "";

test.beforeEach(async ({ request }) => {
  const headers = await signIn(request);
  const slices = [{ blockType: "page_head", title: uid, lead: "Une couverture pour trois mois." }];
  const place = { uid, purpose: "normal", locale: "fr", audience: "individual" };
  const seo = { description: `Une page dont le journal garde les états, pour l’essai ${uid}.` };
  const data = { ...place, title: uid, slices, seo, _status: "published" };
  const made = await request.post(api("?depth=0"), { headers, data });
  expect(made.ok(), await made.text()).toBe(true);
  ({ id } = ((await made.json()) as { doc: { id: string } }).doc);
  const changed = await request.patch(api(`/${id}`), {
    headers,
    data: { title: `${uid} bis`, _status: "published" },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
});
test.afterEach(async ({ request }) => {
  await request.delete(api(`/${id}`), { headers: await signIn(request) });
});
test.afterAll(() => {
  // Runs once for each group of tests of a worker.
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command that checks a file. */
function verify(file: string) {
  const script = join(import.meta.dirname, "../scripts/audit.ts");
  return spawnSync(process.execPath, [script, "verify", file], { encoding: "utf8" });
}

test("an auditor finds who published a page, checks the chain, and exports a file", async ({
  browser,
}) => {
  const { page, context } = await enterAs(browser, "auditor", { locale: "fr" });
  await page.goto(`${CMS()}/admin/audit`);
  await page.getByLabel(say("audit.filter.document"), { exact: true }).fill(id);
  // The text of a label around a select contains its options.
  const action = page.locator('select[name="action"]');
  await action.selectOption({ label: say("audit.action.publish") });
  await page.getByRole("button", { name: say("board.show") }).click();
  const entries = page.locator(".audit-list > li");
  await expect(entries).toHaveCount(2);
  await expect(page.getByLabel(say("audit.filter.document"), { exact: true })).toHaveValue(id);
  const newest = entries.first();
  await expect(newest).toContainText("admin@example.com");
  await newest.locator("summary").focus();
  await page.keyboard.press("Enter");
  const changes = newest.locator(".audit-changes");
  await expect(changes).toContainText(say("audit.before"));
  await expect(changes).toContainText(`${uid} bis`);
  await expect(newest.getByRole("link", { name: say("audit.evidence") })).toBeVisible();
  await settle(page);
  expect(await problemsOf(page, ".audit")).toEqual([]);

  await page.getByRole("button", { name: say("audit.check.start") }).click();
  const result = page.getByRole("status").filter({ hasText: /\d/ });
  const words = say("audit.check.complete", { count: 2 }).split(" ").slice(0, 4).join(" ");
  await expect(result).toContainText(words);

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: say("audit.export") }).click();
  const file = join(folder, "audit.jsonl");
  await (await downloading).saveAs(file);
  const valid = verify(file);
  expect(valid.status, valid.stderr).toBe(0);
  writeFileSync(file, readFileSync(file, "utf8").replace(`${uid} bis`, `${uid} ter`));
  expect(verify(file).status).toBe(1);

  await newest.getByRole("link", { name: say("audit.open") }).click();
  await expect(page).toHaveURL(new RegExp(`/page_landing/${id}`));
  await context.close();
});

test("a wrong period gets a sentence, and what was typed stays", async ({ browser }) => {
  const { page, context } = await enterAs(browser, "auditor", { locale: "fr", width: 360 });
  await page.goto(`${CMS()}/admin/audit?from=2026-11-27&to=2026-11-01&document=abc`);
  await expect(
    page.getByRole("status").filter({ hasText: say("audit.problem.order") }),
  ).toBeVisible();
  await expect(page.getByLabel(say("audit.filter.document"), { exact: true })).toHaveValue("abc");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await settle(page);
  expect(await problemsOf(page, ".audit")).toEqual([]);
  await context.close();
});

test("an editor reads a sentence instead of the log", async ({ browser }) => {
  const { page, context } = await enterAs(browser, "editor", { locale: "fr" });
  await page.goto(`${CMS()}/admin/audit`);
  await expect(page.getByText(say("service.role"))).toBeVisible();
  await context.close();
});
