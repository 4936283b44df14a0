/**
 * Pure parsers for the responses of the site to a submit. An invalid response is never followed and
 * counts as a failure (finder §3.3).
 */
import { FIELDS, type Field } from "@orlaya/finder/eligibility";
import {
  NEED_FIELDS,
  acceptUrl,
  isExternal,
  type FieldProblem,
  type NeedFormField,
} from "@orlaya/finder/need";
import type { EligibilityAnswer } from "./eligibility-model.ts";
import type { FinderEnd, Problems } from "./finder-rules.ts";
import type { NeedAnswer } from "./model.ts";

const NEED_KINDS = [
  "product",
  "quote",
  "noResult",
  "error",
] as const satisfies readonly NeedAnswer["kind"][];
const ELIGIBILITY_KINDS = [
  "quote",
  "product",
  "result",
  "noResult",
  "changed",
  "error",
] as const satisfies readonly EligibilityAnswer["kind"][];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/**
 * Parses a response. Its `url` has to be a path of this site, or be on one of the hosts of quotes
 * and plans.
 * @throws TypeError when the response is invalid
 */
function readAnswer<F extends string>(
  value: unknown,
  kinds: readonly string[],
  problems: "errors" | "problems",
  fields: readonly F[],
  hosts: readonly string[],
): FinderEnd<F> {
  if (isRecord(value)) {
    const { kind, url } = value;
    if (kind === "invalid") return { kind, problems: readProblems(value[problems], fields) };
    const accepted = typeof url === "string" ? acceptUrl(url, new Set(hosts)) : null;
    if (accepted !== null && kinds.some((known) => known === kind))
      return { kind: "end", url: accepted, external: isExternal(accepted) };
  }
  throw new TypeError();
}

/** Returns the problems of known fields. @throws TypeError when there are none */
function readProblems<F extends string>(value: unknown, fields: readonly F[]): Problems<F> {
  const problems: { [K in F]?: FieldProblem } = {};
  for (const field of fields) {
    const problem = isRecord(value) ? value[field] : null;
    if (problem === "missing" || problem === "unknown") problems[field] = problem;
  }
  if (Object.keys(problems).length === 0) throw new TypeError();
  return problems;
}

/** Parses the response to a quote-by-need search. @throws TypeError when it is invalid */
export const readNeedAnswer = (
  value: unknown,
  hosts: readonly string[],
): FinderEnd<NeedFormField> => readAnswer(value, NEED_KINDS, "errors", NEED_FIELDS, hosts);

/**
 * Parses the response to a submit of the eligibility finder.
 * @throws TypeError when it is invalid
 */
export const readEligibilityAnswer = (value: unknown, hosts: readonly string[]): FinderEnd<Field> =>
  readAnswer(value, ELIGIBILITY_KINDS, "problems", FIELDS, hosts);
