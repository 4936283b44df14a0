/**
 * The steps of the eligibility form as pure functions on immutable answers (spec §4;
 * finder §2.4, §2.9, §6.9–6.11, §6.17).
 */
import { NOT_LISTED, parseCode } from "../code.ts";
import { FIELDS, NO_ANSWERS, getCountryIndex, getProfileIndex } from "./finder.ts";
import type { Answers, Field, OptionsFinder } from "./finder.ts";
import { askAt, getCell } from "./table.ts";

/**
 * An option of a field: a country by ISO code or a profile by id, with its text in the finder's
 * locale.
 */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/**
 * Option lists that are the same for many answers, cached when they are first needed. A release
 * never changes, and finders that differ only in the addresses of their products share its table.
 */
interface Lists {
  readonly countries: readonly Option[];
  readonly profiles: readonly Option[];
  /** By residence. */
  readonly destinations: Map<number, readonly Option[]>;
  /** By cell. */
  readonly nationalities: Map<number, readonly Option[]>;
}
const listsOf = new WeakMap<OptionsFinder["table"], Lists>();

function lists(finder: OptionsFinder): Lists {
  const known = listsOf.get(finder.table) ?? {
    countries: finder.codes.map((value, index) => ({ value, label: finder.names[index] ?? "" })),
    profiles: finder.profiles.map(({ id, label }) => ({ value: id, label })),
    destinations: new Map<number, readonly Option[]>(),
    nationalities: new Map<number, readonly Option[]>(),
  };
  listsOf.set(finder.table, known);
  return known;
}

function remember(
  memo: Map<number, readonly Option[]>,
  key: number,
  make: () => readonly Option[],
): readonly Option[] {
  const known = memo.get(key) ?? make();
  memo.set(key, known);
  return known;
}

/** Whether any profile has a plan for a residence and a destination. */
function hasPlan(finder: OptionsFinder, residence: number, destination: number): boolean {
  for (let profile = 0; profile < finder.profiles.length; profile++)
    if (getCell(finder.table, residence, destination, profile) !== 0) return true;
  return false;
}

function cellFor(finder: OptionsFinder, answers: Answers): number {
  return getCell(
    finder.table,
    getCountryIndex(finder, answers.residence),
    getCountryIndex(finder, answers.destination),
    getProfileIndex(finder, answers.profile),
  );
}

/**
 * Returns the options of a field, in display order: every country as residence; for the other
 * fields, the values that lead to a plan given the earlier answers. Empty while an earlier answer
 * is missing, and for nationality unless it is asked. The form adds "My nationality is not listed"
 * (value NOT_LISTED) after the last nationality.
 */
export function listOptions(
  finder: OptionsFinder,
  answers: Answers,
  field: Field,
): readonly Option[] {
  const { countries, profiles, destinations, nationalities } = lists(finder);
  if (field === "residence") return countries;
  const residence = getCountryIndex(finder, answers.residence);
  if (residence < 0) return [];
  switch (field) {
    case "destination":
      return remember(destinations, residence, () =>
        countries.filter((_, index) => hasPlan(finder, residence, index)),
      );
    case "profile": {
      const destination = getCountryIndex(finder, answers.destination);
      return profiles.filter(
        (_, index) => getCell(finder.table, residence, destination, index) !== 0,
      );
    }
    case "nationality": {
      const cell = cellFor(finder, answers);
      return cell >= 0
        ? []
        : remember(nationalities, cell, () =>
            countries.filter((_, index) => askAt(finder.table, cell, index) > 0),
          );
    }
  }
}

/** Whether nationality has to be shown: the first three answers are given and do not decide. */
export function asksNationality(finder: OptionsFinder, answers: Answers): boolean {
  return cellFor(finder, answers) < 0;
}

/** Whether a value may be chosen for a field, given the earlier answers. */
export function isOffered(
  finder: OptionsFinder,
  answers: Answers,
  field: Field,
  value: string,
): boolean {
  switch (field) {
    case "residence":
      return getCountryIndex(finder, value) >= 0;
    case "destination":
      return hasPlan(
        finder,
        getCountryIndex(finder, answers.residence),
        getCountryIndex(finder, value),
      );
    case "profile":
      return cellFor(finder, { ...answers, profile: value }) !== 0;
    case "nationality": {
      const cell = cellFor(finder, answers);
      return (
        cell < 0 &&
        (value.toLowerCase() === NOT_LISTED ||
          askAt(finder.table, cell, getCountryIndex(finder, value)) > 0)
      );
    }
  }
}

export interface Step {
  readonly answers: Answers;
  /**
   * Later answers that this step cleared, in form order. They are announced once (finder §6.10).
   */
  readonly cleared: readonly Field[];
}

/**
 * Answers one field, or resets it with null, and clears the later fields. A value that is not
 * offered resets the field, too. The same value again clears nothing.
 */
export function answer(
  finder: OptionsFinder,
  answers: Answers,
  field: Field,
  value: string | null,
): Step {
  const at = FIELDS.indexOf(field);
  const kept = Object.fromEntries(
    FIELDS.slice(0, at).map((earlier) => [earlier, answers[earlier]]),
  );
  const accepted =
    value !== null && isOffered(finder, answers, field, value) ? canonical(field, value) : null;
  if (accepted !== null && accepted === answers[field]) return { answers, cleared: [] };
  return {
    answers: { ...NO_ANSWERS, ...kept, [field]: accepted },
    cleared: FIELDS.slice(at + 1).filter((later) => answers[later] !== null),
  };
}

function canonical(field: Field, value: string): string {
  if (field === "profile") return value;
  return value.toLowerCase() === NOT_LISTED ? NOT_LISTED : (parseCode(value) ?? value);
}

/**
 * Returns the fields that still need an answer, in form order; nationality only when it is asked
 * (spec §5).
 */
export function listUnanswered(finder: OptionsFinder, answers: Answers): readonly Field[] {
  const fields = FIELDS.slice(0, 3).filter((field) => answers[field] === null);
  return asksNationality(finder, answers) && answers.nationality === null
    ? [...fields, "nationality"]
    : fields;
}

/** Names of the parameters of the answers in an address, in order (finder §6.17). */
export const PARAMS = {
  residence: "from",
  destination: "to",
  profile: "as",
  nationality: "nat",
} as const satisfies Record<Field, string>;

/** Returns the address parameters for these answers. */
export function answerParams(answers: Answers): URLSearchParams {
  const params = new URLSearchParams();
  for (const field of FIELDS)
    if (answers[field] !== null) params.set(PARAMS[field], answers[field]);
  return params;
}

/**
 * Reads answers from address parameters, without validation, codes in upper case. Used by a server
 * that validates them again, and by landings that show answers without a plan.
 */
export function readAnswers(params: URLSearchParams): Answers {
  function read(field: Field): string | null {
    const value = params.get(PARAMS[field])?.trim() ?? "";
    return value === "" ? null : canonical(field, value);
  }
  return {
    residence: read("residence"),
    destination: read("destination"),
    profile: read("profile"),
    nationality: read("nationality"),
  };
}

/**
 * Restores the valid leading answers of a deep link. `dropped` contains the answers that are not
 * offered, and those that follow a missing or dropped answer.
 */
export function restoreAnswers(
  finder: OptionsFinder,
  params: URLSearchParams,
): { readonly answers: Answers; readonly dropped: readonly Field[] } {
  const asked = readAnswers(params);
  let answers = NO_ANSWERS;
  for (const [at, field] of FIELDS.entries()) {
    const value = asked[field];
    if (value === null || !isOffered(finder, answers, field, value)) {
      return { answers, dropped: FIELDS.slice(at).filter((later) => asked[later] !== null) };
    }
    answers = { ...answers, [field]: value };
  }
  return { answers, dropped: [] };
}
