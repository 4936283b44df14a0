/** The day of a Spanish editor: a title, a review that is sent back, and a picture. */
import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser, Locator, Page } from "@playwright/test";
import { LOCALES } from "@orlaya/locales";
import { problemsOf } from "./axe.ts";
import { translateLabel, untilTakenOver } from "./admin.ts";
import {
  begin,
  CLICKS,
  createPage,
  doTask,
  enterSecond,
  find,
  findPlace,
  listOf,
  logOut,
  openStart,
  removePages,
  startDay,
  type Made,
  type Worker,
} from "./day-parts.ts";
import { CMS, expect, signIn, SITE } from "./fixtures.ts";

const word = randomUUID().slice(0, 8);
/** Words on the pages that the editor changes. */
const [SURPRISES, COVER] = [`sorpresas ${word}`, `cobertura ${word}`];
const QUIET = `Viaja tranquilo ${word}`;
const REASON = "Falta la fecha de la ley";

interface Day {
  readonly request: APIRequestContext;
  readonly browser: Browser;
  readonly editor: Worker;
  readonly home: Made;
  readonly guide: Made;
}

export async function spendEditorDay(browser: Browser, request: APIRequestContext): Promise<void> {
  const spanish = { locale: "es" } as const;
  const home = await createPage(request, "page_landing", {
    ...{ ...spanish, title: `Salida ${word}` },
    slices: [{ blockType: "hero", title: `Viaja sin ${SURPRISES}` }],
  });
  const guide = await createPage(request, "page_landing", {
    ...{ ...spanish, title: `Aviso ${word}` },
    slices: [{ blockType: "page_head", title: `Aviso ${word}`, lead: `Tu ${COVER} de un año.` }],
  });
  const picture = await createPicture(request);
  try {
    const editor = await startDay(browser, "editor", spanish);
    const day = { request, browser, editor, home, guide };
    const publisher = await enterSecond(browser, "publisher", spanish);
    const officer = await enterSecond(browser, "compliance", { locale: "fr", edits: LOCALES });
    await doTask("title", CLICKS.editor.title, [editor, publisher], () =>
      changeTitle(day, publisher),
    );
    await doTask("ask", CLICKS.editor.ask, [editor], () => askForReview(day));
    await sendBack(officer, guide);
    await doTask("mend", CLICKS.editor.mend, [editor], () => mendAndAsk(day));
    await doTask("picture", CLICKS.editor.picture, [editor], () => describePicture(day, picture));
    await doTask("logOut", CLICKS.editor.logOut, [editor], () => logOut(editor));
    for (const { context } of [editor, publisher, officer]) await context.close();
  } finally {
    await removePages(request, "page_landing", [home, guide]);
    await request.delete(`${CMS()}/api/media/${picture.id}`, { headers: await signIn(request) });
  }
}

/**
 * The editor finds a title by the words on the page, changes it and looks at it. The publisher
 * finds it on the start page, and publishes it.
 */
async function changeTitle({ editor, home }: Day, publisher: Worker): Promise<void> {
  const { page, say } = editor;
  await find(editor, SURPRISES, `**/${home.id}`);
  const hero = page.locator("#slices-row-0");
  await expect(hero).toContainText(translateLabel("Hero", "es"));
  await untilTakenOver(hero.locator(".collapsible__toggle").first());
  await hero.locator(".collapsible__toggle").first().click();
  const isSaved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
  await page.locator("#field-slices__0__title").fill(QUIET);
  await isSaved;
  await page.locator("#live-preview-toggler").click();
  const frame = page.frameLocator(".live-preview-window iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(QUIET);

  await begin(publisher);
  const waits = listOf(publisher, say("start.waits"));
  const row = waits.getByRole("listitem").filter({ hasText: home.title });
  await expect(row).toContainText(editor.email);
  expect(await problemsOf(publisher.page, ".start")).toEqual([]);
  await row.getByRole("link", { name: home.title }).click();
  await publisher.page.waitForURL(`**/${home.id}`);
  await untilTakenOver(publisher.page.locator("#action-save"));
  await publisher.page.locator("#action-save").click();
  await expect
    .poll(async () => (await page.request.get(SITE() + home.path)).text())
    .toContain(QUIET);
}

const reviewOf = ({ page, say }: Worker) => page.getByRole("region", { name: say("review.title") });
/** Returns the button that comments at a field. */
function commentAt(page: Page, field: string): Locator {
  const fields = page.locator(".field-type", { has: page.locator(field) });
  return fields.last().getByRole("button");
}

/** What is live is no longer in work. Another page is found, changed, commented and sent. */
async function askForReview({ editor, home, guide }: Day): Promise<void> {
  const { page, say } = editor;
  await openStart(editor);
  const work = listOf(editor, say("start.work"));
  await expect(work).toBeVisible();
  // An editor may not publish, so nothing waits for one.
  await expect(listOf(editor, say("start.waits"))).toHaveCount(0);
  await expect(work.getByRole("link", { name: home.title })).toHaveCount(0);
  await find(editor, COVER, `**/${guide.id}`);
  const field = page.locator("#field-breadcrumb_title");
  await untilTakenOver(field);
  await field.fill("Aviso");
  await commentAt(page, "#field-breadcrumb_title").click();
  await page.getByLabel(say("review.commentText")).fill("¿Basta con esta palabra?");
  await page.getByRole("button", { name: say("review.send") }).click();
  const review = reviewOf(editor);
  await expect(review.getByText("¿Basta con esta palabra?")).toBeVisible();
  await review.getByRole("button", { name: say("review.ask") }).click();
  await review.getByLabel(say("review.note")).fill("Texto de junio");
  await review.getByRole("button", { name: say("review.ask") }).click();
  await expect(review.getByRole("status")).toHaveText(say("state.review"));
}

/** A compliance officer, who reads French, sends it back with a reason. */
async function sendBack(officer: Worker, guide: Made): Promise<void> {
  const { page, say } = officer;
  await begin(officer);
  await listOf(officer, say("review.start.waiting"))
    .getByRole("link", { name: guide.title })
    .click();
  await page.waitForURL(`**/${guide.id}`);
  const review = reviewOf(officer);
  await review.getByRole("button", { name: say("review.return") }).click();
  await review.getByLabel(say("review.reason")).fill(REASON);
  await review.getByRole("button", { name: say("review.return") }).click();
  await expect(review.getByRole("status")).toHaveText(say("state.changed"));
}

/** The start page says what was sent back. It is mended at the comment, and sent again. */
async function mendAndAsk({ editor, guide }: Day): Promise<void> {
  const { page, say } = editor;
  await openStart(editor);
  const returned = listOf(editor, say("review.start.returned"));
  await expect(returned).toContainText(REASON);
  await returned.getByRole("link", { name: guide.title }).click();
  await page.waitForURL(`**/${guide.id}`);
  const review = reviewOf(editor);
  await review.locator(".review-place").click();
  const field = page.locator("#field-breadcrumb_title");
  await expect(field).toBeFocused();
  await field.fill("Aviso de 2026");
  await review.getByRole("button", { name: say("review.ask") }).click();
  await expect(review.getByLabel(say("review.note"))).toBeFocused();
  await page.keyboard.type("Con la fecha");
  await review.getByRole("button", { name: say("review.ask") }).click();
  await expect(review.getByRole("status")).toHaveText(say("state.review"));
}

interface Picture {
  readonly id: string;
  readonly name: string;
}
/** Stores a picture of one pixel that no page shows, without a Spanish text. */
async function createPicture(request: APIRequestContext): Promise<Picture> {
  const name = `Playa ${word}`;
  const buffer = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
    "base64",
  );
  const answer = await request.post(`${CMS()}/api/media?depth=0`, {
    headers: await signIn(request),
    multipart: {
      file: { name: "playa.png", mimeType: "image/png", buffer },
      _payload: JSON.stringify({ name, alt: { en: `A beach, ${word}` } }),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { id: ((await answer.json()) as { doc: { id: string } }).doc.id, name };
}

/** The editor finds a picture by its name in the list, and writes its text in Spanish. */
async function describePicture({ request, editor }: Day, picture: Picture): Promise<void> {
  const { page } = editor;
  await findPlace(editor, translateLabel("Media", "es"), "/admin/collections/media");
  const search = page.locator(".search-filter__input");
  await untilTakenOver(search);
  await search.fill(picture.name);
  await expect(page).toHaveURL(/search=/);
  await page.locator(`a[href*="${picture.id}"]`).first().click();
  await page.waitForURL(`**/${picture.id}`);
  const field = page.locator("#field-alt__es");
  await untilTakenOver(field);
  await field.fill("Una playa al amanecer");
  await page.locator("#action-save").click();
  await expect
    .poll(async () => {
      const answer = await request.get(`${CMS()}/api/media/${picture.id}?depth=0`, {
        headers: await signIn(request),
      });
      return ((await answer.json()) as { alt: { es?: string } }).alt.es;
    })
    .toBe("Una playa al amanecer");
}
