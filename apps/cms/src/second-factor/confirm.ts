/** Asks a person again who they are before an important change. */
import { APIError, type PayloadRequest } from "payload";
import { getSession } from "../accounts/sessions.ts";
import { readIso, record } from "../fields/record.ts";
import { getSay } from "../labels/request-words.ts";
import { readActor } from "../access/roles.ts";
import { findFactor } from "./factors.ts";
import { isFactorOff, isPasswordAskedAgain } from "./policy.ts";

/** How long a login or a confirmation counts. */
const CONFIRMED_MS = 10 * 60_000;
/** What a person enters. */
export type Proof = "code" | "password";

function isRecent(req: PayloadRequest): boolean {
  const at = Date.parse(readIso(getSession(req.user)?.["confirmed_at"]));
  return at > Date.now() - CONFIRMED_MS;
}

/** Returns the second factor whose code a person enters; null for one who enters the password. */
export const findAskedFactor = async (req: PayloadRequest, account: string) =>
  (await isFactorOff(req.payload)) ? null : findFactor(req, account);

/**
 * Requires that the person entered a code or the password in the last ten minutes. The admin then
 * asks for it and sends the request again (admin/ask-again.tsx).
 * @param always also for a person without a second factor on this machine
 * @throws APIError 403 whose data name what to enter
 */
export async function requireConfirmed(req: PayloadRequest, always = false): Promise<void> {
  const actor = readActor(req.user);
  // Work of the service itself has no person.
  if (!actor || isRecent(req)) return;
  const hasFactor = (await findAskedFactor(req, actor.id)) !== null;
  if (!hasFactor && !always && !(await isPasswordAskedAgain(req.payload))) return;
  const proof: Proof = hasFactor ? "code" : "password";
  const message = getSay(req)(hasFactor ? "door.confirmCode" : "door.confirmPassword");
  throw new APIError(message, 403, { confirm: proof }, true);
}

/** Whether two values of a field differ. */
const differs = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);
/** Whether a change concerns one of these fields. */
export function changesFields(names: readonly string[], after: unknown, before: unknown): boolean {
  const [next, previous] = [record(after), record(before)];
  return names.some((name) => name in next && differs(next[name], previous[name]));
}
