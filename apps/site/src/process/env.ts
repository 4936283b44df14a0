/**
 * Reads process.env; no other file of the site does. A missing or wrong variable is reported in one
 * sentence that says what to do.
 */
import { resolve } from "node:path";
import { z } from "zod";

/** The values of a variable that is on or off. */
const onOrOff = z.enum(["true", "false", "1", "0", ""], { error: "must be true or false" });
const flag = onOrOff.default("").transform((value) => value === "true" || value === "1");
const port = z.coerce.number({ error: "must be a port number" }).int().min(0).max(65535);

/** Returns the words of a comma-separated list. */
function splitWords(value: string): readonly string[] {
  return value
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
}
const origin = z
  .url({ error: "must be an address such as https://www.example.com" })
  .transform((value) => new URL(value).origin);

const schema = z.object({
  NODE_ENV: z.string().default("development"),
  /** Port of the public site. */
  PORT: port.default(3000),
  /** Address that the site listens on. */
  HOST: z.string().default("127.0.0.1"),
  /** Private port of the metrics for Prometheus. 0 or empty: no metrics. */
  METRICS_PORT: port.default(0),
  /** Address that the metrics listen on. They are not for visitors. */
  METRICS_HOST: z
    .string()
    .default("")
    .transform((value) => value || "127.0.0.1"),
  /**
   * Folder for all data that the site stores: last good content, and media files of the content
   * service.
   */
  DATA_DIR: z.string().default(".data"),
  /** Public origin, for canonical addresses. */
  SITE_URL: z.url({ error: "must be an address such as https://www.example.com" }).optional(),
  /** Internal address of the content service, for requests of the site. */
  CMS_URL: z
    .url({ error: "must be an address such as http://127.0.0.1:3001" })
    .default("http://127.0.0.1:3001"),
  /**
   * Public address of the content service, as editors open it. Only this origin may show previews
   * in a frame. Empty: CMS_URL.
   */
  CMS_PUBLIC_URL: z
    .union([z.literal(""), z.url({ error: "must be an address such as https://cms.example.com" })])
    .default(""),
  /** API key of the site's user in the content service. */
  SITE_API_KEY: z
    .string({ error: "is missing: start with `npm start`, or set the key of the site user" })
    .min(16, "is too short to be a key"),
  /** Secret shared with the content service. It signs the call that follows publishing. */
  REVALIDATE_SECRET: z
    .string({
      error: "is missing: start with `npm start`, or set the secret of the content service",
    })
    .min(16, "is too short to be a secret"),
  /** Redis that shares invalidations between several processes of the site. */
  REDIS_URL: z.url({ error: "must be an address such as redis://host:6379" }).optional(),
  /**
   * Number of proxies between the internet and the site. The site trusts that many addresses at the
   * end of X-Forwarded-For; with 0 it ignores the header.
   */
  TRUSTED_PROXIES: z.coerce
    .number({ error: "must be a number of proxies" })
    .int()
    .min(0)
    .max(8)
    .default(0),
  /**
   * Request header in which a trusted proxy gives the visitor's country. Without a name or without
   * TRUSTED_PROXIES, no header is read.
   */
  GEO_COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]*$/i, "must be a header name")
    .default(""),
  /** Asks search engines not to index any page (spec §5). */
  GLOBAL_NOINDEX: flag,
  /** Enables the guided side panel (spec §1). */
  FINDER_PANEL: onOrOff.default("true").transform((value) => value === "true" || value === "1"),
  /** Hosts that finder results may redirect to, separated by commas. */
  FUNNEL_HOSTS: z
    .string()
    .default("")
    .transform((value) =>
      value
        .split(",")
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    ),
  /**
   * Customer area of private individuals, which the log-in page links to. Empty: the address that
   * an editor entered.
   */
  CUSTOMER_AREA_URL: z
    .union([
      z.literal(""),
      z.url({ protocol: /^https$/, error: "must be an address that begins with https://" }),
    ])
    .default(""),
  /** Customer area of employers, with the same rule. */
  EMPLOYER_AREA_URL: z
    .union([
      z.literal(""),
      z.url({ protocol: /^https$/, error: "must be an address that begins with https://" }),
    ])
    .default(""),
  /** Public address of the bucket that holds media. Empty: files are read from DATA_DIR/media. */
  MEDIA_ORIGIN: z
    .union([
      z.literal(""),
      z.url({
        protocol: /^https?$/,
        error: "must be an address such as https://media.example.com",
      }),
    ])
    .default(""),
  /**
   * Container id of the tag manager. Empty: there is no tag manager, and nothing that needs
   * consent.
   */
  TAG_MANAGER_ID: z
    .string()
    .regex(/^[\w-]*$/, "must be an id such as GTM-ABC123")
    .default(""),
  /** Origin of the tag manager's script. */
  TAG_MANAGER_ORIGIN: origin.default("https://www.googletagmanager.com"),
  /** Further origins that the tags call, separated by commas. Allowed only with an id. */
  TAG_ORIGINS: z.string().default("https://*.google-analytics.com").transform(splitWords),
  /**
   * Counts searches of the eligibility finder without a result, of visitors who agree to it in the
   * cookie dialog.
   */
  COUNT_SEARCHES: flag,
  /** Revision of the cookie policy. A higher number asks every visitor for consent again. */
  CONSENT_REVISION: z.coerce.number({ error: "must be a whole number" }).int().min(1).default(1),
  /** Client id of the hosted consent tool. Empty: the built-in dialog. */
  CONSENT_CLIENT_ID: z
    .string()
    .regex(/^[\w-]*$/, "must be an id of letters and digits")
    .default(""),
  /** Address of the hosted tool's script. */
  CONSENT_SCRIPT_URL: z
    .url({ error: "must be an address such as https://static.axept.io/sdk.js" })
    .default("https://static.axept.io/sdk.js"),
  /**
   * Further origins that the hosted tool calls, separated by commas. Allowed only with a client id.
   */
  CONSENT_ORIGINS: z.string().default("https://*.axept.io").transform(splitWords),
  /** Contact for reports of security problems (RFC 9116). */
  SECURITY_CONTACT: z
    .union([z.email().transform((mail) => `mailto:${mail}`), z.url()], {
      error: "must be an email address or an address such as https://www.example.com/security",
    })
    .default("mailto:security@orlaya.example"),
  /** Number of form messages that one address may send in ten minutes. */
  FORM_LIMIT: z.coerce.number({ error: "must be a number of messages" }).int().min(1).default(10),
  /**
   * Loads and renders everything once after the start, so that visitors do not notice a later
   * failure of the content service. Set it to false for a process that runs only for minutes.
   */
  WARM_UP: onOrOff.default("true").transform((value) => value === "true" || value === "1"),
  /**
   * HSTS when the site's address is https. `preload`: the domain, its subdomains and the browsers'
   * preload list. `on`: this host only. `off`: browsers remove the entry.
   */
  HSTS: z
    .enum(["preload", "on", "off"], { error: "must be preload, on or off" })
    .default("preload"),
  /** Lowest level that is logged; `warn` omits the line for each request. */
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info"], { error: "must be silent, error, warn or info" })
    .default("info"),
});
/** Names of the variables that the site reads. */
export const SITE_VARIABLES: readonly string[] = Object.keys(schema.shape);

/** Whether the host name of an address is a loopback name. */
export const isLoopback = (hostname: string): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

/** The settings of the site. */
export interface Env extends Omit<z.infer<typeof schema>, "SITE_URL" | "CMS_PUBLIC_URL"> {
  /** Public origin without a trailing slash. */
  readonly siteOrigin: string;
  /** Origin that may show previews in a frame. */
  readonly cmsOrigin: string;
  readonly dataDir: string;
  readonly production: boolean;
}

/**
 * Reads and validates the environment.
 * @throws Error with one sentence that names the first wrong variable
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(
      `The variable ${String(issue?.path[0] ?? "?")} ${issue?.message ?? "is wrong"}.`,
    );
  }
  const { SITE_URL, CMS_PUBLIC_URL, ...values } = parsed.data;
  // Only the dialog of this site asks for it, and the server reads only the record of that dialog.
  if (values.COUNT_SEARCHES && values.CONSENT_CLIENT_ID !== "")
    throw new Error(
      "The variable COUNT_SEARCHES must be false while CONSENT_CLIENT_ID is set: the hosted consent tool does not ask whether searches may be counted.",
    );
  const { origin: siteOrigin } = new URL(SITE_URL ?? `http://localhost:${values.PORT}`);
  return {
    ...values,
    siteOrigin,
    cmsOrigin: new URL(CMS_PUBLIC_URL || values.CMS_URL).origin,
    dataDir: resolve(values.DATA_DIR),
    production: values.NODE_ENV === "production",
  };
}
