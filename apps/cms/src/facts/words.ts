/** Writes facts for people, in the language of their request. */
import { INTL_TAGS, LOCALE_TABLE, type Locale } from "@orlaya/locales";
import { formatDate, listFormat } from "@orlaya/messages";
import type { PayloadRequest } from "payload";
import { readIso, readString } from "../fields/record.ts";
import { getSay, readLanguage, writeLabelOf } from "../labels/request-words.ts";
import type { FactField } from "./fields.ts";
import { writePremiums } from "./premium-facts.ts";
import { isRelation, listTitles, type RelatedDocuments } from "./related.ts";

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

function writeOne(
  req: PayloadRequest,
  { field }: FactField,
  value: unknown,
  before: unknown,
): string {
  const locale = readLanguage(req);
  if (field.type === "select" || field.type === "radio") {
    const option = field.options.find(
      (each) => (typeof each === "object" ? each.value : each) === value,
    );
    const label = typeof option === "object" ? writeLabelOf(req, option.label) : null;
    return label ?? readString(value);
  }
  if (typeof value === "number") return new Intl.NumberFormat(INTL_TAGS[locale]).format(value);
  if (field.type === "textarea" && field.name === "premiums")
    return writePremiums(req, readString(value), readString(before));
  if (field.type === "date") return formatDate(locale, readIso(value), "long") ?? readIso(value);
  return readString(value);
}

/**
 * Returns a fact in words.
 * @param before another value: a table of premiums is described by what differs from it
 */
export function writeFact(
  req: PayloadRequest,
  fact: FactField,
  value: unknown,
  related: RelatedDocuments,
  before?: unknown,
): string {
  const say = getSay(req);
  if (fact.field.type === "checkbox") return say(value === true ? "edit.yes" : "edit.no");
  if (isEmpty(value)) return say("edit.empty");
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const words = isRelation(fact)
    ? listTitles(value, related)
    : values.map((each) => writeOne(req, fact, each, before));
  return words.join(", ");
}
