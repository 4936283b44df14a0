/** Warnings of a proxy in front of the site that the settings do not name. */
import type { IncomingHttpHeaders } from "node:http";
import { isPrivateAddress } from "./client-address.ts";
import type { Env } from "../process/env.ts";
import type { Log } from "../process/log.ts";

type Settings = Pick<Env, "siteOrigin" | "TRUSTED_PROXIES" | "FORM_LIMIT">;
const HOUR_MS = 3_600_000;

const describeLimit = (env: Settings): string =>
  `but TRUSTED_PROXIES is 0: all visitors together may send ${env.FORM_LIMIT} messages in ten minutes. Set TRUSTED_PROXIES to the number of proxies in front of the site.`;

/** Logs at the start that there must be a proxy. `npm start` prints lines for the operator. */
export function warnOfProxy(env: Settings, log: Log): void {
  // The site itself speaks HTTP, so somebody else speaks HTTPS for it.
  if (env.siteOrigin.startsWith("https:") && env.TRUSTED_PROXIES === 0)
    log.warn(`SITE_URL is https, so a proxy stands in front of the site, ${describeLimit(env)}`, {
      operator: true,
    });
}

/**
 * Looks at each request for a proxy that the settings do not name: one of this network that forwards for others. Logs
 * it at most once an hour.
 */
export function createProxyWatch(
  env: Settings,
  log: Log,
  now: () => number = Date.now,
): (headers: IncomingHttpHeaders, remote: string | undefined) => void {
  let next = 0;
  return (headers, remote) => {
    if (
      env.TRUSTED_PROXIES > 0 ||
      (headers["x-forwarded-for"] === undefined && headers.forwarded === undefined)
    )
      return;
    if (now() < next || !isPrivateAddress(remote ?? "")) return;
    next = now() + HOUR_MS;
    log.warn(`Requests come through a proxy, ${describeLimit(env)}`, { operator: true });
  };
}
