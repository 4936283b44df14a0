/** Which passwords are taken, and whether one is somebody's. */
import { pbkdf2, randomBytes, timingSafeEqual } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { readString, type Stored } from "../fields/record.ts";
import { makeAttempts, makeLane } from "./attempts.ts";
import { SAY } from "./words.ts";

const SHORTEST = 12;
export const LONGEST = 1024;
/** Fewer different characters than this are a repetition. */
const DIFFERENT = 5;
/** Characters that a password has beside the address of its owner. */
const BESIDE_ADDRESS = 8;

/** Why a password is refused, as a sentence; null when it is taken. */
export function findPasswordProblem(password: string, email: string): string | null {
  if (password.length < SHORTEST) return SAY.short;
  if (password.length > LONGEST) return SAY.long;
  const lower = password.toLowerCase();
  const repeated = /^(.{1,6}?)\1+(.{0,5})$/s.exec(lower);
  if (new Set(lower).size < DIFFERENT || repeated?.[1]?.startsWith(repeated[2] ?? ""))
    return SAY.repeats;
  const local = email.toLowerCase().split("@")[0] ?? "";
  const beside =
    local.length < 3
      ? lower
      : [email.toLowerCase(), local].reduce((left, part) => left.replaceAll(part, ""), lower);
  return beside.length < BESIDE_ADDRESS && beside !== lower ? SAY.address : null;
}

/** Tries at passwords, of logins and of changes. */
export const attempts = makeAttempts();
/** Checking a password costs 0.1 s and more of a processor. Known browsers never wait for strangers. */
export const LANES = { known: makeLane(1, 10), stranger: makeLane(2, 20) } as const;
/** When a full lane is worth another try, in ms. */
export const FULL_MS = 2000;

/** Payload's own parameters. */
const PREFIX = "pbkdf2-sha256-v1:";
const derive = promisify(pbkdf2);
const hash = (password: string, salt: string | Buffer): Promise<Buffer> =>
  derive(password, salt, 600_000, 32, "sha256");

/** The work of checking a password, done where there is no account, so that the time says nothing. */
export const hashNothing = (password: string): Promise<Buffer> => hash(password, randomBytes(32));

/** Whether the signed-in owner of an account knows its password. @returns ms to wait where too many tries were wrong */
export async function checkOwn(
  account: Stored,
  password: string,
): Promise<boolean | { readonly retryAfter: number }> {
  const attempt = attempts({ device: `signed in ${readString(account["id"])}` });
  if ("retryAfter" in attempt) return attempt;
  await pause(attempt.wait);
  const stored = readString(account["hash"]);
  const checking = LANES.known(() => hash(password.slice(0, LONGEST), readString(account["salt"])));
  if (!checking) {
    attempt.takeBack();
    return { retryAfter: FULL_MS };
  }
  const expected = Buffer.from(stored.slice(PREFIX.length), "hex");
  const given = await checking;
  const right =
    stored.startsWith(PREFIX) &&
    expected.length === given.length &&
    timingSafeEqual(expected, given);
  if (right) attempt.takeBack();
  return right;
}
