/**
 * Targets of the eligibility finder on each site, with the shipped rules and plans and a stubbed
 * content service.
 */
import {
  parseDocument,
  type Plan as PlanPage,
  type PlanForm,
  type SiteContent,
} from "@orlaya/content";
import {
  NO_ANSWERS,
  SIZE_BUDGET,
  asksNationality,
  listOptions,
  readOptionsPayload,
  resolve,
  type Answers,
  type Finder,
} from "@orlaya/finder/eligibility";
import { buildFinderHref, type EligibilityGo } from "@orlaya/finder-ui";
import { LOCALES, mapLocales, type Locale } from "@orlaya/locales";
import { AUDIENCES, buildPath, type Audience } from "@orlaya/routes";
import { describe, expect, it } from "vitest";
import { createTestSite } from "./testing.ts";
import { buildCoverage } from "./coverage.ts";
import { deriveOptions } from "./eligibility-release.ts";
import { answerEligibility, loadEligibility } from "./eligibility.ts";
import {
  createShippedRelease,
  readFinder,
  readShippedFile,
  shippedFlows,
  shippedRules,
} from "./shipped-rules.test-data.ts";
import { loadNeedIndex } from "./need-index.ts";
import { encodeAnswer } from "../http/byte-cache.ts";
import { readEnv } from "../process/env.ts";
import type { Runtime } from "../process/runtime.ts";

type Texts = Readonly<Record<Locale, string>>;
interface Plan {
  readonly offer: string;
  readonly uids: Texts;
  readonly quote_urls: Texts;
}
const plans = JSON.parse(readShippedFile("products.json")) as readonly ({
  readonly key: string;
  readonly dataName: string;
} & Readonly<Record<Audience, Plan | null>>)[];
const offers = new Map(
  (
    JSON.parse(readShippedFile("offers.json")) as readonly {
      readonly key: string;
      readonly uids: Texts;
    }[]
  ).map(({ key, uids }) => [key, uids]),
);
const released = createShippedRelease(7);
const finders = released.payloads;

/** Returns the path of a plan page as the content service stores it. */
function pathOf(plan: Plan | null, locale: Locale, audience: Audience): string | null {
  return (
    plan &&
    buildPath("product", {
      locale,
      audience,
      params: { offer: offers.get(plan.offer)?.[locale] ?? "", product: plan.uids[locale] },
    })
  );
}
function listPlans(locale: Locale, audience: Audience): readonly PlanPage[] {
  return plans.flatMap(({ key, dataName, individual, ...entry }) => {
    const path = pathOf(audience === "corporate" ? entry.corporate : individual, locale, audience);
    const page = {
      id: `${key} ${audience}`,
      title: dataName,
      path,
      _status: "published",
      starting_price: 10,
      card: { card_description: `${key} ${audience}` },
    };
    return path === null
      ? []
      : [
          parseDocument("product_page", {
            ...page,
            ...(audience === "corporate" && {
              private_plan: {
                id: `${key} individual`,
                path: pathOf(individual, locale, "individual"),
              },
            }),
          }),
        ];
  });
}
/** Returns the request page of each plan, after its page with the finder. */
function listForms(locale: Locale, audience: Audience): readonly PlanForm[] {
  return plans.flatMap(({ key, ...entry }) => {
    const id = `${key} ${audience}`;
    const page = entry[audience];
    const product = { id, document: null };
    return page
      ? [
          { id: `${id} check`, path: "/check", product, form: null },
          {
            id: `${id} request`,
            path: page.quote_urls[locale],
            product,
            form: { id: "quote", document: null },
          },
        ]
      : [];
  });
}
const runtime = {
  env: readEnv({ SITE_API_KEY: "x".repeat(20), REVALIDATE_SECRET: "y".repeat(20) }),
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
} as unknown as Runtime;
function siteOf(locale: Locale, audience: Audience, more: Partial<SiteContent> = {}): SiteContent {
  const module = parseDocument("module_lisa", { id: "m", new_lisa: true });
  return createTestSite(
    { locale, audience },
    {
      release: () => Promise.resolve(released),
      finderModule: () => Promise.resolve(module),
      plans: () => Promise.resolve(listPlans(locale, audience)),
      places: () => Promise.resolve([]),
      ...more,
    },
  );
}

const decoded = (locale: Locale): Finder => readFinder(finders[locale]);
/** Finds one set of answers for each product of the release. */
function answersTo(finder: Finder): ReadonlyMap<string, Answers> {
  const found = new Map<string, Answers>();
  const { countries, profiles, products } = shippedFlows.universe;
  for (const flow of shippedFlows.flows) {
    const id = products[flow.product]?.id ?? "";
    for (const residence of flow.residence)
      for (const destination of flow.destination)
        for (const profile of flow.profiles) {
          if (found.has(id)) break;
          const three = {
            residence: countries[residence]?.iso ?? "",
            destination: countries[destination]?.iso ?? "",
            profile: profiles[profile]?.id ?? "",
            nationality: null,
          };
          for (const nationality of asksNationality(finder, three)
            ? listOptions(finder, three, "nationality").map(({ value }) => value)
            : [null]) {
            const answers = { ...three, nationality };
            const end = resolve(finder, answers);
            if (end.kind === "plan" && end.plan.product.id === id) found.set(id, answers);
          }
        }
  }
  return found;
}
const answersOf = answersTo(decoded("en"));
function query(answers: Answers, go?: EligibilityGo): URLSearchParams {
  const params = new URL(buildFinderHref("/", answers), "https://x.invalid").searchParams;
  if (go) params.set("go", go);
  return params;
}
const planNamed = new Map(
  shippedRules.products.map(({ id, Name }) => [
    id,
    plans.find(({ dataName }) => dataName === Name),
  ]),
);

describe("[finder-6.18] targets of the answers on each site", () => {
  it("all 21 products have a plan and are the result of some answers", () => {
    expect(answersOf.size).toBe(21);
    expect([...planNamed.values()].every((plan) => plan !== undefined)).toBe(true);
  });
  const sites = LOCALES.flatMap((locale) =>
    AUDIENCES.map((audience) => [audience, locale] as const),
  );
  it.each(sites)(
    "[4-048] [2-081] %s %s: every product leads to its page on the site, with its card",
    async (audience, locale) => {
      const home = buildPath("home", { locale, audience });
      const site = siteOf(locale, audience);
      for (const [id, answers] of answersOf) {
        const plan = planNamed.get(id) ?? { key: "", individual: null, corporate: null };
        // A company cannot insure a working holiday. The rules cover the person, so that the
        // private page is shown.
        const shown = plan[audience] ? audience : "individual";
        expect(
          await answerEligibility(runtime, site, home, query(answers, "product")),
          plan.key,
        ).toEqual({ kind: "product", url: pathOf(plan[shown], locale, shown), external: false });
        const found = await loadEligibility(runtime, site, home, query(answers));
        expect(found?.model.result, plan.key).toMatchObject({
          kind: "result",
          plan: plan[audience]
            ? { description: `${plan.key} ${audience}`, price: { amount: 10 } }
            : { description: "", price: null },
        });
      }
      expect(plans.filter((plan) => !plan[audience]).map(({ key }) => key)).toEqual(
        audience === "corporate" ? ["mytravel-cover-whv"] : [],
      );
    },
  );
  it.each(sites)(
    "[4-047] %s %s: every quote leads to the request page of the plan on the site, with the answers",
    async (audience, locale) => {
      const home = buildPath("home", { locale, audience });
      const site = siteOf(locale, audience, {
        planForms: () => Promise.resolve(listForms(locale, audience)),
      });
      for (const [id, answers] of answersOf) {
        const plan = planNamed.get(id) ?? { key: "", individual: null, corporate: null };
        const shown = plan[audience] ? audience : "individual";
        const answer = await answerEligibility(runtime, site, home, query(answers, "quote"));
        const url = new URL(answer && "url" in answer ? answer.url : "", "https://site.invalid");
        expect([answer?.kind, url.pathname], plan.key).toEqual([
          "quote",
          plan[shown]?.quote_urls[locale],
        ]);
        const isOnSite = plan[audience] !== null;
        expect(url.searchParams.get("from"), plan.key).toBe(isOnSite ? answers.residence : null);
      }
    },
  );
  it("a quote leads to the page of the plan while the site has no request page for it", async () => {
    const site = siteOf("en", "corporate");
    const home = buildPath("home", { locale: "en", audience: "corporate" });
    for (const [id, answers] of answersOf) {
      const path = pathOf(planNamed.get(id)?.corporate ?? null, "en", "corporate");
      if (path === null) continue;
      const answer = await answerEligibility(runtime, site, home, query(answers, "quote"));
      expect(answer).toEqual({ kind: "quote", url: path, external: false });
    }
  });
  it("the page of a plan states when the answers lead to another plan, on both sites", async () => {
    const [[own, toOwn] = [], [, toOther] = []] = [...answersOf];
    for (const audience of AUDIENCES) {
      const page = `${pathOf(planNamed.get(own ?? "")?.[audience] ?? null, "en", audience) ?? ""}/check`;
      async function insteadOf(answers: Answers | undefined) {
        const site = siteOf("en", audience);
        return (await loadEligibility(runtime, site, page, query(answers ?? NO_ANSWERS)))?.model
          .result;
      }
      expect(await insteadOf(toOwn)).toMatchObject({ instead: null });
      expect(await insteadOf(toOther)).toMatchObject({
        instead: shippedRules.products.find(({ id }) => id === own)?.["en-gb"],
      });
    }
  });
  it.each(AUDIENCES)(
    "with new_lisa the country pages show the plans of the %s site",
    (audience) => {
      const shown = buildCoverage(listPlans("en", audience), {} as never, decoded("en"), {
        locale: "en",
        audience,
      })("TH").map(({ id }) => id);
      expect(shown).toContain(`myhealth-thailand ${audience}`);
      expect(shown.length).toBeGreaterThan(3);
    },
  );
  it.each(AUDIENCES)(
    "[finder-3.1] the search by need of the %s site shows a plan only where the release sells it",
    async (audience) => {
      const groups = () => Promise.resolve([]);
      async function readRules(more: Partial<SiteContent>) {
        const index = await loadNeedIndex(runtime, siteOf("en", audience, { groups, ...more }));
        return index?.rules ?? null;
      }
      const rules = await readRules({});
      expect(rules?.known.size).toBe(listPlans("en", audience).length);
      function listSold(countries: { readonly from?: string; readonly to?: string }) {
        return [...(rules?.listSold(countries) ?? [])].map((id) => id.replace(` ${audience}`, ""));
      }
      expect(listSold({ from: "FR", to: "FR" })).toEqual([]);
      expect(listSold({ from: "SG", to: "SG" }).sort()).toEqual([
        "myhealth-international",
        "myhealth-singapore",
      ]);
      expect(listSold({ from: "TH", to: "KH" })).toContain("myhealth-asia");
      expect(listSold({ from: "TH", to: "KH" })).not.toContain("myhealth-thailand");
      expect(listSold({ from: "KP" })).toEqual([]);
      expect(listSold({ to: "TH" })).toContain("myhealth-thailand");
      expect(await readRules({ release: () => Promise.resolve(null) })).toBeNull();
    },
  );
});

describe("[8-021] content that cannot be loaded", () => {
  const none = (): Promise<null> => Promise.resolve(null);
  const broken = siteOf("en", "individual", { finderModule: none, plans: none, places: none });
  const [answers = NO_ANSWERS] = answersOf.values();
  it("without finder module and plan list the finder is shown, and a submit leads to the page from the rules", async () => {
    expect(
      (await loadEligibility(runtime, broken, "/en", new URLSearchParams()))?.finder.codes,
    ).toHaveLength(250);
    expect(
      await answerEligibility(runtime, broken, "/en", query(answers, "product")),
    ).toMatchObject({ kind: "product" });
    expect(
      await answerEligibility(
        runtime,
        broken,
        "/en",
        new URLSearchParams({ from: "AQ", to: "AQ", as: "x", go: "product" }),
      ),
    ).toMatchObject({ kind: "invalid" });
  });
});

describe("the finder page of a plan", () => {
  it.each(AUDIENCES)("%s: its answers lead to the pages of the site", async (audience) => {
    const [[id, answers] = ["", NO_ANSWERS]] = answersOf;
    const path = `${pathOf(planNamed.get(id)?.[audience] ?? null, "en", audience) ?? ""}/check`;
    expect(
      await answerEligibility(runtime, siteOf("en", audience), path, query(answers, "product")),
    ).toMatchObject({ kind: "product", url: path.replace(/\/check$/, "") });
  });
});

describe("the file of a release that a browser reads (finder §4)", () => {
  it.each(LOCALES)("%s: options only, and at most 3,072 bytes as served", (locale) => {
    const options = deriveOptions(runtime, released, locale);
    const again = deriveOptions(runtime, { ...released, payloads: { ...finders } }, locale);
    expect(JSON.stringify(again)).toBe(JSON.stringify(options));
    const decoding = readOptionsPayload(JSON.parse(JSON.stringify(options)));
    expect(decoding).toMatchObject({ ok: true, finder: { version: 7, locale } });
    const body = JSON.stringify(options);
    for (const { id, name, url } of decoded(locale).products)
      for (const part of [id, name, url ?? id]) expect(body).not.toContain(part);
    const { br } = encodeAnswer(200, {}, Buffer.from(body), [], 0).bodies;
    expect(br.length).toBeLessThanOrEqual(SIZE_BUDGET.payload);
  });

  it("is not made from a payload that cannot be read, and this is logged", () => {
    const logged: unknown[] = [];
    const log = { ...runtime.log, error: (...event: unknown[]) => void logged.push(event) };
    const damaged = { ...released, payloads: mapLocales(() => ({ type: "realtime" })) };
    expect(deriveOptions({ log }, damaged, "en")).toBeNull();
    expect(logged).toMatchObject([["release cannot be read", { version: 7, locale: "en" }]]);
  });
});
