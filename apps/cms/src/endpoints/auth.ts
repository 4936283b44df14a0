/** Login to the admin. Its endpoints take precedence over Payload's endpoints of the same paths. */
import { setTimeout as pause } from "node:timers/promises";
import {
  AuthenticationError,
  addDataAndFileToRequest,
  loginOperation,
  type Endpoint,
  type PayloadRequest,
} from "payload";
import { readClientAddress } from "../accounts/client-address.ts";
import { readDevice } from "../accounts/device.ts";
import {
  FULL_MS,
  LANES,
  LONGEST,
  attempts,
  hashNothing,
  matchesPassword,
} from "../accounts/password.ts";
import { getUsers, hashAddress, refuse, refuseTooMany, welcome } from "../accounts/welcome.ts";
import { readActor } from "../access/roles.ts";
import { noteFailedLogin } from "../accounts/note-login.ts";
import { readString, record, type Stored } from "../fields/record.ts";
import { note } from "../hooks/audit.ts";
import { getSay } from "../labels/request-words.ts";
import { askForStep, findNeed, StepError, type Given } from "../second-factor/login.ts";
import { passwordEndpoints } from "./passwords.ts";

type Session = Awaited<ReturnType<typeof loginOperation>>;

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly given: Given;
}

/**
 * Logs in.
 * @returns null when the address or the password is wrong; the refusal when a code is missing
 */
async function logIn(
  req: PayloadRequest,
  { email, password, given }: Credentials,
): Promise<Session | StepError | null> {
  const user = await req.payload.db.findOne<Stored & { id: string }>({
    collection: "users",
    where: { email: { equals: email } },
    req,
  });
  if (!user || user["role"] === "site") {
    await hashNothing(password);
    return null;
  }
  const { kind } = await findNeed(req, user);
  // A password alone changes nothing: no session is created and withdrawn again.
  if (kind !== "none" && given.code === "")
    return (await matchesPassword(user, password)) ? askForStep(req, kind, user) : null;
  req.context["factor"] = given;
  try {
    return await loginOperation({ collection: getUsers(req), data: { email, password }, req });
  } catch (error) {
    if (error instanceof AuthenticationError) return null;
    if (error instanceof StepError) return error;
    throw error;
  }
}

/** Answers what is missing after a correct password. */
const answerStep = ({ message, data, status }: StepError): Response =>
  Response.json({ errors: [{ message, data }] }, { status });

async function readCredentials(req: PayloadRequest): Promise<Credentials> {
  await addDataAndFileToRequest(req);
  const data = record(req.data);
  return {
    email: readString(data["email"]).trim().toLowerCase().slice(0, 320),
    password: readString(data["password"]).slice(0, LONGEST),
    given: {
      code: readString(data["code"]).trim().slice(0, 40),
      setup: readString(data["setup"]).slice(0, 400),
    },
  };
}

const login: Endpoint = {
  path: "/login",
  method: "post",
  handler: async (req) => {
    const credentials = await readCredentials(req);
    const { email, password } = credentials;
    if (email === "" || password.trim() === "") return refuse(401, getSay(req)("account.wrong"));
    const account = hashAddress(email);
    const device = readDevice(req.headers, account);
    const attempt = attempts(
      device === null ? { address: readClientAddress(req.headers), account } : { device },
    );
    if ("retryAfter" in attempt) return refuseTooMany(req, attempt.retryAfter);
    await pause(attempt.wait);
    const checking = LANES[device === null ? "stranger" : "known"](() => logIn(req, credentials));
    if (!checking) {
      attempt.takeBack();
      return refuseTooMany(req, FULL_MS);
    }
    const result = await checking;
    const isWrongCode = result instanceof StepError && credentials.given.code !== "";
    if (!result || isWrongCode) await noteFailedLogin(req, email);
    if (!result) return refuse(401, getSay(req)("account.wrong"));
    attempt.takeBack();
    if (result instanceof StepError) return answerStep(result);
    const { user, exp, token = "" } = result;
    await note(req, "log in", "users", record(user), { actor: readActor(user) });
    const { recovery } = req.context;
    return Response.json(
      { message: getSay(req)("account.signedIn"), user, exp, ...(recovery ? { recovery } : {}) },
      { headers: await welcome(req, { account, token, user }) },
    );
  },
};

/** Replaces an endpoint of Payload with 404. */
function closed(method: "get" | "post", path: `/${string}`): Endpoint {
  return {
    method,
    path,
    handler: () => Response.json({ errors: [{ message: "Not found." }] }, { status: 404 }),
  };
}

export const authEndpoints: Endpoint[] = [
  login,
  ...passwordEndpoints,
  closed("post", "/first-register"),
  closed("get", "/init"),
  closed("post", "/verify/:id"),
];
