/**
 * Every outcome of both finders in a browser, with scripts and without (spec §2 Finder result
 * routes, §4, §8; finder §6.18). Outcomes that need a fault use a separate site. A proxy changes
 * the content that this site reads, so that no content of other tests is edited.
 */
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getMessages } from "@orlaya/messages/server";
import { LOCALES, type Locale } from "@orlaya/locales";
import { buildPath } from "@orlaya/routes";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { openFaultProxy, type Answer } from "./fault-proxy.ts";
import {
  ASKS,
  NO_PLAN_RESIDENCE,
  PLAN,
  REQUEST_PAGE,
  answer,
  answerNeed,
  cardPath,
  countryName,
  finderOn,
  landing,
  openFinder,
  releaseOf,
  typeCountry,
} from "./finder-parts.ts";
import { CMS, FULL, SITE, expect, test as base } from "./fixtures.ts";
import { startOwnSite } from "./own-site.ts";

const LONG_TERM = "/en/expatriate-insurance/long-term-international-health-plan";
const missing = (locale: Locale): string =>
  buildPath("error-404", { locale, audience: "individual" });

/** Languages whose modules name no landing. */
const WITHOUT_LANDINGS: ReadonlySet<unknown> = new Set<Locale>(["fr", "es"]);
/** Languages whose release cannot be read. */
const WITHOUT_RELEASE: readonly Locale[] = ["nl", "es"];
/** A destination with three matching plans: one too many (spec §8). */
const CONTRADICTION = "BV";

function withoutLandings({ docs, ...rest }: Answer) {
  return {
    ...rest,
    docs: docs.map((module) =>
      WITHOUT_LANDINGS.has(module["locale"])
        ? { ...module, no_result_page: null, error_page: null }
        : module,
    ),
  };
}
function contradicting({ docs, ...rest }: Answer) {
  return {
    ...rest,
    docs: docs.map((plan, place) =>
      place > 2
        ? plan
        : {
            ...plan,
            // The rules do not know these pages, so that only their fields decide.
            path: `${String(plan["path"])}-new`,
            global_offer: false,
            languages: ["en"],
            cover_types: [{ id: "need", key: "expat" }],
            locations: ["US"],
            destination_countries: [CONTRADICTION],
            location_groups: [],
            destination_groups: [],
            excluded_locations: [],
            excluded_destinations: [],
          },
    ),
  };
}
function damaged(release: unknown): unknown {
  const { payloads, ...rest } = release as { readonly payloads: Readonly<Record<Locale, unknown>> };
  return {
    ...rest,
    payloads: { ...payloads, ...Object.fromEntries(WITHOUT_RELEASE.map((locale) => [locale, {}])) },
  };
}

const faulty = base.extend<object, { readonly own: string }>({
  own: [
    async ({ browserName: _ }, provide) => {
      const folder = await mkdtemp(join(tmpdir(), "e2e-outcomes-"));
      // Images are files of the content service under test.
      await symlink(join(process.env["E2E_DATA"] ?? "", "media"), join(folder, "media"));
      const content = await openFaultProxy(CMS());
      content.set(
        [/\/api\/module_lisa\?/, withoutLandings],
        [/\/api\/product_page\?.*limit/, contradicting],
        [/\/api\/finder\/release\/live/, damaged],
      );
      const site = await startOwnSite(folder, content.port);
      // The first search loads content, which may take longer than the timeout of the browser.
      for (const locale of LOCALES) {
        await fetch(
          `${site.url}${buildPath("home", { locale, audience: "individual" })}?need=expat&to=KP&language=en&go=product`,
          { redirect: "manual" },
        );
        await fetch(`${site.url}${cardPath(locale)}?from=FR&to=SG&as=expatriation&go=quote`, {
          redirect: "manual",
        });
      }
      await provide(site.url);
      await site.stop();
      await content.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ own }, provide) => {
    await provide(own);
  },
});
// The tests run in sequence, so that one site serves all of them.
base.describe.configure({ mode: "default" });

function press(finder: Locator, locale: Locale, go: "quote" | "product"): Promise<void> {
  const name = getMessages(locale).lisa(`submit.${go}`);
  return finder.getByRole("button", { name, exact: true }).click();
}

/** Leaves the page, and checks the status and the URL of the next page. */
async function expectEnd(
  page: Page,
  path: string,
  status: 200 | 404,
  search: string,
  leave: () => Promise<void>,
): Promise<void> {
  const landed = page.waitForResponse((found) => new URL(found.url()).pathname === path);
  await leave();
  expect((await landed).status()).toBe(status);
  await expect(page).toHaveURL(`${path}${search}`);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
}
/**
 * Serves pages of the finder and releases from the site without faults, as loaded before the fault.
 */
function fromBefore(page: Page, request: APIRequestContext): Promise<unknown> {
  return page.route(
    ({ pathname, searchParams }) =>
      /^\/finder\/\d+\.[a-z]{2}\.json$/.test(pathname) ||
      (WITHOUT_RELEASE.some((locale) => pathname === cardPath(locale)) && !searchParams.has("go")),
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await request.get(`${SITE()}${pathname}${search}`) });
    },
  );
}

for (const scripts of [true, false]) {
  const way = scripts ? "with scripts" : "without scripts";
  // Both ways use the same rules (packages/finder). With faulty content, the short run tests one.

  base.describe(`by need, ${way}`, () => {
    base.use({ javaScriptEnabled: scripts });

    if (scripts) {
      base(
        "[4-012 4-013] a quote request leads to the request page, which has the destination filled in",
        async ({ page }) => {
          await press(
            await answerNeed(page, "en", { need: "expat", to: "ES", language: "en" }, scripts),
            "en",
            "quote",
          );
          await page.waitForURL(REQUEST_PAGE);
          const { formsFields } = getMessages("en");
          await expect(page.getByLabel(formsFields("ask.destination"))).toHaveValue("ES");
          await expect(page.getByLabel(formsFields("ask.country"))).toHaveValue("");
          await page.goBack();
          await expect(page.locator("[data-need-finder] [name=need]").first()).toHaveValue("");
        },
      );
    }

    base("[4-014] the button for the plan leads to the page of the plan", async ({ page }) => {
      const finder = await answerNeed(
        page,
        "en",
        { need: "expat", to: "ES", language: "en" },
        scripts,
      );
      await expectEnd(page, LONG_TERM, 200, "", () => press(finder, "en", "product"));
    });

    base(
      "[2-082 4-009 4-011] no plan leads to the no-result landing, and the form is empty afterwards",
      async ({ page }) => {
        const finder = await answerNeed(
          page,
          "en",
          { need: "expat", to: "KP", language: "en" },
          scripts,
        );
        await expectEnd(page, landing("en", "noResult"), 200, "", () =>
          press(finder, "en", "quote"),
        );
        if (!scripts) return;
        await page.goBack();
        await expect(page.locator("[data-need-finder] [name=need]").first()).toHaveValue("");
      },
    );
  });

  function describeFaulty(inShortRun: boolean, title: string, describe: () => void): void {
    if (FULL || inShortRun) faulty.describe(title, describe);
  }

  describeFaulty(!scripts, `by need, ${way}, with faulty content`, () => {
    faulty.use({ javaScriptEnabled: scripts });

    for (const [ids, locale, path, status] of [
      ["2-084 4-007 8-001", "en", landing("en", "error"), 200],
      ["2-085 4-008 8-004", "fr", missing("fr"), 404],
    ] as const) {
      faulty(
        `[${ids}] ${locale}: too many matching plans lead to ${status === 200 ? "the error landing" : "the not-found page when the module names no landing"}`,
        async ({ page }) => {
          const finder = await answerNeed(
            page,
            locale,
            { need: "expat", to: CONTRADICTION, language: "en" },
            scripts,
          );
          await expectEnd(page, path, status, "", () => press(finder, locale, "product"));
        },
      );
    }

    faulty(
      "[2-083 4-010 8-005] fr: no plan leads to the not-found page when the module names no landing",
      async ({ page }) => {
        const finder = await answerNeed(
          page,
          "fr",
          { need: "expat", to: "KP", language: "fr" },
          scripts,
        );
        await expectEnd(page, missing("fr"), 404, "", () => press(finder, "fr", "product"));
      },
    );
  });

  describeFaulty(scripts, `by eligibility, ${way}, with faulty content`, () => {
    faulty.use({ javaScriptEnabled: scripts });

    faulty(
      "[2-083] [finder-6.18] fr: the link for residents without any plan leads to the not-found page when the module names no landing",
      async ({ page }) => {
        const { lisa, common, formsFields } = getMessages("fr");
        if (scripts) {
          const finder = await openFinder(page, cardPath("fr"));
          await typeCountry(
            page,
            finder.getByRole("combobox", { name: formsFields("residence.label"), exact: true }),
            countryName(await releaseOf("fr"), NO_PLAN_RESIDENCE),
          );
        } else {
          await page.goto(cardPath("fr"));
          await finderOn(page)
            .getByLabel(formsFields("residence.label"))
            .selectOption(NO_PLAN_RESIDENCE);
          await finderOn(page)
            .getByRole("button", { name: common("continue") })
            .click();
        }
        await expectEnd(page, missing("fr"), 404, `?from=${NO_PLAN_RESIDENCE}`, () =>
          finderOn(page)
            .getByRole("link", { name: lisa("noDestination.link") })
            .click(),
        );
      },
    );

    for (const [ids, locale, path, status] of [
      ["2-084", "nl", landing("nl", "error"), 200],
      ["2-085", "es", missing("es"), 404],
    ] as const) {
      faulty(
        `[${ids}] [finder-6.18] ${locale}: a release that cannot be read leads with the answers to ${status === 200 ? "the error landing" : "the not-found page when the module names no landing"}`,
        async ({ page, request }) => {
          await fromBefore(page, request);
          if (scripts) await answer(page, await openFinder(page, cardPath(locale)), locale, PLAN);
          else await page.goto(`${cardPath(locale)}?from=FR&to=SG&as=expatriation`);
          await expectEnd(page, path, status, "?from=FR&to=SG&as=expatriation", () =>
            page.locator("#finder").locator("button[name=go][value=quote]").click(),
          );
          // The pointer may be over a link of the new page, which is then prefetched.
          await page.unrouteAll({ behavior: "wait" });
        },
      );
    }

    if (scripts) {
      faulty(
        "[2-083] [finder-6.18] fr: a nationality that is not listed leads with the answers to the not-found page when the module names no landing",
        async ({ page }) => {
          const finder = await openFinder(page, cardPath("fr"));
          await answer(page, finder, "fr", ASKS);
          const { formsFields } = getMessages("fr");
          await typeCountry(
            page,
            finder.getByRole("combobox", { name: formsFields("nationality.label"), exact: true }),
            formsFields("nationality.notListed"),
          );
          await expectEnd(
            page,
            missing("fr"),
            404,
            "?from=AM&to=AL&as=long-term-study&nat=other",
            () => finder.locator("button[name=go][value=quote]").click(),
          );
        },
      );
    }
  });
}
