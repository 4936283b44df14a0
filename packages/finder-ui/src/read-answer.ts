/** Answers of the site as a browser reads them: what is none leads nowhere and counts as a failure (finder.md §3.3). Pure. */
import { FIELDS } from "@orlaya/finder/eligibility";
import {
  NEED_FIELDS,
  acceptUrl,
  isExternal,
  type AllowedHosts,
  type FieldProblem,
} from "@orlaya/finder/need";
import type { EligibilityAnswer } from "./eligibility-model.ts";
import type { NeedAnswer } from "./model.ts";

const NEED_KINDS = ["product", "quote", "noResult", "error"] as const;
const ELIGIBILITY_KINDS = ["quote", "product", "result", "noResult", "changed", "error"] as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** An end with an address that may be followed: a path of this site, or one of the hosts of quotes and plans. */
function readEnd<K extends string>(
  value: Readonly<Record<string, unknown>>,
  kinds: readonly K[],
  hosts: AllowedHosts,
) {
  const kind = kinds.find((known) => known === value["kind"]);
  const url = typeof value["url"] === "string" ? acceptUrl(value["url"], hosts) : null;
  return kind === undefined || url === null ? null : { kind, url, external: isExternal(url) };
}

/** Mistakes of known fields; null without any. */
function readProblems<F extends string>(
  value: unknown,
  fields: readonly F[],
): Partial<Record<F, FieldProblem>> | null {
  const problems: Partial<Record<F, FieldProblem>> = {};
  for (const field of fields) {
    const problem = isRecord(value) ? value[field] : null;
    if (problem === "missing" || problem === "unknown") problems[field] = problem;
  }
  return Object.keys(problems).length > 0 ? problems : null;
}

/** The answer to a search by need. @returns null for anything else */
export function readNeedAnswer(value: unknown, hosts: readonly string[]): NeedAnswer | null {
  if (!isRecord(value)) return null;
  if (value["kind"] !== "invalid") return readEnd(value, NEED_KINDS, new Set(hosts));
  const errors = readProblems(value["errors"], NEED_FIELDS);
  return errors && { kind: "invalid", errors };
}

/** What a form of the eligibility finder does with an answer: it goes there, or shows the mistakes. */
export type EligibilityEnd =
  | {
      readonly kind: Exclude<EligibilityAnswer["kind"], "invalid">;
      readonly url: string;
      readonly external: boolean;
    }
  | Extract<EligibilityAnswer, { readonly kind: "invalid" }>;

/** The answer to a submit of the eligibility finder. @returns null for anything else */
export function readEligibilityAnswer(
  value: unknown,
  hosts: readonly string[],
): EligibilityEnd | null {
  if (!isRecord(value)) return null;
  if (value["kind"] !== "invalid") return readEnd(value, ELIGIBILITY_KINDS, new Set(hosts));
  const problems = readProblems(value["problems"], FIELDS);
  return problems && { kind: "invalid", problems };
}
