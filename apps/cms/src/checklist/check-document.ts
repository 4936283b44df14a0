/** The table of all checks of a document. */
import { checkCopies } from "./check-copies.ts";
import { checkHead } from "./check-head.ts";
import { checkHeadings } from "./check-headings.ts";
import { checkActions, checkLinks, checkRelations } from "./check-links.ts";
import { checkPremiums } from "./check-premiums.ts";
import { checkPrices } from "./check-prices.ts";
import { checkCompany, checkReferences } from "./check-references.ts";
import { checkReview } from "./check-review.ts";
import {
  checkAddress,
  checkPictures,
  checkRequired,
  checkSamples,
  checkTranslation,
  checkUntranslated,
} from "./check-texts.ts";
import type { Check, Checked, Finding } from "./finding.ts";

/** Checks in the order in which their findings are listed. */
const CHECKS: readonly Check[] = [
  checkRequired,
  checkAddress,
  checkHeadings,
  checkPrices,
  checkPremiums,
  checkReview,
  checkLinks,
  checkActions,
  checkRelations,
  checkPictures,
  checkUntranslated,
  checkHead,
  checkSamples,
  checkReferences,
  checkCompany,
  checkCopies,
  checkTranslation,
];

/** Checks a document. Findings that block its publication come first. */
export function checkDocument(checked: Checked): readonly Finding[] {
  const findings = CHECKS.flatMap((check) => check(checked));
  return [
    ...findings.filter(({ level }) => level === "blocking"),
    ...findings.filter(({ level }) => level === "warning"),
  ];
}
