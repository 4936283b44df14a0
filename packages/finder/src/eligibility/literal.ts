/**
 * The literal interpreter: implements finder §2 directly on the authored records, for one set of
 * answers at a time.
 *
 * It shares only types with the compiler: no flows, no classes, no masks. It is the oracle of
 * `verify`, so it stays as simple as the text of finder §2.
 */
import type { EligibilityData, Rule, RuleRecord } from "../data/types.ts";

export type LiteralAnswer =
  /** Product and funnel ids; `asked` when nationality decided. */
  | {
      readonly kind: "plan";
      readonly product: string;
      readonly funnel: string | null;
      readonly asked: boolean;
      /** ID of the winning rule. */ readonly rule: string;
    }
  | { readonly kind: "none"; readonly asked: boolean };

/** Returns the answer for a nationality, given as a country id; null means "not listed". */
export type ByNationality = (nationality: string | null) => LiteralAnswer;

export interface LiteralOptions {
  readonly strictNationality?: boolean;
}

/** Whether the lists of a field cover a country (ids). */
type Covers = (listIds: readonly string[], country: string) => boolean;

/** A rule that applies, with its fields resolved. */
interface LiteralRule {
  readonly rule: Rule;
  readonly product: string;
  readonly funnel: string | null;
  /** Country ids; null when the rule names no nationality. */
  readonly nationalities: ReadonlySet<string> | null;
  /** Equal for rules with the same nationalities. */
  readonly nationalityKey: string;
}

/**
 * Creates the interpreter of a data set.
 * @returns a function of residence and destination (country ids) and profile id, which finds the
 *   matching rules and returns a function that gives the answer for each nationality
 */
export function createLiteralInterpreter(
  data: EligibilityData,
  options: LiteralOptions = {},
): (residence: string, destination: string, profile: string) => ByNationality {
  const covers = readCoverage(data);
  const closed = new Set(data.countries.filter(({ never }) => never).map(({ id }) => id));
  const between = rememberPlace(readRules(data, covers), covers);
  return (residence, destination, profile) => {
    if (closed.has(residence) || closed.has(destination)) return decideAmong([], options);
    const matching = between(residence, destination).filter(
      ({ rule }) =>
        rule.profile.includes(profile) && (rule.sameCountry || residence !== destination),
    );
    return decideAmong(matching, options);
  };
}

/**
 * Creates the coverage check. A country is covered when some list of the field contains it and no
 * excluded list of the field does.
 */
function readCoverage(data: EligibilityData): Covers {
  const countryIds = new Set(data.countries.map((country) => country.id));
  const members = new Map<string, ReadonlySet<string>>();
  const excludedLists = new Set<string>();
  for (const list of data.lists) {
    members.set(list.id, new Set(list.Pays.filter((id) => countryIds.has(id))));
    if (list.excluded) excludedLists.add(list.id);
  }
  return (listIds, country) => {
    let covered = false;
    for (const id of listIds) {
      if (members.get(id)?.has(country) !== true) continue;
      if (excludedLists.has(id)) return false;
      covered = true;
    }
    return covered;
  };
}

/** Whether a record is a rule and not a link record. */
function isNoLink(record: RuleRecord): record is Rule {
  return "product" in record && !(record.Type === "Nationality" && record.Name === "NULL");
}

/** Returns the rules that apply, in winning order: by priority, then ID, then id. */
function readRules(data: EligibilityData, covers: Covers): readonly LiteralRule[] {
  const countryIds = data.countries
    .filter((country) => !country.never_nationality)
    .map((country) => country.id);
  const productIds = new Set(data.products.map((product) => product.id));
  const funnelIds = new Set(data.funnels.map((funnel) => funnel.id));
  const rules: LiteralRule[] = [];
  for (const rule of data.rules.filter(isNoLink)) {
    const [product] = rule.product;
    if (product === undefined || rule.product.length > 1 || !productIds.has(product)) continue;
    if (rule.funnel.length > 1) continue;
    const [funnel] = rule.funnel;
    const nationalities = readNationalities(rule, countryIds, covers);
    // A nationality list without members matches no visitor.
    if (nationalities?.length === 0) continue;
    rules.push({
      rule,
      product,
      funnel: funnel !== undefined && funnelIds.has(funnel) ? funnel : null,
      nationalities: nationalities === null ? null : new Set(nationalities),
      nationalityKey: nationalities?.join(" ") ?? "neutral",
    });
  }
  return rules.sort((a, b) => {
    if (a.rule.priority !== b.rule.priority) return a.rule.priority - b.rule.priority;
    if (a.rule.ID !== b.rule.ID) return a.rule.ID < b.rule.ID ? -1 : 1;
    return a.rule.id < b.rule.id ? -1 : 1;
  });
}

/** Returns the ids of the nationalities that a rule covers, sorted; null when it names none. */
function readNationalities(
  rule: Rule,
  countryIds: readonly string[],
  covers: Covers,
): readonly string[] | null {
  if (rule.nationality.length === 0) return null;
  return countryIds.filter((country) => covers(rule.nationality, country)).sort();
}

/**
 * Creates a function that returns the rules for a residence and a destination. It keeps the matches
 * of the last residence and destination, because `verify` asks place by place.
 */
function rememberPlace(
  rules: readonly LiteralRule[],
  covers: Covers,
): (residence: string, destination: string) => readonly LiteralRule[] {
  let from: { readonly residence: string | null; readonly matching: readonly LiteralRule[] } = {
    residence: null,
    matching: rules,
  };
  let to: typeof from & { readonly destination: string | null } = { ...from, destination: null };
  return (residence, destination) => {
    if (from.residence !== residence)
      from = { residence, matching: rules.filter(({ rule }) => covers(rule.residence, residence)) };
    if (to.residence !== residence || to.destination !== destination)
      to = {
        residence,
        destination,
        matching: from.matching.filter(({ rule }) => covers(rule.destination, destination)),
      };
    return to.matching;
  };
}

/**
 * Returns the answer for each nationality among the rules that match the other three answers, given
 * in winning order.
 */
function decideAmong(matching: readonly LiteralRule[], options: LiteralOptions): ByNationality {
  const [first] = matching;
  if (first === undefined) return () => ({ kind: "none", asked: false });

  const neutral = matching.find((match) => match.nationalities === null);
  if (neutral !== undefined) return () => buildPlan(neutral, false);

  const distinct = new Set(
    matching.map((match) => `${match.nationalityKey}|${match.product}|${match.funnel ?? ""}`),
  );
  if (distinct.size < 2 && options.strictNationality !== true) return () => buildPlan(first, false);

  return (nationality) => {
    const winner =
      nationality === null
        ? undefined
        : matching.find((match) => match.nationalities?.has(nationality) === true);
    return winner === undefined ? { kind: "none", asked: true } : buildPlan(winner, true);
  };
}

function buildPlan({ product, funnel, rule }: LiteralRule, asked: boolean): LiteralAnswer {
  return { kind: "plan", product, funnel, asked, rule: rule.ID };
}
