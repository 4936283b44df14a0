import type { Locale } from "@orlaya/locales";
import type { all } from "./generated/all.ts";
import type { BundleName } from "./bundle-names.ts";

/** The compiled messages of a bundle. English is the type of all five languages. */
export type Messages<B extends BundleName> = (typeof all)["en"][B];

/** `MessageKey<'common'>` is `'change' | 'filters.count' | …`. */
export type MessageKey<B extends BundleName> = keyof Messages<B> & string;

/** What follows the key in a call: nothing, or the object of arguments that the ICU text names. */
export type MessageArguments<B extends BundleName, K extends MessageKey<B>> = [
  Messages<B>[K],
] extends [string]
  ? []
  : [Messages<B>[K]] extends [(values: infer Values) => string]
    ? [values: Values]
    : [values: never];

/** The words of one bundle in one language. */
export interface Translator<B extends BundleName> {
  /** @returns the text of a message: `t('change')`, `t('filters.count', { count: 3 })`. Plain text, not HTML. */
  <K extends MessageKey<B>>(key: K, ...values: MessageArguments<B, K>): string;
  readonly locale: Locale;
}

/** The sentence of spec §8 for words that are not there. @param name a bundle, or `bundle.key`. */
export function describeMissingTranslation(locale: string, name: string): string {
  return `No ${locale} language translation found for ${name}`;
}

/**
 * Makes a bundle callable. Total: for a key that the types exclude (content or a script of another release)
 * it logs the sentence of spec §8 and returns the key.
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
    // The key decides the type of the values, which the signature above has checked.
    if (text) return text(values as never);
    console.error(describeMissingTranslation(locale, `${bundle}.${key}`));
    return key;
  }
  return Object.assign(translate, { locale });
}
