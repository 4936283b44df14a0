/** Resolves stored rich text into the elements that the site renders. */
import type { RichText, RichTextNode } from "@orlaya/content";
import type { RichBlock, RichInline, RichTextData, TextMarks } from "@orlaya/ui/data";
import type { ResolveContext } from "./context.ts";
import { resolveLink } from "./links.ts";

function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\u00AD]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Bits of the format of a stored text node. */
const FORMAT_BITS: readonly (readonly [number, keyof TextMarks])[] = [
  [1, "bold"],
  [2, "italic"],
  [4, "strike"],
  [16, "code"],
  [32, "sub"],
  [64, "sup"],
];

function readMarks(format: number): TextMarks {
  return Object.fromEntries(
    FORMAT_BITS.filter(([bit]) => (format & bit) !== 0).map(([, name]) => [name, true]),
  );
}

/**
 * Resolves a link inside a text. Its label is its own text. A broken link is replaced by its text.
 */
function resolveInlineLink(
  node: Extract<RichTextNode, { type: "link" }>,
  context: ResolveContext,
): readonly RichInline[] {
  const children = resolveInlines(node.children, context);
  const link = resolveLink(node.link, context, "-");
  if (!link) return children;
  const { label: _label, ...target } = link;
  return [{ kind: "link", link: target, children }];
}

function resolveInlines(nodes: RichText, context: ResolveContext): readonly RichInline[] {
  return nodes.flatMap((node): readonly RichInline[] => {
    switch (node.type) {
      case "text":
        return node.text ? [{ kind: "text", text: node.text, marks: readMarks(node.format) }] : [];
      case "linebreak":
        return [{ kind: "break" }];
      case "link":
        return resolveInlineLink(node, context);
      default:
        return resolveInlines(childrenOf(node), context);
    }
  });
}

const childrenOf = (node: RichTextNode): RichText => ("children" in node ? node.children : []);

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

/**
 * Returns a function that creates a unique id for each heading. The prefix prevents conflicts with
 * anchors and with ids outside the content.
 */
function createHeadingIds(): (text: string) => string {
  const used = new Map<string, number>();
  return (text) => {
    const base = `part-${slugify(text)}`;
    const count = (used.get(base) ?? 0) + 1;
    used.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  };
}

/** Blocks that a list item may contain. */
const NESTED: ReadonlySet<string> = new Set(["list", "paragraph", "heading", "quote"]);
const toParagraph = (children: readonly RichInline[]): readonly RichBlock[] =>
  children.length > 0 ? [{ kind: "paragraph", children }] : [];

/**
 * Resolves stored rich text into the supported elements. Any other node becomes a paragraph with
 * its text (quality §2).
 */
export function resolveRichText(text: RichText, context: ResolveContext): RichTextData {
  const takeId = createHeadingIds();
  function resolveListItem(item: RichTextNode): readonly RichBlock[] {
    const parts = childrenOf(item);
    const nested = parts.filter(({ type }) => NESTED.has(type));
    const direct = parts.filter(({ type }) => !NESTED.has(type));
    return [...toParagraph(resolveInlines(direct, context)), ...nested.flatMap(resolveBlock)];
  }
  function resolveBlock(node: RichTextNode): readonly RichBlock[] {
    switch (node.type) {
      case "heading": {
        const children = resolveInlines(node.children, context);
        if (children.length === 0) return [];
        const id = takeId(readPlainText(children));
        return [{ kind: "heading", level: node.level, id, children }];
      }
      case "list":
        return [{ kind: "list", ordered: node.ordered, items: node.children.map(resolveListItem) }];
      case "quote":
        return [{ kind: "quote", children: resolveInlines(node.children, context) }];
      case "horizontalrule":
        return [{ kind: "rule" }];
      default: {
        const children = childrenOf(node);
        return toParagraph(resolveInlines(children.length > 0 ? children : [node], context));
      }
    }
  }
  return text.flatMap(resolveBlock);
}
