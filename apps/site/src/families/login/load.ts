/** The log-in page, and the address of the area to which it leads (spec §1: what happens there is another system's). */
import type { ResolvedSlice } from "../../load/resolve/index.ts";
import type { LoadInput } from "../family.ts";

/** Data of the log-in page. */
export interface LoginData {
  readonly slices: readonly ResolvedSlice[];
  /** Address of the area of the audience; empty: the configuration names none. */
  readonly area: string;
}

/** Reads the address of the area from the configuration. */
export function loadLogin({
  slices,
  runtime,
  site,
}: Pick<LoadInput, "slices" | "runtime" | "site">): LoginData {
  const { EMPLOYER_AREA_URL, CUSTOMER_AREA_URL } = runtime.env;
  return { slices, area: site.audience === "corporate" ? EMPLOYER_AREA_URL : CUSTOMER_AREA_URL };
}
