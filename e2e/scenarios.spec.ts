/** Scenarios and findings, as a finder manager who works in Spanish. */
import type { APIRequestContext, Page } from "@playwright/test";
import { getAdminMessages } from "@orlaya/messages/admin";
import { enterAs } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { CMS, expect, FULL, signIn, test } from "./fixtures.ts";
import { holdLiveRelease } from "./live-release.ts";
import { RULES } from "./rules-of-tests.ts";

const say = getAdminMessages("es");
const api = (path: string): string => `${CMS()}/api${path}`;
const REASON = "Acordado con los socios del mercado";
const COLUMNS = (["residence", "destination", "profile", "outcome", "why"] as const).map((column) =>
  say(`scenario.column.${column}`),
);
const PLAN = "MyHealth International";
const ROWS = [
  COLUMNS.join(";"),
  `SG;Reino Unido;Expatriation;${PLAN};Desde la prueba`,
  "SG;Vietnam;Expatriation;MyHealth Internacionall;Desde la prueba",
  `SG;Indonesia;Expatriation;${PLAN};Desde la prueba`,
];
/** The rule that decides for an expatriate from Singapore to the United Kingdom. */
const RULE = RULES.scenarios;

interface Row {
  readonly id: string;
  readonly [field: string]: unknown;
}
async function list(request: APIRequestContext, query: string): Promise<readonly Row[]> {
  const answer = await request.get(api(`/${query}`), { headers: await signIn(request) });
  return ((await answer.json()) as { readonly docs: readonly Row[] }).docs;
}
let accepted: string | null = null;
/** Leaves the scenarios and the findings as they were. */
test.afterEach(async ({ request }) => {
  const headers = await signIn(request);
  for (const { id } of await list(request, "finder_journeys?where[why][equals]=Desde la prueba"))
    await request.delete(api(`/finder_journeys/${id}`), { headers });
  if (accepted === null) return;
  for (const { id } of await list(request, `finder_findings?where[reason][equals]=${REASON}`))
    await request.delete(api(`/finder_findings/${id}`), { headers });
});

const cardOf = (page: Page, text: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: text });

/**
 * Runs `work` while a rule leads to another plan. Meanwhile the saved rules cannot become a release,
 * so no other test publishes one.
 */
async function changeRuleDuring(
  request: APIRequestContext,
  work: () => Promise<void>,
): Promise<void> {
  const headers = await signIn(request);
  const [rule] = await list(request, `rules?where[reference][equals]=${RULE}&depth=0`);
  const [other] = await list(request, "products?where[name][equals]=MyHealth ASIA&depth=0");
  async function patchRule(data: object): Promise<void> {
    const answer = await request.patch(api(`/rules/${rule?.id ?? ""}`), { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  await holdLiveRelease(async () => {
    try {
      await patchRule({ product: [other?.id], funnel: [] });
      await work();
    } finally {
      await patchRule({ product: rule?.["product"], funnel: rule?.["funnel"] });
    }
  });
}

/** Accepts the first open finding, with a reason and a day until which it is accepted. */
async function acceptFinding(page: Page): Promise<void> {
  await page.goto(`${CMS()}/admin/finder-findings`);
  await page.getByLabel(say("finding.filter.state")).selectOption("open");
  const main = page.getByRole("main");
  await main
    .getByRole("button", { name: say("finder.finding.accept") })
    .first()
    .click();
  await main.getByLabel(say("finder.finding.reason")).fill(REASON);
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await main.getByLabel(say("finding.review")).fill(day);
  accepted = day;
  await main.getByRole("button", { name: say("finder.finding.confirm"), exact: true }).click();
  await page.getByLabel(say("finding.filter.state")).selectOption("accepted");
  await expect(cardOf(page, REASON)).toHaveCount(1);
}

test("scenarios are imported by name, mended and pinned; a rule change waits for them; a finding is accepted until a day", async ({
  browser,
  request,
}) => {
  test.slow();
  const { page, context, email } = await enterAs(browser, "finder_manager", { locale: "es" });
  await page.goto(`${CMS()}/admin/finder-scenarios`);
  await page.getByText(say("scenario.import.title"), { exact: true }).click();
  await page.getByLabel(say("scenario.import.text")).fill(ROWS.join("\n"));
  await page.getByRole("button", { name: say("scenario.import.check") }).click();
  const unknown = say("scenario.import.unknown", {
    column: say("scenario.column.outcome"),
    value: "MyHealth Internacionall",
  });
  await expect(page.getByText(unknown)).toBeVisible();
  await expect(page.getByText(say("scenario.import.mend", { count: 1 }))).toBeVisible();
  await page.getByRole("button", { name: say("scenario.import.use", { name: PLAN }) }).click();
  await page.getByRole("button", { name: say("scenario.import.import", { count: 3 }) }).click();
  await expect(page.getByText(say("scenario.import.done", { count: 3 }))).toBeVisible();
  if (FULL) expect(await problemsOf(page)).toEqual([]);

  await page.getByLabel(say("scenario.filter.person")).selectOption(email);
  const card = cardOf(page, "Desde la prueba").filter({ hasText: "Reino Unido" });
  await card.getByRole("button", { name: say("scenario.pin"), exact: true }).click();
  await card.getByLabel(say("scenario.why")).fill(REASON);
  await card.getByRole("button", { name: say("scenario.send") }).click();
  await expect(card.getByText(say("scenario.pinned"), { exact: true })).toBeVisible();

  await changeRuleDuring(request, async () => {
    await page.goto(`${CMS()}/admin/globals/finder_live`);
    const refused = cardOf(page, "Desde la prueba");
    await expect(refused.getByText(say("finder.kind.journey"))).toBeVisible();
    await expect(refused.getByRole("button", { name: say("scenario.agree") })).toBeVisible();
    await acceptFinding(page);
  });
  if (FULL) expect(await problemsOf(page)).toEqual([]);
  await context.close();
});
