/** Hooks of accounts and settings that concern second factors. */
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
} from "payload";
import { readString, record } from "../fields/record.ts";
import { changesFields, requireConfirmed } from "./confirm.ts";
import { removeFactor } from "./factors.ts";
import { forgetPolicy } from "./policy.ts";

/** Fields of an account that give rights. */
const RIGHTS = ["role", "edit_locales", "edit_audiences"] as const;

/** Asks an administrator again before somebody gets rights or other ones. */
export const confirmRights: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === "create" || changesFields(RIGHTS, data, originalDoc))
    await requireConfirmed(req);
};
export const confirmDelete: CollectionBeforeDeleteHook = async ({ req }) => {
  await requireConfirmed(req);
};
export const renewPolicy: CollectionAfterChangeHook = forgetPolicy;
export const removeFactorOfDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  forgetPolicy();
  await removeFactor(req, readString(record(doc)["id"]));
};

/** Asks an administrator again before approvals or second factors are needed less. */
export const confirmSettings: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (changesFields(["second_factor", "second_person", "families"], data, originalDoc))
    await requireConfirmed(req);
};
export const renewPolicyOfSettings: GlobalAfterChangeHook = forgetPolicy;
