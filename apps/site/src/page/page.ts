/** What a request asks of the site, and the page that answers it. */
import type { PageDocument, PageName } from "@orlaya/content";
import type { PreviewKey } from "@orlaya/contract";
import type {
  EligibilityAnswer,
  EligibilityNoResultModel,
  NeedAnswer,
  NeedFormModel,
} from "@orlaya/finder-ui";
import type { Translators } from "@orlaya/messages/server";
import type { Locale } from "@orlaya/locales";
import type { Audience, RouteMatch } from "@orlaya/routes";
import type {
  ChromeContext,
  Crumb,
  FooterModel,
  HeaderModel,
  PanelModel,
} from "../chrome/model.ts";
import type { Failure, ViewSlice } from "../families/family.ts";
import type { FormState } from "../forms/form-model.ts";
import type { Eligibility } from "../load/eligibility.ts";
import type { HeadModel } from "../seo/head.ts";
import type { TrackingState } from "./tracking.ts";

export interface PageRequest {
  /** Path of the request, percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The client is a script that wants the answer of the finder as JSON. */
  readonly json: boolean;
  /** What the preview cookie opens; null for visitors. */
  readonly preview: PreviewKey | null;
  /** Code of the visitor's country, looked up on the first call. */
  readonly country: () => Promise<string>;
  /** A form that was sent to this page and comes back; null for every other request. */
  readonly form: FormState | null;
}

/** The document that a page shows, and why. */
export interface PageTarget {
  /** Null on a failure, and for a draft without an address. */
  readonly route: RouteMatch | null;
  /** Collection of the document; null where there is no document. */
  readonly type: PageName | null;
  readonly document: PageDocument | null;
  /** Id that the translations of the document share; empty where there is none. */
  readonly group: string;
  readonly path: string;
  /** Null on a page that answers 200. */
  readonly failure: Failure | null;
  /** A draft that an editor looks at. */
  readonly isPreview: boolean;
}

export interface Page {
  readonly status: number;
  readonly locale: Locale;
  readonly audience: Audience;
  /** Collection of the document, or `failure`; names the tracking page type. */
  readonly family: string;
  readonly tracking: TrackingState;
  readonly head: HeadModel;
  readonly chrome: ChromeContext;
  readonly header: HeaderModel | null;
  readonly footer: FooterModel | null;
  readonly crumbs: readonly Crumb[];
  readonly panel: PanelModel | null;
  readonly slices: readonly ViewSlice[];
  readonly needForm: NeedFormModel;
  /** The eligibility finder of the page; null where the page has none, or without a release. */
  readonly eligibility: Eligibility | null;
  /** On a landing of that finder: the answers, what blocks, and what would help (finder §6.18). */
  readonly recap: EligibilityNoResultModel | null;
  readonly words: Translators;
  /** Cache tags of everything that the page is made of. */
  readonly tags: readonly string[];
  /** Made for this visit alone, as a page with a form and its token is; never cached. */
  readonly visit: boolean;
  /** A draft that an editor looks at; never cached, never indexed. */
  readonly preview: boolean;
  /** No call of the content service failed. */
  readonly complete: boolean;
  /** Number of pages of the list on it; 1 for every other page. */
  readonly pages: number;
}

export type LoadedPage =
  | { readonly kind: "page"; readonly page: Page }
  | { readonly kind: "redirect"; readonly to: string; readonly status: 301 | 302 | 303 }
  | { readonly kind: "json"; readonly answer: NeedAnswer | EligibilityAnswer };
