/** Families of content to which a publication belongs. */
import { isRecord, readString, type Stored } from "../fields/record.ts";
import type { ApprovedFamily } from "./settings.ts";

type DocumentFamily = Exclude<ApprovedFamily, "releases">;

const PLANS: ReadonlySet<string> = new Set(["product_page", "page_offer", "offer"]);
/** Fields of a price. */
const PRICE = [
  "starting_price",
  "currency",
  "price_frequency",
  "legal_reference",
  "premiums",
  "premiums_date",
] as const;

/** Lists the prices of a document at any depth, with what belongs to them. */
function listPrices(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(listPrices);
  if (!isRecord(node)) return [];
  const own =
    typeof node["starting_price"] === "number"
      ? [JSON.stringify(PRICE.map((name) => node[name] ?? ""))]
      : [];
  return [...own, ...Object.values(node).flatMap(listPrices)];
}

/** Whether a publication changes a price. A card with a price is a price itself. */
function changesPrice(collection: string, wanted: Stored, live: Stored | null): boolean {
  const [after, before] = [listPrices(wanted), live ? listPrices(live) : []];
  return (
    (collection === "module_card" && after.length > 0) || after.join("\n") !== before.join("\n")
  );
}

/** Whether a document has a wording that binds: a legal page, or a clause. */
function isLegal(collection: string, wanted: Stored): boolean {
  return (
    collection === "clause" ||
    (collection === "page_generic" && readString(wanted["page_type"]) === "legal")
  );
}

/**
 * Lists the families of a publication.
 * @param live the version that visitors see; null when they see none
 */
export function listFamilies(
  collection: string,
  wanted: Stored,
  live: Stored | null,
): readonly DocumentFamily[] {
  return [
    ...(PLANS.has(collection) ? (["plans"] as const) : []),
    ...(changesPrice(collection, wanted, live) ? (["prices"] as const) : []),
    ...(isLegal(collection, wanted) ? (["legal"] as const) : []),
  ];
}
