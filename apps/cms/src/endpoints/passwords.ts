/** Endpoints with which a user sets a password by a link in a mail. */
import {
  APIError,
  addDataAndFileToRequest,
  loginOperation,
  type Endpoint,
  type PayloadRequest,
} from "payload";
import { readActor } from "../access/roles.ts";
import { FULL_MS, LANES, findPasswordProblem } from "../accounts/password.ts";
import { sendResetMail } from "../accounts/reset.ts";
import { getUsers, hashAddress, refuse, refuseTooMany, welcome } from "../accounts/welcome.ts";
import { hideChange } from "../audit/changes.ts";
import { env } from "../env.ts";
import { readString, record, type Stored } from "../fields/record.ts";
import { note } from "../hooks/audit.ts";
import { createPasswordError } from "../hooks/errors.ts";
import { getSay } from "../labels/request-words.ts";
import { findNeed } from "../second-factor/login.ts";
import { runSql, sql } from "../sql.ts";

/** Answers the same whether or not the account exists, at once. The mail is queued afterwards. */
const forgotPassword: Endpoint = {
  path: "/forgot-password",
  method: "post",
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = readString(record(req.data)["email"]).trim().toLowerCase();
    if (email === "") return refuse(400, getSay(req)("account.emailMissing"));
    // After the response, so that its time does not reveal whether the account exists.
    setImmediate(() => {
      void sendResetMail(req.payload, email, req.headers.get("accept-language") ?? "");
    });
    return Response.json({
      message: getSay(req)(env.mail.smtpUrl === "" ? "account.askedNoMail" : "account.asked"),
    });
  },
};

type Owner = Stored & { readonly id: string };
/** Returns the account of a reset link that is valid; null for any other text. */
async function ownerOf(req: PayloadRequest, token: string): Promise<Owner | null> {
  return token === ""
    ? null
    : req.payload.db.findOne<Owner>({
        collection: "users",
        where: {
          and: [
            { resetPasswordToken: { equals: token } },
            { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
          ],
        },
        req,
      });
}

/**
 * Sets the password for a link, ends every session and removes the API key. Returns false when
 * another request used the link meanwhile.
 */
async function setPassword(
  { payload }: PayloadRequest,
  { id }: Owner,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<boolean> {
  const used = await runSql(
    payload,
    sql`UPDATE "users" SET "reset_password_token" = NULL
      WHERE "id" = ${id} AND "reset_password_token" = ${token} RETURNING "id"`,
  );
  if (used.length === 0) return false;
  await payload.update({ collection: "users", id, data: { password }, depth: 0 });
  const data = { enableAPIKey: false, apiKey: null, apiKeyIndex: null, invited_at: null };
  await payload.db.updateOne({ collection: "users", id, data, returning: false });
  return true;
}

/** Sets a password by a link, and logs in an account that needs no code. */
const resetPassword: Endpoint = {
  path: "/reset-password",
  method: "post",
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const data = record(req.data);
    const [token, password] = [readString(data["token"]), readString(data["password"])];
    // A link is too long to be guessed, so tries are not counted.
    const owner = await ownerOf(req, token);
    const say = getSay(req);
    if (!owner || owner["role"] === "site") return refuse(403, say("account.staleLink"));
    const email = readString(owner["email"]);
    const problem = findPasswordProblem(password, owner);
    if (problem) throw createPasswordError(say(`account.${problem}`));
    const setting = LANES.known(() => setPassword(req, owner, { token, password }));
    if (!setting) return refuseTooMany(req, FULL_MS);
    if (!(await setting)) return refuse(403, say("account.staleLink"));
    const changes = [hideChange("password")];
    await note(req, "new password", "users", owner, { actor: readActor(owner), changes });
    const { kind } = await findNeed(req, owner);
    if (kind !== "none") return Response.json({ message: say("door.passwordSet") });
    const session = await loginOperation({
      collection: getUsers(req),
      data: { email, password },
      req,
    });
    if (!session.token) throw new APIError("The login has no token.", 500);
    await note(req, "log in", "users", owner, { actor: readActor(owner) });
    const account = hashAddress(email);
    return Response.json(
      { message: say("account.newPassword") },
      { headers: await welcome(req, { account, token: session.token, user: owner }) },
    );
  },
};

export const passwordEndpoints: Endpoint[] = [forgotPassword, resetPassword];
