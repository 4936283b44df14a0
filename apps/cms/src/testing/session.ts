/** Opens sessions without a login, and authenticates requests, for tests. */
import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import type { Role } from "../access/roles.ts";

/** Opens a session, as a login with a code does. @returns its token */
export async function openSession(
  payload: Payload,
  user: { readonly id: string; readonly email: string; readonly role: Role },
): Promise<string> {
  const { getFieldsToSign, jwtSign } = await import("payload");
  const collectionConfig = payload.collections["users"]?.config;
  if (!collectionConfig) throw new Error("no users");
  const [sid, now] = [randomUUID(), Date.now()];
  const date = new Date(now).toISOString();
  const session = {
    ...{ id: sid, createdAt: date, expiresAt: new Date(now + 3_600_000).toISOString() },
    ...{ used_at: date, confirmed_at: date, with_code: true },
  };
  const data = { sessions: [session] };
  await payload.db.updateOne({ collection: "users", id: user.id, data, returning: false });
  const fieldsToSign = getFieldsToSign({
    collectionConfig,
    email: user.email,
    sid,
    user: { ...user, collection: "users" },
  });
  const { token } = await jwtSign({
    fieldsToSign,
    secret: payload.secret,
    tokenExpiration: 3600,
  });
  return token;
}

/** @param as the token of a session, which has three parts, or an API key */
export const writeAuthorization = (as: string): string =>
  as.split(".").length === 3 ? `JWT ${as}` : `users API-Key ${as}`;
