/** The default of “Also within one country” in a new rule (finder §2.5). */
import type { CollectionBeforeChangeHook, Payload } from "payload";
import { readRelationId, type Stored } from "../fields/record.ts";
import { LOCAL_PLAN, LOCAL_PROFILE_TYPE } from "./local-plan.ts";
import { isLinkCarrier } from "./tables.ts";

/**
 * Whether a new rule applies within one country: for a local plan, and for a profile of citizens
 * (“Local national”).
 */
async function isWithinByDefault(payload: Payload, rule: Stored): Promise<boolean> {
  if (rule["rules_type"] === LOCAL_PLAN) return true;
  const profiles = (Array.isArray(rule["profile"]) ? rule["profile"] : [])
    .map(readRelationId)
    .filter((id) => id !== null);
  if (profiles.length === 0) return false;
  const { totalDocs } = await payload.count({
    collection: "profiles",
    where: { and: [{ id: { in: profiles } }, { type: { equals: LOCAL_PROFILE_TYPE } }] },
  });
  return totalDocs > 0;
}

/** Sets the default in a new rule for which nobody chose. */
export const setSameCountry: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  const rule = data as Stored;
  if (operation !== "create" || typeof rule["same_country"] === "boolean" || isLinkCarrier(rule))
    return rule;
  return { ...rule, same_country: await isWithinByDefault(req.payload, rule) };
};
