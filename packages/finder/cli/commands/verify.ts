/** `verify` and `brute`: compare every journey with the literal interpreter. */
import { LOCALES } from "@orlaya/locales";
import {
  blocksPublishing,
  certifyOptions,
  computeChecksum,
  verify,
} from "../../src/eligibility/index.ts";
import type { Certificate, Finder, Finding, Verification } from "../../src/eligibility/index.ts";
import { describeAnswers, recordNames } from "../../src/eligibility/names.ts";
import type { RecordNames } from "../../src/eligibility/names.ts";
import { describeOutcome } from "../describe.ts";
import { createFindingWriter } from "../finding-words.ts";
import type { Flags } from "../flags.ts";
import { count, print, printJson, formatSeconds } from "../output.ts";
import { createProgress } from "../progress.ts";
import { checkRecords, makeFinder, listFindings } from "../source.ts";
import type { Source } from "../source.ts";

const BROKEN_TALLIES =
  "the tallies by groups of countries differ from the tallies country by country";

/** The proofs of one language: of all answers, and of the options that a browser reads. */
interface Proofs {
  readonly finder: Finder;
  readonly answers: Verification;
  readonly options: Certificate;
}

/**
 * Verifies each locale. A release is verified as stored; authored data are compiled first, as for a
 * release.
 */
function proveLocales(
  from: Source,
  flags: Flags,
  everyCountry: boolean,
  locales: readonly (typeof LOCALES)[number][],
): readonly Proofs[] {
  const bar = createProgress(everyCountry ? "Checking country by country" : "Checking journeys");
  const options = { strictNationality: flags.strictNationality, everyCountry };
  const proofs = locales.map((locale, index) => {
    const finder = makeFinder(from, flags, locale);
    return {
      finder,
      answers: verify(from.data, finder, {
        ...options,
        onProgress: (share) => bar.report((index + share) / locales.length),
      }),
      options: certifyOptions(from.data, finder, options),
    };
  });
  bar.done();
  return proofs;
}

type Write = (finding: Finding) => string;

interface Result {
  readonly proof: Verification;
  readonly differing: number;
  readonly differences: Verification["differences"];
  readonly broken: readonly string[];
  readonly tuples: number;
  readonly locales: readonly string[];
  readonly checksum: string;
  readonly version: number | null;
  readonly blocking: readonly Finding[];
  readonly publishable: boolean;
}

async function judgeSource(
  from: Source,
  flags: Flags,
  everyCountry: boolean,
): Promise<Result | null> {
  // The brute force checks one locale only.
  const locales = everyCountry ? LOCALES.slice(0, 1) : LOCALES;
  const pairs = proveLocales(from, flags, everyCountry, locales);
  const [first] = pairs;
  if (first === undefined) return null;
  const { finder, answers: proof } = first;
  const proofs = pairs.flatMap(({ answers, options }) => [answers, options]);
  const byGroups = everyCountry ? verify(from.data, finder, flags) : proof;
  const agrees = JSON.stringify(byGroups.tallies) === JSON.stringify(proof.tallies);
  const broken = [
    ...new Set(proofs.flatMap((each) => each.broken)),
    ...pairs.flatMap(({ finder }) => checkRecords(from, finder, flags)),
    ...(agrees ? [] : [BROKEN_TALLIES]),
  ];
  const sum = (count: (each: Certificate) => number): number =>
    proofs.reduce((total, each) => total + count(each), 0);
  const differing = sum((each) => each.differing);
  const blocking = listFindings(from, flags).filter(blocksPublishing);
  const isComplete = proofs.every(({ checked, journeys }) => checked === journeys);
  return {
    proof,
    differing,
    differences: proofs.flatMap((each) => each.differences),
    broken,
    tuples: sum((each) => each.tuples),
    locales,
    checksum: await computeChecksum(from.data),
    version: from.release?.version ?? null,
    blocking,
    publishable: isComplete && differing === 0 && broken.length === 0 && blocking.length === 0,
  };
}

/** Prints whether a release may be published. @returns the exit code */
export async function runVerify(
  from: Source,
  flags: Flags,
  everyCountry: boolean,
): Promise<number> {
  const started = performance.now();
  const result = await judgeSource(from, flags, everyCountry);
  if (result === null) return 1;
  const write = createFindingWriter(from.data);
  if (flags.json) printResult(result, write);
  else
    showResult(
      { names: recordNames(from.data), write },
      result,
      everyCountry,
      formatSeconds(started),
    );
  return result.publishable ? 0 : 1;
}

function printResult({ proof, blocking, publishable, ...result }: Result, write: Write): void {
  printJson({
    journeys: proof.journeys,
    checked: proof.checked,
    ...result,
    publishable,
    refusals: blocking.map(write),
    tallies: proof.tallies,
  });
}

function showResult(
  { names, write }: { readonly names: RecordNames; readonly write: Write },
  { proof, differing, differences, broken, blocking, ...result }: Result,
  everyCountry: boolean,
  time: string,
): void {
  print(
    `${count(proof.checked)} of ${count(proof.journeys)} journeys checked against the literal interpreter, ${count(differing)} differences`,
  );
  print(
    `${count(result.tuples)} comparisons in ${result.locales.join(", ")}, ${time}${result.version === null ? "" : `, release ${result.version}`}`,
  );
  if (everyCountry && broken.length === 0)
    print("The check by groups of countries gives the same tallies.");
  print(`data sha256 ${result.checksum}`);
  for (const { answers, expected, found } of differences.slice(0, 10))
    print(
      `  ${describeAnswers(answers, names)}: expected ${describeOutcome(expected, names)}, found ${describeOutcome(found, names)}`,
    );
  for (const each of broken.slice(0, 10)) print(`  ${each}`);
  for (const finding of blocking)
    print(`  ${write(finding).slice(0, -1)} (${count(finding.journeys)} journeys)`);
  print(result.publishable ? "May be published." : "Must not be published.");
}
