/**
 * Tests that the rules and the targeting of pages say what data/eligibility/markets.json says, for
 * the whole space. The table is read here by a second, literal reader that shares no code with
 * data/tools/eligibility/markets.ts: it takes the members of lists from lists.json.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { NOT_LISTED } from "../../packages/finder/src/code.ts";
import { parseData, TABLE_NAMES } from "../../packages/finder/src/data/index.ts";
import type {
  CountryList,
  EligibilityData,
  Rule,
  TableName,
  TableFile,
} from "../../packages/finder/src/data/index.ts";
import {
  buildNeedRules,
  compileTable,
  createLiteralInterpreter,
  createPayload,
  readPayload,
  resolveFlows,
} from "../../packages/finder/src/eligibility/index.ts";
import type { Finder } from "../../packages/finder/src/eligibility/index.ts";
import {
  compileNeed,
  needOutcome,
  searchNeed,
  NEEDS,
  NEED_LANGUAGES,
} from "../../packages/finder/src/need/index.ts";
import type { Need, NeedTarget } from "../../packages/finder/src/need/index.ts";
import { buildGroups } from "./groups.ts";
import { buildSales, marketRows, type MarketRow } from "./eligibility/markets.ts";
import { buildProducts } from "./products.ts";
import { describePlaces } from "./products/targeting.ts";

const folder = join(import.meta.dirname, "../eligibility");

async function readTables(): Promise<EligibilityData> {
  const files: Partial<Record<TableName, TableFile>> = {};
  for (const table of TABLE_NAMES)
    files[table] = { format: "json", text: await readFile(join(folder, `${table}.json`), "utf8") };
  const read = parseData(files);
  if (!read.ok) throw new Error(JSON.stringify(read.errors.slice(0, 3)));
  return read.data;
}

const data = await readTables();
const rules = data.rules.filter((record): record is Rule => record.Name !== "NULL");
const idOf = new Map(data.countries.map(({ id, iso }) => [iso, id]));
const isoOf = new Map(data.countries.map(({ id, iso }) => [id, iso]));
const productById = new Map(data.products.map(({ id, Name }) => [id, Name]));
const codes = data.countries.map(({ iso }) => iso);
const closed = new Set(data.countries.filter(({ never }) => never).map(({ iso }) => iso));
const excludedLists = new Set(data.lists.filter(({ excluded }) => excluded).map(({ id }) => id));
const closedNationals = data.countries
  .filter((country) => country.never_nationality)
  .map(({ iso }) => iso);
const table = JSON.parse(await readFile(join(folder, "markets.json"), "utf8")) as {
  groups: Record<string, string[]>;
  markets: MarketRow[];
};

const membersOf = (list: CountryList | undefined): string[] =>
  (list?.Pays ?? []).map((id) => isoOf.get(id) ?? id);

/** Returns the countries of an entry, by the names of the lists in lists.json. */
function readEntry(entry: string, role: string): string[] {
  return entry.split(" + ").flatMap((name) => {
    const list = data.lists.find(
      ({ Name }) => Name.replace(/^List \d+\. /, "") === `${name} [${role}]`,
    );
    if (!list) throw new Error(`${name} [${role}]`);
    return membersOf(list).filter((code) => !closed.has(code));
  });
}

const flatten = (names: readonly string[]): string[] =>
  names.flatMap((name) => (table.groups[name] ? flatten(table.groups[name]) : [name]));

type Decision = Map<string | null, { plan: string; priority: number }>;
/** What the table says: plan by nationality list, for residence, destination and profile. */
const said = new Map<string, Decision>();

function note(row: MarketRow, from: string, to: string): void {
  const isOwn = from === to;
  if (row.ownCountry === "no" && isOwn) return;
  if (row.ownCountry === "only" && !isOwn) return;
  for (const profile of row.for.flatMap((needs) => needs.split(" + "))) {
    const key = `${from} ${to} ${profile}`;
    const decision: Decision = said.get(key) ?? new Map<string | null, never>();
    const people = row.nationality ?? null;
    const priority = row.priority ?? 0;
    const other = decision.get(people);
    if (other && other.plan !== row.plan && other.priority === priority)
      throw new Error(`${key}: ${other.plan} and ${row.plan} without a priority`);
    if (!other || priority < other.priority) decision.set(people, { plan: row.plan, priority });
    said.set(key, decision);
  }
}

beforeAll(() => {
  for (const row of table.markets)
    for (const living of flatten(row.livingIn))
      for (const going of flatten(row.goingTo)) {
        const to = readEntry(going === "own place" ? living : going, "destination");
        for (const from of readEntry(living, "location"))
          for (const destination of to) note(row, from, destination);
      }
});

const interpret = createLiteralInterpreter(data);
const national = (name: string) =>
  membersOf(data.lists.find(({ Name }) => Name.endsWith(`. ${name}`)));

interface Answer {
  readonly plan: string | null;
  readonly asked: boolean;
}

/** Returns the plan of the rules for each nationality; null for none. */
function getPlans(
  from: string,
  to: string,
  profile: string,
  nationalities: readonly (string | null)[],
): Answer[] {
  const decide = interpret(idOf.get(from) ?? "", idOf.get(to) ?? "", profile);
  return nationalities.map((code): Answer => {
    const answer = decide(code === null ? null : (idOf.get(code) ?? ""));
    return {
      plan: answer.kind === "plan" ? (productById.get(answer.product) ?? "") : null,
      asked: answer.asked,
    };
  });
}

function getPlan(from: string, to: string, profile: string, nationality: string | null): Answer {
  const [answer] = getPlans(from, to, profile, [nationality]);
  return answer ?? { plan: null, asked: false };
}

describe("markets and rules", () => {
  it("agree for every residence, destination, profile and nationality list", () => {
    const wrong: string[] = [];
    const [one = ""] = national("National-type nationalities");
    const [two = ""] = national("Nationals with rules of their own");
    const people = [one, two, closedNationals[0] ?? ""];
    let places = 0;
    for (const from of codes)
      for (const to of codes)
        for (const { id, Name } of data.profiles) {
          const decision = said.get(`${from} ${to} ${Name}`);
          const expected = decision?.get(null)
            ? Array.from({ length: 3 }, () => decision.get(null)?.plan)
            : [
                decision?.get("National-type nationalities")?.plan ?? null,
                decision?.get("Nationals with rules of their own")?.plan ?? null,
                null,
              ];
          const found = getPlans(from, to, id, people).map(({ plan }) => plan);
          if (expected.join() !== found.join())
            wrong.push(`${from} ${to} ${Name}: ${expected.join()} but ${found.join()}`);
          if (decision) places += 1;
        }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(places).toBeGreaterThan(300_000);
  });

  it("have the members of one nationality list with the same outcome, and refuse closed nationalities", () => {
    for (const people of [
      national("National-type nationalities"),
      national("Nationals with rules of their own"),
      closedNationals,
    ])
      for (const [from, to, profile] of [
        ["SG", "SG", "expatriation"],
        ["SA", "US", "expatriation"],
        ["CN", "DE", "long-term-study"],
      ] as const) {
        const plans = people.map((code) => getPlan(from, to, profile, code).plan);
        expect(new Set(plans).size, `${from} ${to} ${people[0]}`).toBe(1);
        expect(plans[0] === null).toBe(people === closedNationals);
      }
    expect(closedNationals).toEqual(["CU", "IR", "KP", "SY"]);
  });

  it("have one rule per combination of entries, and every row has a rule", () => {
    const sales = buildSales();
    expect(sales).toHaveLength(rules.length);
    expect(new Set(sales.map(({ row }) => row.market)).size).toBe(table.markets.length);
    expect(new Set(table.markets.map(({ market }) => market)).size).toBe(table.markets.length);
    expect(table.markets.length).toBeGreaterThanOrEqual(40);
    expect(table.markets.length).toBeLessThanOrEqual(70);
    for (const { market, why } of table.markets) expect(why, market).toMatch(/^[A-Z0-9].{15,}\.$/);
  });

  it("have the numbers that the README states", async () => {
    const text = (await readFile(join(folder, "README.md"), "utf8")).replaceAll(/\s+/g, " ");
    for (const words of [
      `in ${table.markets.length} rows`,
      `the ${rules.length} rules`,
      `${data.journeys.length} journeys that must keep`,
    ])
      expect(text).toContain(words);
    const accepted = (kind: string) => data.accepted.filter(({ id }) => id.startsWith(kind)).length;
    expect([accepted("gap-residence"), accepted("gap-destination")]).toEqual([18, 18]);
    expect(text).toContain(`| gap-nationality | ${accepted("gap-nationality")} |`);
    expect(text).toContain(`| conflict | ${accepted("conflict")} |`);
    expect(text).toContain(`| overlap | ${accepted("overlap")} |`);
  });

  it.each([
    ["an unknown place", { livingIn: ["Atlantis"] }, '"Atlantis" is not known'],
    ["an unknown profile", { for: ["Holiday"] }, '"Holiday" is not known'],
    ["an unknown nationality", { nationality: "Everybody" }, '"Everybody" is not known'],
    ["an unknown word for the own country", { ownCountry: "yes" }, "no, also or only"],
    ["lists of several countries for the own country only", { ownCountry: "only" }, "one country"],
  ])("are refused with %s", (_, change, message) => {
    const row: MarketRow = {
      market: "A market",
      plan: "MyHealth ASIA",
      livingIn: ["Asia"],
      goingTo: ["Asia other countries"],
      for: ["Expatriation"],
      ownCountry: "no",
      why: "",
      ...change,
    };
    expect(() => buildSales([row])).toThrow(message);
    expect(() => buildSales([row])).toThrow("A market");
  });

  it("sell nothing within the own country for travel, short stays, studies and working holidays", () => {
    const local = ["expatriation", "local-national"];
    for (const rule of rules)
      if (rule.sameCountry)
        expect(local, rule.ID).toEqual(expect.arrayContaining([...rule.profile]));
    for (const code of codes)
      for (const { id } of data.profiles)
        if (!local.includes(id))
          for (const people of ["FR", "US"])
            expect(getPlan(code, code, id, people).plan, `${code} ${id}`).toBeNull();
  });

  it("use priorities, unions, several profiles, rules without a funnel and both kinds of own country", () => {
    expect(rules.filter(({ priority }) => priority !== 0).length).toBeGreaterThan(1);
    const isUnion = (ids: readonly string[]) =>
      ids.filter((id) => !excludedLists.has(id)).length > 1;
    expect(rules.filter(({ residence }) => isUnion(residence)).length).toBeGreaterThan(4);
    expect(rules.filter(({ destination }) => isUnion(destination)).length).toBeGreaterThan(20);
    expect(rules.filter(({ profile }) => profile.length === 2).length).toBeGreaterThan(1);
    expect(rules.filter(({ profile }) => profile.length > 2).length).toBeGreaterThan(1);
    expect(rules.filter(({ funnel }) => funnel.length === 0).length).toBeGreaterThan(1);
    expect(rules.filter(({ sameCountry }) => sameCountry).length).toBeGreaterThan(10);
    const local = rules.filter((rule) => rule["Rules type"] === 1);
    expect(new Set(local.map(({ product }) => productById.get(product[0] ?? ""))).size).toBe(7);
  });
});

/** The rules as the site reads them. */
function compileRules(): Finder {
  const flows = resolveFlows(data);
  const payload = createPayload(
    { flows, table: compileTable(flows), version: 1, hosts: new Set() },
    "en",
  );
  const read = readPayload(payload);
  if (!read.ok) throw new Error(read.problem);
  return read.finder;
}
const finder = compileRules();

/** The pages for individuals, as the quote-by-need finder searches them. */
const targets: NeedTarget[] = buildProducts().map(({ dataName, individual }) => ({
  id: dataName,
  audience: "individual",
  locale: "en",
  offerUid: "",
  productUid: "",
  ...individual.targeting,
  quoteUrl: null,
  requestPath: null,
}));
const groups = buildGroups().map(({ uid, countries }) => ({ id: uid, countries }));
const index = compileNeed(
  targets,
  groups,
  buildNeedRules(finder, ({ id }) => productById.get(id) ?? null),
);
const site = { audience: "individual", locale: "en" } as const;
const pageOf = new Map(targets.map((target) => [target.id, target]));

/** The profiles whose plans have the cover type. */
const profilesOf: Readonly<Record<Need, readonly string[]>> = {
  expat: ["Expatriation"],
  "short-stay-abroad": ["Short stay abroad", "Short-term study abroad"],
  travel: ["Travel"],
  "study-abroad": [
    "Study abroad",
    "Short-term study abroad",
    "International studies",
    "Long-term study abroad",
  ],
};

/** Returns the plans that the table sells for a need, of the plans with its cover type. */
function getSold(from: string, to: string, need: Need): ReadonlySet<string> {
  const plans = profilesOf[need].flatMap((profile) =>
    [...(said.get(`${from} ${to} ${profile}`) ?? new Map<null, never>())].map(
      ([, { plan }]: readonly [unknown, { plan: string }]) => plan,
    ),
  );
  return new Set(plans.filter((plan) => pageOf.get(plan)?.cover_types.includes(need)));
}

/**
 * Returns why the results of a search contradict the table; null when they do not. Every plan that
 * the table sells must be found in some language, and no other plan.
 */
function contradict(from: string, to: string, need: Need): string | null {
  const sold = getSold(from, to, need);
  const missing = new Set(sold);
  for (const language of NEED_LANGUAGES) {
    const found = searchNeed(index, { need, language, from, to }, site);
    for (const { id } of found) missing.delete(id);
    const outcome = needOutcome(found, "product", new Set());
    const offered = [...sold].filter((plan) => pageOf.get(plan)?.languages.includes(language));
    const where = `${need} ${language} ${from}→${to}`;
    if (outcome.kind === "error") return `${where}: error`;
    if (outcome.kind === "noResult") {
      if (offered.length > 0) return `${where}: nothing instead of ${offered.join()}`;
      continue;
    }
    const plan = outcome.kind === "product" ? outcome.target.id : "";
    if (sold.size === 0) return `${where}: ${plan} instead of nothing`;
    if (offered.length > 0 ? !offered.includes(plan) : !sold.has(plan))
      return `${where}: ${plan} instead of ${[...sold].join()}`;
  }
  return missing.size > 0 ? `${need} ${from}→${to}: ${[...missing].join()} is not found` : null;
}

describe("markets and targeting", () => {
  it("agree for every residence, destination and need", () => {
    const wrong: string[] = [];
    for (const need of NEEDS)
      for (const from of codes)
        for (const to of codes) {
          const found = contradict(from, to, need);
          if (found) wrong.push(found);
        }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(wrong).toHaveLength(0);
  });

  it("describe the same countries by groups", () => {
    const members = new Map(buildGroups().map(({ uid, countries }) => [uid, countries]));
    const sold = new Map(targets.map(({ id }) => [id, [new Set<string>(), new Set<string>()]]));
    for (const [key, decision] of said)
      for (const { plan } of decision.values())
        key.split(" ", 2).forEach((code, at) => sold.get(plan)?.[at]?.add(code));
    for (const { id, ...page } of targets) {
      for (const [at, fields] of [
        [0, [page.location_groups, page.locations, page.excluded_locations]],
        [1, [page.destination_groups, page.destination_countries, page.excluded_destinations]],
      ] as const) {
        const [uids, single, excluded] = fields;
        const reached = new Set([...uids.flatMap((uid) => members.get(uid) ?? []), ...single]);
        for (const code of excluded) reached.delete(code);
        expect([...reached].toSorted(), `${id} ${at}`).toEqual(
          [...(sold.get(id)?.[at] ?? [])].toSorted(),
        );
      }
    }
  });

  it("give working holidays a targeting by origin, but no need", () => {
    const page = pageOf.get("MyTravel Cover WHV");
    expect(page?.cover_types).toEqual([]);
    expect(page?.location_groups).toEqual(["whv-partners", "english-speaking"]);
    expect(page?.locations).toEqual(["HK", "JP", "KR", "MY", "TW"]);
  });

  it.each([
    [["GB"], { groups: [], countries: ["GB"], excluded: [] }],
    [
      buildGroups().find(({ uid }) => uid === "gcc")?.countries ?? [],
      { groups: ["gcc"], countries: [], excluded: [] },
    ],
  ])("describe %s", (set, expected) => {
    expect(describePlaces(new Set(set))).toEqual(expected);
  });
});

describe("named journeys", () => {
  const { journeys } = data;

  it("hold", () => {
    for (const { id, residence, destination, profile, nationality, outcome, product } of journeys) {
      const people = nationality === NOT_LISTED ? null : nationality;
      const { plan, asked } = getPlan(residence, destination, profile, people);
      const found = nationality === null && asked ? "asks" : plan === null ? "none" : plan;
      expect(found, id).toBe(outcome === "plan" ? productById.get(product ?? "") : outcome);
    }
  });

  it("are at least 120, each with a reason of one sentence", () => {
    expect(journeys.length).toBeGreaterThanOrEqual(120);
    for (const { id, why } of journeys) expect(why, id).toMatch(/^[A-Z0-9][^\n]{14,150}\.$/);
  });

  it("contain every product, profile, outcome, label, entity, closed country and nationality", () => {
    const has = (values: Iterable<unknown>) => new Set(values);
    expect(has(journeys.flatMap(({ product }) => product ?? []))).toEqual(
      has(data.products.map(({ id }) => id)),
    );
    expect(has(journeys.map(({ profile }) => profile))).toEqual(
      has(data.profiles.map(({ id }) => id)),
    );
    expect(has(journeys.map(({ outcome }) => outcome))).toEqual(has(["plan", "none", "asks"]));
    const winners = journeys.flatMap(({ residence, destination, profile, nationality }) => {
      const answer = interpret(
        idOf.get(residence) ?? "",
        idOf.get(destination) ?? "",
        profile,
      )(nationality === null ? null : (idOf.get(nationality) ?? ""));
      const rule = rules.find(({ ID }) => answer.kind === "plan" && ID === answer.rule);
      return rule ? [rule] : [];
    });
    expect(has(winners.map((rule) => rule["Rules label"])).size).toBe(5);
    expect(has(winners.map(({ Entity }) => Entity)).size).toBe(3);
    expect(has(winners.map((rule) => rule["Rules type"])).size).toBe(8);
    const refused = journeys.filter(({ outcome }) => outcome === "none");
    const places = has(refused.flatMap(({ residence, destination }) => [residence, destination]));
    for (const code of closed) expect(places, code).toContain(code);
    const people = has(refused.map(({ nationality }) => nationality));
    for (const code of closedNationals) expect(people, code).toContain(code);
    expect(people).toContain(NOT_LISTED);
    for (const { id } of data.profiles)
      if (id !== "local-national")
        expect(
          refused.some((j) => j.profile === id && j.residence === j.destination) ||
            ["short-term-study", "international-studies"].includes(id),
          id,
        ).toBe(true);
  });
});

it("marks closed countries with their source", () => {
  for (const { iso, never, never_nationality, never_source } of data.countries) {
    expect(never || !never_nationality, iso).toBe(true);
    expect(never_source === null, iso).toBe(!never);
  }
  expect([...closed].toSorted()).toEqual(
    membersOf(data.lists.find(({ excluded }) => excluded)).toSorted(),
  );
  expect(marketRows).toEqual(table.markets);
});
