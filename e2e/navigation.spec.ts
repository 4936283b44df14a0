/**
 * Navigation without full page loads (spec §2 Shared chrome, §4 Panel and page lifecycle, §8, §9).
 */
import { getMessages } from "@orlaya/messages/server";
import type { Locator, Page } from "@playwright/test";
import { expect, settle, test as base } from "./fixtures.ts";

const PRODUCT = "/en/expatriate-insurance/long-term-international-health-plan";

interface Marked {
  moving?: number;
  marker?: number;
  progress?: string[];
}

const test = base.extend<{ readonly watched: undefined }>({
  /**
   * A violation of the security policy becomes a console error, and any console error fails the
   * test.
   */
  watched: [
    async ({ context }, provide) => {
      await context.addInitScript(() => {
        addEventListener("securitypolicyviolation", (event) => {
          console.error(`security policy: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await provide(undefined);
    },
    { auto: true },
  ],
});
/** Sets a marker that a full page load removes. */
function mark(page: Page): Promise<void> {
  return page.evaluate(() => {
    (window as unknown as Marked).marker = 1;
  });
}
const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as Marked).marker === 1);
/** Adds a link to the current page and clicks it. */
function follow(page: Page, href: string, inside = "main"): Promise<void> {
  return page.evaluate(
    ([target, place]) => {
      const link = document.createElement("a");
      link.href = target ?? "";
      link.textContent = "A link of the test";
      document.querySelector(place ?? "main")?.append(link);
      link.click();
    },
    [href, inside],
  );
}
/**
 * Records the states of the progress bar, and between them timers of the page at the moments that
 * the states must precede or follow. A page runs its timers in order, even late on a busy machine.
 */
function recordProgress(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: string[] = [];
    (window as unknown as Marked).progress = seen;
    function note(text: string) {
      return () => {
        seen.push(text);
      };
    }
    new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof HTMLElement) seen.push(target.dataset["progress"] ?? "");
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-progress"] });
    // Capture listeners run before the listeners of the site.
    document.addEventListener(
      "astro:before-preparation",
      () => {
        setTimeout(note("200 ms"), 200);
      },
      { capture: true },
    );
    document.addEventListener(
      "astro:after-swap",
      () => {
        setTimeout(note("500 ms"), 500);
        setTimeout(note("a second"), 1000);
      },
      { capture: true },
    );
  });
}
const progressOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as Marked).progress ?? []);
const entries = (page: Page): Locator => page.locator("header nav[data-hover] > ul > li");

test("[2-108 2-008 2-010] navigates between home, plans, plan, corporate site and not-found page without a full page load or a violation of the security policy", async ({
  page,
}) => {
  await page.goto("/en");
  await mark(page);
  await follow(page, "/en/plans");
  await expect(page).toHaveURL("/en/plans");
  await page.locator(`main a[href="${PRODUCT}"]`).first().click();
  await expect(page).toHaveURL(PRODUCT);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Long-term");
  await page.locator('header nav a[href="/en/corporate"]:visible').first().click();
  await expect(page).toHaveURL("/en/corporate");
  await expect(page.locator("html")).toHaveAttribute("data-audience", "pro");
  await follow(page, "/en/corporate/nope");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  await page.locator('main a[href="/en/corporate"]').first().click();
  await expect(page).toHaveURL("/en/corporate");
  expect(await isMarked(page)).toBe(true);
});

test("[2-107 9-019 9-020 9-021 9-022] a slow navigation shows a progress bar of 2 px after 200 ms, and hides it 500 ms after its end", async ({
  page,
}) => {
  await page.goto("/en/legal");
  await mark(page);
  await recordProgress(page);
  const slow = { answer: (): void => undefined };
  const held = new Promise<void>((resolve) => {
    slow.answer = resolve;
  });
  await page.route("**/en/support", async (route) => {
    await held;
    await route.continue();
  });
  await follow(page, "/en/support");
  const bar = page.locator("[data-progress]");
  await expect(bar).toHaveAttribute("data-progress", "running");
  expect(
    await bar.evaluate((element) => {
      const style = getComputedStyle(element);
      return [style.height, style.opacity, style.transitionDuration, style.position];
    }),
  ).toEqual(["2px", "1", "5s", "fixed"]);
  await expect(bar).toHaveAttribute("aria-hidden", "true");
  slow.answer();
  await expect(page).toHaveURL("/en/support");
  await expect(bar).toHaveAttribute("data-progress", "idle");
  await expect
    .poll(() => progressOf(page))
    .toEqual(["200 ms", "running", "done", "500 ms", "idle", "a second"]);
  expect(await isMarked(page)).toBe(true);
});

test("[9-020] a navigation shorter than 200 ms shows no progress bar", async ({ page }) => {
  // With a fake clock, the duration of the navigation does not depend on the machine.
  await page.clock.install();
  await page.goto("/en/legal");
  await recordProgress(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const quick = { answer: (): void => undefined };
  const held = new Promise<void>((resolve) => {
    quick.answer = resolve;
  });
  await page.route("**/en/support", async (route) => {
    await held;
    await route.continue();
  });
  await follow(page, "/en/support");
  await page.clock.runFor(190);
  quick.answer();
  await expect(page).toHaveURL("/en/support");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.clock.runFor(2000);
  expect(await progressOf(page)).toEqual(["200 ms", "500 ms", "a second"]);
});

test.describe("overlays", () => {
  test("[2-109] the mega menu closes when one of its links is followed, and browser back closes the panel", async ({
    page,
  }) => {
    await page.goto("/en/legal");
    await mark(page);
    await entries(page).locator("button").first().click();
    const menu = page.locator("[data-mega]:popover-open");
    await expect(menu).toHaveCount(1);
    const next = { answer: (): void => undefined };
    const held = new Promise<void>((resolve) => {
      next.answer = resolve;
    });
    await page.route("**/en/**", async (route) => {
      await held;
      await route.continue();
    });
    await menu.getByRole("link").first().click();
    // The menu closes at once, before the next page replaces this one.
    await expect(page.locator(":popover-open")).toHaveCount(0);
    await expect(page).toHaveURL("/en/legal");
    next.answer();
    await expect(page).not.toHaveURL("/en/legal");
    await expect(page.locator(":popover-open")).toHaveCount(0);
    await page.locator("header [data-action=finder]:visible").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/en/legal");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 800 } });
    test("[2-109] the menu closes when one of its links is followed, and the page scrolls again", async ({
      page,
    }) => {
      await page.goto("/en/legal");
      await page.getByRole("button", { name: "Menu" }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await expect(menu).toBeVisible();
      await menu.locator("summary").first().click();
      await menu.locator("details[open] a").first().click();
      await expect(page).not.toHaveURL("/en/legal");
      await expect(menu).toBeHidden();
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).overflowY),
      ).not.toBe("hidden");
      await page.mouse.move(200, 400);
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 400);
          return page.evaluate(() => scrollY);
        })
        .toBeGreaterThan(100);
    });
  });
});

test("[quality §6] a navigation moves the focus to the heading and announces the title", async ({
  page,
}) => {
  await page.goto("/en/legal");
  await follow(page, "/en/support");
  await expect(page).toHaveURL("/en/support");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator(".astro-route-announcer")).toHaveText(await page.title());
  expect(await page.locator(".astro-route-announcer").getAttribute("aria-live")).toBe("assertive");
});

test("the sticky header has a line below it only when the page is scrolled", async ({ page }) => {
  await page.goto("/en");
  function line(): Promise<boolean> {
    return page.evaluate(() => {
      const bar = [...document.querySelectorAll("header *")].find(
        (element) => getComputedStyle(element).position === "sticky",
      );
      return bar !== undefined && !/^none|rgba\(0, 0, 0, 0\)/.test(getComputedStyle(bar).boxShadow);
    });
  }
  expect(await line()).toBe(false);
  await page.evaluate(() => {
    scrollTo({ top: 900, behavior: "instant" });
  });
  await expect.poll(line).toBe(true);
});

test("[2-110 2-111 2-112] scroll position: top after a navigation, restored on back, kept with data-no-scroll, at the target of a hash", async ({
  page,
}) => {
  await page.goto("/en");
  async function down(): Promise<void> {
    await page.evaluate(() => {
      scrollTo({ top: 900, behavior: "instant" });
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  }
  await down();
  await follow(page, "/en/support");
  await expect(page).toHaveURL("/en/support");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  // The position must be restored at once, without smooth scrolling.
  await page.evaluate(() => {
    document.addEventListener(
      "astro:after-swap",
      () => {
        document.documentElement.dataset["at"] = String(scrollY);
      },
      { once: true },
    );
  });
  await page.goBack();
  await expect(page).toHaveURL("/en");
  await expect(page.locator("html")).toHaveAttribute("data-at", "900");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);

  await page.evaluate(() => {
    document.querySelector("main")?.setAttribute("data-no-scroll", "");
  });
  await follow(page, "/en/plans");
  await expect(page).toHaveURL("/en/plans");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);

  await page.goto("/en/plans");
  await follow(page, "/en#finder");
  await expect(page).toHaveURL("/en#finder");
  await expect(page.locator("#finder")).toBeInViewport();
});

test("[2-116 2-111] choosing a filter of the offers list keeps the scroll position", async ({
  page,
}) => {
  await page.goto("/en/plans");
  await mark(page);
  // A font that loads later would shift the layout.
  await page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo({ top: 200, behavior: "instant" });
  });
  await page.getByLabel("Type of cover").selectOption({ index: 1 });
  await expect(page).toHaveURL(/needs=/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  expect(await isMarked(page)).toBe(true);
});

test("[2-104 4-056 4-057] choosing a language changes page, header and footer without a full page load", async ({
  page,
}) => {
  await page.goto("/en/support");
  await mark(page);
  await page.locator("footer a[lang=de]").first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page).toHaveURL("/de/hilfe");
  const { common } = getMessages("de");
  await expect(page.locator("header nav[data-hover]")).toHaveAttribute(
    "aria-label",
    common("mainNav"),
  );
  await expect(page.getByRole("contentinfo")).toContainText(`${common("languageSwitcher")}\u00a0:`);
  // The content of header and footer is also in the chosen language.
  for (const place of ["header nav", "footer #footer-nav details"]) {
    const addresses = await page
      .locator(`${place} a[href^="/"]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(addresses.length, place).toBeGreaterThan(3);
    expect(
      addresses.filter((address) => !address.startsWith("/de")),
      place,
    ).toEqual([]);
  }
  await page.getByRole("button", { name: new RegExp(common("languageSwitcher")) }).click();
  await page.locator("#languages a[lang=nl]").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await expect(page.locator(":popover-open")).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test("[2-008 2-009 2-010 6-004] switching the audience and back changes header, footer and colours without a full page load", async ({
  page,
}) => {
  await page.goto("/fr");
  await mark(page);
  async function chrome(): Promise<readonly string[]> {
    return [
      await page.locator("header nav[data-hover]").innerText(),
      await page.getByRole("contentinfo").innerText(),
    ];
  }
  const individual = await chrome();
  await page.locator('header a[href="/fr/entreprises"]:visible').first().click();
  await expect(page.locator("html")).toHaveAttribute("data-audience", "pro");
  const corporate = await chrome();
  expect(corporate[0]).not.toBe(individual[0]);
  expect(corporate[1]).not.toBe(individual[1]);
  await expect(page.locator('header a[href="/fr/entreprises"]:visible').first()).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page
    .locator(
      'header a[href="/fr"][aria-current=false], header nav a[href="/fr"]:not([aria-current]):visible',
    )
    .first()
    .click();
  await expect(page).toHaveURL("/fr");
  await expect(page.locator("html")).not.toHaveAttribute("data-audience", /./);
  expect(await chrome()).toEqual(individual);
  expect(await isMarked(page)).toBe(true);
});

test("[2-092 2-093] exactly one entry of the header is marked as current, another one after a navigation, none on a missing page", async ({
  page,
}) => {
  await page.goto("/en/services");
  const marked = entries(page).locator("> [aria-current]");
  await expect(marked).toHaveCount(1);
  const before = await marked.innerText();
  await follow(page, "/en/contact");
  await expect(page).toHaveURL("/en/contact");
  await expect(marked).toHaveCount(1);
  expect(await marked.innerText()).not.toBe(before);
  await follow(page, "/en/expatriate-insurance");
  await expect(page).toHaveURL("/en/expatriate-insurance");
  await expect(marked).toHaveCount(1);
  await follow(page, "/en/nope");
  await expect(page).toHaveURL("/en/nope");
  await expect(marked).toHaveCount(0);
});

test.describe("prefetching", () => {
  const hints = (page: Page): Locator => page.locator("head link[rel=prefetch]");
  /** Hovers over a link for half a second of the fake clock. */
  async function rest(page: Page): Promise<void> {
    await page.locator('footer a[href="/en/services"]').first().hover();
    await page.clock.runFor(500);
  }
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });
  test("a link under the pointer is prefetched, within the security policy", async ({ page }) => {
    await page.goto("/en/support");
    const fetched = page.waitForRequest(
      (request) => request.headers()["sec-purpose"]?.startsWith("prefetch") === true,
    );
    await rest(page);
    await expect(hints(page)).toHaveCount(1);
    expect((await (await fetched).response())?.status()).toBe(200);
  });
  for (const [name, connection] of [
    ["4-062] data saver", { saveData: true, effectiveType: "4g" }],
    ["4-061] 2g", { saveData: false, effectiveType: "2g" }],
  ] as const) {
    test(`[${name}: nothing is prefetched`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value });
      }, connection);
      await page.goto("/en/support");
      await rest(page);
      await expect(hints(page)).toHaveCount(0);
    });
  }
  test("[4-060] offline: nothing is prefetched", async ({ page, context }) => {
    await page.goto("/en/support");
    await context.setOffline(true);
    await rest(page);
    await expect(hints(page)).toHaveCount(0);
  });
});

test.describe("a missing script chunk", () => {
  test.use({ allowed: [/ERR_FAILED|dynamically imported module/] });
  test("[8-012 8-013 9-024] reloads the page once, and again only after a minute", async ({
    page,
  }) => {
    const started = Date.now();
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    // Blocks the chunks that are loaded on demand, but not the scripts of the page itself.
    await page.route(/\/_astro\/(?!document|ClientRouter)[^/]+\.js$/, (route) => route.abort());
    await page.goto("/en");
    const finder = page.locator("[data-need-finder] select").first();
    await expect
      .poll(async () => {
        if (loads < 2) await finder.focus();
        return loads;
      })
      .toBe(2);
    const last = await page.evaluate(() => Number(sessionStorage.getItem("chunk-reload")));
    expect(last).toBeGreaterThanOrEqual(started);
    // 15 seconds of the minute have passed. The rest is a margin for a slow machine.
    await page.evaluate(() => {
      sessionStorage.setItem("chunk-reload", String(Date.now() - 15_000));
    });
    await finder.focus();
    await page.getByRole("heading", { level: 1 }).click();
    await finder.focus();
    await settle(page); // By now a second reload would have begun.
    expect(loads).toBe(2);
    // The form is still there, as plain HTML.
    await expect(finder).toBeVisible();
    await page.evaluate(() => {
      sessionStorage.setItem("chunk-reload", String(Date.now() - 60_001));
    });
    await expect
      .poll(async () => {
        if (loads < 3) {
          await finder.blur();
          await finder.focus();
        }
        return loads;
      })
      .toBe(3);
  });
});

test.describe("missing messages of the finder", () => {
  test.use({
    allowed: [
      /status of 404|dynamically imported module|No en language translation found for|Loading chunk words-en failed/,
    ],
  });
  const WORDS = /\/_astro\/lisa\.[^/]+\.js$/;
  async function gone(page: Page): Promise<() => number> {
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.route(WORDS, (route) => route.fulfill({ status: 404, body: "" }));
    return () => loads;
  }
  /** Blurs and focuses a field: when the enhancement failed, the next focus starts it again. */
  async function touch(field: Locator): Promise<void> {
    await field.blur();
    await field.focus();
  }

  test("[7-025 8-012 8-018] the first focus reloads the page once; the form stays, and a later focus enhances it", async ({
    page,
  }) => {
    const said: string[] = [];
    page.on("console", (message) => {
      said.push(message.text());
    });
    const loads = await gone(page);
    await page.goto("/en");
    const finder = page.locator("[data-need-finder]").first();
    const field = finder.locator("select").first();
    await expect
      .poll(async () => {
        if (loads() < 2) await touch(field);
        return loads();
      })
      .toBe(2);
    // A time in the future prevents another reload, even on a slow machine.
    await page.evaluate(() => {
      sessionStorage.setItem("chunk-reload", String(Date.now() + 3_600_000));
    });
    await touch(field);
    await expect
      .poll(
        () =>
          said.filter((text) => text.startsWith("No en language translation found for lisa"))
            .length,
      )
      .toBeGreaterThan(1);
    // The failed enhancement is not final.
    await expect(finder).not.toHaveAttribute("data-taken");
    await page.unroute(WORDS);
    await expect
      .poll(async () => {
        await touch(field);
        return finder.locator("form").getAttribute("data-enhanced");
      })
      .toBe("true");
    expect(loads()).toBe(2);
  });
  test("[8-012] opening the panel reloads the page and does not leave it", async ({ page }) => {
    const loads = await gone(page);
    await page.goto("/en/legal");
    await page.locator("header [data-action=finder]:visible").first().click();
    await expect.poll(loads).toBe(2);
    await expect(page).toHaveURL("/en/legal");
  });
});

test("[quality §6] with reduced motion navigation works without transitions", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/en");
  await mark(page);
  // The response is held until the progress bar of a slow navigation is visible.
  const slow = { answer: (): void => undefined };
  const held = new Promise<void>((resolve) => {
    slow.answer = resolve;
  });
  await page.route("**/en/support", async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => {
    // The animation of the line under the header depends on scrolling, not on time.
    function moving(): number {
      return document
        .getAnimations()
        .filter(
          (animation) =>
            animation.timeline instanceof DocumentTimeline &&
            animation.playState === "running" &&
            animation.effect?.getComputedTiming().duration !== 0,
        ).length;
    }
    function watch(): void {
      (window as unknown as Marked).moving = Math.max(
        moving(),
        (window as unknown as Marked).moving ?? 0,
      );
      requestAnimationFrame(watch);
    }
    requestAnimationFrame(watch);
    function end(how: string) {
      return (): void => {
        document.documentElement.dataset["end"] = how;
      };
    }
    document.addEventListener("astro:before-swap", (event) => {
      (event as Event & { viewTransition: ViewTransition }).viewTransition.ready.then(
        end("shown"),
        end("left out"),
      );
    });
  });
  await follow(page, "/en/support");
  await expect(page.locator("[data-progress]")).toHaveAttribute("data-progress", "running");
  slow.answer();
  await expect(page).toHaveURL("/en/support");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("html")).toHaveAttribute("data-end", "left out");
  expect(await page.evaluate(() => (window as unknown as Marked).moving)).toBe(0);
  expect(await isMarked(page)).toBe(true);
});
