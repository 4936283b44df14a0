/** Builds the section “Your price” of a plan page. */
import {
  findPremium,
  findYearlyPremium,
  isNamedArea,
  listShownAges,
  type PremiumTable,
} from "@orlaya/contract/premiums";
import { withAnchor } from "@orlaya/finder/url";
import type { Locale } from "@orlaya/locales";
import { formatDate } from "@orlaya/messages";
import type { Translators } from "@orlaya/messages/server";
import type { PriceAnswer, PriceTable } from "@orlaya/slices/views";
import { formatAmount } from "@orlaya/ui";
import type { FamilySlice } from "../family-slices.ts";
import { getAgeRange, type PremiumData, type PremiumError } from "./premium.ts";

type Slice = Extract<FamilySlice, { readonly slug: "plan_price" }>;
type T = Translators["common"];
/** What the section needs besides the premiums. */
export interface PremiumPage {
  readonly locale: Locale;
  /** Path of the page. */
  readonly path: string;
  /** Names of the columns of the first table of levels on the page. */
  readonly columns: readonly string[];
}

/** Age of the example in an error, within every plan. */
const EXAMPLE_AGE = "34";
/** Id of the section. */
const ANCHOR = "price";
/** Stands between the parts of a line. A line does not begin with it. */
const DOT = "\u00a0· ";

/** Returns the name of an area. A country is the only area of its plan, and is not named. */
const nameArea = (code: string, t: T): string =>
  isNamedArea(code) ? t(`premium.area.${code}`) : code;

function nameExcess(excess: number, currency: string, t: T): string {
  return excess === 0
    ? t("premium.noExcess")
    : t("premium.excessOf", { amount: formatAmount(excess, currency) });
}

/**
 * Returns the names of the levels: those of the page when it has as many, since they are in its
 * language, else those of the table. One level has no name of its own.
 */
function nameLevels({ levels }: PremiumTable, columns: readonly string[], t: T): readonly string[] {
  if (levels.length === 1) return [t("premium.column")];
  return columns.length === levels.length ? columns : levels;
}

function writeError(error: PremiumError, { table }: PremiumData, t: T): string {
  if (error === "outside") return t("premium.outside", getAgeRange(table));
  return error === "missing"
    ? t("premium.missing", { example: EXAMPLE_AGE })
    : t("premium.unknown");
}

/** Lists area and excess where the plan has a choice. */
function listChoices({ table, chosen, currency }: PremiumData, t: T): readonly string[] {
  return [
    ...(table.areas.length > 1 ? [nameArea(table.areas[chosen.area] ?? "", t)] : []),
    ...(table.excesses.length > 1
      ? [nameExcess(table.excesses[chosen.excess] ?? 0, currency, t)]
      : []),
  ];
}

function buildAnswer(data: PremiumData, levels: readonly string[], t: T): PriceAnswer | null {
  const { premium, currency, frequency, paidFor, age, table, chosen } = data;
  if (premium === null) return null;
  const year = paidFor === null ? findYearlyPremium(premium, frequency) : null;
  return {
    price: { amount: premium, currency, frequency },
    other: year === null ? "" : t("premium.year", { amount: formatAmount(year, currency) }),
    basis: [
      t("premium.years", { age: Number(age) }),
      ...listChoices(data, t),
      ...(table.levels.length > 1 ? [levels[chosen.level] ?? ""] : []),
    ].join(DOT),
  };
}

function buildTable(data: PremiumData, levels: readonly string[], t: T): PriceTable {
  const { table, chosen, currency, frequency } = data;
  const area = table.areas[chosen.area] ?? "";
  const excess = table.excesses[chosen.excess] ?? 0;
  const basis = listChoices(data, t).join(DOT);
  return {
    caption: t("premium.byAge", { period: t(`spoken.${frequency}`) }),
    basis,
    columns: levels,
    rows: listShownAges(table).map((age) => ({
      age,
      premiums: levels.map((_, level) =>
        formatAmount(findPremium(table, { age, area, excess, level }) ?? 0, currency),
      ),
    })),
  };
}

/** States the date, what is not included, and what else the price depends on. */
function writeNote({ date, paidFor }: PremiumData, locale: Locale, t: T): string {
  const day = formatDate(locale, date, "long") ?? "";
  return [
    t("premium.note", { date: day }),
    ...(paidFor ? [t(`premium.${paidFor}`)] : []),
    t("premium.base"),
  ].join(" ");
}

/** Builds the section; null without premiums. */
export function buildPremium(
  data: PremiumData | null,
  { locale, path, columns }: PremiumPage,
  { common: t }: Translators,
): Slice | null {
  if (!data) return null;
  const { table, currency, chosen, errors } = data;
  const levels = nameLevels(table, columns, t);
  const sizes = [table.areas, table.excesses, table.levels].map(({ length }) => length);
  const hasChoice = sizes.some((size) => size > 1);
  return {
    slug: "plan_price",
    id: "price",
    props: {
      title: t("premium.title"),
      lead: t(hasChoice ? "premium.lead" : "premium.leadAge"),
      action: withAnchor(path, ANCHOR),
      ages: getAgeRange(table),
      options: {
        area: table.areas.map((code) => ({ value: code, label: nameArea(code, t) })),
        excess: table.excesses.map((excess) => ({
          value: String(excess),
          label: formatAmount(excess, currency),
        })),
        level: table.levels.map((_, at) => ({ value: String(at + 1), label: levels[at] ?? "" })),
      },
      values: {
        age: data.age,
        area: table.areas[chosen.area] ?? "",
        excess: String(table.excesses[chosen.excess] ?? 0),
        level: String(chosen.level + 1),
      },
      errors: Object.fromEntries(
        Object.entries(errors).map(([name, error]) => [name, writeError(error, data, t)]),
      ),
      answer: buildAnswer(data, levels, t),
      table: buildTable(data, levels, t),
      note: writeNote(data, locale, t),
      tone: "mist",
      anchor: ANCHOR,
    },
  };
}
