/**
 * Checks the premiums of a plan: a table without holes, in order, that begins at its price, with as
 * many levels as the first table of levels on the page has columns.
 */
import { readPremiums } from "@orlaya/contract/premiums";
import { findPremiumProblem } from "../fields/premiums.ts";
import { isRecord, readString, type Stored } from "../fields/record.ts";
import type { Say } from "../labels/request-words.ts";
import type { Check } from "./finding.ts";

/**
 * Returns what is wrong when the levels of the premiums have no names on the page: they are the
 * columns of its first table of levels.
 */
function findLevelProblem({ premiums, slices }: Stored): ((say: Say) => string) | null {
  const read = readPremiums(readString(premiums));
  const tables: readonly unknown[] = Array.isArray(slices) ? slices : [];
  const first = tables.find(
    (slice) => isRecord(slice) && slice["blockType"] === "comparison_table",
  );
  const columns = isRecord(first) ? first["columns"] : null;
  if (!read.ok || !Array.isArray(columns)) return null;
  const levels = read.table.levels.length;
  return levels === 1 || levels === columns.length
    ? null
    : (say) => say("premiums.levels", { columns: columns.length, levels });
}

/**
 * A table that is not in order blocks the publication. Levels without names on the page are a
 * warning.
 */
export const checkPremiums: Check = ({ collection, document, places }) => {
  if (collection !== "product_page") return [];
  const place = places.find(({ path }) => path === "premiums");
  const where = { path: "premiums", labels: place?.labels ?? ["premiums"] };
  const write = findPremiumProblem(document);
  if (write) return [{ level: "blocking", check: "premiums", ...where, write }];
  const warn = document["audience"] === "corporate" ? null : findLevelProblem(document);
  return warn ? [{ level: "warning", check: "premium-levels", ...where, write: warn }] : [];
};
