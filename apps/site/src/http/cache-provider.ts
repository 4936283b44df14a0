/**
 * Astro's cache provider. It passes the lifetime and the tags of a page to the byte cache as
 * headers, which the server removes from the response.
 */
import type { CacheProviderFactory } from "astro";
import { AGE_HEADER, TAGS_HEADER } from "./cache-headers.ts";

const factory: CacheProviderFactory = () => ({
  name: "byte-cache",
  setHeaders: ({ maxAge, tags }) =>
    new Headers({
      ...(maxAge === undefined ? {} : { [AGE_HEADER]: String(maxAge) }),
      ...(tags?.length ? { [TAGS_HEADER]: tags.join(" ") } : {}),
    }),
  invalidate: () =>
    Promise.reject(
      new Error(
        "Pages are invalidated by the signed call of the content service, see http/revalidation.ts.",
      ),
    ),
});
export default factory;
