/** Runs axe on a page after its transitions and its scrolling have ended (quality §6). */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Waits until the page is at rest. Menus, panels and colours fade in, and a colour is different
 * during a transition. Only transitions are awaited, because the animation of a spinner never ends.
 * During smooth scrolling to errors, they can be under the header, so the scroll position must stay
 * the same for five frames.
 */
function atRest(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((transition) => transition.finished),
    );
    function frame(): Promise<number> {
      return new Promise((done) => {
        requestAnimationFrame(() => {
          done(scrollY);
        });
      });
    }
    for (let still = 0, last = await frame(); still < 5;) {
      const now = await frame();
      still = now === last ? still + 1 : 0;
      last = now;
    }
  });
}

/**
 * Returns the problems that axe finds, one line each. @param part selector of the part to check;
 * the whole page without it
 */
export async function problemsOf(page: Page, part?: string): Promise<readonly string[]> {
  await atRest(page);
  // Legacy mode runs in the page alone and opens no second page for each run. It suffices, because
  // the pages have no cross-origin frames.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(TAGS)
    .options({ rules: { "target-size": { enabled: true } } });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${node.target.join(" ")} ${node.failureSummary?.split("\n").at(1)?.trim() ?? ""}`,
    ),
  );
}
