/** Types of field values other than text, numbers and references. */
import type { Locale } from "@orlaya/locales";

/** The fields of a page that a link to it needs. */
export interface LinkedPage {
  readonly title: string;
  /** Empty while the page has no path. */
  readonly path: string;
  /** Empty for pages that exist once per site. */
  readonly uid: string;
  readonly locale: Locale | null;
}

/** A link that an editor wrote. Without a label, the title of the linked page is the text. */
export type Link =
  | {
      readonly kind: "document";
      readonly label: string;
      /** Null when no document is chosen, and for a draft. */
      readonly document: LinkedPage | null;
      /** Id of an element on the page; empty for the top of the page. */
      readonly anchor: string;
      readonly newTab: boolean;
    }
  | {
      readonly kind: "url";
      readonly label: string;
      /** As written; not validated. */
      readonly url: string;
      readonly newTab: boolean;
    }
  | {
      readonly kind: "action";
      readonly label: string;
      readonly action: "finder" | "cookies" | null;
    };

/** A node of rich text. A node of an unknown type is read as a paragraph of its children. */
export type RichTextNode =
  | {
      readonly type: "text";
      readonly text: string;
      /** Format bits of Lexical. */ readonly format: number;
    }
  | { readonly type: "linebreak" | "horizontalrule" }
  | {
      readonly type: "link";
      /** Has no label: the children are the text. */
      readonly link: Link;
      readonly children: RichText;
    }
  | { readonly type: "heading"; readonly level: 2 | 3 | 4; readonly children: RichText }
  | { readonly type: "list"; readonly ordered: boolean; readonly children: RichText }
  | { readonly type: "quote" | "paragraph" | "other"; readonly children: RichText };
export type RichText = readonly RichTextNode[];

/** One file of an image. */
export interface Rendition {
  readonly file: string;
  readonly format: "avif" | "webp" | "jpeg" | "png";
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;
}

/** A slice of a type without a generated shape. */
export interface UnknownSlice {
  readonly blockType: "unknown";
  readonly id: string;
  /** Type name in the content service. */
  readonly name: string;
}
