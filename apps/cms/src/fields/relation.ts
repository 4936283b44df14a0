/**
 * Relations to documents that exist once per language. The picker offers documents of the page's
 * language and site. A document in English is also valid.
 */
import type { FilterOptions, PayloadRequest, RelationshipField } from "payload";
import { relationship } from "payload/shared";
import { record } from "./record.ts";
import { samePlace } from "./same-place.ts";

const sameLanguage: FilterOptions = ({ data }) => {
  const locale = record(data)["locale"];
  return typeof locale === "string" ? { locale: { in: [locale, "en"] } } : true;
};

export interface RelationOptions {
  readonly required?: boolean;
  /** Most entries. The name is Payload's. */
  readonly maxRows?: number;
  readonly help?: string;
  /** Returns whether the field is shown. */
  readonly condition?: (data: unknown) => boolean;
  /** Filter of the picker, which a save checks too. Default: the page's language and site. */
  readonly filter?: FilterOptions;
}
function base(
  name: string,
  label: string,
  relationTo: string,
  { help, condition, filter = samePlace }: RelationOptions,
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

// The seed and imports have checked every key, and a query for each would be slow. The seed also
// writes documents before the documents to which they refer.
const checked = ({ req }: { readonly req: PayloadRequest }): boolean =>
  req.context["seed"] !== undefined || req.context["bulk"] !== undefined;
/** Returns the filter by which a save is checked: it allows more than the picker offers. */
const allowed = ({ filter = sameLanguage }: RelationOptions) => ({ filterOptions: filter });

/** Creates a relation to one document. */
export function createRelationField(
  name: string,
  label: string,
  relationTo: string,
  options: RelationOptions = {},
): RelationshipField {
  return {
    ...base(name, label, relationTo, options),
    required: options.required === true,
    validate: (value, context) =>
      checked(context) || relationship(value, { ...context, ...allowed(options) }),
  };
}
/** Creates a relation to several documents, in the editor's order. */
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
    validate: (value, context) =>
      checked(context) || relationship(value, { ...context, ...allowed(options) }),
  };
}
