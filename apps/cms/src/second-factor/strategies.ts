/** Limits how callers are authenticated, for every page and endpoint. */
import type { AuthStrategy, Payload } from "payload";
import { record } from "../fields/record.ts";
import { needsFactor } from "./policy.ts";
import { getSession, noteUse } from "../accounts/sessions.ts";

/**
 * Whether an authenticated account may be used: the site with its key; a person with a session, and
 * with a code when the role needs one. A key has no second factor and does not end.
 */
async function mayEnter(payload: Payload, user: unknown): Promise<boolean> {
  const account = record(user);
  if (account["_strategy"] === "api-key") return account["role"] === "site";
  const session = getSession(user);
  if (!session || ((await needsFactor(payload, account)) && session["with_code"] !== true))
    return false;
  noteUse(payload, session);
  return true;
}

function limit(strategy: AuthStrategy): AuthStrategy {
  return {
    ...strategy,
    authenticate: async (call) => {
      const result = await strategy.authenticate(call);
      return result.user === null || (await mayEnter(call.payload, result.user))
        ? result
        : { user: null };
    },
  };
}

/** Limits the strategies of Payload. */
export function limitStrategies(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map(limit);
}
