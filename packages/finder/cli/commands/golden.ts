/** `golden`: prints one scenario for every rule that wins at least one journey. */
import { createGoldenScenarios } from "../../src/eligibility/index.ts";
import { describeAnswers, recordNames } from "../../src/eligibility/names.ts";
import { describePlan } from "../describe.ts";
import type { Flags } from "../flags.ts";
import { print, printJson } from "../output.ts";
import type { Source } from "../source.ts";

/** Prints the scenarios. @returns the exit code */
export function runGolden({ data }: Source, flags: Flags): number {
  const scenarios = createGoldenScenarios(data, flags);
  if (flags.json) {
    printJson(scenarios);
    return 0;
  }
  const names = recordNames(data);
  for (const { rule, answers, product, funnel } of scenarios)
    print(
      `${rule}  ${describeAnswers(answers, names)}: ${describePlan({ product, funnel }, names)}`,
    );
  return 0;
}
