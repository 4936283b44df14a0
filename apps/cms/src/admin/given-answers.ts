/** Answers of the finder by their names in an address. */

export const ANSWER_NAMES = ["from", "to", "as", "nat"] as const;
export type AnswerName = (typeof ANSWER_NAMES)[number];
export type GivenAnswers = Partial<Record<AnswerName, string>>;

/** Reads the answers of an address. */
export function readAddress(query: string): GivenAnswers {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    ANSWER_NAMES.flatMap((name) => {
      const value = parameters.get(name);
      return value ? [[name, value] as const] : [];
    }),
  );
}
