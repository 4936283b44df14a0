/** `explain`: prints the result of the given answers and the reason for it. */
import { parseCode } from "../../src/code.ts";
import { DATA_LOCALES } from "../../src/data/index.ts";
import type { EligibilityData } from "../../src/data/index.ts";
import {
  NOT_LISTED,
  explain,
  findNearestChanges,
  resolve,
  traceStep,
} from "../../src/eligibility/index.ts";
import type { Answers, ExcludedRules } from "../../src/eligibility/index.ts";
import {
  buildCountryIndex,
  findExactMatch,
  fold,
  searchCountries,
} from "../../src/search/index.ts";
import type { Flags } from "../flags.ts";
import { Refusal } from "../load.ts";
import { print, printJson } from "../output.ts";
import { makeFinder } from "../source.ts";
import type { Source } from "../source.ts";

/**
 * Returns the id of the profile with this id, or of the only profile whose id, Name or English
 * label begins with the text or has it as a word.
 * @throws Refusal when there is none or more than one
 */
function readProfile({ profiles }: EligibilityData, text: string): string {
  const exact = profiles.find(({ id }) => id === text);
  if (exact !== undefined) return exact.id;
  const wanted = fold(text).joined;
  const starting = profiles.filter(
    (profile) =>
      wanted !== "" &&
      [profile.id, profile.Name, profile["en-gb"] ?? ""].some(
        (name) =>
          fold(name).joined.startsWith(wanted) || fold(name).words.some((word) => word === wanted),
      ),
  );
  const [first, second] = starting;
  if (first !== undefined && second === undefined) return first.id;
  const list = (some: typeof profiles) => some.map(({ id }) => id).join(", ");
  throw new Refusal(
    first === undefined
      ? `There is no profile “${text}” in these data; the profiles are ${list(profiles)}.`
      : `“${text}” is the beginning of several profiles; give one of ${list(starting)}.`,
  );
}

/**
 * Returns the code of a country.
 * @throws Refusal that names the answer and the countries that may be meant
 */
function readCountry({ countries }: EligibilityData, field: string, text: string): string {
  const code = parseCode(text);
  if (code !== null && countries.some(({ iso }) => iso === code)) return code;
  const index = buildCountryIndex(
    countries.map((country) => ({
      code: country.iso,
      name: country["en-gb"] ?? country.Name,
      aliases: [country.Name, ...DATA_LOCALES.flatMap((locale) => country[locale] ?? [])],
    })),
  );
  const found = fold(text).joined === "" ? [] : searchCountries(index, text).slice(0, 3);
  const exact = findExactMatch(index, text);
  const meant = exact === null ? found : found.filter((match) => match.code === exact);
  const advice =
    meant.length === 0
      ? "give a code of two letters, such as FR"
      : `give ${meant.length > 1 ? "one of " : ""}${meant.map((match) => `${match.code} (${match.name})`).join(", ")}`;
  throw new Refusal(
    `The ${field} “${text}” is not the code of a country in these data; ${advice}.`,
  );
}

/**
 * Reads the answers of `explain`.
 * @throws Refusal for an answer that is not a country, or that is not exactly one profile
 */
function readAnswers(
  data: EligibilityData,
  [residence = "", destination = "", profile = "", nationality]: readonly string[],
): Answers {
  return {
    residence: readCountry(data, "residence", residence),
    destination: readCountry(data, "destination", destination),
    profile: readProfile(data, profile),
    nationality:
      nationality === undefined
        ? null
        : nationality.toLowerCase() === NOT_LISTED
          ? NOT_LISTED
          : readCountry(data, "nationality", nationality),
  };
}

interface Explained {
  readonly answers: Answers;
  readonly resolution: ReturnType<typeof resolve>;
  readonly explanation: ReturnType<typeof explain>;
  /** Changes of one answer that lead to a plan, or to the question about nationality. */
  readonly nearest: ReturnType<typeof findNearestChanges>;
  /** How many rules do not contain each answer. */
  readonly excluded: readonly ExcludedRules[];
}

/** Prints the result of the answers and the reason for it. @returns the exit code */
export function runExplain(from: Source, given: readonly string[], flags: Flags): number {
  const answers = readAnswers(from.data, given);
  const finder = makeFinder(from, flags);
  const resolution = resolve(finder, answers);
  const explained: Explained = {
    answers,
    resolution,
    explanation: explain(from.data, answers, flags),
    nearest: resolution.kind === "plan" ? [] : findNearestChanges(finder, answers),
    excluded: traceStep(from.data, finder, answers).excluded,
  };
  if (flags.json) printExplained(explained);
  else showExplained(explained, flags.all);
  return 0;
}

const brief = ({ ID, Name }: { readonly ID: string; readonly Name: string }) => ({ ID, Name });

function printExplained({ answers, resolution, explanation, nearest, excluded }: Explained): void {
  printJson({
    answers,
    resolution,
    because: explanation.because,
    winner: explanation.winner === null ? null : brief(explanation.winner),
    matching: explanation.matching.map(brief),
    nearMisses: explanation.nearMisses.map(({ rule, failed }) => ({ ...brief(rule), failed })),
    excluded,
    nearest,
  });
}

const REASONS = {
  neutral: "a rule without nationality applies",
  "single-restricted": "one restricted rule applies, so nationality is not asked",
  nationality: "nationality decides",
  ask: "nationality is required",
  "nationality-not-listed": "no matching rule lists this nationality",
  "no-flow": "no rule covers these answers",
  "unknown-answer": "an answer is not in these data",
} as const;

function describeResolution(resolution: Explained["resolution"]): string {
  if (resolution.kind === "ask") return "nationality is asked";
  if (resolution.kind !== "plan") return "no plan";
  const { product, funnel } = resolution.plan;
  const quote = funnel && `, quote at ${funnel.url ?? product.url ?? "no address"}`;
  return `${product.name}${quote ?? ""}`;
}

function showExplained(
  { answers, resolution, explanation, nearest, excluded }: Explained,
  all: boolean,
): void {
  const given = [answers.residence, answers.destination, answers.profile, answers.nationality];
  print(`${given.filter((each) => each !== null).join(" · ")}: ${describeResolution(resolution)}`);
  print(`because ${REASONS[explanation.because]}`);
  for (const rule of explanation.matching)
    print(`  ${rule === explanation.winner ? "wins   " : "matches"} ${rule.ID}  ${rule.Name}`);
  for (const { field, value, rules } of excluded)
    print(`  ${field}: ${rules} ${rules === 1 ? "rule does" : "rules do"} not contain ${value}`);
  const misses = all ? explanation.nearMisses : explanation.nearMisses.slice(0, 10);
  for (const { rule, failed } of misses) print(`  fails on ${failed}: ${rule.ID}  ${rule.Name}`);
  if (misses.length < explanation.nearMisses.length)
    print(
      `  and ${explanation.nearMisses.length - misses.length} more that fail on one answer (--all)`,
    );
  for (const { field, value, plan } of nearest)
    print(
      `  with ${field} ${value}: ${plan === null ? "nationality is asked" : plan.product.name}`,
    );
}
