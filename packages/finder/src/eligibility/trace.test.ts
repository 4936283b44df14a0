/** A step of the finder equals the literal interpreter over every way to go on. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EligibilityData } from "../data/types.ts";
import { createTestFinder } from "../testing/finder.ts";
import { SMALL_SHAPE, list, rule, smallData, syntheticData } from "../testing/synthetic.ts";
import { FIELDS, NO_ANSWERS, type Answers, type Field } from "./finder.ts";
import { createLiteralInterpreter } from "./literal.ts";
import { traceStep } from "./trace.ts";

/** Creates a function that says whether some completion of answers without nationality has a plan. */
function createOracle(data: EligibilityData): (answers: Answers) => boolean {
  const decide = createLiteralInterpreter(data);
  const { countries } = data;
  const profiles = data.profiles.map(({ id }) => id);
  const idOf = (iso: string): string => countries.find((each) => each.iso === iso)?.id ?? "";
  const among = (given: string | null): readonly string[] =>
    given === null ? countries.map(({ id }) => id) : [idOf(given)];
  return ({ residence, destination, profile }) =>
    among(residence).some((from) =>
      among(destination).some((to) =>
        (profile === null ? profiles : [profile]).some((as) => {
          const answer = decide(from, to, as);
          return [null, ...countries.map(({ id }) => id)].some(
            (nationality) => answer(nationality).kind === "plan",
          );
        }),
      ),
    );
}

/** Lists all answers without nationality, with and without each of them. */
function* listSteps({ countries, profiles }: EligibilityData): Generator<Answers> {
  const codes = [null, ...countries.map(({ iso }) => iso)];
  for (const residence of codes)
    for (const destination of codes)
      for (const profile of [null, ...profiles.map(({ id }) => id)])
        yield { residence, destination, profile, nationality: null };
}

const FIRST_FIELDS = FIELDS.filter((field) => field !== "nationality");
/** Lists the changes of one given answer by trying every value. */
function listChanges(
  { countries, profiles }: EligibilityData,
  answers: Answers,
  hasPlan: (answers: Answers) => boolean,
): readonly string[] {
  const values = (field: Field) =>
    field === "profile" ? profiles.map(({ id }) => id) : countries.map(({ iso }) => iso);
  return FIRST_FIELDS.filter((field) => answers[field] !== null).flatMap((field) =>
    values(field)
      .filter((value) => value !== answers[field] && hasPlan({ ...answers, [field]: value }))
      .map((value) => `${field} ${value}`),
  );
}

describe("a step", () => {
  it("has matching rules exactly where the literal interpreter still finds a plan", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const data = syntheticData(seed, SMALL_SHAPE);
        const finder = createTestFinder(data);
        const hasPlan = createOracle(data);
        for (const answers of listSteps(data)) {
          const { matching, nearest } = traceStep(data, finder, answers);
          const told = JSON.stringify({ seed, answers });
          expect(matching.length > 0, told).toBe(hasPlan(answers));
          const changes = nearest.map(({ field, value }) => `${field} ${value}`);
          const wanted = hasPlan(answers) ? [] : listChanges(data, answers, hasPlan);
          expect(changes.toSorted(), told).toEqual(wanted.toSorted());
        }
      }),
      { numRuns: 12 },
    );
  });

  it("counts the rules that do not contain an answer, and puts near countries first", () => {
    const data = smallData({
      lists: [list("l-a", ["FR"]), list("l-b", ["SG"]), list("l-c", ["GB"])],
      rules: [
        rule("A", { residence: ["l-a"], destination: ["l-b"] }),
        rule("B", { residence: ["l-a"], destination: ["l-c"] }),
        rule("C", { residence: ["l-b"], destination: ["l-c"] }),
      ],
    });
    const finder = createTestFinder(data);
    const answers = { ...NO_ANSWERS, residence: "GB", destination: "SG" };
    const near = (code: string) => (code === "GB" ? ["FR"] : []);
    const trace = traceStep(data, finder, answers, near);
    expect(trace.matching).toEqual([]);
    expect(trace.excluded).toEqual([
      { field: "residence", value: "GB", rules: 3 },
      { field: "destination", value: "SG", rules: 2 },
    ]);
    expect(trace.nearest).toEqual([{ field: "residence", value: "FR", plan: null }]);
    const open = traceStep(data, finder, { ...NO_ANSWERS, residence: "FR" });
    expect(open.matching.map(({ ID }) => ID)).toEqual(["A", "B"]);
    expect(open.excluded).toEqual([{ field: "residence", value: "FR", rules: 1 }]);
    expect(open.nearest).toEqual([]);
  });
});
