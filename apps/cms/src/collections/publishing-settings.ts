/** Settings of publishing. Only administrators may change them. */
import { getTypeTag } from "@orlaya/contract";
import { LOCALES } from "@orlaya/locales";
import type { GlobalAfterChangeHook, GlobalConfig } from "payload";
import { isAdmin, isStaff } from "../access/access.ts";
import { APPROVED_FAMILIES } from "../approval/settings.ts";
import { listChanges } from "../audit/changes.ts";
import { record } from "../fields/record.ts";
import { recordSettings } from "../history/record-settings.ts";
import { announce } from "../hooks/revalidate.ts";
import { note } from "../hooks/audit.ts";
import { confirmSettings, renewPolicyOfSettings } from "../second-factor/hooks.ts";

/** What happens to a plan whose review is overdue for longer than the days of the settings. */
export const OVERDUE_ACTIONS = ["remind", "noindex", "unpublish"] as const;
export type OverdueAction = (typeof OVERDUE_ACTIONS)[number];

const NAMES = [
  "second_person",
  "second_factor",
  "families",
  "is_real",
  "overdue_days",
  "overdue_action",
] as const;
/** Writes the changed settings to the audit log. */
const auditSettings: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [before, after] = [record(previousDoc), record(doc)];
  const changed = NAMES.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  ).map((name) => `${name}: ${JSON.stringify(before[name])} → ${JSON.stringify(after[name])}`);
  if (changed.length > 0)
    await note(
      req,
      "update",
      "publishing_settings",
      { title: changed.join("; ") },
      { changes: listChanges("publishing_settings", before, after) },
    );
};

/** Renews the pages of the site, whose footers say whether the site is a demonstration. */
const announceDemonstration: GlobalAfterChangeHook = ({ doc, previousDoc, req }) => {
  const [after, before] = [record(doc)["is_real"], record(previousDoc)["is_real"]];
  if (after !== before)
    announce(
      req,
      LOCALES.map((locale) => getTypeTag("company", locale)),
    );
};

export const publishingSettings: GlobalConfig = {
  slug: "publishing_settings",
  label: "Publishing settings",
  access: { read: isStaff, update: isAdmin },
  hooks: {
    beforeChange: [confirmSettings],
    afterChange: [...[auditSettings, recordSettings, renewPolicyOfSettings], announceDemonstration],
  },
  fields: [
    {
      name: "second_person",
      type: "select",
      label: "Approval by a second person",
      required: true,
      defaultValue: "auto",
      options: [
        { label: "On a public address with two people who may approve", value: "auto" },
        { label: "Always", value: "always" },
        { label: "Never", value: "never" },
      ],
    },
    {
      name: "families",
      type: "select",
      label: "What a second person approves",
      hasMany: true,
      defaultValue: [...APPROVED_FAMILIES],
      options: [
        { label: "Plans", value: "plans" },
        { label: "Prices", value: "prices" },
        { label: "Legal pages and clauses", value: "legal" },
        { label: "Releases of the eligibility rules", value: "releases" },
      ],
    },
    {
      name: "second_factor",
      type: "select",
      label: "Login with a code",
      required: true,
      defaultValue: "auto",
      options: [
        { label: "On a public address with two people who need it", value: "auto" },
        { label: "Always", value: "always" },
        { label: "Never", value: "never" },
      ],
      admin: { description: "For everybody who publishes, approves or releases." },
    },
    {
      name: "is_real",
      type: "checkbox",
      label: "This site sells real insurance",
      defaultValue: false,
      admin: { description: "Demonstration data can then no longer be published." },
    },
    {
      name: "overdue_days",
      type: "number",
      label: "Days after which an overdue plan has consequences",
      required: true,
      min: 0,
      max: 365,
      defaultValue: 30,
    },
    {
      name: "overdue_action",
      type: "select",
      label: "What happens then",
      required: true,
      defaultValue: "remind",
      options: [
        { label: "Only reminders", value: "remind" },
        { label: "Search engines no longer list the plan", value: "noindex" },
        { label: "The plan is taken down", value: "unpublish" },
      ],
    },
  ],
};
