import type { Answers } from "../finder.ts";
import type { Universe } from "../flows.ts";

/**
 * Builds a journey from indexes. @returns null when residence, destination or profile is unknown
 */
export function buildWitness(
  universe: Universe,
  residence: number | undefined,
  destination: number | undefined,
  profile: number | undefined,
  nationality?: number | null,
): Answers | null {
  const from = universe.countries[residence ?? -1];
  const to = universe.countries[destination ?? -1];
  const as = universe.profiles[profile ?? -1];
  if (from === undefined || to === undefined || as === undefined) return null;
  return {
    residence: from.iso,
    destination: to.iso,
    profile: as.id,
    nationality: universe.countries[nationality ?? -1]?.iso ?? null,
  };
}
