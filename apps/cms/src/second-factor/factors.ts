/** The stored second factors of accounts (collections/second-factors.ts). */
import type { PayloadRequest } from "payload";
import { makePace } from "../accounts/attempts.ts";
import { seal, unseal } from "../accounts/seal.ts";
import { readString, type Stored } from "../fields/record.ts";
import { runSql, sql } from "../sql.ts";
import { cleanCode, createRecoveryCodes, findStep, hashRecoveryCode } from "./codes.ts";

export const SECOND_FACTORS = "second_factors";
export type Factor = Stored & { readonly id: string };
const purposeOf = (account: string): string => `key of ${account}`;

/** Returns the second factor of an account; null when it has none. */
export function findFactor(req: PayloadRequest, account: string): Promise<Factor | null> {
  const where = { account: { equals: account } };
  return req.payload.db.findOne<Factor>({ collection: SECOND_FACTORS, where, req });
}
/** Counts the recovery codes that are left. */
export const countRecoveryCodes = (factor: Factor): number =>
  readString(factor["recovery"]).split(" ").filter(Boolean).length;

const hashAll = (codes: readonly string[]): string => codes.map(hashRecoveryCode).join(" ");

/**
 * Stores the second factor of an account instead of an earlier one.
 * @param step step of the code with which the person confirmed the key
 * @returns its recovery codes
 */
export async function storeFactor(
  req: PayloadRequest,
  account: string,
  { secret, step }: { readonly secret: string; readonly step: number },
): Promise<readonly string[]> {
  await removeFactor(req, account);
  const codes = createRecoveryCodes();
  await req.payload.db.create({
    collection: SECOND_FACTORS,
    data: {
      account,
      secret: seal(secret, purposeOf(account)),
      last_step: step,
      recovery: hashAll(codes),
    },
    req,
    returning: false,
  });
  return codes;
}

/** Replaces the recovery codes of an account. */
export async function renewRecoveryCodes(
  req: PayloadRequest,
  { id }: Factor,
): Promise<readonly string[]> {
  const codes = createRecoveryCodes();
  const data = { recovery: hashAll(codes) };
  await req.payload.db.updateOne({ collection: SECOND_FACTORS, id, data, req, returning: false });
  return codes;
}

export async function removeFactor(req: PayloadRequest, account: string): Promise<void> {
  const where = { account: { equals: account } };
  await req.payload.db.deleteMany({ collection: SECOND_FACTORS, where, req });
}

/** Uses a code of the app. Each step is used once, also by concurrent requests. */
async function spendStep(req: PayloadRequest, factor: Factor, step: number): Promise<boolean> {
  const statement = sql`UPDATE "second_factors" SET "last_step" = ${step}
    WHERE "id" = ${factor.id} AND "last_step" < ${step} RETURNING "id"`;
  return (await runSql(req.payload, statement, req)).length > 0;
}
/** Uses a recovery code, which is removed. */
async function spendRecoveryCode(req: PayloadRequest, factor: Factor, code: string) {
  const stored = readString(factor["recovery"]);
  const hashes = stored.split(" ");
  const used = hashRecoveryCode(code);
  if (!hashes.includes(used)) return false;
  const left = hashes.filter((hash) => hash !== used).join(" ");
  const statement = sql`UPDATE "second_factors" SET "recovery" = ${left}
    WHERE "id" = ${factor.id} AND "recovery" = ${stored} RETURNING "id"`;
  return (await runSql(req.payload, statement, req)).length > 0;
}

const MINUTE = 60_000;
/** Pauses in ms between wrong codes. Whoever tries them knows the password already. */
const wrongCodes = makePace([
  [6, 0],
  [20, MINUTE / 2],
  [Infinity, 5 * MINUTE],
]);

/** A code that was used, a wrong one, or the time in ms after which to try again. */
export type CodeResult = "right" | "wrong" | { readonly retryAfter: number };

/** Uses a code of the app or a recovery code of an account. */
export async function spendCode(
  req: PayloadRequest,
  factor: Factor,
  typed: string,
): Promise<CodeResult> {
  const account = readString(factor["account"]);
  const retryAfter = wrongCodes.waitFor(account);
  if (retryAfter > 0) return { retryAfter };
  const takeBack = wrongCodes.count(account);
  const code = cleanCode(typed);
  const secret = unseal(readString(factor["secret"]), purposeOf(account));
  const step = secret === null ? null : findStep(secret, code);
  const isRight =
    step === null ? await spendRecoveryCode(req, factor, code) : await spendStep(req, factor, step);
  if (!isRight) return "wrong";
  takeBack();
  return "right";
}
