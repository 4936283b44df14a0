/** The messages of the site in the browser: one bundle of one language at a time. */
import { load } from "./generated/load.ts";
import { bundleLoader } from "./bundle-loader.ts";

/**
 * Loads one bundle of one language on demand (spec §7), for islands in the browser. Repeated calls
 * return the same promise; after a failure the next call loads the bundle again. Never rejects: it
 * logs a warning when the bundle does not exist and an error when the load fails, with the same
 * sentence (spec §8), and resolves to null. The caller then keeps the markup of the server.
 */
export const loadBundle = bundleLoader((locale, bundle) =>
  bundle === "admin" ? undefined : load[locale][bundle],
);
