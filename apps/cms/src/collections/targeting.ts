/**
 * Targeting of a plan: where visitors live and go, their needs, and the languages of the contract
 *.
 */
import { LOCALES, LOCALE_TABLE } from "@orlaya/locales";
import type { CollectionBeforeValidateHook, Field } from "payload";
import { getSay, type HasLanguage } from "../labels/request-words.ts";
import { createRelationsField } from "../fields/relation.ts";
import { record } from "../fields/record.ts";

const isCode = (value: unknown): boolean => typeof value === "string" && /^[A-Z]{2}$/.test(value);
/**
 * Creates a field for country codes. The country code of a page may be longer; its first two
 * characters are compared.
 */
function codes(name: string, label: string, help: string): Field {
  return {
    name,
    type: "text",
    hasMany: true,
    label,
    admin: { description: help },
    validate: (value: unknown, { req }: { readonly req: HasLanguage }) =>
      (Array.isArray(value) ? value : []).every(isCode) || getSay(req)("field.countryCodes"),
  };
}
function groups(name: string, label: string): Field {
  return {
    name,
    type: "relationship",
    label,
    relationTo: "group_of_countries",
    hasMany: true,
  };
}

/** Fields of a plan that the finder compares with a visitor's answers. */
export const targeting: Field[] = [
  groups("location_groups", "Lives in: groups"),
  codes(
    "locations",
    "Lives in: countries",
    "Used when a visitor’s country is in none of the groups.",
  ),
  codes("excluded_locations", "Lives in: not offered", "Left out although a group holds them."),
  groups("destination_groups", "Goes to: groups"),
  codes("destination_countries", "Goes to: countries", "Compared by their first two characters."),
  codes("excluded_destinations", "Goes to: not offered", "Left out although a group holds them."),
  { name: "exclusions", type: "text", admin: { hidden: true } },
  createRelationsField("cover_types", "Needs", "cover_types"),
  {
    name: "languages",
    type: "select",
    hasMany: true,
    label: "Languages of the contract",
    enumName: "contract_language",
    options: LOCALES.map((code) => ({ label: LOCALE_TABLE[code].label, value: code })),
  },
  {
    name: "global_offer",
    type: "checkbox",
    label: "Global plan",
    defaultValue: false,
    admin: { description: "Gives way to a local plan for the same answers." },
  },
];

/**
 * Writes both lists of exclusions to one text (`- location:AF destination:AF`). The database can
 * query that a text does not contain a word, but not that a list does not contain a value: `{
 * exclusions: { not_like: '%location:AF%' } }`.
 */
export const noteExclusions: CollectionBeforeValidateHook = ({ data }) => {
  const page = record(data);
  const words = (["location", "destination"] as const).flatMap((side) => {
    const codes = page[`excluded_${side}s`];
    return Array.isArray(codes)
      ? codes.filter(isCode).map((code) => `${side}:${code as string}`)
      : [];
  });
  return { ...page, exclusions: ["-", ...words].join(" ") };
};
