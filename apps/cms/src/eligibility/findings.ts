/** Lists and accepts findings of the authored data. */
import { FINDING_KINDS, findFindings, type Finding } from "@orlaya/finder/eligibility";
import type { Payload, PayloadRequest } from "payload";
import { env } from "../env.ts";
import type { Stored } from "../fields/record.ts";
import { readAuthored } from "./authored.ts";
import { readPublished } from "./prepare.ts";
import { loadLiveRelease } from "../releases/stored-releases.ts";

/** Returns the findings of the authored data; null when the data are invalid. */
export async function loadCurrentFindings(payload: Payload): Promise<readonly Finding[] | null> {
  const [{ data }, published, { release }] = await Promise.all([
    readAuthored(payload),
    readPublished(payload),
    loadLiveRelease(payload),
  ]);
  const live = release ? { live: release.data } : {};
  return data.ok
    ? findFindings(data.data, { hosts: env.funnelHosts, ...published, ...live })
    : null;
}

/**
 * Accepts a finding with its current number of journeys. Returns a message when it cannot be
 * accepted, else null.
 */
export async function acceptFinding(
  payload: Payload,
  id: string,
  reason: string,
  req: PayloadRequest,
): Promise<string | null> {
  if (reason.trim().length < 10)
    return "Give a reason that somebody else will understand in a year (at least ten characters)";
  const finding = (await loadCurrentFindings(payload))?.find((each) => each.id === id);
  if (!finding) return `There is no finding “${id}” now`;
  if (finding.severity === "error")
    return `${FINDING_KINDS[finding.kind].text.split(/[{;]/)[0]?.trim() ?? "This"}: an error cannot be accepted, only mended`;
  const existing = await payload.db.findOne<Stored & { readonly id: string }>({
    collection: "finder_findings",
    where: { finding: { equals: id } },
  });
  const data = { reason: reason.trim(), journeys: finding.journeys };
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
