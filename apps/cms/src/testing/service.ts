/**
 * Starts the real service with its own database: SQLite in a temporary folder, or PostgreSQL in the
 * projects of Vitest that provide a server (postgres-setup.ts). Tests call its REST interface in
 * process.
 */
import { SIGNATURE_HEADER } from "@orlaya/contract";
import { listen } from "@orlaya/contract/testing";
import crypto, { createHash, randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { copyFileSync, existsSync, mkdtempSync, readdirSync } from "node:fs";
import { readFileSync, renameSync, rmSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import type { Payload } from "payload";
import { inject } from "vitest";
import type { Role } from "../access/roles.ts";
import type { Stored } from "../fields/record.ts";
import { complete } from "./complete.ts";
import { copyMigratedDatabase } from "./postgres-database.ts";
import { openSession, writeAuthorization } from "./session.ts";

export interface Answer {
  readonly status: number;
  readonly body: Stored;
  readonly text: string;
  readonly headers: Headers;
}
export interface RequestOptions {
  readonly as?: string;
  readonly body?: unknown;
  readonly form?: FormData;
  /** Body that is sent unchanged. */
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
export interface Call {
  readonly tags: readonly string[];
  readonly signature: string;
  readonly body: string;
}
export interface TestService {
  readonly payload: Payload;
  readonly url: string;
  readonly dataDir: string;
  /** Revalidation calls that the site received, in order. */
  readonly calls: Call[];
  /** Response status of the fake site. The service retries a call whose status is not 2xx. */
  siteStatus: number;
  request(method: string, path: string, options?: RequestOptions): Promise<Answer>;
  /**
   * Creates a user of this role.
   * @returns the token of a session, or the API key of a `site`, for `as`
   */
  user(
    role: Role,
    limits?: {
      readonly edit_locales?: readonly string[];
      readonly edit_audiences?: readonly string[];
      readonly password?: string;
      readonly email?: string;
    },
  ): Promise<string>;
  create(
    collection: string,
    data: Stored,
    options?: { readonly draft?: boolean },
  ): Promise<Stored & { readonly id: string }>;
  stop(): Promise<void>;
}

const SECRET = "a-secret-of-the-tests-0123456789";

/**
 * Hashes passwords with a twentieth of the rounds. A full hash takes a third of a second for each
 * account of a test.
 */
const hash = crypto.pbkdf2;
const FEWER = 20;
let divisor = FEWER;
crypto.pbkdf2 = (password, salt, rounds, ...rest) => {
  hash(password, salt, Math.ceil(rounds / divisor), ...rest);
};
syncBuiltinESMExports();

/** Hashes with all rounds until the work ends, for a test that measures the time of a login. */
export async function hashWhole<T>(work: () => Promise<T>): Promise<T> {
  divisor = 1;
  try {
    return await work();
  } finally {
    divisor = FEWER;
  }
}

const MIGRATIONS = fileURLToPath(new URL("../migrations/sqlite", import.meta.url));
/**
 * Creates the tables of a database. The first test file migrates a copy, which the others reuse.
 */
async function createTables(
  database: string,
  migrate: (copy: string) => Promise<void>,
): Promise<void> {
  const digest = createHash("sha256");
  for (const name of readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith(".ts"))
    .sort())
    digest.update(readFileSync(join(MIGRATIONS, name)));
  const kept = join(tmpdir(), `cms-tables-${digest.digest("hex").slice(0, 16)}.db`);
  if (existsSync(kept)) {
    copyFileSync(kept, database);
    return;
  }
  await migrate(`${kept}.${process.pid}`);
  renameSync(`${kept}.${process.pid}`, kept);
}

/** A fake site that records the calls of the service. */
interface Site {
  readonly server: Server;
  readonly url: string;
  readonly calls: Call[];
  status: number;
}
async function openSite(): Promise<Site> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      calls.push({
        tags: (JSON.parse(body) as { tags: string[] }).tags,
        signature: String(request.headers[SIGNATURE_HEADER]),
        body,
      });
      response.writeHead(site.status).end();
    });
  });
  const port = await listen(server);
  const site: Site = { server, url: `http://127.0.0.1:${port}`, calls, status: 200 };
  return site;
}

const URL_OF_SERVICE = "http://localhost:3999";

/**
 * Starts a service with an empty, migrated database. A test file may start one only, because the
 * environment is read once.
 */
export async function startService(
  environment: Readonly<Record<string, string>> = {},
): Promise<TestService> {
  const dataDir = mkdtempSync(join(tmpdir(), "cms-test-"));
  const site = await openSite();
  const server = inject("postgresUrl");
  Object.assign(process.env, {
    PAYLOAD_SECRET: SECRET,
    REVALIDATE_SECRET: `${SECRET}-revalidate`,
    PREVIEW_SECRET: `${SECRET}-preview`,
    JOBS_SECRET: `${SECRET}-jobs`,
    SITE_API_KEY: `${SECRET}-site`,
    DATA_DIR: dataDir,
    DATABASE_URL: server === undefined ? "" : await copyMigratedDatabase(server),
    CMS_URL: URL_OF_SERVICE,
    SITE_URL: site.url,
    NODE_ENV: "test",
    ...environment,
  });
  const { payload, answer } = await openPayload(dataDir);
  return {
    payload,
    url: URL_OF_SERVICE,
    dataDir,
    calls: site.calls,
    get siteStatus() {
      return site.status;
    },
    set siteStatus(status) {
      site.status = status;
    },
    request: (method, path, options) => sendRequest(answer, method, path, options),
    user: (role, limits) => createUser(payload, role, limits),
    create: (collection, data, { draft = false } = {}) =>
      payload.create({
        collection,
        draft,
        depth: 0,
        data: {
          ...complete(collection, data),
          ...(draft ? {} : { _status: "published" }),
        } as never,
      }) as Promise<Stored & { id: string }>,
    async stop() {
      await payload.destroy();
      await new Promise((resolve) => {
        site.server.close(resolve);
      });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type AnswerRequest = (request: Request) => Promise<Response>;

/** Imports the service, which reads the environment now, and opens its database. */
async function openPayload(
  dataDir: string,
): Promise<{ readonly payload: Payload; readonly answer: AnswerRequest }> {
  const [{ BasePayload, getPayload }, { default: config }, { answer }] = await Promise.all([
    import("payload"),
    import("../payload.config.ts"),
    import("../rest.ts"),
  ]);

  (await config).logger = { options: { level: "silent" } } as never;
  if (process.env["DATABASE_URL"] === "")
    await createTables(join(dataDir, "cms.db"), async (copy) => {
      const migrating = new BasePayload();
      await migrating.init({ config, disableOnInit: true });
      await migrating.db.migrate();
      const { client } = migrating.db as unknown as SQLiteAdapter;
      await client.execute(`VACUUM INTO '${copy}'`);
      await migrating.destroy();
    });
  return { payload: await getPayload({ config }), answer };
}

async function sendRequest(
  answer: AnswerRequest,
  method: string,
  path: string,
  { as, body, form, raw, headers = {} }: RequestOptions = {},
): Promise<Answer> {
  const response = await answer(
    new Request(`${URL_OF_SERVICE}${path}`, {
      method,
      headers: {
        ...(as ? { authorization: writeAuthorization(as) } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(raw !== undefined
        ? { body: raw }
        : form
          ? { body: form }
          : body === undefined
            ? {}
            : { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text.startsWith("{") && !/\n\{/.test(text) ? (JSON.parse(text) as Stored) : {},
  };
}

async function createUser(
  payload: Payload,
  role: Role,
  {
    password = "a-long-enough-password",
    email = `${role}-${randomUUID()}@example.com`,
    ...limits
  }: Parameters<TestService["user"]>[1] = {},
): Promise<string> {
  const apiKey = randomUUID();
  const key = role === "site" ? { enableAPIKey: true, apiKey } : {};
  const data = { email, password, role, ...key, ...limits };
  const { id } = await payload.create({ collection: "users", data, depth: 0 });
  if (role === "site") return apiKey;
  return openSession(payload, { id: String(id), email, role });
}

/**
 * Waits until `check` returns true, for effects that follow a response.
 * @throws Error after `ms`
 */
export async function waitUntil(
  check: () => boolean | Promise<boolean>,
  ms = 30_000,
): Promise<void> {
  for (const end = Date.now() + ms; !(await check());) {
    if (Date.now() > end) throw new Error("the condition was not met in time");
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}
