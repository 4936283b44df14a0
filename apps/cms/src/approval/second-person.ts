/** Whether a second person must approve, and who may. */
import type { Payload } from "payload";
import {
  canRolePublish,
  canRoleWrite,
  getRights,
  isInScope,
  readActor,
  ROLES,
  type Actor,
} from "../access/roles.ts";
import { env } from "../env.ts";
import type { Stored } from "../fields/record.ts";
import { listFamilies } from "./families.ts";
import { loadApprovalSettings, type ApprovalSettings, type ApprovedFamily } from "./settings.ts";

/** What has to be approved: a release of the rules, or a document with its language and site. */
export type Approvable = "releases" | Stored;

/** Loads the accounts of some roles. */
export async function loadActors(
  payload: Payload,
  roles: readonly string[],
): Promise<readonly Actor[]> {
  const { docs } = await payload.db.find<Stored & { readonly id: string }>({
    collection: "users",
    where: { role: { in: [...roles] } },
    limit: 0,
    pagination: false,
    select: { email: true, role: true, edit_locales: true, edit_audiences: true },
  });
  return docs.flatMap((row) => readActor(row) ?? []);
}

/** Returns whether an account may approve a document, apart from its own work. */
export const mayApprove = (actor: Actor, document: Stored): boolean =>
  getRights(actor).approve && isInScope(actor, document);

/** Loads the accounts that may approve a document. */
export async function loadApprovers(payload: Payload, document: Stored): Promise<readonly Actor[]> {
  return (await loadActors(payload, ROLES)).filter((actor) => mayApprove(actor, document));
}

/** Counts the accounts that may approve: for a release, those that may edit and publish the rules. */
async function countApprovers(payload: Payload, what: Approvable): Promise<number> {
  if (what !== "releases") return (await loadApprovers(payload, what)).length;
  const roles = ROLES.filter((role) => canRoleWrite(role, "eligibility") && canRolePublish(role));
  return (await loadActors(payload, roles)).length;
}

async function needsOne(
  payload: Payload,
  { mode, families }: ApprovalSettings,
  wanted: readonly ApprovedFamily[],
  what: Approvable,
): Promise<boolean> {
  if (mode === "never" || !wanted.some((family) => families.includes(family))) return false;
  if (mode === "always") return true;
  return env.cmsUrl.startsWith("https:") && (await countApprovers(payload, what)) >= 2;
}

/**
 * Whether a second person must accept findings and confirm releases of the rules: always, or on a
 * public address (https) with two accounts that may.
 */
export const needsSecondPerson = async (payload: Payload): Promise<boolean> =>
  needsOne(payload, await loadApprovalSettings(payload), ["releases"], "releases");

/**
 * Whether a second person must approve the publication of a document.
 * @param live the version that visitors see; null when they see none
 */
export async function needsApproval(
  payload: Payload,
  collection: string,
  wanted: Stored,
  live: Stored | null,
): Promise<boolean> {
  const families = listFamilies(collection, wanted, live);
  if (families.length === 0) return false;
  return needsOne(payload, await loadApprovalSettings(payload), families, wanted);
}
