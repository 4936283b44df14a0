/** Checks the premiums of a plan: a table without holes, in order, that begins at its price. */
import { findPremiumProblem } from "../fields/premiums.ts";
import type { Check } from "./finding.ts";

/** A table that is not in order blocks the publication. */
export const checkPremiums: Check = ({ collection, document, places }) => {
  const write = collection === "product_page" ? findPremiumProblem(document) : null;
  const place = places.find(({ path }) => path === "premiums");
  return write
    ? [
        {
          level: "blocking",
          check: "premiums",
          path: "premiums",
          labels: place?.labels ?? ["premiums"],
          write,
        },
      ]
    : [];
};
