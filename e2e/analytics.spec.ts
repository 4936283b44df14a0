/**
 * The contract with the tag manager: four events, none without consent, and no answer of a finder
 * in any of them (spec §7; finder §6.19).
 */
import { NO_ANSWERS } from "@orlaya/finder/eligibility";
import type { Page } from "@playwright/test";
import { REQUEST_PAGE, PLAN, answer, cardPath, openFinder, typeCountry } from "./finder-parts.ts";
import { expect, withTools } from "./tools-site.ts";

const test = withTools((origin) => ({
  TAG_MANAGER_ID: "GTM-TEST1",
  TAG_MANAGER_ORIGIN: origin,
  TAG_ORIGINS: "",
}));
const PRODUCT = "/en/expatriate-insurance/long-term-international-health-plan";

type Entry = Readonly<Record<string, unknown>>;
function layer(page: Page): Promise<readonly Entry[]> {
  return page.evaluate(
    () => (window as { dataLayer?: readonly Record<string, unknown>[] }).dataLayer ?? [],
  );
}
const events = async (page: Page, name: string): Promise<readonly Entry[]> =>
  (await layer(page)).filter(({ event }) => event === name);
async function accept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("#cookie-dialog").getByRole("button", { name: "Accept all" }).click();
  await expect.poll(async () => (await events(page, "page_view")).length).toBe(1);
  // The fake tools have recorded the request for the script before the next test counts requests.
  await page.waitForFunction(() => (window as { tagManagerRuns?: number }).tagManagerRuns === 1);
}
function say(page: Page, name: string, detail: object): Promise<void> {
  return page.evaluate(
    ([type, data]) => {
      document.dispatchEvent(new CustomEvent(type, { detail: data }));
    },
    [name, detail] as const,
  );
}

test("[7-035 3-102 2-108] sends a page view on load and on each navigation, with the tracking state and without the query", async ({
  page,
  baseURL,
}) => {
  await accept(page, `${PRODUCT}?utm_source=mail`);
  expect((await events(page, "page_view"))[0]).toEqual({
    event: "page_view",
    page_type: "product_page",
    offer: "expatriate-insurance",
    product: "long-term-international-health-plan",
    page_location: `${baseURL ?? ""}${PRODUCT}`,
    page_title: await page.title(),
    language: "en",
    audience: "individual",
    device: "desktop",
  });
  await page.locator("footer a[lang=fr]").first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect.poll(async () => (await events(page, "page_view")).length).toBe(2);
  expect((await events(page, "page_view"))[1]).toMatchObject({
    language: "fr",
    product: expect.stringContaining("longue"),
  });
});

test("[7-038 7-039] sends a click on a call to action with label, module and URL, without the soft hyphens of the label", async ({
  page,
  baseURL,
}) => {
  await accept(page, PRODUCT);
  const cta = page.locator("main [data-cta]").first();
  await cta.evaluate((link) => {
    link.prepend("Over\u00adview: ");
  });
  const [label, module, href] = await cta.evaluate(
    (link) =>
      [
        link.textContent.trim().replace("\u00ad", ""),
        (link as HTMLElement).dataset["cta"] ?? "",
        (link as HTMLAnchorElement).href,
      ] as const,
  );
  await cta.evaluate((link) => {
    link.addEventListener("click", (event) => {
      event.preventDefault();
    });
    (link as HTMLElement).click();
  });
  const url = new URL(href, baseURL);
  expect(await events(page, "cta_click")).toEqual([
    {
      event: "cta_click",
      page_type: "product_page",
      offer: "expatriate-insurance",
      product: "long-term-international-health-plan",
      label,
      module,
      url: url.origin + url.pathname,
      total_loan_amount: "-",
    },
  ]);
});

test("[7-038] sends the loan amount of a call to action with its click", async ({ page }) => {
  await accept(page, PRODUCT);
  await page
    .locator("main [data-cta]")
    .first()
    .evaluate((link: HTMLElement) => {
      link.dataset["totalLoanAmount"] = "12000";
      link.addEventListener("click", (event) => {
        event.preventDefault();
      });
      link.click();
    });
  expect(await events(page, "cta_click")).toMatchObject([{ total_loan_amount: "12000" }]);
});

test("[7-036 7-037 7-039] sends searches and confirmed forms from document events, without other fields of their details", async ({
  page,
}) => {
  await accept(page, "/en/contact");
  await say(page, "finder:track", {
    name: "lisa_search",
    finder: "eligibility",
    go: "quote",
    residence: "FR",
    nationality: "US",
  });
  await say(page, "form:confirmed", {
    label: "Write to us",
    module: "page_form",
    email: "name@example.com",
  });
  await say(page, "form:confirmed", { label: "", module: null });
  const state = { page_type: "page_single", offer: "-", product: "-" };
  expect(await events(page, "lisa_search")).toEqual([
    { event: "lisa_search", ...state, finder: "eligibility", go: "quote" },
  ]);
  expect(await events(page, "confirmed_form")).toEqual([
    { event: "confirmed_form", ...state, label: "Write to us", module: "page_form" },
    { event: "confirmed_form", ...state, label: "-", module: "-" },
  ]);
});

test("[7-036 finder-6.19] sends a search of the need finder without its answers", async ({
  page,
}) => {
  await accept(page, "/en");
  const finder = page.locator("[data-need-finder]").first();
  await finder.locator("select").first().focus();
  await expect(finder.locator("[role=combobox]")).toBeVisible();
  await finder.locator("select").first().selectOption("expat");
  await typeCountry(page, finder.getByRole("combobox", { name: "Where are you going?" }), "Spain");
  await finder.locator("select[name=language]").selectOption("en");
  await finder.getByRole("button", { name: "See plan" }).click();
  await expect.poll(async () => (await events(page, "lisa_search")).length).toBe(1);
  expect((await events(page, "lisa_search"))[0]).toMatchObject({ finder: "need", go: "product" });
  // The page of the plan also sends a page view.
  await expect.poll(async () => (await events(page, "page_view")).length).toBe(2);
  for (const entry of await layer(page))
    expect(JSON.stringify(Object.values(entry))).not.toMatch(
      /Spain|"ES"|"expat"|[?&](?:to|need|from)=/,
    );
});

test("[4-046 7-036] sends a submit of the eligibility finder with the value of its button", async ({
  page,
}) => {
  await accept(page, cardPath("en"));
  const finder = await openFinder(page, `${cardPath("en")}?from=FR&to=SG`);
  await answer(page, finder, "en", { ...NO_ANSWERS, profile: PLAN.profile });
  // Once the page view is sent, the search is sent as well.
  await expect.poll(async () => (await events(page, "page_view")).length).toBe(1);
  // The response is held until the event was read, which is sent before the page changes.
  let leave = (): void => undefined;
  const read = new Promise<void>((resolve) => {
    leave = resolve;
  });
  await page.route("**/*go=quote*", async (route) => {
    await read;
    await route.continue();
  });
  await finder.locator("button[name=go][value=quote]").click();
  await expect
    .poll(() => events(page, "lisa_search"))
    .toEqual([
      expect.objectContaining({ event: "lisa_search", finder: "eligibility", go: "quote" }),
    ]);
  leave();
  await page.waitForURL(REQUEST_PAGE);
});

test("[7-029] collects nothing before the consent question is answered, not even in a queue", async ({
  page,
  own,
}) => {
  const before = own.tools.requests.length;
  await page.goto(PRODUCT);
  await expect(page.locator("#cookie-dialog")).toBeVisible();
  await say(page, "form:confirmed", { label: "x", module: "y" });
  expect(await layer(page)).toEqual([]);
  expect(own.tools.requests.length).toBe(before);
});
