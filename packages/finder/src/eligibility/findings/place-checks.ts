/** Checks every place: rules that affect each other, and journeys that no rule covers. */
import type { EligibilityData } from "../../data/types.ts";
import type { Answers } from "../finder.ts";
import { compareCodeUnits, resolveFlows } from "../flows.ts";
import type { CountrySet, Flow, Universe } from "../flows.ts";
import {
  MOST_ANSWERS,
  decide,
  isTooIntricate,
  createPartition,
  getFirstPair,
  getPairKey,
  hasSameOutcome,
  visitPlaces,
} from "../places.ts";
import type { Decision, Partition, Place } from "../places.ts";
import type { Add } from "./collector.ts";
import { MOST_OF_A_KIND } from "./finding.ts";
import type { FindingsOptions } from "./finding.ts";
import { findGaps } from "./gaps.ts";
import { Markets } from "./markets.ts";
import { Tallies } from "./tallies.ts";
import type { Spot } from "./tallies.ts";
import { buildWitness } from "./witness.ts";

interface Win {
  readonly journeys: number;
  readonly witness: () => Answers | null;
}

/** The journeys that each flow decides. */
export interface Wins {
  readonly won: ReadonlyMap<Flow, Win>;
  readonly universe: Universe;
  /** Null when the places were not checked, because the data are too intricate. */
  readonly markets: Markets | null;
}

/** Counts of one visit of all places. Keys are indexes of flows, or of pairs of flows. */
interface Survey {
  readonly universe: Universe;
  readonly flows: readonly Flow[];
  readonly partition: Partition;
  readonly add: Add;
  readonly won: Tallies;
  /** Journeys that match a flow which has not won any journey so far. */
  readonly matched: Tallies;
  readonly underNeutral: Tallies;
  readonly single: Tallies;
  readonly overlaps: Tallies;
  readonly conflicts: Tallies;
  /** Pairs of classes of two different countries that at least one flow covers. */
  readonly covered: Set<number>;
  /** Returns the classes of nationality of a set of countries. */
  readonly classesOf: (set: CountrySet) => ReadonlySet<number>;
}

/** Adds the findings about places. Returns the journeys that each flow decides. */
export function checkPlaces(data: EligibilityData, options: FindingsOptions, add: Add): Wins {
  const all = resolveFlows(data);
  const { universe, flows } = all;
  const partition = createPartition(all);
  if (isTooIntricate(all, partition, options)) {
    const journeys = universe.countries.length ** 3 * universe.profiles.length;
    add("too-intricate", "nationality", journeys, { by: [String(MOST_ANSWERS)] });
    return { won: new Map(), universe, markets: null };
  }
  const survey = createSurvey(universe, flows, partition, add);
  const markets = new Markets(partition);
  visitPlaces(all, partition, (place) => {
    markets.add(place);
    options.onProgress?.(place.residence / partition.residence.members.length);
    countPlace(survey, place, decide(place.flows, options));
  });
  reportPairs(survey);
  reportFlows(survey);
  findGaps(
    universe,
    (r, d) =>
      survey.covered.has(
        getPairKey(partition, partition.residence.of[r] ?? 0, partition.destination.of[d] ?? 0),
      ),
    add,
  );
  return { won: readWins(survey), universe, markets };
}

function createSurvey(
  universe: Universe,
  flows: readonly Flow[],
  partition: Partition,
  add: Add,
): Survey {
  const classes = new Map<CountrySet, ReadonlySet<number>>();
  return {
    universe,
    flows,
    partition,
    add,
    won: new Tallies(),
    matched: new Tallies(),
    underNeutral: new Tallies(),
    single: new Tallies(),
    overlaps: new Tallies(MOST_OF_A_KIND),
    conflicts: new Tallies(MOST_OF_A_KIND),
    covered: new Set(),
    classesOf(set) {
      const known =
        classes.get(set) ?? new Set(set.map((country) => partition.nationality.of[country] ?? 0));
      classes.set(set, known);
      return known;
    },
  };
}

/** Creates a function that returns the first journey of a place, with this nationality. */
function makeSpot({ partition }: Survey, place: Place<Flow>, nationality?: number): () => Spot {
  return () => {
    const [residence, destination] = getFirstPair(partition, place);
    return { residence, destination, profile: place.profile, nationality: nationality ?? null };
  };
}

function makeWitness({ universe }: Survey, spot: Spot | undefined): () => Answers | null {
  return () =>
    buildWitness(universe, spot?.residence, spot?.destination, spot?.profile, spot?.nationality);
}

function countPlace(survey: Survey, place: Place<Flow>, decision: Decision<Flow>): void {
  if (place.within === null)
    survey.covered.add(getPairKey(survey.partition, place.residence, place.destination));
  const winners =
    decision.kind === "direct"
      ? [countDirect(survey, place, decision.winner)]
      : countAsked(survey, place, decision.flows);
  const everybody = survey.universe.countries.length;
  place.flows.forEach((flow, at) => {
    const index = place.indexes[at] ?? -1;
    // Only flows that never win are reported from these counts.
    if (survey.won.has(index)) return;
    const journeys = place.pairs * (flow.nationality?.length ?? everybody);
    for (const [i, winner] of winners.entries())
      survey.matched.add(
        index,
        i === 0 ? journeys : 0,
        makeSpot(survey, place, flow.nationality?.[0]),
        winner,
      );
  });
}

/**
 * Counts journeys that two flows match, as an overlap (same plan) or a conflict (different plans).
 */
function countPair(
  { flows, overlaps, conflicts }: Survey,
  winner: number,
  other: number,
  journeys: number,
  spot: () => Spot,
): void {
  const [one, two] = [flows[winner], flows[other]];
  if (one === undefined || two === undefined) return;
  const key = Math.min(winner, other) * flows.length + Math.max(winner, other);
  (hasSameOutcome(one, two) ? overlaps : conflicts).add(key, journeys, spot);
}

/** Counts a place where nationality is not asked. Returns the index of the winner. */
function countDirect(survey: Survey, place: Place<Flow>, winningFlow: Flow): number {
  const { pairs, flows, indexes } = place;
  const everybody = survey.universe.countries.length;
  const winner = indexes[flows.indexOf(winningFlow)] ?? -1;
  const isNeutral = winningFlow.nationality === null;
  survey.won.add(winner, pairs * everybody, makeSpot(survey, place));
  if (!isNeutral) survey.single.add(winner, pairs * everybody, makeSpot(survey, place));
  flows.forEach(({ nationality }, at) => {
    const index = indexes[at] ?? -1;
    if (index === winner) return;
    const journeys = pairs * (nationality?.length ?? everybody);
    const spot = makeSpot(survey, place, nationality?.[0]);
    if (isNeutral && nationality !== null) survey.underNeutral.add(index, journeys, spot, winner);
    else countPair(survey, winner, index, journeys, spot);
  });
  return winner;
}

/** Counts a place where nationality is asked. Returns the index of each winner. */
function countAsked(survey: Survey, place: Place<Flow>, asked: readonly Flow[]): readonly number[] {
  const { universe, partition, add } = survey;
  const winners: number[] = [];
  const unlisted: number[] = [];
  partition.nationality.members.forEach((members, kind) => {
    if (members.length === 0) return;
    const winner = countNationality(survey, place, members, kind);
    if (winner === null) unlisted.push(...members);
    else winners.push(winner);
  });
  const rules = asked.map(({ rule }) => rule.ID);
  const key = rules.toSorted(compareCodeUnits).join("+");
  const witness = (nationality?: number) =>
    makeWitness(survey, makeSpot(survey, place, nationality)());
  const outcomes = new Set(
    winners.map((winner) => `${survey.flows[winner]?.product}/${survey.flows[winner]?.funnel}`),
  );
  if (unlisted.length > 0)
    add("gap-nationality", key, place.pairs * unlisted.length, {
      rules,
      witness: witness(unlisted[0]),
      by: unlisted.map((country) => universe.countries[country]?.iso ?? ""),
    });
  else if (outcomes.size === 1)
    add("pointless-question", key, place.pairs * universe.countries.length, {
      rules,
      witness: witness(),
    });
  return winners;
}

/**
 * Counts one class of nationality. Returns the index of the flow that wins, null when no flow lists
 * it.
 */
function countNationality(
  survey: Survey,
  place: Place<Flow>,
  members: readonly number[],
  kind: number,
): number | null {
  const journeys = place.pairs * members.length;
  const spot = makeSpot(survey, place, members[0]);
  let winner: number | null = null;
  place.flows.forEach(({ nationality }, at) => {
    if (nationality === null || !survey.classesOf(nationality).has(kind)) return;
    const index = place.indexes[at] ?? -1;
    if (winner !== null) {
      countPair(survey, winner, index, journeys, spot);
      return;
    }
    winner = index;
    survey.won.add(index, journeys, spot);
  });
  return winner;
}

const getRuleId = ({ flows }: Survey, flow: number): string => flows[flow]?.rule.ID ?? "";

/** Adds conflicts and overlaps. */
function reportPairs(survey: Survey): void {
  const count = survey.flows.length;
  for (const [kind, tallies] of [
    ["conflict", survey.conflicts],
    ["overlap", survey.overlaps],
  ] as const) {
    for (const { key, journeys, spot } of tallies.entries()) {
      const rules = [getRuleId(survey, Math.floor(key / count)), getRuleId(survey, key % count)];
      survey.add(kind, rules.toSorted(compareCodeUnits).join("+"), journeys, {
        rules,
        by: rules.slice(0, 1),
        witness: makeWitness(survey, spot),
      });
    }
  }
}

/**
 * Adds rules that lose to a neutral rule, that decide without a question although they are
 * restricted, or that never win.
 */
function reportFlows(survey: Survey): void {
  for (const [kind, tallies] of [
    ["neutral-wins", survey.underNeutral],
    ["single-restricted", survey.single],
    ["never-wins", survey.matched],
  ] as const) {
    for (const { key, journeys, spot, by } of tallies.entries()) {
      if (kind === "never-wins" && survey.won.has(key)) continue;
      survey.add(kind, getRuleId(survey, key), journeys, {
        rules: [getRuleId(survey, key)],
        by: by.map((winner) => getRuleId(survey, winner)),
        witness: makeWitness(survey, spot),
      });
    }
  }
}

function readWins(survey: Survey): ReadonlyMap<Flow, Win> {
  const wins = new Map<Flow, Win>();
  for (const { key, journeys, spot } of survey.won.entries()) {
    const flow = survey.flows[key];
    if (flow !== undefined) wins.set(flow, { journeys, witness: makeWitness(survey, spot) });
  }
  return wins;
}
