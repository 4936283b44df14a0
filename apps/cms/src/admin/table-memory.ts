/**
 * What a person chose in the rule table: the change set, the filters, the active cell and the place
 * to which it is scrolled. It is kept for the tab and the account, so that the table is the same
 * after a visit to another page.
 */
import { NO_FILTER, type RuleFilter } from "@orlaya/finder/rule-table";
import { readString, record } from "../fields/record.ts";
import type { GridPlace } from "./grid-keys.ts";

export interface TableMemory {
  /** Id of the set; empty for none. */
  readonly set: string;
  readonly filter: RuleFilter;
  readonly place: GridPlace;
  /** Pixels from the top and from the left. */
  readonly scroll: { readonly top: number; readonly left: number };
}
const NOTHING: TableMemory = {
  set: "",
  filter: NO_FILTER,
  place: { row: 0, column: 0 },
  scroll: { top: 0, left: 0 },
};
const getKey = (account: string): string => `rule-table:${account}`;

const readCount = (value: unknown): number =>
  typeof value === "number" && Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0;

/** Reads what was written; the usual values for anything else. */
export function parseMemory(text: string): TableMemory {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text);
  } catch {
    return NOTHING;
  }
  const { set, filter, place, scroll } = record(stored);
  const given = record(filter);
  return {
    set: readString(set),
    filter: {
      text: readString(given["text"]),
      country: readString(given["country"]),
      plan: readString(given["plan"]),
      profile: readString(given["profile"]),
      changed: given["changed"] === true,
      silent: given["silent"] === true,
    },
    place: {
      row: readCount(record(place)["row"]),
      column: readCount(record(place)["column"]),
    },
    scroll: {
      top: readCount(record(scroll)["top"]),
      left: readCount(record(scroll)["left"]),
    },
  };
}

/** Returns what the tab keeps for an account. @param account its id */
export function recallTable(account: string): TableMemory {
  if (typeof window === "undefined") return NOTHING;
  try {
    return parseMemory(window.sessionStorage.getItem(getKey(account)) ?? "");
  } catch {
    return NOTHING;
  }
}

/** Keeps a part for the tab and an account. @param account its id */
export function rememberTable(account: string, part: Partial<TableMemory>): void {
  try {
    window.sessionStorage.setItem(
      getKey(account),
      JSON.stringify({ ...recallTable(account), ...part }),
    );
  } catch {
    // A browser may refuse to store anything. The table then begins anew.
  }
}
