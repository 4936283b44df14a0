/** Releases of the finder, and the number of the live release. */
import type { CollectionConfig, GlobalConfig, PayloadRequest } from "payload";
import { isStaff, refuseEverybody, createServiceAccess } from "../access/access.ts";
import type { Stored } from "../fields/record.ts";
import { auditChange } from "../hooks/audit.ts";
import { recordRelease } from "../history/record-settings.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { getSay } from "../labels/request-words.ts";
import { prepareOperation } from "../hooks/save.ts";

/** Refuses to change or delete a release, even for the service itself. @throws APIError 403 */
const immutable = ({ req }: { readonly req: PayloadRequest }): never =>
  refuseRequest(403, getSay(req)("problem.immutable"));

const readOnly = { readOnly: true } as const;
export const releases: CollectionConfig = {
  slug: "finder_releases",
  labels: { singular: "Release", plural: "Releases" },
  access: createServiceAccess("backstage"),
  admin: {
    useAsTitle: "version",
    defaultColumns: ["version", "time", "author", "note", "changed", "checksum"],
    enableListViewSelectAPI: true,
    description:
      "What visitors got, release by release. Make an older one live again in the history of the rules.",
  },
  defaultSort: "-version",
  hooks: {
    beforeOperation: [prepareOperation],
    beforeChange: [
      ({ data, operation, req }) =>
        operation === "create" ? (data as Stored) : immutable({ req }),
    ],
    beforeDelete: [immutable],
    afterChange: [auditChange],
  },
  fields: [
    {
      type: "row",
      fields: [
        {
          name: "version",
          type: "number",
          label: "Version",
          required: true,
          unique: true,
          index: true,
          admin: readOnly,
        },
        { name: "type", type: "text", label: "Type", required: true, admin: readOnly },
      ],
    },
    { name: "note", type: "textarea", label: "Note", admin: readOnly },
    {
      type: "row",
      fields: [
        { name: "author", type: "text", label: "Author", admin: readOnly },
        {
          name: "confirmed_by",
          type: "text",
          label: "Confirmed by",
          admin: {
            ...readOnly,
            description: "When the release changed more journeys than the settings allow.",
          },
        },
        {
          name: "time",
          type: "date",
          label: "Published",
          required: true,
          admin: { ...readOnly, date: { pickerAppearance: "dayAndTime" } },
        },
      ],
    },
    {
      type: "row",
      fields: [
        { name: "journeys", type: "number", label: "Journeys proven", admin: readOnly },
        {
          name: "changed",
          type: "number",
          label: "Journeys that changed",
          admin: { ...readOnly, description: "Against the release that was live then." },
        },
      ],
    },
    {
      name: "checksum",
      type: "text",
      label: "Checksum of the data",
      required: true,
      admin: readOnly,
    },
    // Half a megabyte of data and payloads. Only the endpoints read it.
    {
      name: "release",
      type: "json",
      required: true,
      access: { read: () => false },
      admin: { hidden: true },
    },
  ],
};

/** Number of the live release. Its view in the admin publishes releases. */
export const finderLive: GlobalConfig = {
  slug: "finder_live",
  label: "Publish release",
  access: { read: isStaff, update: refuseEverybody },
  hooks: { afterChange: [recordRelease] },
  admin: {
    components: { views: { edit: { root: { Component: "/admin/publish-view.tsx#PublishView" } } } },
  },
  fields: [
    { name: "version", type: "number", label: "Live version" },
    { name: "activated_by", type: "text", label: "Made live by" },
    { name: "activated_at", type: "date", label: "Made live on" },
    // The request that waits for a confirmation (releases/requests.ts).
    { name: "request", type: "json", admin: { hidden: true } },
  ],
};
