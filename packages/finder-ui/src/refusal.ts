/** Finds why answers of the eligibility finder lead to no plan (finder §2.5, §6.18). */
import {
  NOT_LISTED,
  asksNationality,
  isOffered,
  listOptions,
  type Answers,
  type Field,
  type Finder,
} from "@orlaya/finder/eligibility";

/** Returns the first answer that no plan accepts together with the answers before it. */
export function findBlockedField(finder: Finder, answers: Answers): Field | null {
  if (answers.residence === null) return null;
  if (listOptions(finder, answers, "destination").length === 0) return "residence";
  for (const field of ["destination", "profile"] as const) {
    const value = answers[field];
    if (value === null) return null;
    if (!isOffered(finder, answers, field, value)) return field;
  }
  const { nationality } = answers;
  if (nationality === null || !asksNationality(finder, answers)) return null;
  return nationality === NOT_LISTED || !isOffered(finder, answers, "nationality", nationality)
    ? "nationality"
    : null;
}

/**
 * Whether the answers are refused only because the destination is the country of residence: with
 * another destination, the answer that blocks is offered (finder §2.5).
 */
export function isOwnCountryRefused(finder: Finder, answers: Answers, field: Field): boolean {
  const { residence, destination, profile } = answers;
  if (residence === null || residence !== destination) return false;
  if (field === "destination") return true;
  return (
    field === "profile" &&
    profile !== null &&
    listOptions(finder, answers, "destination").some(
      ({ value }) =>
        value !== residence &&
        isOffered(finder, { ...answers, destination: value }, "profile", profile),
    )
  );
}

/**
 * Whether no plan exists for residents of the chosen residence, or for a stay in the chosen
 * destination, whatever the other answers are. Then another country is not proposed, because it
 * does not help.
 */
export function isClosed(finder: Finder, answers: Answers): boolean {
  const { residence, destination } = answers;
  if (residence !== null && listOptions(finder, answers, "destination").length === 0) return true;
  return (
    destination !== null &&
    !finder.codes.some((code) =>
      isOffered(finder, { ...answers, residence: code }, "destination", destination),
    )
  );
}
