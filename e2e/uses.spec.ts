/** A Spanish publisher takes down a page that others use, and sends its visitors elsewhere. */
import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { getAdminMessages } from "@orlaya/messages/admin";
import { enterAs } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { CMS, expect, settle, signIn, SITE, test } from "./fixtures.ts";

const say = getAdminMessages("es");

interface Made {
  readonly id: string;
  readonly title: string;
  readonly path: string;
}
const made: Made[] = [];

/** Creates and publishes a Spanish page. @param target page to which it links */
async function createPage(request: APIRequestContext, name: string, target?: Made): Promise<Made> {
  const title = `${name} ${randomUUID().slice(0, 8)}`;
  const document = { relationTo: "page_landing", value: target?.id };
  const primary = target ? { primary: { label: "Leer", kind: "document", document } } : {};
  const answer = await request.post(`${CMS()}/api/page_landing?depth=0`, {
    headers: await signIn(request),
    data: {
      ...{ title, uid: title.toLowerCase().replace(" ", "-"), purpose: "normal", locale: "es" },
      ...{ audience: "individual", slices: [{ blockType: "page_head", title, ...primary }] },
      seo: { description: `Una página de prueba: ${title}.` },
      _status: "published",
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const page = ((await answer.json()) as { doc: Made }).doc;
  made.push(page);
  return page;
}
test.afterEach(async ({ request }) => {
  const headers = await signIn(request);
  for (const { id } of made.splice(0).reverse())
    await request.delete(`${CMS()}/api/page_landing/${id}?confirm_uses=9`, { headers });
});

test("the uses of a page are shown before it is taken down, and visitors are sent on", async ({
  browser,
  request,
}) => {
  const target = await createPage(request, "Destino");
  const other = await createPage(request, "Alternativa");
  const source = await createPage(request, "Origen", target);
  const { page, context } = await enterAs(browser, "publisher", { locale: "es" });
  await page.goto(`${CMS()}/admin/collections/page_landing/${target.id}`);
  const panel = page.getByRole("region", { name: say("uses.title") });
  await expect(panel).toContainText(say("uses.total", { total: 1, live: 1 }));
  await expect(panel.getByRole("link", { name: source.title })).toBeVisible();

  await page.locator(".doc-controls__popup button").first().click();
  await page.locator("#action-unpublish").click();
  const dialog = page.getByRole("dialog", {
    name: say("uses.ask.unpublish", { title: target.title }),
  });
  await expect(dialog).toContainText(say("uses.lead", { count: 1 }));
  await expect(dialog.getByRole("link", { name: source.title })).toBeVisible();
  await dialog.getByRole("searchbox", { name: say("uses.find") }).fill(other.title);
  await dialog.getByRole("radio", { name: other.title }).check();
  await settle(page);
  expect(await problemsOf(page, ".uses-dialog")).toEqual([]);
  await dialog.getByRole("button", { name: say("uses.do.unpublish") }).click();
  await expect(page.getByText(say("uses.done.unpublish", { title: target.title }))).toBeVisible();
  await expect(dialog).toBeHidden();

  await expect
    .poll(async () => {
      const answer = await request.get(`${SITE()}${target.path}`, { maxRedirects: 0 });
      return [answer.status(), answer.headers()["location"]];
    })
    .toEqual([301, other.path]);
  await expect
    .poll(async () => (await request.get(`${SITE()}${source.path}`)).text())
    .not.toContain(target.path);
  await context.close();
});
