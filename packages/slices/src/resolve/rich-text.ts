/** Stored rich text, as the elements that the site renders. */
import type { RichBlock, RichInline, RichTextData, TextMarks } from "@orlaya/ui/data";
import { array, finite, record, string, type Stored } from "../stored.ts";
import type { ResolveContext } from "./context.ts";
import { resolveLink } from "./links.ts";

function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Bits of a text node's `format` in stored rich text. */
const FORMAT_BITS: readonly (readonly [number, keyof TextMarks])[] = [
  [1, "bold"],
  [2, "italic"],
  [4, "strike"],
  [16, "code"],
  [32, "sub"],
  [64, "sup"],
];

function readMarks(format: unknown): TextMarks {
  const bits = finite(format) ?? 0;
  return Object.fromEntries(
    FORMAT_BITS.filter(([bit]) => (bits & bit) !== 0).map(([, name]) => [name, true]),
  );
}

/** A link inside of text. Its own text is its label; a broken link leaves its text. */
function resolveInlineLink(node: Stored, context: ResolveContext): readonly RichInline[] {
  const fields = record(node["fields"]);
  const children = resolveInlines(array(node["children"]), context);
  const { anchor, newTab: new_tab } = fields;
  const link = resolveLink(
    fields["linkType"] === "internal"
      ? { kind: "document", document: fields["doc"], anchor, new_tab }
      : { kind: "url", url: fields["url"], new_tab },
    context,
    "-",
  );
  if (!link) return children;
  const { label: _label, ...target } = link;
  return [{ kind: "link", link: target, children }];
}

function resolveInlines(nodes: readonly unknown[], context: ResolveContext): readonly RichInline[] {
  return nodes.flatMap((entry): readonly RichInline[] => {
    const node = record(entry);
    const text = string(node["text"]);
    switch (node["type"]) {
      case "text":
        return text ? [{ kind: "text", text, marks: readMarks(node["format"]) }] : [];
      case "linebreak":
        return [{ kind: "break" }];
      case "link":
      case "autolink":
        return resolveInlineLink(node, context);
      default:
        return resolveInlines(array(node["children"]), context);
    }
  });
}

function readPlainText(children: readonly RichInline[]): string {
  return children
    .map((child) =>
      child.kind === "text"
        ? child.text
        : child.kind === "link"
          ? readPlainText(child.children)
          : " ",
    )
    .join("");
}

/** Gives each heading an id of its own. The prefix separates it from anchors and from ids of the chrome. */
function createHeadingIds(): (text: string) => string {
  const used = new Map<string, number>();
  return (text) => {
    const base = `part-${slugify(text)}`;
    const count = (used.get(base) ?? 0) + 1;
    used.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  };
}

/** Blocks that may stand inside of an item of a list. */
const NESTED = new Set(["list", "paragraph", "heading", "quote"]);
const paragraph = (children: readonly RichInline[]): readonly RichBlock[] =>
  children.length > 0 ? [{ kind: "paragraph", children }] : [];

/** Stored rich text → the few elements that the site renders; any other node keeps its text and loses its form (quality §2). */
export function resolveRichText(value: unknown, context: ResolveContext): RichTextData {
  const takeId = createHeadingIds();
  function resolveListItem(item: unknown): readonly RichBlock[] {
    const parts = array(record(item)["children"]);
    const nested = parts.filter((part) => NESTED.has(string(record(part)["type"])));
    const direct = parts.filter((part) => !nested.includes(part));
    return [...paragraph(resolveInlines(direct, context)), ...nested.flatMap(resolveBlock)];
  }
  function resolveBlock(entry: unknown): readonly RichBlock[] {
    const node = record(entry);
    const children = array(node["children"]);
    switch (node["type"]) {
      case "heading": {
        const content = resolveInlines(children, context);
        if (content.length === 0) return [];
        const level = node["tag"] === "h2" ? 2 : node["tag"] === "h4" ? 4 : 3;
        const id = takeId(readPlainText(content));
        return [{ kind: "heading", level, id, children: content }];
      }
      case "list": {
        const ordered = node["listType"] === "number";
        return [{ kind: "list", ordered, items: children.map(resolveListItem) }];
      }
      case "quote":
        return [{ kind: "quote", children: resolveInlines(children, context) }];
      case "horizontalrule":
        return [{ kind: "rule" }];
      default:
        return paragraph(resolveInlines(children.length > 0 ? children : [node], context));
    }
  }
  return array(record(record(value)["root"])["children"]).flatMap(resolveBlock);
}
