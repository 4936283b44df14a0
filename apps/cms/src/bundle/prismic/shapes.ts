/** What an import of Prismic reports. */

/** Why a value was not mapped. */
export const UNMAPPED_KINDS = [
  "field",
  "slice",
  "target",
  "image",
  "embed",
  "option",
  "value",
  "long",
  "block",
  "label",
] as const;
export type UnmappedKind = (typeof UNMAPPED_KINDS)[number];

/** A value that was not mapped, or not completely. */
export interface Unmapped {
  readonly kind: UnmappedKind;
  /** Names of fields and numbers of rows in the export: `body[2].items[0].text`. */
  readonly path: string;
  /** What it was: an address, an id, a type or the beginning of the value. */
  readonly detail: string;
}

/** Why a document was not imported. */
export type RefusalKind = "json" | "type" | "language" | "double" | "failed";

/** What became of a document. */
export interface DocumentReport {
  /** Id in Prismic; the name of the file when it has none. */
  readonly source: string;
  readonly type: string;
  readonly lang: string;
  readonly uid: string;
  readonly outcome: "created" | "kept" | "refused";
  readonly refusal: { readonly kind: RefusalKind; readonly detail: string } | null;
  /** The draft; null when the document was refused. */
  readonly target: { readonly collection: string; readonly id: string } | null;
  /** Number of values that were mapped. */
  readonly mapped: number;
  readonly unmapped: readonly Unmapped[];
}

export interface PrismicReport {
  readonly counts: {
    readonly created: number;
    readonly kept: number;
    readonly refused: number;
    readonly unmapped: number;
  };
  readonly documents: readonly DocumentReport[];
}
