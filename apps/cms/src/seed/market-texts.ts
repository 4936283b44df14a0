/**
 * Finds the plans whose market the text of a document states: the plan of a page, and the plans of
 * data/market-texts.json.
 */
import type { EligibilityData } from "@orlaya/finder/data";
import { MARKETS } from "../fields/markets.ts";
import type { Stored } from "../fields/record.ts";
import type { ContentFile } from "./content-files.ts";
import type { DataFiles } from "./data-files.ts";
import type { ReportProblem } from "./document.ts";

const FILE = "data/market-texts.json";

/** Returns the name of the plan of a page in the data of the finder; none for other documents. */
function listOwnPlan({ collection, key }: ContentFile, { products }: DataFiles): readonly string[] {
  if (collection !== "product_page") return [];
  const plan = products.get(key.split(".")[0] ?? "");
  return plan ? [plan.dataName] : [];
}

/**
 * Creates a function that returns the relation of a document to the plans, as ids in the data of
 * the finder. Reports names that do not exist. Without eligibility data no document has the
 * relation.
 */
export function createMarketFacts(
  data: DataFiles,
  eligibility: EligibilityData | null,
  report: ReportProblem,
): (file: ContentFile) => Stored {
  if (!eligibility) return () => ({});
  const ids = new Map(eligibility.products.map(({ id, Name }) => [Name, id]));
  for (const [document, names] of data.marketTexts)
    for (const name of names)
      if (!ids.has(name))
        report({ file: FILE, path: document, message: `there is no plan "${name}"` });
  return (file) => {
    const stated = data.marketTexts.get(`${file.collection}:${file.key}`) ?? [];
    const names = new Set([...listOwnPlan(file, data), ...stated]);
    const products = [...names].flatMap((name) => ids.get(name) ?? []);
    return products.length === 0 ? {} : { [MARKETS]: products };
  };
}
