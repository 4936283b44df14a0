/** Parses rich text in the format of Lexical. */
import { checkList, checkText, isRecord, type Problem, type Stored } from "./json.ts";
import type { Link, RichText, RichTextNode } from "./values.ts";

/**
 * Returns the nodes below the root; an empty list for a missing value.
 * @param parseLink converts the fields of a link to the link
 */
export function parseRichText(
  value: unknown,
  field: string,
  report: Problem,
  parseLink: (fields: Stored) => Link,
): RichText {
  function parseNodes(nodes: unknown): RichText {
    return checkList(nodes, field, report).flatMap((node): RichText => {
      if (isRecord(node)) return [parseNode(node)];
      report(field, "contains an entry that is not a node");
      return [];
    });
  }
  function parseNode(node: Stored): RichTextNode {
    const { type, format, listType, tag } = node;
    switch (type) {
      case "text": {
        const text = checkText(node["text"], field, report);
        return { type, text, format: typeof format === "number" ? format : 0 };
      }
      case "linebreak":
      case "horizontalrule":
        return { type };
      case "link":
      case "autolink": {
        const link = parseLink(isRecord(node["fields"]) ? node["fields"] : {});
        return { type: "link", link, children: parseNodes(node["children"]) };
      }
      case "heading": {
        const level = tag === "h2" ? 2 : tag === "h4" ? 4 : 3;
        return { type, level, children: parseNodes(node["children"]) };
      }
      case "list":
        return { type, ordered: listType === "number", children: parseNodes(node["children"]) };
      case "quote":
      case "paragraph":
        return { type, children: parseNodes(node["children"]) };
      default:
        return { type: "other", children: parseNodes(node["children"]) };
    }
  }
  if (value == null) return [];
  const root = isRecord(value) ? value["root"] : null;
  if (isRecord(root)) return parseNodes(root["children"]);
  report(field, "is not rich text");
  return [];
}
