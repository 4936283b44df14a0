/** Types of a page request and of the page that answers it. */
import type { PageDocument, PageName, PreviewGrant } from "@orlaya/content";
import type { PreviewKey } from "@orlaya/contract";
import type {
  EligibilityAnswer,
  EligibilityNoResultModel,
  NeedAnswer,
  NeedFormModel,
} from "@orlaya/finder-ui";
import type { Search } from "@orlaya/finder/eligibility";
import type { Translators } from "@orlaya/messages/server";
import type { Locale } from "@orlaya/locales";
import type { Audience, RouteMatch } from "@orlaya/routes";
import type {
  ChromeContext,
  Crumb,
  FooterModel,
  HeaderModel,
  PanelModel,
  PreviewModel,
} from "../chrome/model.ts";
import type { Failure, ViewSlice } from "../families/family.ts";
import type { FormState } from "../forms/form-model.ts";
import type { Eligibility } from "../load/eligibility.ts";
import type { HeadModel } from "../seo/head.ts";
import type { TrackingState } from "./tracking.ts";

/** Request for a page. */
export interface PageRequest {
  /** Path of the request, percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Whether the client is a script that requests the finder answer as JSON. */
  readonly json: boolean;
  /** Key from the preview cookie; null for visitors. */
  readonly preview: PreviewKey | null;
  /** Returns the country code of the visitor. The lookup happens on the first call. */
  readonly country: () => Promise<string>;
  /**
   * Counts a search for which there is no plan, when the visitor agreed to that. Absent for requests
   * that are not those of a visitor.
   */
  readonly countSearch?: (search: Search) => void;
  /**
   * State of a form that was posted to this page and is shown again; null for any other request.
   */
  readonly form: FormState | null;
}

/** The document that a page shows, and the reason for showing it. */
export interface PageTarget {
  /** Null on a failure page and for a draft without a path. */
  readonly route: RouteMatch | null;
  /** Collection of the document; null without a document. */
  readonly type: PageName | null;
  readonly document: PageDocument | null;
  /** Id that all translations of the document share; empty without one. */
  readonly group: string;
  readonly path: string;
  /** Null on a page with status 200. */
  readonly failure: Failure | null;
  /** The drafts that the person may see; null for visitors. */
  readonly preview: PreviewGrant | null;
}

/** A page that shows a draft. */
export interface PagePreview extends PreviewModel {
  /** Whether the slices of the page are those of the document that is edited. */
  readonly hasOwnSlices: boolean;
}

/** Data from which a page is rendered. */
export interface Page {
  readonly status: number;
  readonly locale: Locale;
  readonly audience: Audience;
  /** Collection of the document, or `failure`. It is the page type in tracking. */
  readonly family: string;
  readonly tracking: TrackingState;
  readonly head: HeadModel;
  /** URL that leads to the page as it is shown, for paper; null on an error page. */
  readonly address: string | null;
  readonly chrome: ChromeContext;
  readonly header: HeaderModel | null;
  readonly footer: FooterModel | null;
  readonly crumbs: readonly Crumb[];
  readonly panel: PanelModel | null;
  readonly slices: readonly ViewSlice[];
  readonly needForm: NeedFormModel;
  /** The eligibility finder of the page; null when the page has none or there is no release. */
  readonly eligibility: Eligibility | null;
  /**
   * On a landing of the eligibility finder: the answers, what excludes a plan, and which changes
   * help (finder §6.18).
   */
  readonly recap: EligibilityNoResultModel | null;
  readonly words: Translators;
  /** Cache tags of all content on the page. */
  readonly tags: readonly string[];
  /**
   * Whether the page is specific to one visit, for example because it contains a form token. Never
   * cached.
   */
  readonly visit: boolean;
  /**
   * Set on a page that shows a draft; null for visitors. A preview is never cached and never indexed.
   */
  readonly preview: PagePreview | null;
  /** Whether all calls to the content service succeeded. */
  readonly complete: boolean;
  /** Number of pages of the list on the page; 1 for any other page. */
  readonly pages: number;
}

/** Response to a page request: a page, a redirect, or the answer of a finder as JSON. */
export type LoadedPage =
  | { readonly kind: "page"; readonly page: Page }
  | { readonly kind: "redirect"; readonly to: string; readonly status: 301 | 302 | 303 }
  | { readonly kind: "json"; readonly answer: NeedAnswer | EligibilityAnswer };
