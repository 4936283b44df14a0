/** What changing an account asks for: passwords, and that an administrator is left. */
import {
  APIError,
  type CollectionAfterErrorHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from "payload";
import { ROLES, readActor } from "../access/roles.ts";
import { readString, type Stored } from "../fields/record.ts";
import { checkOwn, findPasswordProblem } from "./password.ts";
import { SAY } from "./words.ts";

function refuse(status: number, message: string): never {
  throw new APIError(message, status, null, true);
}

/** Whoever changes a password or an address proves with a password that it is them, not somebody at their screen. */
async function confirm(req: PayloadRequest, actor: string, current: string): Promise<void> {
  if (current === "") refuse(403, SAY.needsCurrent);
  const own = await req.payload.db.findOne<Stored & { id: string }>({
    collection: "users",
    where: { id: { equals: actor } },
    req,
  });
  const right = await checkOwn(own ?? {}, current);
  if (typeof right === "object")
    refuse(429, SAY.tooMany(Math.max(1, Math.ceil(right.retryAfter / 1000))));
  if (!right) refuse(403, SAY.wrongCurrent);
}

/** A new password is judged, a change is confirmed, and the key that somebody may have goes with the old password. */
export const guardPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data;
  const { current_password: current, ...account } = data as Stored;
  const before = (originalDoc ?? {}) as Stored;
  const { password, email } = account;
  if (password !== undefined) {
    const problem = findPasswordProblem(
      readString(password),
      readString(email) || readString(before["email"]),
    );
    if (problem) refuse(400, problem);
  }
  const actor = readActor(req.user);
  // Without a document before: somebody with a link from a mail, who has proved enough.
  const moved = originalDoc !== undefined && email !== undefined && email !== before["email"];
  if (operation !== "update" || !actor || (password === undefined && !moved)) return account;
  await confirm(req, actor.id, readString(current));
  return password === undefined
    ? account
    : { ...account, enableAPIKey: false, apiKey: null, apiKeyIndex: null };
};

/**
 * Takes the role of an administrator away, unless nobody else has it. It is taken first and counted afterwards, outside
 * of the request's transaction: of two who go at the same moment, at least one is told to stay.
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
    refuse(409, SAY.lastAdmin);
  }
  req.context["withdrawn"] = id;
}
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
export const keepAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const account = await req.payload.db.findOne<Stored & { id: string }>({
    collection: "users",
    where: { id: { equals: id } },
    req,
  });
  if (account?.["role"] === "admin") await withdraw(req, String(id), "auditor");
};
/** What went wrong after the role was taken leaves the account as it was. */
export const giveBack: CollectionAfterErrorHook = async ({ req }) => {
  const id = readString(req.context["withdrawn"]);
  if (id) await req.payload.db.updateOne({ collection: "users", id, data: { role: "admin" } });
};
