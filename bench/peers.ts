/**
 * Implementations that the finder is compared with: a plain filter over joined flows, and two rules
 * engines that find matching flows by the same conditions. None of them shares code with
 * packages/finder. All three use `decide` for nationality, because no engine has that question.
 */
import { Engine } from "json-rules-engine";
import { isExcludedList, isRule } from "@orlaya/finder/data";
import type { EligibilityData } from "@orlaya/finder/data";

/** A rule with its lists joined: country codes instead of ids. */
export interface JoinedFlow {
  readonly residence: readonly string[];
  readonly destination: readonly string[];
  readonly profile: readonly string[];
  /** Null when every nationality is accepted. */
  readonly nationality: readonly string[] | null;
  /** Ids in the form `product/funnel`. */
  readonly outcome: string;
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
  const isoOf = new Map(data.countries.map(({ id, iso }) => [id, iso]));
  const lists = new Map(
    data.lists.map((list) => [
      list.id,
      { excluded: isExcludedList(list), isos: list.Pays.map((id) => isoOf.get(id) ?? "") },
    ]),
  );
  function codes(ids: readonly string[]): readonly string[] {
    function of(excluded: boolean) {
      return ids
        .map((id) => lists.get(id))
        .filter((list) => list?.excluded === excluded)
        .flatMap((list) => list?.isos ?? []);
    }
    const out = new Set(of(true));
    return [...new Set(of(false))].filter((iso) => !out.has(iso));
  }
  return data.rules
    .filter(isRule)
    .toSorted((a, b) => a.priority - b.priority || (a.ID < b.ID ? -1 : 1))
    .map((rule) => ({
      residence: codes(rule.residence),
      destination: codes(rule.destination),
      profile: rule.profile,
      nationality: rule.nationality.length === 0 ? null : codes(rule.nationality),
      outcome: `${rule.product[0] ?? ""}/${rule.funnel[0] ?? ""}`,
    }));
}

/** Returns the decision of the matching flows (finder §2.2–2.4): an outcome, `ask` or `none`. */
export function decide(flows: readonly JoinedFlow[], nationality: string | null): string {
  const neutral = flows.find((flow) => flow.nationality === null);
  if (neutral !== undefined) return neutral.outcome;
  const [first] = flows;
  if (first === undefined) return "none";
  if (new Set(flows.map((flow) => `${flow.nationality?.join() ?? ""} ${flow.outcome}`)).size === 1)
    return first.outcome;
  if (nationality === null) return "ask";
  return flows.find((flow) => flow.nationality?.includes(nationality) === true)?.outcome ?? "none";
}

function matchesOf(flow: JoinedFlow, { residence, destination, profile }: Three): boolean {
  return (
    flow.profile.includes(profile) &&
    flow.residence.includes(residence) &&
    flow.destination.includes(destination)
  );
}

export const naive: Peer = {
  name: "naive filter",
  prepare: (flows) =>
    Promise.resolve((answers) => {
      const found: number[] = [];
      flows.forEach((flow, index) => {
        if (matchesOf(flow, answers)) found.push(index);
      });
      return found;
    }),
};

/** Returns the options of each step and the decision, computed with the plain filter. */
export function naiveCascade(
  flows: readonly JoinedFlow[],
  { residence, destination, profile }: Three,
  nationality: string | null,
): readonly (readonly string[])[] {
  const from = flows.filter((flow) => flow.residence.includes(residence));
  const between = from.filter((flow) => flow.destination.includes(destination));
  const matching = between.filter((flow) => flow.profile.includes(profile));
  const asks = decide(matching, null) === "ask";
  return [
    [...new Set(from.flatMap((flow) => flow.destination))],
    [...new Set(between.flatMap((flow) => flow.profile))],
    asks ? [...new Set(matching.flatMap((flow) => flow.nationality ?? []))] : [],
    [decide(matching, asks ? nationality : null)],
  ];
}

export const jsonRulesEngine: Peer = {
  name: "json-rules-engine",
  prepare: (flows) => {
    const engine = new Engine(
      flows.map((flow, index) => ({
        conditions: {
          all: (["profile", "residence", "destination"] as const).map((fact) => ({
            fact,
            operator: "in",
            value: [...flow[fact]],
          })),
        },
        event: { type: "flow", params: { index } },
      })),
    );
    return Promise.resolve(async (answers) => {
      const { events } = await engine.run(answers);
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
  const cell = (values: readonly string[]) =>
    values.map((value) => JSON.stringify(value)).join(", ");
  const position = { x: 0, y: 0 };
  return {
    name: "zen-engine",
    prepare: async (flows) => {
      const fields = ["profile", "residence", "destination"] as const;
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
                residence: cell(flow.residence),
                destination: cell(flow.destination),
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
        const response: { readonly result: unknown } = await decision.evaluate(answers);
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
