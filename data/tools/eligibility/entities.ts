/** The three insurer entities (spec §3). They are invented; the word Demo says so. */
import type { RulesLabel } from "../../../packages/finder/src/data/index.ts";

type Entity = 1 | 2 | 3;

/** Plans that one entity insures, wherever the resident lives. */
const ofPlan: Readonly<Record<string, Entity>> = {
  Scorestudies: 1,
  "Expat Student": 1,
  "MyStudies Cover": 2,
  "MyTravel Cover": 2,
};

/** The entity of the other plans, by the label of the residence. */
const ofLabel: Readonly<Record<RulesLabel, Entity>> = {
  "01 - Asia": 2,
  "02 - Middle East": 2,
  "03 - France & Switzerland": 1,
  "04 - English-speaking countries": 3,
  "05 - Rest of the world": 1,
};

/** Returns the name of the entity that insures a plan for residents with a label. */
export function getEntityName(plan: string, label: RulesLabel): string {
  const entity = plan.startsWith("MyHealth ") ? 2 : (ofPlan[plan] ?? ofLabel[label]);
  return `Orlaya Demo Insurer ${entity}`;
}
