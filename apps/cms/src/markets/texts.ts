/** Finds the texts that state the market of a plan, and those that have to be checked. */
import type { Payload, Where } from "payload";
import { LOCALES, type Locale } from "@orlaya/locales";
import { AUDIENCES, type Audience } from "@orlaya/routes";
import { MARKETS } from "../fields/markets.ts";
import { readRelationId, readString, record, type Stored } from "../fields/record.ts";
import { findCheck, isCurrent, loadChecks } from "./checks.ts";
import { loadLiveMarkets } from "./live-markets.ts";

type Row = Stored & { readonly id: string };

/** A plan, as documents refer to it. */
export interface ProductName {
  /** Id in the data of the finder. */
  readonly id: string;
  /** Id of its record. */
  readonly record: string;
  readonly name: string;
  /** Paths of its page by language. */
  readonly urls: Stored;
}

/** A published document that states the market of plans. */
export interface MarketText {
  readonly collection: string;
  readonly id: string;
  readonly title: string;
  readonly locale: Locale;
  /** Null for a document of both sites. */
  readonly audience: Audience | null;
  readonly products: readonly ProductName[];
}

/** Loads the plans by the id of their record. */
export async function loadProducts({ db }: Payload): Promise<ReadonlyMap<string, ProductName>> {
  const { docs } = await db.find<Row>({ collection: "products", limit: 0, pagination: false });
  return new Map(
    docs.map((row) => [
      row.id,
      {
        id: readString(row["data_id"]),
        record: row.id,
        name: readString(row["name"]),
        urls: record(row["urls"]),
      },
    ]),
  );
}

/** Returns the plans of a stored relation. */
export function readMarkets(
  value: unknown,
  products: ReadonlyMap<string, ProductName>,
): readonly ProductName[] {
  const ids: readonly unknown[] = Array.isArray(value) ? value : [];
  return ids.flatMap((entry) => products.get(readRelationId(entry) ?? "") ?? []);
}

/** Returns the collections whose documents may state a market, with the field of their title. */
function listCollections(payload: Payload): readonly { slug: string; title: string }[] {
  return payload.config.collections
    .filter(({ fields }) => fields.some((field) => "name" in field && field.name === MARKETS))
    .map(({ slug, admin }) => ({ slug, title: admin.useAsTitle ?? "id" }));
}

/**
 * Lists the published documents that state the market of one of the plans, sorted by language and
 * title.
 * @param wanted ids of the records of the plans; absent: any plan
 */
export async function listMarketTexts(
  payload: Payload,
  wanted?: readonly string[],
): Promise<readonly MarketText[]> {
  const products = await loadProducts(payload);
  const where: Where = { [MARKETS]: { in: [...(wanted ?? products.keys())] } };
  const lists = await Promise.all(
    listCollections(payload).map(async ({ slug, title }) => {
      const { docs } = await payload.db.find<Row>({
        collection: slug,
        where: {
          and: [where, { _status: { equals: "published" } }, { deletedAt: { exists: false } }],
        },
        limit: 0,
        pagination: false,
        select: { [title]: true, locale: true, audience: true, [MARKETS]: true },
      });
      return docs.map((row): MarketText => ({
        collection: slug,
        id: row.id,
        title: readString(row[title]) || row.id,
        locale: row["locale"] as Locale,
        audience: AUDIENCES.find((audience) => audience === row["audience"]) ?? null,
        products: readMarkets(row[MARKETS], products),
      }));
    }),
  );
  const { compare } = new Intl.Collator();
  return lists
    .flat()
    .sort(
      (a, b) => LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale) || compare(a.title, b.title),
    );
}

/**
 * Lists the published texts that were not checked since the market of one of their plans changed, with these
 * plans only. Empty before the first release.
 */
export async function listOpenTexts(payload: Payload): Promise<readonly MarketText[]> {
  const live = await loadLiveMarkets(payload);
  if (!live) return [];
  const [texts, checks] = await Promise.all([listMarketTexts(payload), loadChecks(payload)]);
  return texts.flatMap((text) => {
    const products = text.products.filter(
      ({ id }) => !isCurrent(findCheck(checks, text.id, id), live.markets, id),
    );
    return products.length === 0 ? [] : { ...text, products };
  });
}
