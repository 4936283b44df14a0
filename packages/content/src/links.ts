/** Reads links, and the related documents of links and other fields. */
import { isLocale } from "@orlaya/locales";
import { checkText, isRecord, type Problem, type Stored } from "./json.ts";
import type { Link, LinkedPage } from "./values.ts";

/** How the fields of one document are read. */
export interface Reader {
  readonly report: Problem;
}

/** Returns the value of a polymorphic relation, which is stored as `{ relationTo, value }`. */
const unwrap = (value: unknown): unknown =>
  isRecord(value) && "relationTo" in value && "value" in value ? value["value"] : value;

/** Returns a related document that may be shown; null for a bare id, and for a draft. */
export function readPublished(value: unknown): Stored | null {
  const inner = unwrap(value);
  if (!isRecord(inner) || inner["id"] === undefined) return null;
  const status = inner["_status"];
  return status === undefined || status === "published" ? inner : null;
}

/** Returns the id of a document or of a reference to one; "" when there is none. */
export function readId(value: unknown): string {
  const inner = unwrap(value);
  const id = isRecord(inner) ? inner["id"] : inner;
  return typeof id === "string" || typeof id === "number" ? String(id) : "";
}

function readLinkedPage(value: unknown, field: string, reader: Reader): LinkedPage | null {
  const stored = readPublished(value);
  if (!stored) return null;
  const { locale } = stored;
  return {
    title: checkText(stored["title"], `${field}.title`, reader.report),
    path: checkText(stored["path"], `${field}.path`, reader.report),
    uid: checkText(stored["uid"], `${field}.uid`, reader.report),
    locale: isLocale(locale) ? locale : null,
  };
}

/**
 * Reads an editor's link. A missing or malformed value is read as a document link without a
 * document.
 */
export function readLink(value: unknown, field: string, reader: Reader): Link {
  const { report } = reader;
  if (value != null && !isRecord(value)) report(field, "is not a link");
  const stored = isRecord(value) ? value : {};
  const label = checkText(stored["label"], `${field}.label`, report);
  const newTab = stored["new_tab"] === true;
  const { action } = stored;
  switch (stored["kind"]) {
    case "action":
      return {
        kind: "action",
        label,
        action: action === "finder" || action === "cookies" ? action : null,
      };
    case "url":
      return { kind: "url", label, url: checkText(stored["url"], `${field}.url`, report), newTab };
    default:
      return {
        kind: "document",
        label,
        document: readLinkedPage(stored["document"], `${field}.document`, reader),
        anchor: checkText(stored["anchor"], `${field}.anchor`, report),
        newTab,
      };
  }
}

/** Reads a link inside rich text as an editor's link without a label. */
export function readInlineLink(fields: Stored, field: string, reader: Reader): Link {
  const { anchor, newTab: new_tab, url, doc: document } = fields;
  return readLink(
    fields["linkType"] === "internal"
      ? { kind: "document", document, anchor, new_tab }
      : { kind: "url", url, new_tab },
    field,
    reader,
  );
}
