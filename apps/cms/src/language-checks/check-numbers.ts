/** Finds numbers, prices, percentages, dates and phone numbers that differ. */
import type { Locale } from "@orlaya/locales";
import type { Finding } from "./finding.ts";
import { readFacts, readNumberWords, type Fact } from "./read-facts.ts";

type NumberFinding = Extract<Finding, { readonly kind: "number" }>;

const shares = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((each) => b.includes(each));

/** Returns whether two facts may say the same. A number without a unit fits every unit of time. */
function canEqual(a: Fact, b: Fact): boolean {
  if (a.meanings.length > 0 && b.meanings.length > 0) return shares(a.meanings, b.meanings);
  return !a.isStrict && !b.isStrict && shares(a.numbers, b.numbers);
}

const listMissing = (facts: readonly Fact[], others: readonly Fact[]): readonly Fact[] =>
  facts.filter((fact) => !others.some((other) => canEqual(fact, other)));

/**
 * Lists the facts of a text that another text has neither in digits nor in words. Numbers in words
 * need not stand in both texts: "both" and "two" are the same.
 */
function listAbsent(
  facts: readonly Fact[],
  others: readonly Fact[],
  text: string,
  locale: Locale,
): readonly Fact[] {
  const missing = listMissing(facts, others);
  return missing.length === 0 ? [] : listMissing(missing, readNumberWords(text, locale));
}

const listUnits = ({ meanings }: Fact): readonly string[] =>
  meanings.length === 0 ? [""] : meanings.map((meaning) => meaning.split(" ")[0] ?? "");
/** Units of facts that are not money. */
const NOT_MONEY = ["", "percent", "phone", "date", "time", "minute", "month"];
const isMoney = (fact: Fact): boolean => !shares(listUnits(fact), NOT_MONEY);

/** Returns whether a fact stands in the place of another one: its unit or its number is the same. */
function canReplace(a: Fact, b: Fact): boolean {
  return (
    shares(listUnits(a), listUnits(b)) || shares(a.numbers, b.numbers) || (isMoney(a) && isMoney(b))
  );
}

/** Finds the numbers of which only one of two texts has the value. */
export function checkNumbers(
  source: string,
  target: string,
  sourceLocale: Locale,
  targetLocale: Locale,
): readonly NumberFinding[] {
  const [from, to] = [readFacts(source, sourceLocale), readFacts(target, targetLocale)];
  const added = [...listAbsent(to, from, source, sourceLocale)];
  const missing = listAbsent(from, to, target, targetLocale);
  // Only as many as are missing can stand in their places. Otherwise the text was written anew.
  const isReplaced = added.length === missing.length;
  const findings = missing.map((fact): NumberFinding => {
    const index = isReplaced ? added.findIndex((each) => canReplace(each, fact)) : -1;
    const [other] = index === -1 ? [] : added.splice(index, 1);
    return { kind: "number", source: fact.text, target: other?.text ?? null };
  });
  return [
    ...findings,
    ...added.map(({ text }) => ({ kind: "number" as const, source: null, target: text })),
  ];
}
