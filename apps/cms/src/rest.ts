/** The REST interface: Payload's endpoints behind headers of our own. The same function serves Next and the tests. */
import { handleEndpoints } from 'payload';
import { HSTS } from './headers.ts';
import config from './payload.config.ts';
import { admitBody } from './request-body.ts';

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // Nothing that is answered here is a page.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...HSTS,
};

const answerBare = async (request: Request): Promise<Response> => {
  const admitted = await admitBody(config, request);
  if (admitted instanceof Response) return admitted;
  const response = await admitted.run(() => handleEndpoints({ config, request: admitted.request }));
  return admitted.exceeded() ?? response;
};

/** Answers one request to /api. */
export const answer = async (request: Request): Promise<Response> => {
  const response = await answerBare(request);
  for (const [name, value] of Object.entries(HEADERS)) if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
};
