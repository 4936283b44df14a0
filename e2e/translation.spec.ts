/** Texts that a Dutch translator typed survive the end of the session. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { getAdminMessages } from "@orlaya/messages/admin";
import { enterAs } from "./admin.ts";
import { CMS, expect, signIn, test } from "./fixtures.ts";

const say = getAdminMessages("nl");

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
