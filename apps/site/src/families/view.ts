/** What a view is given and what it gives (architecture §2). */
import type { SiteContent } from "@orlaya/content";
import type { Translators } from "@orlaya/messages/server";
import type { Audience, Locale } from "@orlaya/routes";
import type { FaqEntryData, FinderModuleData } from "@orlaya/slices";
import type { LinkData, PictureData, PriceData } from "@orlaya/ui";
import type { Crumb } from "../chrome/model.ts";
import type { ResolveContext, ResolvedSlice } from "../load/resolve/index.ts";
import type { FormState } from "../forms/form-model.ts";
import type { Runtime } from "../process/runtime.ts";
import type { FamilySlice } from "./family-slices.ts";

/** A slice of the editor, or one that a family makes from its document. */
export type ViewSlice = ResolvedSlice | FamilySlice;

/** The finder module that a slice shows; null: none. */
export function finderModuleOf(slice: ViewSlice): FinderModuleData | null {
  return slice.slug === "hero" || slice.slug === "message_page"
    ? slice.props.finder
    : slice.slug === "finder"
      ? slice.props.module
      : null;
}

/** Whether the eligibility finder stands among the slices of a page. */
export function holdsEligibility(slices: readonly ViewSlice[]): boolean {
  return slices.some(
    (slice) => slice.slug === "eligibility_page" || finderModuleOf(slice)?.eligibility === true,
  );
}

/** What a page says of a failure instead of its own content. */
export interface FailureWords {
  readonly title: string;
  readonly text: string;
}

/** What a view is given besides the document of its page. */
export interface Surroundings {
  readonly runtime: Runtime;
  /** The content of the page's site; every call is recorded for the cache. */
  readonly site: SiteContent;
  readonly locale: Locale;
  readonly audience: Audience;
  readonly words: Translators;
  readonly context: ResolveContext;
  /** The editor's slices, resolved. */
  readonly slices: readonly ResolvedSlice[];
  readonly query: URLSearchParams;
  readonly path: string;
  readonly crumbs: readonly Crumb[];
  readonly status: number;
  /** What a page with this status says of itself. */
  readonly failure: FailureWords;
  /** A form that comes back with what was written; null on a first visit. */
  readonly form: FormState | null;
  /** On a not-found page: the list that has fewer pages than were asked for. */
  readonly list: LinkData | null;
}
export interface ViewInput<D = unknown> extends Surroundings {
  readonly document: D;
}
/** An article or guide, for structured data: everything in it stands on the page too. */
export interface ArticleData {
  readonly kind: "NewsArticle" | "Article";
  readonly headline: string;
  /** ISO dates, where the page says them; `modified`: when it was checked or changed. */
  readonly published: string | null;
  readonly modified: string | null;
  /** Whose work it is in our organization: a role, not a person; null where the page names none. */
  readonly author: string | null;
  /** Absolute address. */
  readonly image: string | null;
  readonly description: string;
}
export interface View {
  readonly slices: readonly ViewSlice[];
  /** Questions shown on the page, for structured data. */
  readonly faq: readonly FaqEntryData[];
  /** The plan the page is about, for structured data. */
  readonly product: {
    readonly name: string;
    readonly description: string;
    readonly image: string | null;
    readonly price: PriceData | null;
    /** What the page shows after the price: "per month". */ readonly unit: string;
  } | null;
  readonly article: ArticleData | null;
  /** Picture for social networks where the editor set none and the page has no hero or heading with one. */
  readonly image: PictureData | null;
  /** Which page of a listing is shown, from 1, of how many (views/paging.ts); a page beyond the last is none. */
  readonly page: number;
  readonly pages: number;
  /** First words of the page, where the document has no description. */
  readonly description: string;
  /** The page is made for this visit alone: never kept, and not indexed when `noindex`. */
  readonly visit: { readonly noindex: boolean } | null;
}

/** What a family adds to the editor's slices. */
export type FamilyView<D = unknown> = (
  input: ViewInput<D>,
) => Promise<Partial<View> & Pick<View, "slices">>;
