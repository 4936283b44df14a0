import { INTL_TAGS, type Locale } from "@orlaya/locales";

const rules = new Map<Locale, Intl.PluralRules>();

/**
 * The forms of a plural argument: exact values (`=0`), which take precedence, and the categories of
 * the language.
 */
export type PluralForms = Readonly<Record<string, string> & { other: string }>;

/**
 * Returns the form for a count: the exact value if present, else the category of the language, else
 * `other`. This is the only part of ICU at run time; only the generated bundles call it.
 */
export function selectPlural(locale: Locale, count: number, forms: PluralForms): string {
  let rule = rules.get(locale);
  if (!rule) rules.set(locale, (rule = new Intl.PluralRules(INTL_TAGS[locale])));
  return forms[`=${count}`] ?? forms[rule.select(count)] ?? forms.other;
}
