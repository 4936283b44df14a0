/** A compliance officer proves in French what a page showed, and checks the file without the service. */
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { getAdminMessages } from "@orlaya/messages/admin";
import { enterAs } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { CMS, expect, settle, signIn, test } from "./fixtures.ts";

const say = getAdminMessages("fr");
const uid = `preuve-${randomUUID().slice(0, 8)}`;
const address = `/fr/landing/${uid}`;
const title = "Départ d’une « équipe »";
const folder = mkdtempSync(join(tmpdir(), "evidence-"));
const api = (path: string): string => `${CMS()}/api/page_landing${path}`;
let id = "";

async function send(page: Page, method: "post" | "patch", path: string, data: object) {
  const headers = await signIn(page.request);
  const answer = await page.request[method](api(path), { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { doc: { id: string } }).doc;
}

test.beforeEach(async ({ page }) => {
  const slices = [{ blockType: "page_head", title, lead: "Une couverture pour trois mois." }];
  const page1 = { uid, title, purpose: "normal", locale: "fr", audience: "individual", slices };
  ({ id } = await send(page, "post", "?depth=0", { ...page1, _status: "published" }));
});
test.afterEach(async ({ request }) => {
  await request.delete(api(`/${id}`), { headers: await signIn(request) });
});
test.afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the command that checks a file. */
function verify(file: string, key: string) {
  const script = join(import.meta.dirname, "../scripts/evidence.ts");
  return spawnSync(process.execPath, [script, "verify", file, "--key", key], { encoding: "utf8" });
}

test("an address and a moment lead to who approved, and to a file that can be checked", async ({
  browser,
}) => {
  const officer = await enterAs(browser, "compliance", { locale: "fr" });
  const { page, headers, email, context } = officer;
  // Another version, which she approves.
  await send(page, "patch", `/${id}?draft=true`, { title: `${title} (2)`, _status: "draft" });
  const review = `${CMS()}/api/review/page_landing/${id}`;
  const asked = await page.request.post(`${review}/ask`, {
    headers: await signIn(page.request),
    data: { note: "Juin" },
  });
  const { fingerprint } = (await asked.json()) as { fingerprint: string };
  const approved = await page.request.post(`${review}/approve`, { headers, data: { fingerprint } });
  expect(approved.ok(), await approved.text()).toBe(true);
  await send(page, "patch", `/${id}`, { _status: "published" });

  await page.goto(`${CMS()}/admin/evidence`);
  await page.getByLabel(say("evidence.address")).fill("https://example.org/fr");
  await page.getByRole("button", { name: say("evidence.show") }).click();
  const problem = say("evidence.problem.foreign", { site: "" }).split(" ").slice(0, 6).join(" ");
  await expect(page.getByRole("status").filter({ hasText: problem })).toBeVisible();
  await expect(page.getByLabel(say("evidence.address"))).toHaveValue("https://example.org/fr");
  await page.getByLabel(say("evidence.address")).fill(address);
  await page.getByRole("button", { name: say("evidence.show") }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(`${title} (2)`);
  const approval = page.getByRole("region", { name: say("evidence.section.reviews") });
  await expect(approval).toContainText(email);
  await expect(approval).toContainText(
    say("evidence.approvedThis", { time: "" }).trim().split(" ").slice(0, 4).join(" "),
  );
  await settle(page);
  expect(await problemsOf(page, ".evidence")).toEqual([]);

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: say("evidence.download") }).click();
  const file = join(folder, "evidence.html");
  await (await downloading).saveAs(file);
  const keys = join(folder, "keys.json");
  const published = await page.request.get(`${CMS()}/api/evidence/keys`);
  writeFileSync(keys, await published.text());
  const checked = verify(file, keys);
  expect(checked.status, checked.stderr).toBe(0);
  expect(checked.stdout).toContain(address);

  // The file checks itself without a network, and so does a changed one.
  await context.setOffline(true);
  const reader = await context.newPage();
  await reader.goto(pathToFileURL(file).href);
  await expect(reader.getByRole("status")).toHaveText(say("evidence.file.valid"));
  const changed = join(folder, "changed.html");
  writeFileSync(changed, readFileSync(file, "utf8").replace("trois mois", "deux mois"));
  expect(verify(changed, keys).status).toBe(1);
  await reader.goto(pathToFileURL(changed).href);
  await expect(reader.getByRole("status")).toHaveText(say("evidence.file.invalid"));
  await context.close();
});
