/** Places on pages to which links may lead. */
import { readString, type Stored } from "../fields/record.ts";
import { readRows } from "../texts/text-pairs.ts";

/** Places that the site makes on pages of a collection. */
const MADE: Readonly<Record<string, readonly string[]>> = {
  product_page: ["who"],
  page_country: ["plans"],
  page_region: ["countries"],
};

/**
 * Lists the places of a page: the anchors of its slices, and those that the site makes. Null for a
 * page that the site makes from other documents, of which the places are not known here.
 */
export function listAnchors(collection: string, page: Stored): ReadonlySet<string> | null {
  if (collection === "page_single") return null;
  const own = readRows(page["slices"]).map((slice) => readString(slice["anchor"]));
  return new Set([...own.filter((anchor) => anchor !== ""), ...(MADE[collection] ?? [])]);
}
