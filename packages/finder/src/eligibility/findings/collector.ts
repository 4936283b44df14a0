/** Collects findings by id, and sums up the findings beyond the limit of a kind. */
import type { EligibilityData } from "../../data/types.ts";
import type { Answers } from "../finder.ts";
import { compareCodeUnits } from "../flows.ts";
import { MOST_OF_A_KIND } from "./finding.ts";
import { FINDING_KINDS } from "./kinds.ts";
import type { Finding } from "./finding.ts";
import type { FindingKind, Severity } from "./kinds.ts";

interface Draft {
  kind: FindingKind;
  journeys: number;
  rules: readonly string[];
  subject: readonly string[];
  by: Set<string>;
  where: readonly string[];
  witness: () => Answers | null;
  hrefs: () => readonly string[];
}
/** Adds a finding, or adds its journeys to the finding of the same kind and key. */
export type Add = (
  kind: FindingKind,
  key: string,
  journeys: number,
  fields: {
    rules?: readonly string[];
    subject?: readonly string[];
    by?: Iterable<string>;
    where?: readonly string[];
    witness?: () => Answers | null;
    hrefs?: () => readonly string[];
  },
) => void;

/**
 * Shortens a long key to its beginning and a hash of the key (FNV-1a), which is as stable as the
 * key.
 */
function shorten(key: string): string {
  if (key.length <= 80) return key;
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return `${key.slice(0, 60)}~${(hash >>> 0).toString(36)}`;
}

export class Collector {
  readonly #drafts = new Map<string, Draft>();
  readonly #counts = new Map<FindingKind, number>();

  readonly add: Add = (
    kind,
    key,
    journeys,
    { rules = [], subject = [], by = [], where = [], witness = () => null, hrefs = () => [] },
  ) => {
    let id = `${kind}:${shorten(key)}`;
    if (!this.#drafts.has(id)) {
      const count = this.#counts.get(kind) ?? 0;
      if (count >= MOST_OF_A_KIND) id = `${kind}:more`;
      else this.#counts.set(kind, count + 1);
    }
    const draft = this.#drafts.get(id);
    if (draft === undefined)
      this.#drafts.set(id, {
        kind,
        journeys,
        rules,
        subject,
        by: new Set(by),
        where,
        witness,
        hrefs,
      });
    else {
      draft.journeys += journeys;
      for (const each of by) draft.by.add(each);
    }
  };

  /** Returns the findings. Acceptances of the kinds in `unchecked` are not reported as gone. */
  findings({ accepted }: EligibilityData, unchecked: readonly string[] = []): readonly Finding[] {
    for (const { id, reason } of accepted) {
      const kind = id.slice(0, id.indexOf(":"));
      // The finding may be among those that were summed up, so it is not reported as gone.
      const summedUp = this.#drafts.has(`${kind}:more`);
      if (!this.#drafts.has(id) && !summedUp && !unchecked.includes(kind))
        this.add("stale-acceptance", id, 0, { subject: [id], by: [reason] });
    }
    const acceptances = new Map(accepted.map((acceptance) => [acceptance.id, acceptance]));
    const order: readonly Severity[] = ["error", "conflict", "warning", "note"];
    return [...this.#drafts]
      .map(([id, { kind, journeys, rules, subject, by, where, witness, hrefs }]): Finding => {
        const { severity } = FINDING_KINDS[kind];
        // A sum of findings cannot be accepted, because an editor did not see each of them.
        const acceptance =
          severity === "error" || id === `${kind}:more` ? undefined : acceptances.get(id);
        return {
          id,
          severity,
          journeys,
          ...{ kind, rules, subject, by: [...by], where },
          witness: witness(),
          hrefs: hrefs(),
          state:
            acceptance === undefined
              ? "open"
              : journeys > acceptance.journeys
                ? "reopened"
                : "accepted",
          reason: acceptance?.reason ?? null,
        };
      })
      .sort(
        (a, b) =>
          order.indexOf(a.severity) - order.indexOf(b.severity) ||
          b.journeys - a.journeys ||
          compareCodeUnits(a.id, b.id),
      );
  }
}
