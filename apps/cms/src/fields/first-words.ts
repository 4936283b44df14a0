/** The first words of a row of a form: what an editor recognises it by. */
import { readString, record } from "./record.ts";
import { readRichText } from "./rich-text.ts";

/** The properties of a field that the search needs. Fields of the server and of the admin fit. */
export interface NamedField {
  readonly type: string;
  readonly name?: string;
  readonly fields?: readonly NamedField[];
}

/** Most characters of the words. */
const MOST = 70;
/** Field that names a row, wherever it stands. */
const TITLE = "title";

/** Returns the first text of one field; an empty string when it has none. */
function findText(field: NamedField, row: unknown): string {
  const { name, type, fields = [] } = field;
  // The id of a row is a text, too.
  if (name === "id") return "";
  const value = name === undefined ? row : record(row)[name];
  switch (type) {
    case "text":
    case "textarea":
      return readString(value).trim();
    case "richText":
      return readRichText(value).trim();
    case "group":
    case "row":
      return findFirstText(fields, value);
    case "array":
      return (
        (Array.isArray(value) ? value : [])
          .map((entry) => findFirstText(fields, entry))
          .find(Boolean) ?? ""
      );
    default:
      return "";
  }
}
function findFirstText(fields: readonly NamedField[], row: unknown): string {
  for (const field of fields) {
    const text = findText(field, row);
    if (text !== "") return text;
  }
  return "";
}

/** Cuts a text at the end of a word. */
function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  if (line.length <= MOST) return line;
  const end = line.lastIndexOf(" ", MOST);
  return `${line.slice(0, end > 0 ? end : MOST)}…`;
}

/**
 * Returns the first words of a row: its title, else its first text in the order of the form. Empty
 * when the row has no text.
 */
export const findFirstWords = (fields: readonly NamedField[], row: unknown): string =>
  cut(readString(record(row)[TITLE]).trim() || findFirstText(fields, row));
