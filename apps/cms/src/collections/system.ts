/**
 * Records of the service itself: routes, redirects, the audit log, and the state of the seed and
 * the service.
 */
import type { CollectionConfig, GlobalConfig } from "payload";
import { recordAccess, createServiceAccess, isSignedIn } from "../access/access.ts";
import { audienceField, localeField } from "../fields/identity.ts";
import { keepRedirect, removeRedirect } from "../history/record-address.ts";
import { auditChange, auditDelete } from "../hooks/audit.ts";
import { publishRecordChange, publishRecordDelete } from "../hooks/publish.ts";
import { checkRedirect, limitRedirects, limitRemovals } from "../hooks/redirects.ts";
import { prepareOperation } from "../hooks/save.ts";

/**
 * Index from URL to document, with one row for every published page (content-service §2). Only the
 * service writes it.
 */
export const routes: CollectionConfig = {
  slug: "routes",
  access: createServiceAccess("signed-in"),
  admin: { hidden: true },
  defaultSort: "path",
  hooks: { beforeOperation: [prepareOperation] },
  fields: [
    { name: "path", type: "text", required: true, unique: true, index: true },
    localeField,
    audienceField,
    {
      name: "type",
      type: "text",
      required: true,
      index: true,
      admin: { description: "Collection of the document." },
    },
    { name: "document", type: "text", required: true, unique: true, index: true },
    { name: "group", type: "text", index: true },
    { name: "title", type: "text" },
    {
      name: "head_title",
      type: "text",
      index: true,
      admin: { description: "Title for search engines: its own, else the title of the page." },
    },
    { name: "breadcrumb", type: "text" },
    { name: "description", type: "text", index: true },
    { name: "lastmod", type: "date" },
    { name: "sitemap", type: "checkbox", index: true },
    { name: "noindex", type: "checkbox" },
    {
      name: "indexing",
      type: "text",
      admin: { description: "Of a country page: the decision about it, and why." },
    },
    { name: "search", type: "textarea" },
  ],
};

export const redirects: CollectionConfig = {
  slug: "redirects",
  labels: { singular: "Redirect", plural: "Redirects" },
  access: recordAccess("redirects"),
  admin: {
    useAsTitle: "from",
    defaultColumns: ["from", "to", "status", "automatic", "updatedAt"],
  },
  hooks: {
    beforeOperation: [prepareOperation],
    beforeValidate: [checkRedirect],
    beforeChange: [limitRedirects],
    beforeDelete: [limitRemovals],
    afterChange: [keepRedirect, publishRecordChange, auditChange],
    afterDelete: [removeRedirect, publishRecordDelete, auditDelete],
  },
  fields: [
    { name: "from", type: "text", label: "From", required: true, unique: true, index: true },
    { name: "to", type: "text", label: "To", required: true, index: true },
    {
      name: "status",
      type: "select",
      label: "Kind",
      required: true,
      defaultValue: "301",
      enumName: "redirect_status",
      options: [
        { label: "For good (301)", value: "301" },
        { label: "For now (302)", value: "302" },
      ],
    },
    {
      name: "automatic",
      type: "checkbox",
      label: "Made when a page moved",
      defaultValue: false,
      admin: { readOnly: true },
    },
  ],
};

/** Entries of who did what and when, chained by hashes. Only audit/append.ts writes them. */
export const auditLog: CollectionConfig = {
  slug: "audit_log",
  labels: { singular: "Log entry", plural: "Audit log" },
  access: createServiceAccess("audit"),
  // The view /admin/audit shows it (admin/audit-view.tsx).
  admin: { hidden: true, useAsTitle: "action" },
  defaultSort: "-at",
  hooks: { beforeOperation: [prepareOperation] },
  fields: [
    {
      name: "at",
      label: "Date and time",
      type: "date",
      required: true,
      index: true,
      admin: { date: { pickerAppearance: "dayAndTime" } },
    },
    { name: "user", type: "text", index: true },
    {
      name: "person",
      type: "text",
      label: "Person",
      admin: { description: "The address of the account at that time." },
    },
    { name: "role", type: "text" },
    { name: "action", type: "text", required: true },
    { name: "collection", type: "text", required: true, index: true },
    { name: "document", type: "text", index: true },
    { name: "locale", type: "text" },
    { name: "title", type: "text" },
    { name: "changes", type: "json", label: false },
    // Place in the chain (audit/chain.ts).
    { name: "sequence", type: "number", label: false, unique: true },
    { name: "previous", type: "text", label: false },
    { name: "hash", type: "text", label: false },
  ],
};

/**
 * Records that the seed wrote last. The seed compares them with the stored ones to find changes of
 * editors.
 */
export const seedState: GlobalConfig = {
  slug: "seed_state",
  access: { read: () => false, update: () => false },
  admin: { hidden: true },
  fields: [
    { name: "records", type: "json" },
    { name: "source", type: "text" },
  ],
};

/** Change counter of the service, and the time and result of the last run of scheduled work. */
export const serviceState: GlobalConfig = {
  slug: "service_state",
  label: "Service state",
  access: { read: isSignedIn, update: () => false },
  fields: [
    {
      name: "change_counter",
      type: "number",
      label: "Change counter",
      defaultValue: 0,
      admin: { readOnly: true, description: "Grows with every change that visitors can see." },
    },
    {
      name: "jobs_last_run",
      type: "date",
      label: "Scheduled work last ran",
      admin: {
        readOnly: true,
        date: { pickerAppearance: "dayAndTime", displayFormat: "yyyy-MM-dd HH:mm:ss" },
      },
    },
    {
      name: "jobs_last_result",
      type: "text",
      label: "What it did last",
      admin: { readOnly: true },
    },
    // Rules by which the index of links was built (links/rebuild.ts).
    { name: "links_rules", type: "number", label: false, admin: { hidden: true } },
  ],
};
