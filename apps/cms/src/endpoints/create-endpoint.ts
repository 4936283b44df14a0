/** Common parts of endpoints for signed-in accounts: rights, parameters, bodies, refusals. */
import type { Endpoint, PayloadRequest } from "payload";
import { canWrite, getRights, readActor, writesNothing, type Actor } from "../access/roles.ts";
import { record, readString, type Stored } from "../fields/record.ts";
import { getSay } from "../labels/request-words.ts";

/** Options of an answer that nobody keeps. */
export const NO_STORE = { headers: { "cache-control": "no-store" } } as const;

/** Answers with a sentence that states why a request failed. */
export const answerProblem = (status: number, message: string, more: Stored = {}): Response =>
  Response.json({ errors: [{ message }], ...more }, { status });

/** The groups of accounts for which endpoints are made. */
const MAY = {
  /** All accounts, also the one of the site. */
  site: () => true,
  /** All staff. */
  read: (actor) => getRights(actor).backstage,
  /** Staff who edit anything. */
  write: (actor) => !writesNothing(actor),
  /** Staff who edit documents or texts of the finder. */
  content: (actor) => canWrite(actor, "content") || canWrite(actor, "finder"),
  /** Staff who change the rules. */
  edit: (actor) => canWrite(actor, "eligibility"),
  /** Staff who change and publish the rules. */
  publish: (actor) => canWrite(actor, "eligibility") && getRights(actor).publish,
  /** Staff who read the audit log. */
  audit: (actor) => getRights(actor).audit,
  /** Administrators, who export and import all content. */
  transfer: (actor) => canWrite(actor, "users"),
} satisfies Readonly<Record<string, (actor: Actor) => boolean>>;
export type Caller = keyof typeof MAY;
export type Method = "get" | "post";

/** Creates an endpoint for one group of accounts. Others get 401 or 403 with a sentence. */
export function createEndpoint(
  who: Caller,
  method: Method,
  path: `/${string}`,
  handle: (req: PayloadRequest, actor: Actor) => Promise<Response>,
): Endpoint {
  return {
    path,
    method,
    handler: (req) => {
      const actor = readActor(req.user);
      if (!actor) return answerProblem(401, getSay(req)("service.signIn"));
      if (MAY[who](actor)) return handle(req, actor);
      return answerProblem(403, getSay(req)(who === "transfer" ? "transfer.role" : "service.role"));
    },
  };
}

/** Returns a part of the path of a request; an empty text when the path does not have it. */
export const readParameter = (req: PayloadRequest, name: string): string =>
  readString(req.routeParams?.[name]);

/** A document or record that the path of a request names. */
export interface Place {
  readonly collection: string;
  readonly id: string;
}
/** Returns the document that the path of a request names; empty texts when it names none. */
export function readPlace(req: PayloadRequest): Place {
  return { collection: readParameter(req, "collection"), id: readParameter(req, "id") };
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
