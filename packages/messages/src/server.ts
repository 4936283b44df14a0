/** All bundles at once, for code that runs on the server only: importing this in an island would ship 15 bundles. */
import type { Locale } from "@orlaya/locales";
import { all } from "./generated/all.ts";
import type { BundleName } from "./bundle-names.ts";
import { createTranslator, type Translator } from "./translator.ts";

/** A translator for every bundle of one language. */
export type Translators = { readonly [B in BundleName]: Translator<B> };

/** @example const { common: t } = messages('fr'); t('filters.count', { count: 3 }) // 3 assurances */
export function getMessages(locale: Locale): Translators {
  const { common, formsFields, lisa } = all[locale];
  return {
    common: createTranslator(locale, "common", common),
    formsFields: createTranslator(locale, "formsFields", formsFields),
    lisa: createTranslator(locale, "lisa", lisa),
  };
}
