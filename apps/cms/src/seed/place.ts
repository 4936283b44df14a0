/**
 * State of the conversion of a document: the current place, and the problems and ids found so far.
 */
import type { Field } from "payload";
import type { Known } from "./known.ts";
import type { Problem, SeedDocument } from "./document.ts";

export interface Block {
  readonly slug: string;
  readonly fields: readonly Field[];
}

/** The conversion of one document. */
export interface Conversion {
  readonly document: SeedDocument;
  /** Blocks for fields with `blockReferences`. */
  readonly blocks: readonly Block[];
  readonly known: Known;
  readonly problems: Problem[];
  readonly needs: Set<string>;
}

export interface Place {
  readonly conversion: Conversion;
  /** Path inside the file; empty for the document itself. */
  readonly path: string;
  /**
   * Whether the place is inside slices. The database does not check relations there, so their
   * documents may be written later.
   */
  readonly loose: boolean;
}

/** Returns the place of a named value. */
export function getFieldPlace(place: Place, name: string): Place {
  return { ...place, path: place.path ? `${place.path}.${name}` : name };
}
/** Returns the place of an entry of a list. */
export function getEntryPlace(place: Place, index: number): Place {
  return { ...place, path: `${place.path}[${index}]` };
}

/** Records a problem. Returns null, which stands for the value that could not be converted. */
export function report({ conversion, path }: Place, message: string, kind?: Problem["kind"]): null {
  const { file } = conversion.document;
  conversion.problems.push({ file, path, message, ...(kind ? { kind } : {}) });
  return null;
}
