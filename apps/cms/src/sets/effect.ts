/** What a set would do: the journeys that change, reasons against it, and new findings. */
import { applyEdits } from "@orlaya/finder/changes";
import type { EligibilityData } from "@orlaya/finder/data";
import {
  TooIntricate,
  blocksPublishing,
  computeChecksum,
  diffData,
  findFindings,
  type Diff,
  type Finding,
} from "@orlaya/finder/eligibility";
import type { PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { needsSecondPerson } from "../approval/second-person.ts";
import { readAuthored } from "../eligibility/authored.ts";
import { listRefusals, readPublished, refuse } from "../eligibility/prepare.ts";
import { showDiff, showFinding } from "../eligibility/preview.ts";
import { env } from "../env.ts";
import { readString, type Stored } from "../fields/record.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { getSay } from "../labels/request-words.ts";
import { loadChangeLimit } from "../releases/requests.ts";
import { addEdits, requireGround } from "./edit.ts";
import { createNames, writeProblem } from "./names.ts";
import { wasReleased } from "./publish.ts";
import type { ChangeSet, SetEffect } from "./shapes.ts";

/** Most groups of journeys, and most findings, that are listed. */
const BOXES_SHOWN = 12;
const FINDINGS_SHOWN = 30;

/** Compares two states; null when countries are divided too finely to count the journeys. */
function compare(before: EligibilityData, after: EligibilityData): Diff | null {
  try {
    return diffData(before, after);
  } catch (error) {
    if (error instanceof TooIntricate) return null;
    throw error;
  }
}

/** Returns the findings that the live data do not have, or that became heavier. */
function listNew(after: readonly Finding[], before: readonly Finding[]): readonly Finding[] {
  const known = new Map(before.map(({ id, journeys }) => [id, journeys]));
  return after.filter(
    (finding) => finding.state !== "accepted" && (known.get(finding.id) ?? -1) < finding.journeys,
  );
}

/** Finds what is wrong with the data of a set, and what is new against the live data. */
async function findNew(
  req: PayloadRequest,
  live: EligibilityData,
  after: EligibilityData,
  withPages: boolean,
): Promise<{ readonly all: readonly Finding[]; readonly fresh: readonly Finding[] }> {
  const published = withPages ? await readPublished(req.payload) : {};
  const options = { hosts: env.funnelHosts, ...published };
  const all = findFindings(after, { ...options, live });
  return { all, fresh: listNew(all, findFindings(live, { ...options, live })) };
}

function writeDiff(diff: Diff, live: EligibilityData, after: EligibilityData): SetEffect["diff"] {
  const { boxes, more, ...shown } = showDiff(diff, live, after);
  const hidden = Math.max(0, boxes.length - BOXES_SHOWN);
  return { ...shown, boxes: boxes.slice(0, BOXES_SHOWN), more: more + hidden };
}

/** Returns the documents of the rules that reasons and findings name: ID → id of the document. */
function nameDocuments(
  { rules }: EligibilityData,
  documents: ReadonlyMap<string, string>,
  { refusals, findings }: Pick<SetEffect, "refusals" | "findings">,
): SetEffect["documents"] {
  const named = new Set([...refusals, ...findings].flatMap((each) => each.rules));
  return Object.fromEntries(
    rules
      .filter(({ ID }) => named.has(ID))
      .map(({ ID, id }) => [ID, documents.get(id) ?? ""] as const),
  );
}

/**
 * Computes what a set would do on the live release. Stores nothing.
 * @param withPages whether the rules are also compared with the pages of the site, which takes longer
 */
export async function computeEffect(
  req: PayloadRequest,
  set: ChangeSet,
  withPages: boolean,
): Promise<SetEffect> {
  const started = performance.now();
  const live = await requireGround(req);
  const [{ documents }, limit, secondPerson] = await Promise.all([
    readAuthored(req.payload),
    loadChangeLimit(req.payload),
    needsSecondPerson(req.payload),
  ]);
  function finish(effect: Omit<SetEffect, "limit" | "milliseconds" | "documents">): SetEffect {
    const named = nameDocuments(live.data, documents.rules, effect);
    const milliseconds = Math.round(performance.now() - started);
    return { ...effect, limit, documents: named, milliseconds };
  }
  const applied = applyEdits(live.data, set.edits);
  if (!applied.ok) {
    const name = createNames(req, live.data);
    const sentences = applied.problems.slice(0, 20).map((each) => writeProblem(req, name, each));
    const refusals = sentences.map((sentence) => refuse("invalid-data", sentence));
    return finish({ diff: null, share: 0, needsApproval: secondPerson, refusals, findings: [] });
  }
  const diff = compare(live.data, applied.data);
  const share = diff === null ? 1 : diff.changed / Math.max(1, diff.journeys);
  const { all, fresh } = await findNew(req, live.data, applied.data, withPages);
  const isReturn = await wasReleased(req.payload, await computeChecksum(applied.data));
  return finish({
    diff: diff && writeDiff(diff, live.data, applied.data),
    share,
    needsApproval: (secondPerson || share > limit) && !isReturn,
    refusals: listRefusals({ findings: all, refusals: [] }),
    findings: fresh
      .filter((finding) => !blocksPublishing(finding))
      .slice(0, FINDINGS_SHOWN)
      .map(showFinding),
  });
}

/** Accepts a finding of a set with a reason. The acceptance is an edit of the set. */
export async function acceptInSet(
  req: PayloadRequest,
  actor: Actor,
  set: ChangeSet,
  body: Stored,
): Promise<void> {
  const say = getSay(req);
  const [id, reason] = [readString(body["finding"]), readString(body["reason"]).trim()];
  if (reason.length < 10) refuseRequest(400, say("set.acceptReason"));
  const live = await requireGround(req);
  const applied = applyEdits(live.data, set.edits);
  const { all } = applied.ok ? await findNew(req, live.data, applied.data, true) : { all: [] };
  const finding = all.find((each) => each.id === id);
  if (!finding || finding.severity === "error") return refuseRequest(409, say("set.acceptNone"));
  const after = { reason, journeys: finding.journeys };
  await addEdits(req, actor, set, [{ table: "accepted", id, after }]);
}
