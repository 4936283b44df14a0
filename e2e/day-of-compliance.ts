/** The day of a French compliance officer: a review with a comment, an approval, and a proof. */
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { APIRequestContext, Browser } from "@playwright/test";
import { LOCALES } from "@orlaya/locales";
import { untilTakenOver } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import {
  begin,
  CLICKS,
  createPage,
  doTask,
  enterSecond,
  find,
  listOf,
  logOut,
  openStart,
  removePages,
  startDay,
  type Made,
  type Worker,
} from "./day-parts.ts";
import { CMS, expect, settle, signIn } from "./fixtures.ts";

const word = randomUUID().slice(0, 8);
const QUESTION = "Et la référence légale ?";
const REASON = "La référence est ancienne";
const FRENCH_FIRST = ["fr", ...LOCALES.filter((locale) => locale !== "fr")] as const;
/** Legal pages need an approval during this test. Other tests publish none. */
const ALWAYS = { second_person: "always", families: ["legal"] };
const USUAL = { second_person: "auto", families: ["plans", "prices", "legal", "releases"] };

interface Day {
  readonly officer: Worker;
  readonly editor: Worker;
  readonly publisher: Worker;
  readonly notice: Made;
}
async function setSettings(request: APIRequestContext, data: object): Promise<void> {
  const url = `${CMS()}/api/globals/publishing_settings`;
  const answer = await request.post(url, { headers: await signIn(request), data });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function spendComplianceDay(
  browser: Browser,
  request: APIRequestContext,
): Promise<void> {
  const title = `Aviso d’una « equipo » ${word}`;
  const slices = [{ blockType: "page_head", title, lead: "Condiciones de uso del sitio." }];
  const notice = await createPage(request, "page_generic", {
    ...{ title, uid: `aviso-${word}`, page_type: "legal", locale: "es", slices },
  });
  await setSettings(request, ALWAYS);
  try {
    const editor = await enterSecond(browser, "editor", { locale: "es" });
    const publisher = await enterSecond(browser, "publisher", {
      ...{ locale: "de", edits: ["de", "es"] },
    });
    const { compliance: clicks } = CLICKS;
    await askFirst(editor, notice);
    const officer = await startDay(browser, "compliance", { locale: "fr", edits: FRENCH_FIRST });
    const day = { officer, editor, publisher, notice };
    await doTask("comment", clicks.comment, [officer], () => commentAndReturn(day));
    await answerAndAsk(day);
    await doTask("approve", clicks.approve, [officer], () => approve(day));
    await publishApproved(day);
    await doTask("evidence", clicks.evidence, [officer], () => proveWhatWasShown(day));
    await doTask("logOut", clicks.logOut, [officer], () => logOut(officer));
    for (const { context } of [officer, editor, publisher]) await context.close();
  } finally {
    await setSettings(request, USUAL);
    await removePages(request, "page_generic", [notice]);
  }
}

const reviewOf = ({ page, say }: Worker) => page.getByRole("region", { name: say("review.title") });
const FIELD = "#field-breadcrumb_title";

async function askForReview(editor: Worker, note: string): Promise<void> {
  const { say } = editor;
  const review = reviewOf(editor);
  await review.getByRole("button", { name: say("review.ask") }).click();
  await review.getByLabel(say("review.note")).fill(note);
  await review.getByRole("button", { name: say("review.ask") }).click();
  await expect(review.getByRole("status")).toHaveText(say("state.review"));
}

/** The Spanish editor changes a legal page, and asks. */
async function askFirst(editor: Worker, notice: Made): Promise<void> {
  await begin(editor);
  await find(editor, word, `**/${notice.id}`);
  await expect(reviewOf(editor)).toBeVisible();
  await untilTakenOver(editor.page.locator(FIELD));
  await editor.page.locator(FIELD).fill("Aviso");
  await askForReview(editor, "Texto de junio");
}

/** The officer opens it from the start page, comments at the text, and sends it back. */
async function commentAndReturn({ officer, notice }: Day): Promise<void> {
  const { page, say } = officer;
  const waiting = listOf(officer, say("review.start.waiting"));
  await expect(waiting).toContainText("Texto de junio");
  await waiting.getByRole("link", { name: notice.title }).click();
  await page.waitForURL(`**/${notice.id}`);
  const review = reviewOf(officer);
  await expect(review.getByRole("status")).toHaveText(say("state.review"));
  await settle(page);
  expect(await problemsOf(page, ".review")).toEqual([]);
  await expect(page.locator(FIELD)).toBeDisabled();
  const field = page.locator(".field-type", { has: page.locator(FIELD) });
  await field.last().getByRole("button").click();
  await page.getByLabel(say("review.commentText")).fill(QUESTION);
  await page.getByRole("button", { name: say("review.send") }).click();
  await expect(review.getByText(QUESTION)).toBeVisible();
  await review.getByRole("button", { name: say("review.return") }).click();
  await review.getByLabel(say("review.reason")).fill(REASON);
  await review.getByRole("button", { name: say("review.return") }).click();
  await expect(review.getByRole("status")).toHaveText(say("state.changed"));
}

/** The editor finds it on the start page, follows the comment, answers and asks again. */
async function answerAndAsk({ editor, notice }: Day): Promise<void> {
  const { page, say } = editor;
  await openStart(editor);
  const returned = listOf(editor, say("review.start.returned"));
  await expect(returned).toContainText(REASON);
  await returned.getByRole("link", { name: notice.title }).click();
  await page.waitForURL(`**/${notice.id}`);
  const review = reviewOf(editor);
  await review.locator(".review-place").click();
  await expect(page.locator(FIELD)).toBeFocused();
  await page.locator(FIELD).fill("Aviso legal");
  await review.getByRole("button", { name: new RegExp(`^${say("review.resolve")}`) }).click();
  await expect(review.getByText(QUESTION)).toHaveCount(0);
  await askForReview(editor, "Con la referencia nueva");
}

/** It waits on the start page again. The officer sees what changes, and approves it. */
async function approve({ officer, notice }: Day): Promise<void> {
  const { page, say } = officer;
  await openStart(officer);
  const waiting = listOf(officer, say("review.start.waiting"));
  await waiting.getByRole("link", { name: notice.title }).click();
  await page.waitForURL(`**/${notice.id}`);
  const review = reviewOf(officer);
  await review.getByRole("button", { name: say("review.approve") }).click();
  const dialog = page.getByRole("dialog", { name: say("review.showChanges") });
  await expect(dialog.locator("ins")).toHaveText(["Aviso legal"]);
  expect(await problemsOf(page, ".facts-dialog")).toEqual([]);
  await dialog.getByRole("button", { name: say("review.approve") }).click();
  await expect(review.getByRole("status")).toHaveText(say("state.approved"));
}

/** The German publisher finds it ready, and publishes it. */
async function publishApproved({ publisher, notice }: Day): Promise<void> {
  const { page, say } = publisher;
  await begin(publisher);
  const ready = listOf(publisher, say("review.start.approved"));
  await ready.getByRole("link", { name: notice.title }).click();
  await page.waitForURL(`**/${notice.id}`);
  await untilTakenOver(page.locator("#action-save"));
  await page.locator("#action-save").click();
  await expect(reviewOf(publisher).getByRole("status")).toHaveText(say("state.published"));
}

/** Runs the command that checks a file. */
function verify(file: string, key: string) {
  const script = join(import.meta.dirname, "../scripts/evidence.ts");
  return spawnSync(process.execPath, [script, "verify", file, "--key", key], { encoding: "utf8" });
}

/** From the page to who approved it, and to a file. A foreign address gets a sentence. */
async function proveWhatWasShown({ officer, notice }: Day): Promise<void> {
  const { page, say, email } = officer;
  await find(officer, word, `**/${notice.id}`);
  await page.getByRole("link", { name: say("evidence.link") }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(notice.title);
  const approval = page.getByRole("region", { name: say("evidence.section.reviews") });
  await expect(approval).toContainText(email);
  await expect(approval).toContainText(
    say("evidence.approvedThis", { time: "" }).trim().split(" ").slice(0, 4).join(" "),
  );
  await settle(page);
  expect(await problemsOf(page, ".evidence")).toEqual([]);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: say("evidence.download") }).click();
  const folder = mkdtempSync(join(tmpdir(), "evidence-"));
  try {
    const file = join(folder, "evidence.html");
    await (await downloading).saveAs(file);
    await checkFile(officer, notice, folder, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
  await askForForeignAddress(officer);
}

async function askForForeignAddress({ page, say }: Worker): Promise<void> {
  const field = page.getByRole("textbox", { name: say("evidence.address") });
  await field.fill("https://example.org/fr");
  await page.getByRole("button", { name: say("evidence.show") }).click();
  const problem = say("evidence.problem.foreign", { site: "" }).split(" ").slice(0, 6).join(" ");
  await expect(page.getByRole("status").filter({ hasText: problem })).toBeVisible();
  await expect(field).toHaveValue("https://example.org/fr");
}

/** The file can be checked with the command, and checks itself without a network. */
async function checkFile(
  { page, context, say }: Worker,
  notice: Made,
  folder: string,
  file: string,
): Promise<void> {
  const keys = join(folder, "keys.json");
  writeFileSync(keys, await (await page.request.get(`${CMS()}/api/evidence/keys`)).text());
  const checked = verify(file, keys);
  expect(checked.status, checked.stderr).toBe(0);
  expect(checked.stdout).toContain(notice.path);
  const changed = join(folder, "changed.html");
  writeFileSync(changed, readFileSync(file, "utf8").replace("Condiciones", "Reglas"));
  expect(verify(changed, keys).status).toBe(1);
  await context.setOffline(true);
  const reader = await context.newPage();
  for (const [opened, sentence] of [
    [file, "evidence.file.valid"],
    [changed, "evidence.file.invalid"],
  ] as const) {
    await reader.goto(pathToFileURL(opened).href);
    await expect(reader.getByRole("status")).toHaveText(say(sentence));
  }
  await reader.close();
  await context.setOffline(false);
}
