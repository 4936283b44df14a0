/** What a request has to do with files, from hook to hook. */
import type { PayloadRequest } from "payload";
import type { MediaType } from "./inspect.ts";

export interface Work {
  upload: { readonly name: string; readonly declared: string; readonly data: Buffer } | null;
  /** Type of the upload, once its bytes were checked. */
  type: MediaType | null;
  /** Main file of the row that is being duplicated. */
  copyOf: string | null;
  /** Names of files that were written, or about to be. */
  written: readonly string[];
}
const works = new WeakMap<object, Work>();
const NO_WORK: Work = { upload: null, type: null, copyOf: null, written: [] };
/** Begins the work of a request; what it had before is forgotten. */
export function beginWork({ context }: PayloadRequest, upload: Work["upload"]): void {
  works.set(context, { ...NO_WORK, upload });
}
/** The work of a request; empty where none was begun. */
export function getWork({ context }: PayloadRequest): Work {
  const work = works.get(context) ?? { ...NO_WORK };
  works.set(context, work);
  return work;
}
