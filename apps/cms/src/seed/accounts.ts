/** The accounts that the service itself needs: a first administrator, and the site's own user. */
import { randomBytes } from "node:crypto";
import type { Payload } from "payload";
import { env } from "../env.ts";
import { record } from "../fields/record.ts";

export interface AdminAccount {
  readonly email: string;
  /** Only when it was made just now; afterwards nobody knows it but its owner. */
  readonly password: string | null;
  readonly created: boolean;
}

/** Makes the first administrator (ADMIN_EMAIL, ADMIN_PASSWORD, or generated) when there is none. */
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
  const email = env.admin.email || "admin@orlaya.example";
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
/** The site's user with the key of the environment; a changed key replaces the old one. Nobody can log in as it. */
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
