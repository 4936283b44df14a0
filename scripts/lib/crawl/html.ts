/**
 * Parses pages of the site into a tree. It supports void elements, raw text and entities, but no
 * error recovery: html-validate checks that the pages are well formed. The tree of the validator
 * cannot be used, because it does not show what visitors read.
 */

/** An element of the tree. The root has an empty tag and no parent. */
export interface Element {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Node[];
  readonly parent: Element | null;
}
export type Node = Element | string;

const VOID = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);
const RAW = new Set(["script", "style", "textarea", "title"]);
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  shy: "\u00ad",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  copy: "©",
};

/** Replaces the character references in a text. Unknown names stay as they are. */
export function decode(text: string): string {
  return text.includes("&")
    ? text.replace(
        /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
        (all, hex: string | undefined, decimal: string | undefined, name: string | undefined) =>
          name === undefined
            ? String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
            : (NAMED[name.toLowerCase()] ?? all),
      )
    : text;
}

const TOKEN =
  /<!--[^]*?-->|<!doctype[^>]*>|<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=/>]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=/>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Parses a document into a tree. Names of elements and attributes are lower-case. */
export function parse(html: string): Element {
  interface Open extends Element {
    readonly children: Node[];
  }
  const root: Open = { tag: "", attributes: new Map(), children: [], parent: null };
  let open: Open = root;
  let at = 0;
  function text(end: number): void {
    if (end > at) open.children.push(decode(html.slice(at, end)));
  }
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(html); token; token = TOKEN.exec(html)) {
    text(token.index);
    at = TOKEN.lastIndex;
    const [, slash, name, attributes = ""] = token;
    if (name === undefined) continue;
    const tag = name.toLowerCase();
    if (slash) {
      for (let up: Open | null = open; up; up = up.parent as Open | null)
        if (up.tag === tag) {
          open = (up.parent ?? root) as Open;
          break;
        }
      continue;
    }
    const element: Open = {
      tag,
      attributes: new Map(
        [...attributes.matchAll(ATTRIBUTE)].map(([, key = "", a, b, c]) => [
          key.toLowerCase(),
          decode(a ?? b ?? c ?? ""),
        ]),
      ),
      children: [],
      parent: open,
    };
    open.children.push(element);
    if (RAW.has(tag)) {
      const end = html.toLowerCase().indexOf(`</${tag}`, at);
      element.children.push(
        tag === "script" || tag === "style" ? html.slice(at, end) : decode(html.slice(at, end)),
      );
      at = html.indexOf(">", end) + 1;
      TOKEN.lastIndex = at;
    } else if (!VOID.has(tag) && !token[0].endsWith("/>")) open = element;
  }
  text(html.length);
  return root;
}

/** Yields all descendant elements in document order. */
export function* listElements(root: Element): Generator<Element> {
  for (const child of root.children)
    if (typeof child !== "string") {
      yield child;
      yield* listElements(child);
    }
}
/** Returns the closest of an element and its ancestors that passes `test`, or null. */
export function findClosest(
  element: Element | null,
  test: (element: Element) => boolean,
): Element | null {
  for (let up = element; up; up = up.parent) if (test(up)) return up;
  return null;
}
/** Elements whose text is not shown. */
const SILENT = new Set(["script", "style", "template", "noscript", "svg", "head"]);
/**
 * Returns all text of an element that visitors read or hear, in one line. `skip` omits elements.
 */
export function readText(
  element: Element,
  skip: (element: Element) => boolean = () => false,
): string {
  const parts: string[] = [];
  function walk(node: Element): void {
    for (const child of node.children) {
      if (typeof child === "string") parts.push(child);
      else if (!SILENT.has(child.tag) && !skip(child)) {
        const block = !INLINE.has(child.tag);
        if (block) parts.push(" ");
        walk(child);
        if (block) parts.push(" ");
      }
    }
  }
  walk(element);
  return flattenSpaces(parts.join(""));
}
/** Replaces white space with single spaces and removes soft hyphens. */
export const flattenSpaces = (text: string): string =>
  text.replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();

/** Inline elements, which do not end a sentence. */
export const INLINE = new Set([
  "a",
  "abbr",
  "b",
  "bdi",
  "cite",
  "code",
  "em",
  "i",
  "mark",
  "q",
  "s",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
  "u",
  "wbr",
  "label",
  "button",
  "data",
]);
