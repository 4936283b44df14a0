/**
 * Converts the Markdown of seed files to the rich text that the editor stores, with the converter of Payload. It knows
 * what the editor allows; anything else stays as text. A link leads to an address or to a document (`collection:key`).
 */
import {
  convertMarkdownToLexical,
  type SanitizedServerEditorConfig,
} from "@payloadcms/richtext-lexical";
import { record, readString } from "../fields/record.ts";

/** A node of rich text. */
export type LexicalNode = Readonly<Record<string, unknown>> & { readonly type: string };
/** The value of a rich-text field. */
export interface RichText {
  readonly root: LexicalNode;
}
/** Where a link leads: fields of the editor's link node. */
export type LinkFields =
  | {
      readonly linkType: "internal";
      readonly doc: { readonly relationTo: string; readonly value: string };
      readonly newTab: boolean;
    }
  | { readonly linkType: "custom"; readonly url: string; readonly newTab: boolean };
/** Finds where a link leads; null when the target is unknown, which the caller reports. */
export type ResolveTarget = (target: string) => LinkFields | null;

/** Converts Markdown to rich text. A link whose target is unknown becomes its text. */
export function convertMarkdown(
  source: string,
  editorConfig: SanitizedServerEditorConfig,
  resolve: ResolveTarget,
): RichText {
  const { root } = convertMarkdownToLexical({
    editorConfig: sortTransformers(editorConfig),
    markdown: normaliseMarkdown(source),
  });
  return { root: completeElement({ ...root }, resolve) };
}

type Transformer = SanitizedServerEditorConfig["features"]["markdownTransformers"][number];
const getTagLength = (transformer: Transformer): number =>
  "tag" in transformer ? transformer.tag.length : 0;

/** Sorts the marks of formats by length: in the order of Payload, `***` is read as `**` and `*`. */
function sortTransformers(editorConfig: SanitizedServerEditorConfig): SanitizedServerEditorConfig {
  const { features } = editorConfig;
  const markdownTransformers = features.markdownTransformers.toSorted(
    (a, b) => getTagLength(b) - getTagLength(a),
  );
  return { ...editorConfig, features: { ...features, markdownTransformers } };
}

/**
 * Rewrites what the converter reads otherwise: two spaces indent a list where it expects four, and the lines of a
 * quote are joined with a space where it joins them without one.
 */
function normaliseMarkdown(source: string): string {
  return source
    .replaceAll("\r\n", "\n")
    .replaceAll(/^ +(?=(?:[-*]|\d+\.)\s)/gmu, (indent) => indent.repeat(2))
    .replaceAll(/(?<=^>.*)\n>\s?/gmu, " ");
}

/** Sets the direction of an element, and the targets of its links. The format of a paragraph is that of its texts. */
function completeElement(element: LexicalNode, resolve: ResolveTarget): LexicalNode {
  const children = readChildren(element).flatMap((child) => completeNode(child, resolve));
  const completed = { ...element, children, direction: "ltr" };
  return element.type === "paragraph" ? { ...completed, textFormat: 0 } : completed;
}

function completeNode(node: LexicalNode, resolve: ResolveTarget): readonly LexicalNode[] {
  if (!("children" in node)) return [node];
  const element = completeElement(node, resolve);
  return node.type === "link" ? completeLink(element, resolve) : [element];
}

/** Sets the target of a link. The id of the converter is left out: it is random. */
function completeLink(link: LexicalNode, resolve: ResolveTarget): readonly LexicalNode[] {
  const { id: _id, ...kept } = link;
  const fields = resolve(readString(record(link["fields"])["url"]));
  return fields ? [{ ...kept, fields }] : readChildren(link);
}

const readChildren = ({ children }: LexicalNode): readonly LexicalNode[] =>
  Array.isArray(children) ? (children as readonly LexicalNode[]) : [];
