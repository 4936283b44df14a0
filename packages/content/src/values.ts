/** Values that fields of documents hold, besides text, numbers and references. */
import type { Locale } from "@orlaya/locales";

/** A page as a link to it needs it. */
export interface LinkedPage {
  readonly title: string;
  /** Empty while the page has no address. */
  readonly path: string;
  /** Empty for pages that exist once per site. */
  readonly uid: string;
  readonly locale: Locale | null;
}

/** A link that an editor wrote. Without a label, the page that it leads to gives one. */
export type Link =
  | {
      readonly kind: "document";
      readonly label: string;
      /** Null where nothing is chosen, and for a draft. */
      readonly document: LinkedPage | null;
      /** Id of a place on the page; empty for its top. */
      readonly anchor: string;
      readonly newTab: boolean;
    }
  | {
      readonly kind: "url";
      readonly label: string;
      /** As written; not checked. */
      readonly url: string;
      readonly newTab: boolean;
    }
  | {
      readonly kind: "action";
      readonly label: string;
      readonly action: "finder" | "cookies" | null;
    };

/** A node of rich text. A kind of node that is not listed is a paragraph of its children. */
export type RichTextNode =
  | {
      readonly type: "text";
      readonly text: string;
      /** Bits of Lexical. */ readonly format: number;
    }
  | { readonly type: "linebreak" | "horizontalrule" }
  | {
      readonly type: "link";
      /** Without a label: its children are the text. */
      readonly link: Link;
      readonly children: RichText;
    }
  | { readonly type: "heading"; readonly level: 2 | 3 | 4; readonly children: RichText }
  | { readonly type: "list"; readonly ordered: boolean; readonly children: RichText }
  | { readonly type: "quote" | "paragraph" | "other"; readonly children: RichText };
export type RichText = readonly RichTextNode[];

/** One file of a picture. */
export interface Rendition {
  readonly file: string;
  readonly format: "avif" | "webp" | "jpeg" | "png";
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A slice of a kind that the generated shapes do not name. */
export interface UnknownSlice {
  readonly blockType: "unknown";
  readonly id: string;
  /** Kind that the content service calls it. */
  readonly name: string;
}
