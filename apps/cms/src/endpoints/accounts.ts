/** Endpoints of accounts: their sessions, second factors and invitations. */
import type { Endpoint, PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { checkOwn } from "../accounts/password.ts";
import { sendInvitation } from "../accounts/reset.ts";
import { confirmSession, endSessions, getSession, loadSessions } from "../accounts/sessions.ts";
import { refuseTooMany } from "../accounts/welcome.ts";
import { readIso, readString, type Stored } from "../fields/record.ts";
import { writeChange } from "../audit/changes.ts";
import { note } from "../hooks/audit.ts";
import { getSay } from "../labels/request-words.ts";
import { queueNotice } from "../notices/queue-notices.ts";
import { startSendingNotices } from "../notices/send-notices.ts";
import { writeRecoveryCode } from "../second-factor/codes.ts";
import { findAskedFactor, requireConfirmed } from "../second-factor/confirm.ts";
import {
  countRecoveryCodes,
  findFactor,
  removeFactor,
  renewRecoveryCodes,
  storeFactor,
  spendCode,
} from "../second-factor/factors.ts";
import { describeWait } from "../second-factor/login.ts";
import { needsFactor } from "../second-factor/policy.ts";
import { confirmSetup, createSetup, readTicket } from "../second-factor/setup.ts";
import {
  answerProblem,
  createEndpoint,
  readJsonBody,
  readParameter,
  type Method,
} from "./create-endpoint.ts";

type Account = Stored & { readonly id: string };
const findAccount = (req: PayloadRequest, id: string): Promise<Account | null> =>
  req.payload.db.findOne<Account>({ collection: "users", where: { id: { equals: id } }, req });

type Handler = (req: PayloadRequest, actor: Actor, account: Account) => Promise<Response>;
/** Creates an endpoint of the own account. */
function createOwnEndpoint(path: `/${string}`, handler: Handler): Endpoint {
  return createEndpoint("site", "post", path, async (req, actor) => {
    const account = getSession(req.user) ? await findAccount(req, actor.id) : null;
    return account
      ? handler(req, actor, account)
      : answerProblem(401, getSay(req)("service.signIn"));
  });
}
/**
 * Creates an endpoint of an account in the path.
 * @param who `owner`: also the person; `admin`: administrators only
 */
function createAccountEndpoint(
  who: "owner" | "admin",
  method: Method,
  path: `/${string}`,
  handler: Handler,
): Endpoint {
  return createEndpoint("site", method, `/:id${path}`, async (req, actor) => {
    const id = readParameter(req, "id");
    const isAllowed = actor.role === "admin" || (who === "owner" && actor.id === id);
    const account = isAllowed ? await findAccount(req, id) : null;
    return account ? handler(req, actor, account) : answerProblem(403, getSay(req)("service.role"));
  });
}

/** Enters a code, or the password of a person without a second factor. */
const confirm = createOwnEndpoint("/confirm", async (req, actor, account) => {
  const say = getSay(req);
  const body = await readJsonBody(req);
  const factor = await findAskedFactor(req, actor.id);
  if (factor) {
    const result = await spendCode(req, factor, readString(body["code"]).slice(0, 40));
    if (result === "wrong") return answerProblem(403, say("door.wrongCode"));
    if (result !== "right") return answerProblem(429, describeWait(req, result.retryAfter));
  } else {
    const right = await checkOwn(account, readString(body["password"]));
    if (typeof right === "object") return refuseTooMany(req, right.retryAfter);
    if (!right) return answerProblem(403, say("account.wrongCurrent"));
  }
  await confirmSession(req, getSession(req.user) ?? {}, factor !== null);
  return Response.json({ confirmed: true });
});

/** Change of an account whose second factor is removed. */
const REMOVED = [writeChange("second_factor", "set", null)];

/** Creates a key for an authenticator app. */
const beginFactor = createOwnEndpoint("/factor/begin", async (req, actor) => {
  await requireConfirmed(req, true);
  return Response.json(createSetup(actor.id, actor.email));
});

/** Stores the key that a code confirms, and ends the other sessions, which entered no code. */
const storeOwnFactor = createOwnEndpoint("/factor/store", async (req, actor, account) => {
  await requireConfirmed(req, true);
  const say = getSay(req);
  const { ticket, code } = await readJsonBody(req);
  const secret = readTicket(readString(ticket), actor.id);
  if (secret === null) return answerProblem(409, say("door.staleSetup"));
  const confirmed = confirmSetup(secret, readString(code));
  if (!confirmed) return answerProblem(400, say("door.wrongSetupCode"));
  const codes = await storeFactor(req, actor.id, confirmed);
  await confirmSession(req, getSession(req.user) ?? {}, true);
  await endSessions(req, actor.id, "others");
  const changes = [writeChange("second_factor", null, "set")];
  await note(req, "second factor set up", "users", account, { changes });
  return Response.json({ recovery: codes.map(writeRecoveryCode) });
});

const renewRecovery = createOwnEndpoint("/factor/recovery", async (req, actor, account) => {
  await requireConfirmed(req, true);
  const factor = await findFactor(req, actor.id);
  if (!factor) return answerProblem(404, getSay(req)("door.noFactor"));
  const codes = await renewRecoveryCodes(req, factor);
  await note(req, "new recovery codes", "users", account);
  return Response.json({ recovery: codes.map(writeRecoveryCode) });
});

/** Removes the own second factor, unless the role needs one. */
const removeOwnFactor = createOwnEndpoint("/factor/remove", async (req, actor, account) => {
  if (await needsFactor(req.payload, account))
    return answerProblem(409, getSay(req)("door.isNeeded"));
  await requireConfirmed(req, true);
  await removeFactor(req, actor.id);
  await note(req, "second factor removed", "users", account, { changes: REMOVED });
  return Response.json({ removed: true });
});

/** Shows the sessions, the second factor and the invitation of an account. */
const security = createAccountEndpoint(
  "owner",
  "get",
  "/security",
  async (req, _actor, account) => {
    const factor = await findFactor(req, account.id);
    return Response.json({
      sessions: await loadSessions(req, account.id),
      factor: factor
        ? { since: readIso(factor["createdAt"]), codes: countRecoveryCodes(factor) }
        : null,
      isNeeded: await needsFactor(req.payload, account),
      invited: readIso(account["invited_at"]) || null,
    });
  },
);

/** Ends one session of an account, or all but the one of the request. */
const end = createAccountEndpoint(
  "owner",
  "post",
  "/sessions/end",
  async (req, _actor, account) => {
    const which = readString((await readJsonBody(req))["session"]);
    const ended = await endSessions(req, account.id, which);
    const changes = [writeChange("sessions_ended", null, String(ended))];
    if (ended > 0) await note(req, "sessions ended", "users", account, { changes });
    return Response.json({ ended });
  },
);

/** Removes the second factor of a person who lost it, ends the sessions, and tells the person. */
const removeOfOther = createAccountEndpoint(
  "admin",
  "post",
  "/factor/remove",
  async (req, actor, account) => {
    await requireConfirmed(req);
    await removeFactor(req, account.id);
    await endSessions(req, account.id, "others");
    await note(req, "second factor removed", "users", account, { changes: REMOVED });
    const to = readString(account["email"]);
    await queueNotice(req, { kind: "factor_removed", to, data: { by: actor.email } });
    startSendingNotices(req.payload);
    return Response.json({ removed: true });
  },
);

const inviteAgain = createAccountEndpoint(
  "admin",
  "post",
  "/invite",
  async (req, actor, account) => {
    if (account["role"] === "site" || !account["invited_at"])
      return answerProblem(409, getSay(req)("door.notInvited"));
    await sendInvitation(req, account, actor.email);
    await note(req, "invitation", "users", account);
    return Response.json({ sent: true });
  },
);

export const accountEndpoints: Endpoint[] = [
  confirm,
  beginFactor,
  storeOwnFactor,
  renewRecovery,
  removeOwnFactor,
  security,
  end,
  removeOfOther,
  inviteAgain,
];
