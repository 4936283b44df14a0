/**
 * The literal interpreter: finder.md §2 read aloud, one answer at a time, straight from the authored records.
 *
 * It shares types, and nothing else, with the compiler: no flows, no classes, no masks. It is the oracle of `verify`,
 * so it stays as plain as the text it follows.
 */
import type { EligibilityData, Rule } from "../data/types.ts";

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

/** The answer for a nationality, by country id; null stands for "not listed". */
export type ByNationality = (nationality: string | null) => LiteralAnswer;

export interface LiteralOptions {
  readonly strictNationality?: boolean;
}

/**
 * @returns a function of residence and destination (country ids) and profile id, which finds the matching rules and
 *   gives the answer for each nationality.
 */
export function literalInterpreter(
  data: EligibilityData,
  options: LiteralOptions = {},
): (residence: string, destination: string, profile: string) => ByNationality {
  const countryIds = new Set(data.countries.map((country) => country.id));
  const productIds = new Set(data.products.map((product) => product.id));
  const funnelIds = new Set(data.funnels.map((funnel) => funnel.id));
  const members = new Map<string, ReadonlySet<string>>();
  const excludedLists = new Set<string>();
  for (const list of data.lists) {
    members.set(list.id, new Set(list.Pays.filter((id) => countryIds.has(id))));
    const name = list.Name.toLowerCase();
    if (/(^|\W)excluded countries(\W|$)/.test(name) || /(^|\W)excluded-countries(\W|$)/.test(name))
      excludedLists.add(list.id);
  }

  // A country is covered when some list of the field has it and no excluded list of the field does.
  function covers(listIds: readonly string[], country: string): boolean {
    let covered = false;
    for (const id of listIds) {
      if (members.get(id)?.has(country) !== true) continue;
      if (excludedLists.has(id)) return false;
      covered = true;
    }
    return covered;
  }
  const everybodyOf = (listIds: readonly string[]): readonly string[] =>
    [...countryIds].filter((country) => covers(listIds, country)).sort();

  const rules: {
    readonly rule: Rule;
    readonly product: string;
    readonly funnel: string | null;
    readonly nationalities: ReadonlySet<string> | null;
    readonly nationalityKey: string;
  }[] = [];
  for (const record of data.rules) {
    if (!("product" in record) || (record.Type === "Nationality" && record.Name === "NULL"))
      continue;
    const rule: Rule = record;
    const [product] = rule.product;
    if (
      product === undefined ||
      rule.product.length > 1 ||
      !productIds.has(product) ||
      rule.funnel.length > 1
    )
      continue;
    const [funnel] = rule.funnel;
    const nationalities = rule.nationality.length === 0 ? null : everybodyOf(rule.nationality);
    // A nationality list with no members matches nobody.
    if (nationalities !== null && nationalities.length === 0) continue;
    rules.push({
      rule,
      product,
      funnel: funnel !== undefined && funnelIds.has(funnel) ? funnel : null,
      nationalities: nationalities === null ? null : new Set(nationalities),
      nationalityKey: nationalities?.join(" ") ?? "neutral",
    });
  }
  rules.sort((a, b) => {
    if (a.rule.priority !== b.rule.priority) return a.rule.priority - b.rule.priority;
    if (a.rule.ID !== b.rule.ID) return a.rule.ID < b.rule.ID ? -1 : 1;
    return a.rule.id < b.rule.id ? -1 : 1;
  });

  // Whoever asks about everybody asks place by place: what matched the last residence and destination is kept.
  let from: { readonly residence: string | null; readonly matching: typeof rules } = {
    residence: null,
    matching: rules,
  };
  let to: typeof from & { readonly destination: string | null } = { ...from, destination: null };
  function between(residence: string, destination: string): typeof rules {
    if (from.residence !== residence)
      from = { residence, matching: rules.filter(({ rule }) => covers(rule.residence, residence)) };
    if (to.residence !== residence || to.destination !== destination)
      to = {
        residence,
        destination,
        matching: from.matching.filter(({ rule }) => covers(rule.destination, destination)),
      };
    return to.matching;
  }

  return (residence, destination, profile) => {
    const matching = between(residence, destination).filter(({ rule }) =>
      rule.profile.includes(profile),
    );
    function plan(match: (typeof rules)[number], asked: boolean): LiteralAnswer {
      return {
        kind: "plan",
        product: match.product,
        funnel: match.funnel,
        asked,
        rule: match.rule.ID,
      };
    }
    const [first] = matching;
    if (first === undefined) return () => ({ kind: "none", asked: false });

    const neutral = matching.find((match) => match.nationalities === null);
    if (neutral !== undefined) return () => plan(neutral, false);

    const distinct = new Set(
      matching.map((match) => `${match.nationalityKey}|${match.product}|${match.funnel ?? ""}`),
    );
    if (distinct.size < 2 && options.strictNationality !== true) return () => plan(first, false);

    return (nationality) => {
      const winner =
        nationality === null
          ? undefined
          : matching.find((match) => match.nationalities?.has(nationality) === true);
      return winner === undefined ? { kind: "none", asked: true } : plan(winner, true);
    };
  };
}
