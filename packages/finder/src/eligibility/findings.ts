/**
 * What is wrong, or worth a look, in the authored data: each finding with its exact number of journeys and one witness
 * (finder.md §5.3). A journey is one (residence, destination, profile, nationality); where nationality is not asked, each counts.
 */
import { DATA_LOCALES, isExcludedList, isLinkRecord, roleOf } from "../data/types.ts";
import type { CountryList, EligibilityData, TableName } from "../data/types.ts";
import { acceptUrl } from "../url.ts";
import type { AllowedHosts } from "../url.ts";
import type { Answers } from "./finder.ts";
import { byCodeUnit, resolveFlows, resolveRules } from "./flows.ts";
import type { CountrySet, Flow, Universe } from "./flows.ts";
import { nameClashes, recordNames } from "./names.ts";
import type { RecordNames } from "./names.ts";
import {
  MOST_ANSWERS,
  decide,
  isTooIntricate,
  partitionOf,
  sameOutcome,
  visitPlaces,
} from "./places.ts";
import type { Options } from "./places.ts";

/** `error` blocks publishing; `conflict` blocks unless accepted with a reason; the others never block. */
export type Severity = "error" | "conflict" | "warning" | "note";

interface Kind {
  readonly severity: Severity;
  /** Its sentence, `{rules}`, `{subject}` and `{by}` filled in. */
  readonly text: string;
  /** Tables whose records `subject` and `by` hold; elsewhere they hold words. */
  readonly subject?: TableName;
  readonly by?: TableName;
}

/** Every kind of finding. */
export const FINDING_KINDS = {
  "empty-field": {
    severity: "error",
    text: "Rule {rules} has nothing in {subject}; an empty field is no wildcard",
  },
  "only-excluded": { severity: "error", text: "Rule {rules} has only excluded lists in {subject}" },
  "product-count": {
    severity: "error",
    text: "Rule {rules} must name exactly one product, not {subject}",
  },
  "funnel-count": {
    severity: "error",
    text: "Rule {rules} may name one funnel at most, not {subject}",
  },
  dangling: { severity: "error", text: "{subject} names a record that does not exist" },
  "missing-url": {
    severity: "error",
    text: "Product {subject} has no en-gb address",
    subject: "products",
  },
  "refused-url": {
    severity: "error",
    text: "An address that visitors may not be sent to: {subject}",
  },
  "missing-page": {
    severity: "error",
    text: "{by} leads to {subject}, where no page is published",
  },
  "too-intricate": {
    severity: "error",
    text: "Countries are divided so finely that questions of nationality have more than {by} answers; nothing else was checked place by place",
  },
  conflict: {
    severity: "conflict",
    text: "Rules {rules} lead the same visitors to different plans; {by} wins",
    by: "rules",
  },
  "gap-residence": {
    severity: "warning",
    text: "Residents of {subject} have no plan for any other country",
    subject: "countries",
  },
  "gap-destination": {
    severity: "warning",
    text: "No resident of another country has a plan for {subject}",
    subject: "countries",
  },
  "gap-pair": {
    severity: "warning",
    text: "No plan for {subject}, for residents of {by}",
    subject: "countries",
    by: "countries",
  },
  "gap-nationality": {
    severity: "warning",
    text: "Where rules {rules} ask for nationality, these have no plan: {by}",
    by: "countries",
  },
  overlap: { severity: "note", text: "Rules {rules} lead the same visitors to the same plan" },
  "never-wins": {
    severity: "warning",
    text: "Rule {rules} never decides; in its places win {by}",
    by: "rules",
  },
  "neutral-wins": {
    severity: "warning",
    text: "Restricted rule {rules} does not fire where neutral {by} apply",
    by: "rules",
  },
  "pointless-question": {
    severity: "warning",
    text: "Nationality is asked for rules {rules}, but every answer leads to the same plan",
  },
  "single-restricted": {
    severity: "warning",
    text: "Rule {rules} is restricted to nationalities but alone, so nationality is not asked",
  },
  "other-plan": {
    severity: "warning",
    text: "Rule {rules} leads to {subject} by the funnel of {by}",
  },
  "name-clash": {
    severity: "warning",
    text: "The name of rule {rules} says {by}, which is not its {subject}",
  },
  "empty-list": {
    severity: "warning",
    text: "List {subject} has no members and is used by {rules}",
    subject: "lists",
  },
  "excluded-covered": {
    severity: "warning",
    text: "Rule {rules} covers {by}, on the excluded list {subject}, which it does not name",
    subject: "lists",
    by: "countries",
  },
  "wrong-role": {
    severity: "warning",
    text: "Rule {rules} uses list {subject} against its role tag",
    subject: "lists",
  },
  "link-record": {
    severity: "warning",
    text: "Nationality record {subject} links rule {rules}, which names no nationality",
    subject: "rules",
  },
  "reverse-link": {
    severity: "note",
    text: "The links of {subject} do not agree with the records that name it: {by}",
  },
  "stale-acceptance": { severity: "note", text: "Accepted, but found no longer: “{by}”" },
  "name-fallback": { severity: "note", text: "{subject} has no name in {by}" },
} as const satisfies Record<string, Kind>;

export type FindingKind = keyof typeof FINDING_KINDS;

export interface Finding {
  /** Made of authored IDs, so that it stays the same while the data around it change. */
  readonly id: string;
  readonly kind: FindingKind;
  readonly severity: Severity;
  /** Journeys concerned; 0 where a record is wrong that no journey reads. */
  readonly journeys: number;
  /** IDs of the rules concerned, in winning order. */
  readonly rules: readonly string[];
  /** What it is about, besides rules: fields, ids, ISO codes. */
  readonly subject: readonly string[];
  /** Who or what makes it so: winning rules, countries, locales. */
  readonly by: readonly string[];
  /** The finding as a sentence, with the names that people know. Long lists are cut. */
  readonly message: string;
  /** One journey to look at. */
  readonly witness: Answers | null;
  /** `reopened`: accepted, but it weighs more now. Errors cannot be accepted. */
  readonly state: "open" | "accepted" | "reopened";
  /** The reason it was accepted with. */
  readonly reason: string | null;
}

export type FindingsOptions = Options & {
  /** Hosts that addresses may have; `any` checks the form only. */
  readonly hosts?: AllowedHosts;
  /** Paths of the site at which a page is published; without them nobody looks for pages. */
  readonly pages?: ReadonlySet<string>;
  /** Called with the share done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
};

/** Findings of one kind, besides one that sums up the rest: a broken import must not exhaust memory. */
export const MOST_OF_A_KIND = 2_000;

/** True when a release must not be published because of this finding. */
export function blocksPublishing(finding: Finding): boolean {
  return (
    finding.severity === "error" ||
    (finding.severity === "conflict" && finding.state !== "accepted")
  );
}

function describe(
  { kind, rules, subject, by }: Pick<Finding, "kind" | "rules" | "subject" | "by">,
  names: RecordNames,
): string {
  function join(items: readonly string[]) {
    return items.length > 8
      ? `${items.slice(0, 8).join(", ")} and ${items.length - 8} more`
      : items.join(", ");
  }
  const tables: Kind = FINDING_KINDS[kind];
  const say = (table: TableName | undefined, items: readonly string[]) =>
    join(table === undefined ? items : items.map((item) => names(table, item)));
  const parts = {
    rules: () => say("rules", rules),
    subject: () => say(tables.subject, subject),
    by: () => say(tables.by, by),
  };
  return tables.text.replace(/\{(rules|subject|by)\}/g, (_, part: keyof typeof parts) =>
    parts[part](),
  );
}

interface Draft {
  kind: FindingKind;
  journeys: number;
  rules: readonly string[];
  subject: readonly string[];
  by: Set<string>;
  witness: () => Answers | null;
}
type Add = (
  kind: FindingKind,
  key: string,
  journeys: number,
  fields: {
    rules?: readonly string[];
    subject?: readonly string[];
    by?: Iterable<string>;
    witness?: () => Answers | null;
  },
) => void;

/** Keys of many parts become their beginning and a hash (FNV-1a), which is as stable as the whole. */
function shorten(key: string): string {
  if (key.length <= 80) return key;
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return `${key.slice(0, 60)}~${(hash >>> 0).toString(36)}`;
}

class Collector {
  readonly #drafts = new Map<string, Draft>();
  readonly #counts = new Map<FindingKind, number>();

  readonly add: Add = (
    kind,
    key,
    journeys,
    { rules = [], subject = [], by = [], witness = () => null },
  ) => {
    let id = `${kind}:${shorten(key)}`;
    if (!this.#drafts.has(id)) {
      const count = this.#counts.get(kind) ?? 0;
      if (count >= MOST_OF_A_KIND) id = `${kind}:more`;
      else this.#counts.set(kind, count + 1);
    }
    const draft = this.#drafts.get(id);
    if (draft === undefined)
      this.#drafts.set(id, { kind, journeys, rules, subject, by: new Set(by), witness });
    else {
      draft.journeys += journeys;
      for (const each of by) draft.by.add(each);
    }
  };

  findings({ accepted }: EligibilityData, names: RecordNames): readonly Finding[] {
    for (const { id, reason } of accepted) {
      // What was summed up may be among the rest, so nobody can say that it is gone.
      const summedUp = this.#drafts.has(`${id.slice(0, id.indexOf(":"))}:more`);
      if (!this.#drafts.has(id) && !summedUp)
        this.add("stale-acceptance", id, 0, { subject: [id], by: [reason] });
    }
    const acceptances = new Map(accepted.map((acceptance) => [acceptance.id, acceptance]));
    const order: readonly Severity[] = ["error", "conflict", "warning", "note"];
    return [...this.#drafts]
      .map(([id, { kind, journeys, rules, subject, by, witness }]): Finding => {
        const { severity } = FINDING_KINDS[kind];
        // Nobody can have read what was summed up.
        const acceptance =
          severity === "error" || id === `${kind}:more` ? undefined : acceptances.get(id);
        const fields = { kind, rules, subject, by: [...by] };
        return {
          id,
          severity,
          journeys,
          ...fields,
          message: describe(fields, names),
          witness: witness(),
          state:
            acceptance === undefined
              ? "open"
              : journeys > acceptance.journeys
                ? "reopened"
                : "accepted",
          reason: acceptance?.reason ?? null,
        };
      })
      .sort(
        (a, b) =>
          order.indexOf(a.severity) - order.indexOf(b.severity) ||
          b.journeys - a.journeys ||
          byCodeUnit(a.id, b.id),
      );
  }
}

/** All findings, gravest and heaviest first. Total; tens of milliseconds for hundreds of rules, half a minute for thousands without pattern. */
export function findFindings(
  data: EligibilityData,
  options: FindingsOptions = {},
): readonly Finding[] {
  const collector = new Collector();
  const names = recordNames(data);
  checkRecords(data, names, collector.add);
  checkRules(data, names, collector.add);
  const wins = checkPlaces(data, options, collector.add);
  checkAddresses(data, options, names, wins, collector.add);
  return collector.findings(data, names);
}

/** References, links and names: what can be seen without resolving anything. */
function checkRecords(data: EligibilityData, names: RecordNames, add: Add): void {
  const ids = (records: readonly { readonly id: string }[]) => new Set(records.map(({ id }) => id));
  const known = {
    countries: ids(data.countries),
    lists: ids(data.lists),
    profiles: ids(data.profiles),
    products: ids(data.products),
    funnels: ids(data.funnels),
    rules: ids(data.rules),
  };
  function refer(
    from: string,
    called: string,
    field: string,
    targets: readonly string[],
    table: keyof typeof known,
    rules: readonly string[] = [],
  ) {
    for (const target of new Set(targets)) {
      if (!known[table].has(target))
        add("dangling", `${from}/${field}/${target}`, 0, {
          subject: [`${called}, ${field},`],
          by: [target],
          rules,
        });
    }
  }
  const users = new Map<string, Set<string>>();
  function noteUse(table: string, targets: readonly string[], by: string) {
    for (const target of targets)
      users.set(`${table} ${target}`, (users.get(`${table} ${target}`) ?? new Set()).add(by));
  }

  for (const list of data.lists) {
    refer(`list ${list.id}`, `List ${names("lists", list.id)}`, "Pays", list.Pays, "countries");
    noteUse("countries", list.Pays, list.id);
  }
  const ruleById = new Map(data.rules.map((record) => [record.id, record]));
  for (const record of data.rules) {
    if (isLinkRecord(record)) {
      refer(
        `nationality record ${record.ID}`,
        `Nationality record ${names("rules", record.ID)}`,
        "LISA",
        record.LISA,
        "rules",
      );
      for (const id of record.LISA) {
        const linked = ruleById.get(id);
        if (linked !== undefined && !isLinkRecord(linked) && linked.nationality.length === 0)
          add("link-record", `${record.ID}/${linked.ID}`, 0, {
            subject: [record.ID],
            rules: [linked.ID],
          });
      }
      continue;
    }
    const [from, called] = [`rule ${record.ID}`, `Rule ${names("rules", record.ID)}`];
    const by = [record.ID];
    for (const field of ["residence", "destination", "nationality"] as const) {
      refer(from, called, field, record[field], "lists", by);
      noteUse("lists", record[field], record.id);
    }
    refer(from, called, "profile", record.profile, "profiles", by);
    refer(from, called, "product", record.product, "products", by);
    refer(from, called, "funnel", record.funnel, "funnels", by);
    noteUse("profiles", record.profile, record.id);
    noteUse("products", record.product, record.id);
    noteUse("funnels", record.funnel, record.id);
  }

  function compare(table: TableName, from: TableName, id: string, links: readonly string[]) {
    const expected = users.get(`${table} ${id}`) ?? new Set<string>();
    const given = new Set(links);
    const wrong = [
      ...[...expected]
        .filter((each) => !given.has(each))
        .map((each) => `${names(from, each)} missing`),
      ...[...given]
        .filter((each) => !expected.has(each))
        .map((each) => `${names(from, each)} too many`),
    ];
    if (wrong.length > 0)
      add("reverse-link", `${table}/${id}`, 0, { subject: [names(table, id)], by: wrong });
  }
  for (const country of data.countries) compare("countries", "lists", country.id, country.lists);
  for (const list of data.lists)
    compare("lists", "rules", list.id, [...list.LISA, ...list["LISA 2"], ...list["LISA 3"]]);
  for (const table of ["profiles", "products", "funnels"] as const)
    for (const record of data[table]) compare(table, "rules", record.id, record.LISA);

  for (const locale of DATA_LOCALES) {
    for (const country of data.countries)
      if (country[locale] === null)
        add("name-fallback", country.iso, 0, {
          subject: [names("countries", country.iso)],
          by: [locale],
        });
    for (const profile of data.profiles)
      if (profile[locale] === null)
        add("name-fallback", `profile ${profile.id}`, 0, {
          subject: [`profile ${names("profiles", profile.id)}`],
          by: [locale],
        });
  }
}

function witnessOf(
  universe: Universe,
  residence: number | undefined,
  destination: number | undefined,
  profile: number | undefined,
  nationality?: number | null,
): Answers | null {
  const from = universe.countries[residence ?? -1];
  const to = universe.countries[destination ?? -1];
  const as = universe.profiles[profile ?? -1];
  if (from === undefined || to === undefined || as === undefined) return null;
  return {
    residence: from.iso,
    destination: to.iso,
    profile: as.id,
    nationality: universe.countries[nationality ?? -1]?.iso ?? null,
  };
}

/** Rule by rule, with lists resolved: weights are the journeys that the rule itself covers. */
function checkRules(data: EligibilityData, names: RecordNames, add: Add): void {
  const { universe, flows } = resolveRules(data);
  const lists = new Map(data.lists.map((list) => [list.id, list]));
  const excluded = data.lists.filter(isExcludedList);
  const countryAt = new Map(universe.countries.map(({ id }, index) => [id, index]));
  const excludedMembers = new Map(
    excluded.map((list) => [
      list.id,
      new Set(list.Pays.map((id) => countryAt.get(id)).filter((index) => index !== undefined)),
    ]),
  );
  const roles = { residence: "location", destination: "destination" } as const;
  const planOf = {
    product: new Map(data.products.map(({ id, Name }) => [id, Name])),
    funnel: new Map(data.funnels.map(({ id, Name }) => [id, Name])),
  };
  const clashesOf = nameClashes(data);

  for (const flow of flows) {
    const { rule } = flow;
    const sets = {
      residence: flow.residence,
      destination: flow.destination,
      nationality: flow.nationality,
    };
    const size = {
      residence: flow.residence.length,
      destination: flow.destination.length,
      nationality: flow.nationality?.length ?? universe.countries.length,
    };
    const journeys = size.residence * size.destination * flow.profiles.length * size.nationality;
    function witness() {
      return witnessOf(
        universe,
        flow.residence[0],
        flow.destination[0],
        flow.profiles[0],
        flow.nationality?.[0],
      );
    }
    const rules = [rule.ID];

    for (const field of ["residence", "destination", "profile"] as const) {
      if (rule[field].length === 0)
        add("empty-field", `${rule.ID}/${field}`, journeys, { rules, subject: [field], witness });
    }
    if (rule.product.length !== 1)
      add("product-count", rule.ID, journeys, {
        rules,
        subject: [String(rule.product.length)],
        witness,
      });
    if (rule.funnel.length > 1)
      add("funnel-count", rule.ID, journeys, {
        rules,
        subject: [String(rule.funnel.length)],
        witness,
      });

    // A funnel has the name of the plan that it sells.
    const [plan, sold] = [
      planOf.product.get(rule.product[0] ?? ""),
      planOf.funnel.get(rule.funnel[0] ?? ""),
    ];
    if (
      rule.product.length === 1 &&
      rule.funnel.length === 1 &&
      plan !== undefined &&
      sold !== undefined &&
      plan !== sold
    ) {
      add("other-plan", rule.ID, journeys, {
        rules,
        subject: [names("products", rule.product[0] ?? "")],
        by: [names("funnels", rule.funnel[0] ?? "")],
        witness,
      });
    }
    for (const { field, said } of clashesOf(rule))
      add("name-clash", `${rule.ID}/${field}`, journeys, {
        rules,
        subject: [field],
        by: [`“${said}”`],
        witness,
      });

    for (const field of ["residence", "destination", "nationality"] as const) {
      const named = [...new Set(rule[field])]
        .map((id) => lists.get(id))
        .filter((list): list is CountryList => list !== undefined);
      if (named.length > 0 && named.every(isExcludedList))
        add("only-excluded", `${rule.ID}/${field}`, journeys, { rules, subject: [field], witness });
      for (const list of named) {
        if (list.Pays.length === 0)
          add("empty-list", `${list.id}/${rule.ID}`, 0, { rules, subject: [list.id] });
        const role = roleOf(list);
        if (field !== "nationality" && role !== null && role !== roles[field])
          add("wrong-role", `${rule.ID}/${field}/${list.id}`, journeys, {
            rules,
            subject: [list.id],
            witness,
          });
      }
      for (const list of excluded) {
        const role = roleOf(list);
        const concerns =
          field === "nationality"
            ? list.Type === "Nationality"
            : list.Type !== "Nationality" && (role === null || role === roles[field]);
        if (!concerns || rule[field].includes(list.id)) continue;
        const covered = (sets[field] ?? []).filter(
          (country) => excludedMembers.get(list.id)?.has(country) === true,
        );
        if (covered.length === 0) continue;
        add(
          "excluded-covered",
          `${rule.ID}/${field}/${list.id}`,
          (journeys / size[field]) * covered.length,
          {
            rules,
            subject: [list.id],
            by: covered.map((country) => universe.countries[country]?.iso ?? ""),
            witness: () =>
              witnessOf(
                universe,
                field === "residence" ? covered[0] : flow.residence[0],
                field === "destination" ? covered[0] : flow.destination[0],
                flow.profiles[0],
                field === "nationality" ? covered[0] : flow.nationality?.[0],
              ),
          },
        );
      }
    }
  }
}

interface Wins {
  readonly won: ReadonlyMap<
    Flow,
    { readonly journeys: number; readonly witness: () => Answers | null }
  >;
  readonly universe: Universe;
}

/** Where something was first seen: indexes of one journey. */
interface Spot {
  readonly residence: number;
  readonly destination: number;
  readonly profile: number;
  readonly nationality: number | null;
}

/** Winners that are named for one losing rule; more do not explain more. */
const MOST_NAMED = 20;

/**
 * Sums of journeys by flow, or by pair of flows, with the first spot each. Numbers only: places are many. Pairs are too,
 * so beyond those that can be findings of their own they share the key of the first one left out.
 */
class Tallies {
  readonly #journeys = new Map<number, number>();
  readonly #spots = new Map<number, Spot>();
  readonly #by = new Map<number, Set<number>>();
  readonly #most: number;
  #last: number | null = null;

  constructor(most = Infinity) {
    this.#most = most;
  }

  add(given: number, journeys: number, spot: () => Spot, by?: number): void {
    const known = this.#journeys.has(given);
    const key = known || this.#journeys.size <= this.#most ? given : (this.#last ?? given);
    if (!known && this.#journeys.size === this.#most) this.#last = given;
    const before = this.#journeys.get(key);
    this.#journeys.set(key, (before ?? 0) + journeys);
    if (before === undefined) this.#spots.set(key, spot());
    if (by === undefined) return;
    const named = this.#by.get(key);
    if (named === undefined) this.#by.set(key, new Set([by]));
    else if (named.size < MOST_NAMED) named.add(by);
  }

  has(key: number): boolean {
    return this.#journeys.has(key);
  }

  *entries(): Generator<{
    readonly key: number;
    readonly journeys: number;
    readonly spot: Spot | undefined;
    readonly by: readonly number[];
  }> {
    for (const [key, journeys] of this.#journeys)
      yield { key, journeys, spot: this.#spots.get(key), by: [...(this.#by.get(key) ?? [])] };
  }
}

/** Place by place: what rules do to each other, and what none of them covers. Returns the journeys each flow decides. */
function checkPlaces(data: EligibilityData, options: FindingsOptions, add: Add): Wins {
  const all = resolveFlows(data);
  const { universe, flows } = all;
  const partition = partitionOf(all);
  if (isTooIntricate(all, partition, options)) {
    add("too-intricate", "nationality", universe.countries.length ** 3 * universe.profiles.length, {
      by: [String(MOST_ANSWERS)],
    });
    return { won: new Map(), universe };
  }
  const everybody = universe.countries.length;
  const count = flows.length;
  const nationalities = partition.nationality.members;
  const won = new Tallies();
  const matched = new Tallies();
  const underNeutral = new Tallies();
  const single = new Tallies();
  const overlaps = new Tallies(MOST_OF_A_KIND);
  const conflicts = new Tallies(MOST_OF_A_KIND);
  const covered = new Set<number>();
  const width = partition.destination.members.length;
  const classes = new Map<CountrySet, ReadonlySet<number>>();
  function classesOf(set: CountrySet): ReadonlySet<number> {
    const known =
      classes.get(set) ?? new Set(set.map((country) => partition.nationality.of[country] ?? 0));
    classes.set(set, known);
    return known;
  }
  const idOf = (flow: number) => flows[flow]?.rule.ID ?? "";
  function witness(spot: Spot | undefined) {
    return () =>
      witnessOf(universe, spot?.residence, spot?.destination, spot?.profile, spot?.nationality);
  }

  visitPlaces(
    all,
    partition,
    ({ residence, destination, profile, pairs, flows: matching, indexes }) => {
      if (pairs === 0) return;
      options.onProgress?.(residence / partition.residence.members.length);
      covered.add(residence * width + destination);
      function spot(nationality: number | undefined) {
        return (): Spot => ({
          residence: partition.residence.members[residence]?.[0] ?? -1,
          destination: partition.destination.members[destination]?.[0] ?? -1,
          profile,
          nationality: nationality ?? null,
        });
      }
      function compete(
        winner: number,
        other: number,
        journeys: number,
        nationality: number | undefined,
      ) {
        const [one, two] = [flows[winner], flows[other]];
        if (one === undefined || two === undefined) return;
        (sameOutcome(one, two) ? overlaps : conflicts).add(
          Math.min(winner, other) * count + Math.max(winner, other),
          journeys,
          spot(nationality),
        );
      }
      const winners: number[] = [];

      const decision = decide(matching, options);
      if (decision.kind === "direct") {
        const winner = indexes[matching.indexOf(decision.winner)] ?? -1;
        const isNeutral = decision.winner.nationality === null;
        won.add(winner, pairs * everybody, spot(undefined));
        winners.push(winner);
        matching.forEach((other, at) => {
          const index = indexes[at] ?? -1;
          if (index === winner) return;
          if (other.nationality === null) compete(winner, index, pairs * everybody, undefined);
          else if (isNeutral)
            underNeutral.add(
              index,
              pairs * other.nationality.length,
              spot(other.nationality[0]),
              winner,
            );
          else compete(winner, index, pairs * other.nationality.length, other.nationality[0]);
        });
        if (!isNeutral) single.add(winner, pairs * everybody, spot(undefined));
      } else {
        const outcomes = new Set<string>();
        const unlisted: number[] = [];
        nationalities.forEach((members, kind) => {
          if (members.length === 0) return;
          let winner = -1;
          matching.forEach((flow, at) => {
            if (flow.nationality === null || !classesOf(flow.nationality).has(kind)) return;
            const index = indexes[at] ?? -1;
            if (winner >= 0) {
              compete(winner, index, pairs * members.length, members[0]);
              return;
            }
            winner = index;
            outcomes.add(`${flow.product}/${flow.funnel}`);
            won.add(index, pairs * members.length, spot(members[0]));
            winners.push(index);
          });
          if (winner < 0) unlisted.push(...members);
        });
        const rules = decision.flows.map(({ rule }) => rule.ID);
        const key = rules.toSorted(byCodeUnit).join("+");
        function fields(nationality: number | undefined) {
          return {
            rules,
            witness: () => witness(spot(nationality)())(),
          };
        }
        if (unlisted.length > 0)
          add("gap-nationality", key, pairs * unlisted.length, {
            ...fields(unlisted[0]),
            by: unlisted.map((country) => universe.countries[country]?.iso ?? ""),
          });
        else if (outcomes.size === 1)
          add("pointless-question", key, pairs * everybody, fields(undefined));
      }
      matching.forEach((flow, at) => {
        const index = indexes[at] ?? -1;
        // A flow that wins somewhere is of no interest here.
        if (!won.has(index))
          for (const [i, winner] of winners.entries())
            matched.add(
              index,
              i === 0 ? pairs * (flow.nationality?.length ?? everybody) : 0,
              spot(flow.nationality?.[0]),
              winner,
            );
      });
    },
  );

  for (const [kind, tallies] of [
    ["conflict", conflicts],
    ["overlap", overlaps],
  ] as const) {
    for (const { key, journeys, spot } of tallies.entries()) {
      const rules = [idOf(Math.floor(key / count)), idOf(key % count)];
      add(kind, rules.toSorted(byCodeUnit).join("+"), journeys, {
        rules,
        by: rules.slice(0, 1),
        witness: witness(spot),
      });
    }
  }
  for (const { key, journeys, spot, by } of underNeutral.entries())
    add("neutral-wins", idOf(key), journeys, {
      rules: [idOf(key)],
      by: by.map(idOf),
      witness: witness(spot),
    });
  for (const { key, journeys, spot } of single.entries())
    add("single-restricted", idOf(key), journeys, { rules: [idOf(key)], witness: witness(spot) });
  for (const { key, journeys, spot, by } of matched.entries()) {
    if (!won.has(key))
      add("never-wins", idOf(key), journeys, {
        rules: [idOf(key)],
        by: by.map(idOf),
        witness: witness(spot),
      });
  }
  findGaps(
    universe,
    (r, d) =>
      covered.has((partition.residence.of[r] ?? 0) * width + (partition.destination.of[d] ?? 0)),
    add,
  );
  const decided = new Map<
    Flow,
    { readonly journeys: number; readonly witness: () => Answers | null }
  >();
  for (const { key, journeys, spot } of won.entries()) {
    const flow = flows[key];
    if (flow !== undefined) decided.set(flow, { journeys, witness: witness(spot) });
  }
  return { won: decided, universe };
}

/** Pairs of different countries without any plan, each counted once: by residence, else by destination, else by pair. */
function findGaps(
  universe: Universe,
  covers: (residence: number, destination: number) => boolean,
  add: Add,
): void {
  const all = universe.countries.map((_, index) => index);
  const perPair = universe.profiles.length * all.length;
  if (perPair === 0 || all.length < 2) return;
  const iso = (index: number) => universe.countries[index]?.iso ?? "";
  const nowhere = new Set(all.filter((r) => all.every((d) => d === r || !covers(r, d))));
  const nobody = new Set(all.filter((d) => all.every((r) => r === d || !covers(r, d))));
  function witness(r: number | undefined, d: number | undefined) {
    return () => witnessOf(universe, r, d, 0);
  }
  for (const r of nowhere)
    add("gap-residence", iso(r), (all.length - 1) * perPair, {
      subject: [iso(r)],
      witness: witness(
        r,
        all.find((d) => d !== r),
      ),
    });
  for (const d of nobody) {
    const from = all.filter((r) => r !== d && !nowhere.has(r));
    if (from.length > 0)
      add("gap-destination", iso(d), from.length * perPair, {
        subject: [iso(d)],
        witness: witness(from[0], d),
      });
  }
  for (const r of all) {
    if (nowhere.has(r)) continue;
    const missing = all.filter((d) => d !== r && !nobody.has(d) && !covers(r, d));
    if (missing.length > 0)
      add("gap-pair", missing.map(iso).join("+"), missing.length * perPair, {
        subject: missing.map(iso),
        by: [iso(r)],
        witness: witness(r, missing[0]),
      });
  }
}

/** The path of an in-site address as pages are known by it; null for another site. */
const pathOf = (url: string): string | null =>
  url.startsWith("/") ? (url.split(/[?#]/)[0]?.replace(/(?<=.)\/+$/, "") ?? null) : null;

/** Addresses of products and funnels, weighed by the journeys that end there. */
function checkAddresses(
  data: EligibilityData,
  { hosts = "any", pages }: FindingsOptions,
  names: RecordNames,
  { won, universe }: Wins,
  add: Add,
): void {
  function weigh(table: "product" | "funnel", id: string) {
    const ending = [...won].filter(
      ([flow]) =>
        (table === "product"
          ? universe.products[flow.product]?.id
          : universe.funnels[flow.funnel]?.id) === id,
    );
    return {
      journeys: ending.reduce((sum, [, win]) => sum + win.journeys, 0),
      rules: ending.map(([flow]) => flow.rule.ID),
      witness: ending[0]?.[1].witness ?? (() => null),
    };
  }
  for (const product of data.products) {
    if (product["url_en-gb"] !== null) continue;
    const { journeys, ...fields } = weigh("product", product.id);
    add("missing-url", product.id, journeys, { subject: [product.id], ...fields });
  }
  for (const table of ["product", "funnel"] as const) {
    for (const record of data[`${table}s`]) {
      for (const locale of DATA_LOCALES) {
        const url = record[`url_${locale}`];
        if (url === null) continue;
        const key = `${table}/${record.id}/${locale}`;
        const called = `${table === "product" ? "Product" : "Funnel"} ${names(`${table}s`, record.id)}`;
        if (acceptUrl(url, hosts) === null) {
          const { journeys, ...fields } = weigh(table, record.id);
          add("refused-url", key, journeys, {
            subject: [`${called}, url_${locale}: ${url}`],
            ...fields,
          });
          continue;
        }
        const path = pathOf(url);
        if (pages === undefined || path === null || pages.has(path)) continue;
        const { journeys, ...fields } = weigh(table, record.id);
        add("missing-page", key, journeys, { subject: [path], by: [called], ...fields });
      }
    }
  }
}
