/** Compiles rules that are not a stored release, as the site would read them. */
import type { EligibilityData } from "@orlaya/finder/data";
import {
  compileTable,
  createPayload,
  readPayload,
  resolveFlows,
  type Finder,
} from "@orlaya/finder/eligibility";
import { env } from "../env.ts";
import type { VersionData } from "./rule-versions.ts";

/** Number of the version in a finder that belongs to no release. */
const NO_VERSION = 0;

const finders = new WeakMap<EligibilityData, Finder>();
/** Compiles data, once for each data set. @throws Error when the own payload cannot be read */
export function compileFinder({ data, options }: VersionData): Finder {
  const known = finders.get(data);
  if (known) return known;
  const flows = resolveFlows(data);
  const table = compileTable(flows, options);
  const payload = createPayload(
    { flows, table, version: NO_VERSION, hosts: env.funnelHosts },
    "en",
  );
  const read = readPayload(payload);
  if (!read.ok) throw new Error(read.problem);
  finders.set(data, read.finder);
  return read.finder;
}
