/** Findings that an editor accepted, with the reason. */
import type { CollectionBeforeChangeHook, CollectionConfig } from "payload";
import { createStaffAccess, refuseEverybody } from "../access/access.ts";
import { readActor } from "../access/roles.ts";
import { readReviewDate } from "../eligibility/review-date.ts";
import { readString, type Stored } from "../fields/record.ts";
import { createTableCollection } from "./finder-table.ts";

/**
 * Sets the author and the time when the reason or the journeys change. Editors cannot enter them.
 */
const stampAcceptance: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const given = data as Stored;
  const before = originalDoc as Stored | undefined;
  const kind = readString(given["finding"] ?? before?.["finding"]).split(":")[0] ?? "";
  const same =
    before !== undefined &&
    ["reason", "journeys", "review_on"].every(
      (name) => given[name] === undefined || given[name] === before[name],
    );
  if (same) return { ...given, kind };
  const person = readActor(req.user)?.email;
  // A change set accepts without a review date.
  const isUndated = person !== undefined && (given["review_on"] ?? before?.["review_on"]) == null;
  return {
    ...given,
    kind,
    ...(isUndated ? { review_on: readReviewDate("", Date.now()) } : {}),
    author: person ?? (readString(given["author"]) || "seed"),
    time: new Date().toISOString(),
  };
};

const readOnly = { readOnly: true } as const;
export const acceptedFindings: CollectionConfig = createTableCollection({
  slug: "finder_findings",
  table: "accepted",
  labels: { singular: "Accepted finding", plural: "Accepted findings" },
  title: "finding",
  search: ["finding", "reason"],
  columns: ["finding", "kind", "reason", "journeys", "review_on", "author"],
  beforeChange: [stampAcceptance],
  // Only /finder/accept writes records. It determines the finding and its journeys itself.
  access: { ...createStaffAccess("eligibility"), create: refuseEverybody, update: refuseEverybody },
  fields: [
    {
      name: "finding",
      type: "text",
      label: "Finding",
      required: true,
      unique: true,
      index: true,
      access: { update: () => false },
    },
    {
      name: "kind",
      // Text and not a choice, so that a new kind needs no migration.
      type: "text",
      label: "Kind",
      index: true,
      admin: readOnly,
    },
    { name: "reason", type: "textarea", label: "Reason", required: true },
    {
      name: "journeys",
      type: "number",
      label: "Journeys",
      required: true,
      min: 0,
      admin: { description: "It opens again when it concerns more than these." },
    },
    {
      name: "review_on",
      type: "date",
      label: "Review on",
      index: true,
      admin: { ...readOnly, description: "After this day the finding is open again." },
    },
    {
      type: "row",
      fields: [
        { name: "author", type: "text", label: "Accepted by", admin: readOnly },
        {
          name: "time",
          type: "date",
          label: "Accepted on",
          admin: { ...readOnly, date: { pickerAppearance: "dayAndTime" } },
        },
      ],
    },
  ],
});
