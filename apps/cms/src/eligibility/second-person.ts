/**
 * Second-person rule, once two people may edit the rules on a public address: a user who changed the
 * rules may not accept the resulting findings, and a user who asked for a large release may not
 * confirm it.
 */
import type { Payload } from "payload";
import { ROLES, canRolePublish, canRoleWrite } from "../access/roles.ts";
import { env } from "../env.ts";
import { loadLiveVersion, loadStoredRelease } from "../releases/stored-releases.ts";
import { TABLES } from "./tables.ts";

export const SECOND_PERSON =
  "You have changed the rules since the last release. Ask a colleague to accept this finding.";

export const SECOND_CONFIRMATION =
  "You asked for this release yourself. Ask a colleague to confirm it.";

/**
 * Whether a second person must accept findings and confirm releases: on a public address (https),
 * when at least two accounts may edit and publish the rules.
 */
export async function needsSecondPerson(payload: Payload): Promise<boolean> {
  if (!env.cmsUrl.startsWith("https:")) return false;
  const roles = ROLES.filter((role) => canRoleWrite(role, "eligibility") && canRolePublish(role));
  const { totalDocs } = await payload.count({
    collection: "users",
    where: { role: { in: roles } },
  });
  return totalDocs >= 2;
}

/**
 * Whether a user changed the eligibility data since the live release was made, according to the
 * audit log.
 */
export async function hasChangedSinceRelease(payload: Payload, user: string): Promise<boolean> {
  const version = await loadLiveVersion(payload);
  const release = version === null ? null : await loadStoredRelease(payload, version);
  const { accepted: _accepted, ...tables } = TABLES;
  const names = Object.entries(tables).flatMap(([table, { collection }]) => [table, collection]);
  const { totalDocs } = await payload.count({
    collection: "audit_log",
    where: {
      and: [
        { user: { equals: user } },
        { collection: { in: names } },
        { at: { greater_than: release?.time ?? new Date(0).toISOString() } },
      ],
    },
  });
  return totalDocs > 0;
}
