/** Searches without a result: from the cookie dialog to the finding of the finder manager. */
import { PARAMS, resolve } from "@orlaya/finder/eligibility";
import { getMessages } from "@orlaya/messages/server";
import { problemsOf } from "./axe.ts";
import { releaseOf } from "./finder-parts.ts";
import { CMS, SITE, signIn, test as plain } from "./fixtures.ts";
import { expect, withTools } from "./tools-site.ts";

const counting = withTools(() => ({ COUNT_SEARCHES: "true", TRUSTED_PROXIES: "1" }));
const { common } = getMessages("en");
const KIND = "search-without-plan";

/** Returns the search of the residents of a country for which nobody gets a plan. */
async function findSearch(residence: string) {
  const release = await releaseOf("en");
  const [{ id: profile } = { id: "" }] = release.profiles;
  const destination = release.codes.find(
    (code) =>
      resolve(release, { residence, destination: code, profile, nationality: null }).kind ===
      "none",
  );
  return { residence, destination: destination ?? "", profile };
}

counting(
  "a visitor is asked, five searches become a finding, and refusals count nothing",
  async ({ page, context, request, own }) => {
    const search = await findSearch("FR");
    const query = new URLSearchParams({
      [PARAMS.residence]: search.residence,
      [PARAMS.destination]: search.destination,
      [PARAMS.profile]: search.profile,
      go: "rate",
    }).toString();
    const headers = await signIn(request);
    /** Returns the number of searches that the findings state; 0 without a finding. */
    async function readShown(): Promise<number> {
      const answer = await request.get(`${CMS()}/api/finder/findings`, { headers });
      const { findings } = (await answer.json()) as {
        readonly findings: readonly { readonly kind: string; readonly journeys: number }[];
      };
      return findings.find(({ kind }) => kind === KIND)?.journeys ?? 0;
    }
    const before = await readShown();
    /** Searches as visitors of five networks, as the form without scripts does. */
    async function searchFiveTimes(cookie: string, network: number): Promise<void> {
      for (let at = 1; at <= 5; at++) {
        const answer = await request.get(`${own.url}/en?${query}`, {
          headers: { cookie, "x-forwarded-for": `192.0.${network}.${at}` },
          maxRedirects: 0,
        });
        expect(answer.status()).toBe(303);
      }
    }
    await page.goto("/en/legal");
    const dialog = page.locator("#cookie-dialog");
    await expect(dialog).toContainText(common("cookies.textSearches"));
    await dialog.getByRole("button", { name: common("cookies.choose") }).click();
    const box = dialog.getByRole("checkbox", { name: common("cookies.searches") });
    await expect(box).not.toBeChecked();
    await expect(dialog.getByRole("checkbox")).toHaveCount(2);
    expect(await problemsOf(page, "#cookie-dialog")).toEqual([]);
    await dialog.getByRole("button", { name: common("cookies.save") }).click();
    await expect(dialog).toHaveCount(0);
    const readCookie = async (): Promise<string> =>
      (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const AGREED = /"categories":\[[^\]]*"searches"/;
    const refused = await readCookie();
    expect(decodeURIComponent(refused)).not.toMatch(AGREED);
    // What was refused is not counted, whatever is counted afterwards.
    await searchFiveTimes(refused, 2);
    await page.locator("footer [data-action=cookies]").click();
    await dialog.getByRole("button", { name: common("cookies.accept") }).click();
    await expect(dialog).toHaveCount(0);
    const agreed = await readCookie();
    expect(decodeURIComponent(agreed)).toMatch(AGREED);
    await searchFiveTimes(agreed, 3);

    await expect.poll(readShown, { timeout: 90_000, intervals: [5000] }).toBe(before + 5);
  },
);

plain("a site that counts no searches says nothing about it", async ({ request }) => {
  const dialog = await (await request.get(`${SITE()}/api/consent/en.html`)).text();
  expect(dialog).toContain(common("cookies.nothing"));
  for (const key of ["cookies.searches", "cookies.searchesText", "cookies.textSearches"] as const)
    expect(dialog).not.toContain(common(key));
  const page = await (await request.get(`${SITE()}/en/legal`)).text();
  expect(page).not.toContain("data-tools");
});
