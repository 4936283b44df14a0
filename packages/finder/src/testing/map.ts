/** Compares the map with the literal interpreter. */
import type { EligibilityData } from "../data/types.ts";
import { createLiteralInterpreter } from "../eligibility/literal.ts";
import type { LiteralAnswer } from "../eligibility/literal.ts";
import {
  ASKS,
  FIRST_END,
  NO_PLAN,
  UNLISTED,
  createMapReader,
  createMapSide,
  createMapSpace,
} from "../map/index.ts";
import type { MapSpace, MapValue } from "../map/index.ts";

/** Creates the space of versions as a browser receives it. */
export function createSpace(...versions: readonly EligibilityData[]): MapSpace {
  const sides = versions.map((data) => createMapSide(data));
  return createMapSpace(JSON.parse(JSON.stringify(sides)) as typeof sides);
}
function describeValue({ ends }: MapSpace, value: MapValue): string {
  if (value === NO_PLAN) return "none";
  const end = ends[value - FIRST_END];
  return value === ASKS ? "ask" : `${end?.product ?? ""}/${end?.funnel ?? ""}`;
}
/** Writes an answer of the interpreter as the value of a place. */
export function describeAnswer(answer: LiteralAnswer): string {
  return answer.kind === "none" ? "none" : `${answer.product}/${answer.funnel ?? ""}`;
}
const everyIndex = (length: number): readonly number[] => Array.from({ length }, (_, at) => at);

/** Returns the first place whose value is not that of the interpreter, in words; null for none. */
export function findDifference(data: EligibilityData): string | null {
  const space = createSpace(data);
  const interpret = createLiteralInterpreter(data);
  const ids = new Map(data.countries.map(({ iso, id }) => [iso, id]));
  const idOf = (index: number) => ids.get(space.codes[index] ?? "") ?? "";
  const countries = everyIndex(space.codes.length);
  for (const [profile, id] of space.profiles.entries()) {
    const unanswered = createMapReader(space, { profile, nationality: null });
    const unlisted = createMapReader(space, { profile, nationality: UNLISTED });
    const answered = countries.map((nationality) =>
      createMapReader(space, { profile, nationality }),
    );
    for (const residence of countries)
      for (const destination of countries) {
        const answer = interpret(idOf(residence), idOf(destination), id);
        const { asked } = answer(null);
        const say = (value: MapValue) => describeValue(space, value);
        const wanted = [
          [unanswered, asked ? "ask" : describeAnswer(answer(null))],
          [unlisted, describeAnswer(answer(null))],
          // Without the question, the interpreter has one answer for all nationalities.
          ...(asked ? countries : countries.slice(0, 1)).map(
            (nationality) =>
              [answered[nationality], describeAnswer(answer(idOf(nationality)))] as const,
          ),
        ] as const;
        for (const [reader, outcome] of wanted) {
          const found = say(reader?.read(residence, destination) ?? NO_PLAN);
          if (found !== outcome)
            return `${residence} ${destination} ${id}: ${found} instead of ${outcome}`;
        }
      }
  }
  return null;
}
