/** The REST interface: Payload's endpoints behind headers of our own. The same function serves Next and the tests. */
import { handleEndpoints } from 'payload';
import config from './payload.config.ts';

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** Answers one request to /api. */
export const answer = async (request: Request): Promise<Response> => {
  const response = await handleEndpoints({ config, request });
  for (const [name, value] of Object.entries(HEADERS)) if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
};
