/** Answers with the rules of a change set beside the live rules. */
import type { EligibilityData, Rule } from "@orlaya/finder/data";
import {
  resolve,
  traceStep,
  type Answers,
  type Field,
  type Finder,
  type NearChange,
  type StepTrace,
} from "@orlaya/finder/eligibility";
import type { Payload, PayloadRequest } from "payload";
import { compileFinder } from "../eligibility/compile-finder.ts";
import { loadDocuments } from "../eligibility/record-documents.ts";
import { createRecordNames, type NameRecord } from "../eligibility/record-names.ts";
import { loadRuleVersion } from "../eligibility/rule-versions.ts";
import { isRecord, readString, type Stored } from "../fields/record.ts";
import { writeCanonical } from "../history/canonical.ts";
import { getSay } from "../labels/request-words.ts";
import type { TriedAnswers, TriedChange, TriedOutcome, TriedRule, TriedStep } from "./shapes.ts";
import type { TrialName, TrialRules } from "./trial.ts";

/** Most rules that are listed. The others are counted. */
const MOST_RULES = 12;
/** Most changes of one answer. */
const MOST_CHANGES = 3;

type Near = (code: string) => readonly string[];
/** Loads the function that lists the countries around a country, from border to border. */
async function loadNear(payload: Payload): Promise<Near> {
  const { docs } = await payload.db.find<Stored & { readonly id: string }>({
    collection: "countries",
    limit: 0,
    pagination: false,
    select: { code: true, facts: true },
  });
  const borders = new Map(
    docs.map(({ code, facts }) => {
      const neighbours = isRecord(facts) ? facts["neighbours"] : null;
      return [readString(code), Array.isArray(neighbours) ? neighbours.map(readString) : []];
    }),
  );
  return (code) => {
    const reached = new Set(borders.get(code));
    // The loop also visits codes that are added during the iteration.
    for (const each of reached) for (const next of borders.get(each) ?? []) reached.add(next);
    return [...reached];
  };
}

/** The parts with which a step is described. */
interface Words {
  readonly name: NameRecord;
  readonly documentOf: (rule: Rule) => string | null;
}

function nameAnswer(name: NameRecord, field: Field, value: string): string {
  return name(field === "profile" ? "profiles" : "countries", value);
}

function describeOutcome(
  finder: Finder,
  answers: Answers,
  { matching }: StepTrace,
  name: NameRecord,
): TriedOutcome {
  const resolution = resolve(finder, answers);
  if (resolution.kind === "incomplete")
    return { kind: matching.length > 0 && resolution.unknown.length === 0 ? "open" : "none" };
  if (resolution.kind !== "plan") return { kind: resolution.kind };
  const { product, funnel } = resolution.plan;
  return {
    kind: "plan",
    plan: name("products", product.id),
    quote: funnel && name("funnels", funnel.id),
  };
}

/** Returns the first changes of each answer. */
function listNearest(nearest: readonly NearChange[], name: NameRecord): readonly TriedChange[] {
  const counts = new Map<Field, number>();
  return nearest
    .filter(({ field }) => {
      const count = (counts.get(field) ?? 0) + 1;
      counts.set(field, count);
      return count <= MOST_CHANGES;
    })
    .map(({ field, value, plan }) => ({
      ...{ field, code: value, value: nameAnswer(name, field, value) },
      plan: plan === null ? "" : name("products", plan.product.id),
    }));
}

function describeRule(rule: Rule, others: ReadonlyMap<string, string>, words: Words): TriedRule {
  const [product = null] = rule.product;
  const [funnel = null] = rule.funnel;
  return {
    ...{ ID: rule.ID, name: rule.Name, document: words.documentOf(rule) },
    product: product && words.name("products", product),
    funnel: funnel && words.name("funnels", funnel),
    differs: others.get(rule.id) !== writeCanonical(rule),
  };
}

interface Traced {
  readonly finder: Finder;
  readonly trace: StepTrace;
}

function describeStep(
  { finder, trace }: Traced,
  other: Traced,
  answers: Answers,
  words: Words,
): TriedStep {
  const { name } = words;
  const others = new Map(other.trace.matching.map((rule) => [rule.id, writeCanonical(rule)]));
  return {
    outcome: describeOutcome(finder, answers, trace, name),
    matching: trace.matching.slice(0, MOST_RULES).map((rule) => describeRule(rule, others, words)),
    count: trace.matching.length,
    excluded: trace.excluded.map(({ field, value, rules }) => ({
      ...{ field, value: nameAnswer(name, field, value), count: rules },
    })),
    nearest: listNearest(trace.nearest, name),
  };
}

/** Compares the answers so far with the rules of a trial and with the live ones. */
export async function tryAnswers(
  req: PayloadRequest,
  trial: TrialName,
  rules: TrialRules,
  answers: Answers,
): Promise<TriedAnswers | null> {
  const started = performance.now();
  const live = await loadRuleVersion(req.payload, trial.live);
  if (live === null) return null;
  const near = await loadNear(req.payload);
  const [tried, now] = [{ data: rules.data, options: {} }, live].map((version): Traced => {
    const finder = compileFinder(version);
    return { finder, trace: traceStep(version.data, finder, answers, near) };
  });
  if (!tried || !now) return null;
  const listed = [tried, now].flatMap(({ trace }) => trace.matching.slice(0, MOST_RULES));
  const documents = await loadDocuments(
    req.payload,
    listed.map(({ id }) => ({ table: "rules", id })),
  );
  const say = getSay(req);
  function describe(step: Traced, other: Traced, data: EligibilityData): TriedStep {
    return describeStep(step, other, answers, {
      name: createRecordNames(say, [data]),
      documentOf: ({ id }) => documents.rules.get(id) ?? null,
    });
  }
  const [trialStep, liveStep] = [describe(tried, now, rules.data), describe(now, tried, live.data)];
  return {
    fingerprint: trial.fingerprint,
    trial: trialStep,
    live: liveStep,
    differs: writeCanonical(trialStep.outcome) !== writeCanonical(liveStep.outcome),
    milliseconds: Math.round(performance.now() - started),
  };
}
