/** Which bodies are read at all. Decided from the headers, before anything is read or parsed. */
import { executeAuthStrategies, getPayload, type SanitizedConfig } from "payload";
import { readActor, canWrite, type Actor } from "./access/roles.ts";
import { MAX_BYTES } from "./media/inspect.ts";
import { takeTurns } from "./media/turns.ts";

const KB = 1024;
/** Bytes of a body: of anybody, of who is signed in, of who may upload files (with room for the fields beside the file). */
export const BODY_LIMITS = {
  anybody: 64 * KB,
  signedIn: 4096 * KB,
  upload: MAX_BYTES + 512 * KB,
} as const;

// The rest of a body that was not read is not waited for.
const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { connection: "close" } });
const tooLarge = (limit: number): Response =>
  refuse(413, `The request is larger than ${limit / KB} kB.`);

/** A file is sent to the collection of media only, as multipart data. */
function isUpload(request: Request): boolean {
  return (
    (request.headers.get("content-type") ?? "").includes("multipart/") &&
    /^\/api\/media(?:\/|$)/.test(new URL(request.url).pathname)
  );
}

async function callerOf(
  config: Promise<SanitizedConfig>,
  { headers }: Request,
): Promise<Actor | null> {
  const payload = await getPayload({ config });
  return readActor((await executeAuthStrategies({ headers, payload })).user);
}

/** A body of unknown length, which ends with an error when it is longer than the limit. */
function count(
  request: Request,
  body: ReadableStream<Uint8Array>,
  limit: number,
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
  return { request: new Request(url, init), exceeded: () => (exceeded ? tooLarge(limit) : null) };
}

/** Files that are received and worked on at the same time: each holds its bytes and, on PostgreSQL, a connection. */
const inUpload = takeTurns(4);
const atOnce = <T>(work: () => Promise<T>): Promise<T> => work();

export interface Admitted {
  readonly request: Request;
  /** Answers the request, an upload in its turn. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  /** After the request was answered: the answer to a body that turned out to be too long. */
  readonly exceeded: () => Response | null;
}

/** The request when its body may be read, or the answer that refuses it. Who calls is asked only for what not everybody may send. */
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
  const caller = await callerOf(config, request);
  if (upload && !canWrite(caller, "media"))
    return refuse(
      403,
      caller ? "Your role may not upload or change files." : "Sign in to upload or change files.",
    );
  const limit = upload ? BODY_LIMITS.upload : caller ? BODY_LIMITS.signedIn : BODY_LIMITS.anybody;
  if (length !== null && length > limit) return tooLarge(limit);
  return {
    ...admitted,
    run: upload ? inUpload : atOnce,
    ...(length === null ? count(request, body, limit) : {}),
  };
}
