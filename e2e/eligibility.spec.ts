/** The eligibility finder in a browser, one requirement at a time (finder §6; spec §4, §5). */
import { NO_ANSWERS, answerParams, listOptions, resolve } from "@orlaya/finder/eligibility";
import { appendQuery } from "@orlaya/finder/url";
import { listFormat } from "@orlaya/messages";
import { getMessages } from "@orlaya/messages/server";
import { LOCALES } from "@orlaya/locales";
import type { Locator, Request } from "@playwright/test";
import {
  ASKS,
  REQUEST_PAGE,
  NO_PLAN_RESIDENCE,
  PLAN,
  answer,
  answerNeed,
  cardPath,
  chooseCard,
  finderOn,
  openFinder,
  optionsOn,
  pagePath,
  pressInactive,
  releaseOf,
  typeCountry,
  untilPrepared,
  watchRequestPage,
} from "./finder-parts.ts";
import { expect, FULL, inTurn, test } from "./fixtures.ts";

const residenceOf = (finder: Locator): Locator =>
  finder.getByRole("combobox", { name: "Country of residence", exact: true });
const destinationOf = (finder: Locator): Locator =>
  finder.getByRole("combobox", { name: "Destination", exact: true });
const button = (finder: Locator, go: string): Locator =>
  finder.locator(`button[name=go][value=${go}]`);
/** The live region of the form. The list has its own live region while its dialog is open. */
const spoken = (finder: Locator): Locator => finder.locator("form > p[role=status].sr");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[finder-6.17] [finder-6.18] a URL with all answers opens with the result in the viewport", async ({
    page,
  }) => {
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/en/plans?from=FR&to=VN&as=expatriation");
      await expect(page.locator("#finder-result")).toHaveText(/^Your plan: /);
      await expect(page.locator("#finder-result")).toBeInViewport({ ratio: 1 });
    }
  });

  test("[finder-6.1] [4-026 4-027 4-028] native selects lead step by step to the plan; on a phone every step returns to the finder", async ({
    page,
  }) => {
    const release = await releaseOf("de");
    const { formsFields, common, lisa } = getMessages("de");
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(cardPath("de"));
    const finder = finderOn(page);
    async function go(): Promise<void> {
      await finder.getByRole("button", { name: common("continue") }).click();
      await expect(page).toHaveURL(/#finder$/);
      await expect(page.locator("#finder")).toBeInViewport();
    }
    await finder.getByLabel(formsFields("residence.label")).selectOption("FR");
    await go();
    await finder.getByLabel(formsFields("destination.label")).selectOption("SG");
    await go();
    await chooseCard(finder, release.profiles[0]?.label ?? "");
    await go();
    const resolution = resolve(release, PLAN);
    if (resolution.kind !== "plan") throw new Error("The answers in PLAN lead to no plan.");
    await expect(
      page.getByRole("heading", {
        name: lisa("result.title", { product: resolution.plan.product.name }),
      }),
    ).toBeVisible();
    expect(new URL(page.url()).search).toBe("?from=FR&to=SG&as=expatriation");
    await page
      .locator("#finder")
      .getByRole("button", { name: lisa("submit.product") })
      .click();
    await expect(page).toHaveURL(resolution.plan.product.url ?? "");
  });

  test("[finder-6.12] an empty step lists the missing answer in an alert that has the focus", async ({
    page,
  }) => {
    await page.goto(`${cardPath("en")}?from=FR&to=`);
    await expect(
      finderOn(page).getByRole("alert").getByRole("link", { name: "Choose your destination." }),
    ).toBeVisible();
    // The URL has no fragment, so nothing else has the focus.
    await expect(finderOn(page).getByRole("alert")).toBeFocused();
  });
});

test.describe("country field", () => {
  test("[finder-6.2] the field is an editable combobox with the keys of the APG; Enter does not submit while the list is open", async ({
    page,
  }) => {
    const finder = await openFinder(page, await pagePath());
    const field = residenceOf(finder);
    await expect(field).toHaveAttribute("aria-autocomplete", "list");
    await field.press("ArrowDown");
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await field.fill("fra");
    // Names in other languages are loaded from a separate file. After that the list does not grow.
    await expect(optionsOn(page).nth(1)).toBeVisible();
    await field.press("ArrowDown");
    await field.press("ArrowUp");
    await expect(field).toHaveAttribute(
      "aria-activedescendant",
      (await optionsOn(page).first().getAttribute("id")) ?? "",
    );
    await field.press("Escape");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(field).toHaveValue("fra");
    await field.fill("Franc");
    await field.press("Enter");
    await expect(field).toHaveValue("France");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(page).toHaveURL(/\?from=FR$/);
    await expect(finder.getByRole("alert")).toHaveCount(0);
    await field.press("Tab");
    await expect(field).not.toBeFocused();
  });

  test("[finder-6.3] editing clears the value; blur accepts only an exact name, alias or code", async ({
    page,
  }) => {
    const finder = await openFinder(page, await pagePath());
    const field = residenceOf(finder);
    const value = finder.locator("input[name=from]");
    await typeCountry(page, field, "France");
    await expect(value).toHaveValue("FR");
    await field.fill("Franc");
    await expect(value).toHaveValue("");
    await field.blur();
    await expect(field).toHaveValue("Franc");
    await expect(value).toHaveValue("");
    for (const [exact, listed] of [
      ["sg", "Singapore"],
      ["SINGAPORE", "Singapore"],
      ["Singapour", "found with “Singapour”"],
    ] as const) {
      await field.fill(exact);
      // Names in other languages are loaded from a separate file. Before that the list only
      // guesses.
      await expect(optionsOn(page).first()).toContainText(listed);
      await field.blur();
      await expect(value).toHaveValue("SG");
    }
    await field.fill("Atlantis");
    await pressInactive(button(finder, "quote"));
    await expect(
      finder
        .getByText(
          "“Atlantis” is not in the list. Check the spelling or choose a country from the list.",
        )
        .first(),
    ).toBeVisible();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue("Atlantis");
  });

  test("[finder-6.4] [finder-6.8] finds countries by word beginnings, codes, aliases and other languages; flags are aria-hidden", async ({
    page,
  }) => {
    const finder = await openFinder(page, await pagePath());
    const field = residenceOf(finder);
    const first = optionsOn(page).first();
    for (const [typed, name] of [
      ["oman", "Oman"],
      ["niger", "Niger"],
      ["uk", "United Kingdom"],
      ["cote d ivoire", /Ivo|Ivory/],
      ["th", "Thailand"],
    ] as const) {
      await field.fill(typed);
      await expect(first).toContainText(name);
    }
    await field.fill("oman");
    await expect(optionsOn(page)).toHaveCount(1);
    await field.fill("Holland");
    await expect(first).toContainText("Netherlands (found with “Holland”)");
    await field.fill("Deutschland");
    await expect(first).toContainText("Germany");
    await field.fill("Singapoer");
    await expect(finder.getByText("No exact match. Closest spelling:")).toBeVisible();
    await field.fill("sing");
    await expect(first.locator("b")).toHaveText("Sing");
    await expect(page.getByRole("option", { name: "Singapore", exact: true })).toBeVisible();
    await expect(first.locator("[aria-hidden=true]")).toHaveText("🇸🇬");
    expect(await page.locator("a[lang][hreflang]").allTextContents()).not.toContainEqual(
      expect.stringMatching(/\p{RI}/u),
    );
  });

  test("[finder-6.4] on the French site “Deutschland” finds Allemagne", async ({ page }) => {
    const finder = await openFinder(page, cardPath("fr"));
    await finder.getByRole("combobox", { name: "Pays de résidence" }).fill("Deutschland");
    await expect(optionsOn(page).first()).toContainText("Allemagne");
  });

  test("[finder-6.5] the browser lists the same countries as the server, in the same order", async ({
    page,
  }) => {
    for (const locale of ["de", "fr"] as const) {
      const finder = await openFinder(page, cardPath(locale));
      await finder.getByRole("combobox").first().press("ArrowDown");
      // The browser renders the first countries at once and the others later.
      const names = listOptions(await releaseOf(locale), NO_ANSWERS, "residence").map(
        ({ label }) => label,
      );
      await expect(optionsOn(page).locator("span:last-child")).toHaveText(names);
    }
  });

  test("[finder-6.6] announces counts in one polite live region, after a pause", async ({
    page,
  }) => {
    const finder = await openFinder(page, await pagePath());
    await expect(finder.locator("[role=status].sr")).toHaveCount(1);
    await residenceOf(finder).pressSequentially("united", { delay: 40 });
    await expect(spoken(finder)).toHaveText(/^\d+ countries found\.$/);
    await residenceOf(finder).fill("zzzz");
    await expect(spoken(finder)).toHaveText("No country found.");
  });

  test("[finder-6.6] on a phone the dialog of the list announces its counts, and the form the number of destinations", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const finder = await openFinder(page, await pagePath());
    await residenceOf(finder).click();
    const inside = page.locator("dialog[open] [role=status]");
    await page.locator("dialog[open] input[role=combobox]").fill("zzzz");
    await expect(inside).toHaveText("No country found.");
    await expect(spoken(finder)).toBeEmpty();
    await page.keyboard.press("Escape");
    await expect(inside).toHaveCount(0);
    await expect(spoken(finder)).toBeEmpty();
    await typeCountry(page, residenceOf(finder), "France");
    await expect(inside).toHaveCount(0);
    await expect(spoken(finder)).toHaveText(/^\d+ destinations available\.$/);
  });

  test("[finder-6.7] on a phone the list opens in a full-screen dialog, with text of 16 px and targets of 44 px or more", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const finder = await openFinder(page, await pagePath());
    await residenceOf(finder).click();
    const dialog = page.locator("dialog[open]");
    const box = await dialog.boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    const input = dialog.locator("input[role=combobox]");
    await expect(input).toBeFocused();
    expect(
      await input.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
    ).toBeGreaterThanOrEqual(16);
    for (const target of await dialog
      .locator("li[role=option], button, input[role=combobox]")
      .evaluateAll((all) =>
        all.slice(0, 8).map((element) => element.getBoundingClientRect().height),
      ))
      expect(target).toBeGreaterThanOrEqual(44);
    await page.keyboard.press("Escape");
    await expect(residenceOf(finder)).toBeFocused();
    await typeCountry(page, residenceOf(finder), "France");
    await expect(residenceOf(finder)).toHaveValue("France");
    await expect(dialog).toHaveCount(0);
  });

  test.describe("by touch", () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
    test("[finder-6.7] the first tap on a country field opens the list of the site, not the native list", async ({
      page,
    }) => {
      const client = await page.context().newCDPSession(page);
      await page.goto(await pagePath());
      await untilPrepared(finderOn(page));
      await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await finderOn(page).locator("select").first().tap();
      await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
      await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      await page.getByRole("dialog").getByRole("combobox").fill("France");
      await page.getByRole("dialog").getByRole("option", { name: "France", exact: true }).tap();
      await expect(residenceOf(finderOn(page))).toHaveValue("France");
      await expect(residenceOf(finderOn(page))).toBeFocused();
    });
    test("[finder-6.2] [finder-6.7] a native list that was opened before the scripts loaded stays until an option is chosen", async ({
      page,
    }) => {
      let arrive = (): void => undefined;
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(/finder-chunk/, async (route) => {
        await arrived;
        await route.continue();
      });
      await page.goto(await pagePath());
      const select = finderOn(page).locator("select").first();
      await select.tap();
      await expect(select).toBeFocused();
      arrive();
      await untilPrepared(finderOn(page));
      await expect(select).toBeFocused();
      await select.selectOption("FR");
      await expect(residenceOf(finderOn(page))).toHaveValue("France");
      await expect(residenceOf(finderOn(page))).toBeFocused();
    });
  });
});

test.describe("cascade", () => {
  test("[finder-6.9] [4-029 4-030 4-031 4-032 4-033 4-039 5-004] fields are in order, later fields are disabled, and nationality appears without moving the fields above", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: { at: number; value: number }[] = [];
      (window as unknown as { shifts: typeof shifts }).shifts = shifts;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) shifts.push({ at: entry.startTime, value: entry.value });
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.goto(await pagePath());
    // Layout shifts of fonts that load after the first paint are not counted.
    const drawn = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(done);
        });
      });
      return performance.now();
    });
    const finder = finderOn(page);
    await finder.locator("select").first().focus();
    await expect(finder.locator("form")).toHaveAttribute("data-enhanced");
    expect(
      await finder
        .locator("form :is(input, select)[name]:not([type=hidden])")
        .evaluateAll((all) => all.map((element) => element.getAttribute("name"))),
    ).toEqual(["to", "as", "nat"]);
    await expect(destinationOf(finder)).toBeDisabled();
    await expect(finder.getByText("Choose your country of residence first.")).toBeVisible();
    await expect(finder.getByText("Choose your destination first.")).toBeVisible();
    await expect(finder.getByRole("combobox", { name: "Nationality" })).toHaveCount(0);
    // Enhancing the form and opening a list cause no layout shift.
    await residenceOf(finder).click();
    await expect(optionsOn(page).first()).toBeVisible();
    expect(
      await page.evaluate(
        (since) =>
          (window as unknown as { shifts: { at: number }[] }).shifts.filter(({ at }) => at > since),
        drawn,
      ),
    ).toEqual([]);
    function places(): Promise<readonly number[]> {
      return finder
        .locator("label")
        .evaluateAll((all) =>
          all.slice(0, 3).map((label) => label.getBoundingClientRect().top + scrollY),
        );
    }
    const before = await places();
    await answer(page, finder, "en", ASKS);
    await expect(finder.getByRole("combobox", { name: "Nationality" })).toBeVisible();
    expect(await places()).toEqual(before);
    await expect(spoken(finder)).toContainText("One more question: nationality.");
    await expect(finder.getByLabel("Your profile")).toBeFocused();
  });

  test("[finder-6.10] [4-034 4-037] changing an answer clears the later ones and announces it once; each has a clear button", async ({
    page,
  }) => {
    const finder = await openFinder(page, await pagePath());
    await answer(page, finder, "en", PLAN);
    for (const name of ["Clear country of residence", "Clear destination", "Clear profile"])
      await expect(finder.getByRole("button", { name })).toBeVisible();
    await spoken(finder).evaluate((region) => {
      const said: string[] = [];
      (window as unknown as { said: string[] }).said = said;
      new MutationObserver(() => said.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await typeCountry(page, residenceOf(finder), "Germany");
    expect(
      (await page.evaluate(() => (window as unknown as { said: string[] }).said)).filter((text) =>
        text.includes("Cleared"),
      ),
    ).toEqual([expect.stringContaining("destination and profile.")]);
    await expect(destinationOf(finder)).toHaveValue("");
    await expect(finder.locator("[name=as]")).toHaveValue("");
    await typeCountry(page, destinationOf(finder), "Singapore");
    await finder.getByRole("button", { name: "Clear destination" }).click();
    await expect(destinationOf(finder)).toBeFocused();
    await expect(finder.locator("input[name=to]")).toHaveValue("");
    await expect(finder.locator("input[name=from]")).toHaveValue("DE");
  });

  for (const locale of inTurn(LOCALES, 3)) {
    test(`[finder-6.11] [finder-6.12] [4-035 4-043 5-002 5-006] ${locale}: the submit button is inactive until the form is complete; when pressed, it lists the missing answers`, async ({
      page,
    }) => {
      const { formsFields, lisa } = getMessages(locale);
      const finder = await openFinder(page, cardPath(locale));
      const submit = button(finder, "quote");
      await expect(submit).toHaveAttribute("aria-disabled", "true");
      await expect(submit).toBeEnabled({ enabled: false });
      const hint = finder.locator(`#${(await submit.getAttribute("aria-describedby")) ?? ""}`);
      await expect(hint).toHaveText(
        lisa("submit.missing", {
          fields: listFormat(locale, [
            formsFields("residence.name"),
            formsFields("destination.name"),
            formsFields("profile.name"),
          ]),
        }),
      );
      const before = page.url();
      await submit.focus();
      await page.keyboard.press("Enter");
      const summary = finder.getByRole("alert");
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("link")).toHaveText([
        formsFields("residence.required"),
        formsFields("destination.required"),
        formsFields("profile.required"),
      ]);
      await expect(finder.getByRole("combobox").first()).toHaveAttribute("aria-invalid", "true");
      expect(page.url()).toBe(before);
      await summary.getByRole("link").first().click();
      await expect(finder.getByRole("combobox").first()).toBeFocused();
      await answer(page, finder, locale, PLAN);
      await expect(submit).not.toHaveAttribute("aria-disabled");
      await expect(hint).toHaveText(lisa("live.complete"));
    });
  }

  test("[finder-6.13] [4-049] shows loading for at least 200 ms and ignores a second activation", async ({
    page,
  }) => {
    const seen = watchRequestPage(page);
    const asked: Request[] = [];
    page.on("request", (request) => {
      if (request.url().includes("go=")) asked.push(request);
    });
    const finder = await openFinder(page, await pagePath());
    await answer(page, finder, "en", PLAN);
    await page.evaluate(() => {
      const form = document.querySelector("[data-eligibility-finder] form");
      const times: number[] = [];
      (window as unknown as { busy: number[] }).busy = times;
      new MutationObserver(() => {
        times.push(performance.now());
        sessionStorage.setItem("test-busy", JSON.stringify(times));
      }).observe(form as Node, { attributes: true, attributeFilter: ["aria-busy"] });
    });
    await button(finder, "quote").dblclick();
    await page.waitForURL(REQUEST_PAGE);
    expect(asked).toHaveLength(1);
    expect(seen).toHaveLength(1);
    await page.goBack();
    const [start = 0, end = 0] = JSON.parse(
      await page.evaluate(() => sessionStorage.getItem("test-busy") ?? "[]"),
    ) as number[];
    expect(end - start).toBeGreaterThanOrEqual(195);
    await expect(finderOn(page).locator("[name=from]").first()).toHaveValue("");
  });

  test.describe("when the site cannot be reached", () => {
    test.use({ allowed: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

    test("[finder-6.13] a failure keeps the answers and offers a retry", async ({ page }) => {
      const seen = watchRequestPage(page);
      const finder = await openFinder(page, await pagePath());
      await answer(page, finder, "en", PLAN);
      await page.route("**/*go=*", (route) => route.abort());
      await button(finder, "quote").click();
      await expect(
        finder.getByText("We could not complete the search. Your answers are still here."),
      ).toBeVisible();
      await expect(residenceOf(finder)).toHaveValue("France");
      await expect(button(finder, "quote")).toHaveText("Try again");
      await page.unroute("**/*go=*");
      await button(finder, "quote").click();
      await page.waitForURL(REQUEST_PAGE);
      expect(seen).toHaveLength(1);
    });

    test("[finder-6.14] sends no request between the steps; offline, answering works and the submit waits for the connection", async ({
      page,
      context,
    }) => {
      // The last file that the enhancement requests.
      const names = page.waitForResponse(/\/finder\/\d+\.en\.search\.json/);
      await page.goto(await pagePath());
      const finder = finderOn(page);
      await untilPrepared(finder);
      await finder.locator("select").first().hover();
      await expect(finder.locator("form")).toHaveAttribute("data-enhanced");
      await (await names).finished();
      const asked: string[] = [];
      // The browser schedules the requests for the icon and for images further down.
      page.on("request", (request) => {
        if (request.resourceType() !== "image" && !/favicon\.[\w-]+\.svg$/.test(request.url()))
          asked.push(request.url());
      });
      await context.setOffline(true);
      await answer(page, finder, "en", PLAN);
      await expect(
        finder.getByText(
          "You are offline. You can keep choosing; the plan opens when you are back online.",
        ),
      ).toBeVisible();
      expect(asked).toEqual([]);
      await button(finder, "quote").click();
      await expect(finder.getByRole("alert")).toBeVisible();
      expect(asked).toEqual([]);
      await context.setOffline(false);
      await page.waitForURL(REQUEST_PAGE);
    });
  });

  test("[finder-6.14] [quality §7] with 4× CPU throttling, enhancement and option lists stay within their CPU budgets", async ({
    page,
  }, info) => {
    const client = await page.context().newCDPSession(page);
    await page.goto(await pagePath());
    // The chunk and the release load at an idle moment.
    await untilPrepared(finderOn(page));
    // The CPU time of the main thread is measured, so that other load on the machine does not
    // count.
    await client.send("Performance.enable", { timeDomain: "threadTicks" });
    async function worked(): Promise<number> {
      return (
        ((await client.send("Performance.getMetrics")).metrics.find(
          ({ name }) => name === "ThreadTime",
        )?.value ?? NaN) * 1000
      );
    }
    const figures: Record<string, number> = {};
    async function measure(name: string, act: () => Promise<void>): Promise<void> {
      const before = await worked();
      await act();
      figures[name] = Math.round((await worked()) - before);
    }
    await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    /** Measures work that took 100 ms, throttled, on the processor of the decision cited below. */
    async function known(): Promise<number> {
      const before = await worked();
      await page.evaluate(() => {
        let sum = 0;
        for (let turn = 0; turn < 2e6; turn += 1) sum += Math.sqrt(turn) * Math.sin(turn);
        return sum;
      });
      return (await worked()) - before;
    }
    const slower = Math.max(1, Math.min(await known(), await known(), await known()) / 100);
    await measure("ready", () =>
      page.evaluate(
        () =>
          new Promise<void>((done) => {
            const finder = document.querySelector<HTMLElement>("[data-eligibility-finder]");
            const form = finder?.querySelector("form");
            if (!finder || !form) throw new Error("The page contains no eligibility finder.");
            new MutationObserver(() => {
              if (form.hasAttribute("data-enhanced")) done();
            }).observe(form, { attributes: true });
            finder.querySelector("select")?.focus();
          }),
      ),
    );
    await expect(residenceOf(finderOn(page))).toBeFocused();
    await measure("matches", () =>
      page.evaluate(
        () =>
          new Promise<void>((done) => {
            const input = document.querySelector<HTMLInputElement>(
              "[data-eligibility-finder] input[role=combobox]",
            );
            if (!input) throw new Error("The finder contains no country field.");
            new MutationObserver((_, observer) => {
              if (document.querySelector("[role=option]")) {
                observer.disconnect();
                done();
              }
            }).observe(document.body, { childList: true, subtree: true });
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
              input,
              "fr",
            );
            input.dispatchEvent(new InputEvent("input", { bubbles: true }));
          }),
      ),
    );
    await page.getByRole("option", { name: "France", exact: true }).click();
    await expect(page.locator("[data-eligibility-finder] input[role=combobox]")).toHaveCount(2);
    await measure("destinations", () =>
      page.evaluate(
        () =>
          new Promise<void>((done) => {
            const input = document.querySelectorAll<HTMLInputElement>(
              "[data-eligibility-finder] input[role=combobox]",
            )[1];
            if (!input) throw new Error("The finder contains no destination field.");
            new MutationObserver((_, observer) => {
              if (document.querySelector("[role=option]")) {
                observer.disconnect();
                done();
              }
            }).observe(document.body, { childList: true, subtree: true });
            input.click();
          }),
      ),
    );
    await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await expect.poll(() => optionsOn(page).count()).toBeGreaterThan(100);
    info.annotations.push({ type: "figures", description: JSON.stringify(figures) });
    console.log(
      `[finder-6.14] at 4× throttle, ms: ${JSON.stringify(figures)}, processor ${slower.toFixed(1)}× slower than in docs/decisions/04`,
    );
    // The budgets are 100 and 50 ms on an idle machine (docs/decisions/04). Processors differ by
    // more than the known work shows, two share their caches, and rendering after the result counts
    // as well. The limits are therefore eight times the budgets and catch only fundamental
    // problems.
    expect(figures["ready"]).toBeLessThan(100 * 8 * slower);
    expect(figures["matches"]).toBeLessThan(50 * 8 * slower);
    expect(figures["destinations"]).toBeLessThan(50 * 8 * slower);
  });

  test("[finder-6.15] [4-026 4-044 4-045 4-036] four selects on the finder page and radio cards in a card have the same name and values", async ({
    page,
  }) => {
    await page.goto(await pagePath());
    await expect(finderOn(page).locator("select")).toHaveCount(4);
    expect(
      await finderOn(page)
        .locator("select")
        .evaluateAll((all) =>
          all.map((select) => [
            (select as HTMLSelectElement).name,
            (select as HTMLSelectElement).required,
          ]),
        ),
    ).toEqual([
      ["from", false],
      ["to", false],
      ["as", false],
      ["nat", false],
    ]);
    await expect(button(finderOn(page), "rate")).toHaveAttribute("aria-disabled", "true");
    await expect(button(finderOn(page), "quote")).toHaveAttribute("aria-disabled", "true");
    await expect(button(finderOn(page), "quote")).toHaveText("Get a quote");
    await expect(button(finderOn(page), "quote")).toHaveClass(/secondary/);
    await page.goto(`${await pagePath()}?from=FR&to=SG`);
    const values = await finderOn(page)
      .locator('select[name=as] option:not([value=""])')
      .evaluateAll((all) => all.map((option) => option.getAttribute("value")));
    await page.goto(`${cardPath("en")}?from=FR&to=SG`);
    expect(
      await finderOn(page)
        .locator("input[type=radio][name=as]")
        .evaluateAll((all) => all.map((radio) => radio.getAttribute("value"))),
    ).toEqual(values);
  });

  test("[finder-6.16] residence, destination and nationality are explained in a sentence beside the field", async ({
    page,
  }) => {
    const finder = await openFinder(page, `${await pagePath()}?from=AM&to=AL&as=long-term-study`);
    for (const [name, text] of [
      [
        "Country of residence",
        "The country where you live today, even if you are about to leave it.",
      ],
      ["Destination", "The country where you need the cover, even if you already live there."],
      ["Nationality", /^The country that issued the passport you will use for this stay\./],
    ] as const) {
      await expect(finder.getByRole("combobox", { name, exact: true })).toHaveAccessibleDescription(
        text,
      );
    }
  });
});

test.describe("state", () => {
  test("[finder-6.17] answers are in the URL in order; a deep link restores them without a redirect", async ({
    page,
  }) => {
    const finder = await openFinder(page, await pagePath());
    const length = await page.evaluate(() => history.length);
    await answer(page, finder, "en", ASKS);
    expect(new URL(page.url()).search).toBe("?from=AM&to=AL&as=long-term-study");
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.goto(`${await pagePath()}?from=fr&to=SG`);
    await expect(finderOn(page).locator("select[name=to]")).toHaveValue("SG");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new RegExp(`${await pagePath()}$`),
    );
    await page.goto(`${await pagePath()}?from=FR&to=SG&as=expatriation`);
    await expect(
      page.getByRole("heading", { name: "Your plan: Long-term international health plan" }),
    ).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(await pagePath());
  });

  test("[finder-6.17] answers of a link that are not offered are removed with a notice", async ({
    page,
  }) => {
    await page.goto(`${cardPath("en")}?from=XX`);
    await expect(
      finderOn(page).getByText(
        "Some answers in your link no longer apply and were removed: country of residence. Please choose again.",
      ),
    ).toBeVisible();
    await page.goto(`${cardPath("en")}?from=FR&to=KP&as=expatriation`);
    await expect(finderOn(page).locator("select[name=from]")).toHaveValue("FR");
    await expect(finderOn(page).getByText("were removed: destination and profile.")).toBeVisible();
  });

  test("[finder-6.18] the result shows the plan, the reasons, the price, and the answers with a link to change each", async ({
    page,
  }) => {
    const finder = await openFinder(page, await pagePath());
    await answer(page, finder, "en", PLAN);
    await button(finder, "rate").click();
    const result = page.locator("[data-eligibility-result]");
    await expect(
      result.getByRole("heading", { name: "Your plan: Long-term international health plan" }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\?from=FR&to=SG&as=expatriation#finder-result$/);
    // The focus moves to the heading of the plan, not to the heading of the form.
    await expect(
      result.getByRole("heading", { name: "Your plan: Long-term international health plan" }),
    ).toBeFocused();
    await expect(page).toHaveTitle(/^Your plan: Long-term international health plan/);
    await expect(result.getByRole("button").first()).toBeInViewport();
    await expect(result.getByText("It accepts your country of residence: France.")).toBeVisible();
    await expect(result).toContainText("€");
    expect(await result.locator("li").count()).toBeLessThanOrEqual(3);
    await result.getByRole("link", { name: "Change: Destination" }).click();
    await expect(finderOn(page).locator("[name=from]").first()).toHaveValue("FR");
    await expect(page).toHaveURL(/\?from=FR#finder$/);
  });

  test("[finder-6.9] residents without any online plan get a link to the no-result landing at once", async ({
    page,
  }) => {
    const finder = await openFinder(page, await pagePath());
    await typeCountry(page, residenceOf(finder), "Afghanistan");
    const link = finder.getByRole("link", { name: "See what you can do" });
    await expect(link).toHaveAttribute(
      "href",
      `/en/landing/no-plan-found?from=${NO_PLAN_RESIDENCE}`,
    );
    await link.click();
    await expect(page.locator("section[data-result=noResult]")).toContainText(
      "No online plan for this country of residence: Afghanistan.",
    );
  });

  test("[finder-6.18] [4-049] the form is empty after going back from the request page", async ({
    page,
  }) => {
    const finder = await openFinder(page, await pagePath());
    await answer(page, finder, "en", PLAN);
    await button(finder, "quote").click();
    await page.waitForURL(REQUEST_PAGE);
    await page.goBack();
    await expect(finderOn(page).locator("[name=from]").first()).toHaveValue("");
    expect(new URL(page.url()).search).toBe("");
  });

  test("[finder-6.19] [4-046] answers are not in cookies, logs, other hosts or the event; storage has the last destination only", async ({
    page,
    context,
    baseURL,
  }) => {
    const others: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? ""))
        others.push(
          [
            new URL(request.url()).search,
            request.headers()["referer"] ?? "",
            request.postData() ?? "",
          ].join(" "),
        );
    });
    await page.exposeFunction("heard", (detail: string) => others.push(detail));
    await page.addInitScript(() => {
      document.addEventListener("finder:track", (event) => {
        (window as unknown as { heard: (text: string) => void }).heard(
          JSON.stringify((event as CustomEvent).detail),
        );
      });
    });
    const release = await releaseOf("en");
    const [nationality] = listOptions(release, ASKS, "nationality");
    const finder = await openFinder(page, await pagePath());
    await answer(page, finder, "en", { ...ASKS, nationality: nationality?.value ?? null });
    const answered = page.waitForResponse(/go=quote/);
    await button(finder, "quote").click();
    expect((await answered).headers()["referrer-policy"]).toBe("same-origin");
    await page.waitForURL(REQUEST_PAGE);
    expect(others).toEqual([
      JSON.stringify({ name: "lisa_search", finder: "eligibility", go: "quote" }),
    ]);
    await page.goto("/en");
    expect(
      await page.evaluate(() =>
        Object.entries(localStorage).filter(([key]) => key !== "country-code"),
      ),
    ).toEqual([["lastResearchOption", "AL"]]);
    expect(
      await page.evaluate(() =>
        Object.keys(sessionStorage).filter(
          (key) => !key.startsWith("astro") && key !== "country-asked",
        ),
      ),
    ).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    // setup.ts checks the log after all tests.
  });

  for (const locale of inTurn(LOCALES, 1)) {
    test(`[finder-6.20] ${locale}: links to another language are updated with each answer`, async ({
      page,
    }) => {
      const target = locale === "en" ? "de" : "en";
      const byNeed = await answerNeed(
        page,
        locale,
        { need: "expat", to: "ES", language: "en" },
        true,
      );
      await byNeed.locator("select[name=need]").selectOption("travel");
      await expect(page).toHaveURL(/\?to=ES&need=travel&language=en$/);
      await expect(page.locator(`footer a[lang=${target}]`).first()).toHaveAttribute(
        "href",
        new RegExp(`/${target}\\?to=ES&need=travel&language=en$`),
      );
      const finder = await openFinder(page, cardPath(locale));
      await answer(page, finder, locale, { ...PLAN, profile: null });
      await expect(page.locator(`footer a[lang=${target}]`).first()).toHaveAttribute(
        "href",
        new RegExp(`${cardPath(target)}\\?from=FR&to=SG$`),
      );
    });
  }
});

const JOURNEYS = LOCALES.flatMap((locale) => [360, 1280].map((width) => ({ locale, width })));
for (const { locale, width } of FULL ? JOURNEYS : ([{ locale: "fr", width: 360 }] as const)) {
  test(`[finder-6.18] [4-047] ${locale}, ${width} px: the answers lead to the funnel of the language, which is a request page and gets them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const finder = await openFinder(page, cardPath(locale));
    await answer(page, finder, locale, PLAN);
    await button(finder, "quote").click();
    const resolution = resolve(await releaseOf(locale), PLAN);
    if (resolution.kind !== "plan") throw new Error("The answers in PLAN lead to no plan.");
    const target = appendQuery(resolution.plan.funnel?.url ?? "", answerParams(PLAN).toString());
    await page.waitForURL(target);
    const { formsFields } = getMessages(locale);
    await expect(page.getByLabel(formsFields("ask.country"))).toHaveValue(PLAN.residence ?? "");
  });
}

test("[finder-6.22] the whole journey works by keyboard alone, including nationality", async ({
  page,
}) => {
  const release = await releaseOf("en");
  const [nationality] = listOptions(release, ASKS, "nationality");
  await page.goto(`${await pagePath()}#finder`);
  async function tabTo(target: Locator): Promise<void> {
    await expect(target).toBeEnabled();
    // One query checks element and focus: a field may be replaced between two queries.
    for (
      let presses = 0;
      presses < 60 && (await target.and(page.locator(":focus")).count()) === 0;
      presses += 1
    )
      await page.keyboard.press("Tab");
    await expect(target).toBeFocused();
  }
  const finder = finderOn(page);
  await tabTo(finder.locator("[id=finder-from]"));
  await expect(finder.locator("form")).toHaveAttribute("data-enhanced");
  for (const [id, text] of [
    ["from", "Armenia"],
    ["to", "Albania"],
  ] as const) {
    await tabTo(finder.locator(`#finder-${id}`));
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  const profile = finder.locator("#finder-as");
  await tabTo(profile);
  // Uses arrow keys, not letters: the platform resets its type-ahead after about a second.
  for (let presses = 0; presses < 10 && (await profile.inputValue()) !== ASKS.profile; presses += 1)
    await page.keyboard.press("ArrowDown");
  await expect(profile).toHaveValue(ASKS.profile ?? "");
  await tabTo(finder.locator("#finder-nat"));
  await page.keyboard.type(nationality?.label ?? "");
  await page.keyboard.press("Enter");
  await tabTo(button(finder, "quote"));
  await page.keyboard.press("Enter");
  await page.waitForURL(REQUEST_PAGE);
});
