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
function element(
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
function text(value: string, format: number): LexicalNode {
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

function inline(source: string, resolve: ResolveTarget, format = 0): LexicalNode[] {
  const nodes: LexicalNode[] = [];
  let plain = "";
  function flush(): void {
    if (plain) nodes.push(text(plain, format));
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
      if (bold !== undefined) nodes.push(...inline(bold, resolve, format | BOLD));
      else if (strike !== undefined) nodes.push(...inline(strike, resolve, format | STRIKE));
      else if (italic !== undefined) nodes.push(...inline(italic, resolve, format | ITALIC));
      else {
        const fields = resolve(target ?? "");
        const children = inline(label ?? "", resolve, format);
        nodes.push(...(fields ? [element("link", children, { fields, version: 3 })] : children));
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
function list(items: readonly Item[], resolve: ResolveTarget): LexicalNode[] {
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
        children.push(element("listitem", list(items.slice(at, end), resolve), { value }));
        at = end;
      } else {
        children.push(element("listitem", inline(item.text, resolve), { value }));
        value += 1;
        at += 1;
      }
    }
    lists.push(
      element(
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

function blocks(source: string, resolve: ResolveTarget): LexicalNode[] {
  return source
    .replaceAll("\r\n", "\n")
    .split(/\n[ \t]*\n+/u)
    .filter((block) => block.trim())
    .flatMap((block): LexicalNode[] => {
      const nodes: LexicalNode[] = [];
      const lines = block.split("\n");
      let paragraph: string[] = [];
      let items: Item[] = [];
      function flush(): void {
        // A line break in the file is a space; two spaces before it ask for a break on the page.
        if (paragraph.length)
          nodes.push(
            element(
              "paragraph",
              inline(
                paragraph
                  .map((line, at) =>
                    at === paragraph.length - 1
                      ? line.trim()
                      : line.endsWith("  ")
                        ? `${line.trim()}\n`
                        : `${line.trim()} `,
                  )
                  .join(""),
                resolve,
              ),
              { textFormat: 0, textStyle: "" },
            ),
          );
        if (items.length) nodes.push(...list(items, resolve));
        paragraph = [];
        items = [];
      }
      if (lines.every((line) => line.trimStart().startsWith(">"))) {
        return [
          element(
            "quote",
            inline(lines.map((line) => line.replace(/^\s*>\s?/u, "").trim()).join(" "), resolve),
          ),
        ];
      }
      for (const line of lines) {
        const heading = /^(#{2,4})\s+(.+?)\s*#*$/u.exec(line);
        const item = ITEM.exec(line);
        if (heading) {
          flush();
          nodes.push(
            element("heading", inline(heading[2] ?? "", resolve), {
              tag: `h${heading[1]?.length ?? 2}`,
            }),
          );
        } else if (/^\s*(?:-{3,}|\*{3,})\s*$/u.test(line)) {
          flush();
          nodes.push({ type: "horizontalrule", version: 1 });
        } else if (item) {
          if (paragraph.length) flush();
          items.push({
            depth: Math.floor((item[1] ?? "").length / 2),
            ordered: item[3] !== undefined,
            text: item[4] ?? "",
          });
        } else if (items.length && /^\s+\S/u.test(line)) {
          const last = items.pop();
          if (last) items.push({ ...last, text: `${last.text} ${line.trim()}` });
        } else {
          if (items.length) flush();
          paragraph.push(line);
        }
      }
      flush();
      return nodes;
    });
}

/** Total: any string gives rich text that the editor opens. */
export function markdownToRichText(source: string, resolve: ResolveTarget): RichText {
  return {
    root: element("root", blocks(source, resolve)),
  };
}
