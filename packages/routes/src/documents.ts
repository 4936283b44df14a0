import { isLocale, type Locale } from "@orlaya/locales";
import { audienceOf, type Audience } from "./audiences.ts";
import type { Paths, RouteTarget } from "./paths.ts";
import type { UidProblem } from "./route-trees.ts";
import type { StaticBase } from "./table.ts";

/** The pages that exist once per locale and audience, and the route of each. */
export const SINGLE_ROUTES = {
  home: "home",
  contact: "contact",
  login: "login",
  offers: "offers",
  offers_compare: "offers-compare",
  destinations: "destinations",
  all_guides: "all-guides",
  guide_themes: "guide-themes",
  thematic_guides: "thematic-guides",
  insurance_guides: "insurance-guides",
  article_home: "article-home",
  faq_home: "faq-home",
  about: "about",
  support: "support",
  services: "services",
  legal: "legal",
} as const satisfies Readonly<Record<string, StaticBase>>;
export type SingleType = keyof typeof SINGLE_ROUTES;
export const SINGLE_TYPES = Object.keys(SINGLE_ROUTES) as readonly SingleType[];

/**
 * Routes of generic pages by section: for a page without a parent, and for a page with a parent.
 */
const SECTION_ROUTES = {
  about: ["about-page", "about-child"],
  legal: ["legal-page", "legal-child"],
  support: ["support-page", "support-child"],
  services: ["services-page", "services-child"],
} as const;
export type GenericPageType = keyof typeof SECTION_ROUTES;
export const GENERIC_PAGE_TYPES = Object.keys(SECTION_ROUTES) as readonly GenericPageType[];

/** Page types of form pages that the spec names. Form pages of any other type are below contact. */
export const PRODUCT_FORM_PAGE = "Product form page";
export const LANDING_FORM_PAGE = "Landing form page";

/** A uid as the content service stores it; absent or null when an editor left it empty. */
type Uid = string | null | undefined;

interface Placed {
  readonly locale: Locale;
  readonly audience?: Audience | null;
  /** Tags from import; 'pro' or 'corporate' means corporate (spec §2). */
  readonly tags?: readonly string[] | null;
  /** True when the document is deleted or unpublished: a link to it is broken. */
  readonly deleted?: boolean;
}

/**
 * The data of a content document that determine its path: its type, language and site, its own uid
 * and the uids of the documents above it. The caller reads them from the documents that it has
 * loaded.
 */
export type DocumentRef = Placed &
  (
    | {
        readonly type: "page_single";
        readonly single: SingleType;
        /** Only insurance_guides: the offer whose guides it lists. */ readonly offer?: Uid;
      }
    | {
        readonly type: "page_generic";
        readonly page_type: GenericPageType;
        readonly parent?: Uid;
        readonly uid: Uid;
      }
    | { readonly type: "page_region"; readonly uid: Uid }
    | { readonly type: "page_country"; readonly region: Uid; readonly uid: Uid }
    | { readonly type: "page_guide"; readonly offer?: Uid; readonly uid: Uid }
    | { readonly type: "guide_taxonomy" | "guide_theme"; readonly uid: Uid }
    | { readonly type: "offer" | "page_offer"; readonly uid: Uid }
    | { readonly type: "product_page"; readonly offer: Uid; readonly uid: Uid }
    | {
        readonly type: "page_form";
        readonly page_type: string;
        readonly offer?: Uid;
        readonly product?: Uid;
        readonly uid: Uid;
      }
    | { readonly type: "page_article" | "page_faq" | "page_landing"; readonly uid: Uid }
    | { readonly type: "page_error" }
    /**
     * Any collection that is not a page. At run time every other value of `type` is treated the
     * same.
     */
    | { readonly type: "unknown" }
  );
export type DocumentType = DocumentRef["type"];

/** A reference to a document that may be broken. */
export type MaybeDocument = DocumentRef | null | undefined;

/** The route of a document: its target, locale and audience. */
export type DocumentRoute = RouteTarget & { readonly locale: Locale; readonly audience: Audience };

/**
 * Returns the route of a document, before its uids are validated. Returns error-404 for an unknown
 * type (spec §2). Returns null for null, a deleted document, and a document without a valid locale,
 * single type or section. Never throws.
 */
export function getDocumentRoute(document: MaybeDocument): DocumentRoute | null {
  if (document == null || document.deleted === true || !isLocale(document.locale)) return null;
  const target = getTarget(document);
  return target && { ...target, locale: document.locale, audience: audienceOf(document) };
}

/** Targets of documents whose path depends only on their own uid. */
const UID_TARGETS = {
  page_region: (uid) => ({ base: "region", params: { region: uid } }),
  guide_taxonomy: (uid) => ({ base: "guide-taxonomy", params: { uid } }),
  guide_theme: (uid) => ({ base: "guide-theme", params: { uid } }),
  offer: (uid) => ({ base: "offer", params: { offer: uid } }),
  page_offer: (uid) => ({ base: "offer", params: { offer: uid } }),
  page_article: (uid) => ({ base: "article", params: { article: uid } }),
  page_faq: (uid) => ({ base: "faq", params: { faq: uid } }),
  page_landing: (uid) => ({ base: "landing", params: { uid } }),
} as const satisfies Readonly<Record<string, (uid: string) => RouteTarget>>;

type RefOf<T extends DocumentType> = Extract<DocumentRef, { readonly type: T }>;

/** Whether an untrusted value is the key of a table. */
function isRowOf(table: object, value: unknown): boolean {
  return typeof value === "string" && Object.hasOwn(table, value);
}

function isPlacedByUid(document: DocumentRef): document is RefOf<keyof typeof UID_TARGETS> {
  return isRowOf(UID_TARGETS, document.type);
}

function getTarget(document: DocumentRef): RouteTarget | null {
  if (isPlacedByUid(document)) return UID_TARGETS[document.type](readUid(document.uid));
  switch (document.type) {
    case "page_single":
      return getSingleTarget(document);
    case "page_generic":
      return getGenericTarget(document);
    case "page_country":
      return {
        base: "country",
        params: { region: readUid(document.region), country: readUid(document.uid) },
      };
    case "page_guide":
      return document.offer == null
        ? { base: "insurance-guide", params: { uid: readUid(document.uid) } }
        : { base: "offer-guide", params: { offer: document.offer, uid: readUid(document.uid) } };
    case "product_page":
      return {
        base: "product",
        params: { offer: readUid(document.offer), product: readUid(document.uid) },
      };
    case "page_form":
      return getFormTarget(document);
    case "page_error":
    case "unknown":
    default:
      return { base: "error-404", params: {} };
  }
}

function getSingleTarget({ single, offer }: RefOf<"page_single">): RouteTarget | null {
  if (!isRowOf(SINGLE_ROUTES, single)) return null;
  return single === "insurance_guides" && offer != null
    ? { base: "offer-guides", params: { offer } }
    : { base: SINGLE_ROUTES[single], params: {} };
}

function getGenericTarget(document: RefOf<"page_generic">): RouteTarget | null {
  if (!isRowOf(SECTION_ROUTES, document.page_type)) return null;
  const [page, child] = SECTION_ROUTES[document.page_type];
  return document.parent == null
    ? { base: page, params: { uid: readUid(document.uid) } }
    : { base: child, params: { uid: document.parent, child: readUid(document.uid) } };
}

function getFormTarget(form: RefOf<"page_form">): RouteTarget {
  const uid = readUid(form.uid);
  if (form.page_type === PRODUCT_FORM_PAGE) {
    return {
      base: "product-form",
      params: { offer: readUid(form.offer), product: readUid(form.product), form: uid },
    };
  }
  return form.page_type === LANDING_FORM_PAGE
    ? { base: "landing", params: { uid } }
    : { base: "contact-form", params: { uid } };
}

/** Returns an empty uid for a missing one. The path builder rejects it, so the link is broken. */
function readUid(uid: Uid): string {
  return uid ?? "";
}

export interface Documents {
  /**
   * Returns the path of a content document (spec §2, link resolution). Returns null for a broken
   * reference: no document, a deleted document, or a required uid that is missing or rejected.
   * Returns the not-found path for an unknown type. Never throws.
   */
  readonly documentPath: (document: MaybeDocument) => string | null;
  /**
   * Returns why the own uid of a document is rejected at its position; null when it is valid, or
   * when the document has no uid. Never throws.
   */
  readonly uidProblem: (document: MaybeDocument) => UidProblem | null;
}

/** Creates the document functions for one configured route table. */
export function createDocuments(paths: Paths): Documents {
  return {
    documentPath(document) {
      const route = getDocumentRoute(document);
      return route && paths.targetPath(route, route);
    },
    uidProblem(document) {
      const route = getDocumentRoute(document);
      return route && paths.targetProblem(route, route.locale);
    },
  };
}
