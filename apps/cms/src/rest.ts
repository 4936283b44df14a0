/**
 * The REST interface: Payload's endpoints, with limits for bodies and the service's own headers.
 * Next and the tests call the same function.
 */
import { REVISION_HEADER } from "@orlaya/contract";
import { getPayload, handleEndpoints } from "payload";
import { loadRevision } from "./revisions/revision.ts";
import { HSTS } from "./headers.ts";
import config from "./payload.config.ts";
import { readSaveKey, runInTurn } from "./edits/in-turn.ts";
import { checkBody, type Admitted } from "./request-body.ts";

const HEADERS = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  // No response of the REST interface is a page.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  ...HSTS,
};

/** Handles a request. Saves of one document run one after another. */
async function handleInTurn({ request, exceeded }: Admitted): Promise<Response> {
  const key = readSaveKey(request);
  if (key === null || !request.body) return handleEndpoints({ config, request });
  const { headers, method, url } = request;
  try {
    // Read before the save is queued, so that other saves do not wait for a slow sender.
    const whole = new Request(url, { method, headers, body: await request.arrayBuffer() });
    return await runInTurn(key, () => handleEndpoints({ config, request: whole }));
  } catch (error) {
    const refused = exceeded();
    if (refused) return refused;
    throw error;
  }
}

async function answerBare(request: Request): Promise<Response> {
  const admitted = await checkBody(config, request);
  if (admitted instanceof Response) return admitted;
  const response = await admitted.run(() => handleInTurn(admitted));
  return admitted.exceeded() ?? response;
}

/** Whether the site reads content: a GET with an API key. */
const isFromSite = ({ method, headers }: Request): boolean =>
  method === "GET" && (headers.get("authorization") ?? "").startsWith("users API-Key ");

/** Answers the site from one revision of the content, and states it. */
async function answerSite(request: Request): Promise<Response> {
  const payload = await getPayload({ config });
  // The answer says in its own way that the database does not respond.
  const readRevision = (): Promise<number | null> => loadRevision(payload).catch(() => null);
  for (;;) {
    const revision = await readRevision();
    const response = await answerBare(request.clone());
    if (revision === null) return response;
    // A campaign went live meanwhile: the response may contain both old and new content.
    if ((await readRevision()) !== revision) continue;
    response.headers.set(REVISION_HEADER, String(revision));
    return response;
  }
}

/** Handles one request to /api and adds the headers. */
export async function answer(request: Request): Promise<Response> {
  const response = await (isFromSite(request) ? answerSite(request) : answerBare(request));
  for (const [name, value] of Object.entries(HEADERS))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}
