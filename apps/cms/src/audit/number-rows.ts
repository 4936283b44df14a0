/** Gives the entries that a migration finds their places in the chain. */
import type { Stored } from "../fields/record.ts";
import { linkEntry, readEntry, START, type Tail } from "./chain.ts";

/** Entries that are read and written together. */
const BATCH = 500;

/** Statements of one database. */
export interface Statements {
  /** Reads the oldest entries without a number. */
  readonly read: (limit: number) => Promise<readonly Stored[]>;
  readonly write: (id: string, place: Tail & { readonly previous: string }) => Promise<unknown>;
}

/**
 * Numbers the existing entries in the order of their times, and hashes them. Their hashes prove
 * nothing about the time before the migration.
 */
export async function numberRows({ read, write }: Statements): Promise<void> {
  let tail: Tail = START;
  for (;;) {
    const rows = await read(BATCH);
    if (rows.length === 0) return;
    for (const row of rows) {
      const { sequence, previous, hash } = linkEntry(tail, readContent(row));
      await write(String(row["id"]), { sequence, previous, hash });
      tail = { sequence, hash };
    }
  }
}

/** Reads the content of a row. Its columns have the names of the fields. */
function readContent(row: Stored) {
  const { sequence: _sequence, previous: _previous, hash: _hash, ...content } = readEntry(row);
  return content;
}
