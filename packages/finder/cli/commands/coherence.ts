/**
 * `coherence`: compares the rules with the search by need, the list of plans and the pages that
 * name plans (finder §5.10).
 */
import { PAGE_KINDS, blocksPublishing, type Finding } from "../../src/eligibility/index.ts";
import type { Flags } from "../flags.ts";
import { createFindingWriter } from "../finding-words.ts";
import { count, print, printJson } from "../output.ts";
import { readSites } from "../sites.ts";
import { listFindings } from "../source.ts";
import type { Source } from "../source.ts";
import { showFinding } from "./findings.ts";

/** Findings about records that nothing reaches or that visitors cannot tell apart. */
const RECORD_KINDS: readonly Finding["kind"][] = [
  "unreached-product",
  "unreached-profile",
  "same-name",
  "missing-page",
  "missing-url",
];

/** Prints the contradictions. @returns the exit code: 1 when one of them blocks publishing */
export function runCoherence(from: Source, flags: Flags): number {
  const sites = readSites(flags.site);
  const findings = listFindings(from, flags, sites).filter(
    ({ kind, id }) =>
      PAGE_KINDS.includes(kind) ||
      RECORD_KINDS.includes(kind) ||
      (kind === "stale-acceptance" && PAGE_KINDS.some((each) => id.includes(`:${each}:`))),
  );
  const write = createFindingWriter(from.data);
  if (flags.json) printJson(findings.map((each) => ({ ...each, message: write(each) })));
  else {
    for (const finding of flags.all ? findings : findings.slice(0, 40)) showFinding(finding, write);
    if (!flags.all && findings.length > 40) print(`and ${findings.length - 40} more (--all)`);
    const accepted = findings.filter(({ state }) => state === "accepted").length;
    print(
      `${sites.length} sites compared with the rules: ${count(findings.length - accepted)} open contradictions, ${count(accepted)} accepted`,
    );
  }
  return findings.some(blocksPublishing) ? 1 : 0;
}
