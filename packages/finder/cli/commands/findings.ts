/**
 * `findings`: prints gaps, conflicts, shadowed rules and all other findings, with their journeys.
 */
import { FINDING_KINDS, blocksPublishing } from "../../src/eligibility/index.ts";
import type { Finding } from "../../src/eligibility/index.ts";
import type { Flags } from "../flags.ts";
import { createFindingWriter } from "../finding-words.ts";
import { count, print, printJson } from "../output.ts";
import { listFindings } from "../source.ts";
import type { Source } from "../source.ts";

/** Prints the findings by kind. @returns the exit code: 1 when one of them blocks publishing */
export function runFindings(from: Source, flags: Flags): number {
  const findings = listFindings(from, flags);
  const write = createFindingWriter(from.data);
  if (flags.json) printJson(findings.map((each) => ({ ...each, message: write(each) })));
  else {
    for (const kind of Object.keys(FINDING_KINDS))
      showKind(
        kind,
        findings.filter((finding) => finding.kind === kind),
        flags.all,
        write,
      );
    if (findings.length === 0) print("No findings.");
  }
  return findings.some(blocksPublishing) ? 1 : 0;
}

function showKind(
  kind: string,
  findings: readonly Finding[],
  all: boolean,
  write: (finding: Finding) => string,
): void {
  const [first] = findings;
  if (first === undefined) return;
  const accepted = findings.filter(({ state }) => state === "accepted").length;
  print(`${kind} (${first.severity}): ${findings.length}, ${accepted} accepted`);
  for (const finding of all ? findings : findings.slice(0, 5)) showFinding(finding, write);
  if (!all && findings.length > 5) print(`  and ${findings.length - 5} more (--all)`);
}

/** Prints a finding: its sentence with an example, the pages that show it, and its id. */
export function showFinding(finding: Finding, write: (finding: Finding) => string): void {
  const { id, journeys, witness, hrefs, state, reason } = finding;
  const answers = witness && [
    witness.residence,
    witness.destination,
    witness.profile,
    witness.nationality,
  ];
  const example = answers ? `, e.g. ${answers.filter((each) => each !== null).join(" ")}` : "";
  const acceptance = state === "open" ? "" : ` [${state}: ${reason ?? ""}]`;
  const pairs = journeys === 0 ? "" : `: ${count(journeys)} pairs of countries`;
  const weight = hrefs.length > 0 ? pairs : `: ${count(journeys)} journeys`;
  print(`  ${write(finding).slice(0, -1)}${weight}${example}${acceptance}`);
  for (const href of hrefs) print(`    ${href}`);
  print(`    ${id}`);
}
