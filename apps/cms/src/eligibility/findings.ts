/** Lists and accepts findings of the authored data. */
import { findFindings, type Finding } from "@orlaya/finder/eligibility";
import type { Payload, PayloadRequest } from "payload";
import { env } from "../env.ts";
import { readIso, readString, type Stored } from "../fields/record.ts";
import type { Say } from "../labels/request-words.ts";
import { loadSearchesWithoutPlan } from "../searches/load.ts";
import { loadLiveRelease } from "../releases/stored-releases.ts";
import { readAuthored } from "./authored.ts";
import { createFindingWords } from "./finding-words.ts";
import { loadEntityLevels, readPublished } from "./prepare.ts";
import { showFinding, type Writing } from "./refusals.ts";
import type { ListedFinding, ShownAcceptance } from "./shapes.ts";

type Row = Stored & { readonly id: string };

interface CurrentFindings {
  readonly findings: readonly Finding[];
  readonly writing: Writing;
}

/** Returns the findings of the authored data; null when the data are invalid. */
async function loadCurrentFindings(payload: Payload, say: Say): Promise<CurrentFindings | null> {
  const [{ data, documents }, published, { release }, levels] = await Promise.all([
    readAuthored(payload),
    readPublished(payload),
    loadLiveRelease(payload),
    loadEntityLevels(payload),
  ]);
  if (!data.ok) return null;
  const live = release ? { live: release.data } : {};
  const searches = await loadSearchesWithoutPlan(payload, release);
  return {
    findings: findFindings(data.data, {
      ...{ hosts: env.funnelHosts, ...published, ...live, levels, searches },
    }),
    writing: {
      ...{ say, documents, data: data.data },
      words: await createFindingWords(payload, say, data.data, release?.data),
    },
  };
}

function readAcceptance(row: Row): ShownAcceptance {
  return {
    reason: readString(row["reason"]),
    person: readString(row["author"]),
    at: readIso(row["time"]),
    review: readIso(row["review_on"]),
  };
}

/** Loads what people accepted: id of a finding → acceptance. */
async function loadAcceptances(payload: Payload): Promise<ReadonlyMap<string, ShownAcceptance>> {
  const { docs } = await payload.db.find<Row>({
    collection: "finder_findings",
    limit: 0,
    pagination: false,
  });
  return new Map(docs.map((row) => [readString(row["finding"]), readAcceptance(row)]));
}

/** Returns all findings in words, the most severe first; null when the data are invalid. */
export async function listFindings(
  payload: Payload,
  say: Say,
): Promise<readonly ListedFinding[] | null> {
  const [current, acceptances] = await Promise.all([
    loadCurrentFindings(payload, say),
    loadAcceptances(payload),
  ]);
  if (!current) return null;
  return current.findings.map((finding) => ({
    ...showFinding(finding, current.writing),
    acceptance: acceptances.get(finding.id) ?? null,
  }));
}

/** Counts the acceptances whose review date has passed. Their findings are open again. */
export async function countDueAcceptances(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: "finder_findings",
    where: { review_on: { less_than_equal: new Date().toISOString() } },
  });
  return totalDocs;
}

/** What a person accepts. */
export interface Acceptance {
  readonly finding: string;
  readonly reason: string;
  /** ISO 8601; null for an impossible date. */
  readonly review: string | null;
}

/**
 * Accepts a finding with its current number of journeys. Returns a sentence when it cannot be
 * accepted, else null.
 */
export async function acceptFinding(
  req: PayloadRequest,
  { finding: id, reason, review }: Acceptance,
  say: Say,
): Promise<string | null> {
  const { payload } = req;
  if (reason.trim().length < 10) return say("finding.refused.reason");
  if (review === null) return say("finding.refused.review");
  const current = await loadCurrentFindings(payload, say);
  const finding = current?.findings.find((each) => each.id === id);
  if (!finding) return say("finding.refused.gone");
  if (finding.severity === "error")
    return say("finding.refused.error", { kind: say(`finder.kind.${finding.kind}`) });
  const existing = await payload.db.findOne<Row>({
    collection: "finder_findings",
    where: { finding: { equals: id } },
  });
  const data = { reason: reason.trim(), journeys: finding.journeys, review_on: review };
  if (existing)
    await payload.update({ collection: "finder_findings", id: existing.id, data, depth: 0, req });
  else
    await payload.create({
      collection: "finder_findings",
      data: { finding: id, ...data },
      depth: 0,
      req,
    });
  return null;
}
