/**
 * Implementations that the finder is compared with, each as an expert would build it: a map of
 * joined flows by residence and profile, and two rules engines that find matching flows by classes
 * of countries. None of them shares code with packages/finder. All three use `decide` for
 * nationality, because no engine has that question.
 */
import { Engine } from "json-rules-engine";
import { isRule } from "@orlaya/finder/data";
import type { EligibilityData } from "@orlaya/finder/data";

/** A rule with its lists joined: country codes instead of ids. */
export interface JoinedFlow {
  readonly residence: ReadonlySet<string>;
  readonly destination: ReadonlySet<string>;
  readonly profile: readonly string[];
  /** Null when every nationality is accepted. */
  readonly nationality: ReadonlySet<string> | null;
  /** Whether the flow applies within one country. */
  readonly sameCountry: boolean;
  /** Ids in the form `product/funnel`. */
  readonly outcome: string;
  /** Equal for flows with the same nationalities and the same outcome. */
  readonly key: string;
}

/** The three answers by which flows match. */
export interface Three {
  readonly residence: string;
  readonly destination: string;
  readonly profile: string;
}

/** Indexes of the matching flows, ascending. */
export type Matches = readonly number[] | Promise<readonly number[]>;

export interface Peer {
  readonly name: string;
  /** Builds a lookup from the joined flows. A site would do this once at start. */
  readonly prepare: (flows: readonly JoinedFlow[]) => Promise<(answers: Three) => Matches>;
}

/** Joins rules with their lists and countries, in the order of precedence. */
export function join(data: EligibilityData): readonly JoinedFlow[] {
  const countryOf = new Map(data.countries.map((country) => [country.id, country]));
  const lists = new Map(data.lists.map((list) => [list.id, list]));
  function codes(ids: readonly string[], closed: "never" | "never_nationality") {
    function members(excluded: boolean) {
      return ids
        .flatMap((id) => lists.get(id) ?? [])
        .filter((list) => list.excluded === excluded)
        .flatMap((list) => list.Pays.flatMap((id) => countryOf.get(id) ?? []));
    }
    const out = new Set(members(true));
    return new Set(
      members(false)
        .filter((country) => !out.has(country) && !country[closed])
        .map(({ iso }) => iso),
    );
  }
  return data.rules
    .filter(isRule)
    .toSorted((a, b) => a.priority - b.priority || (a.ID < b.ID ? -1 : 1))
    .map((rule) => {
      const outcome = `${rule.product[0] ?? ""}/${rule.funnel[0] ?? ""}`;
      const nationality =
        rule.nationality.length === 0 ? null : codes(rule.nationality, "never_nationality");
      return {
        residence: codes(rule.residence, "never"),
        destination: codes(rule.destination, "never"),
        profile: rule.profile,
        nationality,
        sameCountry: rule.sameCountry,
        outcome,
        key: `${nationality === null ? "" : [...nationality].sort().join()} ${outcome}`,
      };
    });
}

/** Returns the decision of the matching flows (finder §2.2–2.4): an outcome, `ask` or `none`. */
export function decide(flows: readonly JoinedFlow[], nationality: string | null): string {
  const [first] = flows;
  if (first === undefined) return "none";
  const neutral = flows.find((flow) => flow.nationality === null);
  if (neutral !== undefined) return neutral.outcome;
  if (flows.every(({ key }) => key === first.key)) return first.outcome;
  if (nationality === null) return "ask";
  return flows.find((flow) => flow.nationality?.has(nationality) === true)?.outcome ?? "none";
}

// ---- a map by residence and profile

type FlowMap = ReadonlyMap<string, readonly number[]>;

function createFlowMap(flows: readonly JoinedFlow[]): FlowMap {
  const map = new Map<string, number[]>();
  for (const [index, flow] of flows.entries())
    for (const residence of flow.residence)
      for (const profile of flow.profile) {
        const key = `${residence} ${profile}`;
        const indexes = map.get(key) ?? [];
        map.set(key, indexes);
        indexes.push(index);
      }
  return map;
}

const reaches = (flow: JoinedFlow | undefined, from: string, to: string): boolean =>
  flow?.destination.has(to) === true && (flow.sameCountry || from !== to);

function findInMap(
  map: FlowMap,
  flows: readonly JoinedFlow[],
  { residence, destination, profile }: Three,
): readonly number[] {
  const indexes = map.get(`${residence} ${profile}`) ?? [];
  return indexes.filter((index) => reaches(flows[index], residence, destination));
}

export const naive: Peer = {
  name: "map of flows",
  prepare: (flows) => {
    const map = createFlowMap(flows);
    return Promise.resolve((answers) => findInMap(map, flows, answers));
  },
};

/** Creates a function that returns the options of each step, computed with the map. */
export function createNaiveCascade(
  flows: readonly JoinedFlow[],
): (answers: Three) => readonly (readonly string[])[] {
  const map = createFlowMap(flows);
  const profiles = [...new Set(flows.flatMap(({ profile }) => profile))];
  return (answers) => {
    const { residence, destination } = answers;
    const reached = new Set<string>();
    for (const profile of profiles)
      for (const index of map.get(`${residence} ${profile}`) ?? [])
        for (const to of flows[index]?.destination ?? [])
          if (reaches(flows[index], residence, to)) reached.add(to);
    const matching = findInMap(map, flows, answers).flatMap((index) => flows[index] ?? []);
    const isAsked = decide(matching, null) === "ask";
    return [
      [...reached],
      profiles.filter(
        (profile) => findInMap(map, flows, { residence, destination, profile }).length > 0,
      ),
      isAsked ? [...new Set(matching.flatMap((flow) => [...(flow.nationality ?? [])]))] : [],
    ];
  };
}

// ---- rules engines, with classes of countries instead of codes

interface Classes {
  readonly of: (code: string) => number;
  readonly in: (codes: ReadonlySet<string>) => readonly number[];
}

/** Groups the countries that are in the same sets. Class 0 is in none of them. */
function createClasses(sets: readonly ReadonlySet<string>[]): Classes {
  const distinct = [...new Map(sets.map((set) => [[...set].sort().join(), set])).values()];
  const codes = new Set(distinct.flatMap((set) => [...set]));
  const classAt = new Map<string, number>();
  const classOf = new Map<string, number>();
  for (const code of codes) {
    const key = distinct.map((set) => (set.has(code) ? 1 : 0)).join("");
    const index = classAt.get(key) ?? classAt.size + 1;
    classAt.set(key, index);
    classOf.set(code, index);
  }
  const of = (code: string): number => classOf.get(code) ?? 0;
  return { of, in: (set) => [...new Set([...set].map(of))] };
}

/** The values that an engine compares. `same`: whether residence and destination are equal. */
interface Facts {
  readonly residence: number;
  readonly destination: number;
  readonly profile: string;
  readonly same: boolean;
}

/** Classes of both roles, and the facts of given answers. */
function createFacts(flows: readonly JoinedFlow[]) {
  const residence = createClasses(flows.map((flow) => flow.residence));
  const destination = createClasses(flows.map((flow) => flow.destination));
  function read(answers: Three): Facts {
    return {
      residence: residence.of(answers.residence),
      destination: destination.of(answers.destination),
      profile: answers.profile,
      same: answers.residence === answers.destination,
    };
  }
  return { residence, destination, read };
}

export const jsonRulesEngine: Peer = {
  name: "json-rules-engine",
  prepare: (flows) => {
    const { residence, destination, read } = createFacts(flows);
    // A condition with a lower priority is evaluated only when those before it are true.
    function test(fact: keyof Facts, value: unknown, priority: number) {
      return { fact, operator: Array.isArray(value) ? "in" : "equal", value, priority };
    }
    const engine = new Engine(
      flows.map((flow, index) => ({
        conditions: {
          all: [
            test("profile", [...flow.profile], 4),
            test("residence", residence.in(flow.residence), 3),
            test("destination", destination.in(flow.destination), 2),
            ...(flow.sameCountry ? [] : [test("same", false, 1)]),
          ],
        },
        event: { type: "flow", params: { index } },
      })),
    );
    return Promise.resolve(async (answers) => {
      const { events } = await engine.run({ ...read(answers) });
      return events.map((event) => Number(event.params?.["index"])).sort((a, b) => a - b);
    });
  },
};

/**
 * Loads the zen engine, which evaluates one decision table with hit policy "collect". The engine is
 * a binary. @returns `missing` with the reason when it does not load on this machine
 */
export async function zenEngine(): Promise<Peer | { readonly missing: string }> {
  const zen = await import("@gorules/zen-engine").catch((error: unknown) => String(error));
  if (typeof zen === "string") return { missing: zen };
  const cell = (values: readonly (string | number)[]) =>
    values.map((value) => JSON.stringify(value)).join(", ");
  const position = { x: 0, y: 0 };
  return {
    name: "zen-engine",
    prepare: async (flows) => {
      const { residence, destination, read } = createFacts(flows);
      const fields = ["profile", "residence", "destination", "same"] as const;
      const decision = new zen.ZenEngine().createDecision({
        contentType: "application/vnd.gorules.decision",
        nodes: [
          { id: "in", name: "in", type: "inputNode", position },
          {
            id: "table",
            name: "table",
            type: "decisionTableNode",
            position,
            content: {
              hitPolicy: "collect",
              inputs: fields.map((field) => ({ id: field, name: field, field })),
              outputs: [{ id: "flow", name: "flow", field: "flow" }],
              rules: flows.map((flow, index) => ({
                _id: String(index),
                profile: cell(flow.profile),
                residence: cell(residence.in(flow.residence)),
                destination: cell(destination.in(flow.destination)),
                same: flow.sameCountry ? "" : "false",
                flow: String(index),
              })),
            },
          },
          { id: "out", name: "out", type: "outputNode", position },
        ],
        edges: [
          { id: "1", sourceId: "in", targetId: "table", type: "edge" },
          { id: "2", sourceId: "table", targetId: "out", type: "edge" },
        ],
      });
      async function ask(answers: Three): Promise<readonly number[]> {
        const response: { readonly result: unknown } = await decision.evaluate(read(answers));
        return (Array.isArray(response.result) ? response.result : []).map((row: unknown) =>
          typeof row === "object" && row !== null && "flow" in row ? Number(row.flow) : -1,
        );
      }
      // The engine compiles its expressions on the first evaluation.
      await ask({ residence: "", destination: "", profile: "" });
      return ask;
    },
  };
}
