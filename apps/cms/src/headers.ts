/** Headers of answers that depend on the request or on the settings; the fixed ones are in next.config.ts. */
import { env } from "./env.ts";

/** What surrounds the admin: frames, forms, plug-ins, base. */
const FENCES = "base-uri 'self'; object-src 'none'; form-action 'self'; frame-ancestors 'self'";
/** The policy of one page of the admin: only scripts that bear its nonce run, and what those load. Next writes the nonce on its own. */
export const buildContentSecurityPolicy = (nonce: string): string =>
  `script-src 'nonce-${nonce}' 'strict-dynamic'; connect-src 'self'; ${FENCES}`;
/** Over https browsers never come back without it; the domain's other hosts are none of the service's business. */
export const HSTS: Readonly<Record<string, string>> = env.cmsUrl.startsWith("https:")
  ? { "strict-transport-security": "max-age=31536000" }
  : {};
