/** The messages of the content service in the browser: one language at a time. */
import type { Locale } from "@orlaya/locales";
import { load } from "./generated/load-admin.ts";
import { bundleLoader } from "./bundle-loader.ts";
import type { Translator } from "./translator.ts";

const loadBundle = bundleLoader((locale, bundle) =>
  bundle === "admin" ? load[locale].admin : undefined,
);
/** Loads the messages of one language. Resolves to null when they could not be loaded. */
export const loadAdminMessages = (locale: Locale): Promise<Translator<"admin"> | null> =>
  loadBundle(locale, "admin");
