/** The price of the visitor on the page of a plan: without scripts, with them, and on paper. */
import { LOCALES, type Locale } from "@orlaya/locales";
import { getMessages } from "@orlaya/messages/server";
import type { Page } from "@playwright/test";
import { problemsOf } from "./axe.ts";
import { expect, FULL, inTurn, test } from "./fixtures.ts";
import { publishedRows } from "./published.ts";

const SECTION = "#price";

/** Paths of all plans for individuals in a language. */
async function listPlans(locale: Locale): Promise<readonly string[]> {
  const rows = await publishedRows(locale);
  const plans = rows.filter((row) => row.audience === "individual" && row.type === "product_page");
  expect(plans).toHaveLength(21);
  return plans.map(({ path }) => path);
}
/** Path of the plan with three levels, two areas and four excesses. */
const PLAN: Readonly<Record<Locale, string>> = {
  en: "/en/expatriate-insurance/long-term-international-health-plan",
  fr: "/fr/assurance-expatriation/sante-internationale-longue-duree",
  es: "/es/seguro-expatriados/seguro-medico-internacional-larga-duracion",
  de: "/de/krankenversicherung-expats/internationale-krankenversicherung-langfristig",
  nl: "/nl/expatverzekering/internationale-ziektekostenverzekering-langdurig",
};

/** Answers the questions about the price of a plan in English, and sends them. */
async function ask(page: Page): Promise<void> {
  const { common: t } = getMessages("en");
  const section = page.locator(SECTION);
  await section.getByLabel(t("premium.age")).fill("34");
  await section.getByLabel(t("premium.areaLabel")).selectOption("world");
  await section.getByRole("radio", { name: "500 €" }).check();
  await section.getByRole("radio", { name: "Comfort" }).check();
  await section.getByRole("button", { name: t("premium.show") }).click();
}
async function expectAnswer(page: Page): Promise<void> {
  await expect(page).toHaveURL(`${PLAN.en}?age=34&area=world&excess=500&level=2#price`);
  const section = page.locator(SECTION);
  await expect(section).toContainText("361,80\u00a0€");
  await expect(section).toContainText("4\u00a0341,60\u00a0€ per year");
  await expect(section).toContainText(
    "34 years old\u00a0· Worldwide\u00a0· excess of 500\u00a0€\u00a0· Comfort",
  );
  await expect(section.getByLabel(getMessages("en").common("premium.age"))).toHaveValue("34");
  await expect(section.getByRole("radio", { name: "500 €" })).toBeChecked();
  await expect(section.getByRole("row")).toHaveCount(6);
  await expect(section).toBeInViewport();
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the price of a visitor is an answer of the server, at an address that can be shared", async ({
    page,
  }) => {
    await page.goto(PLAN.en);
    await expect(page.locator(SECTION).getByRole("row")).toHaveCount(6);
    await ask(page);
    await expectAnswer(page);
  });
});

test("with scripts, the form leads to the same address and place", async ({ page }) => {
  await page.goto(PLAN.en);
  await ask(page);
  await expectAnswer(page);
});

for (const locale of inTurn(LOCALES, 3))
  test(`${locale}: an age that the plan does not accept is kept, with a sentence beside it; axe finds nothing`, async ({
    page,
  }) => {
    const { common: t } = getMessages(locale);
    for (const [width, age, text] of [
      [360, "71", t("premium.outside", { from: 0, to: 69 })],
      [1280, "young", t("premium.missing", { example: "34" })],
      [360, "34", t("premium.years", { age: 34 })],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`${PLAN[locale]}?age=${age}#price`);
      await expect(page.locator(SECTION)).toContainText(text);
      await expect(page.locator(SECTION).getByLabel(t("premium.age"))).toHaveValue(age);
      expect(await problemsOf(page, SECTION)).toEqual([]);
    }
  });

test("on paper the answer is shown and the form is not", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(PLAN.en);
  await expect(page.locator(SECTION)).toBeHidden();
  await page.goto(`${PLAN.en}?age=34`);
  await expect(page.locator(SECTION)).toContainText("92,40\u00a0€");
  await expect(page.locator(SECTION).locator("form")).toBeHidden();
});

for (const locale of inTurn(LOCALES, 3))
  test(`${locale}: at 360 px the price of every plan fits the screen, for five ages`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const wrong: string[] = [];
    const plans = (await listPlans(locale)).filter((_path, at) => FULL || at % 2 === 0);
    for (const path of plans) {
      await page.goto(`${path}?age=30`, { waitUntil: "domcontentloaded" });
      const found = await page.evaluate(async (selector) => {
        await document.fonts.ready;
        const section = document.querySelector(selector);
        if (!section) return ["no section"];
        const rows = section.querySelectorAll("tbody tr").length;
        const wide = [...section.querySelectorAll("*")].filter(
          (element) =>
            element.getBoundingClientRect().right > innerWidth ||
            (element.matches("td, th, label") && element.scrollWidth > element.clientWidth + 1),
        );
        return [
          ...(rows === 5 ? [] : [`${rows} ages`]),
          ...wide.map((element) => `${element.tagName} ${element.textContent} is too wide`),
        ];
      }, SECTION);
      wrong.push(...found.map((what) => `${path} ${what}`));
    }
    expect(wrong).toEqual([]);
  });
