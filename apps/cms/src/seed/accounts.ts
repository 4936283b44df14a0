/** The accounts that the service itself needs: a first administrator, and the site's own user. */
import { randomBytes } from "node:crypto";
import type { Payload } from "payload";
import { DEFAULT_ADMIN_EMAIL } from "../accounts/first-admin.ts";
import { env } from "../env.ts";
import { record } from "../fields/record.ts";

export interface AdminAccount {
  readonly email: string;
  /** Null unless this call created the account: the database stores only a hash. */
  readonly password: string | null;
  readonly created: boolean;
}

/**
 * Creates an administrator when there is none, with ADMIN_EMAIL and ADMIN_PASSWORD. Without them
 * the address is admin@orlaya.example and the password is generated.
 */
export async function ensureAdmin(payload: Payload): Promise<AdminAccount> {
  const { docs } = await payload.find({
    collection: "users",
    where: { role: { equals: "admin" } },
    limit: 1,
    depth: 0,
  });
  const existing = record(docs[0]);
  if (typeof existing["email"] === "string")
    return { email: existing["email"], password: null, created: false };
  const email = env.admin.email || DEFAULT_ADMIN_EMAIL;
  const password = env.admin.password || randomBytes(18).toString("base64url");
  await payload.create({
    collection: "users",
    data: { email, password, role: "admin" },
    depth: 0,
    context: { seed: "first" },
  });
  return { email, password, created: true };
}

const SITE_EMAIL = "site@orlaya.invalid";
/**
 * Creates the site's user with SITE_API_KEY as its key, or replaces a key that differs. Log-in as
 * this user is impossible: its password is random and not kept.
 */
export async function ensureSiteUser(payload: Payload): Promise<void> {
  const key = { enableAPIKey: true, apiKey: env.siteApiKey };
  const { docs } = await payload.find({
    collection: "users",
    where: { role: { equals: "site" } },
    limit: 1,
    depth: 0,
    showHiddenFields: true,
  });
  const existing = record(docs[0]);
  const options = { collection: "users", depth: 0, context: { seed: "first" } } as const;
  if (typeof existing["id"] !== "string")
    await payload.create({
      ...options,
      data: {
        email: SITE_EMAIL,
        password: randomBytes(32).toString("base64url"),
        role: "site",
        ...key,
      },
    });
  else if (existing["apiKey"] !== env.siteApiKey)
    await payload.update({ ...options, id: existing["id"], data: key });
}
