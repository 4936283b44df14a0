/**
 * The Markdown of seed files → the rich text that the editor stores. It knows exactly what the editor allows: paragraphs,
 * ## to ####, nested lists, quotes, rules, **bold**, *italic*, ~~strike~~ and links. Anything else stays as text.
 */
export type LexicalNode = Readonly<Record<string, unknown>> & { readonly type: string };
export interface RichText {
  readonly root: LexicalNode;
}
/** Where a link leads: fields of the editor's link node; null when the target is unknown (reported by the caller). */
export type LinkFields =
  | {
      readonly linkType: "internal";
      readonly doc: { readonly relationTo: string; readonly value: string };
      readonly newTab: boolean;
    }
  | { readonly linkType: "custom"; readonly url: string; readonly newTab: boolean };
export type ResolveTarget = (target: string) => LinkFields | null;

const BOLD = 1;
const ITALIC = 2;
const STRIKE = 4;
function buildElement(
  type: string,
  children: readonly LexicalNode[],
  extra: Readonly<Record<string, unknown>> = {},
): LexicalNode {
  return {
    type,
    children,
    direction: "ltr",
    format: "",
    indent: 0,
    version: 1,
    ...extra,
  };
}
function buildText(value: string, format: number): LexicalNode {
  return {
    type: "text",
    text: value,
    format,
    detail: 0,
    mode: "normal",
    style: "",
    version: 1,
  };
}

/** One inline construct at the start of the rest of a line, longest marker first. */
const INLINE =
  /^(?:\\([\\*_~[\]()#>`-])|\*\*(?=\S)(.+?)(?<=\S)\*\*(?!\*)|~~(?=\S)(.+?)(?<=\S)~~|\*(?=[^\s*])(.+?)(?<=[^\s*])\*(?!\*)|\[((?:[^[\]\\]|\\.)+)\]\(([^()\s]+)\))/su;

function convertInline(source: string, resolve: ResolveTarget, format = 0): LexicalNode[] {
  const nodes: LexicalNode[] = [];
  let plain = "";
  function flush(): void {
    if (plain) nodes.push(buildText(plain, format));
    plain = "";
  }
  let rest = source;
  while (rest) {
    const found = INLINE.exec(rest);
    if (!found) {
      if (rest.startsWith("\n")) {
        flush();
        nodes.push({ type: "linebreak", version: 1 });
      } else plain += rest.charAt(0);
      rest = rest.slice(1);
      continue;
    }
    const [all, escaped, bold, strike, italic, label, target] = found;
    if (escaped !== undefined) plain += escaped;
    else {
      flush();
      if (bold !== undefined) nodes.push(...convertInline(bold, resolve, format | BOLD));
      else if (strike !== undefined) nodes.push(...convertInline(strike, resolve, format | STRIKE));
      else if (italic !== undefined) nodes.push(...convertInline(italic, resolve, format | ITALIC));
      else {
        const fields = resolve(target ?? "");
        const children = convertInline(label ?? "", resolve, format);
        nodes.push(
          ...(fields ? [buildElement("link", children, { fields, version: 3 })] : children),
        );
      }
    }
    rest = rest.slice(all.length);
  }
  flush();
  return nodes;
}

interface Item {
  readonly depth: number;
  readonly ordered: boolean;
  readonly text: string;
}
const ITEM = /^(\s*)(?:([-*])|(\d+)\.)\s+(.*)$/u;

/** Items in order of depth → nested lists. A deeper list is the only child of an item of its own, as the editor stores it. */
function convertList(items: readonly Item[], resolve: ResolveTarget): LexicalNode[] {
  const lists: LexicalNode[] = [];
  for (let at = 0; at < items.length;) {
    const first = items[at];
    if (!first) break;
    const children: LexicalNode[] = [];
    let value = 1;
    while (at < items.length) {
      const item = items[at];
      if (
        !item ||
        (item.depth === first.depth && item.ordered !== first.ordered) ||
        item.depth < first.depth
      )
        break;
      if (item.depth > first.depth) {
        let end = at;
        while ((items[end]?.depth ?? -1) > first.depth) end += 1;
        children.push(
          buildElement("listitem", convertList(items.slice(at, end), resolve), { value }),
        );
        at = end;
      } else {
        children.push(buildElement("listitem", convertInline(item.text, resolve), { value }));
        value += 1;
        at += 1;
      }
    }
    lists.push(
      buildElement(
        "list",
        children,
        first.ordered
          ? { listType: "number", tag: "ol", start: 1 }
          : { listType: "bullet", tag: "ul", start: 1 },
      ),
    );
  }
  return lists;
}

/** A part of a block: lines that become one node, or the items of lists. */
type Part =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "rule" }
  | { readonly kind: "paragraph"; readonly lines: string[] }
  | { readonly kind: "list"; readonly items: Item[] };

/** Blocks are separated by empty lines. */
function convertBlocks(source: string, resolve: ResolveTarget): LexicalNode[] {
  return source
    .replaceAll("\r\n", "\n")
    .split(/\n[ \t]*\n+/u)
    .filter((block) => block.trim())
    .flatMap((block) => convertBlock(block.split("\n"), resolve));
}

function convertBlock(lines: readonly string[], resolve: ResolveTarget): LexicalNode[] {
  if (lines.every((line) => line.trimStart().startsWith(">"))) {
    const said = lines.map((line) => line.replace(/^\s*>\s?/u, "").trim()).join(" ");
    return [buildElement("quote", convertInline(said, resolve))];
  }
  return readParts(lines).flatMap((part) => convertPart(part, resolve));
}

function readParts(lines: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  for (const line of lines) {
    const part = readWholeLine(line);
    if (part) parts.push(part);
    else if (!addToLast(parts.at(-1), line)) parts.push(startPart(line));
  }
  return parts;
}

/** A heading or a rule, which takes one line; null for any other line. */
function readWholeLine(line: string): Part | null {
  const [all, marks = "", text = ""] = /^(#{2,4})\s+(.+?)\s*#*$/u.exec(line) ?? [];
  if (all !== undefined) return { kind: "heading", level: marks.length, text };
  return /^\s*(?:-{3,}|\*{3,})\s*$/u.test(line) ? { kind: "rule" } : null;
}

/** A line that is no heading and no rule: the first of a list or of a paragraph. */
function startPart(line: string): Part {
  const item = readItem(line);
  return item ? { kind: "list", items: [item] } : { kind: "paragraph", lines: [line] };
}

/** Adds a line to the part before it; false where it starts a part of its own. */
function addToLast(last: Part | undefined, line: string): boolean {
  const item = readItem(line);
  if (last?.kind === "list") {
    if (item) last.items.push(item);
    else if (/^\s+\S/u.test(line)) continueItem(last.items, line);
    else return false;
    return true;
  }
  if (last?.kind !== "paragraph" || item) return false;
  last.lines.push(line);
  return true;
}

/** An indented line goes on with the text of the item above it. */
function continueItem(items: Item[], line: string): void {
  const last = items.pop();
  if (last) items.push({ ...last, text: `${last.text} ${line.trim()}` });
}

function convertPart(part: Part, resolve: ResolveTarget): LexicalNode[] {
  switch (part.kind) {
    case "heading":
      return [
        buildElement("heading", convertInline(part.text, resolve), { tag: `h${part.level}` }),
      ];
    case "rule":
      return [{ type: "horizontalrule", version: 1 }];
    case "paragraph": {
      const children = convertInline(joinLines(part.lines), resolve);
      return [buildElement("paragraph", children, { textFormat: 0, textStyle: "" })];
    }
    case "list":
      return convertList(part.items, resolve);
  }
}

/** A line break in the file is a space; two spaces before it ask for a break on the page. */
function joinLines(lines: readonly string[]): string {
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.trim() + (at === last ? "" : line.endsWith("  ") ? "\n" : " "))
    .join("");
}

function readItem(line: string): Item | null {
  const found = ITEM.exec(line);
  return (
    found && {
      depth: Math.floor((found[1] ?? "").length / 2),
      ordered: found[3] !== undefined,
      text: found[4] ?? "",
    }
  );
}

/** Total: any string gives rich text that the editor opens. */
export function markdownToRichText(source: string, resolve: ResolveTarget): RichText {
  return {
    root: buildElement("root", convertBlocks(source, resolve)),
  };
}
