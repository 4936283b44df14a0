/** Endpoints of the accounts. They take precedence over Payload's endpoints of the same paths. */
import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import {
  APIError,
  AuthenticationError,
  addDataAndFileToRequest,
  generatePayloadCookie,
  loginOperation,
  resetPasswordOperation,
  type Endpoint,
  type PayloadRequest,
} from "payload";
import { parseCookies } from "payload/shared";
import { createDeviceCookie, readDevice } from "../accounts/device.ts";
import {
  FULL_MS,
  LANES,
  LONGEST,
  attempts,
  hashNothing,
  findPasswordProblem,
} from "../accounts/password.ts";
import { chooseAccountLanguage, sendResetMail } from "../accounts/reset.ts";
import { env } from "../env.ts";
import { record, readString, type Stored } from "../fields/record.ts";
import { note } from "../hooks/audit.ts";
import { getSay } from "../labels/request-words.ts";

/**
 * Returns the network of one caller: an IPv4 address, or the /64 of an IPv6 address, because a
 * caller may use every address of it.
 */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [left = [], right = []] = address
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  return [
    ...left,
    ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"),
    ...right,
  ]
    .slice(0, 4)
    .join(":");
}
/**
 * Returns the network of the visitor as seen by the trusted proxy nearest to the visitor; one
 * shared value when no trusted proxy states it.
 */
export function readClientAddress(headers: Headers, trustedProxies = env.trustedProxies): string {
  const hops = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return networkOf((trustedProxies > 0 && hops.at(-trustedProxies)) || "direct");
}
const hashed = (value: string): string => createHash("sha256").update(value).digest("base64url");

const refuse = (
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json({ errors: [{ message }] }, { status, headers });
function tooMany(req: PayloadRequest, ms: number): Response {
  const count = Math.max(1, Math.ceil(ms / 1000));
  return refuse(429, getSay(req)("account.tooMany", { count }), { "retry-after": String(count) });
}

function usersOf(req: PayloadRequest): PayloadRequest["payload"]["collections"][string] {
  const collection = req.payload.collections["users"];
  if (!collection) throw new APIError("No users collection.", 500);
  return collection;
}

/** Logs in. @returns null when the address or the password is wrong */
async function logIn(
  req: PayloadRequest,
  email: string,
  password: string,
): Promise<Awaited<ReturnType<typeof loginOperation>> | null> {
  const user = await req.payload.db.findOne<Stored & { id: string }>({
    collection: "users",
    where: { email: { equals: email } },
    req,
  });
  if (!user || user["role"] === "site") {
    await hashNothing(password);
    return null;
  }
  try {
    return await loginOperation({ collection: usersOf(req), data: { email, password }, req });
  } catch (error) {
    if (error instanceof AuthenticationError) return null;
    throw error;
  }
}

/** Lifetime of the choice of a language in seconds. The same as that of the admin's own cookie. */
const LANGUAGE_AGE = 365 * 24 * 60 * 60;
/**
 * Returns the cookie with the language of an account; null when the browser has chosen one. The
 * admin reads and replaces this cookie.
 */
function createLanguageCookie({ headers, payload }: PayloadRequest, user: unknown): string | null {
  const name = `${payload.config.cookiePrefix}-lng`;
  if (parseCookies(headers).has(name)) return null;
  const accept = headers.get("accept-language") ?? "";
  const language = chooseAccountLanguage(record(user)["edit_locales"], accept);
  return `${name}=${language}; Path=/; Max-Age=${LANGUAGE_AGE}; SameSite=Lax`;
}

/**
 * Returns the cookies of an authenticated user: the session, the device cookie of a known browser,
 * and the language of the admin.
 */
function welcome(
  req: PayloadRequest,
  {
    account,
    token,
    user,
  }: { readonly account: string; readonly token: string; readonly user: unknown },
): Headers {
  const { auth } = usersOf(req).config;
  const headers = new Headers({
    "set-cookie": generatePayloadCookie({
      collectionAuthConfig: auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token,
    }),
  });
  headers.append("set-cookie", createDeviceCookie(account, auth.cookies.secure));
  const language = createLanguageCookie(req, user);
  if (language !== null) headers.append("set-cookie", language);
  return headers;
}

const login: Endpoint = {
  path: "/login",
  method: "post",
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const data = (req.data ?? {}) as Stored;
    const email = readString(data["email"]).trim().toLowerCase().slice(0, 320);
    const password = readString(data["password"]).slice(0, LONGEST);
    if (email === "" || password.trim() === "") return refuse(401, getSay(req)("account.wrong"));
    const account = hashed(email);
    const device = readDevice(req.headers, account);
    const attempt = attempts(
      device === null ? { address: readClientAddress(req.headers), account } : { device },
    );
    if ("retryAfter" in attempt) return tooMany(req, attempt.retryAfter);
    await pause(attempt.wait);
    const checking = LANES[device === null ? "stranger" : "known"](() =>
      logIn(req, email, password),
    );
    if (!checking) {
      attempt.takeBack();
      return tooMany(req, FULL_MS);
    }
    const result = await checking;
    if (!result) return refuse(401, getSay(req)("account.wrong"));
    attempt.takeBack();
    return Response.json(
      { message: getSay(req)("account.signedIn"), user: result.user, exp: result.exp },
      { headers: welcome(req, { account, token: result.token ?? "", user: result.user }) },
    );
  },
};

/** Answers the same whether or not the account exists, at once. The mail is sent afterwards. */
const forgotPassword: Endpoint = {
  path: "/forgot-password",
  method: "post",
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = readString(((req.data ?? {}) as Stored)["email"])
      .trim()
      .toLowerCase();
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

/** Returns the account of a reset link that is valid; null for any other text. */
async function ownerOf(
  req: PayloadRequest,
  token: string,
): Promise<(Stored & { readonly id: string }) | null> {
  return token === ""
    ? null
    : req.payload.db.findOne<Stored & { id: string }>({
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
 * Sets the password for a reset link, ends every session, removes the API key, and logs in. A link
 * is too long to be guessed, so tries are not counted.
 */
const resetPassword: Endpoint = {
  path: "/reset-password",
  method: "post",
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const data = (req.data ?? {}) as Stored;
    const [token, password] = [readString(data["token"]), readString(data["password"])];
    const owner = await ownerOf(req, token);
    if (!owner || owner["role"] === "site") return refuse(403, getSay(req)("account.staleLink"));
    const email = readString(owner["email"]);
    const problem = findPasswordProblem(password, email);
    if (problem) return refuse(400, getSay(req)(`account.${problem}`));
    const setting = LANES.known(() =>
      resetPasswordOperation({ collection: usersOf(req), data: { token, password }, req }),
    );
    if (!setting) return tooMany(req, FULL_MS);
    const { token: session } = await setting;
    await req.payload.db.updateOne({
      collection: "users",
      id: owner.id,
      data: { enableAPIKey: false, apiKey: null, apiKeyIndex: null, resetPasswordToken: null },
      req,
    });
    await note(req, "new password", "users", owner);
    return Response.json(
      { message: getSay(req)("account.newPassword") },
      { headers: welcome(req, { account: hashed(email), token: session ?? "", user: owner }) },
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
  forgotPassword,
  resetPassword,
  closed("post", "/first-register"),
  closed("get", "/init"),
  closed("post", "/verify/:id"),
];
