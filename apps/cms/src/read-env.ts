/** Parses and validates the environment of the content service. Every error names the variable. */
import { createPrivateKey } from "node:crypto";
import { existsSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { z } from "zod";

/**
 * Returns the nearest folder, from the working directory upwards, that contains the lock file. It
 * contains data/ and .data/. Falls back to the working directory.
 */
function repositoryRoot(): string {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    if (existsSync(join(/* turbopackIgnore: true */ folder, "package-lock.json"))) return folder;
    if (dirname(folder) === folder) return process.cwd();
  }
}
const root = repositoryRoot();
/**
 * Whether the process needs no secrets: builds, the generation of types and migrations sign
 * nothing. `next build` sets the phase.
 */
const signsNothing =
  process.env["NEXT_PHASE"] === "phase-production-build" ||
  /[\\/]cli[\\/](?:generate|migrate|migrate-create)\.ts$/.test(process.argv[1] ?? "");

function text(fallback: string) {
  return z
    .string()
    .optional()
    .transform((value) => value?.trim() || fallback);
}
/** A secret of the operator. A process that signs nothing gets a placeholder when it is missing. */
const secret = z
  .string()
  .optional()
  .transform((value, context) => {
    const given = value?.trim() ?? "";
    if (signsNothing || given.length >= 24) return given || "nothing-is-signed-with-this";
    context.addIssue({
      code: "custom",
      message: given ? "must have at least 24 characters" : "is missing",
    });
    return z.NEVER;
  });
/** A key of Ed25519 in the form PKCS #8, as base64. */
const signingKey = text("").transform((value, context) => {
  try {
    const key = { key: Buffer.from(value, "base64"), format: "der", type: "pkcs8" } as const;
    if (value === "" || createPrivateKey(key).asymmetricKeyType === "ed25519") return value;
  } catch {
    // Refused below.
  }
  context.addIssue({
    code: "custom",
    message: "must be an Ed25519 key in the form PKCS #8, as base64",
  });
  return z.NEVER;
});
function origin(fallback: string) {
  return text(fallback).transform((value, context) => {
    if (!URL.canParse(value) || !/^https?:/.test(value)) {
      context.addIssue({
        code: "custom",
        message: `must be an address such as ${fallback}, not "${value}"`,
      });
      return z.NEVER;
    }
    return new URL(value).origin;
  });
}
function count(fallback: number, most: number) {
  return z
    .string()
    .optional()
    .transform((value, context) => {
      const number = value?.trim() ? Number(value) : fallback;
      if (Number.isInteger(number) && number >= 0 && number <= most) return number;
      context.addIssue({
        code: "custom",
        message: `must be a whole number from 0 to ${most}, not "${value ?? ""}"`,
      });
      return z.NEVER;
    });
}

const schema = z.object({
  PAYLOAD_SECRET: secret,
  REVALIDATE_SECRET: secret,
  PREVIEW_SECRET: secret,
  JOBS_SECRET: secret,
  EVIDENCE_KEY: signingKey,
  SITE_API_KEY: secret,
  CMS_PORT: count(3001, 65_535),
  CMS_METRICS_PORT: count(0, 65_535),
  METRICS_HOST: text("127.0.0.1"),
  CMS_URL: z.string().optional(),
  SITE_URL: origin("http://localhost:3000"),
  DATA_DIR: text(".data").transform((value) => (isAbsolute(value) ? value : resolve(root, value))),
  DATABASE_URL: text(""),
  ADMIN_EMAIL: text(""),
  ADMIN_PASSWORD: text(""),
  TRUSTED_PROXIES: count(0, 8),
  FUNNEL_HOSTS: text(""),
  BUNDLE_MEGABYTES: count(40, 4096),
  SMTP_URL: text(""),
  MAIL_FROM: text(""),
  MAIL_TO: text(""),
  S3_BUCKET: text(""),
  S3_REGION: text("us-east-1"),
  S3_ENDPOINT: text(""),
  S3_ACCESS_KEY_ID: text(""),
  S3_SECRET_ACCESS_KEY: text(""),
  NODE_ENV: text("production"),
});
/** Names of the variables that the content service and its command-line tools read. */
export const CMS_VARIABLES: readonly string[] = Object.keys(schema.shape);
/** Names of the variables that only the first seed reads. They set the first administrator. */
export const FIRST_RUN_VARIABLES: readonly string[] = ["ADMIN_EMAIL", "ADMIN_PASSWORD"];

/** Settings of the service. URLs are origins without a trailing slash; folders are absolute. */
export interface Env {
  readonly root: string;
  readonly dataDir: string;
  readonly mediaDir: string;
  readonly databaseUrl: string;
  readonly postgres: boolean;
  readonly cmsUrl: string;
  readonly cmsPort: number;
  /** Private port of the metrics; 0 without metrics. */
  readonly metricsPort: number;
  readonly metricsHost: string;
  readonly siteUrl: string;
  readonly secrets: {
    readonly payload: string;
    readonly revalidate: string;
    readonly preview: string;
    readonly jobs: string;
  };
  /** Key that signs evidence: PKCS #8, base64. Empty: a key in the data folder. */
  readonly evidenceKey: string;
  /** Key of the site's own user. */
  readonly siteApiKey: string;
  /** First administrator. The seed replaces empty strings. */
  readonly admin: { readonly email: string; readonly password: string };
  /** Number of trusted proxies in front of the service. With 0, X-Forwarded-For is not read. */
  readonly trustedProxies: number;
  /** Hosts to which plans and funnels may link. The site reads the same variable. */
  readonly funnelHosts: ReadonlySet<string>;
  /** Largest file of content that the admin imports, in MB. The command has no such limit. */
  readonly bundleMegabytes: number;
  /**
   * Settings of mail. Without an SMTP address, mails are written to files in the folder `outbox`.
   */
  readonly mail: {
    readonly smtpUrl: string;
    readonly from: string;
    /** Returns the mailbox of the team for a topic. */
    readonly to: (topic: string) => string;
  };
  /** Object storage for media; null to use the folder. */
  readonly s3: {
    readonly bucket: string;
    readonly region: string;
    readonly endpoint: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  } | null;
  readonly development: boolean;
}

type Variables = z.infer<typeof schema>;

function refuse(sentence: string): never {
  throw new Error(`The content service cannot start: ${sentence}.`);
}

/**
 * Parses and validates the environment.
 * @throws Error with one sentence that names the invalid variables
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const parsed = schema.safeParse(source);
  if (!parsed.success)
    refuse(
      parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; "),
    );
  const e = parsed.data;
  const cmsUrl = readCmsUrl(e);
  if (e.DATABASE_URL && !/^(?:postgres(?:ql)?|file):/.test(e.DATABASE_URL))
    refuse("DATABASE_URL must begin with postgres:// or file:");
  // The processes and commands have different working directories.
  if (/^file:(?!\/|:memory:)/.test(e.DATABASE_URL) && !isAbsolute(e.DATABASE_URL.slice(5)))
    refuse("DATABASE_URL must have an absolute path after file:, such as file:/data/cms.db");
  return {
    root,
    dataDir: e.DATA_DIR,
    mediaDir: join(e.DATA_DIR, "media"),
    databaseUrl: e.DATABASE_URL || `file:${join(e.DATA_DIR, "cms.db")}`,
    postgres: /^postgres/.test(e.DATABASE_URL),
    cmsUrl,
    cmsPort: e.CMS_PORT,
    metricsPort: e.CMS_METRICS_PORT,
    metricsHost: e.METRICS_HOST,
    siteUrl: e.SITE_URL,
    secrets: {
      payload: e.PAYLOAD_SECRET,
      revalidate: e.REVALIDATE_SECRET,
      preview: e.PREVIEW_SECRET,
      jobs: e.JOBS_SECRET,
    },
    evidenceKey: e.EVIDENCE_KEY,
    siteApiKey: e.SITE_API_KEY,
    admin: { email: e.ADMIN_EMAIL, password: e.ADMIN_PASSWORD },
    trustedProxies: e.TRUSTED_PROXIES,
    funnelHosts: new Set(
      e.FUNNEL_HOSTS.split(",")
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    ),
    bundleMegabytes: e.BUNDLE_MEGABYTES,
    mail: readMail(e),
    s3: readObjectStorage(e),
    development: e.NODE_ENV === "development",
  };
}

function readCmsUrl({ CMS_URL, CMS_PORT }: Variables): string {
  const url = origin(`http://localhost:${CMS_PORT}`).safeParse(CMS_URL);
  return url.success
    ? url.data
    : refuse("CMS_URL must be an address such as https://cms.example.com");
}

function readMail({ SMTP_URL, MAIL_TO, MAIL_FROM, SITE_URL }: Variables): Env["mail"] {
  if (SMTP_URL && !(URL.canParse(SMTP_URL) && /^smtps?:$/.test(new URL(SMTP_URL).protocol)))
    refuse("SMTP_URL must be an address such as smtp://user:password@mail.example.com:587");
  if (SMTP_URL && !MAIL_TO)
    refuse("MAIL_TO must name the mailbox for the forms, such as team@example.com");
  const host = new URL(SITE_URL).hostname;
  const mailboxes = readMailboxes(MAIL_TO);
  const anyone = mailboxes.get("") || [...mailboxes.values()].find(Boolean) || `team@${host}`;
  return {
    smtpUrl: SMTP_URL,
    from: MAIL_FROM || `Orlaya <no-reply@${host}>`,
    to: (topic) => mailboxes.get(topic) || anyone,
  };
}

/** Returns addresses by topic. An address without a topic has the empty string as its key. */
function readMailboxes(list: string): ReadonlyMap<string, string> {
  const mailboxes = new Map(
    list.split(",").map((part): [string, string] => {
      const [topic, address] = part.includes("=") ? part.split("=", 2) : ["", part];
      return [topic?.trim() ?? "", address?.trim() ?? ""];
    }),
  );
  const wrong = [...mailboxes.values()].find(
    (address) => address !== "" && !/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address),
  );
  if (wrong !== undefined)
    refuse(
      `MAIL_TO must contain addresses such as team@example.com or service=team@example.com,business=hr@example.com, not "${wrong}"`,
    );
  return mailboxes;
}

function readObjectStorage(e: Variables): Env["s3"] {
  return e.S3_BUCKET
    ? {
        bucket: e.S3_BUCKET,
        region: e.S3_REGION,
        endpoint: e.S3_ENDPOINT,
        accessKeyId: e.S3_ACCESS_KEY_ID,
        secretAccessKey: e.S3_SECRET_ACCESS_KEY,
      }
    : null;
}
