/** Validates new passwords and checks the password of an account. */
import { pbkdf2, randomBytes, timingSafeEqual } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { readString, type Stored } from "../fields/record.ts";
import { makeAttempts, makeLane } from "./attempts.ts";
import { isCommonPassword } from "./common-passwords.ts";

const SHORTEST = 12;
export const LONGEST = 1024;
/** Fewest different characters. A password with fewer is a repetition. */
const DIFFERENT = 5;
/** Fewest characters that a password has in addition to the address of its owner. */
const BESIDE_ADDRESS = 8;

/** A reason why a password is refused. */
export type PasswordProblem = "short" | "long" | "repeats" | "address" | "common";

/** Returns the parts of an address and a name that a password may not consist of, the longest first. */
function listOwnWords({ email, name }: Stored): readonly string[] {
  const [address, called] = [readString(email).toLowerCase(), readString(name).toLowerCase()];
  const [local = ""] = address.split("@");
  return [address, local, called, ...called.split(/\s+/)].filter(({ length }) => length >= 3);
}

/**
 * Returns the reason why a password is refused; null when it is accepted.
 * @param account its address and name
 */
export function findPasswordProblem(password: string, account: Stored): PasswordProblem | null {
  if (password.length < SHORTEST) return "short";
  if (password.length > LONGEST) return "long";
  const lower = password.toLowerCase();
  const repeated = /^(.{1,6}?)\1+(.{0,5})$/s.exec(lower);
  if (new Set(lower).size < DIFFERENT || repeated?.[1]?.startsWith(repeated[2] ?? ""))
    return "repeats";
  const beside = listOwnWords(account).reduce((left, part) => left.replaceAll(part, ""), lower);
  if (beside.length < BESIDE_ADDRESS && beside !== lower) return "address";
  return isCommonPassword(lower) ? "common" : null;
}

/** Counter of password tries, for log-ins and changes. */
export const attempts = makeAttempts();
/**
 * Queues of password checks. A check takes 0.1 s or more of a processor. Known browsers have their
 * own queue, so that they never wait for unknown ones.
 */
export const LANES = { known: makeLane(1, 10), stranger: makeLane(2, 20) } as const;
/** Time in ms after which to retry when a queue is full. */
export const FULL_MS = 2000;

/** The format of the hash and its parameters are Payload's. */
const PREFIX = "pbkdf2-sha256-v1:";
const derive = promisify(pbkdf2);
const hash = (password: string, salt: string | Buffer): Promise<Buffer> =>
  derive(password, salt, 600_000, 32, "sha256");

/** Hashes a password when there is no account, so that the response time does not reveal that. */
export const hashNothing = (password: string): Promise<Buffer> => hash(password, randomBytes(32));

/** Whether a password is that of an account. */
export async function matchesPassword(account: Stored, password: string): Promise<boolean> {
  const stored = readString(account["hash"]);
  const expected = Buffer.from(stored.slice(PREFIX.length), "hex");
  const given = await hash(password.slice(0, LONGEST), readString(account["salt"]));
  return (
    stored.startsWith(PREFIX) &&
    expected.length === given.length &&
    timingSafeEqual(expected, given)
  );
}

/**
 * Checks the password of the signed-in user.
 * @returns the time in ms after which to retry, when too many tries were wrong or the queue is full
 */
export async function checkOwn(
  account: Stored,
  password: string,
): Promise<boolean | { readonly retryAfter: number }> {
  const attempt = attempts({ device: `signed in ${readString(account["id"])}` });
  if ("retryAfter" in attempt) return attempt;
  await pause(attempt.wait);
  const checking = LANES.known(() => matchesPassword(account, password));
  if (!checking) {
    attempt.takeBack();
    return { retryAfter: FULL_MS };
  }
  const right = await checking;
  if (right) attempt.takeBack();
  return right;
}
