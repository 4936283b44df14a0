/**
 * Rich text as text with protected codes. `Read <1>the terms</1>.<2/>` has a pair of codes, for a
 * link or a format, and a single code, for a line break. A backslash protects `<` and itself.
 */
import { isRecord, readString, record, type Stored } from "../fields/record.ts";

/** What a code stands for: the node around the text (a link), a format, or a node without text. */
export type Code =
  | { readonly kind: "link"; readonly node: Stored }
  | { readonly kind: "format"; readonly format: number }
  | { readonly kind: "single"; readonly node: Stored };

/** A paragraph, heading or entry of a list. Code `n` of the text is `codes[n - 1]`. */
export interface CodedText {
  readonly text: string;
  readonly codes: readonly Code[];
}

/** Protects `<` and backslashes of a text, so that it has no codes. */
export const escapeText = (text: string): string => text.replaceAll(/[\\<]/g, "\\$&");

function listChildren(node: unknown): readonly Stored[] {
  const children = record(node)["children"];
  return Array.isArray(children) ? children.filter(isRecord) : [];
}

/** Nodes that stand inside a paragraph. All others contain paragraphs. */
const INLINE: ReadonlySet<unknown> = new Set(["text", "link", "autolink", "linebreak", "tab"]);
export const isInline = (node: Stored): boolean => INLINE.has(node["type"]);

/** Writes inline nodes as coded text. */
export function encodeNodes(nodes: readonly Stored[]): CodedText {
  const codes: Code[] = [];
  function add(code: Code): number {
    codes.push(code);
    return codes.length;
  }
  function encode(node: Stored): string {
    if (node["type"] === "text") {
      const text = escapeText(readString(node["text"]));
      const format = Number(node["format"] ?? 0);
      if (format === 0 || text === "") return text;
      const number = add({ kind: "format", format });
      return `<${number}>${text}</${number}>`;
    }
    const { children, ...rest } = node;
    if (!Array.isArray(children)) return `<${add({ kind: "single", node: rest })}/>`;
    const number = add({ kind: "link", node: rest });
    return `<${number}>${listChildren(node).map(encode).join("")}</${number}>`;
  }
  return { text: nodes.map(encode).join(""), codes };
}

/** Returns a coded text without its codes. */
export const stripCodes = (text: string): string =>
  text.replaceAll(/\\([\\<])|<\/?\d+\/?>/g, (_, kept: string | undefined) => kept ?? "");

/** Why a text does not fit the codes. */
export interface CodeProblem {
  readonly problem: "unknown" | "missing" | "twice" | "unclosed";
  readonly code: number;
}
/** A piece of a coded text. */
export type Token =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "open" | "close" | "single"; readonly code: number };

/** Splits a coded text at its codes. */
export function splitCodedText(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const pattern = /<(\/?)(\d+)(\/?)>|((?:\\[\\<]|[^<\\]|\\|<(?!\/?\d+\/?>))+)/g;
  for (const [, slash, number, single, plain] of text.matchAll(pattern)) {
    if (plain !== undefined) tokens.push({ kind: "text", text: stripCodes(plain) });
    else tokens.push({ kind: slash ? "close" : single ? "single" : "open", code: Number(number) });
  }
  return tokens;
}

/** Returns the first code that a text lacks, repeats, or has and should not have; else null. */
export function findCodeProblem(text: string, codes: readonly Code[]): CodeProblem | null {
  const open: number[] = [];
  const seen = new Set<number>();
  for (const token of splitCodedText(text)) {
    if (token.kind === "text") continue;
    const code = codes[token.code - 1];
    if (token.kind === "close") {
      if (open.pop() !== token.code) return { problem: "unclosed", code: token.code };
      continue;
    }
    if (code === undefined || (code.kind === "single") !== (token.kind === "single"))
      return { problem: "unknown", code: token.code };
    if (seen.has(token.code)) return { problem: "twice", code: token.code };
    seen.add(token.code);
    if (token.kind === "open") open.push(token.code);
  }
  if (open[0] !== undefined) return { problem: "unclosed", code: open[0] };
  const missing = codes.findIndex((_, index) => !seen.has(index + 1));
  return missing === -1 ? null : { problem: "missing", code: missing + 1 };
}

/** Properties of a text node that has none of its own. */
const PLAIN_TEXT = { type: "text", version: 1, mode: "normal", style: "", detail: 0, format: 0 };

/**
 * Builds the inline nodes of a coded text. The text must fit the codes (`findCodeProblem`).
 */
export function decodeNodes({ text, codes }: CodedText): readonly Stored[] {
  const root: Stored[] = [];
  const stack: { readonly nodes: Stored[]; readonly format: number }[] = [
    { nodes: root, format: 0 },
  ];
  for (const token of splitCodedText(text)) {
    const top = stack.at(-1) ?? { nodes: root, format: 0 };
    if (token.kind === "text") {
      top.nodes.push({ ...PLAIN_TEXT, text: token.text, format: top.format });
      continue;
    }
    if (token.kind === "close") {
      stack.pop();
      continue;
    }
    const code = codes[token.code - 1];
    if (code?.kind === "format") {
      stack.push({ nodes: top.nodes, format: top.format | code.format });
    } else if (code?.kind === "link") {
      const children: Stored[] = [];
      top.nodes.push({ ...code.node, children });
      stack.push({ nodes: children, format: top.format });
    } else if (code) top.nodes.push(code.node);
  }
  return root;
}

/** A paragraph of a rich text with the type of its node. */
export interface Paragraph extends CodedText {
  readonly type: string;
}

/** Lists the paragraphs, headings and entries of lists of a rich text that have a text. */
export function listParagraphs(value: unknown): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [];
  mapParagraphs(value, (paragraph) => {
    paragraphs.push(paragraph);
    return null;
  });
  return paragraphs;
}

/**
 * Copies a rich text with other paragraphs.
 * @param change returns the new text of a paragraph, or null to keep it; a paragraph with an empty
 *   text is left out. The index counts paragraphs.
 */
export function mapParagraphs(
  value: unknown,
  change: (paragraph: Paragraph, index: number) => CodedText | null,
): unknown {
  let count = 0;
  function copy(node: Stored): readonly Stored[] {
    const children = listChildren(node);
    const inline = children.filter(isInline);
    const coded = encodeNodes(inline);
    let kept: readonly Stored[] = inline;
    if (stripCodes(coded.text).trim() !== "") {
      const changed = change({ ...coded, type: readString(node["type"]) }, count);
      count += 1;
      if (changed?.text === "") return [];
      if (changed) kept = decodeNodes(changed);
    }
    const inner = children.filter((child) => !isInline(child)).flatMap(copy);
    return [children.length === 0 ? node : { ...node, children: [...kept, ...inner] }];
  }
  return isRecord(value)
    ? { ...value, root: copy(record(value["root"]))[0] ?? value["root"] }
    : value;
}
