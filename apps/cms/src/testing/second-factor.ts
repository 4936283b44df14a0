/** People with and without a second factor, for tests on the real service. */
import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";
import type { Role } from "../access/roles.ts";
import { isRecord, readString, record, type Stored } from "../fields/record.ts";
import type { Answer, TestService } from "./service.ts";

export const PASSWORD = "correct horse battery";
export interface Person {
  readonly id: string;
  readonly email: string;
  /** Token of a session that entered a code a moment ago. */
  readonly token: string;
}

/** Creates a person without a second factor. */
export async function createPerson(service: TestService, role: Role): Promise<Person> {
  const email = `${role}-${randomUUID().slice(0, 8)}@example.com`;
  const token = await service.user(role, { email, password: PASSWORD });
  const where = { email: { equals: email } };
  const { docs } = await service.payload.find({ collection: "users", where, depth: 0 });
  return { id: readString(record(docs[0])["id"]), email, token };
}

/** Writes the code of an app. @param steps how many steps of 30 seconds later than now */
export function writeCode(key: string, steps = 0): string {
  const secret = Secret.fromBase32(key.replaceAll(" ", ""));
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Sets up a second factor for a signed-in person. @returns the key and the recovery codes */
export async function setUp(
  service: TestService,
  { token }: Person,
): Promise<{ readonly key: string; readonly recovery: readonly string[] }> {
  const begun = await service.request("POST", "/api/users/factor/begin", { as: token, body: {} });
  expect(begun.status, begun.text).toBe(200);
  const { key, ticket } = begun.body;
  const stored = await service.request("POST", "/api/users/factor/store", {
    as: token,
    body: { ticket, code: writeCode(readString(key), -1) },
  });
  expect(stored.status, stored.text).toBe(200);
  return { key: readString(key), recovery: stored.body["recovery"] as readonly string[] };
}

export const logIn = (
  service: TestService,
  { email }: Pick<Person, "email">,
  more: Stored = {},
): Promise<Answer> =>
  service.request("POST", "/api/users/login", { body: { email, password: PASSWORD, ...more } });

/** Returns the data of a refusal. */
export function readRefusal({ body }: Answer): Stored {
  const { errors } = body;
  const [first] = Array.isArray(errors) ? errors.filter(isRecord) : [];
  return record(first?.["data"]);
}
/** Whether a response contains a session. */
export const hasSession = ({ headers }: Answer): boolean =>
  headers.getSetCookie().some((cookie) => /^payload-token=[\w-]+\./.test(cookie));

/** Makes all sessions of a person look older. */
export async function ageSessions(service: TestService, { id }: Person, minutes: number) {
  const where = { id: { equals: id } };
  const user = await service.payload.db.findOne<Stored & { id: string }>({
    collection: "users",
    where,
  });
  const confirmed = new Date(Date.now() - minutes * 60_000).toISOString();
  const sessions = (user?.["sessions"] as readonly Stored[]).map((session) => ({
    ...session,
    confirmed_at: confirmed,
  }));
  await service.payload.db.updateOne({
    collection: "users",
    id,
    data: { sessions },
    returning: false,
  });
}
