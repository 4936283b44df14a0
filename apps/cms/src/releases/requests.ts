/**
 * The request to publish a release that changes many journeys. It waits for a confirmation; there is
 * at most one.
 */
import { CHANGE_LIMIT } from "@orlaya/finder/eligibility";
import type { Payload, PayloadRequest } from "payload";
import { record, readString } from "../fields/record.ts";

export interface PublishRequest {
  /** Checksum of the data that the confirmation publishes. */
  readonly checksum: string;
  readonly note: string;
  /** Id of the account. */
  readonly user: string;
  /** Mail address of the account. */
  readonly person: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Loads the request that waits; null when there is none. */
export async function loadRequest(payload: Payload): Promise<PublishRequest | null> {
  const live = record(await payload.findGlobal({ slug: "finder_live", depth: 0 }));
  const request = record(live["request"]);
  const [checksum, note, user, person, at] = (
    ["checksum", "note", "user", "person", "at"] as const
  ).map((name) => readString(request[name]));
  return checksum && note && user && person && at ? { checksum, note, user, person, at } : null;
}

/** Stores a request, or removes it. */
export function setRequest(
  payload: Payload,
  request: PublishRequest | null,
  req?: PayloadRequest,
): Promise<unknown> {
  const data = { request };
  return payload.updateGlobal({ slug: "finder_live", data, depth: 0, ...(req ? { req } : {}) });
}

/** Default of the share of journeys that may change without a second person, in percent. */
export const DEFAULT_CHANGE_LIMIT = CHANGE_LIMIT * 100;
/** Loads the largest share of journeys that may change without a confirmation, 0 to 1. */
export async function loadChangeLimit(payload: Payload): Promise<number> {
  const settings = record(await payload.findGlobal({ slug: "finder_settings", depth: 0 }));
  const percent = settings["change_limit"];
  return (typeof percent === "number" ? percent : DEFAULT_CHANGE_LIMIT) / 100;
}
