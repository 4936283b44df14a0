/**
 * The card of a plan overlaps its image. When this is a map, the place must be visible beside the
 * card.
 */
import { LOCALES } from "@orlaya/locales";
import { AUDIENCES } from "@orlaya/routes";
import type { Page } from "@playwright/test";
import { expect, FULL, test } from "./fixtures.ts";
import { publishedRows } from "./published.ts";

const SITES = FULL
  ? LOCALES.flatMap((locale) => AUDIENCES.map((audience) => ({ locale, audience })))
  : ([{ locale: "en", audience: "individual" }] as const);

/**
 * Checks whether the centre of the map, which is the centre of the country, is covered by the card
 * or outside the image. @returns the positions; null when the centre is visible
 */
function coveredMap(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>("[class*=product-hero_picture] img");
    const card = document.querySelector("[class*=product-hero_buy]")?.getBoundingClientRect();
    if (!image || !card) return "no map or no card";
    await image.decode();
    const frame = image.getBoundingClientRect();
    const scale = Math.max(frame.width / image.naturalWidth, frame.height / image.naturalHeight);
    const [shareX = 0, shareY = 0] = getComputedStyle(image)
      .objectPosition.split(" ")
      .map((share) => parseFloat(share) / 100);
    const x =
      frame.left +
      (frame.width - image.naturalWidth * scale) * shareX +
      (image.naturalWidth * scale) / 2;
    const y =
      frame.top +
      (frame.height - image.naturalHeight * scale) * shareY +
      (image.naturalHeight * scale) / 2;
    /** Distance in px around the centre within which the smallest place is drawn. */
    const around = 40;
    const overlaps =
      x - around < card.right &&
      x + around > card.left &&
      y - around < card.bottom &&
      y + around > card.top;
    const outside = x + around > frame.right || x - around < frame.left;
    return overlaps || outside
      ? `${Math.round(x)} ${Math.round(y)}, card to ${Math.round(card.right)}, picture ${Math.round(frame.left)} to ${Math.round(frame.right)}`
      : null;
  });
}

for (const { locale, audience } of SITES) {
  test(`${locale} ${audience}: from 1024 to 1680 px the card of a plan does not cover the place on its map`, async ({
    page,
    request,
  }) => {
    const plans = (await publishedRows(locale)).filter(
      (row) => row.audience === audience && row.type === "product_page",
    );
    const withMap: string[] = [];
    for (const { path } of plans)
      if (
        /product-hero_picture"><picture[^>]*><source[^>]*\/map-/.test(
          await (await request.get(path)).text(),
        )
      )
        withMap.push(path);
    expect(withMap.length).toBeGreaterThan(1);
    const covered: string[] = [];
    for (const path of withMap) {
      await page.goto(path);
      for (const width of [1024, 1280, 1680]) {
        await page.setViewportSize({ width, height: 900 });
        const place = await coveredMap(page);
        if (place !== null) covered.push(`${path} at ${width} px: ${place}`);
      }
    }
    expect(covered).toEqual([]);
  });
}
