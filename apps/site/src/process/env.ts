/**
 * The one file of the site that reads process.env. A missing or wrong variable is one sentence that says what to do.
 */
import { resolve } from "node:path";
import { z } from "zod";

const flag = z
  .enum(["true", "false", "1", "0", ""])
  .default("")
  .transform((value) => value === "true" || value === "1");
const port = z.coerce.number({ error: "must be a port number" }).int().min(0).max(65535);

/** The words of a list that is separated by commas. */
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
  /** Address the site listens on. */
  HOST: z.string().default("127.0.0.1"),
  /** Folder for everything that the site may keep: last good content, media files of the content service. */
  DATA_DIR: z.string().default(".data"),
  /** Public origin, for canonical addresses. */
  SITE_URL: z.url({ error: "must be an address such as https://www.example.com" }).optional(),
  /** Address of the content service as the site reaches it. */
  CMS_URL: z
    .url({ error: "must be an address such as http://127.0.0.1:3001" })
    .default("http://127.0.0.1:3001"),
  /** Address of the content service as editors open it, the only one that may show previews in a frame. Empty: CMS_URL. */
  CMS_PUBLIC_URL: z
    .union([z.literal(""), z.url({ error: "must be an address such as https://cms.example.com" })])
    .default(""),
  /** Key of the site's own user in the content service. */
  SITE_API_KEY: z
    .string({ error: "is missing: start with `npm start`, or set the key of the site user" })
    .min(16, "is too short to be a key"),
  /** Shared with the content service; signs the call that follows publishing. */
  REVALIDATE_SECRET: z
    .string({
      error: "is missing: start with `npm start`, or set the secret of the content service",
    })
    .min(16, "is too short to be a secret"),
  /** Shares invalidation between several processes of the site. */
  REDIS_URL: z.url().optional(),
  /** Proxies between the internet and the site: that many addresses at the end of X-Forwarded-For are believed; 0 believes no header. */
  TRUSTED_PROXIES: z.coerce
    .number({ error: "must be a number of proxies" })
    .int()
    .min(0)
    .max(8)
    .default(0),
  /** Request header in which a trusted proxy gives the visitor's country; empty, or without TRUSTED_PROXIES: none. */
  GEO_COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]*$/i, "must be a header name")
    .default(""),
  /** Asks search engines to stay away from every page (spec §5). */
  GLOBAL_NOINDEX: flag,
  /** Enables the guided side panel (spec §1). */
  FINDER_PANEL: z
    .enum(["true", "false", "1", "0", ""])
    .default("true")
    .transform((value) => value === "true" || value === "1"),
  /** Shows every slice with its sample at /slice-simulator, for editors; empty: only where SITE_URL is this machine. */
  SLICE_SIMULATOR: z.enum(["true", "false", "1", "0", ""]).default(""),
  /** Hosts that finder results may redirect to, separated by commas. */
  FUNNEL_HOSTS: z
    .string()
    .default("quote.orlaya.example")
    .transform((value) =>
      value
        .split(",")
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    ),
  /** Customer area of private individuals, to which the log-in page leads; empty: the address that its editor gave. */
  CUSTOMER_AREA_URL: z
    .union([
      z.literal(""),
      z.url({ protocol: /^https$/, error: "must be an address that begins with https://" }),
    ])
    .default(""),
  /** The same for employers. */
  EMPLOYER_AREA_URL: z
    .union([
      z.literal(""),
      z.url({ protocol: /^https$/, error: "must be an address that begins with https://" }),
    ])
    .default(""),
  /** Public address of the bucket that holds media; empty: files are read from DATA_DIR/media. */
  MEDIA_ORIGIN: z
    .union([
      z.literal(""),
      z.url({
        protocol: /^https?$/,
        error: "must be an address such as https://media.example.com",
      }),
    ])
    .default(""),
  /** Id of the tag manager's container; empty: there is no tag manager, and nothing to consent to. */
  TAG_MANAGER_ID: z
    .string()
    .regex(/^[\w-]*$/, "must be an id such as GTM-ABC123")
    .default(""),
  /** Where the tag manager's script comes from. */
  TAG_MANAGER_ORIGIN: origin.default("https://www.googletagmanager.com"),
  /** Further origins that its tags call, separated by commas. Allowed only with an id. */
  TAG_ORIGINS: z.string().default("https://*.google-analytics.com").transform(splitWords),
  /** Raised when the cookie policy changes: everybody is asked again. */
  CONSENT_REVISION: z.coerce.number({ error: "must be a whole number" }).int().min(1).default(1),
  /** Client id of the hosted consent tool; empty: the built-in dialog. */
  CONSENT_CLIENT_ID: z
    .string()
    .regex(/^[\w-]*$/, "must be an id of letters and digits")
    .default(""),
  /** Address of the hosted tool's script. */
  CONSENT_SCRIPT_URL: z.url().default("https://static.axept.io/sdk.js"),
  /** Further origins that the hosted tool calls, separated by commas. Allowed only with a client id. */
  CONSENT_ORIGINS: z.string().default("https://*.axept.io").transform(splitWords),
  /** Where to report a security problem (RFC 9116). */
  SECURITY_CONTACT: z
    .union([z.email().transform((mail) => `mailto:${mail}`), z.url()])
    .default("mailto:security@orlaya.example"),
  /** Messages that one address may send with forms in ten minutes. */
  FORM_LIMIT: z.coerce.number({ error: "must be a number of messages" }).int().min(1).default(10),
  /** Loads and renders everything once after the start, so that a later failure of the content service is not seen. Off for a process that lives for minutes. */
  WARM_UP: z
    .enum(["true", "false", "1", "0", ""])
    .default("true")
    .transform((value) => value === "true" || value === "1"),
  /** HSTS of a site whose address is https: `preload` for the domain, its subdomains and the browsers' list; `on` for this host alone; `off` makes browsers forget it. */
  HSTS: z
    .enum(["preload", "on", "off"], { error: "must be preload, on or off" })
    .default("preload"),
  /** Least serious lines that are logged; `warn` leaves out one line for each request. */
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info"]).default("info"),
});
/** Names of the variables that the site reads. */
export const SITE_VARIABLES: readonly string[] = Object.keys(schema.shape);

/** Whether a host name of an address is this machine. */
export const isLoopback = (hostname: string): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

/** The settings of the site. */
export interface Env extends Omit<
  z.infer<typeof schema>,
  "SITE_URL" | "CMS_PUBLIC_URL" | "SLICE_SIMULATOR"
> {
  /** Public origin without a trailing slash. */
  readonly siteOrigin: string;
  /** Origin that may show previews in a frame. */
  readonly cmsOrigin: string;
  /** Whether /slice-simulator answers. */
  readonly sliceSimulator: boolean;
  readonly dataDir: string;
  readonly production: boolean;
}

/**
 * Reads the environment.
 * @throws Error with one sentence that names the first wrong variable.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(
      `The variable ${String(issue?.path[0] ?? "?")} ${issue?.message ?? "is wrong"}.`,
    );
  }
  const { SITE_URL, CMS_PUBLIC_URL, SLICE_SIMULATOR, ...values } = parsed.data;
  const { origin: siteOrigin, hostname } = new URL(SITE_URL ?? `http://localhost:${values.PORT}`);
  return {
    ...values,
    siteOrigin,
    sliceSimulator:
      SLICE_SIMULATOR === ""
        ? isLoopback(hostname)
        : SLICE_SIMULATOR === "true" || SLICE_SIMULATOR === "1",
    cmsOrigin: new URL(CMS_PUBLIC_URL || values.CMS_URL).origin,
    dataDir: resolve(values.DATA_DIR),
    production: values.NODE_ENV === "production",
  };
}
