/** Our own doors to the accounts: they come before Payload's endpoints of the same paths. */
import { createHash, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { APIError, AuthenticationError, addDataAndFileToRequest, generatePayloadCookie, loginOperation, type Endpoint, type PayloadRequest } from 'payload';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../env.ts';
import { string, type Stored } from '../fields/record.ts';

/** Tries per quarter of an hour, by address and by account; a good login clears the account. */
export const LOGIN_LIMITS = { address: 30, account: 8, seconds: 15 * 60 } as const;
const byAddress = new RateLimiterMemory({ keyPrefix: 'address', points: LOGIN_LIMITS.address, duration: LOGIN_LIMITS.seconds });
const byAccount = new RateLimiterMemory({ keyPrefix: 'account', points: LOGIN_LIMITS.account, duration: LOGIN_LIMITS.seconds });
const mailsByAddress = new RateLimiterMemory({ keyPrefix: 'mail', points: 5, duration: LOGIN_LIMITS.seconds });

/** Address of the visitor as the nearest proxy of ours saw it; one shared value when nothing trustworthy says so. */
export const clientAddress = (headers: Headers, trustedProxies = env.trustedProxies): string => {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim()).filter(Boolean);
  return (trustedProxies > 0 && hops.at(-trustedProxies)) || 'direct';
};
const hashed = (value: string): string => createHash('sha256').update(value).digest('base64url');

/** One point from each limiter, or 429 with Retry-After. */
const take = async (limits: readonly (readonly [RateLimiterMemory, string])[]): Promise<Response | null> => {
  try {
    for (const [limiter, key] of limits) await limiter.consume(key);
    return null;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    return Response.json({ errors: [{ message: `Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes.` }] }, { status: 429, headers: { 'retry-after': String(seconds) } });
  }
};

/** The work of checking a password (Payload's own parameters), done where there is no account, so that the time says nothing. */
const derive = promisify(pbkdf2);
const hashNothing = (password: string): Promise<Buffer> => derive(password, randomBytes(32), 600_000, 32, 'sha256');

const usersOf = (req: PayloadRequest): PayloadRequest['payload']['collections'][string] => {
  const collection = req.payload.collections['users'];
  if (!collection) throw new APIError('No users collection.', 500);
  return collection;
};

const login: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const data = (req.data ?? {}) as Stored;
    const email = string(data['email']).trim().toLowerCase().slice(0, 320);
    const password = string(data['password']).slice(0, 1024);
    const account = hashed(email);
    const refused = await take([[byAddress, clientAddress(req.headers)], [byAccount, account]]);
    if (refused) return refused;
    const collection = usersOf(req);
    const wrong = (): Response => Response.json({ errors: [{ message: 'The email or password is wrong.' }] }, { status: 401 });
    const user = email ? await req.payload.db.findOne<Stored & { id: string }>({ collection: 'users', where: { email: { equals: email } }, req }) : null;
    if (!user || user['role'] === 'site' || password === '') {
      await hashNothing(password);
      return wrong();
    }
    try {
      const result = await loginOperation({ collection, data: { email, password }, req });
      await byAccount.delete(account);
      const cookie = generatePayloadCookie({ collectionAuthConfig: collection.config.auth, cookiePrefix: req.payload.config.cookiePrefix, token: result.token ?? '' });
      return Response.json({ message: 'Signed in.', user: result.user, exp: result.exp }, { headers: { 'set-cookie': cookie } });
    } catch (error) {
      if (error instanceof AuthenticationError) return wrong();
      throw error;
    }
  },
};

/** Says the same whether or not the account exists, and sends nothing: passwords are set by an administrator. */
const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const refused = await take([[mailsByAddress, clientAddress(req.headers)]]);
    if (refused) return refused;
    return Response.json({ message: 'Ask an administrator of this service for a new password.' });
  },
};

const closed = (method: 'get' | 'post', path: `/${string}`): Endpoint => ({ method, path, handler: () => Response.json({ errors: [{ message: 'Not found.' }] }, { status: 404 }) });

export const authEndpoints: Endpoint[] = [login, forgotPassword, closed('post', '/first-register'), closed('get', '/init'), closed('post', '/reset-password'), closed('post', '/verify/:id')];
