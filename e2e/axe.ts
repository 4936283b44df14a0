/** axe on a page that has come to rest (quality §6). */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Menus, panels and colours fade in: what is half way there has other colours. Only transitions end; a spinner turns for ever.
 * A page that glides to its mistakes has them under the header on the way: it is at rest when some frames drew it in one place.
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

/** Problems that axe finds, one line each. @param part the part of the page to look at; without it, all of it */
export async function problemsOf(page: Page, part?: string): Promise<readonly string[]> {
  await atRest(page);
  // Legacy mode runs in the page alone: ours have no frames of other origins, and no second page has to be opened for each run.
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
