/** Daily work of editors in the admin, with accounts that edit Spanish only. */
import { randomUUID } from "node:crypto";
import type { Page, Response } from "@playwright/test";
import { getAdminMessages } from "@orlaya/messages/admin";
import { enterAs, translateLabel, untilTakenOver, type Editor } from "./admin.ts";
import { CMS, FULL, expect, settle, signIn, test } from "./fixtures.ts";

const say = getAdminMessages("es");

/** Documents that are deleted after the test: collection and id. */
const made: string[] = [];
test.afterEach(async ({ request }) => {
  for (const path of made.splice(0))
    await request.delete(`${CMS()}/api/${path}`, { headers: await signIn(request) });
});

/**
 * Creates a draft of a Spanish landing page. It is deleted after the test.
 * @param more further fields
 * @returns its id
 */
async function makePage(
  editor: Editor,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const headers = await signIn(editor.context.request);
  const data = {
    uid: `edicion-${randomUUID().slice(0, 8)}`,
    title: "Plan",
    breadcrumb_title: "Corto",
    purpose: "normal",
    locale: "es",
    audience: "individual",
    ...more,
  };
  const answer = await editor.context.request.post(`${CMS()}/api/page_landing?draft=true&depth=0`, {
    headers,
    data,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = ((await answer.json()) as { doc: { id: string } }).doc;
  made.push(`page_landing/${id}`);
  return id;
}
/** Returns the id of the document in the URL. The document is deleted after the test. */
function readId(page: Page): string {
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  made.push(`page_landing/${id}`);
  return id;
}
const titleOf = (page: Page) =>
  page.getByRole("textbox", { name: `${translateLabel("Title", "es")} *` });
const shortTitleOf = (page: Page) =>
  page.getByRole("textbox", { name: translateLabel("Short title in breadcrumbs", "es") });
const panelOf = (page: Page) => page.getByRole("region", { name: say("edit.title") });
const isSave = (answer: Response): boolean => answer.request().method() === "PATCH";
const saved = (page: Page, status: number) =>
  page.waitForResponse((answer) => isSave(answer) && answer.status() === status);

async function open(editor: Editor, id: string): Promise<void> {
  await editor.page.goto(`${CMS()}/admin/collections/page_landing/${id}`);
  await untilTakenOver(titleOf(editor.page));
}
async function readDraft(editor: Editor, id: string): Promise<Record<string, unknown>> {
  const answer = await editor.context.request.get(
    `${CMS()}/api/page_landing/${id}?draft=true&depth=0`,
    { headers: editor.headers },
  );
  return (await answer.json()) as Record<string, unknown>;
}

test.describe("two editors in one document", () => {
  // The test provokes a conflict.
  test.use({ allowed: [/status of 409/] });

  test("each sees the saves of the other; when both change the same text, the later one sees both texts and chooses", async ({
    browser,
  }) => {
    const [ana, bea] = [await enterAs(browser, "editor"), await enterAs(browser, "translator")];
    const id = await makePage(ana);
    await Promise.all([open(ana, id), open(bea, id)]);
    await Promise.all([saved(ana.page, 200), titleOf(ana.page).fill("De Ana")]);
    await Promise.all([saved(bea.page, 200), shortTitleOf(bea.page).fill("De Bea")]);
    expect(await readDraft(ana, id)).toMatchObject({ title: "De Ana", breadcrumb_title: "De Bea" });
    await expect(titleOf(bea.page)).toHaveValue("De Ana");

    await Promise.all([saved(ana.page, 200), titleOf(ana.page).fill("Otra vez de Ana")]);
    await expect(shortTitleOf(ana.page)).toHaveValue("De Bea");
    await Promise.all([saved(bea.page, 409), titleOf(bea.page).fill("Otra vez de Bea")]);
    const panel = panelOf(bea.page);
    await expect(panel).toContainText("Otra vez de Ana");
    await expect(panel).toContainText("Otra vez de Bea");
    expect(await readDraft(ana, id)).toMatchObject({ title: "Otra vez de Ana" });
    await panel.getByRole("radio", { name: say("edit.mine") }).check();
    await Promise.all([
      saved(bea.page, 200),
      panel.getByRole("button", { name: say("edit.save") }).click(),
    ]);
    await expect(panel).toBeHidden();
    expect(await readDraft(ana, id)).toMatchObject({
      title: "Otra vez de Bea",
      breadcrumb_title: "De Bea",
    });
    await Promise.all([ana.context.close(), bea.context.close()]);
  });
});

interface State {
  readonly title: string;
  readonly breadcrumb_title: string;
  readonly updatedAt: string;
  readonly by: string;
}
interface Written {
  readonly seen: ReadonlySet<string>;
  readonly states: readonly State[];
}

/**
 * Records in each frame which texts are on the screen: values of fields and texts of a conflict.
 */
function watchScreen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen = new Set<string>();
    function look(): void {
      for (const input of document.querySelectorAll("input")) seen.add(input.value);
      for (const words of document.querySelectorAll(".two-people__words"))
        seen.add(words.textContent);
      requestAnimationFrame(look);
    }
    look();
    Object.assign(window, { seen });
  });
}
const readSeen = async (page: Page): Promise<ReadonlySet<string>> =>
  new Set(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]));

/** Resolves a conflict at random, and retries when the other editor saved meanwhile. */
function decideAtRandom(page: Page): Promise<void> {
  return expect(async () => {
    const panel = panelOf(page);
    for (const conflict of await panel.getByRole("group").all()) {
      const choice = Math.floor(Math.random() * 2);
      await conflict.getByRole("radio").nth(choice).check({ timeout: 2_000 });
    }
    const answered = page.waitForResponse(isSave, { timeout: 10_000 });
    await panel.getByRole("button", { name: say("edit.save") }).click({ timeout: 2_000 });
    expect((await answered).status()).toBe(200);
  }).toPass();
}

/** Edits two fields at random. @returns the texts that were on the screen, and the saved states */
async function writeAtRandom({ page }: Editor, name: string, edits: number): Promise<Written> {
  const states: Promise<State>[] = [];
  await watchScreen(page);
  page.on("response", (answer) => {
    if (isSave(answer) && answer.status() === 200)
      states.push(
        answer.json().then(({ doc }: { doc: Omit<State, "by"> }) => ({ ...doc, by: name })),
      );
  });
  for (let count = 0; count < edits; count += 1) {
    const answered = page.waitForResponse(isSave);
    await (Math.random() < 0.5 ? titleOf(page) : shortTitleOf(page)).fill(`${name}-${count}`);
    if ((await answered).status() !== 200) await decideAtRandom(page);
  }
  await settle(page);
  return { seen: await readSeen(page), states: await Promise.all(states) };
}

/** Returns the texts that a save replaced although they were never on the screen of its editor. */
function findLost(
  all: readonly State[],
  seenBy: Readonly<Record<string, ReadonlySet<string>>>,
): readonly string[] {
  const states = all.toSorted((one, other) => one.updatedAt.localeCompare(other.updatedAt));
  return states.slice(1).flatMap((state, at) => {
    const before = states[at];
    if (!before) return [];
    const replaced = [
      [before.title, state.title],
      [before.breadcrumb_title, state.breadcrumb_title],
    ] as const;
    const lost = replaced.filter(([was, is]) => was !== is && !seenBy[state.by]?.has(was));
    return lost.map(([was]) => `${state.by} replaced ${was}`);
  });
}

if (FULL) {
  test.describe("200 random edits of two editors", () => {
    test.use({ allowed: [/status of 409/] });
    test("no save replaces a text that was never on the screen of its editor", async ({
      browser,
    }) => {
      test.setTimeout(1_200_000);
      const [ana, bea] = [await enterAs(browser, "editor"), await enterAs(browser, "translator")];
      const id = await makePage(ana);
      await Promise.all([open(ana, id), open(bea, id)]);
      const [first, second] = await Promise.all([
        writeAtRandom(ana, "Ana", 100),
        writeAtRandom(bea, "Bea", 100),
      ]);
      const states = [...first.states, ...second.states];
      expect(states.length).toBeGreaterThan(150);
      expect(findLost(states, { Ana: first.seen, Bea: second.seen })).toEqual([]);
      await Promise.all([ana.context.close(), bea.context.close()]);
    });
  });
}

test("an editor of Spanish only creates and duplicates a page with the buttons of the admin", async ({
  browser,
}) => {
  const editor = await enterAs(browser, "editor");
  const { page } = editor;
  const id = await makePage(editor);
  await page.goto(`${CMS()}/admin/collections/page_landing`);
  const create = page.getByRole("link", { name: "Crear" }).first();
  await untilTakenOver(create);
  // The list adds its defaults to the URL once. A click before that has no effect.
  await expect(page).toHaveURL(/limit=/);
  await create.click();
  await expect(page).toHaveURL(/page_landing\/[0-9a-f-]{8,}/);
  await expect(titleOf(page)).toBeVisible();
  await untilTakenOver(titleOf(page));
  await Promise.all([saved(page, 200), titleOf(page).fill("Seguro en Portugal")]);
  const created = await readDraft(editor, readId(page));
  expect(created).toMatchObject({
    title: "Seguro en Portugal",
    locale: "es",
    audience: "individual",
    _status: "draft",
  });

  await open(editor, id);
  await page.locator(".doc-controls__popup button").first().click();
  await page.getByRole("button", { name: "Duplicar" }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(titleOf(page)).toHaveValue("Plan");
  const copy = await readDraft(editor, readId(page));
  expect(copy).toMatchObject({
    title: "Plan",
    locale: "es",
    _status: "draft",
    uid: expect.stringMatching(/-copy$/),
  });
  await editor.context.close();
});

/** Slices of the page of the next test, as the service stores them. */
const SLICES = [
  { blockType: "page_head", title: "Vivir fuera", lead: "Lo que cubre el seguro." },
  {
    blockType: "faq",
    title: "Antes de salir",
    items: [{ question: "¿Cubre el parto?" }, { question: "¿Cubre el dentista?" }],
  },
] as const;

/**
 * Holds the answers of the service about the state of the form.
 * @returns when the form has asked, and a function that resolves when the form shows the answers
 */
async function holdAnswers(page: Page) {
  const asked = Promise.withResolvers<unknown>();
  const released = Promise.withResolvers<unknown>();
  await page.route("**/admin/collections/**", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const response = await route.fetch();
    asked.resolve(null);
    await released.promise;
    return route.fulfill({ response });
  });
  return {
    asked: asked.promise,
    release: async () => {
      released.resolve(null);
      await settle(page);
      await page.unrouteAll({ behavior: "wait" });
    },
  };
}

test("slices are closed, each with its name and first words; a change in one leaves the others as they are stored", async ({
  browser,
}) => {
  const editor = await enterAs(browser, "editor");
  const { page } = editor;
  const id = await makePage(editor, { slices: SLICES });
  const before = (await readDraft(editor, id))["slices"] as Record<string, unknown>[];
  await open(editor, id);
  const head = page.locator("#slices-row-0");
  const faq = page.locator("#slices-row-1");
  const content = page.locator("#slices-1-items-row-1");
  await expect(head).toContainText(`${translateLabel("Page heading", "es")}Vivir fuera`);
  await expect(faq).toContainText(`${translateLabel("Questions and answers", "es")}Antes de salir`);
  await expect(page.locator("#slices-row-0 input, #slices-row-1 input")).toHaveCount(0);

  await head.locator(".collapsible__toggle").first().click();
  // A slice that is opened while the form waits for an answer stays open.
  const answers = await holdAnswers(page);
  await Promise.all([
    saved(page, 200),
    page.locator("#field-slices__0__title").fill("Vivir en el extranjero"),
  ]);
  await answers.asked;
  await faq.locator(".collapsible__toggle").first().click();
  await expect(content).toContainText("¿Cubre el dentista?");
  await answers.release();
  await expect(content).toContainText("¿Cubre el dentista?");
  await expect(head).toContainText("Vivir en el extranjero");
  expect((await readDraft(editor, id))["slices"]).toEqual([
    { ...before[0], title: "Vivir en el extranjero" },
    before[1],
  ]);

  await expect(page.locator("#field-slices__1__items__1__question")).toHaveCount(0);
  await page.locator(".blocks-field__drawer-toggler").click();
  const name = translateLabel("Call to action", "es");
  await Promise.all([
    saved(page, 200),
    page.getByRole("dialog").getByRole("button", { name }).click(),
  ]);
  // A slice that was added is open, also after the service has answered.
  await expect(page.locator("#slices-row-2")).toContainText(name);
  await expect(page.locator("#field-slices__2__title")).toBeVisible();
  await editor.context.close();
});

/**
 * Publishes a Spanish card that states who can take out the plans. It is deleted after the test.
 * @param plans ids of their records
 * @returns its id
 */
async function publishCard(
  { context: { request } }: Editor,
  title: string,
  plans: readonly string[],
): Promise<string> {
  const answer = await request.post(`${CMS()}/api/module_card?depth=0`, {
    headers: await signIn(request),
    data: {
      uid: randomUUID(),
      card_title: title,
      locale: "es",
      audience: "individual",
      markets: plans,
      _status: "published",
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = ((await answer.json()) as { doc: { id: string } }).doc;
  made.push(`module_card/${id}`);
  return id;
}
/** Stores that the text of a card agrees with the market of a plan. */
async function checkCard({ context, headers }: Editor, id: string, plan: string): Promise<void> {
  const path = `${CMS()}/api/finder/texts/module_card/${id}`;
  const read = await context.request.get(`${path}?products=${plan}`, { headers });
  const { version } = (await read.json()) as { version: number };
  const data = { version, products: [plan] };
  const answer = await context.request.post(path, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("a text that states who can take out a plan waits on the start page until a translator confirms it", async ({
  browser,
}) => {
  const editor = await enterAs(browser, "translator");
  const { context, page, headers } = editor;
  const products = await context.request.get(`${CMS()}/api/products?depth=0&limit=2`, { headers });
  const plans = ((await products.json()) as { docs: { id: string; name: string }[] }).docs;
  const title = `Quién puede contratar ${randomUUID().slice(0, 8)}`;
  const id = await publishCard(
    editor,
    title,
    plans.map((plan) => plan.id),
  );
  const [open, checked] = plans;
  await checkCard(editor, id, checked?.id ?? "");
  const list = page.getByRole("region", { name: say("textCheck.title") });

  await page.goto(`${CMS()}/admin`);
  await list.getByRole("link", { name: title }).click();
  const confirm = page.getByRole("button", { name: say("textCheck.confirm") });
  await untilTakenOver(confirm);
  await expect(page.getByRole("heading", { name: open?.name ?? "" })).toBeVisible();
  await expect(page.getByText(say("textCheck.never"))).toHaveCount(1);
  await confirm.click();
  // The plan that was checked before is not confirmed again.
  await expect(
    page.getByText(/^Revisado el .+ por .+@.+ \(versión \d+ de las reglas\)/),
  ).toHaveCount(1);
  await expect(confirm).toBeHidden();

  await page.goto(`${CMS()}/admin`);
  await settle(page);
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
  await context.close();
});
