/** Golden scenarios: one journey for every rule that wins at least one journey (finder §5.6). */
import type { EligibilityData } from "../data/types.ts";
import type { Answers } from "./finder.ts";
import { compareCodeUnits, resolveFlows } from "./flows.ts";
import type { Flow } from "./flows.ts";
import { decide, createPartition, getFirstPair, visitPlaces } from "./places.ts";
import type { Options } from "./places.ts";

export interface GoldenScenario {
  /** ID of the rule that wins. */
  readonly rule: string;
  /** ISO codes and a profile id; nationality is null where it is not asked. */
  readonly answers: Answers;
  /** Product id. */
  readonly product: string;
  /** Funnel id. */
  readonly funnel: string | null;
}

/**
 * Creates the golden scenarios, sorted by rule ID. The result does not depend on the order of the
 * records.
 */
export function createGoldenScenarios(
  data: EligibilityData,
  options: Options = {},
): readonly GoldenScenario[] {
  const all = resolveFlows(data);
  const { universe } = all;
  const partition = createPartition(all);
  const scenarios = new Map<Flow, GoldenScenario>();
  visitPlaces(all, partition, (place) => {
    const { profile, flows } = place;
    const [residence, destination] = getFirstPair(partition, place);
    const iso = (country: number | undefined) => universe.countries[country ?? -1]?.iso ?? null;
    function win(flow: Flow, nationality: string | null) {
      if (scenarios.has(flow)) return;
      scenarios.set(flow, {
        rule: flow.rule.ID,
        answers: {
          residence: iso(residence),
          destination: iso(destination),
          profile: universe.profiles[profile]?.id ?? null,
          nationality,
        },
        product: universe.products[flow.product]?.id ?? "",
        funnel: universe.funnels[flow.funnel]?.id ?? null,
      });
    }
    const decision = decide(flows, options);
    if (decision.kind === "direct") win(decision.winner, null);
    else
      for (const members of partition.nationality.members) {
        const [first] = members;
        const winner =
          first === undefined
            ? undefined
            : decision.flows.find((flow) => flow.nationality?.includes(first) === true);
        if (winner !== undefined) win(winner, iso(first));
      }
  });
  return [...scenarios.values()].sort((a, b) => compareCodeUnits(a.rule, b.rule));
}
