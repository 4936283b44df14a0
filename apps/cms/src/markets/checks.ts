/** Stores who found when that a text agrees with the market of a plan. */
import type { Payload, PayloadRequest, Where } from "payload";
import { readIso, readString, type Stored } from "../fields/record.ts";
import { getMarket, type LiveMarkets, type Markets } from "./live-markets.ts";

type Row = Stored & { readonly id: string };

/** A check of a text against the market of a plan. */
export interface Check {
  /** Checksum of the market. */
  readonly market: string;
  /** Number of the release that was live. */
  readonly version: number;
  readonly person: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Checks by text and plan. */
export type Checks = ReadonlyMap<string, Check>;

const COLLECTION = "market_checks";
const getKey = (document: string, product: string): string => `${document} ${product}`;

function readCheck(row: Row): Check {
  return {
    market: readString(row["market"]),
    version: Number(row["version"]),
    person: readString(row["person"]),
    at: readIso(row["at"]),
  };
}

/** Loads the checks of one document, or of all. */
export async function loadChecks({ db }: Payload, document?: string): Promise<Checks> {
  const { docs } = await db.find<Row>({
    collection: COLLECTION,
    limit: 0,
    pagination: false,
    ...(document === undefined ? {} : { where: { document: { equals: document } } }),
  });
  return new Map(
    docs.map((row) => [
      getKey(readString(row["document"]), readString(row["product"])),
      readCheck(row),
    ]),
  );
}

export const findCheck = (checks: Checks, document: string, product: string): Check | null =>
  checks.get(getKey(document, product)) ?? null;

/** Whether a check was made with the market that is live. */
export const isCurrent = (check: Check | null, markets: Markets, product: string): boolean =>
  check !== null && check.market === getMarket(markets, product);

/** Stores that a text agrees with the live markets of plans. */
export async function storeChecks(
  { payload, req }: { readonly payload: Payload; readonly req?: PayloadRequest },
  { release, markets }: LiveMarkets,
  texts: readonly { readonly document: string; readonly products: readonly string[] }[],
  person: string,
): Promise<void> {
  const { db } = payload;
  const inTransaction = req ? { req } : {};
  for (const { document, products } of texts)
    for (const product of products) {
      const where: Where = {
        and: [{ document: { equals: document } }, { product: { equals: product } }],
      };
      const data = {
        document,
        product,
        market: getMarket(markets, product),
        version: release.version,
        person,
        at: new Date().toISOString(),
      };
      const old = await db.findOne<Row>({ collection: COLLECTION, where, ...inTransaction });
      if (old) await db.updateOne({ collection: COLLECTION, id: old.id, data, ...inTransaction });
      else await db.create({ collection: COLLECTION, data, ...inTransaction });
    }
}
