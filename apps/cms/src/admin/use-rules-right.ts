"use client";
/** What the signed-in account may do with the rules of the finder. */
import { useAuth } from "@payloadcms/ui";
import { canPublishArea, getRights, canWrite, readActor } from "../access/roles.ts";

/** Whether the account publishes releases and makes them live. */
export const useRulesRight = (): boolean =>
  canPublishArea(readActor(useAuth().user), "eligibility");
/** Whether the account accepts findings, and whether it agrees to the outcome of scenarios. */
export function useFindingRights(): { readonly accepts: boolean; readonly agrees: boolean } {
  const actor = readActor(useAuth().user);
  const accepts = actor !== null && canWrite(actor, "eligibility");
  return { accepts, agrees: accepts || (actor !== null && getRights(actor).approve) };
}
