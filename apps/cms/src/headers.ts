/**
 * Response headers that depend on the request or the settings. Fixed headers are in next.config.ts.
 */
import { env } from "./env.ts";

/** Directives for the base URL, plug-ins, forms and frames of the admin. */
const FENCES = "base-uri 'self'; object-src 'none'; form-action 'self'; frame-ancestors 'self'";
/**
 * Returns the policy of one page of the admin. Only scripts with its nonce run, and the scripts
 * that those load. Next writes the nonce into the page.
 */
export const buildContentSecurityPolicy = (nonce: string): string =>
  `script-src 'nonce-${nonce}' 'strict-dynamic'; connect-src 'self'; ${FENCES}`;
/**
 * Strict-Transport-Security when the service uses https, else no header. It does not include
 * subdomains, because the other hosts of the domain do not belong to this service.
 */
export const HSTS: Readonly<Record<string, string>> = env.cmsUrl.startsWith("https:")
  ? { "strict-transport-security": "max-age=31536000" }
  : {};
