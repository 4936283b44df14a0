/** The sessions of an account: from which browser, when used last, and whether a code was entered. */
import type { PayloadRequest, Payload } from "payload";
import { isRecord, readIso, readString, record, type Stored } from "../fields/record.ts";
import { runSql, sql } from "../sql.ts";

/** Table of Payload’s field `sessions`, which collections/users.ts extends. */
const TABLE = sql.raw('"users_sessions"');

/** Browsers by the word that only their own header contains. Most headers also name others. */
const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["Chrome", "Chrome"],
  ["CriOS", "Chrome"],
  ["Safari", "Safari"],
] as const;
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
] as const;
/** Names the browser and the system of a User-Agent header; empty for another program. */
export function describeBrowser(agent: string): string {
  const find = (list: readonly (readonly [string, string])[]): string =>
    list.find(([word]) => agent.includes(word))?.[1] ?? "";
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(" · ");
}

/** Returns the id of the session of a token. */
function readSessionId(token: string): string {
  const [, body = ""] = token.split(".");
  return readString(record(JSON.parse(Buffer.from(body, "base64url").toString() || "{}"))["sid"]);
}

/** Completes the session that Payload created for a login. */
export async function completeSession(
  req: PayloadRequest,
  token: string,
  withCode: boolean,
): Promise<void> {
  const now = new Date().toISOString();
  const browser = describeBrowser(req.headers.get("user-agent") ?? "");
  await runSql(
    req.payload,
    sql`UPDATE ${TABLE} SET "browser" = ${browser}, "used_at" = ${now}, "confirmed_at" = ${now},
      "with_code" = ${withCode} WHERE "id" = ${readSessionId(token)}`,
    req,
  );
}

/** Returns the session of a request; null when it has none, as with a key. */
export function getSession(user: unknown): Stored | null {
  const { _sid: id, sessions } = record(user);
  const all = Array.isArray(sessions) ? sessions.filter(isRecord) : [];
  return all.find((each) => each["id"] === id) ?? null;
}

/** Marks a session as confirmed now. @param withCode whether a code was entered */
export async function confirmSession(
  req: PayloadRequest,
  session: Stored,
  withCode: boolean,
): Promise<void> {
  const now = new Date().toISOString();
  const set = withCode ? sql`, "with_code" = ${true}` : sql``;
  await runSql(
    req.payload,
    sql`UPDATE ${TABLE} SET "confirmed_at" = ${now}${set} WHERE "id" = ${readString(session["id"])}`,
    req,
  );
}

/** How exact the time of the last use is. Storing each use would cost a write for each request. */
const USE_MS = 5 * 60_000;
/** Stores when a session was used. Does not wait for it. */
export function noteUse(payload: Payload, session: Stored): void {
  const used = Date.parse(readIso(session["used_at"]));
  if (used > Date.now() - USE_MS) return;
  runSql(
    payload,
    sql`UPDATE ${TABLE} SET "used_at" = ${new Date().toISOString()} WHERE "id" = ${readString(session["id"])}`,
  ).catch((err: unknown) => {
    payload.logger.warn({ err, msg: "The use of a session could not be stored." });
  });
}

/** A session as the admin shows it. */
export interface ShownSession {
  readonly id: string;
  readonly browser: string;
  readonly since: string;
  readonly used: string;
  readonly isThis: boolean;
}

/** Loads the open sessions of an account, the newest first. */
export async function loadSessions(
  req: PayloadRequest,
  account: string,
): Promise<readonly ShownSession[]> {
  const where = { id: { equals: account } };
  const stored = await req.payload.db.findOne<Stored & { id: string }>({
    collection: "users",
    where,
    req,
  });
  const all = Array.isArray(stored?.["sessions"]) ? stored["sessions"].filter(isRecord) : [];
  const own = readString(getSession(req.user)?.["id"]);
  return all
    .filter((each) => Date.parse(readIso(each["expiresAt"])) > Date.now())
    .map((each) => ({
      id: readString(each["id"]),
      browser: readString(each["browser"]),
      since: readIso(each["createdAt"]),
      used: readIso(each["used_at"]) || readIso(each["createdAt"]),
      isThis: each["id"] === own,
    }))
    .sort((one, other) => other.used.localeCompare(one.used));
}

/**
 * Ends sessions of an account.
 * @param which the id of one; `others`: all but the one of the request
 */
export async function endSessions(
  req: PayloadRequest,
  account: string,
  which: string,
): Promise<number> {
  const own = readString(getSession(req.user)?.["id"]);
  const chosen = which === "others" ? sql`"id" <> ${own}` : sql`"id" = ${which}`;
  const rows = await runSql(
    req.payload,
    sql`DELETE FROM ${TABLE} WHERE "_parent_id" = ${account} AND ${chosen} RETURNING "id"`,
    req,
  );
  return rows.length;
}
