/** Limits request bodies. The headers decide, before a body is read or parsed. */
import {
  executeAuthStrategies,
  getPayload,
  getRequestLanguage,
  type SanitizedConfig,
} from "payload";
import { parseCookies } from "payload/shared";
import { readActor, canWrite, type Actor } from "./access/roles.ts";
import { getSay, type Say } from "./labels/request-words.ts";
import { MAX_BYTES } from "./media/inspect.ts";
import { takeTurns } from "./media/turns.ts";
import { MAX_XLIFF } from "./xliff/read-xliff.ts";

const KB = 1024;
/**
 * Most bytes of a body: of anonymous callers, of signed-in users, of files of translators (with room
 * for the escapes of JSON), and of uploads (with room for the fields beside the file).
 */
export const BODY_LIMITS = {
  anybody: 64 * KB,
  signedIn: 4096 * KB,
  xliff: MAX_XLIFF + 2048 * KB,
  upload: MAX_BYTES + 512 * KB,
} as const;

// Closes the connection, so that the server does not wait for the rest of an unread body.
const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { connection: "close" } });
function tooLarge(request: Request, say: Say, limit: number): Response {
  if (limit === BODY_LIMITS.xliff) return refuse(413, say("xliff.problem.large"));
  // Only administrators get the higher limit; others are refused for their role.
  const isLarge = isBundle(request) && limit !== BODY_LIMITS.signedIn;
  const size = limit / KB;
  return refuse(
    413,
    isLarge ? say("bundle.problem.large", { size: size / KB }) : say("request.large", { size }),
  );
}

/** Whether the request may upload a file: multipart data for the collection of media. */
function isUpload(request: Request): boolean {
  return (
    (request.headers.get("content-type") ?? "").includes("multipart/") &&
    /^\/api\/media(?:\/|$)/.test(new URL(request.url).pathname)
  );
}

/** Whether the request sends a file of a translator. */
const isXliff = (request: Request): boolean =>
  new URL(request.url).pathname === "/api/xliff/import";

/** Whether the request sends all content, or an export of Prismic. */
const isBundle = (request: Request): boolean =>
  /^\/api\/bundle\/(?:import|prismic)$/.test(new URL(request.url).pathname);

/** Returns the most bytes that a caller may send. */
async function findLimit(request: Request, caller: Actor | null): Promise<number> {
  if (isUpload(request)) return BODY_LIMITS.upload;
  if (!caller) return BODY_LIMITS.anybody;
  if (isBundle(request) && canWrite(caller, "users")) {
    // Read here, because tests import the limits before they set the environment.
    const { env } = await import("./env.ts");
    return env.bundleMegabytes * KB * KB;
  }
  return isXliff(request) && (canWrite(caller, "content") || canWrite(caller, "finder"))
    ? BODY_LIMITS.xliff
    : BODY_LIMITS.signedIn;
}

async function callerOf(
  config: Promise<SanitizedConfig>,
  { headers }: Request,
): Promise<Actor | null> {
  const payload = await getPayload({ config });
  return readActor((await executeAuthStrategies({ headers, payload })).user);
}

/** Returns the sentences in the language of a request that Payload has not read yet. */
async function loadSay(config: Promise<SanitizedConfig>, { headers }: Request): Promise<Say> {
  const cookies = parseCookies(headers);
  const language = getRequestLanguage({ config: await config, cookies, headers });
  return getSay({ i18n: { language } });
}

/** Limits a body of unknown length. Reading it fails when it is longer than the limit. */
function count(
  request: Request,
  body: ReadableStream<Uint8Array>,
  { say, limit }: { readonly say: Say; readonly limit: number },
): Pick<Admitted, "request" | "exceeded"> {
  let size = 0;
  let exceeded = false;
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        size += chunk.byteLength;
        exceeded ||= size > limit;
        if (exceeded) controller.error(new Error("The body is too long."));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { headers, method, signal, url } = request;
  const init = { body: counted, duplex: "half", headers, method, signal };
  return {
    request: new Request(url, init),
    exceeded: () => (exceeded ? tooLarge(request, say, limit) : null),
  };
}

/**
 * Runs at most four uploads at the same time. Each needs memory for its bytes and, on PostgreSQL, a
 * connection.
 */
const inUpload = takeTurns(4);
const atOnce = <T>(work: () => Promise<T>): Promise<T> => work();

/** A request whose body may be read. */
export interface Admitted {
  readonly request: Request;
  /** Runs the handler of the request. An upload waits until fewer than four others run. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  /**
   * Returns the 413 response when the body was longer than the limit, else null. Call it after the
   * handler has ended.
   */
  readonly exceeded: () => Response | null;
}

/**
 * Returns the request when its body may be read, or the response that refuses it. The caller is
 * authenticated only for a body that an anonymous caller may not send.
 */
export async function checkBody(
  config: Promise<SanitizedConfig>,
  request: Request,
): Promise<Admitted | Response> {
  const { body } = request;
  const admitted: Admitted = { request, run: atOnce, exceeded: () => null };
  if (!body) return admitted;
  const stated = request.headers.get("content-length");
  const length = stated === null ? null : Number(stated);
  const upload = isUpload(request);
  if (!upload && length !== null && length <= BODY_LIMITS.anybody) return admitted;
  const [caller, say] = [await callerOf(config, request), await loadSay(config, request)];
  if (upload && !canWrite(caller, "media"))
    return refuse(403, say(caller ? "file.role" : "file.signIn"));
  const limit = await findLimit(request, caller);
  if (length !== null && length > limit) return tooLarge(request, say, limit);
  return {
    ...admitted,
    run: upload ? inUpload : atOnce,
    ...(length === null ? count(request, body, { say, limit }) : {}),
  };
}
