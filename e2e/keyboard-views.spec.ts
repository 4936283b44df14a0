/**
 * Every view of the menu by keyboard only, as each role: the menu opens it, and each stop of the Tab
 * key in it has a name, is in sight, and looks different with the focus. Full run only.
 */
import { LOCALES } from "@orlaya/locales";
import type { Page } from "@playwright/test";
import { enterAs, untilTakenOver } from "./admin.ts";
import { CMS, expect, FULL, settle, test } from "./fixtures.ts";

const ROLES = [
  ["editor", "es"],
  ["translator", "nl"],
  ["publisher", "de"],
  ["compliance", "fr"],
  ["finder_manager", "en"],
] as const;
/** Most stops of the Tab key that are looked at in one view. */
const MAX_STOPS = 60;
/** Controls of a view. A view that only shows values has none. */
const CONTROLS = ["a[href]", "button", "input", "select", "textarea"]
  .map((tag) => `:is(main, .collection-list) ${tag}:not(:disabled, [tabindex="-1"])`)
  .join(", ");

const NOTHING = "the Tab key reaches nothing";

interface Stop {
  /** Element and name. */
  readonly place: string;
  /** What is wrong at the stop. */
  readonly wrong: readonly string[];
  /** The stop before, when it looks the same with and without the focus. */
  readonly unmarked: string | null;
}

/** Describes the element with the focus, and compares the one before it; null outside of the view. */
function readStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    interface Before {
      readonly element: Element;
      readonly look: string;
      readonly place: string;
    }
    const kept = window as unknown as { stopBefore?: Before };
    /** Returns what can show the focus, of an element and of the three around it. */
    function readLook(start: Element): string {
      const looks: string[] = [];
      let element: Element | null = start;
      for (let level = 0; element && level < 4; level += 1, element = element.parentElement)
        for (const part of [null, "::before", "::after"]) {
          const { outline, boxShadow, borderColor, backgroundColor, color, textDecoration } =
            getComputedStyle(element, part);
          looks.push(outline, boxShadow, borderColor, backgroundColor, color, textDecoration);
        }
      return looks.join("; ");
    }
    function readName(element: HTMLElement): string {
      const labels = "labels" in element ? [...((element.labels as NodeList | null) ?? [])] : [];
      const by = (element.getAttribute("aria-labelledby") ?? "")
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? "");
      const inside = [...element.querySelectorAll("[title], [aria-label], [alt]")].flatMap((part) =>
        ["title", "aria-label", "alt"].map((attribute) => part.getAttribute(attribute) ?? ""),
      );
      return [
        element.getAttribute("aria-label") ?? "",
        ...by,
        ...labels.map(({ textContent }) => textContent ?? ""),
        element.textContent,
        element.title,
        ...inside,
      ]
        .join(" ")
        .trim();
    }
    const before = kept.stopBefore;
    // A field for a date has a stop for each of its parts.
    const hasLeft = before?.element.isConnected === true && !before.element.matches(":focus");
    const unmarked = hasLeft && readLook(before.element) === before.look ? before.place : null;
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const name = readName(element);
    const place = `${element.tagName} ${element.className} “${name.slice(0, 40)}”`;
    // The site in a frame shows its own focus.
    if (element.tagName === "IFRAME") delete kept.stopBefore;
    else if (element !== before?.element)
      kept.stopBefore = { element, look: readLook(element), place };
    const { width, height, top, bottom, right } = element.getBoundingClientRect();
    const isInSight = width > 0 && height > 0 && bottom > 0 && top < innerHeight && right > 0;
    const wrong = [
      ...(name === "" && element.tagName !== "IFRAME" ? [`${place} has no name`] : []),
      ...(isInSight ? [] : [`${place} is not in sight`]),
    ];
    return { place, wrong, unmarked };
  });
}

/**
 * Moves the focus to the view, and waits until the view keeps it for a second: what is shown while a
 * view loads is replaced.
 */
async function focusView(page: Page): Promise<void> {
  async function holdFocus(duration: number): Promise<boolean> {
    const view = document.querySelector<HTMLElement>("main, .collection-list, .global-edit");
    if (!view) return false;
    view.tabIndex = -1;
    view.focus();
    await new Promise((resolve) => setTimeout(resolve, duration));
    return document.activeElement === view;
  }
  await expect
    .poll(() => page.evaluate(holdFocus, 1000), { message: "the view keeps the focus" })
    .toBe(true);
}

/** Walks through a view with the Tab key. @returns what is wrong at its stops */
async function walk(page: Page): Promise<readonly string[]> {
  const wrong: string[] = [];
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important; }" });
  await focusView(page);
  let stops = 0;
  for (; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press("Tab");
    const stop = await readStop(page);
    if (stop === null) break;
    wrong.push(...stop.wrong);
    if (stop.unmarked !== null) wrong.push(`${stop.unmarked} shows no focus`);
  }
  const controls = page.locator(CONTROLS).filter({ visible: true });
  return stops === 0 && (await controls.count()) > 0 ? [NOTHING] : wrong;
}

/** Walks through a view once more when it showed its controls only during the first walk. */
async function walkThrough(page: Page): Promise<readonly string[]> {
  const wrong = await walk(page);
  return wrong.includes(NOTHING) ? walk(page) : wrong;
}

/** Opens a view with its link in the menu, by keyboard. */
async function openByMenu(page: Page, path: string): Promise<void> {
  const link = page.locator(`.menu__places a[href="${path}"]`);
  await untilTakenOver(link);
  if (!(await link.isVisible())) {
    await page.locator(`details:has(> ul a[href="${path}"]) > summary`).focus();
    await page.keyboard.press("Enter");
  }
  await link.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${path}**`);
  await settle(page);
}

if (FULL)
  for (const [role, locale] of ROLES)
    test(`[keyboard] every view of the menu, as ${role} in ${locale}`, async ({ browser }) => {
      test.setTimeout(1_200_000);
      const { page, context } = await enterAs(browser, role, { locale, edits: LOCALES });
      await page.goto(`${CMS()}/admin`);
      const links = page.locator(".menu__places a");
      await untilTakenOver(links.first());
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(paths.length).toBeGreaterThan(5);
      const wrong: string[] = [];
      for (const path of paths) {
        await openByMenu(page, path ?? "");
        wrong.push(...(await walkThrough(page)).map((problem) => `${path ?? ""}: ${problem}`));
      }
      expect([...new Set(wrong)]).toEqual([]);
      await context.close();
    });
