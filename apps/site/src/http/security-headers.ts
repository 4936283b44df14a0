/** Security headers of every response of the site (quality §2). */
import { LOCALES } from "@orlaya/locales";
import { buildAbsoluteUrl, technical } from "@orlaya/routes";
import type { Env } from "../process/env.ts";

/**
 * Two years: twice the minimum of the browsers' preload list. Removal from that list takes months,
 * so the value is a setting.
 */
const HSTS = {
  preload: "max-age=63072000; includeSubDomains; preload",
  on: "max-age=63072000",
  off: "max-age=0",
} as const satisfies Readonly<Record<Env["HSTS"], string>>;

/** Builds the security headers of every response, HTML or not. */
export function buildSecurityHeaders(env: Env): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy":
      "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    ...(env.siteOrigin.startsWith("https:") ? { "strict-transport-security": HSTS[env.HSTS] } : {}),
  };
}

/**
 * Builds the content security policy of an HTML response. Astro provides the hashes of its inline
 * scripts and styles. The rest is the same for every page, so that the policy can be cached with
 * the page.
 */
export function buildContentSecurityPolicy(
  env: Env,
  astro: string | null,
  reportPath: string,
  frameAncestors = "'none'",
): string {
  function findDirective(name: "script-src" | "style-src"): string {
    const found = astro
      ?.split(";")
      .map((part) => part.trim())
      .find((part) => part.startsWith(`${name} `));
    return found ?? `${name} 'self'`;
  }
  const media = env.MEDIA_ORIGIN ? ` ${new URL(env.MEDIA_ORIGIN).origin}` : "";
  // Third-party origins are included only when their id is configured.
  const scripts = [
    ...(env.TAG_MANAGER_ID ? [env.TAG_MANAGER_ORIGIN] : []),
    ...(env.CONSENT_CLIENT_ID ? [new URL(env.CONSENT_SCRIPT_URL).origin] : []),
  ];
  const calls = [
    ...scripts,
    ...(env.TAG_MANAGER_ID ? env.TAG_ORIGINS : []),
    ...(env.CONSENT_CLIENT_ID ? env.CONSENT_ORIGINS : []),
  ];
  const joinOrigins = (origins: readonly string[]): string =>
    origins.map((origin) => ` ${origin}`).join("");
  return [
    "default-src 'none'",
    findDirective("script-src") + joinOrigins(scripts),
    findDirective("style-src"),
    `img-src 'self' data:${media}${joinOrigins(calls)}`,
    "font-src 'self'",
    `connect-src 'self'${joinOrigins(calls)}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
    `form-action 'self' ${env.FUNNEL_HOSTS.map((host) => `https://${host}`).join(" ")}`.trim(),
    `report-uri ${reportPath}`,
  ].join("; ");
}

const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1000;

/**
 * Builds /.well-known/security.txt (RFC 9116), which states where to report a security problem. It
 * expires after half a year.
 */
export function buildSecurityTxt(
  env: Pick<Env, "siteOrigin" | "SECURITY_CONTACT">,
  now: number,
): string {
  return [
    `Contact: ${env.SECURITY_CONTACT}`,
    `Expires: ${new Date(now + HALF_A_YEAR_MS).toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${LOCALES.join(", ")}`,
    `Canonical: ${buildAbsoluteUrl(env.siteOrigin, technical.securityTxt)}`,
  ].join("\n");
}
