/**
 * Turns documents of the content service into what views receive. Total: what is missing or not published becomes an
 * empty value of the right shape, and an unknown slice becomes its name, so that no document fails a page (spec §8).
 */
export type { ResolveContext } from "./context.ts";
export { resolveEntity, resolvePrice } from "./entities.ts";
export { linkToPage, resolveLink, resolveLinks } from "./links.ts";
export { resolvePicture } from "./picture.ts";
export { resolveRichText } from "./rich-text.ts";
export { resolveSlice, type ResolvedSlice, type SliceResolution } from "./slices.ts";
