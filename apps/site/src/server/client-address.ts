/** Who is calling, as far as proxies that the settings name can be believed (quality §5). */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

export interface Client {
  /** Address of the visitor; empty when the connection is gone. Never logged. */
  readonly address: string;
  /** Header in which the trusted proxy gives the country; null without such a proxy, whatever the request carries. */
  readonly countryHeader: string | null;
}
interface Trust {
  /** Proxies between the internet and this process; 0 believes no header. */
  readonly TRUSTED_PROXIES: number;
  /** Name of the header with the country; empty: none. */
  readonly GEO_COUNTRY_HEADER: string;
}

/**
 * Each proxy appends the address that called it to X-Forwarded-For, so the one that the outermost trusted proxy saw stands
 * `TRUSTED_PROXIES` places from the end; everything before it was written by the visitor. A request with fewer places did
 * not come through the proxies: then nothing in it is believed.
 */
export const clientOf = (headers: IncomingHttpHeaders, remote: string | undefined, { TRUSTED_PROXIES: proxies, GEO_COUNTRY_HEADER: name }: Trust): Client => {
  const forwarded = headers['x-forwarded-for'];
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded ?? '').split(',').map((hop) => hop.trim());
  const seen = proxies > 0 ? hops.at(-proxies) ?? '' : '';
  if (isIP(seen) === 0) return { address: remote ?? '', countryHeader: null };
  const country = name ? headers[name.toLowerCase()] : undefined;
  return { address: seen, countryHeader: typeof country === 'string' ? country : null };
};
