/**
 * Accounts of staff, and the site's own user. Replaces the unsafe defaults of Payload (quality §1).
 */
import { LOCALES, LOCALE_TABLE } from "@orlaya/locales";
import { AUDIENCES } from "@orlaya/routes";
import type { CollectionConfig } from "payload";
import { isAdminForField, isAdmin } from "../access/access.ts";
import { ROLES, readActor, getRights } from "../access/roles.ts";
import { authEndpoints } from "../endpoints/auth.ts";
import { env } from "../env.ts";
import { audienceOptions } from "../fields/identity.ts";
import { buildOptions } from "../fields/options.ts";
import {
  giveBack,
  guardPassword,
  invite,
  keepAdminOnChange,
  keepAdminOnDelete,
} from "../accounts/hooks.ts";
import { noteLogout } from "../accounts/note-login.ts";
import { sessionsField } from "../accounts/session-fields.ts";
import { accountEndpoints } from "../endpoints/accounts.ts";
import { auditChange, auditDelete } from "../hooks/audit.ts";
import { prepareOperation } from "../hooks/save.ts";
import {
  confirmDelete,
  confirmRights,
  removeFactorOfDeleted,
  renewPolicy,
} from "../second-factor/hooks.ts";
import { checkSecondFactor } from "../second-factor/login.ts";

/** Whether cookies need HTTPS: always, except on the local machine. */
export const needsSecureCookies = (url: string): boolean =>
  !["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);

export const users: CollectionConfig = {
  slug: "users",
  labels: { singular: "User", plural: "Users" },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    // Wrong passwords delay the next tries instead (accounts/attempts.ts). If accounts were locked,
    // an attacker could lock out every user.
    maxLoginAttempts: 0,
    useAPIKey: true,
    removeTokenFromResponses: true,
    cookies: { sameSite: "Strict", secure: needsSecureCookies(env.cmsUrl) },
  },
  access: {
    admin: ({ req }) => {
      const actor = readActor(req.user);
      return actor !== null && actor.role !== "site";
    },
    read: ({ req }) => {
      const actor = readActor(req.user);
      return actor !== null && (getRights(actor).audit || { id: { equals: actor.id } });
    },
    create: isAdmin,
    update: ({ req }) => {
      const actor = readActor(req.user);
      return (
        actor !== null &&
        (actor.role === "admin" || (actor.role !== "site" && { id: { equals: actor.id } }))
      );
    },
    delete: isAdmin,
    unlock: isAdmin,
  },
  admin: {
    useAsTitle: "email",
    defaultColumns: ["email", "name", "role", "edit_locales", "edit_audiences"],
    components: {
      beforeListTable: ["/admin/invite-link.tsx#InviteLink"],
      edit: { SaveButton: "/admin/invite-button.tsx#InviteButton" },
    },
  },
  endpoints: [...authEndpoints, ...accountEndpoints],
  hooks: {
    beforeOperation: [prepareOperation],
    beforeValidate: [guardPassword],
    beforeChange: [confirmRights, keepAdminOnChange],
    beforeDelete: [confirmDelete, keepAdminOnDelete],
    beforeLogin: [checkSecondFactor],
    afterLogout: [noteLogout],
    afterError: [giveBack],
    afterChange: [auditChange, renewPolicy, invite],
    afterDelete: [auditDelete, removeFactorOfDeleted],
  },
  fields: [
    {
      name: "confirmation",
      type: "ui",
      admin: {
        components: { Field: "/admin/current-password.tsx#CurrentPassword" },
        disableListColumn: true,
      },
    },
    {
      name: "invitation",
      type: "ui",
      admin: {
        components: { Field: "/admin/invitation.tsx#Invitation" },
        disableListColumn: true,
      },
    },
    { name: "name", type: "text", label: "Name", maxLength: 100 },
    { name: "invited_at", type: "date", label: false, admin: { hidden: true } },
    sessionsField,
    // The operator sets the site's key (SITE_API_KEY). Staff use passwords: a key would stay valid
    // after their sessions end.
    {
      name: "apiKey",
      type: "text",
      access: { create: () => false, update: () => false, read: () => false },
    },
    {
      name: "role",
      type: "select",
      label: "Role",
      required: true,
      defaultValue: "editor",
      saveToJWT: true,
      access: { create: isAdminForField, update: isAdminForField },
      options: buildOptions(ROLES),
    },
    {
      name: "edit_locales",
      type: "select",
      hasMany: true,
      label: "Languages this user edits",
      defaultValue: [...LOCALES],
      access: { create: isAdminForField, update: isAdminForField },
      options: LOCALES.map((code) => ({ label: LOCALE_TABLE[code].label, value: code })),
    },
    {
      name: "edit_audiences",
      type: "select",
      hasMany: true,
      label: "Sites this user edits",
      defaultValue: [...AUDIENCES],
      access: { create: isAdminForField, update: isAdminForField },
      options: audienceOptions,
    },
    {
      name: "security",
      type: "ui",
      admin: {
        components: { Field: "/admin/account-security.tsx#AccountSecurity" },
        disableListColumn: true,
      },
    },
  ],
};
