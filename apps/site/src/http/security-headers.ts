/** Headers that every answer of the site carries (quality §2). */
import { LOCALES } from "@orlaya/locales";
import { buildAbsoluteUrl, technical } from "@orlaya/routes";
import type { Env } from "../process/env.ts";

/** Two years, twice what the list of browsers asks for. A preload cannot be taken back for months: each value is a setting. */
const HSTS = {
  preload: "max-age=63072000; includeSubDomains; preload",
  on: "max-age=63072000",
  off: "max-age=0",
} as const satisfies Readonly<Record<Env["HSTS"], string>>;

/** Builds the headers of every answer, HTML or not. */
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
 * Builds the content security policy of an HTML answer. Astro gives the hashes of its inline scripts and styles; the rest
 * is the same for every page, so a cached page can carry it.
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
  // Third parties appear only when their id is configured.
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

/** Builds /.well-known/security.txt (RFC 9116), which says where to report a security problem. It expires in half a year. */
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
