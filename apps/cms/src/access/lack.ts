/** What an account lacks to publish a document. */
import { canPublishArea, canWrite, isInScope, type Actor, type Area } from "./roles.ts";

/** `role`: it only reads. `scope`: another language or site. `publish`: it saves drafts only. */
export type Lack = "role" | "scope" | "publish";

/** Returns why an account may not publish a document of an area; null when it may. */
export function findLack(
  actor: Actor | null,
  area: Area,
  document: { readonly locale?: unknown; readonly audience?: unknown },
): Lack | null {
  if (!actor || !canWrite(actor, area)) return "role";
  if (!isInScope(actor, document)) return "scope";
  return canPublishArea(actor, area) ? null : "publish";
}
