/**
 * Compares the bit masks of the quote-by-need search with the four queries of the specification,
 * sent to the real content service (finder §3.1; spec §4, §8).
 */
import { createContent, type Content } from "@orlaya/content";
import {
  NEEDS,
  NEED_LANGUAGES,
  isSoldBetween,
  searchNeed,
  type NeedAnswers,
  type NeedIndex,
} from "@orlaya/finder/need";
import { LOCALES, type Locale } from "@orlaya/locales";
import { AUDIENCES, buildPath, type Audience } from "@orlaya/routes";
import type { APIRequestContext } from "@playwright/test";
import { loadNeedIndex } from "../apps/site/src/load/need-index.ts";
import { CMS, expect, FULL, httpTest as test, signIn, SITE } from "./fixtures.ts";
import { secrets } from "./own-site.ts";

// The tests run in sequence: the last one changes plans that the others compare.
test.describe.configure({ mode: "default" });

const SEED = 20261121;
const SILENT = { error: () => undefined, warn: () => undefined, info: () => undefined };
/**
 * Number of answers for each language of a site. data/tools/need-space.test.ts compares all
 * answers; this test uses the real service.
 */
const ANSWERS_PER_SITE = FULL ? 40 : 8;

async function openContent(): Promise<Content> {
  return createContent({
    url: CMS(),
    apiKey: (await secrets())["SITE_API_KEY"] ?? "",
    timeoutMs: 10_000,
    retries: 1,
    remember: {
      folder: null,
      renewAfterMs: 600_000,
      patienceMs: 10_000,
      pauseMs: 0,
      maxEntries: 2000,
      now: Date.now,
      warn: () => undefined,
      onChange: () => undefined,
    },
  });
}
/** Returns a generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
/** Returns the ids of the union of the four queries, sorted. */
async function fourQueries(
  content: Content,
  answers: NeedAnswers,
  locale: Locale,
  audience: Audience,
): Promise<readonly string[]> {
  const [fromGroups, toGroups] = await Promise.all([
    content.countryGroups(answers.from),
    content.countryGroups(answers.to),
  ]);
  const found = await Promise.all(
    (
      [
        { by: "groups", groups: fromGroups },
        { by: "countries", country: answers.from },
      ] as const
    ).flatMap((location) =>
      (
        [
          { by: "groups", groups: toGroups },
          { by: "countries", country: answers.to },
        ] as const
      ).map((destination) =>
        content.productPages({
          locale,
          audience,
          coverType: answers.need,
          language: answers.language,
          location,
          destination,
          excludedLocation: answers.from,
          excludedDestination: answers.to,
        }),
      ),
    ),
  );
  return [...new Set(found.flat())].sort();
}
/** Draws answers that match plans and their exclusions more often than uniform sampling. */
function drawAnswers(
  index: NeedIndex,
  countries: readonly string[],
  next: () => number,
): NeedAnswers {
  function one<T>(list: readonly T[]): T {
    const item = list[Math.floor(next() * list.length)];
    if (item === undefined) throw new Error("Cannot choose from an empty list.");
    return item;
  }
  const target = one(index.targets);
  function place(listed: readonly string[], excluded: readonly string[]): string {
    const chance = next();
    return chance < 0.3 && excluded.length
      ? one(excluded)
      : chance < 0.5 && listed.length
        ? one(listed)
        : one(countries);
  }
  return {
    need:
      next() < 0.8 && target.cover_types.length
        ? one(NEEDS.filter((need) => target.cover_types.includes(need)))
        : one(NEEDS),
    language: one(NEED_LANGUAGES),
    from: place(target.locations, target.excluded_locations),
    to: place(target.destination_countries, target.excluded_destinations),
  };
}

for (const audience of AUDIENCES) {
  test(`[4-016 4-017 4-018 4-019 7-014] ${audience}: bit masks and the four queries find the same plans for ${ANSWERS_PER_SITE * LOCALES.length} random answers`, async () => {
    const content = await openContent();
    const site = content.at({ locale: "en", audience });
    const countries = ((await site.countries()) ?? []).map(({ code }) => code);
    const next = random(SEED + audience.length);
    const seen = { found: 0, excluded: 0 };
    for (const locale of LOCALES) {
      const index = await loadNeedIndex({ log: SILENT }, content.at({ locale, audience }));
      if (!index) throw new Error(`The plans in ${locale} could not be read.`);
      expect(index.targets.length, `plans in ${locale}`).toBeGreaterThan(10);
      for (let count = 0; count < ANSWERS_PER_SITE; count += 1) {
        const answers = drawAnswers(index, countries, next);
        const sold = new Set(
          index.targets
            .filter((target) => isSoldBetween(target, index.rules, answers))
            .map(({ id }) => id),
        );
        const literal = (await fourQueries(content, answers, locale, audience)).filter((id) =>
          sold.has(id),
        );
        const masks = searchNeed(index, answers, { locale, audience })
          .map((target) => target.id)
          .sort();
        expect(masks, `${locale} ${JSON.stringify(answers)}`).toEqual(literal);
        if (masks.length > 0) seen.found += 1;
        if (
          index.targets.some(
            (target) =>
              target.excluded_locations.includes(answers.from) ||
              target.excluded_destinations.includes(answers.to),
          )
        )
          seen.excluded += 1;
      }
    }
    // The comparison is meaningful only when plans are found and exclusions apply.
    expect(seen.found).toBeGreaterThan(ANSWERS_PER_SITE);
    expect(seen.excluded).toBeGreaterThan(ANSWERS_PER_SITE / 2);
  });
}

test.describe("ambiguous plans", () => {
  const LOCALE = "nl";
  const HOME = buildPath("home", { locale: LOCALE, audience: "corporate" });
  // The only plan of this need has no contract in German. The rules sell the other UK plans and travel
  // insurance there, too.
  const PLACE = { from: "GB", to: "TH" } as const;
  const UIDS = [
    "internationale-ziektekostenverzekering-kortdurend-verenigd-koninkrijk-collectief",
    "internationale-ziektekostenverzekering-studenten-verenigd-koninkrijk-collectief",
    "travel-insurance-collectief",
  ];
  // No plan is sold to residents of Antarctica who go to Bouvet Island.
  const REFUSED = { from: "AQ", to: "BV" } as const;
  async function landsOn(
    request: APIRequestContext,
    { from, to }: { readonly from: string; readonly to: string } = PLACE,
  ): Promise<string> {
    const query = `?need=expat&language=de&from=${from}&to=${to}&go=product`;
    const answer = await request.get(`${SITE()}${HOME}${query}`, { maxRedirects: 0 });
    return answer.headers()["location"] ?? String(answer.status());
  }

  test("[4-007 8-001 8-002 8-003 8-004 8-005 4-021 4-022] three, two local or two global plans lead to the error page, one of each to the local plan, none to the no-result page; a page that names more countries than the rules is not found there", async ({
    request,
  }) => {
    const headers = await signIn(request);
    async function list(query: string): Promise<readonly Record<string, unknown>[]> {
      return (
        (await (await request.get(`${CMS()}/api/${query}`, { headers })).json()) as {
          docs: Record<string, unknown>[];
        }
      ).docs;
    }
    const site = `where[locale][equals]=${LOCALE}&where[audience][equals]=corporate&depth=0`;
    const [cover] = await list(
      `cover_types?where[locale][equals]=${LOCALE}&where[key][equals]=expat&depth=0`,
    );
    const [module] = await list(
      `module_lisa?where[locale][equals]=${LOCALE}&where[uid][equals]=part-lisa-common-pro&depth=1`,
    );
    const pages = await list(
      `product_page?${site}&sort=uid&where[uid][in]=${encodeURIComponent(UIDS.join())}`,
    );
    if (!cover || !module || pages.length < 3)
      throw new Error(
        "The seed must contain a cover type, a finder module and three plans to change.",
      );
    const coverId = cover["id"];
    const landing = (field: string): string =>
      String((module[field] as { path?: string } | null)?.path);
    const fields = [
      "locations",
      "destination_countries",
      "excluded_locations",
      "excluded_destinations",
      "cover_types",
      "languages",
      "global_offer",
    ] as const;
    async function change(
      page: Record<string, unknown>,
      values: Record<string, unknown>,
    ): Promise<void> {
      const answer = await request.patch(
        `${CMS()}/api/product_page/${String(page["id"])}?depth=0`,
        { headers, data: { ...values, _status: "published" } },
      );
      expect(answer.status(), await answer.text()).toBe(200);
    }
    function take(page: Record<string, unknown>, global: boolean): Promise<void> {
      return change(page, {
        locations: [PLACE.from, REFUSED.from],
        destination_countries: [PLACE.to, REFUSED.to],
        excluded_locations: [],
        excluded_destinations: [],
        cover_types: [coverId],
        languages: ["de"],
        global_offer: global,
      });
    }
    const restore = (page: Record<string, unknown>): Promise<void> =>
      change(page, Object.fromEntries(fields.map((name) => [name, page[name] ?? null])));
    const expectLanding = (path: string) => expect.poll(() => landsOn(request)).toBe(path);
    const [a, b, c] = pages as [
      Record<string, unknown>,
      Record<string, unknown>,
      Record<string, unknown>,
    ];
    try {
      await expectLanding(landing("no_result_page"));
      await take(a, false);
      await expectLanding(String(a["path"]));
      expect(await landsOn(request, REFUSED)).toBe(landing("no_result_page"));
      await take(b, false);
      await expectLanding(landing("error_page")); // two local
      await take(a, true);
      await expectLanding(String(b["path"])); // one global, one local
      await take(b, true);
      await expectLanding(landing("error_page")); // two global
      await restore(a);
      await expectLanding(String(b["path"])); // one global alone
      await take(a, false);
      await take(c, false);
      await expectLanding(landing("error_page")); // too many
      const shown = await request.get(`${SITE()}${landing("error_page")}`);
      expect(shown.status()).toBe(200);
      expect(await shown.text()).toContain(`<html lang="${LOCALE}"`);
    } finally {
      for (const page of pages) await restore(page);
    }
    await expectLanding(landing("no_result_page"));
  });
});
