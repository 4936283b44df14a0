/** Warnings about a proxy in front of the site that is missing in the settings. */
import type { IncomingHttpHeaders } from "node:http";
import { isPrivateAddress } from "./client-address.ts";
import type { Env } from "../process/env.ts";
import type { Log } from "../process/log.ts";

type Settings = Pick<Env, "siteOrigin" | "TRUSTED_PROXIES" | "FORM_LIMIT">;
const HOUR_MS = 3_600_000;

const describeLimit = (env: Settings): string =>
  `but TRUSTED_PROXIES is 0: all visitors together may send ${env.FORM_LIMIT} messages in ten minutes. Set TRUSTED_PROXIES to the number of proxies in front of the site.`;

/**
 * Logs a warning at the start when the settings imply a proxy. `npm start` prints lines with
 * `operator: true`.
 */
export function warnOfProxy(env: Settings, log: Log): void {
  // The site listens on HTTP only, so https requires a proxy.
  if (env.siteOrigin.startsWith("https:") && env.TRUSTED_PROXIES === 0)
    log.warn(`SITE_URL is https, so a proxy stands in front of the site, ${describeLimit(env)}`, {
      operator: true,
    });
}

/**
 * Creates a function that checks each request for a proxy that is missing in the settings: a sender
 * on a private network with a forwarding header. Logs at most one warning per hour.
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
