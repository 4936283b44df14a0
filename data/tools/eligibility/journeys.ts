/** Builds the records of the journeys that must hold (finder §2.17). */
import type { NamedJourney } from "../../../packages/finder/src/data/index.ts";
import { NOT_LISTED } from "../../../packages/finder/src/code.ts";
import { buildProducts } from "../products.ts";
import { journeyRows, type JourneyRow } from "./journeys.table.ts";
import { getProductId } from "./record-ids.ts";

const planKeys = new Set(buildProducts().map(({ key }) => key));

/** @throws for a plan that does not exist */
function readOutcome(text: string): Pick<NamedJourney, "outcome" | "product"> {
  if (text === "none" || text === "asks") return { outcome: text, product: null };
  if (!planKeys.has(text)) throw new Error(`journeys.table.ts: "${text}" is not a plan`);
  return { outcome: "plan", product: getProductId(text) };
}

/** Builds the record of a journey. Its id consists of the answers. */
function buildJourney([answers, outcome, why]: JourneyRow): NamedJourney {
  const [residence = "", destination = "", profile = "", nationality = null] = answers.split(" ");
  return {
    id: answers.replaceAll(" ", "-"),
    residence,
    destination,
    profile,
    nationality: nationality === "NOT_LISTED" ? NOT_LISTED : nationality,
    ...readOutcome(outcome),
    why,
  };
}

/** Builds all journeys, in the order of the table. */
export const buildJourneys = (): NamedJourney[] => journeyRows.map(buildJourney);
