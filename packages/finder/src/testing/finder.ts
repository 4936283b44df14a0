/** Creates the finder of test data as the site reads it from a release. */
import type { Locale } from "@orlaya/locales";
import type { EligibilityData } from "../data/types.ts";
import {
  compileTable,
  createPayload,
  readPayload,
  resolveFlows,
  type Finder,
  type Options,
} from "../eligibility/index.ts";

/** @throws Error when the data cannot be compiled or read back */
export function createTestFinder(
  data: EligibilityData,
  { locale = "en", ...options }: Options & { readonly locale?: Locale } = {},
): Finder {
  const flows = resolveFlows(data);
  const payload = createPayload(
    { flows, table: compileTable(flows, options), version: 1, hosts: "any" },
    locale,
  );
  const read = readPayload(JSON.parse(JSON.stringify(payload)));
  if (!read.ok) throw new Error(read.problem);
  return read.finder;
}
