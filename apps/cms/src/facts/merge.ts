/** Puts facts into documents. Pure. */
import { hashValue, readBase } from "../edits/merge.ts";
import { isRecord, record, type Stored } from "../fields/record.ts";
import { replaceTexts } from "../texts/text-pairs.ts";

/** Fields that a save computes. */
const COMPUTED: readonly string[] = [
  ...["id", "createdAt", "updatedAt", "deletedAt", "_status", "base", "edited_by", "rehearsal"],
];

const isGroup = (value: unknown): value is Stored =>
  isRecord(value) && !("root" in value) && !("relationTo" in value);

/**
 * Returns a value with empty values for everything that only the present one has. A save keeps what
 * its data lacks, and would otherwise keep parts of the present value.
 */
function fillEmpty(wanted: unknown, present: unknown): unknown {
  if (Array.isArray(present) && (wanted === null || wanted === undefined)) return [];
  if (Array.isArray(wanted)) {
    const rows = (Array.isArray(present) ? present : []).filter(isRecord);
    return wanted.map((row: unknown) => {
      const same = isRecord(row)
        ? rows.find(({ id }) => id !== undefined && id === row["id"])
        : null;
      return same ? fillEmpty(row, same) : row;
    });
  }
  if (!isGroup(present) || (!isGroup(wanted) && wanted !== null && wanted !== undefined))
    return wanted ?? null;
  const group = record(wanted);
  const names = new Set([...Object.keys(group), ...Object.keys(present)]);
  return Object.fromEntries(
    [...names].map((name) => [name, fillEmpty(group[name], present[name])]),
  );
}

/** Returns the data of a save that turns the newest version of a document into the wanted one. */
export function buildData(wanted: Stored, newest: Stored): Record<string, unknown> {
  const data = { ...record(fillEmpty(wanted, newest)) };
  for (const name of COMPUTED) Reflect.deleteProperty(data, name);
  return data;
}

/** Returns a document with other values at some paths. */
export function putValues(document: Stored, values: ReadonlyMap<string, unknown>): Stored {
  return {
    ...document,
    ...replaceTexts(document, values),
  };
}

/** Returns whether two versions have the same content. */
export const isSameContent = (one: Stored, other: Stored): boolean =>
  hashValue(readBase(one)) === hashValue(readBase(other));
