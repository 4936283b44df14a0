/**
 * Types of the generated shapes: the fields of documents as data. parse.ts reads responses with
 * them.
 */

/** Kinds of field without parts. For a missing value, `checkbox` is false and `checked` is true. */
export type SimpleShape =
  | "text"
  | "texts"
  | "number"
  | "checkbox"
  | "checked"
  | "richText"
  | "link"
  | "slices"
  | "renditions";

/** The shape of one field. */
export type FieldShape =
  | SimpleShape
  | { readonly kind: "option" | "options"; readonly options: readonly string[] }
  /** `to`: the collection. */
  | { readonly kind: "reference" | "references"; readonly to: string }
  | { readonly kind: "group" | "rows"; readonly fields: Shape }
  /** Rows of several kinds, by their block type. */
  | { readonly kind: "blocks"; readonly blocks: Readonly<Record<string, Shape>> };

/** The fields of a document, a group or a row, by name. */
export interface Shape {
  readonly [field: string]: FieldShape;
}
