/** Compares the records of two data sets, column by column. */
import { getRecordColumns, type Column } from "../data/columns.ts";
import { TABLE_NAMES, isLinkRecord } from "../data/types.ts";
import type { EligibilityData, RuleRecord, TableName } from "../data/types.ts";
import { buildUniverse, compareCodeUnits, createListResolver } from "./flows.ts";

/** A column whose value differs. */
export type ColumnChange =
  | {
      readonly kind: "value";
      readonly column: string;
      readonly before: unknown;
      readonly after: unknown;
    }
  /** References to other records; ids. */
  | {
      readonly kind: "records";
      readonly column: string;
      readonly added: readonly string[];
      readonly removed: readonly string[];
    }
  /**
   * Countries that lists stand for, as ISO codes. Both are empty when other lists stand for the
   * same countries.
   */
  | {
      readonly kind: "countries";
      readonly column: string;
      readonly added: readonly string[];
      readonly removed: readonly string[];
      /** The version that names no list: for nationality, any nationality. */
      readonly without: "before" | "after" | null;
    };

/** A record that only one data set contains, or that differs. */
export interface RecordDifference {
  readonly table: TableName;
  readonly id: string;
  readonly change: "added" | "removed" | "changed";
  /** Empty unless the record changed. */
  readonly columns: readonly ColumnChange[];
}

/** Columns that contain ids of country lists. */
const LIST_COLUMNS = new Set(["residence", "destination", "nationality"]);
/** Columns that follow from other records: they are only checked, so their changes are left out. */
const REVERSE_LINKS = new Set(["LISA", "LISA 2", "LISA 3", "lists"]);

type Values = ReadonlyMap<string, unknown>;
/** Returns the ISO codes that the ids of a column stand for. */
type ReadCodes = (table: TableName, ids: readonly string[]) => readonly string[];

/**
 * Returns the records that differ: by table, then by id. Records that only link rules are left out,
 * because they have no effect.
 */
export function compareRecords(
  before: EligibilityData,
  after: EligibilityData,
): readonly RecordDifference[] {
  const codes = [createCodeReader(before), createCodeReader(after)] as const;
  return TABLE_NAMES.flatMap((table) => {
    const [one, other] = [indexRecords(before, table), indexRecords(after, table)];
    return [...new Set([...one.keys(), ...other.keys()])]
      .sort(compareCodeUnits)
      .flatMap((id): readonly RecordDifference[] => {
        const [was, is] = [one.get(id), other.get(id)];
        if (was === undefined) return [{ table, id, change: "added", columns: [] }];
        if (is === undefined) return [{ table, id, change: "removed", columns: [] }];
        const columns = compareColumns(table, was, is, codes);
        return columns.length === 0 ? [] : [{ table, id, change: "changed", columns }];
      });
  });
}

function indexRecords(data: EligibilityData, table: TableName): ReadonlyMap<string, object> {
  const records: readonly { readonly id: string }[] = data[table];
  const isLink = (record: object) => table === "rules" && isLinkRecord(record as RuleRecord);
  return new Map(records.filter((record) => !isLink(record)).map((record) => [record.id, record]));
}

/** Creates a function that returns the countries of lists, or of ids of countries. */
function createCodeReader(data: EligibilityData): ReadCodes {
  const universe = buildUniverse(data);
  const resolve = createListResolver(data, universe);
  const codes = new Map(data.countries.map(({ id, iso }) => [id, iso]));
  return (table, ids) =>
    table === "lists"
      ? ids.map((id) => codes.get(id) ?? id).sort(compareCodeUnits)
      : resolve(ids).map((index) => universe.countries[index]?.iso ?? "");
}

function compareColumns(
  table: TableName,
  was: object,
  is: object,
  [readBefore, readAfter]: readonly [ReadCodes, ReadCodes],
): readonly ColumnChange[] {
  const [before, after]: readonly Values[] = [
    new Map(Object.entries(was)),
    new Map(Object.entries(is)),
  ];
  return Object.entries(getRecordColumns(table, is)).flatMap(
    ([column, { kind }]): readonly ColumnChange[] => {
      const [one, other] = [before?.get(column) ?? null, after?.get(column) ?? null];
      if (kind === "derived" || REVERSE_LINKS.has(column) || isEqual(kind, one, other)) return [];
      if (kind !== "ids") return [{ kind: "value", column, before: one, after: other }];
      const [ids, otherIds] = [readIds(one), readIds(other)];
      const isLists = table === "rules" && LIST_COLUMNS.has(column);
      if (!isLists && column !== "Pays")
        return [{ kind: "records", column, ...compareSets(ids, otherIds) }];
      const countries = compareSets(readBefore(table, ids), readAfter(table, otherIds));
      const without = ids.length === 0 ? "before" : otherIds.length === 0 ? "after" : null;
      return [{ kind: "countries", column, ...countries, without }];
    },
  );
}

const readIds = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];

/** Compares two values. The order of ids has no meaning. */
function isEqual(kind: Column["kind"], one: unknown, other: unknown): boolean {
  if (kind !== "ids") return one === other;
  const { added, removed } = compareSets(readIds(one), readIds(other));
  return added.length === 0 && removed.length === 0;
}

function compareSets(before: readonly string[], after: readonly string[]) {
  return {
    added: after.filter((item) => !before.includes(item)),
    removed: before.filter((item) => !after.includes(item)),
  };
}
