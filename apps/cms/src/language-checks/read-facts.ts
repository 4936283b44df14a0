/** Reads the numbers, prices, percentages, dates, times and phone numbers of a text. */
import { mapLocales, type Locale } from "@orlaya/locales";
import {
  CURRENCY_WORDS,
  DURATIONS,
  MONTH_NAMES,
  NUMBER_WORDS,
  SCALES,
} from "./number-words.table.ts";
import { multiply, NUMBER_PATTERN, readNumber } from "./numbers.ts";

/** A number of a text, with what it counts. */
export interface Fact {
  /** The number as the text writes it. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What the number may mean: its unit and value. Empty: only a number. */
  readonly meanings: readonly string[];
  /** The values, without a unit. */
  readonly numbers: readonly string[];
  /** Whether the unit changes the number: money, percentages and phone numbers. */
  readonly isStrict: boolean;
}

const join = (patterns: readonly string[]): string => patterns.map((each) => `(${each})`).join("|");
const CODES = Intl.supportedValuesOf("currency").join("|");
const MONEY_PATTERN = CURRENCY_WORDS.map(([, pattern]) => pattern).join("|");
const ALL_NUMBER_WORDS = mapLocales((locale) => join(NUMBER_WORDS[locale]));
const ALL_UNITS = join(DURATIONS.map(({ pattern }) => pattern));
const ALL_SCALES = SCALES.map(({ pattern }) => pattern).join("|");
const CURRENCY = `(?:(?:${MONEY_PATTERN})(?![\\p{L}])|(?:${CODES})(?![\\p{L}]))`;

interface Patterns {
  readonly date: RegExp;
  readonly word: RegExp;
}
const PATTERNS: Readonly<Record<Locale, Patterns>> = mapLocales((locale) => ({
  date: new RegExp(
    `(?:(?<![\\p{L}\\d])(\\d{1,2})(?:st|nd|rd|th|er|\\.?º|\\.|e)?\\s+(?:of\\s+|de\\s+)?)?` +
      `(?<!\\p{L})(?:${join(MONTH_NAMES[locale])})(?!\\p{L})\\.?` +
      `(?:\\s+(\\d{1,2})(?:st|nd|rd|th)?,?(?=\\s+\\d{4}))?` +
      `(?:,?\\s+(?:del?\\s+|of\\s+)?(\\d{4})(?!\\d))?`,
    "giu",
  ),
  // A German or Dutch number may be the first part of a word: zwölfmonatig, driedaags.
  word: new RegExp(
    `(?<!\\p{L})(?:${ALL_NUMBER_WORDS[locale]})` +
      `(?:(?!\\p{L})|(?=(?:monat|jähr|jahr|woch|wöch|tag|täg|stünd|stund|maand|daag|jarig|week)))` +
      `(?:[\\s-]{0,3}(?:${ALL_UNITS})(?!\\p{L}))?`,
    "giu",
  ),
}));
const PHONE = /(?<![\p{L}\d])(?:\+\d|00\d|0\d(?=[\d ().-]{7}))[\d\s()./-]{5,}\d/gu;
const NUMERIC_DATE =
  /(?<![\d./-])(?:(\d{1,2})([./-])(\d{1,2})\2((?:19|20)\d{2})|((?:19|20)\d{2})-(\d{2})-(\d{2}))(?!\d)/gu;
const TIME =
  /(?<![\p{L}\d.,:])(\d{1,2})(?:\s?[:.h]\s?([0-5]\d)(?!\d|\s?(?:€|%|£|\$)))?(?:\s?(am|pm|a\.\s?m\.|p\.\s?m\.|uhr|uur|h)(?!\p{L})|(?=\s?(?:–|-|tot|bis)\s?\d{1,2}\.\d{2}\s?(uur|uhr))|)/giu;
const NUMBER = new RegExp(
  `(?:(?<!\\p{L})(${CURRENCY})\\s?)?(${NUMBER_PATTERN})` +
    `(?:[\\s-]?(${ALL_SCALES})(?!\\p{L}))?` +
    `(?:\\s?(%|percent|per cent|pour cent|por ciento|prozent|procent)(?!\\p{L})` +
    `|\\s?(?:d[e’']\\s?)?(${CURRENCY})|[\\s-]{0,3}(?:${ALL_UNITS})(?!\\p{L}))?`,
  "giu",
);

const compileWhole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, "iu");
const CURRENCIES = CURRENCY_WORDS.map(([currency, pattern]) => ({
  currency,
  pattern: compileWhole(pattern),
}));
const FACTORS = SCALES.map(({ factor, pattern }) => ({ factor, pattern: compileWhole(pattern) }));

/** Returns the currencies that a sign, a word or a code may mean. */
function readCurrency(text: string): readonly string[] {
  const found = CURRENCIES.find(({ pattern }) => pattern.test(text));
  const currency = found?.currency ?? text.toUpperCase();
  return /^(?:USD|HKD|SGD|AUD|CAD|NZD|TWD)$/.test(currency) ? [currency, "$"] : [currency];
}

const isCurrency = (text: string): boolean =>
  !/^[a-z]{3}$/i.test(text) || text === text.toUpperCase() || /^yen$/i.test(text);

/** Returns the meaning of an amount of time. */
function writeDuration(unit: number, numbers: readonly string[]): readonly string[] {
  const duration = DURATIONS[unit];
  return duration
    ? numbers.map((number) => `${duration.base} ${multiply(number, duration.factor)}`)
    : [];
}
const findGroup = (groups: readonly (string | undefined)[]): number =>
  groups.findIndex((group) => group !== undefined);

type Parts = Pick<Fact, "meanings" | "numbers"> & Partial<Fact>;
/** The part of a text that is not read yet; what is read becomes spaces. */
class Rest {
  readonly facts: Fact[] = [];
  text: string;
  constructor(text: string) {
    this.text = text;
  }
  /** Takes every match of a pattern that `read` understands. */
  take(pattern: RegExp, read: (match: RegExpExecArray) => Parts | null): void {
    this.text = this.text.replaceAll(pattern, (...args: unknown[]) => {
      const found = String(args[0]);
      const start = args.findLast((each): each is number => typeof each === "number") ?? 0;
      const match = args.slice(0, args.indexOf(start)) as unknown as RegExpExecArray;
      const parts = read(match);
      if (!parts) return found;
      const text = found.trim();
      const end = start + found.length;
      this.facts.push({ isStrict: false, text, start, end, ...parts });
      return "\u0000".repeat(found.length);
    });
  }
}

const trimZero = (digits: string): string => String(Number(digits));
function readDate(day?: string, month?: string, year?: string): Parts {
  const parts = [day, year].filter((part) => part !== undefined);
  return {
    meanings: [`date ${[day, month, year].map((part) => (part ? trimZero(part) : "")).join("-")}`],
    numbers: [...parts, ...(month ? [month] : [])].map(trimZero),
  };
}

/** Returns the hour of the day: 20 for `8 pm`. */
function readHour(hours: number, mark: string): number {
  if (/^p/i.test(mark) && hours < 12) return hours + 12;
  return /^a/i.test(mark) && hours === 12 ? 0 : hours;
}

/** Reads a time. `24 h` may also be an amount of time, and `12.30` is a number unless it has a mark. */
function readTime(match: RegExpExecArray): Parts | null {
  const [found, hour = "", minute, ownMark, nextMark] = match;
  const mark = ownMark ?? nextMark ?? "";
  const hours = Number(hour);
  if (hours > 24 && mark !== "h") return null;
  if (mark === "" && (minute === undefined || /^\d+\s?\./.test(found))) return null;
  const time = readHour(hours, mark) * 60 + Number(minute ?? 0);
  const isDuration = minute === undefined && /^(?:h|uur)$/i.test(mark);
  return {
    meanings: [`time ${time}`, ...(isDuration ? [`minute ${hours * 60}`] : [])],
    numbers: [trimZero(hour), String(Math.floor(time / 60)), ...(minute ? [trimZero(minute)] : [])],
  };
}

function readAmount(match: RegExpExecArray, locale: Locale): Parts {
  const [, before, digits = "", scale, percent, after, ...units] = match;
  const factor = (scale && FACTORS.find(({ pattern }) => pattern.test(scale))?.factor) || 1;
  const numbers = readNumber(digits, locale).map((number) =>
    factor === 1 ? number : multiply(number, factor),
  );
  if (percent) return { numbers, meanings: numbers.map((n) => `percent ${n}`), isStrict: true };
  // The pattern ignores case, but only capital letters are the code of a currency.
  const currency = [before, after].find((each) => each && isCurrency(each));
  if (!currency) {
    const meanings = writeDuration(findGroup(units.slice(0, 6)), numbers);
    return { numbers, meanings, ...((before ?? after) && { text: digits }) };
  }
  const currencies = readCurrency(currency);
  return {
    numbers,
    meanings: numbers.flatMap((number) => currencies.map((each) => `${each} ${number}`)),
    isStrict: true,
  };
}

/** Words between two numbers of which the second has the unit of both: `10 to 20%`. */
const SAME_UNIT =
  /^\s*(?:[–—/,-]|×|x|to|and|or|until|à|et|ou|a|y|e|o|bis|und|oder|tot|en|of|tot en met|hasta|jusqu’à)\s*$/iu;

/** Returns the facts with the unit of the next one for a number that has none. */
function shareUnits(facts: readonly Fact[], text: string): readonly Fact[] {
  const result = [...facts];
  for (let index = result.length - 2; index >= 0; index -= 1) {
    const [fact, next] = [result[index], result[index + 1]] as [Fact, Fact];
    const unit = next.isStrict ? next.meanings.map((each) => each.split(" ")[0] ?? "") : [];
    if (fact.meanings.length > 0 || unit.length === 0 || unit.includes("phone")) continue;
    if (!SAME_UNIT.test(text.slice(fact.end, next.start))) continue;
    const meanings = fact.numbers.flatMap((number) => unit.map((each) => `${each} ${number}`));
    result[index] = { ...fact, meanings };
  }
  return result;
}

/** Reads what a text writes in digits, in its order. The text has no codes and addresses. */
export function readFacts(text: string, locale: Locale): readonly Fact[] {
  if (!/\d/.test(text)) return [];
  const rest = new Rest(text);
  rest.take(NUMERIC_DATE, ([, day, , month, year, year2, month2, day2]) =>
    readDate(day ?? day2, month ?? month2, year ?? year2),
  );
  rest.take(PHONE, ([found]) => {
    const digits = found.replaceAll(/\D/g, "").replace(/^00/, "");
    return digits.length < 8
      ? null
      : { meanings: [`phone ${digits}`], numbers: [digits], isStrict: true };
  });
  rest.take(PATTERNS[locale].date, ([, day, ...groups]) => {
    const month = findGroup(groups.slice(0, 12)) + 1;
    const [day2, year] = [groups[12], groups[13]];
    return day || day2 || year ? readDate(day ?? day2, String(month), year) : null;
  });
  rest.take(TIME, readTime);
  rest.take(NUMBER, (match) => readAmount(match, locale));
  return shareUnits(
    rest.facts.sort((a, b) => a.start - b.start),
    text,
  );
}

/** Reads the numbers that a text writes in words, up to twelve. */
export function readNumberWords(text: string, locale: Locale): readonly Fact[] {
  const rest = new Rest(text);
  rest.take(PATTERNS[locale].word, ([, ...groups]) => {
    const numbers = [String(findGroup(groups.slice(0, 12)) + 1)];
    return { meanings: writeDuration(findGroup(groups.slice(12)), numbers), numbers };
  });
  return rest.facts;
}
