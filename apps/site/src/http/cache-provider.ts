/**
 * Astro's cache provider: hands the lifetime and the tags of a page to the byte cache in front of Astro as headers,
 * which main.ts takes off again before the answer leaves the house.
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
        "Pages are invalidated by the signed call of the content service, see server/revalidate.ts.",
      ),
    ),
});
export default factory;
