/**
 * Access to the bundles of the site at once, for code that runs on the server only: an island that
 * imports this file would ship 15 bundles.
 */
import type { Locale } from "@orlaya/locales";
import { all } from "./generated/all.ts";
import type { SiteBundle } from "./bundle-names.ts";
import { createTranslator, type Translator } from "./translator.ts";

/** A translator for every bundle of the site in one language. */
export type Translators = { readonly [B in SiteBundle]: Translator<B> };

/**
 * Returns the translators of the bundles of the site in one language.
 * @example getMessages('fr').common('filters.count', { count: 3 }) // 3 assurances
 */
export function getMessages(locale: Locale): Translators {
  const { common, formsFields, lisa } = all[locale];
  return {
    common: createTranslator(locale, "common", common),
    formsFields: createTranslator(locale, "formsFields", formsFields),
    lisa: createTranslator(locale, "lisa", lisa),
  };
}
