/**
 * Group of fields for a link. Its target has one of three kinds; the admin shows only the fields of
 * the chosen kind.
 */
import { readUrlLink } from "@orlaya/routes";
import type {
  Field,
  GroupField,
  RelationshipField,
  RelationshipValue,
  ValidateOptions,
} from "payload";
import { relationship } from "payload/shared";
import { PAGE_COLLECTIONS } from "../names/slugs.ts";
import { getSay, type HasLanguage } from "../labels/request-words.ts";
import { record } from "./record.ts";
import { createRowsAdmin } from "./rows.ts";
import { samePlace } from "./same-place.ts";
import { WORDLESS } from "./wordless.ts";

function when(kind: string) {
  return (_: unknown, sibling: unknown): boolean => record(sibling)["kind"] === kind;
}

/** Name of the type of a link. */
export const LINK = "Link";

/** Creates a link with the name `name`: {label, kind, document, url, action, anchor, new_tab}. */
export function linkField(name: string, label: string, help?: string): GroupField {
  return {
    name,
    type: "group",
    label,
    admin: { ...(help ? { description: help } : {}), hideGutter: true },
    interfaceName: LINK,
    fields: [
      {
        type: "row",
        fields: [
          { name: "label", type: "text", label: "Text of the link", maxLength: 90 },
          buildKindField(),
        ],
      },
      buildDocumentField(),
      buildUrlField(),
      buildActionField(),
      {
        type: "row",
        fields: [
          {
            name: "anchor",
            custom: WORDLESS,
            type: "text",
            label: "Place on the page",
            maxLength: 40,
            admin: { condition: when("document") },
          },
          { name: "new_tab", type: "checkbox", label: "Open in a new tab" },
        ],
      },
    ],
  };
}

// Each link gets new field objects, because Payload mutates the objects of a configuration.
function buildKindField(): Field {
  return {
    name: "kind",
    type: "select",
    label: "Leads to",
    defaultValue: "document",
    enumName: "link_kind",
    options: [
      { label: "A page of this site", value: "document" },
      { label: "An address", value: "url" },
      { label: "An action", value: "action" },
    ],
  };
}

function buildDocumentField(): Field {
  return {
    name: "document",
    type: "relationship",
    label: "Page",
    relationTo: [...PAGE_COLLECTIONS],
    admin: {
      condition: when("document"),
      components: { afterInput: ["/admin/page-path.tsx#PagePath"] },
    },
    filterOptions: samePlace,
    // The picker offers less than the validation allows: a page may link to the other site.
    validate: (
      value: RelationshipValue | null | undefined,
      options: ValidateOptions<unknown, unknown, RelationshipField, RelationshipValue>,
    ) => relationship(value, { ...options, filterOptions: undefined }),
  };
}

function buildUrlField(): Field {
  return {
    name: "url",
    custom: WORDLESS,
    type: "text",
    label: "Address",
    admin: {
      condition: when("url"),
      description: "https://…, tel:…, mailto:… or a path of this site.",
    },
    validate: (value: unknown, { req }: { readonly req: HasLanguage }) =>
      value == null || value === "" || readUrlLink(value) !== null || getSay(req)("field.link"),
  };
}

function buildActionField(): Field {
  return {
    name: "action",
    type: "select",
    label: "Action",
    enumName: "link_action",
    options: [
      { label: "Open the finder", value: "finder" },
      { label: "Open the cookie settings", value: "cookies" },
    ],
    admin: { condition: when("action") },
  };
}

/** Creates a list of links with the name `name`. */
export function linkList(name: string, label: string, extra: Field[] = []): Field {
  return {
    name,
    type: "array",
    label,
    labels: { singular: "Link", plural: label },
    admin: createRowsAdmin(),
    fields: [linkField("link", "Link"), ...extra],
  };
}
