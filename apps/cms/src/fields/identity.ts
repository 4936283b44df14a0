/** Fields that identify a document of one locale and link it to its translations. */
import { randomUUID } from "node:crypto";
import { LOCALES, LOCALE_TABLE } from "@orlaya/locales";
import { AUDIENCES } from "@orlaya/routes";
import type { Field, FieldHook, NamedGroupField, OptionObject } from "payload";
import { readActor, isInScope, findUsualSite } from "../access/roles.ts";
import type { Stored } from "./record.ts";
import { markTechnical } from "./technical.ts";

/**
 * Creates a hook for copies. When the user may not edit the original's locale or audience, the copy
 * gets one that the user may edit.
 */
function ownPlace(name: "locale" | "audience"): FieldHook {
  return (hook) => {
    const value: unknown = hook.value;
    const { user } = hook.req;
    const actor = readActor(user);
    return !actor || isInScope(actor, { [name]: value }) ? value : findUsualSite(user)[name];
  };
}

export const localeField: Field = {
  name: "locale",
  type: "select",
  label: "Language",
  required: true,
  index: true,
  enumName: "locale",
  defaultValue: ({ user }) => findUsualSite(user).locale,
  hooks: { beforeDuplicate: [ownPlace("locale")] },
  options: LOCALES.map((code) => ({ label: LOCALE_TABLE[code].label, value: code })),
  admin: { position: "sidebar" },
};
export const audienceOptions: OptionObject[] = AUDIENCES.map((value) => ({
  label: value === "corporate" ? "Businesses" : "Private individuals",
  value,
}));
export const audienceField: Field = {
  name: "audience",
  type: "select",
  label: "Site",
  required: true,
  index: true,
  enumName: "audience",
  defaultValue: ({ user }) => findUsualSite(user).audience,
  hooks: { beforeDuplicate: [ownPlace("audience")] },
  options: audienceOptions,
  admin: { position: "sidebar" },
};
/** Id that all translations of one document share. A copy of a document gets a new group. */
export const groupField: Field = markTechnical({
  name: "group",
  type: "text",
  label: "Translation group",
  index: true,
  required: true,
  defaultValue: () => randomUUID(),
  admin: { readOnly: true, description: "The same in every translation of this document." },
  hooks: { beforeDuplicate: [() => randomUUID()] },
});
/**
 * Creates the field of a key by which code or the seed finds a document. It is the same in every
 * language.
 */
export function createKeyField(description: string): Field {
  return markTechnical({
    name: "key",
    type: "text",
    label: "Key",
    required: true,
    index: true,
    admin: { description },
  });
}
/** Creates a short text in five languages, for records that are the same in every language. */
export function createNamesField(name: string, label: string, required: boolean): NamedGroupField {
  return {
    name,
    type: "group",
    label,
    fields: LOCALES.map((code) => ({
      name: code,
      type: "text",
      label: LOCALE_TABLE[code].label,
      required,
    })),
  };
}

/**
 * Hooks of a uid, the last part of an address. A copy gets the first free uid: `plan-copy`,
 * `plan-copy-2` and so on.
 */
export const uidHooks: { readonly beforeDuplicate: FieldHook[] } = {
  beforeDuplicate: [
    async ({ collection, req, value }) => {
      if (!collection || typeof value !== "string" || value === "") return value as unknown;
      const stem = value.replace(/-copy(?:-\d+)?$/, "");
      const { docs } = await req.payload.db.find<Stored & { id: string }>({
        collection: collection.slug,
        where: { uid: { like: `${stem}-copy` } },
        limit: 0,
        pagination: false,
        select: { uid: true },
        req,
      });
      const taken = new Set(docs.map((row) => row["uid"]));
      for (let count = 1; ; count += 1) {
        const free = count === 1 ? `${stem}-copy` : `${stem}-copy-${count}`;
        if (!taken.has(free)) return free;
      }
    },
  ],
};

/**
 * Creates the uid of a document that is not a page: a name by which other documents or code find
 * it.
 */
export function createUidField(description: string): Field {
  return markTechnical({
    name: "uid",
    type: "text",
    label: "Short name",
    required: true,
    index: true,
    defaultValue: () => randomUUID().slice(0, 8),
    hooks: uidHooks,
    admin: { description },
  });
}
