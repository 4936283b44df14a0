/** Who needs a second factor. */
import type { Payload } from "payload";
import { canRoleApprove, canRolePublish, ROLES, type Role } from "../access/roles.ts";
import { env } from "../env.ts";
import { record, type Stored } from "../fields/record.ts";

/** When a second factor is needed: on a public address with two such accounts, always, never. */
export const SECOND_FACTOR_MODES = ["auto", "always", "never"] as const;
export type SecondFactorMode = (typeof SECOND_FACTOR_MODES)[number];

/** Roles that need a second factor: those that publish, approve or release. */
export const FACTOR_ROLES: readonly Role[] = ROLES.filter(
  (role) => canRolePublish(role) || canRoleApprove(role),
);
/** Accounts from which a second factor is needed: one person alone could lock everybody out. */
const FEWEST = 2;
const isPublic = (): boolean => env.cmsUrl.startsWith("https:");

interface Policy {
  readonly mode: SecondFactorMode;
  readonly isOn: boolean;
}

async function loadPolicy(payload: Payload): Promise<Policy> {
  const stored = record(await payload.findGlobal({ slug: "publishing_settings", depth: 0 }));
  const mode = SECOND_FACTOR_MODES.find((each) => each === stored["second_factor"]) ?? "auto";
  if (mode !== "auto" || !isPublic()) return { mode, isOn: mode === "always" };
  const where = { role: { in: [...FACTOR_ROLES] } };
  const { totalDocs } = await payload.count({ collection: "users", where });
  return { mode, isOn: totalDocs >= FEWEST };
}

/** Every request needs the policy. Another process may have changed it this long ago. */
const KEPT_MS = 5000;
let kept: { readonly until: number; readonly policy: Promise<Policy> } | null = null;
function getPolicy(payload: Payload): Promise<Policy> {
  if (kept === null || kept.until < Date.now())
    kept = { until: Date.now() + KEPT_MS, policy: loadPolicy(payload) };
  const { policy } = kept;
  policy.catch(forgetPolicy);
  return policy;
}
/** Makes the next request load the policy: an account or the settings changed. */
export function forgetPolicy(): void {
  kept = null;
}

/** Whether an account can log in only with a second factor. */
export async function needsFactor(payload: Payload, account: Stored): Promise<boolean> {
  return FACTOR_ROLES.some((role) => role === account["role"]) && (await getPolicy(payload)).isOn;
}
/** Whether nobody is asked for a code, not even a person who has a second factor. */
export const isFactorOff = async (payload: Payload): Promise<boolean> =>
  (await getPolicy(payload)).mode === "never";
/**
 * Whether people without a second factor enter their password again before important changes: on a
 * public address, and when a second factor is always needed.
 */
export async function isPasswordAskedAgain(payload: Payload): Promise<boolean> {
  const { mode } = await getPolicy(payload);
  return mode === "always" || (mode === "auto" && isPublic());
}
