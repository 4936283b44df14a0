/** Reads the data of a command, and makes the finder and the findings from them. */
import type { LOCALES } from "@orlaya/locales";
import {
  compileTable,
  findFindings,
  createPayload,
  createSearchPayload,
  readPayload,
  resolveFlows,
} from "../src/eligibility/index.ts";
import type { Finder, Finding, SitePages } from "../src/eligibility/index.ts";
import { verifyRecords } from "../src/eligibility/verify-records.ts";
import type { Flags } from "./flags.ts";
import { load, loadAliases } from "./load.ts";
import type { Loaded } from "./load.ts";
import { writeError } from "./output.ts";
import { createProgress } from "./progress.ts";

export type Source = Extract<Loaded, { readonly ok: true }>;

/**
 * Reads a folder of tables or a release. @returns null when the data are invalid; the problems are
 * written to stderr
 * @throws Refusal when the path cannot be read
 */
export async function readSource(path: string): Promise<Source | null> {
  const loaded = await load(path);
  if (loaded.ok) return loaded;
  for (const problem of loaded.problems) writeError(problem);
  return null;
}

/** Creates the finder that visitors get: from the release file, or compiled as for a release. */
export function makeFinder(
  { data, release }: Source,
  flags: Flags,
  locale: (typeof LOCALES)[number] = "en",
): Finder {
  const flows = resolveFlows(data);
  const payload =
    release?.payloads[locale] ??
    createPayload(
      { flows, table: compileTable(flows, flags), version: 1, hosts: flags.hosts },
      locale,
    );
  const read = readPayload(JSON.parse(JSON.stringify(payload)));
  if (!read.ok) throw new Error(`the payload in ${locale} cannot be read: ${read.problem}`);
  return read.finder;
}

/**
 * Compares the names, addresses and search file of a locale with the data. The search file of a
 * release contains aliases that the data do not; they are compared only with the list of a flag.
 */
export function checkRecords(
  { data, release }: Source,
  finder: Finder,
  flags: Flags,
): readonly string[] {
  const { hosts } = flags;
  const { locale, version } = finder;
  const aliases = flags.aliases === null ? {} : { aliases: loadAliases(flags.aliases) };
  const search =
    release?.search[locale] ??
    createSearchPayload(
      { flows: resolveFlows(data), version, aliases: aliases.aliases ?? {} },
      locale,
    );
  return verifyRecords(data, finder, search, { hosts, locale, ...aliases });
}

/**
 * Returns all findings, and shows a progress bar. Pages are compared with the rules when sites are
 * given.
 */
export function listFindings(
  { data }: Source,
  flags: Flags,
  sites?: readonly SitePages[],
): readonly Finding[] {
  const bar = createProgress("Looking for findings");
  const findings = findFindings(data, {
    ...flags,
    ...(sites && { sites }),
    onProgress: bar.report,
  });
  bar.done();
  return findings;
}
