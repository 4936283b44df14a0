/** Writes facts for people, in the language of their request. */
import { INTL_TAGS, LOCALE_TABLE, type Locale } from "@orlaya/locales";
import { readPremiums } from "@orlaya/contract/premiums";
import { formatDate, listFormat } from "@orlaya/messages";
import type { PayloadRequest } from "payload";
import { readIso, readString } from "../fields/record.ts";
import { getSay, readLanguage, writeLabelOf } from "../labels/request-words.ts";
import type { FactField } from "./fields.ts";
import { isRelation, listTitles, type RelatedDocuments } from "./related.ts";

/** Characters of a table that cannot be read. */
const MOST_UNREAD = 200;

/** Returns the labels of a field and of its groups. */
export function writeFieldLabel(req: PayloadRequest, { labels, path }: FactField): string {
  return (
    labels
      .flatMap((label) => writeLabelOf(req, label) ?? [])
      .filter((label) => label !== "")
      .join(" › ") || path
  );
}

export const nameLanguage = (locale: Locale): string => LOCALE_TABLE[locale].label;
/** Returns the names of languages as a list. */
export const nameLanguages = (req: PayloadRequest, locales: readonly Locale[]): string =>
  listFormat(readLanguage(req), locales.map(nameLanguage));

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === "" ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Writes how many premiums a table has, and the lowest and the highest one. */
function writePremiums(req: PayloadRequest, text: string): string {
  const read = readPremiums(text);
  if (!read.ok) return text.slice(0, MOST_UNREAD);
  const [format, { premiums }] = [new Intl.NumberFormat(INTL_TAGS[readLanguage(req)]), read.table];
  const [lowest, highest] = [Math.min(...premiums), Math.max(...premiums)].map((amount) =>
    format.format(amount),
  );
  return getSay(req)("premiums.fact", {
    count: premiums.length,
    lowest: lowest ?? "",
    highest: highest ?? "",
  });
}

function writeOne(req: PayloadRequest, { field }: FactField, value: unknown): string {
  const locale = readLanguage(req);
  if (field.type === "select" || field.type === "radio") {
    const option = field.options.find(
      (each) => (typeof each === "object" ? each.value : each) === value,
    );
    const label = typeof option === "object" ? writeLabelOf(req, option.label) : null;
    return label ?? readString(value);
  }
  if (typeof value === "number") return new Intl.NumberFormat(INTL_TAGS[locale]).format(value);
  if (field.type === "textarea") return writePremiums(req, readString(value));
  if (field.type === "date") return formatDate(locale, readIso(value), "long") ?? readIso(value);
  return readString(value);
}

/** Returns a fact in words. */
export function writeFact(
  req: PayloadRequest,
  fact: FactField,
  value: unknown,
  related: RelatedDocuments,
): string {
  const say = getSay(req);
  if (fact.field.type === "checkbox") return say(value === true ? "edit.yes" : "edit.no");
  if (isEmpty(value)) return say("edit.empty");
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const words = isRelation(fact)
    ? listTitles(value, related)
    : values.map((each) => writeOne(req, fact, each));
  return words.join(", ");
}
