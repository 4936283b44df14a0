/** Completes documents of tests with what every publication needs. */
import { isPageCollection } from "../names/slugs.ts";
import { readString, record, type Stored } from "../fields/record.ts";

/** Collections whose pages begin with a slice with their heading. */
const HEADED = ["page_single", "page_generic", "page_landing"];
const DESCRIPTION =
  "A description of a page in a test, which is as long as search engines want it to be.";

/** Returns a description that no other page has. */
const describePage = ({ locale, uid }: Stored): string =>
  [DESCRIPTION, readString(locale), readString(uid)].join(" ");

/**
 * Adds a heading, a description and the review of a plan to the data of a document, unless the test
 * states them.
 */
export function complete(collection: string, data: Stored): Stored {
  if (!isPageCollection(collection)) return data;
  const heading = { blockType: "page_head", title: "Heading" };
  return {
    ...(HEADED.includes(collection) ? { slices: [heading] } : {}),
    ...(collection === "product_page" ? { approver: "Product team", review_by: "2099-12-31" } : {}),
    ...data,
    seo: { description: describePage(data), ...record(data["seo"]) },
  };
}
