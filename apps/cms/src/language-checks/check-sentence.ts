/** Checks a translated sentence. */
import type { Locale } from "@orlaya/locales";
import { ADDRESS_FORMS } from "./address-forms.table.ts";
import { checkAddress } from "./check-address.ts";
import { isUntranslated } from "./check-equal.ts";
import { checkLinks } from "./check-links.ts";
import { checkNumbers } from "./check-numbers.ts";
import { checkTerms } from "./check-terms.ts";
import type { CheckedSentence, Finding } from "./finding.ts";
import { hideAddresses, readPlainText, readText } from "./plain-text.ts";

const hasText = (text: string): boolean => text.trim() !== "";

function checkLength(target: string, maxLength: number | null): readonly Finding[] {
  return maxLength !== null && target.length > maxLength
    ? [{ kind: "length", length: target.length, maxLength }]
    : [];
}

/**
 * Returns what is wrong with a translation, in the order of `FINDING_KINDS`. A text that nobody
 * translated has no findings about its words. Without a source, only the form of address and the
 * length are checked.
 */
export function checkSentence(sentence: CheckedSentence): readonly Finding[] {
  const { sourceLocale, targetLocale, maxLength } = sentence;
  const [plainSource, plainTarget] = [sentence.source, sentence.target].map(readPlainText) as [
    string,
    string,
  ];
  if (!hasText(plainTarget)) return hasText(plainSource) ? [{ kind: "empty" }] : [];
  const [source, target] = [hideAddresses(plainSource), hideAddresses(plainTarget)];
  const length = checkLength(readText(sentence.target), maxLength);
  if (!hasText(plainSource)) return [...listAddressFindings(target, targetLocale), ...length];
  const isEqual = isUntranslated(source, target, sourceLocale, targetLocale);
  return [
    ...(isEqual ? [{ kind: "equal" as const }] : []),
    ...checkNumbers(source, target, sourceLocale, targetLocale),
    ...checkLinks(sentence.source, sentence.target),
    ...(isEqual || sourceLocale === targetLocale
      ? []
      : [
          ...checkTerms(source, target, sourceLocale, targetLocale),
          ...listAddressFindings(target, targetLocale),
        ]),
    ...length,
  ];
}

function listAddressFindings(target: string, locale: Locale): readonly Finding[] {
  const expected = ADDRESS_FORMS[locale]?.expected ?? "";
  return checkAddress(target, locale).map((word) => ({ kind: "address", word, expected }));
}
