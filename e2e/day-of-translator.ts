/** The day of a Dutch translator: what is missing and outdated, a file, and a review. */
import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser, Download, Page } from "@playwright/test";
import { untilTakenOver } from "./admin.ts";
import {
  CLICKS,
  createPage,
  doTask,
  listOf,
  logOut,
  openStart,
  removePages,
  startDay,
  type Made,
  type Worker,
} from "./day-parts.ts";
import { CMS, expect, settle, signIn } from "./fixtures.ts";
import { problemsOf } from "./axe.ts";

const word = randomUUID().slice(0, 8);
const THREE = "Cover for three months.";
const [SIX, ZES] = ["Cover for six months.", "Zes maanden verzekerd."];

interface Day {
  readonly request: APIRequestContext;
  readonly translator: Worker;
  readonly english: Made;
}
const api = (path: string): string => `${CMS()}/api/page_landing${path}`;

export async function spendTranslatorDay(
  browser: Browser,
  request: APIRequestContext,
): Promise<void> {
  const english = await createPage(request, "page_landing", {
    ...{ locale: "en", title: `Travel ${word}` },
    ...{ slices: [{ blockType: "page_head", title: "Travel cover", lead: THREE }], seo: {} },
  });
  try {
    const translator = await startDay(browser, "translator", { locale: "nl" });
    const day = { request, translator, english };
    const { translator: clicks } = CLICKS;
    await doTask("start", clicks.start, [translator], () => startTranslation(day));
    await doTask("translate", clicks.translate, [translator], () => translate(day));
    await changeSource(day);
    await doTask("outdated", clicks.outdated, [translator], () => bringUpToDate(day));
    await doTask("assign", clicks.assign, [translator], () => assign(day));
    await doTask("exchange", clicks.exchange, [translator], () => exchange(day));
    await doTask("send", clicks.send, [translator], () => send(day));
    await doTask("logOut", clicks.logOut, [translator], () => logOut(translator));
    await translator.context.close();
  } finally {
    await removePages(request, "page_landing", [english]);
  }
}

/** Opens the documents of a state from the start page. One click. */
async function openState(worker: Worker, state: "missing" | "outdated"): Promise<void> {
  const { page, say } = worker;
  const table = listOf(worker, say("start.languages"));
  const columns = await table.getByRole("columnheader").allInnerTexts();
  const row = table.getByRole("row", { name: /^Nederlands/ });
  const cell = row.getByRole("cell").nth(columns.indexOf(say(`start.${state}`)) - 1);
  await cell.getByRole("link").click();
  await page.waitForURL(new RegExp(`state=${state}`));
}
/** Filters the board by words. Enter sends the form. */
async function filterBoard({ page, say }: Worker, words: string): Promise<void> {
  const field = page.getByRole("searchbox", { name: say("board.words") });
  await field.fill(words);
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(
    say("board.found", { count: 1 }),
  );
}
const cellOf = ({ page }: Worker, { title }: Made) =>
  page.getByRole("row", { name: title }).getByRole("link", { name: /^Nederlands/ });

/** From the start page to what is missing, to its English page, to the new translation. */
async function startTranslation({ translator, english }: Day): Promise<void> {
  const { page, say } = translator;
  await openState(translator, "missing");
  await settle(page);
  expect(await problemsOf(page, ".board")).toEqual([]);
  await filterBoard(translator, english.title);
  await cellOf(translator, english).click();
  await page.waitForURL(`**/${english.id}`);
  const panel = page.getByRole("region", { name: say("translation.languages") });
  await expect(panel).toContainText(say("translation.isOriginal"));
  // A translator of Dutch can create Dutch only.
  await expect(panel.getByRole("button")).toHaveCount(1);
  await panel.getByRole("button", { name: "Nederlands" }).click();
  await page.waitForURL(/\/translate$/);
}

/** Returns the row of a sentence by the text of its source. */
const rowOf = (page: Page, source: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: source });
const write = (page: Page, source: string, text: string): Promise<void> =>
  rowOf(page, source).getByRole("textbox").fill(text);

/** All sentences beside those of the source, saved with the keyboard. */
async function translate({ translator: { page, say }, english }: Day): Promise<void> {
  await expect(page.getByRole("link", { name: "English" })).toBeVisible();
  await settle(page);
  expect(await problemsOf(page, ".sentences")).toEqual([]);
  await write(page, english.title, `Reizen ${word}`);
  await write(page, "Travel cover", "Reisverzekering");
  await write(page, THREE, "Drie maanden verzekerd.");
  await page.keyboard.press("Control+s");
  await expect(page.getByText(say("translation.allSaved"))).toBeVisible();
  await expect(
    page.getByRole("button", { name: say("translation.showOpen", { count: 0 }) }),
  ).toBeVisible();
}

/** An English editor changes the lead. */
async function changeSource({ request, english }: Day): Promise<void> {
  const headers = await signIn(request);
  const read = await request.get(api(`/${english.id}?depth=0`), { headers });
  const { slices } = (await read.json()) as { slices: readonly object[] };
  const data = { slices: slices.map((slice) => ({ ...slice, lead: SIX })), _status: "published" };
  const answer = await request.patch(api(`/${english.id}`), { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** What is outdated is one click from the start page, and its sentence shows the change. */
async function bringUpToDate({ translator, english }: Day): Promise<void> {
  const { page, say } = translator;
  await openStart(translator);
  await openState(translator, "outdated");
  await filterBoard(translator, english.title);
  await cellOf(translator, english).click();
  await page.waitForURL(/\/translate$/);
  const row = rowOf(page, "Cover for");
  await expect(row).toContainText(say("sentenceState.changed"));
  await expect(row.locator("del")).toHaveText("three ");
  await expect(row.locator("ins")).toHaveText("six ");
  await write(page, "Cover for", ZES);
  await page.getByRole("button", { name: say("translation.save") }).click();
  await expect(page.getByText(say("translation.allSaved"))).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole("button", { name: say("translation.showOpen", { count: 0 }) }),
  ).toBeVisible();
}

/** Takes over the document until a day. It is on the start page then. */
async function assign({ translator, english }: Day): Promise<void> {
  const { page, say, email } = translator;
  await page
    .locator(".menu")
    .getByRole("link", { name: say("place.languages"), exact: true })
    .click();
  await page.waitForURL(/\/admin\/translations/);
  await filterBoard(translator, english.title);
  const box = page.getByRole("checkbox", { name: english.title });
  await untilTakenOver(box);
  await box.check();
  const form = page.getByRole("form", { name: say("board.assign") });
  await form.getByRole("combobox", { name: say("board.language") }).selectOption("nl");
  await form.getByRole("combobox", { name: say("board.person") }).selectOption(email);
  await form.getByLabel(say("board.due")).fill("2031-03-01");
  await form.getByRole("button", { name: say("board.assign") }).click();
  await expect(page.getByRole("row", { name: english.title })).toContainText(email);
  await openStart(translator);
  await expect(
    listOf(translator, say("start.assigned")).getByRole("listitem").filter({ hasText: word }),
  ).toBeVisible();
}

async function readText(download: Promise<Download>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** A file for a translation agency, and what comes back: cut off at first, then whole. */
async function exchange({ translator, english }: Day): Promise<void> {
  const { page, say } = translator;
  await page
    .locator(".menu")
    .getByRole("link", { name: say("place.languages"), exact: true })
    .click();
  await page.waitForURL(/\/admin\/translations/);
  const language = page.getByRole("combobox", { name: say("board.language") }).first();
  await language.selectOption("nl");
  await filterBoard(translator, english.title);
  const out = page.getByRole("button", { name: say("board.exportFound", { count: 1 }) });
  await untilTakenOver(out);
  const downloading = page.waitForEvent("download");
  await out.click();
  const xliff = await readText(downloading);
  expect(xliff).toContain(`<source>${SIX}</source>`);
  const back = xliff.replace(ZES, "Een half jaar verzekerd.");
  const field = page.getByLabel(say("board.file"));
  async function upload(content: string): Promise<void> {
    const file = { name: "en-nl.xlf", mimeType: "application/xliff+xml" };
    await field.setInputFiles({ ...file, buffer: Buffer.from(content) });
  }
  await upload(back.slice(0, -40));
  await expect(
    page.getByText(say("xliff.problem.truncated", { line: 0 }).slice(0, 25)),
  ).toBeVisible();
  await upload(back);
  await expect(page.getByRole("checkbox", { name: "Een half jaar verzekerd." })).toBeChecked();
  await page.getByRole("button", { name: say("board.store", { count: 1 }) }).click();
  await expect(page.getByText(say("board.imported", { count: 1 }))).toBeVisible();
  await cellOf(translator, english).click();
  await page.waitForURL(/page_landing/);
}

/** The whole translation is read once more, and sent to a publisher. */
async function send({ translator }: Day): Promise<void> {
  const { page, say } = translator;
  await page.getByRole("link", { name: say("translation.sideBySide") }).click();
  await page.getByRole("button", { name: say("translation.showAll", { count: 3 }) }).click();
  await expect(rowOf(page, SIX).getByRole("textbox")).toHaveValue("Een half jaar verzekerd.");
  await page.goBack();
  await page.waitForURL(/\/page_landing\/[^/]+$/);
  await settle(page);
  const review = page.getByRole("region", { name: say("review.title") });
  await review.getByRole("button", { name: say("review.ask") }).click();
  await expect(review.getByLabel(say("review.note"))).toBeFocused();
  await page.keyboard.type("Zomertarief");
  await review.getByRole("button", { name: say("review.ask") }).click();
  await expect(review.getByRole("status")).toHaveText(say("state.review"));
  await openStart(translator);
  const work = listOf(translator, say("start.work"));
  await expect(work.getByRole("listitem").filter({ hasText: word })).toContainText(
    say("state.review"),
  );
}
