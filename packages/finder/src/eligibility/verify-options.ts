/**
 * The verification of the file that a browser reads: compares the options of the form, at every
 * possible journey, with the literal interpreter (finder §2.4, §2.9, §4).
 *
 * As in `verify`, one country stands for all countries that are in the same lists and in the same
 * classes of the table. The groups are computed here again, so that no code is shared.
 */
import { NOT_LISTED } from "../code.ts";
import { isRule } from "../data/types.ts";
import type { Country, EligibilityData } from "../data/types.ts";
import { asksNationality, isOffered, listOptions } from "./cascade.ts";
import type { Option } from "./cascade.ts";
import { NO_ANSWERS } from "./finder.ts";
import type { Answers, OptionsFinder } from "./finder.ts";
import { createLiteralInterpreter } from "./literal.ts";
import type { LiteralAnswer } from "./literal.ts";
import type { Difference, Verification, VerifyOptions } from "./verify.ts";

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

/** Returns the key of the group of each country, for one or two roles. */
type Keys = (country: Country) => string;
type Role = "residence" | "destination" | "nationality";

function createKeys(data: EligibilityData, finder: OptionsFinder, roles: readonly Role[]): Keys {
  const { table, codeAt } = finder;
  const named = new Set(
    data.rules.filter(isRule).flatMap((rule) => roles.flatMap((role) => rule[role])),
  );
  const listsOf = new Map<string, string[]>();
  for (const { id, Pays } of data.lists)
    if (named.has(id))
      for (const country of new Set(Pays))
        listsOf.set(country, [...(listsOf.get(country) ?? []), id]);
  return ({ id, iso, never, never_nationality }) => {
    const at = codeAt.get(iso) ?? -1;
    const classes = roles.map((role) => table[role][at] ?? "unknown");
    const row = roles.length > 1 ? (table.within[at] ?? "unknown") : "";
    return [...(listsOf.get(id) ?? []), "|", never, never_nationality, ...classes, row].join(" ");
  };
}

/** Returns the groups of countries with equal keys. */
function groupBy(data: EligibilityData, keys: Keys): readonly (readonly Country[])[] {
  return [...Map.groupBy(data.countries, keys).values()];
}

/** Pairs of a residence and a destination: the first stands for all of them. */
interface Pairs {
  readonly residence: Country;
  readonly destination: Country;
  readonly count: number;
}

/**
 * Returns pairs that stand for all pairs of countries: of two different countries by their groups,
 * and of a country with itself by groups of their own.
 */
function* listPairs(
  residences: readonly (readonly Country[])[],
  destinations: readonly (readonly Country[])[],
  both: readonly (readonly Country[])[],
): Generator<Pairs> {
  for (const from of residences)
    for (const to of destinations) {
      let first: Omit<Pairs, "count"> | null = null;
      let count = 0;
      for (const residence of from)
        for (const destination of to)
          if (residence !== destination) {
            first ??= { residence, destination };
            count++;
          }
      if (first !== null) yield { ...first, count };
    }
  for (const countries of both) {
    const [country] = countries;
    if (country) yield { residence: country, destination: country, count: countries.length };
  }
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
  const group = (...roles: readonly Role[]) =>
    groupBy(data, options.everyCountry === true ? ({ id }) => id : createKeys(data, finder, roles));
  const check: Check = {
    data,
    finder,
    has: createLookup(),
    interpreter: createLiteralInterpreter(data, options),
    nationalities: [...group("nationality"), null],
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
  const both = group("residence", "destination");
  for (const pairs of listPairs(group("residence"), group("destination"), both))
    for (const problem of comparePairs(check, pairs, count)) broken.add(problem);
  return { ...count, broken: [...broken] };
}

interface Check {
  readonly data: EligibilityData;
  readonly finder: OptionsFinder;
  readonly has: ReturnType<typeof createLookup>;
  readonly interpreter: ReturnType<typeof createLiteralInterpreter>;
  /** Null stands for "not listed". */
  readonly nationalities: readonly (readonly Country[] | null)[];
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
function comparePairs(check: Check, pairs: Pairs, count: Count): readonly string[] {
  const { data, finder, has, interpreter } = check;
  const { residence, destination } = pairs;
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
    compareNationalities(check, { answers, pairs, expectedFor, isListed }, count);
  }
  return isReached && !isExpected
    ? [`${residence.iso} → ${destination.iso} is offered and has no profile`]
    : [];
}

interface Place {
  readonly answers: Answers;
  readonly pairs: Pairs;
  readonly expectedFor: (nationality: string | null) => LiteralAnswer;
  /** Whether destination and profile are options. */
  readonly isListed: boolean;
}

/** Compares every nationality at a place and adds the results to the totals. */
function compareNationalities(check: Check, place: Place, count: Count): void {
  const { answers, pairs, expectedFor } = place;
  const findChoice = createChoice(check, place);
  for (const countries of check.nationalities) {
    const country = countries?.[0];
    const nationality = country?.iso ?? NOT_LISTED;
    const expected = describeExpected(expectedFor(country?.id ?? null));
    const found = findChoice(nationality);
    const journeys = pairs.count * (countries?.length ?? 0);
    count.tuples++;
    count.checked += journeys;
    if (expected === found) continue;
    // A different answer for "not listed" counts once for each pair of countries.
    count.differing += countries === null ? pairs.count : journeys;
    if (count.differences.length < 10)
      count.differences.push({
        answers: {
          residence: pairs.residence.iso,
          destination: pairs.destination.iso,
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
