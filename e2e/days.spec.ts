/**
 * Frequent tasks of editors, with the number of clicks that they take: a title that is known by its
 * words, and a price in five languages. Those of the other people are in translation.spec.ts,
 * review.spec.ts, evidence.spec.ts and sets.spec.ts.
 */
import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { LOCALES, type Locale } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { countClicks, enterAs, translateLabel, untilTakenOver } from "./admin.ts";
import { CMS, expect, signIn, SITE, test } from "./fixtures.ts";
import { raisePremiums } from "./raise-premiums.ts";

/** Clicks for each task, after the login. */
const CLICKS = { title: 3, price: 2 };

interface Stored {
  readonly id: string;
  readonly path: string;
}
interface Plan extends Stored {
  readonly locale: Locale;
  readonly group: string;
  readonly starting_price: number;
  readonly legal_reference: string;
  readonly premiums: string;
}
const api = (collection: string, path: string): string => `${CMS()}/api/${collection}${path}`;

async function list<T>(
  request: APIRequestContext,
  collection: string,
  query: Readonly<Record<string, string>>,
): Promise<readonly T[]> {
  const text = new URLSearchParams({ depth: "0", ...query }).toString();
  const answer = await request.get(api(collection, `?${text}`), { headers: await signIn(request) });
  return ((await answer.json()) as { docs: T[] }).docs;
}

test("[days] a publisher finds a Spanish title by its words, changes it, looks at it and publishes it", async ({
  browser,
  request,
}) => {
  const say = getAdminMessages("es");
  const word = randomUUID().slice(0, 8);
  const headers = await signIn(request);
  const made = await request.post(api("page_landing", "?depth=0"), {
    headers,
    data: {
      ...{ title: `Salida ${word}`, uid: `salida-${word}`, purpose: "normal", locale: "es" },
      ...{ audience: "individual", _status: "published" },
      slices: [{ blockType: "hero", title: `Viaja sin sorpresas ${word}` }],
      seo: {
        description: `Una página de prueba sobre el seguro de viaje, con la palabra ${word}.`,
      },
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id, path } = ((await made.json()) as { doc: Stored }).doc;
  const { page, context } = await enterAs(browser, "publisher", { locale: "es" });
  const clicks = await countClicks({ page });
  try {
    await page.goto(`${CMS()}/admin`);
    await untilTakenOver(page.getByRole("button", { name: say("search.title") }));
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: say("search.field") }).fill(`sorpresas ${word}`);
    await expect(page.getByRole("option")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/${id}`);
    const hero = page.locator("#slices-row-0");
    await expect(hero).toContainText(translateLabel("Hero", "es"));
    await untilTakenOver(hero.locator(".collapsible__toggle").first());
    await hero.locator(".collapsible__toggle").first().click();
    await page.locator("#field-slices__0__title").fill(`Viaja tranquilo ${word}`);
    await page.locator("#live-preview-toggler").click();
    const frame = page.frameLocator(".live-preview-window iframe");
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText(`Viaja tranquilo ${word}`);
    await page.locator("#action-save").click();
    await expect
      .poll(async () => (await page.request.get(`${SITE()}${path}`)).text())
      .toContain(`Viaja tranquilo ${word}`);
    expect(await clicks()).toBe(CLICKS.title);
  } finally {
    await request.delete(api("page_landing", `/${id}`), { headers });
    await context.close();
  }
});

test("[days] a publisher changes one price in five languages, live together", async ({
  browser,
  request,
}) => {
  const say = getAdminMessages("de");
  const headers = await signIn(request);
  const [german] = await list<Plan>(request, "product_page", {
    "where[locale][equals]": "de",
    "where[starting_price][greater_than]": "0",
    sort: "uid",
    limit: "1",
  });
  if (!german) throw new Error("There is no German plan with a price.");
  const readPlans = (): Promise<readonly Plan[]> =>
    list<Plan>(request, "product_page", { "where[group][equals]": german.group, sort: "locale" });
  const before = await readPlans();
  expect(before.map(({ locale }) => locale)).toEqual([...LOCALES].sort());
  const price = german.starting_price + 1;
  const { page, context } = await enterAs(browser, "publisher", { locale: "de", edits: LOCALES });
  const clicks = await countClicks({ page });
  try {
    await page.goto(`${CMS()}/admin/collections/product_page/${german.id}`);
    const facts = page.getByRole("region", { name: say("facts.title") });
    const publish = facts.getByRole("button", { name: say("facts.publish", { count: 5 }) });
    await untilTakenOver(publish);
    const field = page.locator("#field-starting_price");
    if (!(await field.isVisible()))
      await page.getByRole("button", { name: translateLabel("Price", "de"), exact: true }).click();
    await field.fill(String(price));
    await page.locator("#field-premiums").fill(raisePremiums(german.premiums, 1));
    await publish.click();
    const dialog = page.getByRole("dialog", { name: say("facts.changes") });
    await dialog.getByRole("button", { name: say("facts.confirm.publish") }).click();
    await expect(page.getByRole("dialog", { name: say("facts.result") })).toBeVisible();
    expect((await readPlans()).map((plan) => plan.starting_price)).toEqual(
      LOCALES.map(() => price),
    );
    expect(await clicks()).toBe(CLICKS.price);
  } finally {
    for (const { id, starting_price, legal_reference, premiums } of before)
      await request.patch(api("product_page", `/${id}`), {
        headers,
        data: { starting_price, legal_reference, premiums, _status: "published" },
      });
    await context.close();
  }
});
