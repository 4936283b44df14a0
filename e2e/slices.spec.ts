/**
 * Slices as their samples show them: nothing is wider than the window, clipped or broken, axe finds
 * nothing, and the pictures of the admin look like the slices. The short run opens every slice once
 * in German on a phone; the full run in every language, at two widths, with every sample.
 */
import { BUILT_SLICES, SAMPLE_KINDS, type SampleKind } from "@orlaya/contract";
import { LOCALES, type Locale } from "@orlaya/locales";
import { SLICES } from "@orlaya/slices/schema";
import type { Page } from "@playwright/test";
import { comparePictures, getPicturePath, TOLERANCE } from "../scripts/lib/slice-pictures.ts";
import { problemsOf } from "./axe.ts";
import { listBrokenWords } from "./broken-words.ts";
import { expect, FULL, test } from "./fixtures.ts";
import { drawSlice, openSlice } from "./simulator-parts.ts";

/** The full run also opens the slices that the site builds from a document. */
const NAMES: readonly string[] = [...SLICES.map(({ slug }) => slug), ...(FULL ? BUILT_SLICES : [])];
const HEIGHT = 740;
interface Case {
  readonly locale: Locale;
  readonly width: number;
  readonly samples: readonly SampleKind[];
}
const CASES: readonly Case[] = FULL
  ? LOCALES.flatMap((locale) =>
      [360, 1280].map((width) => ({ locale, width, samples: SAMPLE_KINDS })),
    )
  : [{ locale: "de", width: 360, samples: ["normal"] }];

/** Returns what is wider than the window, and texts that a box cuts off. */
function listCut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const name = (element: Element): string =>
      `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
    const cut = [...document.querySelectorAll<HTMLElement>("main *")].filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
      );
      // Text for screen readers only is one pixel wide.
      return (
        hasText &&
        element.clientWidth > 1 &&
        element.closest(".sr, select") === null &&
        (["hidden", "clip"].includes(overflowX) || textOverflow === "ellipsis") &&
        element.scrollWidth > element.clientWidth + 1
      );
    });
    return [
      ...(root.scrollWidth > root.clientWidth
        ? [`the page is wider by ${root.scrollWidth - root.clientWidth} px`]
        : []),
      ...cut.map((element) => `cut off: ${name(element)}`),
    ];
  });
}

/**
 * Removes soft hyphens, which are not spoken. Axe compares visible text with names character by
 * character, and names contain none.
 */
function removeSoftHyphens(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      node.textContent = (node.textContent ?? "").replaceAll("\u00ad", "");
  });
}

for (const { locale, width, samples } of CASES)
  test(`[quality §6] ${locale} ${width} px: every slice fits, breaks no word and has no problem for axe`, async ({
    page,
  }) => {
    test.setTimeout(FULL ? 1_800_000 : 180_000);
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const wrong: string[] = [];
    for (const slice of NAMES)
      for (const sample of samples) {
        await openSlice(page, { slice, locale, sample });
        const found = [...(await listCut(page))];
        if ((await page.locator("main").innerText()).trim().length <= 10) found.push("no text");
        found.push(...(await listBrokenWords(page)).map((word) => `broken: ${word}`));
        await removeSoftHyphens(page);
        found.push(...(await problemsOf(page, "main")));
        wrong.push(...found.map((problem) => `${slice} ${sample}: ${problem}`));
      }
    expect(wrong).toEqual([]);
  });

if (FULL)
  test("the pictures of slices in the admin look like the slices", async ({ page }) => {
    test.setTimeout(600_000);
    const different: string[] = [];
    for (const { slug } of SLICES) {
      const difference = await comparePictures(getPicturePath(slug), await drawSlice(page, slug));
      if (difference > TOLERANCE) different.push(`${slug}: ${difference.toFixed(1)}`);
    }
    expect(different, "draw them again with npm run thumbnails").toEqual([]);
  });
