/** Derives the links back: which lists contain a country, and which rules name a record. */
import { isRule, type EligibilityData, type Rule, type TableName } from "./types.ts";

/** Columns that follow from other columns, by table. Edits do not contain them. */
export const DERIVED_COLUMNS: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  countries: ["lists"],
  lists: ["LISA", "LISA 2", "LISA 3"],
  profiles: ["LISA"],
  products: ["LISA"],
  funnels: ["LISA"],
};

type NamingColumn = "residence" | "destination" | "nationality" | "profile" | "product" | "funnel";

/** Collects which records name which: id of the named record → ids of those that name it, sorted. */
function collect(
  pairs: Iterable<readonly [named: string, by: string]>,
): (id: string) => readonly string[] {
  const found = new Map<string, Set<string>>();
  for (const [named, by] of pairs) {
    const present = found.get(named);
    if (present) present.add(by);
    else found.set(named, new Set([by]));
  }
  return (id) => [...(found.get(id) ?? [])].sort();
}

/** Returns the data with every link back as the other columns state it. */
export function deriveLinks(data: EligibilityData): EligibilityData {
  const rules = data.rules.filter(isRule);
  const namedIn = (column: NamingColumn) =>
    collect(rules.flatMap((rule: Rule) => rule[column].map((named) => [named, rule.id] as const)));
  const [residence, destination, nationality] = (
    ["residence", "destination", "nationality"] as const
  ).map(namedIn);
  const listsOf = collect(
    data.lists.flatMap((list) => list.Pays.map((country) => [country, list.id] as const)),
  );
  function link<T extends { readonly id: string }>(records: readonly T[], column: NamingColumn) {
    const linked = namedIn(column);
    return records.map((each) => ({ ...each, LISA: linked(each.id) }));
  }
  return {
    ...data,
    countries: data.countries.map((each) => ({ ...each, lists: listsOf(each.id) })),
    lists: data.lists.map((each) => ({
      ...each,
      LISA: residence?.(each.id) ?? [],
      "LISA 2": destination?.(each.id) ?? [],
      "LISA 3": nationality?.(each.id) ?? [],
    })),
    profiles: link(data.profiles, "profile"),
    products: link(data.products, "product"),
    funnels: link(data.funnels, "funnel"),
  };
}
