/** Checks of headings: the first one of a page, and those in texts. */
import { record, readString, type Stored } from "../fields/record.ts";
import { readRichText } from "../fields/rich-text.ts";
import { readRows } from "../texts/text-pairs.ts";
import type { Check, Finding } from "./finding.ts";
import type { FieldPlace } from "./places.ts";

/** Collections of pages whose first slice is their heading. The others make it from their fields. */
const HEADED: ReadonlySet<string> = new Set(["page_single", "page_generic", "page_landing"]);
const HEADS: ReadonlySet<string> = new Set(["hero", "page_head"]);

function listHeadings(node: unknown): readonly Stored[] {
  const { type, children, root } = record(node);
  if (type === "heading") return [record(node)];
  const inner: readonly unknown[] = Array.isArray(children) ? children : root ? [root] : [];
  return inner.flatMap(listHeadings);
}

/** Checks the headings of one text. Its first one may have any level. */
function checkText({ path, labels, value }: FieldPlace): readonly Finding[] {
  let before = 0;
  return listHeadings(value).flatMap((heading): readonly Finding[] => {
    const text = readRichText(heading).trim();
    const level = Number(readString(heading["tag"]).slice(1));
    const jumps = before > 0 && level > before + 1;
    before = level;
    if (text === "")
      return [
        {
          level: "blocking",
          check: "heading-empty",
          path,
          labels,
          write: (say) => say("checklist.headingEmpty"),
        },
      ];
    return jumps
      ? [
          {
            level: "warning",
            check: "heading-level",
            path,
            labels,
            write: (say) => say("checklist.headingLevel", { text }),
          },
        ]
      : [];
  });
}

/** Checks that a page begins with a heading, and that headings in texts follow each other. */
export const checkHeadings: Check = ({ collection, document, places }) => {
  const [first] = readRows(document["slices"]);
  const isMissing = HEADED.has(collection) && !HEADS.has(readString(first?.["blockType"]));
  const slices = places.find(({ path }) => path === "slices");
  return [
    ...(isMissing
      ? [
          {
            level: "blocking",
            check: "heading",
            path: "slices",
            labels: slices?.labels ?? [],
            write: (say) => say("checklist.heading"),
          } satisfies Finding,
        ]
      : []),
    ...places.filter(({ field }) => field.type === "richText").flatMap(checkText),
  ];
};
