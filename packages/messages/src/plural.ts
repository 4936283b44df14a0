import { INTL_TAGS, type Locale } from "@orlaya/locales";

const rules = new Map<Locale, Intl.PluralRules>();

/** The forms of one plural argument: exact values (`=0`) before the categories of the language. */
export type PluralForms = Readonly<Record<string, string> & { other: string }>;

/**
 * The form for a count: an exact one if there is one, else the category of the language, else `other`.
 * All that is left of ICU at run time; called by the generated bundles only.
 */
export function selectPlural(locale: Locale, count: number, forms: PluralForms): string {
  let rule = rules.get(locale);
  if (!rule) rules.set(locale, (rule = new Intl.PluralRules(INTL_TAGS[locale])));
  return forms[`=${count}`] ?? forms[rule.select(count)] ?? forms.other;
}
