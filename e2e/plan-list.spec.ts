/** The plan list on a phone: its length, and prices that can be compared. */
import { getMessages } from "@orlaya/messages/server";
import { buildPath } from "@orlaya/routes";
import { expect, test } from "./fixtures.ts";

const HEIGHT = 740;
const MOST_SCREENS = 5;
const PLANS = 21;

test.use({ viewport: { width: 360, height: HEIGHT } });

for (const locale of ["en", "de", "nl"] as const)
  test(`${locale}: at 360 px ${PLANS} plans with their prices and limits take at most ${MOST_SCREENS} screens`, async ({
    page,
  }) => {
    const { common: t } = getMessages(locale);
    await page.goto(buildPath("offers", { locale, audience: "individual" }));
    await expect(page.getByText(t("price.basis"))).toHaveCount(1);
    const found = await page.evaluate(async () => {
      await document.fonts.ready;
      const rows = [...document.querySelectorAll("main li:has([data-age])")];
      const [top, bottom] = [rows[0], rows.at(-1)].map((row) => row?.getBoundingClientRect());
      const basis = document.querySelector("#price-basis")?.getBoundingClientRect();
      return {
        height: (bottom?.bottom ?? Infinity) - Math.min(basis?.top ?? 0, top?.top ?? 0),
        rows: rows.map((row) => row.querySelector("p > b")?.textContent ?? ""),
        ages: rows.filter((row) => row.querySelector("[data-age]")?.checkVisibility()).length,
        marks: rows.filter((row) => row.querySelector('a[href="#price-basis"]')).length,
        wide: rows
          .flatMap((row) => [...row.querySelectorAll("*")])
          .filter((element) => element.getBoundingClientRect().right > innerWidth)
          .map(({ textContent }) => textContent),
      };
    });
    expect(found.rows).toHaveLength(PLANS);
    expect(found.rows.filter((limit) => !/\d/.test(limit))).toEqual([]);
    expect([found.ages, found.marks]).toEqual([PLANS, PLANS]);
    expect(found.wide).toEqual([]);
    expect(found.height).toBeLessThanOrEqual(MOST_SCREENS * HEIGHT);
  });
