/** Loads the board of translations. */
import { isLocale, type Locale } from "@orlaya/locales";
import type { Payload } from "payload";
import { INDEXED, readIndexed } from "../documents/indexed-document.ts";
import { readString } from "../fields/record.ts";
import { readTable } from "../sql.ts";
import { buildBoard, type BoardRow } from "./board.ts";
import { readTranslationRow, type TranslationRow } from "./translation-rows.ts";

const TRANSLATION = ["group", "locale", "source", "outdated", "assignee", "due"];

/** Loads all groups with two statements. */
export async function loadBoard(payload: Payload): Promise<readonly BoardRow[]> {
  const [documents, rows] = await Promise.all([
    readTable(payload, "document_index", [...INDEXED, "group"]),
    readTable(payload, "translations", TRANSLATION),
  ]);
  const translations = new Map<string, Map<Locale, TranslationRow>>();
  for (const row of rows) {
    const { locale } = row;
    if (!isLocale(locale)) continue;
    const group = readString(row["group"]);
    const known = translations.get(group) ?? new Map<Locale, TranslationRow>();
    translations.set(group, known.set(locale, readTranslationRow(row)));
  }
  return buildBoard(
    documents.map((row) => ({ ...readIndexed(row), group: readString(row["group"]) })),
    translations,
    payload.config.collections.map(({ slug }) => slug),
  );
}
