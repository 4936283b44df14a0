/** Shapes of documents as data, by which parse.ts reads an answer. The generated shapes are made of these. */

/** Kinds of field without parts. `checkbox` is false and `checked` is true where nothing is stored. */
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
