/** Compares two versions of the rules: in journeys, and record by record. */
import { compareRecords, diffData } from "@orlaya/finder/eligibility";
import type { PayloadRequest } from "payload";
import type { ShownComparison } from "./history-shapes.ts";
import { loadDocuments } from "./record-documents.ts";
import type { VersionData } from "./rule-versions.ts";
import { showDiff } from "./show-diff.ts";
import { showRecords } from "./show-records.ts";

/**
 * Compares two versions.
 * @throws TooIntricate when one of them cannot be compiled
 */
export async function compareVersions(
  req: PayloadRequest,
  before: VersionData,
  after: VersionData,
): Promise<ShownComparison> {
  const versions = [before.data, after.data];
  const differences = compareRecords(before.data, after.data);
  const documents = await loadDocuments(req.payload, differences);
  return {
    diff: await showDiff(req, diffData(before.data, after.data, after.options), ...versions),
    records: await showRecords(req, differences, versions, documents),
  };
}
