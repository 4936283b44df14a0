/** Entries of the audit log about people who are not logged in yet. */
import { createHmac } from "node:crypto";
import type { CollectionAfterLogoutHook, PayloadRequest } from "payload";
import { readActor } from "../access/roles.ts";
import { writeChange } from "../audit/changes.ts";
import { env } from "../env.ts";
import type { Stored } from "../fields/record.ts";
import { note } from "../hooks/audit.ts";

/**
 * Returns a word for an address without an account. The same address has the same word, but nobody
 * can find the address by trying: it is keyed with the secret of the service.
 */
export const hideAddress = (email: string): string =>
  createHmac("sha256", env.secrets.payload).update(email).digest("hex").slice(0, 16);

/**
 * Writes that a password or a code was wrong. Both the known and the unknown address take one
 * query and one entry, so that the time does not reveal whether the account exists.
 */
export async function noteFailedLogin(req: PayloadRequest, email: string): Promise<void> {
  const account = await req.payload.db.findOne<Stored & { id: string }>({
    collection: "users",
    where: { email: { equals: email } },
    select: { email: true },
    req,
  });
  const changes = account ? [] : [writeChange("address", null, hideAddress(email))];
  await note(req, "failed log-in", "users", account ?? {}, { actor: null, changes });
}

/** Writes that a person logged out. */
export const noteLogout: CollectionAfterLogoutHook = async ({ req }) => {
  const actor = readActor(req.user);
  if (actor) await note(req, "log out", "users", { id: actor.id, email: actor.email });
};
