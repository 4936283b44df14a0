/** Text of a stored rich text. */
import { isRecord, record } from "./record.ts";

/** Returns the text of a rich text. Paragraphs and entries of lists are separated by a space. */
export function readRichText(node: unknown): string {
  if (!isRecord(node)) return "";
  if (typeof node["text"] === "string") return node["text"];
  const children: readonly unknown[] = Array.isArray(node["children"])
    ? node["children"]
    : [node["root"]];
  const separator = children.some((child) => record(child)["type"] === "text") ? "" : " ";
  return children.map(readRichText).join(separator);
}
