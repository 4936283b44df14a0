/** View of a document: its sentences beside those of its source. */
import { LOCALE_TABLE, isLocale } from "@orlaya/locales";
import type { DocumentViewServerProps } from "payload";
import { readString, record } from "../fields/record.ts";
import { getSay, writeLabelOf } from "../labels/request-words.ts";
import { TranslateSentences } from "./translate-sentences.tsx";

export function TranslateView({
  initPageResult: { req, collectionConfig, docID },
  doc,
}: DocumentViewServerProps) {
  if (!collectionConfig || docID === undefined) return null;
  const { locale } = record(doc);
  const titleField = collectionConfig.admin.useAsTitle ?? "title";
  const title = readString(record(doc)[titleField]);
  const language = isLocale(locale) ? LOCALE_TABLE[locale].label : "";
  return (
    <TranslateSentences
      collection={collectionConfig.slug}
      plural={writeLabelOf(req, collectionConfig.labels.plural) ?? collectionConfig.slug}
      id={String(docID)}
      title={title || getSay(req)("start.untitled")}
      titleField={titleField}
      language={language}
    />
  );
}
