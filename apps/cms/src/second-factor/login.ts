/** The second step of a login. */
import { APIError, type CollectionBeforeLoginHook, type PayloadRequest } from "payload";
import { readActor } from "../access/roles.ts";
import { writeChange } from "../audit/changes.ts";
import { note } from "../hooks/audit.ts";
import { getSay } from "../labels/request-words.ts";
import { readString, record, type Stored } from "../fields/record.ts";
import { writeRecoveryCode } from "./codes.ts";
import { findFactor, storeFactor, spendCode, type Factor } from "./factors.ts";
import { isFactorOff, needsFactor } from "./policy.ts";
import { confirmSetup, createSetup, readTicket, type Setup } from "./setup.ts";

/** What a login sends besides the password. */
export interface Given {
  readonly code: string;
  /** Ticket of a second factor that is being set up. */
  readonly setup: string;
}
/** What is missing after a correct password. */
export type Step = { readonly step: "code" } | ({ readonly step: "setup" } & Partial<Setup>);

/** Refuses a login whose password was correct. Its data are a `Step`. */
export class StepError extends APIError<Step> {
  constructor(message: string, step: Step, status = 403) {
    super(message, status, step, true);
  }
}

interface Need {
  readonly kind: "none" | "code" | "setup";
  readonly factor: Factor | null;
}
/** Returns what an account needs besides the password. */
export async function findNeed(req: PayloadRequest, account: Stored): Promise<Need> {
  if (await isFactorOff(req.payload)) return { kind: "none", factor: null };
  const factor = await findFactor(req, readString(account["id"]));
  if (factor) return { kind: "code", factor };
  return { kind: (await needsFactor(req.payload, account)) ? "setup" : "none", factor };
}

/** Creates the refusal that asks for what is missing. */
export function askForStep(req: PayloadRequest, kind: "code" | "setup", account: Stored) {
  const say = getSay(req);
  return kind === "code"
    ? new StepError(say("door.needsCode"), { step: "code" })
    : new StepError(say("door.needsSetup"), {
        step: "setup",
        ...createSetup(readString(account["id"]), readString(account["email"])),
      });
}

/** Returns the sentence about too many wrong codes. */
export function describeWait(req: PayloadRequest, ms: number): string {
  return getSay(req)("door.tooMany", { count: Math.max(1, Math.ceil(ms / 1000)) });
}

/** Uses the code of a login. @throws StepError */
async function takeCode(req: PayloadRequest, factor: Factor, { code }: Given): Promise<void> {
  const result = await spendCode(req, factor, code);
  if (result === "right") return;
  const message =
    result === "wrong" ? getSay(req)("door.wrongCode") : describeWait(req, result.retryAfter);
  throw new StepError(message, { step: "code" }, result === "wrong" ? 403 : 429);
}

/** Stores the second factor that a login sets up. @throws StepError */
async function takeSetup(req: PayloadRequest, account: Stored, given: Given): Promise<void> {
  const id = readString(account["id"]);
  const say = getSay(req);
  const secret = readTicket(given.setup, id);
  if (secret === null)
    throw new StepError(say("door.staleSetup"), {
      step: "setup",
      ...createSetup(id, readString(account["email"])),
    });
  const confirmed = confirmSetup(secret, given.code);
  if (!confirmed) throw new StepError(say("door.wrongSetupCode"), { step: "setup" });
  req.context["recovery"] = (await storeFactor(req, id, confirmed)).map(writeRecoveryCode);
  const changes = [writeChange("second_factor", null, "set")];
  await note(req, "second factor set up", "users", account, { actor: readActor(account), changes });
}

/**
 * Refuses a session without the second factor. Payload calls it after the password was correct, in
 * each of its operations that creates a session.
 */
export const checkSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  const account = record(user);
  const { kind, factor } = await findNeed(req, account);
  const given = (req.context["factor"] ?? { code: "", setup: "" }) as Given;
  if (kind === "none") return;
  if (kind === "code" && factor && given.code !== "") await takeCode(req, factor, given);
  else if (kind === "setup" && given.setup !== "") await takeSetup(req, account, given);
  else throw askForStep(req, kind, account);
  req.context["withCode"] = true;
};
