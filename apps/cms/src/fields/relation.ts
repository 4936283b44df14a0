/** Relations to documents that exist once per language: the editor is offered the page's language, and English. */
import type { FilterOptions, PayloadRequest, RelationshipField } from "payload";
import { relationship } from "payload/shared";
import { record } from "./record.ts";

const sameLanguage: FilterOptions = ({ data }) => {
  const locale = record(data)["locale"];
  return typeof locale === "string" ? { locale: { in: [locale, "en"] } } : true;
};

export interface RelationOptions {
  readonly required?: boolean;
  /** Payload's own name for the greatest number of entries. */
  readonly maxRows?: number;
  readonly help?: string;
  /** Shown only when this says so. */
  readonly condition?: (data: unknown) => boolean;
  /** What the editor is offered, where the page's language and English are not it. */
  readonly filter?: FilterOptions;
}
function base(
  name: string,
  label: string,
  relationTo: string,
  { help, condition, filter = sameLanguage }: RelationOptions,
) {
  return {
    name,
    label,
    relationTo,
    type: "relationship",
    index: true,
    filterOptions: filter,
    admin: {
      ...(help ? { description: help } : {}),
      ...(condition ? { condition: (data: unknown) => condition(data) } : {}),
    },
  } as const;
}

// The seed writes documents before those they show, and like an import it has checked every key itself; a query for each would be slow.
const checked = ({ req }: { readonly req: PayloadRequest }): boolean =>
  req.context["seed"] !== undefined || req.context["bulk"] !== undefined;
/** One document. */
export function createRelationField(
  name: string,
  label: string,
  relationTo: string,
  options: RelationOptions = {},
): RelationshipField {
  return {
    ...base(name, label, relationTo, options),
    required: options.required === true,
    validate: (value, context) => checked(context) || relationship(value, context),
  };
}
/** Several documents, in the editor's order. */
export function createRelationsField(
  name: string,
  label: string,
  relationTo: string,
  options: RelationOptions = {},
): RelationshipField {
  return {
    ...base(name, label, relationTo, options),
    hasMany: true,
    ...(options.maxRows === undefined ? {} : { maxRows: options.maxRows }),
    validate: (value, context) => checked(context) || relationship(value, context),
  };
}
