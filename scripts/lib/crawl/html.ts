/**
 * Reads a page of ours into a tree. Our pages are well formed; whether they are is html-validate's business, so this
 * knows void elements, raw text and entities, and nothing of error recovery. A validator's tree would not tell what a
 * visitor reads.
 */
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

/** Character references of a text as characters. */
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

/** The document as a tree; the root has no tag. Attribute names are lower-case. */
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

/** Every element below, in the order of the document. */
export function* listElements(root: Element): Generator<Element> {
  for (const child of root.children)
    if (typeof child !== "string") {
      yield child;
      yield* listElements(child);
    }
}
/** The nearest of an element and those around it for which `test` holds. */
export function findClosest(
  element: Element | null,
  test: (element: Element) => boolean,
): Element | null {
  for (let up = element; up; up = up.parent) if (test(up)) return up;
  return null;
}
const SILENT = new Set(["script", "style", "template", "noscript", "svg", "head"]);
/** All text below that a visitor reads or hears, in one line. */
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
/** One space between words, no soft hyphens. */
export const flattenSpaces = (text: string): string =>
  text.replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();

/** Elements that do not end a sentence. */
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
