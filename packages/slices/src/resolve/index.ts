/**
 * Turns what the content service stores into what views receive. Total: a missing, unpublished or malformed value becomes
 * an empty value of the right shape, and an unknown slice becomes its name, so that one malformed document never fails a
 * page (spec §8, architecture §5).
 */
export type { ResolveContext } from "./context.ts";
export { resolveEntity, resolvePrice } from "./entities.ts";
export { publishedDocument, resolveLink } from "./links.ts";
export { resolvePicture } from "./picture.ts";
export { resolveRichText } from "./rich-text.ts";
export { resolveFields, resolveSlice, type ResolvedSlice, type SliceResolution } from "./slices.ts";
