/**
 * Checks each rule with its lists resolved. Each finding counts the journeys that the rule covers.
 */
import { isExcludedList, getListRole } from "../../data/types.ts";
import type { CountryList, EligibilityData, Rule } from "../../data/types.ts";
import { resolveRules } from "../flows.ts";
import type { Flow, Universe } from "../flows.ts";
import { nameClashes } from "../names.ts";
import type { RecordNames } from "../names.ts";
import type { Add } from "./collector.ts";
import { buildWitness } from "./witness.ts";

const FIELDS = ["residence", "destination", "nationality"] as const;
type Field = (typeof FIELDS)[number];
/** The role tag of the lists that belong in a field. */
const ROLES = { residence: "location", destination: "destination" } as const;

/** A rule, the journeys that it covers, and a function that adds a finding about it. */
interface Checked {
  readonly flow: Flow;
  readonly rule: Rule;
  readonly universe: Universe;
  readonly journeys: number;
  /** Number of countries in each field. */
  readonly size: Readonly<Record<Field, number>>;
  /** Adds a finding that counts all journeys of the rule. */
  readonly note: (
    kind: Parameters<Add>[0],
    key: string,
    subject?: readonly string[],
    by?: readonly string[],
  ) => void;
}

/** Checks each rule by itself. */
export function checkRules(data: EligibilityData, names: RecordNames, add: Add): void {
  const { universe, flows } = resolveRules(data);
  const clashesOf = nameClashes(data);
  const checkLists = makeListCheck(data, add);
  const checkExcluded = makeExcludedCheck(data, universe, add);
  const checkFunnel = makeFunnelCheck(data, names);
  for (const flow of flows) {
    const checked = weighRule(flow, universe, add);
    checkCounts(checked);
    checkFunnel(checked);
    for (const { field, said } of clashesOf(flow.rule))
      checked.note("name-clash", `${flow.rule.ID}/${field}`, [field], [`“${said}”`]);
    for (const field of FIELDS) {
      checkLists(checked, field);
      checkExcluded(checked, field);
    }
  }
}

function weighRule(flow: Flow, universe: Universe, add: Add): Checked {
  const { rule } = flow;
  const size = {
    residence: flow.residence.length,
    destination: flow.destination.length,
    nationality: flow.nationality?.length ?? universe.countries.length,
  };
  const journeys = size.residence * size.destination * flow.profiles.length * size.nationality;
  const { residence, destination, profiles, nationality } = flow;
  const first = [residence[0], destination[0], profiles[0], nationality?.[0]] as const;
  const witness = () => buildWitness(universe, ...first);
  const note: Checked["note"] = (kind, key, subject = [], by = []) => {
    add(kind, key, journeys, { rules: [rule.ID], subject, by, witness });
  };
  return { flow, rule, universe, journeys, size, note };
}

/** Checks for empty fields, and for a wrong number of products or funnels. */
function checkCounts({ rule, note }: Checked): void {
  for (const field of ["residence", "destination", "profile"] as const)
    if (rule[field].length === 0) note("empty-field", `${rule.ID}/${field}`, [field]);
  if (rule.product.length !== 1) note("product-count", rule.ID, [String(rule.product.length)]);
  if (rule.funnel.length > 1) note("funnel-count", rule.ID, [String(rule.funnel.length)]);
}

/** Creates a check that a funnel has the name of the plan that it sells. */
function makeFunnelCheck(data: EligibilityData, names: RecordNames): (checked: Checked) => void {
  const plans = new Map(data.products.map(({ id, Name }) => [id, Name]));
  const sold = new Map(data.funnels.map(({ id, Name }) => [id, Name]));
  return ({ rule, note }) => {
    const [product, ...otherProducts] = rule.product;
    const [funnel, ...otherFunnels] = rule.funnel;
    if (product === undefined || funnel === undefined) return;
    if (otherProducts.length > 0 || otherFunnels.length > 0) return;
    const [plan, name] = [plans.get(product), sold.get(funnel)];
    if (plan !== undefined && name !== undefined && plan !== name)
      note("other-plan", rule.ID, [names("products", product)], [names("funnels", funnel)]);
  };
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
    if (named.length > 0 && named.every(isExcludedList))
      note("only-excluded", `${rule.ID}/${field}`, [field]);
    for (const list of named) {
      if (list.Pays.length === 0)
        add("empty-list", `${list.id}/${rule.ID}`, 0, { rules: [rule.ID], subject: [list.id] });
      const role = getListRole(list);
      if (field !== "nationality" && role !== null && role !== ROLES[field])
        note("wrong-role", `${rule.ID}/${field}/${list.id}`, [list.id]);
    }
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
  const lists = data.lists.filter(isExcludedList).map((list) => ({
    list,
    members: new Set(list.Pays.map((id) => countryAt.get(id))),
  }));
  return ({ flow, rule, journeys, size }, field) => {
    for (const { list, members } of lists) {
      if (!concernsField(list, field) || rule[field].includes(list.id)) continue;
      const covered = (flow[field] ?? []).filter((country) => members.has(country));
      if (covered.length === 0) continue;
      add(
        "excluded-covered",
        `${rule.ID}/${field}/${list.id}`,
        (journeys / size[field]) * covered.length,
        {
          rules: [rule.ID],
          subject: [list.id],
          by: covered.map((country) => universe.countries[country]?.iso ?? ""),
          witness: () => {
            const first = (name: Field) => (name === field ? covered : flow[name])?.[0];
            const [residence, destination] = [first("residence"), first("destination")];
            return buildWitness(
              universe,
              residence,
              destination,
              flow.profiles[0],
              first("nationality"),
            );
          },
        },
      );
    }
  };
}

function concernsField(list: CountryList, field: Field): boolean {
  if (field === "nationality") return list.Type === "Nationality";
  const role = getListRole(list);
  return list.Type !== "Nationality" && (role === null || role === ROLES[field]);
}
