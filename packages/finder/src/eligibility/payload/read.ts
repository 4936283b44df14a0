/** Reads stored payloads. */
import type { Finder } from "../finder.ts";
import type { Table } from "../table.ts";
import { isGrid, isIntegers, isRows, readFields } from "./checks.ts";
import type { Raw } from "./checks.ts";
import { readHead, readOptionsTable } from "./read-table.ts";

export type DecodedPayload =
  { readonly ok: true; readonly finder: Finder } | { readonly ok: false; readonly problem: string };

/**
 * Reads a payload from the network or from storage. Never throws. Every index is checked, so that
 * resolving never throws either.
 */
export function readPayload(value: unknown): DecodedPayload {
  const bad = (problem: string): DecodedPayload => ({ ok: false, problem });
  const fields = readFields(value);
  if (fields === null) return bad("not an object");
  const head = readHead(fields);
  if (typeof head === "string") return bad(head);
  const plans = readPlans(fields);
  if (plans === null) return bad("bad products or funnels");
  const table = readTable(fields, { ...head, ...plans });
  if (table === null) return bad("bad table");
  return { ok: true, finder: { ...head, ...plans, table } };
}

function readPlans({ products, funnels }: Raw): Pick<Finder, "products" | "funnels"> | null {
  if (!isRows(products, 3, 2) || !isRows(funnels, 2, 1)) return null;
  return {
    products: products.map(([id, name, url]) => ({
      id: id ?? "",
      name: name ?? "",
      url: url ?? null,
    })),
    funnels: funnels.map(([id, url]) => ({ id: id ?? "", url: url ?? null })),
  };
}

function readTable(fields: Raw, finder: Omit<Finder, "table">): Table | null {
  const { format, residence, destination, nationality, restricted = null } = fields;
  const outcomes = readOutcomes(fields["outcomes"], finder);
  if (format !== "table" || outcomes === null) return null;
  const most = outcomes.length / 2;
  if (restricted !== null && !isIntegers(restricted, 0, most - 1)) return null;
  const within = fields["within"] ?? listWithin(fields);
  const table = readOptionsTable(
    fields,
    { residence, destination, nationality, within },
    finder,
    most,
  );
  return (
    table && {
      ...table,
      outcomes: Int32Array.from(outcomes),
      restricted: restricted && new Set(restricted),
    }
  );
}

/**
 * Returns the row of each country for journeys within it, in a release of an earlier format, which
 * has no such rows: there, such a journey had the row of its classes.
 */
function listWithin({ classes, residence, destination, cells }: Raw): unknown {
  const isCounted = (value: unknown): value is readonly number[] =>
    isIntegers(value, 0, Number.MAX_SAFE_INTEGER);
  if (!isCounted(classes) || !isCounted(cells)) return null;
  if (!isCounted(residence) || !isCounted(destination)) return null;
  const [, width = 0] = classes;
  return residence.map((from, at) => cells[from * width + (destination[at] ?? 0)] ?? 0);
}

/** Reads pairs of a product and a funnel; -1 for no funnel. */
function readOutcomes(
  value: unknown,
  { products, funnels }: Pick<Finder, "products" | "funnels">,
): readonly number[] | null {
  if (!isGrid(value, -1, Math.max(products.length, funnels.length) - 1, 2)) return null;
  return value.every((at, i) =>
    i % 2 === 0 ? at >= 0 && at < products.length : at < funnels.length,
  )
    ? value
    : null;
}
