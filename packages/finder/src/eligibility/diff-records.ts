/** Finds changes in the records that visitors see: names and addresses. */
import { DATA_LOCALES } from "../data/types.ts";
import type { EligibilityData } from "../data/types.ts";
import { compareCodeUnits } from "./flows.ts";

/** A change of a record that visitors see: names and addresses. */
export interface RecordChange {
  readonly table: "countries" | "profiles" | "products" | "funnels";
  readonly id: string;
  readonly change: "added" | "removed" | "changed";
  readonly columns: readonly string[];
}

/** Returns the changed records, sorted by table, then id. */
export function listRecordChanges(
  before: EligibilityData,
  after: EligibilityData,
): readonly RecordChange[] {
  const urls = DATA_LOCALES.map((locale) => `url_${locale}` as const);
  const seen = {
    countries: ["Name", ...DATA_LOCALES],
    profiles: ["Name", "Type", "order", ...DATA_LOCALES],
    products: ["Name", ...DATA_LOCALES, ...urls],
    funnels: urls,
  } as const;
  return (["countries", "profiles", "products", "funnels"] as const).flatMap((table) => {
    function indexRecords(data: EligibilityData) {
      return new Map(
        data[table].map((record) => [record.id, new Map<string, unknown>(Object.entries(record))]),
      );
    }
    const [one, other] = [indexRecords(before), indexRecords(after)];
    return [...new Set([...one.keys(), ...other.keys()])]
      .sort(compareCodeUnits)
      .flatMap((id): readonly RecordChange[] => {
        const [was, is] = [one.get(id), other.get(id)];
        if (was === undefined) return [{ table, id, change: "added", columns: [] }];
        if (is === undefined) return [{ table, id, change: "removed", columns: [] }];
        const columns = seen[table].filter((column) => was.get(column) !== is.get(column));
        return columns.length === 0 ? [] : [{ table, id, change: "changed", columns }];
      });
  });
}
