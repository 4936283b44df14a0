/** Whether a second person must approve a publication of facts. */
import type { PayloadRequest } from "payload";
import { needsApproval } from "../approval/second-person.ts";
import { findNewFacts, type GroupFacts } from "./change.ts";
import { putValues } from "./merge.ts";

/** Returns whether the publication of the facts of a group needs an approval in any language. */
export async function needsFactsApproval(
  { payload }: Pick<PayloadRequest, "payload">,
  group: GroupFacts,
): Promise<boolean> {
  for (const member of group.members) {
    const { live } = member;
    if (!live) continue;
    const wanted = putValues(live, findNewFacts(group, member, live).values);
    if (await needsApproval(payload, group.collection, wanted, live)) return true;
  }
  return false;
}
