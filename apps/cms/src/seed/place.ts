/** Where in a document the conversion stands, and what it collects on its way. */
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
  /** Blocks that fields name by reference. */
  readonly blocks: readonly Block[];
  readonly known: Known;
  readonly problems: Problem[];
  readonly needs: Set<string>;
}

export interface Place {
  readonly conversion: Conversion;
  /** Path inside the file; empty for the document itself. */
  readonly path: string;
  /** Inside slices. The database does not check relations there, so their documents may be written later. */
  readonly loose: boolean;
}

/** The place of a named value. */
export function getFieldPlace(place: Place, name: string): Place {
  return { ...place, path: place.path ? `${place.path}.${name}` : name };
}
/** The place of an entry of a list. */
export function getEntryPlace(place: Place, index: number): Place {
  return { ...place, path: `${place.path}[${index}]` };
}

/** Notes a problem. Returns null, which stands for the value that could not be converted. */
export function report({ conversion, path }: Place, message: string, kind?: Problem["kind"]): null {
  const { file } = conversion.document;
  conversion.problems.push({ file, path, message, ...(kind ? { kind } : {}) });
  return null;
}
