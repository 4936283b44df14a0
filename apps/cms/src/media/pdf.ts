/**
 * Checks the content of PDF files. Names are parsed as a viewer parses them: escapes decoded,
 * object streams unpacked.
 */
import { promisify } from "node:util";
import { inflate } from "node:zlib";

const unpack = promisify(inflate);
/** Most bytes of one unpacked object stream, and of all of a file together. */
const MAX_STREAM = 16 * 1024 * 1024;
const MAX_ALL = 64 * 1024 * 1024;

/**
 * Actions that run code, send data or open another file; attachments; forms with scripts. Refused
 * anywhere in the file.
 */
const ACTIVE =
  /\/(?:JavaScript|Launch|SubmitForm|ImportData|GoToR|GoToE|Rendition|RichMedia|EmbeddedFiles?)(?![A-Za-z0-9])/;
/**
 * Names so short that pictures may contain them by chance. Refused outside of streams and in object
 * streams. `AA`: actions that start automatically.
 */
const ACTIVE_SHORT = /\/(?:JS|AA|XFA|Sound|Movie)(?![A-Za-z0-9])/;
/** Content that makes the file a web page or an archive as well. */
const SECOND_KIND = /<script|<html|PK\x03\x04/i;
/** Allowed targets of a link, as written in the file. */
const LINK = /^(?:https?:\/\/|mailto:|tel:)/i;

export type PdfRefusal = "cut" | "active" | "link" | "unreadable";

/** Decodes the escapes of names: `#61` is `a` (ISO 32000-1, 7.3.5). */
function decodeNames(text: string): string {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

interface PdfStream {
  readonly dictionary: string;
  readonly from: number;
  readonly to: number;
}
/** Splits a file into its streams and the text between them. */
function readParts(text: string): {
  readonly structure: string;
  readonly streams: readonly PdfStream[];
} {
  const streams: PdfStream[] = [];
  const between: string[] = [];
  const begin = /\bstream(?:\r\n|\n|\r)/g;
  let at = 0;
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    const before = text.slice(at, found.index);
    const from = begin.lastIndex;
    const end = text.indexOf("endstream", from);
    const to = end < 0 ? text.length : end;
    streams.push({
      dictionary: decodeNames(before.slice(before.lastIndexOf("obj") + 1)),
      from,
      to,
    });
    between.push(before);
    at = to;
    begin.lastIndex = to;
  }
  return { structure: decodeNames([...between, text.slice(at)].join("\n")), streams };
}

/** Returns the objects of an object stream as text; null when they cannot be read. */
async function readObjects(
  data: Buffer,
  { dictionary, from, to }: PdfStream,
): Promise<string | null> {
  if (/\/Predictor(?![A-Za-z0-9])/.test(dictionary)) return null;
  const body = data.subarray(from, to);
  if (!/\/Filter(?![A-Za-z0-9])/.test(dictionary)) return decodeNames(body.toString("latin1"));
  if (!/\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])\s*(?:\/|>>)/.test(dictionary))
    return null;
  try {
    return decodeNames((await unpack(body, { maxOutputLength: MAX_STREAM })).toString("latin1"));
  } catch {
    return null;
  }
}
const holdsObjects = (dictionary: string): boolean =>
  /\/(?:ObjStm|First)(?![A-Za-z0-9])/.test(dictionary);
const countObjectStreams = (text: string): number => text.split("/ObjStm").length - 1;

/**
 * Whether every link has an allowed target. `/URI` is also the name of the action, which has no
 * value.
 */
function hasPlainLinks(text: string): boolean {
  return [...text.matchAll(/\/URI(?![A-Za-z0-9])\s*(?=([\s\S]{0,64}))/g)].every(
    ([, value = ""]) => {
      if (/^[/>]/.test(value)) return true;
      if (value.startsWith("(")) return LINK.test(value.slice(1));
      const [, hex] = /^<([0-9a-f\s]+)/i.exec(value) ?? [];
      return (
        hex !== undefined &&
        LINK.test(Buffer.from(hex.replaceAll(/\s/g, ""), "hex").toString("latin1"))
      );
    },
  );
}

/** Returns the reason to refuse a PDF; null when it has no active content. */
export async function refusePdf(data: Buffer): Promise<PdfRefusal | null> {
  const text = data.toString("latin1");
  if (!/%%EOF\s*$/.test(text.slice(-1024))) return "cut";
  const whole = decodeNames(text);
  if (ACTIVE.test(whole) || SECOND_KIND.test(text)) return "active";
  const { structure, streams } = readParts(text);
  if (/\/Encrypt(?![A-Za-z0-9])/.test(structure)) return "unreadable";
  const parts = [structure];
  const packed = streams.filter(({ dictionary }) => holdsObjects(dictionary));
  // An object stream that is named but was not found is in a place that only some viewers read.
  if (
    countObjectStreams(whole) >
    packed.filter(({ dictionary }) => dictionary.includes("/ObjStm")).length
  )
    return "unreadable";
  let size = 0;
  for (const stream of packed) {
    const objects = await readObjects(data, stream);
    size += objects?.length ?? 0;
    if (objects === null || size > MAX_ALL) return "unreadable";
    parts.push(objects);
  }
  if (parts.some((part) => ACTIVE.test(part) || ACTIVE_SHORT.test(part))) return "active";
  return parts.every(hasPlainLinks) ? null : "link";
}
