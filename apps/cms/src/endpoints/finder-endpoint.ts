/** Common parts of the finder's endpoints: rights, bodies and refusals. */
import type { Endpoint, PayloadRequest } from "payload";
import { readActor, canWrite, getRights, type Actor } from "../access/roles.ts";
import { getSay } from "../labels/request-words.ts";
import { record, type Stored } from "../fields/record.ts";

/** Answers with a sentence that states why a request failed. */
export const answerProblem = (status: number, message: string, more: Stored = {}): Response =>
  Response.json({ errors: [{ message }], ...more }, { status });

type Handler = (req: PayloadRequest, actor: Actor) => Promise<Response>;
/**
 * Creates an endpoint for callers with a right. `site`: also the site’s key. `read`: all staff.
 * `edit`: who may change the rules. `publish`: who may also publish them.
 */
export function createFinderEndpoint(
  who: "site" | "read" | "edit" | "publish",
  method: "get" | "post",
  path: `/${string}`,
  handler: Handler,
): Endpoint {
  return {
    path,
    method,
    handler: async (req) => {
      const actor = readActor(req.user);
      if (!actor) return answerProblem(401, getSay(req)("service.signIn"));
      const rights = getRights(actor);
      const allowed =
        who === "site" ||
        (who === "read"
          ? rights.backstage
          : canWrite(actor, "eligibility") && (who === "edit" || rights.publish));
      return allowed ? handler(req, actor) : answerProblem(403, getSay(req)("service.role"));
    },
  };
}

/** Reads the body of a request as JSON; an empty record for anything else. */
export async function readJsonBody(req: PayloadRequest): Promise<Stored> {
  try {
    return record(JSON.parse((await req.text?.()) ?? ""));
  } catch {
    return {};
  }
}
/** Returns a whole number above 0; null for anything else. */
export function readPositiveInteger(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0
    ? value
    : typeof value === "string" && /^[1-9]\d{0,8}$/.test(value)
      ? Number(value)
      : null;
}
