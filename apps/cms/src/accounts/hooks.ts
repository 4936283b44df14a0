/** Checks of changes to an account: its password and address, and that an administrator remains. */
import { randomBytes } from "node:crypto";
import type {
  CollectionAfterChangeHook,
  CollectionAfterErrorHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from "payload";
import { ROLES, readActor } from "../access/roles.ts";
import { readString, record, type Stored } from "../fields/record.ts";
import { createPasswordError, refuseRequest } from "../hooks/errors.ts";
import { getSay } from "../labels/request-words.ts";
import { checkOwn, findPasswordProblem } from "./password.ts";
import { sendInvitation } from "./reset.ts";

/**
 * Checks the current password of the user who changes a password or an address, because another
 * person may use their open session.
 * @throws APIError 403 or 429
 */
async function confirm(req: PayloadRequest, actor: string, current: string): Promise<void> {
  const say = getSay(req);
  if (current === "") refuseRequest(403, say("account.needsCurrent"));
  const own = await req.payload.db.findOne<Stored & { id: string }>({
    collection: "users",
    where: { id: { equals: actor } },
    req,
  });
  const right = await checkOwn(own ?? {}, current);
  if (typeof right === "object")
    refuseRequest(
      429,
      say("account.tooMany", { count: Math.max(1, Math.ceil(right.retryAfter / 1000)) }),
    );
  if (!right) refuseRequest(403, say("account.wrongCurrent"));
}

/** Refuses a new password that is easy to guess. @throws APIError 400 */
function checkNewPassword(req: PayloadRequest, account: Stored, before: Stored): void {
  const { password, email, name } = account;
  if (password === undefined) return;
  const problem = findPasswordProblem(readString(password), {
    email: readString(email) || readString(before["email"]),
    name: readString(name) || readString(before["name"]),
  });
  if (problem) throw createPasswordError(getSay(req)(`account.${problem}`));
}

/**
 * Removes what is not stored from the data of an account. A person who is invited chooses the
 * password: the account gets one that nobody knows.
 */
function readAccount(req: PayloadRequest, data: Stored, operation: string): Stored {
  const { current_password: _current, invite: invited, ...account } = data;
  if (operation !== "create" || invited !== true) return account;
  req.context["invited"] = true;
  return { ...account, password: randomBytes(32).toString("base64url") };
}

/**
 * Validates a new password, checks the current password of the user, and removes the API key of the
 * account together with the old password.
 */
export const guardPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data;
  const account = readAccount(req, data as Stored, operation);
  const before = (originalDoc ?? {}) as Stored;
  checkNewPassword(req, account, before);
  const actor = readActor(req.user);
  const { password, email } = account;
  const moved = email !== undefined && email !== before["email"];
  if (operation !== "update" || !actor || (password === undefined && !moved)) return account;
  await confirm(req, actor.id, readString((data as Stored)["current_password"]));
  return password === undefined
    ? account
    : { ...account, enableAPIKey: false, apiKey: null, apiKeyIndex: null };
};

/** Invites a new person by mail. */
export const invite: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== "create" || req.context["invited"] !== true) return;
  await sendInvitation(req, record(doc), readActor(req.user)?.email ?? "");
};

/**
 * Removes the role of an administrator, unless there is no other one. The role is removed first and
 * the others are counted afterwards, outside of the request's transaction: of two concurrent
 * removals, at least one is refused.
 * @throws APIError 409 for the last administrator
 */
async function withdraw(req: PayloadRequest, id: string, role: string): Promise<void> {
  const { db } = req.payload;
  await db.updateOne({ collection: "users", id, data: { role } });
  const { totalDocs } = await db.count({
    collection: "users",
    where: { role: { equals: "admin" } },
  });
  if (totalDocs === 0) {
    await db.updateOne({ collection: "users", id, data: { role: "admin" } });
    refuseRequest(409, getSay(req)("account.lastAdmin"));
  }
  req.context["withdrawn"] = id;
}
/** Refuses to demote the last administrator. */
export const keepAdminOnChange: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { role } = data as Stored;
  const { id, role: before } = (originalDoc ?? {}) as Stored;
  if (
    operation === "update" &&
    before === "admin" &&
    role !== "admin" &&
    ROLES.some((known) => known === role)
  )
    await withdraw(req, readString(id), readString(role));
};
/** Refuses to delete the last administrator. */
export const keepAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const account = await req.payload.db.findOne<Stored & { id: string }>({
    collection: "users",
    where: { id: { equals: id } },
    req,
  });
  if (account?.["role"] === "admin") await withdraw(req, String(id), "auditor");
};
/** Restores the role when the request fails after the removal. */
export const giveBack: CollectionAfterErrorHook = async ({ req }) => {
  const id = readString(req.context["withdrawn"]);
  if (id) await req.payload.db.updateOne({ collection: "users", id, data: { role: "admin" } });
};
