/**
 * Checks each rule with its lists resolved. Each finding counts the journeys that the rule covers.
 */
import { getListRole } from "../../data/types.ts";
import type { CountryList, EligibilityData, Rule } from "../../data/types.ts";
import { createListResolver, resolveRules } from "../flows.ts";
import type { CountrySet, Flow, Universe } from "../flows.ts";
import type { Answers } from "../finder.ts";
import { nameClashes } from "../names.ts";
import { countDifferentPairs, findDifferentPair } from "../pairs.ts";
import type { Add } from "./collector.ts";
import type { EntityLevels, FindingsOptions } from "./finding.ts";
import { buildWitness } from "./witness.ts";

const FIELDS = ["residence", "destination", "nationality"] as const;
type Field = (typeof FIELDS)[number];
/** The role tag of the lists that belong in a field. */
const ROLES = { residence: "location", destination: "destination" } as const;

/** A number of journeys, and the first of them. */
interface Weight {
  readonly journeys: number;
  readonly witness: () => Answers | null;
}

/** A rule, and functions that count its journeys and add findings about it. */
interface Checked {
  readonly flow: Flow;
  readonly rule: Rule;
  /** Counts the journeys of the rule with a field narrowed to some of its countries. */
  readonly weigh: (narrowed?: Partial<Record<Field, CountrySet>>) => Weight;
  /** Adds a finding that counts all journeys of the rule. */
  readonly note: (
    kind: Parameters<Add>[0],
    key: string,
    subject?: readonly string[],
    by?: readonly string[],
    where?: readonly string[],
  ) => void;
}

/** Checks each rule by itself. */
export function checkRules(
  data: EligibilityData,
  { levels }: Pick<FindingsOptions, "levels">,
  add: Add,
): void {
  const { universe, flows } = resolveRules(data);
  const clashesOf = nameClashes(data);
  const checkLists = makeListCheck(data, add);
  const checkExcluded = makeExcludedCheck(data, universe, add);
  const checkNever = makeNeverCheck(data, universe, add);
  const checkFunnel = makeFunnelCheck(data);
  const checkNationality = makeNationalityCheck(data, universe, add);
  const checkCover = makeCoverCheck(data, add);
  for (const flow of flows) {
    const checked = weighRule(flow, universe, add);
    checkCounts(checked);
    checkFunnel(checked);
    checkLevel(checked, levels);
    checkNationality(checked);
    checkCover(checked);
    for (const { field, said } of clashesOf(flow.rule))
      checked.note("name-clash", `${flow.rule.ID}/${field}`, [field], [said]);
    for (const field of FIELDS) {
      checkLists(checked, field);
      checkExcluded(checked, field);
      checkNever(checked, field);
    }
  }
}

function weighRule(flow: Flow, universe: Universe, add: Add): Checked {
  const { rule, profiles, sameCountry } = flow;
  function weigh(narrowed: Partial<Record<Field, CountrySet>> = {}): Weight {
    const { residence, destination, nationality } = { ...flow, ...narrowed };
    const pairs = sameCountry
      ? residence.length * destination.length
      : countDifferentPairs(residence, destination);
    const nationals = nationality?.length ?? universe.countries.length;
    return {
      journeys: pairs * profiles.length * nationals,
      witness() {
        const [from, to] = sameCountry
          ? [residence[0], destination[0]]
          : (findDifferentPair(residence, destination) ?? []);
        return buildWitness(universe, from, to, profiles[0], nationality?.[0]);
      },
    };
  }
  const all = weigh();
  const note: Checked["note"] = (kind, key, subject = [], by = [], where = []) => {
    add(kind, key, all.journeys, { rules: [rule.ID], subject, by, where, witness: all.witness });
  };
  return { flow, rule, weigh, note };
}

/** Checks for empty fields, and for a wrong number of products or funnels. */
function checkCounts({ rule, note }: Checked): void {
  for (const field of ["residence", "destination", "profile"] as const)
    if (rule[field].length === 0) note("empty-field", `${rule.ID}/${field}`, [field]);
  if (rule.product.length !== 1) note("product-count", rule.ID, [String(rule.product.length)]);
  if (rule.funnel.length > 1) note("funnel-count", rule.ID, [String(rule.funnel.length)]);
}

/** Creates a check that a funnel has the name of the plan that it sells. */
function makeFunnelCheck(data: EligibilityData): (checked: Checked) => void {
  const plans = new Map(data.products.map(({ id, Name }) => [id, Name]));
  const sold = new Map(data.funnels.map(({ id, Name }) => [id, Name]));
  return ({ rule, note }) => {
    const [product, ...otherProducts] = rule.product;
    const [funnel, ...otherFunnels] = rule.funnel;
    if (product === undefined || funnel === undefined) return;
    if (otherProducts.length > 0 || otherFunnels.length > 0) return;
    const [plan, name] = [plans.get(product), sold.get(funnel)];
    if (plan !== undefined && name !== undefined && plan !== name)
      note("other-plan", rule.ID, [product], [funnel]);
  };
}

/** Checks that the entity of a rule carries the compliance level of the rule. */
function checkLevel({ rule, note }: Checked, levels: EntityLevels | undefined): void {
  const level = rule["Compliance level"];
  const carried = levels?.get(rule.Entity);
  if (level === null || carried === undefined || carried.includes(level)) return;
  note("entity-level", rule.ID, [rule.Entity], [level], carried);
}

/**
 * Creates a check of the lists of a field: all excluded, empty, or with the tag of another field.
 */
function makeListCheck(data: EligibilityData, add: Add): (checked: Checked, field: Field) => void {
  const lists = new Map(data.lists.map((list) => [list.id, list]));
  return ({ rule, note }, field) => {
    const named = [...new Set(rule[field])]
      .map((id) => lists.get(id))
      .filter((list): list is CountryList => list !== undefined);
    if (named.length > 0 && named.every(({ excluded }) => excluded))
      note("only-excluded", `${rule.ID}/${field}`, [field]);
    for (const list of named) {
      if (list.Pays.length === 0 && (field !== "nationality" || list.excluded))
        add("empty-list", `${list.id}/${rule.ID}`, 0, { rules: [rule.ID], subject: [list.id] });
      if (hasOtherRole(list, field))
        note("wrong-role", `${rule.ID}/${field}/${list.id}`, [list.id], [field]);
    }
  };
}

/** Whether the type or the tag of a list gives it another role than a field has (finder §2.7). */
function hasOtherRole(list: CountryList, field: Field): boolean {
  const role = getListRole(list);
  if (field === "nationality") return role !== null;
  return list.Type === "Nationality" || (role !== null && role !== ROLES[field]);
}

/** Creates a check for rules whose lists leave no residence, no destination or no pair of both. */
function makeCoverCheck(data: EligibilityData, add: Add): (checked: Checked) => void {
  const including = new Set(data.lists.filter(({ excluded }) => !excluded).map(({ id }) => id));
  return ({ flow, rule }) => {
    const empty = (["residence", "destination"] as const).filter(
      (field) => flow[field].length === 0 && rule[field].some((id) => including.has(id)),
    );
    const reasons = empty.map((field) => `no-${field}`);
    const { residence, destination, sameCountry } = flow;
    const isEmpty = residence.length === 0 || destination.length === 0;
    if (!isEmpty && !sameCountry && countDifferentPairs(residence, destination) === 0)
      reasons.push("one-country");
    if (reasons.length > 0) add("covers-nobody", rule.ID, 0, { rules: [rule.ID], by: reasons });
  };
}

/**
 * Creates a check for nationality lists without members that are not closed. A rule with such lists
 * applies to nobody, and without it the other rules of its places stop asking (finder §2.2).
 */
function makeNationalityCheck(
  data: EligibilityData,
  universe: Universe,
  add: Add,
): (checked: Checked) => void {
  const resolveLists = createListResolver(data, universe);
  const including = new Set(data.lists.filter(({ excluded }) => !excluded).map(({ id }) => id));
  const isOpen = (country: number) => universe.countries[country]?.never_nationality === false;
  const everybody = [...universe.countries.keys()];
  return ({ flow, rule, weigh }) => {
    const named = [...new Set(rule.nationality)].filter((id) => including.has(id));
    const empty = named.filter((id) => !resolveLists([id]).some(isOpen));
    const subject = empty.length === 0 && flow.nationality?.length === 0 ? named : empty;
    if (subject.length === 0) return;
    const { journeys, witness } = weigh({ nationality: everybody });
    add("empty-nationality", rule.ID, journeys, { rules: [rule.ID], subject, witness });
  };
}

/**
 * Creates a check for covered countries that are on an excluded list which the rule does not name.
 */
function makeExcludedCheck(
  data: EligibilityData,
  universe: Universe,
  add: Add,
): (checked: Checked, field: Field) => void {
  const countryAt = new Map(universe.countries.map(({ id }, index) => [id, index]));
  const lists = data.lists
    .filter(({ excluded }) => excluded)
    .map((list) => ({
      list,
      members: new Set(list.Pays.map((id) => countryAt.get(id))),
    }));
  return ({ flow, rule, weigh }, field) => {
    for (const { list, members } of lists) {
      if (!concernsField(list, field) || rule[field].includes(list.id)) continue;
      const covered = (flow[field] ?? []).filter((country) => members.has(country));
      if (covered.length === 0) continue;
      const { journeys, witness } = weigh({ [field]: covered });
      add("excluded-covered", `${rule.ID}/${field}/${list.id}`, journeys, {
        rules: [rule.ID],
        subject: [list.id],
        by: covered.map((country) => universe.countries[country]?.iso ?? ""),
        witness,
      });
    }
  };
}

/**
 * Creates a check for closed countries that the lists of a rule cover. The rule never applies to
 * them (finder §2.16), so that its lists say something else than its results.
 */
function makeNeverCheck(
  data: EligibilityData,
  universe: Universe,
  add: Add,
): (checked: Checked, field: Field) => void {
  const resolveLists = createListResolver(data, universe);
  return ({ rule, weigh }, field) => {
    const closed = field === "nationality" ? "never_nationality" : "never";
    const covered = resolveLists(rule[field]).filter(
      (country) => universe.countries[country]?.[closed] === true,
    );
    if (covered.length === 0) return;
    const { journeys, witness } = weigh({ [field]: covered });
    add("never-covered", `${rule.ID}/${field}`, journeys, {
      rules: [rule.ID],
      subject: [field],
      by: covered.map((country) => universe.countries[country]?.iso ?? ""),
      witness,
    });
  };
}

function concernsField(list: CountryList, field: Field): boolean {
  if (field === "nationality") return list.Type === "Nationality";
  const role = getListRole(list);
  return list.Type !== "Nationality" && (role === null || role === ROLES[field]);
}
