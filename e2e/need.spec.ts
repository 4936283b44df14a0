/**
 * The quote-by-need finder and the filters of the offers list in a browser (finder §3, §6; spec §2,
 * §4, §8).
 */
import { getMessages } from "@orlaya/messages/server";
import { LOCALES, type Locale } from "@orlaya/locales";
import type { Locator, Page } from "@playwright/test";
import { answerNeed, typeCountry } from "./finder-parts.ts";
import { CMS, expect, inTurn, signIn, test } from "./fixtures.ts";

test.describe("reset", () => {
  const valueOf = (finder: Locator, name: string): Locator => finder.locator(`[name=${name}]`);

  for (const locale of inTurn(LOCALES, 2)) {
    test(`[finder-6.10] ${locale}: each answer has a clear button, which clears that answer alone, announces it and focuses its field`, async ({
      page,
    }) => {
      const { formsFields, lisa } = getMessages(locale);
      const finder = await answerNeed(
        page,
        locale,
        { need: "expat", to: "ES", language: "en" },
        true,
      );
      for (const [name, reset, spoken] of [
        ["need", "need.reset", "need.name"],
        ["to", "destination.reset", "destination.name"],
        ["language", "language.reset", "language.name"],
      ] as const) {
        const button = finder.getByRole("button", { name: formsFields(reset), exact: true });
        await button.click();
        await expect(valueOf(finder, name)).toHaveValue("");
        await expect(button).toHaveCount(0);
        await expect(finder.locator(`#finder-${name}`)).toBeFocused();
        await expect(finder.locator("p[role=status].sr")).toHaveText(
          lisa("live.cleared", { fields: formsFields(spoken) }),
        );
        await expect(
          finder.getByRole("button", { name: lisa("submit.product"), exact: true }),
        ).toHaveAttribute("aria-disabled", "true");
        if (name === "need") await expect(valueOf(finder, "to")).toHaveValue("ES");
        if (name === "to") await expect(valueOf(finder, "language")).toHaveValue("en");
      }
    });
  }
});

test.describe("location of the visitor", () => {
  /** Records the queries of search requests. */
  function searches(page: Page): URLSearchParams[] {
    const asked: URLSearchParams[] = [];
    page.on("request", (request) => {
      const { searchParams } = new URL(request.url());
      if (searchParams.has("go")) asked.push(searchParams);
    });
    return asked;
  }
  const seePlan = (finder: Locator): Promise<void> =>
    finder.getByRole("button", { name: "See plan" }).click();

  test("[4-002 7-005] a search uses the country of the connection as location, without a field for it; a local plan takes precedence", async ({
    page,
  }) => {
    await page.route("**/api/geolocation", (route) =>
      route.fulfill({ json: { country: "SG", source: "database" } }),
    );
    const asked = searches(page);
    const located = page.waitForResponse("**/api/geolocation");
    const finder = await answerNeed(page, "en", { need: "expat", to: "SG", language: "en" }, true);
    await located;
    await expect(finder.locator("[name=from]")).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("country-code"))).toBe("SG");
    await seePlan(finder);
    await expect(page).toHaveURL("/en/local-health-plans/myhealth-singapore");
    expect(asked[0]?.get("from")).toBe("SG");
  });

  test("[4-002] a search without a known country sends no location, and the server uses its own", async ({
    page,
  }) => {
    const asked = searches(page);
    const finder = await answerNeed(page, "en", { need: "expat", to: "SG", language: "en" }, true);
    await seePlan(finder);
    await expect(page).toHaveURL(/\/en\/(?!landing)[a-z-]+\/[a-z-]+$/);
    expect(asked[0]?.get("need")).toBe("expat");
    expect(asked[0]?.has("from")).toBe(false);
  });
});

test.describe("the panel", () => {
  async function open(page: Page, locale: "en" | "de" = "en"): Promise<Locator> {
    await page.goto(`/${locale}/legal`);
    await page.locator("header [data-action=finder]:visible").first().click();
    const panel = page.getByRole("dialog");
    await expect(panel.getByRole("radio").first()).toBeAttached();
    return panel;
  }

  test("[finder-6.15] the cover types are radio cards with the values of the select on the home page, chosen by pointer and arrow keys", async ({
    page,
  }) => {
    await page.goto("/en");
    const values = await page
      .locator('[data-need-finder] select[name=need] option:not([value=""])')
      .evaluateAll((all) => all.map((option) => option.getAttribute("value")));
    const panel = await open(page);
    const group = panel.getByRole("radiogroup", { name: "What do you need?" });
    expect(
      await group
        .getByRole("radio")
        .evaluateAll((all) => all.map((radio) => radio.getAttribute("value"))),
    ).toEqual(values);
    await group.getByRole("radio", { name: /^Long-term/ }).click();
    await expect(group.getByRole("radio", { name: /^Long-term/ })).toBeChecked();
    await page.keyboard.press("ArrowDown");
    await expect(group.getByRole("radio").nth(values.indexOf("expat") + 1)).toBeChecked();
    await expect(group.getByRole("radio").nth(values.indexOf("expat") + 1)).toBeFocused();
    await panel.getByRole("button", { name: "Clear type of cover" }).click();
    await expect(group.getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(group.getByRole("radio").first()).toBeFocused();
  });

  test("[4-001 4-014] the radio cards lead to the plan, where the panel is closed", async ({
    page,
  }) => {
    const panel = await open(page);
    await panel.getByRole("radio", { name: /^Long-term/ }).click();
    await typeCountry(page, panel.getByRole("combobox", { name: "Where are you going?" }), "Spain");
    await panel.getByLabel("Language of your documents", { exact: true }).selectOption("en");
    await panel.getByRole("button", { name: "See plan" }).click();
    await expect(page).toHaveURL("/en/expatriate-insurance/long-term-international-health-plan");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("[4-052 4-053] opens with the last destination, marked as a suggestion, and with help texts as plain text", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem("lastResearchOption", "TH");
    });
    const panel = await open(page);
    await expect(panel).toHaveAttribute("data-lisa-autofilled", "true");
    await expect(panel.getByRole("combobox", { name: "Where are you going?" })).toHaveValue(
      "Thailand",
    );
    await expect(
      panel.getByRole("combobox", { name: "Where are you going?" }),
    ).toHaveAccessibleDescription(/^Suggested Your last search\./);
    await panel.getByRole("button", { name: "Clear destination" }).click();
    await expect(panel.getByText("Suggested")).toHaveCount(0);
    await expect(
      panel.getByText("The language of your certificate, your policy and our letters."),
    ).toBeVisible();
    await expect(panel.getByRole("button", { name: /^Help/ })).toHaveCount(0);
  });
});

/** Opens the home page and enhances its form. @returns the form, and its height before that */
async function openEnhanced(
  page: Page,
  locale: Locale,
): Promise<{ readonly form: Locator; readonly height: number | undefined }> {
  await page.goto(`/${locale}`);
  const form = page.locator("[data-need-finder] form").first();
  const before = await form.boundingBox();
  await form.locator("select").first().focus();
  await expect(form).toHaveAttribute("data-enhanced");
  return { form, height: before?.height };
}

test.describe("on the first focus", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  for (const locale of inTurn(LOCALES, 3))
    test(`[finder-6.9] ${locale}: on a phone, the form keeps its height and no placeholder is clipped`, async ({
      page,
    }) => {
      const { form, height } = await openEnhanced(page, locale);
      expect((await form.boundingBox())?.height).toBe(height);
      const room = await form.getByRole("combobox").evaluateAll((inputs) =>
        inputs.flatMap((input) => {
          if (!(input instanceof HTMLInputElement)) return [];
          const text = document.createElement("canvas").getContext("2d");
          if (text) text.font = getComputedStyle(input).font;
          return [input.clientWidth - (text?.measureText(input.placeholder).width ?? Infinity)];
        }),
      );
      expect(room.length).toBeGreaterThan(0);
      expect(Math.min(...room)).toBeGreaterThanOrEqual(0);
    });
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  for (const locale of inTurn(LOCALES, 3))
    test(`[finder-6.9] ${locale}: the form keeps its height when it is answered and clear buttons appear`, async ({
      page,
    }) => {
      const { formsFields } = getMessages(locale);
      const { form, height } = await openEnhanced(page, locale);
      await form.getByLabel(formsFields("need.label"), { exact: true }).selectOption("expat");
      await form.getByLabel(formsFields("language.label"), { exact: true }).selectOption("en");
      await typeCountry(
        page,
        form.getByRole("combobox", { name: formsFields("needDestination.label"), exact: true }),
        "ES",
      );
      await expect(
        form.getByRole("button", { name: formsFields("destination.reset") }),
      ).toBeVisible();
      expect((await form.boundingBox())?.height).toBe(height);
    });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  test("[finder-6.12] the summary of errors that the server found is in the viewport and has the focus", async ({
    page,
  }) => {
    await page.goto("/en?need=expat&to=XX&language=en&go=quote");
    await expect(page.locator("[data-need-finder] [role=alert]").first()).toBeInViewport();
    await expect(page.locator("[data-need-finder] [role=alert]").first()).toBeFocused();
  });
});

test.describe("help texts", () => {
  const REMARKS = [
    ["What do you need?", "Choose by length and purpose of your stay."],
    [
      "Where are you going?",
      "The country where you need the cover, even if you already live there.",
    ],
    [
      "Language of your documents",
      "The language of your certificate, your policy and our letters.",
    ],
  ] as const;
  for (const scripts of [true, false]) {
    test.describe(scripts ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled: scripts });
      test("every question has a help button; one help text is open at a time", async ({
        page,
      }) => {
        await page.goto("/en");
        const finder = page.locator("[data-need-finder]").first();
        if (scripts) {
          await finder.locator("select").first().focus();
          await expect(finder.locator("form")).toHaveAttribute("data-enhanced");
        }
        for (const [question, remark] of REMARKS) {
          await finder.getByRole("button", { name: `Help: ${question}` }).click();
          for (const [, text] of REMARKS)
            await expect(finder.getByText(text)).toBeVisible({ visible: text === remark });
          await expect(
            finder.getByRole("combobox", { name: question }),
          ).toHaveAccessibleDescription(new RegExp(`^${remark.replaceAll(".", "\\.")}`));
        }
      });
    });
  }

  test("on a phone, a first tap on a help button at the lower edge shows its text inside the viewport, while the form is enhanced", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/de");
    const finder = page.locator("[data-need-finder]").first();
    const help = finder.getByRole("button", { name: "Hilfe: Wohin geht es?" });
    await help.evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight, behavior: "instant" });
    });
    const box = await help.boundingBox();
    if (!box) throw new Error("The help button is not rendered.");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const remark = finder.getByText("Das Land, in dem Sie");
    await expect(finder.locator("form")).toHaveAttribute("data-enhanced");
    await expect(remark).toBeInViewport({ ratio: 1 });
    await expect(help).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(remark).toBeHidden();
  });

  test("a help text of the card opens with its button and is the description of its field", async ({
    page,
  }) => {
    await page.goto("/en");
    const finder = page.locator("[data-need-finder]").first();
    await expect(
      finder.getByLabel("What do you need?", { exact: true }),
    ).toHaveAccessibleDescription("Choose by length and purpose of your stay.");
    const help = finder.getByRole("button", { name: "Help: What do you need?" });
    await help.click();
    await expect(finder.getByText("Choose by length and purpose of your stay.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(finder.getByText("Choose by length and purpose of your stay.")).toBeHidden();
    await expect(help).toBeFocused();
  });

  test("[finder §3.6] the need travel has no German text and is shown in English in the panel, marked as English", async ({
    page,
  }) => {
    await page.goto("/de");
    await page.locator("header [data-action=finder]:visible").first().click();
    const card = page.getByRole("dialog").locator("label", { hasText: "Travel" });
    await expect(card.locator("b")).toHaveAttribute("lang", "en");
    await expect(card).toContainText("(Text auf Englisch)");
  });
});

test.describe("filters of the offers list", () => {
  const focused = (page: Page): Promise<string> =>
    page.evaluate(() => document.activeElement?.id ?? "");

  test("[2-116 2-117] choosing and clearing a filter keeps the focus and announces the count; browser back undoes the choice", async ({
    page,
  }) => {
    await page.goto("/en/plans");
    const cards = page.locator("main li:has(h4)");
    const all = await cards.count();
    const residence = page.locator("#filter-country-of-residence");
    async function choose(): Promise<void> {
      await residence.focus();
      await residence.selectOption("FR");
      await expect(page).toHaveURL(/country-of-residence=FR/);
      await expect.poll(() => focused(page)).toBe("filter-country-of-residence");
    }
    await choose();
    const filtered = await cards.count();
    expect(filtered).toBeLessThan(all);
    await expect(page.getByRole("main").getByRole("status").first()).toHaveText(/^\d+ plans$/);
    await page.goBack();
    await expect(cards).toHaveCount(all);
    await expect(residence).toHaveValue("");
    await choose();
    await page.getByRole("link", { name: "Clear: Country of residence" }).click();
    await expect(page).toHaveURL("/en/plans");
    await expect.poll(() => focused(page)).toBe("filter-country-of-residence");
  });
});

test.describe("the flag new_lisa", () => {
  test("[4-050 4-051] decides which finder the panel shows", async ({ page, request }) => {
    const headers = await signIn(request);
    const found = (await (
      await request.get(
        `${CMS()}/api/module_lisa?where[uid][equals]=part-lisa-common-pro&where[locale][equals]=nl&limit=1&depth=0`,
        { headers },
      )
    ).json()) as { docs: { id: string }[] };
    const id = found.docs[0]?.id ?? "";
    async function flip(value: boolean): Promise<void> {
      const saved = await request.patch(`${CMS()}/api/module_lisa/${id}?depth=0`, {
        headers,
        data: { new_lisa: value, _status: "published" },
      });
      expect(saved.status(), await saved.text()).toBe(200);
      await expect
        .poll(
          async () =>
            (
              (await (await request.get("/api/finder/nl/corporate.json")).json()) as {
                kind?: string;
              }
            ).kind ?? "need",
        )
        .toBe(value ? "eligibility" : "need");
    }
    async function openPanel(): Promise<void> {
      await page.goto("/nl/legal");
      await page.locator("header [data-action=finder]:visible").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
    }
    // Changes the module of the corporate site, so that other tests on the individual site are not
    // affected.
    await page.route("**/api/finder/nl/individual.json", async (route) =>
      route.fulfill({ response: await request.get("/api/finder/nl/corporate.json") }),
    );
    await openPanel();
    await expect(page.getByRole("dialog").locator("[name=need]").first()).toBeAttached();
    try {
      await flip(true);
      await openPanel();
      await expect(
        page.getByRole("dialog").getByRole("combobox", { name: "Woonland" }),
      ).toBeVisible();
    } finally {
      await flip(false);
    }
  });
});
