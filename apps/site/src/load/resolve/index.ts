/**
 * Resolves documents of the content service into view models. Resolution never throws: a missing or
 * unpublished value becomes an empty value of its type, and an unknown slice is returned by name,
 * so that no document fails a page (spec §8).
 */
export type { ResolveContext } from "./context.ts";
export { resolveEntity, resolvePrice } from "./entities.ts";
export { linkToPage, resolveLink, resolveLinks } from "./links.ts";
export { resolvePicture } from "./picture.ts";
export { resolveRichText } from "./rich-text.ts";
export { resolveSlice, type ResolvedSlice, type SliceResolution } from "./slices.ts";
