/**
 * Converts the Markdown of seed files to the rich text that the editor stores, with the converter
 * of Payload. Markdown for which the editor has no feature stays text. The target of a link is an
 * address or a document (`collection:key`).
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
/** Target of a link: the fields of the editor's link node. */
export type LinkFields =
  | {
      readonly linkType: "internal";
      readonly doc: { readonly relationTo: string; readonly value: string };
      readonly newTab: boolean;
    }
  | { readonly linkType: "custom"; readonly url: string; readonly newTab: boolean };
/** Resolves the target of a link. Returns null for an unknown target, which the caller reports. */
export type ResolveTarget = (target: string) => LinkFields | null;

/** Converts Markdown to rich text. A link with an unknown target is replaced by its text. */
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

/**
 * Sorts the formats by the length of their marks, longest first. In the order of Payload, `***` is
 * parsed as `**` and `*`.
 */
function sortTransformers(editorConfig: SanitizedServerEditorConfig): SanitizedServerEditorConfig {
  const { features } = editorConfig;
  const markdownTransformers = features.markdownTransformers.toSorted(
    (a, b) => getTagLength(b) - getTagLength(a),
  );
  return { ...editorConfig, features: { ...features, markdownTransformers } };
}

/**
 * Rewrites Markdown that the converter parses differently. Two spaces indent a list where it
 * expects four. It joins the lines of a quote without a space.
 */
function normaliseMarkdown(source: string): string {
  return source
    .replaceAll("\r\n", "\n")
    .replaceAll(/^ +(?=(?:[-*]|\d+\.)\s)/gmu, (indent) => indent.repeat(2))
    .replaceAll(/(?<=^>.*)\n>\s?/gmu, " ");
}

/**
 * Sets the direction of an element and the targets of its links. `textFormat` of a paragraph is 0,
 * because its texts have formats of their own.
 */
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

/** Sets the target of a link. Removes the id that the converter sets, because it is random. */
function completeLink(link: LexicalNode, resolve: ResolveTarget): readonly LexicalNode[] {
  const { id: _id, ...kept } = link;
  const fields = resolve(readString(record(link["fields"])["url"]));
  return fields ? [{ ...kept, fields }] : readChildren(link);
}

const readChildren = ({ children }: LexicalNode): readonly LexicalNode[] =>
  Array.isArray(children) ? (children as readonly LexicalNode[]) : [];
