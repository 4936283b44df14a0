/** Reads XLIFF files that `writeXliff` wrote and a tool of translators changed. */
import { isLocale, type Locale } from "@orlaya/locales";
import { stripCodes } from "../texts/coded-text.ts";
import { hashCoded, readFileId } from "./coded.ts";
import { readXml, XliffRefusal, type XliffProblem } from "./read-xml.ts";
import { createFileReader, type RawFile, type RawUnit } from "./read-units.ts";

/** Largest file, in bytes. */
export const MAX_XLIFF = 10 * 1024 * 1024;

/** A sentence of a file. */
export interface ReadUnit {
  readonly id: string;
  readonly source: string;
  /** Coded text; empty when the file has no translation. */
  readonly target: string;
  /** Whether the translation differs from the one that was exported. */
  readonly isTouched: boolean;
  /** Hash of the translation that was exported. */
  readonly exported: string;
}
/** A document of a file. */
export interface ReadFile {
  readonly collection: string;
  readonly group: string;
  /** Id of the source document. */
  readonly sourceId: string;
  readonly title: string;
  readonly units: readonly ReadUnit[];
}
export type ReadResult =
  | {
      readonly ok: true;
      readonly source: Locale;
      readonly target: Locale;
      readonly files: readonly ReadFile[];
    }
  | { readonly ok: false; readonly problem: XliffProblem };

/** Reads a language tag; only its language counts, because tools add regions. */
function readLanguage(tag: string | null): Locale {
  const language = (tag ?? "").split(/[-_]/)[0]?.toLowerCase();
  if (!isLocale(language)) throw new XliffRefusal({ kind: "language", name: tag ?? "" });
  return language;
}

/** Refuses an id that occurs twice. */
function refuseRepeats(ids: readonly string[]): void {
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) throw new XliffRefusal({ kind: "duplicate", name: id });
    seen.add(id);
  }
}

function readUnit({ id, source, target, marks, line }: RawUnit): ReadUnit {
  const exported = marks["target"];
  if (marks["source"] === undefined || exported === undefined)
    throw new XliffRefusal({ kind: "foreign", line });
  const isEmpty = stripCodes(target).trim() === "" && !/<\d+\/>/.test(target);
  const translation = isEmpty ? "" : target;
  const isTouched = hashCoded(translation) !== exported;
  // Some tools write letters with accents as two characters.
  return {
    id,
    source,
    target: isTouched ? translation.normalize("NFC") : translation,
    isTouched,
    exported,
  };
}

function readFile({ id, original, title, units }: RawFile, target: Locale): ReadFile {
  const name = readFileId(id);
  const [, collection, sourceId] = /^(\w+)\/(.+)$/s.exec(original) ?? [];
  if (name?.target !== target || collection === undefined || sourceId === undefined)
    throw new XliffRefusal({ kind: "foreign" });
  const read = units.map(readUnit);
  refuseRepeats(read.map((unit) => unit.id));
  return { collection, group: name.group, sourceId, title, units: read };
}

/** Refuses a file in which sentences of the source were changed. */
function refuseEdited(files: readonly RawFile[]): void {
  const edited = files
    .flatMap(({ units }) => units)
    .filter(({ source, marks }) => hashCoded(source) !== marks["source"]);
  const [first] = edited;
  if (first)
    throw new XliffRefusal({
      kind: "edited",
      count: edited.length,
      line: first.line,
      text: stripCodes(first.source),
    });
}

function read(xml: string): ReadResult {
  if (xml.trim() === "") throw new XliffRefusal({ kind: "empty" });
  if (Buffer.byteLength(xml) > MAX_XLIFF) throw new XliffRefusal({ kind: "large" });
  const reader = createFileReader();
  readXml(xml, reader.handlers);
  const raw = reader.finish();
  const [source, target] = [readLanguage(raw.srcLang), readLanguage(raw.trgLang)];
  if (source === target) throw new XliffRefusal({ kind: "language", name: source });
  const files = raw.files.map((file) => readFile(file, target));
  if (files.length === 0) throw new XliffRefusal({ kind: "foreign" });
  refuseRepeats(files.map(({ collection, group }) => `${collection} ${group}`));
  refuseEdited(raw.files);
  return { ok: true, source, target, files };
}

/** Reads a file. Nothing of a file with a problem is used. */
export function readXliff(xml: string): ReadResult {
  try {
    return read(xml);
  } catch (error) {
    if (error instanceof XliffRefusal) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** Decodes a file: UTF-8, or UTF-16 with its mark. Null when it is neither. */
export function decodeXliff(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? "utf-16le"
      : first === 0xfe && second === 0xff
        ? "utf-16be"
        : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
