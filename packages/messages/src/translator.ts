import type { Locale } from "@orlaya/locales";
import type { all } from "./generated/all.ts";
import type { all as allAdmin } from "./generated/all-admin.ts";
import type { BundleName } from "./bundle-names.ts";

/** The compiled messages of a bundle. All five languages have the type of English. */
export type Messages<B extends BundleName> = ((typeof all)["en"] & (typeof allAdmin)["en"])[B];

/** `MessageKey<'common'>` is `'change' | 'filters.count' | …`. */
export type MessageKey<B extends BundleName> = keyof Messages<B> & string;

/**
 * The arguments after the key in a call: none, or the object of arguments that the ICU text names.
 */
export type MessageArguments<B extends BundleName, K extends MessageKey<B>> = [
  Messages<B>[K],
] extends [string]
  ? []
  : [Messages<B>[K]] extends [(values: infer Values) => string]
    ? [values: Values]
    : [values: never];

/** The messages of one bundle in one language. */
export interface Translator<B extends BundleName> {
  /** Returns a message as plain text: `t('change')`, `t('filters.count', { count: 3 })`. */
  <K extends MessageKey<B>>(key: K, ...values: MessageArguments<B, K>): string;
  readonly locale: Locale;
}

/** Returns the sentence of spec §8 for a missing message. @param name a bundle, or `bundle.key` */
export function describeMissingTranslation(locale: string, name: string): string {
  return `No ${locale} language translation found for ${name}`;
}

/**
 * Creates the translator of a bundle. It never throws: for a key that the types exclude (from
 * content, or from a script of another release) it logs the sentence of spec §8 and returns the
 * key.
 */
export function createTranslator<B extends BundleName>(
  locale: Locale,
  bundle: B,
  messages: Messages<B>,
): Translator<B> {
  const texts: Readonly<Record<string, string | ((values: never) => string)>> = messages;
  function translate<K extends MessageKey<B>>(key: K, ...[values]: MessageArguments<B, K>): string {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (typeof text === "string") return text;
    // The signature above checks that the values match the key.
    if (text) return text(values as never);
    console.error(describeMissingTranslation(locale, `${bundle}.${key}`));
    return key;
  }
  return Object.assign(translate, { locale });
}
