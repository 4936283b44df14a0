/**
 * The REST interface: Payload's endpoints, with limits for bodies and the service's own headers.
 * Next and the tests call the same function.
 */
import { handleEndpoints } from "payload";
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

/** Handles one request to /api and adds the headers. */
export async function answer(request: Request): Promise<Response> {
  const response = await answerBare(request);
  for (const [name, value] of Object.entries(HEADERS))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}
