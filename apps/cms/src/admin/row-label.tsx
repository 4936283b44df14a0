"use client";
/** Labels of closed rows of a form: slices and entries of lists, each with its first words. */
import { getTranslation } from "@payloadcms/translations";
import { useConfig, useFormFields, useRowLabel, useTranslation } from "@payloadcms/ui";
import type { ArrayFieldClient } from "payload";
import { findFirstWords } from "../fields/first-words.ts";
import { readString, type Stored } from "../fields/record.ts";
import "./row-label.css";

/** Label of a slice: its name in the language of the account, then its first words. */
export function SliceLabel() {
  const { data } = useRowLabel<Stored | undefined>();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const block = config.blocksMap[readString(data?.["blockType"])];
  if (!block) return null;
  const name = block.labels?.singular;
  return (
    <span className="row-label-words">
      <b>{name === undefined ? block.slug : getTranslation(name, i18n)}</b>
      <FirstWords words={findFirstWords(block.fields, data)} />
    </span>
  );
}

/** Label of an entry of a list: its first words, else its name and number. */
export function EntryLabel({ field }: { readonly field: ArrayFieldClient }) {
  const { data, rowNumber = 0 } = useRowLabel<Stored | undefined>();
  const { i18n } = useTranslation();
  const words = findFirstWords(field.fields, data);
  const name = field.labels?.singular ?? field.name;
  return (
    <span className="row-label-words">
      {words === "" ? (
        <span>{`${getTranslation(name, i18n)} ${rowNumber + 1}`}</span>
      ) : (
        <FirstWords words={words} />
      )}
    </span>
  );
}

/** Words of the document, in its language. */
function FirstWords({ words }: { readonly words: string }) {
  const locale = useFormFields(([fields]) => fields["locale"]?.value);
  return <span lang={readString(locale)}>{words}</span>;
}
