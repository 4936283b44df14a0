/** Checks of prices: an amount, a currency, a period, and a dated legal reference. */
import { INTL_TAGS, mapLocales, type Locale } from "@orlaya/locales";
import { isCurrency } from "../fields/price.ts";
import { readString } from "../fields/record.ts";
import type { Check, Checked, Finding } from "./finding.ts";
import type { FieldPlace } from "./places.ts";

/** Returns the names of the months of a language. */
function listMonths(locale: Locale): readonly string[] {
  const format = new Intl.DateTimeFormat(INTL_TAGS[locale], { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15)));
}
/** Day, name of the month and year: 1 November 2026, 1er novembre 2026, 1 de noviembre de 2026. */
const DATES = mapLocales(
  (locale) =>
    new RegExp(
      String.raw`\b(?:0?[1-9]|[12]\d|3[01])(?:er|\.)?\s+(?:de\s+)?(?:${listMonths(locale).join("|")})\s+(?:de\s+)?20\d\d\b`,
      "iu",
    ),
);
/** Returns whether a text contains a date in the notation of its language. */
export const hasDate = (text: string, locale: Locale): boolean => DATES[locale].test(text);

/** Returns the field beside a price. */
function findBeside(places: readonly FieldPlace[], price: FieldPlace, name: string): FieldPlace {
  const path = price.path.replace(/starting_price$/, name);
  return places.find((place) => place.path === path) ?? price;
}

type Problem = Pick<Finding, "check" | "write">;
function findPriceProblems(
  { value, siblings }: FieldPlace,
  locale: Locale,
): Readonly<Record<string, Problem | null>> {
  const amount = typeof value === "number" ? value : 0;
  const currency = readString(siblings["currency"]);
  const reference = readString(siblings["legal_reference"]);
  const isAmount = amount > 0 && Number(amount.toFixed(2)) === amount;
  const noReference: Problem = { check: "reference", write: (say) => say("field.legalReference") };
  const noDate: Problem = {
    check: "reference-date",
    write: (say) => say("checklist.referenceDate"),
  };
  return {
    starting_price: isAmount
      ? null
      : { check: "amount", write: (say) => say(amount > 0 ? "field.price" : "checklist.amount") },
    currency:
      currency === "" || isCurrency(currency)
        ? null
        : { check: "currency", write: (say) => say("field.currency") },
    price_frequency: siblings["price_frequency"]
      ? null
      : { check: "frequency", write: (say) => say("field.frequency") },
    legal_reference:
      reference.trim() === "" ? noReference : hasDate(reference, locale) ? null : noDate,
  };
}

function checkPrice({ places, locale, context }: Checked, price: FieldPlace): readonly Finding[] {
  const problems = Object.entries(findPriceProblems(price, locale)).flatMap(
    ([name, problem]): readonly Finding[] => {
      if (problem === null) return [];
      const { path, labels } = findBeside(places, price, name);
      return [{ level: "blocking", path, labels, ...problem }];
    },
  );
  const { path, labels } = price;
  const languages = context.otherPrices.get(path);
  if (!languages) return problems;
  return [
    ...problems,
    {
      level: "warning",
      check: "other-price",
      path,
      labels,
      write: (say) => {
        const list = new Intl.ListFormat(INTL_TAGS[say.locale]).format(languages);
        return say("checklist.otherPrice", { languages: list });
      },
    },
  ];
}

/** Checks each price of a document. A document without a price has nothing to check. */
export const checkPrices: Check = (checked) =>
  checked.places
    .filter(({ field, value }) => field.name === "starting_price" && typeof value === "number")
    .flatMap((price) => checkPrice(checked, price));
