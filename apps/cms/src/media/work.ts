/** State of the files of a request, shared by its hooks. */
import type { PayloadRequest } from "payload";
import type { MediaType } from "./inspect.ts";

export interface Work {
  upload: { readonly name: string; readonly declared: string; readonly data: Buffer } | null;
  /** Type of the upload; null until its bytes are checked. */
  type: MediaType | null;
  /** Main file of the row that is duplicated; null for any other request. */
  copyOf: string | null;
  /** Names of files that are written or about to be written. */
  written: readonly string[];
}
const works = new WeakMap<object, Work>();
const NO_WORK: Work = { upload: null, type: null, copyOf: null, written: [] };
/** Creates the state of a request and discards an earlier one. */
export function beginWork({ context }: PayloadRequest, upload: Work["upload"]): void {
  works.set(context, { ...NO_WORK, upload });
}
/** Returns the state of a request; empty when none was created. */
export function getWork({ context }: PayloadRequest): Work {
  const work = works.get(context) ?? { ...NO_WORK };
  works.set(context, work);
  return work;
}
