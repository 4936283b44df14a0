/** Finds words that a narrow page breaks. */
import type { Page } from "@playwright/test";

/**
 * Returns the words that break across lines without a hyphen. A no-break space is part of a word,
 * because amounts contain it.
 */
export function listBrokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const broken = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    function topsOf(text: Text, place: number): readonly number[] {
      range.setStart(text, place);
      range.setEnd(text, place + 1);
      return [...range.getClientRects()].map(({ top }) => top);
    }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      range.selectNodeContents(text);
      // Text for screen readers only is one pixel wide.
      if (text.parentElement?.closest(".sr") || range.getClientRects().length < 2) continue;
      // A letter after a soft hyphen also has a rectangle for the hyphen, on the previous line.
      for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{M}\p{N}\u00a0\u202f'’.,]+/gu)) {
        if (
          Math.max(...topsOf(text, index)) <
          Math.min(...topsOf(text, index + word.length - 1)) - 2
        )
          broken.add(`${text.parentElement?.tagName}: ${word}`);
      }
    }
    return [...broken];
  });
}
