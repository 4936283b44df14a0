/** The addresses that visitors see, and how they differ after changes. */
import type { PayloadRequest } from "payload";
import { readString, type Stored } from "../fields/record.ts";

/** Fields of the route index that the site reads. */
const ROUTE = [
  ...["path", "locale", "audience", "type", "document", "group"],
  ...["title", "breadcrumb", "lastmod", "sitemap", "noindex", "indexing"],
];
const REDIRECT = ["from", "to", "status"];

/** Rows of one table by the value that identifies them. */
type Rows = ReadonlyMap<string, Stored>;
/** All addresses at one moment. */
export interface Addresses {
  /** Id of the document → its row in the route index. */
  readonly routes: Rows;
  /** Path → its redirect. */
  readonly redirects: Rows;
}
/** A row that is different after changes. */
export interface RowChange {
  /** Null when there was none. */
  readonly before: Stored | null;
  /** Null when there is none any more. */
  readonly after: Stored | null;
}
/** The addresses that differ after changes. */
export interface AddressChanges {
  readonly routes: readonly RowChange[];
  readonly redirects: readonly RowChange[];
}

async function loadRows(
  req: PayloadRequest,
  collection: "routes" | "redirects",
  fields: readonly string[],
  key: string,
): Promise<Rows> {
  const { docs } = await req.payload.db.find<Stored & { readonly id: string }>({
    ...{ collection, limit: 0, pagination: false, req },
    select: Object.fromEntries(fields.map((name) => [name, true])),
  });
  const rows = docs.map((row) =>
    Object.fromEntries(fields.map((name) => [name, row[name] ?? null])),
  );
  return new Map(rows.map((row) => [readString(row[key]), row]));
}

/** Loads all addresses that visitors see, in the transaction of the request. */
export async function loadAddresses(req: PayloadRequest): Promise<Addresses> {
  return {
    routes: await loadRows(req, "routes", ROUTE, "document"),
    redirects: await loadRows(req, "redirects", REDIRECT, "from"),
  };
}

function compareRows(before: Rows, after: Rows): readonly RowChange[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((key) => {
    const [old, next] = [before.get(key) ?? null, after.get(key) ?? null];
    return JSON.stringify(old) === JSON.stringify(next) ? [] : [{ before: old, after: next }];
  });
}

/** Lists the addresses that differ. */
export function compareAddresses(before: Addresses, after: Addresses): AddressChanges {
  return {
    routes: compareRows(before.routes, after.routes),
    redirects: compareRows(before.redirects, after.redirects),
  };
}
