/** Converts rich text of Prismic to the rich text of the editor. */
import { readUrlLink } from "@orlaya/routes";
import { isRecord, readString, record, type Stored } from "../../fields/record.ts";
import { readRows } from "../../texts/text-pairs.ts";
import type { UnmappedKind } from "./shapes.ts";

export type Node = Stored;
/** Resolves a link to a document; null when the document is not imported. */
export type ResolveLink = (
  link: Stored,
) => { readonly relationTo: string; readonly value: string } | null;
/** Receives what was not mapped. */
export type Report = (kind: UnmappedKind, detail: string) => void;

/** Bits of the format of a text. */
const FORMATS: Readonly<Record<string, number>> = { strong: 1, em: 2 };
const HEADINGS: Readonly<Record<string, string>> = {
  heading1: "h2",
  heading2: "h2",
  heading3: "h3",
  heading4: "h4",
  heading5: "h4",
  heading6: "h4",
};
const LISTS: Readonly<Record<string, { readonly listType: string; readonly tag: string }>> = {
  "list-item": { listType: "bullet", tag: "ul" },
  "o-list-item": { listType: "number", tag: "ol" },
};
const ELEMENT = { direction: "ltr", format: "", indent: 0, version: 1 } as const;

interface Context {
  readonly resolve: ResolveLink;
  readonly report: Report;
}
interface Span {
  readonly start: number;
  readonly end: number;
  readonly type: string;
  readonly data: Stored;
}

/** Returns the fields of a link of running text; null when its target is unknown. */
function convertTarget(data: Stored, { resolve, report }: Context): Stored | null {
  const newTab = data["target"] === "_blank";
  const doc = resolve(data);
  if (doc) return { linkType: "internal", doc, newTab };
  const url = readString(data["url"]);
  if (data["link_type"] !== "Document" && readUrlLink(url) !== null)
    return { linkType: "custom", url, newTab };
  report("target", readString(data["id"]) || url);
  return null;
}

function createTexts(text: string, format: number): readonly Node[] {
  return text
    .split("\n")
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [{ type: "linebreak", version: 1 }]),
      ...(line === ""
        ? []
        : [{ type: "text", text: line, format, detail: 0, mode: "normal", style: "", version: 1 }]),
    ]);
}

function readSpans(block: Stored, length: number): readonly Span[] {
  return readRows(block["spans"]).flatMap((span) => {
    const [start, end] = [span["start"], span["end"]];
    if (typeof start !== "number" || typeof end !== "number" || start < 0 || end > length)
      return [];
    return start < end
      ? [{ start, end, type: readString(span["type"]), data: record(span["data"]) }]
      : [];
  });
}

/** Converts a text with its formats and links, which may overlap. */
function convertText(block: Stored, context: Context): readonly Node[] {
  const text = readString(block["text"]);
  const spans = readSpans(block, text.length);
  const links = new Map<Span, Stored | null>();
  for (const span of spans) {
    if (span.type === "hyperlink") links.set(span, convertTarget(span.data, context));
    else if (FORMATS[span.type] === undefined)
      context.report("label", readString(span.data["label"]) || span.type);
  }
  const cuts = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])];
  const bounds = cuts.toSorted((a, b) => a - b);
  const parts = bounds.slice(0, -1).map((start, index): Part => {
    const within = spans.filter((span) => span.start <= start && span.end > start);
    const format = within.reduce((bits, { type }) => bits | (FORMATS[type] ?? 0), 0);
    const link = within.find((span) => links.get(span));
    const target = (link && links.get(link)) ?? null;
    return { target, texts: createTexts(text.slice(start, bounds[index + 1]), format) };
  });
  return joinLinks(parts);
}

/** A part of a text with one format, inside of a link or not. */
interface Part {
  readonly target: Stored | null;
  readonly texts: readonly Node[];
}
/** Returns the nodes of parts. Neighbours in the same link become one link. */
function joinLinks(parts: readonly Part[]): readonly Node[] {
  const [first, ...rest] = parts;
  if (!first) return [];
  const { target } = first;
  if (!target) return [...first.texts, ...joinLinks(rest)];
  const end = rest.findIndex((part) => part.target !== target);
  const same = end === -1 ? rest : rest.slice(0, end);
  const children = [first, ...same].flatMap(({ texts }) => texts);
  const link = { ...ELEMENT, type: "link", version: 3, fields: target, children };
  return [link, ...joinLinks(rest.slice(same.length))];
}

/** Older exports have the text and spans of a block in `content`. */
const openBlock = (block: Stored): Stored =>
  isRecord(block["content"]) ? { ...block, ...block["content"], type: block["type"] } : block;

function convertBlock(block: Stored, context: Context): Node | null {
  const type = readString(block["type"]);
  if (type === "image" || type === "embed") {
    context.report(
      type,
      readString(block["url"]) || readString(record(block["oembed"])["embed_url"]),
    );
    return null;
  }
  const children = convertText(block, context);
  const tag = HEADINGS[type];
  if (tag !== undefined) return { ...ELEMENT, type: "heading", tag, children };
  if (LISTS[type]) return { ...ELEMENT, type: "listitem", value: 1, children };
  // Text with fixed spaces becomes a paragraph.
  if (type !== "paragraph") context.report("block", type);
  return { ...ELEMENT, type: "paragraph", textFormat: 0, children };
}

/** Returns the nodes with the entries of lists that follow each other joined to one list. */
function joinLists(nodes: readonly (readonly [type: string, node: Node])[]): readonly Node[] {
  const joined: { readonly type: string; readonly nodes: Node[] }[] = [];
  for (const [type, node] of nodes) {
    const last = joined.at(-1);
    if (last?.type === type && LISTS[type])
      last.nodes.push({ ...node, value: last.nodes.length + 1 });
    else joined.push({ type, nodes: [node] });
  }
  return joined.flatMap(({ type, nodes: children }) => {
    const kind = LISTS[type];
    return kind ? [{ ...ELEMENT, type: "list", ...kind, start: 1, children }] : children;
  });
}

/** Converts the blocks of a rich text. Entries of a list that follow each other become one list. */
export function convertRichText(
  value: readonly unknown[],
  resolve: ResolveLink,
  report: Report,
): Node {
  const nodes = value.filter(isRecord).flatMap((given) => {
    const block = openBlock(given);
    const node = convertBlock(block, { resolve, report });
    return node ? [[readString(block["type"]), node] as const] : [];
  });
  return { root: { ...ELEMENT, type: "root", children: joinLists(nodes) } };
}

/** Returns the text of a rich text, one line for each block. */
export function readPlainText(value: readonly unknown[]): string {
  return value
    .filter(isRecord)
    .map((block) => readString(openBlock(block)["text"]))
    .filter((text) => text !== "")
    .join("\n");
}
