/** What a set would do: the journeys that change, reasons against it, and new findings. */
import { applyEdits, type EditProblem } from "@orlaya/finder/changes";
import type { EligibilityData } from "@orlaya/finder/data";
import {
  TooIntricate,
  blocksPublishing,
  computeChecksum,
  diffData,
  findFindings,
  type Diff,
  type Finding,
  type SitePages,
} from "@orlaya/finder/eligibility";
import type { PayloadRequest } from "payload";
import { canWrite, getRights, type Actor } from "../access/roles.ts";
import { needsSecondPerson } from "../approval/second-person.ts";
import { readAuthored } from "../eligibility/authored.ts";
import {
  applyAgreements,
  findChangedScenarios,
  loadAgreements,
} from "../eligibility/agreements.ts";
import { compileFinder } from "../eligibility/compile-finder.ts";
import { createFindingWords } from "../eligibility/finding-words.ts";
import { loadEntityLevels, readPublished, type Published } from "../eligibility/prepare.ts";
import {
  listRefusals,
  listScenarioRefusals,
  refuse,
  showFinding,
} from "../eligibility/refusals.ts";
import { showDiff } from "../eligibility/show-diff.ts";
import { env } from "../env.ts";
import { readString, type Stored } from "../fields/record.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { getSay } from "../labels/request-words.ts";
import { findFinderTexts } from "../markets/release-texts.ts";
import { loadChangeLimit } from "../releases/requests.ts";
import { agreeToOutcome } from "../scenarios/pin.ts";
import type { Ground } from "./candidate.ts";
import { addEdits, requireGround } from "./edit.ts";
import { createMending } from "./mending.ts";
import { createNames, writeProblem } from "./names.ts";
import { wasReleased } from "./publish.ts";
import { isAuthor } from "./rights.ts";
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
): Promise<{
  readonly all: readonly Finding[];
  readonly fresh: readonly Finding[];
  readonly sites: readonly SitePages[];
}> {
  const none: Published = {};
  const [published, levels] = await Promise.all([
    withPages ? readPublished(req.payload) : none,
    loadEntityLevels(req.payload),
  ]);
  const options = { hosts: env.funnelHosts, ...published, levels };
  const all = findFindings(after, { ...options, live });
  const fresh = listNew(all, findFindings(live, { ...options, live }));
  return { all, fresh, sites: options.sites ?? [] };
}

async function writeDiff(
  req: PayloadRequest,
  diff: Diff,
  ...sides: readonly EligibilityData[]
): Promise<SetEffect["diff"]> {
  const { boxes, more, ...shown } = await showDiff(req, diff, ...sides);
  const hidden = Math.max(0, boxes.length - BOXES_SHOWN);
  return { ...shown, boxes: boxes.slice(0, BOXES_SHOWN), more: more + hidden };
}

/** Finds the published texts that will have to be checked. */
const findTexts = (
  { payload }: PayloadRequest,
  data: EligibilityData,
  products: ReadonlyMap<string, string>,
): Promise<SetEffect["texts"]> =>
  findFinderTexts(payload, compileFinder({ data, options: {} }), products);

/** Returns the effect of edits that cannot be applied: the reasons. */
async function describeProblems(
  mending: ReturnType<typeof createMending>,
  req: PayloadRequest,
  live: EligibilityData,
  problems: readonly EditProblem[],
): Promise<Pick<SetEffect, "diff" | "share" | "checksum" | "findings" | "texts" | "refusals">> {
  const name = await createNames(req, live);
  const sentences = problems.slice(0, 20).map((each) => writeProblem(req, name, each));
  const refusals = await mending(sentences.map((sentence) => refuse("invalid-data", sentence)));
  return { diff: null, share: 0, checksum: null, findings: [], texts: null, refusals };
}

/**
 * Computes what a set would do on the live release. Stores nothing.
 * @param withPages whether the rules are also compared with the pages of the site, which takes longer
 */
export async function computeEffect(
  req: PayloadRequest,
  actor: Actor,
  set: ChangeSet,
  live: Ground,
  withPages: boolean,
): Promise<SetEffect> {
  const started = performance.now();
  const say = getSay(req);
  const [{ documents, unpinned }, limit, secondPerson] = await Promise.all([
    readAuthored(req.payload),
    loadChangeLimit(req.payload),
    needsSecondPerson(req.payload),
  ]);
  function finish(
    effect: Omit<SetEffect, "live" | "limit" | "secondPerson" | "milliseconds">,
  ): SetEffect {
    const milliseconds = Math.round(performance.now() - started);
    return { ...effect, live: live.version, limit, secondPerson, milliseconds };
  }
  const applied = applyEdits(live.data, set.edits);
  if (!applied.ok) {
    const mending = createMending({ req, actor, set, data: live.data, documents });
    const problems = await describeProblems(mending, req, live.data, applied.problems);
    return finish({ ...problems, needsApproval: secondPerson });
  }
  const checksum = await computeChecksum(applied.data);
  const agreements = await loadAgreements(req.payload, checksum);
  const data = applyAgreements(applied.data, agreements);
  const diff = compare(live.data, data);
  const share = diff === null ? 1 : diff.changed / Math.max(1, diff.journeys);
  const { all, fresh, sites } = await findNew(req, live.data, data, withPages);
  const isReturn = await wasReleased(req.payload, await computeChecksum(data));
  const writing = {
    say,
    data,
    documents,
    words: await createFindingWords(req.payload, say, data, live.data),
  };
  const refusals = listRefusals({ findings: all, failures: [] }, writing);
  const changed = diff && findChangedScenarios(live.data, data, unpinned, agreements);
  const mending = createMending({ req, actor, set, data, documents, findings: all, sites });
  return finish({
    diff: diff && (await writeDiff(req, diff, live.data, data)),
    ...{ share, checksum, needsApproval: (secondPerson || share > limit) && !isReturn },
    refusals: await mending([
      ...refusals,
      ...listScenarioRefusals(changed ?? [], refusals, writing.words, documents),
    ]),
    texts: withPages && diff !== null ? await findTexts(req, data, documents.products) : null,
    findings: fresh
      .filter((finding) => !blocksPublishing(finding))
      .slice(0, FINDINGS_SHOWN)
      .map((finding) => showFinding(finding, writing)),
  });
}

/** Agrees that a scenario has another outcome with a set, for exactly the data of the set. */
export async function agreeInSet(
  req: PayloadRequest,
  actor: Actor,
  set: ChangeSet,
  body: Stored,
): Promise<void> {
  const say = getSay(req);
  if (!canWrite(actor, "eligibility") && !getRights(actor).approve)
    refuseRequest(403, say("service.role"));
  if (isAuthor(actor, set) && (await needsSecondPerson(req.payload)))
    refuseRequest(403, say("finding.refused.ownRules"));
  const live = await requireGround(req);
  const applied = applyEdits(live.data, set.edits);
  if (!applied.ok) return refuseRequest(422, say("finding.refused.invalid"));
  const { documents } = await readAuthored(req.payload);
  const changedBy = [...new Set(set.edits.flatMap(({ by }) => by))];
  const checksum = await computeChecksum(applied.data);
  const ground = { data: applied.data, live: live.data, documents, checksum, changedBy };
  await agreeToOutcome(req, actor, body, ground);
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
