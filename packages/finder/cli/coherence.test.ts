/** Compares the shipped rules with the shipped pages, and finds planted contradictions (finder §5.10). */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { isRule, type EligibilityData, type Rule } from "../src/data/index.ts";
import type { RuleRecord } from "../src/data/types.ts";
import {
  PAGE_KINDS,
  blocksPublishing,
  findFindings,
  type Finding,
  type PlanPage,
  type SitePages,
} from "../src/eligibility/index.ts";
import { AuthoredSales } from "../src/eligibility/findings/authored-sales.ts";
import { listPlansBetween, prepareSite } from "../src/eligibility/findings/prepared-site.ts";
import type { NeedTarget } from "../src/need/index.ts";
import { load } from "./load.ts";
import { readSites } from "./sites.ts";

const root = join(import.meta.dirname, "../../..");
let data: EligibilityData;
let sites: readonly SitePages[];

beforeAll(async () => {
  const loaded = await load(join(root, "data/eligibility"));
  if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
  data = loaded.data;
  sites = readSites(join(root, "data"));
});

const isPageKind = ({ kind }: Finding): boolean => PAGE_KINDS.includes(kind);
/** Returns the open contradictions. */
function compare(pages: readonly SitePages[], authored = data): readonly Finding[] {
  return findFindings(authored, { hosts: "any", sites: pages }).filter(
    (finding) => isPageKind(finding) && finding.state !== "accepted",
  );
}

/** Returns the English site of an audience with one plan page changed. */
function changePlan(
  key: string,
  change: Partial<NeedTarget>,
  audience: SitePages["audience"] = "individual",
): readonly SitePages[] {
  return sites
    .filter((site) => site.audience === audience && site.locale === "en")
    .map((site) => ({
      ...site,
      plans: site.plans.map((plan): PlanPage =>
        plan.target.id === key ? { ...plan, target: { ...plan.target, ...change } } : plan,
      ),
    }));
}

/** Returns the data with some rules changed or, for null, removed. */
function changeRules(change: (rule: Rule) => Rule | null): EligibilityData {
  return {
    ...data,
    rules: data.rules.flatMap((record): readonly RuleRecord[] => {
      const changed = isRule(record) ? change(record) : record;
      return changed === null ? [] : [changed];
    }),
  };
}
const productId = (name: string): string =>
  data.products.find(({ Name }) => Name === name)?.id ?? name;

describe("the shipped pages", () => {
  it("do not contradict the rules, for both audiences in five languages", () => {
    expect(sites).toHaveLength(10);
    expect(sites.map(({ plans }) => plans.length)).toEqual([
      21, 21, 21, 21, 21, 20, 20, 20, 20, 20,
    ]);
    expect(sites.map(({ naming }) => naming.length)).toEqual([
      13, 13, 13, 13, 13, 12, 12, 12, 12, 12,
    ]);
    expect(sites.every(({ naming }) => naming.some(({ plans }) => plans.length > 5))).toBe(true);
    expect(compare(sites).map(({ id }) => id)).toEqual([]);
  });

  it("are compared by the command, which exits with 0", () => {
    const command = spawnSync(
      process.execPath,
      [join(import.meta.dirname, "main.ts"), "coherence"],
      { cwd: root, encoding: "utf8" },
    );
    expect(command.stdout).toEqual(
      expect.stringMatching(
        /^[^]*\n10 sites compared with the rules: 0 open contradictions, 1 accepted\n$/,
      ),
    );
    expect(command.status).toBe(0);
  });

  it("list what a comparison country by country lists", () => {
    for (const pages of [
      ...changePlan("myhealth-international", { location_groups: ["asia"] }),
      ...changePlan("long-term", { destination_groups: [], destination_countries: ["TH"] }),
      ...changePlan("student", { excluded_locations: ["DE", "MX"] }, "corporate"),
    ]) {
      const sales = new AuthoredSales(data, {});
      const site = prepareSite(pages, sales);
      const { countries, products } = sales.universe;
      const missing = new Map<string, number>();
      countries.forEach(({ iso: from }, residence) => {
        countries.forEach(({ iso: to }, destination) => {
          const listed = listPlansBetween(site, from, to).map(({ id }) => id);
          for (const product of sales.list(residence, destination)) {
            const id = products[product]?.id ?? "";
            const page = site.pageOf.get(product);
            if (page && !listed.includes(page.id)) missing.set(id, (missing.get(id) ?? 0) + 1);
          }
        });
      });
      const found = compare([pages]).filter(({ kind }) => kind === "sold-unlisted");
      expect(new Map(found.map(({ subject, journeys }) => [subject[0], journeys]))).toEqual(
        missing,
      );
      expect(missing.size).toBe(1);
    }
  });
});

describe("planted contradictions", () => {
  const kindsOf = (findings: readonly Finding[]): readonly string[] =>
    [...new Set(findings.map(({ kind }) => kind))].toSorted();

  it.each([
    [
      "a page with fewer residences than the rules",
      "long-term",
      { location_groups: ["europe"] },
      ["search-silent", "sold-unlisted", "states-other"],
    ],
    [
      "a page that excludes a destination that the rules sell",
      "travel-insurance",
      { excluded_destinations: ["ES"] },
      ["search-silent", "sold-unlisted", "states-other"],
    ],
    [
      "a page with more residences than the rules",
      "myhealth-singapore",
      { location_groups: ["asia"] },
      ["states-other"],
    ],
    ["a page without its cover type", "mystudies-cover", { cover_types: [] }, ["never-searched"]],
    [
      "two plans for the whole world between the same countries",
      "myhealth-singapore",
      { global_offer: true },
      ["search-error"],
    ],
    ["a page of another offer", "short-term", { offerUid: "expat" }, ["omits-plan"]],
  ] as const)("%s", (_, key, change, kinds) => {
    const found = compare(changePlan(key, change));
    expect(kindsOf(found)).toEqual(kinds);
    for (const { hrefs, kind } of found)
      expect(hrefs.length, kind).toBeGreaterThan(kind === "states-other" ? 0 : 1);
  });

  it("a market that the rules have and the page does not", () => {
    const [rule] = data.rules.filter(isRule).filter(({ ID }) => ID.startsWith("01-SG-EXP-SG-A"));
    const other = data.rules.filter(isRule).find(({ ID }) => ID.startsWith("01-SG-EXP-TH")) as Rule;
    const found = compare(
      sites,
      changeRules((each) =>
        each.ID === other.ID ? { ...each, product: rule?.product ?? [] } : each,
      ),
    );
    expect(kindsOf(found)).toEqual(["search-silent", "sold-unlisted", "states-other"]);
    const [unlisted] = found.filter(({ kind }) => kind === "sold-unlisted");
    expect(unlisted).toMatchObject({
      subject: [productId("MyHealth Singapore")],
      journeys: 5,
      witness: { residence: "SG", destination: "TH", profile: "expatriation" },
    });
    expect(unlisted?.hrefs).toEqual([
      expect.stringMatching(/^\/[a-z]{2}(\/\S+)?\?from=SG&to=TH&as=expatriation$/),
      expect.stringMatching(/country-of-residence=SG&country-of-destination=TH$/),
    ]);
    expect(blocksPublishing(unlisted as Finding)).toBe(true);
  });

  it("a plan that the rules no longer sell, and whose page the searches still show", () => {
    const name = "MyHealth Vietnam";
    const found = compare(
      sites,
      changeRules((rule) => (rule.product[0] === productId(name) ? null : rule)),
    );
    expect(kindsOf(found)).toEqual(["listed-unsold", "search-unsold", "states-other"]);
    expect(
      found.every(
        ({ subject, by }) =>
          [...subject, ...by].join().includes("ietnam") || subject[0] === productId(name),
      ),
    ).toBe(true);
  });

  it("a page of an offer or a region that names or leaves out a plan", () => {
    function change(edit: (plans: readonly string[], title: string) => readonly string[]) {
      const changed = sites.slice(0, 1).map((site) => ({
        ...site,
        naming: site.naming.map((page) => ({ ...page, plans: edit(page.plans, page.title) })),
      }));
      return compare(changed).map(({ id, by, hrefs }) => ({ id, by, hrefs }));
    }
    const naming = sites[0]?.naming ?? [];
    const offer = naming.find(({ title }) => title === "local")?.path ?? "";
    const region = naming.find(({ title }) => title === "oceania")?.path ?? "";
    expect(
      change((plans, title) =>
        title === "local" ? plans.filter((plan) => plan !== "myhealth-asia") : plans,
      ),
    ).toEqual([
      {
        id: `omits-plan:${offer}/${productId("MyHealth ASIA")}`,
        by: ["MyHealth Asia"],
        hrefs: [offer, `${offer}/myhealth-asia`],
      },
    ]);
    expect(
      change((plans, title) => (title === "oceania" ? [...plans, "myhealth-thailand"] : plans)),
    ).toEqual([
      {
        id: `names-unsold:${region}/${productId("MyHealth Thailand")}`,
        by: ["MyHealth Thailand"],
        hrefs: [region, `${offer}/myhealth-thailand`],
      },
    ]);
  });

  it("a plan page to which no product leads is a warning", () => {
    const found = compare(
      sites.slice(0, 1).map((site) => ({
        ...site,
        plans: site.plans.map((plan) =>
          plan.target.id === "student" ? { ...plan, paths: ["/en/new"] } : plan,
        ),
      })),
    );
    expect(found).toMatchObject([{ kind: "plan-without-product", severity: "warning" }]);
  });

  it("are open until they are accepted, and an acceptance is no stale one without the pages", () => {
    const pages = changePlan("long-term", { excluded_locations: ["FR"] });
    const [finding] = compare(pages).filter(({ kind }) => kind === "sold-unlisted");
    if (!finding) throw new Error("The contradiction is not found.");
    const { id, journeys } = finding;
    const accepted = [...data.accepted, { id, reason: "The page is being corrected.", journeys }];
    expect(compare(pages, { ...data, accepted }).map((each) => each.id)).not.toContain(id);
    expect(
      findFindings({ ...data, accepted }).filter(({ kind }) => kind === "stale-acceptance"),
    ).toEqual([]);
    expect(
      findFindings({ ...data, accepted }, { sites }).filter(
        ({ kind }) => kind === "stale-acceptance",
      ),
    ).toHaveLength(1);
  });
});
