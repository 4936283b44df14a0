/**
 * The verification of the file that a browser reads: compares the options of the form, at every
 * possible journey, with the literal interpreter (finder §2.4, §2.9, §4).
 * As in `verify`, one country stands for each group of countries (verify-groups.ts).
 */
import { NOT_LISTED } from "../code.ts";
import type { EligibilityData } from "../data/types.ts";
import { asksNationality, isOffered, listOptions } from "./cascade.ts";
import type { Option } from "./cascade.ts";
import { NO_ANSWERS } from "./finder.ts";
import type { Answers, OptionsFinder } from "./finder.ts";
import { createLiteralInterpreter } from "./literal.ts";
import type { LiteralAnswer } from "./literal.ts";
import type { Difference, Verification, VerifyOptions } from "./verify.ts";
import { listRepresentatives } from "./verify-groups.ts";
import type { Pair, Representatives } from "./verify-groups.ts";

/** The result for the options of one language. Its fields have the meaning of those of `verify`. */
export type OptionsVerification = Omit<Verification, "tallies">;

/**
 * What the form does with a set of answers, in the words of a difference. `contradictory`: it lists
 * other values than it accepts (finder §6.17).
 */
type Choice = "not offered" | "plan" | "asked, listed" | "asked, not listed" | "contradictory";

function describeExpected({ kind, asked }: LiteralAnswer): Choice {
  if (asked) return kind === "plan" ? "asked, listed" : "asked, not listed";
  return kind === "plan" ? "plan" : "not offered";
}

/** Returns a function that tells whether a list of options has a value. */
function createLookup(): (options: readonly Option[], value: string) => boolean {
  const known = new WeakMap<readonly Option[], ReadonlySet<string>>();
  return (options, value) => {
    const values = known.get(options) ?? new Set(options.map((option) => option.value));
    known.set(options, values);
    return values.has(value);
  };
}

/**
 * Compares the options of a finder, as read from the file of a browser, with the authored data.
 * Pure.
 */
export function verifyOptions(
  data: EligibilityData,
  finder: OptionsFinder,
  options: VerifyOptions = {},
): OptionsVerification {
  const { pairs, nationalities } = listRepresentatives(data, finder, options.everyCountry === true);
  const check: Check = {
    data,
    finder,
    has: createLookup(),
    interpreter: createLiteralInterpreter(data, options),
    nationalities,
  };
  const n = data.countries.length;
  const count: Count = {
    journeys: n * n * data.profiles.length * n,
    checked: 0,
    tuples: 0,
    differing: 0,
    differences: [],
  };
  const broken = new Set(listMissing(data, finder));
  for (const pair of pairs)
    for (const problem of comparePair(check, pair, count)) broken.add(problem);
  return { ...count, broken: [...broken] };
}

interface Check {
  readonly data: EligibilityData;
  readonly finder: OptionsFinder;
  readonly has: ReturnType<typeof createLookup>;
  readonly interpreter: ReturnType<typeof createLiteralInterpreter>;
  readonly nationalities: Representatives["nationalities"];
}

/** Running totals; see Verification. */
type Count = {
  -readonly [K in Exclude<keyof OptionsVerification, "broken" | "differences">]: number;
} & {
  readonly differences: Difference[];
};

/** Compares the residences and the profiles. Returns one sentence for each difference. */
function listMissing(data: EligibilityData, finder: OptionsFinder): readonly string[] {
  const residences = listOptions(finder, NO_ANSWERS, "residence").map(({ value }) => value);
  const sort = (values: readonly string[]) => values.toSorted().join();
  return [
    ...(sort(residences) === sort(data.countries.map(({ iso }) => iso))
      ? []
      : ["the options of residence are not the countries of the data"]),
    ...(sort(finder.profiles.map(({ id }) => id)) === sort(data.profiles.map(({ id }) => id))
      ? []
      : ["the profiles of the options are not those of the data"]),
  ];
}

/** Compares every profile of a pair. Returns a sentence for a destination without a profile. */
function comparePair(check: Check, pair: Pair, count: Count): readonly string[] {
  const { data, finder, has, interpreter } = check;
  const { residence, destination } = pair;
  const from: Answers = { ...NO_ANSWERS, residence: residence.iso };
  const to: Answers = { ...from, destination: destination.iso };
  const isReached = has(listOptions(finder, from, "destination"), destination.iso);
  const profiles = listOptions(finder, to, "profile");
  let isExpected = false;
  for (const { id: profile } of data.profiles) {
    const expectedFor = interpreter(residence.id, destination.id, profile);
    isExpected ||= describeExpected(expectedFor(null)) !== "not offered";
    const answers: Answers = { ...to, profile };
    const isListed = isReached && has(profiles, profile);
    compareNationalities(check, { answers, pair, expectedFor, isListed }, count);
  }
  return isReached && !isExpected
    ? [`${residence.iso} → ${destination.iso} is offered and has no profile`]
    : [];
}

interface Place {
  readonly answers: Answers;
  readonly pair: Pair;
  readonly expectedFor: (nationality: string | null) => LiteralAnswer;
  /** Whether destination and profile are options. */
  readonly isListed: boolean;
}

/** Compares every nationality at a place and adds the results to the totals. */
function compareNationalities(check: Check, place: Place, count: Count): void {
  const { answers, pair, expectedFor } = place;
  const findChoice = createChoice(check, place);
  for (const countries of check.nationalities) {
    const country = countries?.[0];
    const nationality = country?.iso ?? NOT_LISTED;
    const expected = describeExpected(expectedFor(country?.id ?? null));
    const found = findChoice(nationality);
    const journeys = pair.pairs * (countries?.length ?? 0);
    count.tuples++;
    count.checked += journeys;
    if (expected === found) continue;
    // A different answer for "not listed" counts once for each pair of countries.
    count.differing += countries === null ? pair.pairs : journeys;
    if (count.differences.length < 10)
      count.differences.push({
        answers: {
          residence: pair.residence.iso,
          destination: pair.destination.iso,
          profile: answers.profile ?? "",
          nationality,
        },
        expected,
        found,
      });
  }
}

/** Returns a function that tells what the form does at a place, for a nationality. */
function createChoice(
  { finder, has }: Check,
  { answers, isListed }: Place,
): (nationality: string) => Choice {
  const isAccepted = (["residence", "destination", "profile"] as const).every((field) =>
    isOffered(finder, answers, field, answers[field] ?? ""),
  );
  const isAsked = asksNationality(finder, answers);
  const options = listOptions(finder, answers, "nationality");
  return (nationality) => {
    const isOption = has(options, nationality);
    const isKnown = isOffered(finder, answers, "nationality", nationality);
    const isExpected = isOption || (isAsked && nationality === NOT_LISTED);
    if (isAccepted !== isListed || isKnown !== isExpected) return "contradictory";
    if (!isListed) return isAsked ? "contradictory" : "not offered";
    if (!isAsked) return isOption ? "contradictory" : "plan";
    return isOption ? "asked, listed" : "asked, not listed";
  };
}

/**
 * Compares what the file of a browser shows with the payload that it was derived from: version,
 * language, countries and profiles, in their order. Returns one sentence for each difference.
 */
export function compareHeads(from: OptionsFinder, options: OptionsFinder): readonly string[] {
  return (["version", "locale", "codes", "names", "profiles"] as const)
    .filter((field) => JSON.stringify(from[field]) !== JSON.stringify(options[field]))
    .map((field) => `the ${field} of the options in ${from.locale} are not those of the release`);
}
