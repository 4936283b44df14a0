/** Sizes of files as a site serves them. */
import { brotliCompressSync, constants } from "node:zlib";

/** Returns the size of a text in bytes at the compression of responses (brotli, quality 6). */
export const measureServed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
