/**
 * Types of the values that components show. The content that editors enter is converted to these
 * types first, so a component never receives a missing document, an unpublished link or an upload
 * record.
 */

/**
 * One encoded file of a picture. `width` and `height` in pixels; `src` is ready to use in an
 * attribute.
 */
export interface Rendition {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly format: "avif" | "webp" | "jpeg" | "png";
}

/**
 * A picture with all its renditions. `alt` is empty when the picture is decoration. The focal point
 * is in 0…1 of each side.
 */
export interface PictureData {
  readonly alt: string;
  /** Language of `alt`, set when it is not the page's. */
  readonly altLanguage?: string;
  readonly width: number;
  readonly height: number;
  readonly focal: { readonly x: number; readonly y: number };
  readonly renditions: readonly Rendition[];
  /** 1200×630 crop for social networks, when there is one. */
  readonly social?: string;
  readonly credit?: string;
}

/** Action of a link: opens the finder panel or the cookie settings (spec §2, §4). */
export type LinkAction = "finder" | "cookies";

/**
 * A link with a valid target. For a broken link the value is null instead of LinkData (spec §2), so
 * no component can render a dead link. With an `action`, `href` is the target without JavaScript.
 */
export interface LinkData {
  readonly label: string;
  readonly href: string;
  readonly external: boolean;
  readonly newTab: boolean;
  readonly action?: LinkAction;
  /**
   * Language of the target, only when it differs from the page's (architecture §4: no page in this
   * language).
   */
  readonly hreflang?: string;
  /** uid of the target document. Navigation uses it to mark the current entry (spec §2). */
  readonly uid?: string;
}

/**
 * A price from content (spec §3 price display, §5 formatting). The amount is in units of `currency`
 * (ISO 4217).
 */
export interface PriceData {
  readonly amount: number;
  readonly currency: string;
  readonly frequency: "month" | "year" | "trip" | "person" | null;
  /** Age in years of a person who pays this amount. */
  readonly age?: number;
  /** Superscript mark that points to the legal reference, for example "1" or "*". */
  readonly mark?: string;
  /** Cover terms for which the amount is valid (words §1.3: a price is never alone). */
  readonly legalReference?: string;
}

/** Inline formats of rich text. */
export interface TextMarks {
  readonly bold?: true;
  readonly italic?: true;
  readonly strike?: true;
  readonly code?: true;
  readonly sub?: true;
  readonly sup?: true;
}

/**
 * Rich text as a tree of the few elements that the site renders. Everything else is rejected before
 * (quality §2).
 */
export type RichInline =
  | { readonly kind: "text"; readonly text: string; readonly marks: TextMarks }
  | { readonly kind: "break" }
  | {
      readonly kind: "link";
      readonly link: Omit<LinkData, "label">;
      readonly children: readonly RichInline[];
    };
export type RichBlock =
  | { readonly kind: "paragraph"; readonly children: readonly RichInline[] }
  | {
      readonly kind: "heading";
      readonly level: 2 | 3 | 4;
      readonly id: string;
      readonly children: readonly RichInline[];
    }
  | {
      readonly kind: "list";
      readonly ordered: boolean;
      readonly items: readonly (readonly RichBlock[])[];
    }
  | { readonly kind: "quote"; readonly children: readonly RichInline[] }
  | { readonly kind: "rule" };
export type RichTextData = readonly RichBlock[];

/** Names of the icons that `Icon` can draw; editors choose from the same list. */
export const ICONS = [
  "arrow-right",
  "arrow-up-right",
  "check",
  "x",
  "plus",
  "minus",
  "chevron-down",
  "chevron-right",
  "menu",
  "search",
  "phone",
  "mail",
  "clock",
  "message",
  "user",
  "users",
  "globe",
  "map-pin",
  "shield",
  "heart-pulse",
  "stethoscope",
  "plane",
  "graduation-cap",
  "briefcase",
  "building",
  "file-text",
  "download",
  "calendar",
  "wallet",
  "suitcase",
  "ambulance",
  "baby",
  "life-buoy",
  "info",
  "alert",
  "external",
] as const;
export type IconName = (typeof ICONS)[number];
