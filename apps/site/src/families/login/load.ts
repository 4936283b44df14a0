/**
 * Loads the log-in page with the URL of the customer or employer area (spec §1: the area itself is
 * another system).
 */
import type { ResolvedSlice } from "../../load/resolve/index.ts";
import type { LoadInput } from "../family.ts";

/** Data of the log-in page. */
export interface LoginData {
  readonly slices: readonly ResolvedSlice[];
  /** URL of the area of the audience; empty when it is not configured. */
  readonly area: string;
}

/** Reads the URL of the area from the configuration. */
export function loadLogin({
  slices,
  runtime,
  site,
}: Pick<LoadInput, "slices" | "runtime" | "site">): LoginData {
  const { EMPLOYER_AREA_URL, CUSTOMER_AREA_URL } = runtime.env;
  return { slices, area: site.audience === "corporate" ? EMPLOYER_AREA_URL : CUSTOMER_AREA_URL };
}
