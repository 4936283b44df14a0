/** Settings of the approval by a second person. */
import type { Payload } from "payload";
import { record } from "../fields/record.ts";

/** When a second person must approve: on a public address with two accounts that may, always, never. */
export const SECOND_PERSON_MODES = ["auto", "always", "never"] as const;
export type SecondPersonMode = (typeof SECOND_PERSON_MODES)[number];
/** Families of content for which a second person may be required. */
export const APPROVED_FAMILIES = ["plans", "prices", "legal", "releases"] as const;
export type ApprovedFamily = (typeof APPROVED_FAMILIES)[number];

export interface ApprovalSettings {
  readonly mode: SecondPersonMode;
  readonly families: readonly ApprovedFamily[];
}

/** Loads the settings. Those that were never saved have their defaults. */
export async function loadApprovalSettings(payload: Payload): Promise<ApprovalSettings> {
  const stored = record(await payload.findGlobal({ slug: "publishing_settings", depth: 0 }));
  const families = stored["families"];
  return {
    mode: SECOND_PERSON_MODES.find((mode) => mode === stored["second_person"]) ?? "auto",
    families: Array.isArray(families)
      ? APPROVED_FAMILIES.filter((family) => families.includes(family))
      : APPROVED_FAMILIES,
  };
}
