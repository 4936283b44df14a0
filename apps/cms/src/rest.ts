/** The REST interface: Payload's endpoints behind headers of our own. The same function serves Next and the tests. */
import { handleEndpoints } from "payload";
import { HSTS } from "./headers.ts";
import config from "./payload.config.ts";
import { readSaveKey, runInTurn } from "./edits/in-turn.ts";
import { checkBody, type Admitted } from "./request-body.ts";

const HEADERS = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  // Nothing that is answered here is a page.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  ...HSTS,
};

/** Answers a request; saves of one document follow one another. */
async function handleInTurn({ request, exceeded }: Admitted): Promise<Response> {
  const key = readSaveKey(request);
  if (key === null || !request.body) return handleEndpoints({ config, request });
  const { headers, method, url } = request;
  try {
    // Read before the turn is taken, so that nobody waits for a slow sender.
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

/** Answers one request to /api. */
export async function answer(request: Request): Promise<Response> {
  const response = await answerBare(request);
  for (const [name, value] of Object.entries(HEADERS))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}
