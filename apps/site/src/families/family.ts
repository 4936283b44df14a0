/**
 * What a page family is: `load` asks the content service and gives plain data, `view` makes slices of the data and asks
 * nobody (architecture §2). `showFamily` joins the two.
 */
import type { SiteContent } from "@orlaya/content";
import type { Translators } from "@orlaya/messages/server";
import type { FaqEntryData, FinderModuleData } from "@orlaya/slices";
import type { LinkData, PictureData } from "@orlaya/ui";
import type { FormState } from "../forms/form-model.ts";
import type { ResolveContext, ResolvedSlice } from "../load/resolve/index.ts";
import type { Runtime } from "../process/runtime.ts";
import type { ArticleData, ProductData } from "../seo/structured-data.ts";
import type { FamilySlice } from "./family-slices.ts";

/** A slice of the editor, or one that a family makes from its document. */
export type ViewSlice = ResolvedSlice | FamilySlice;

/** The finder module that a slice shows; null: none. */
export function getFinderModule(slice: ViewSlice): FinderModuleData | null {
  return slice.slug === "hero" || slice.slug === "message_page"
    ? slice.props.finder
    : slice.slug === "finder"
      ? slice.props.module
      : null;
}

/** Whether the eligibility finder stands among the slices of a page. */
export function hasEligibilityFinder(slices: readonly ViewSlice[]): boolean {
  return slices.some(
    (slice) => slice.slug === "eligibility_page" || getFinderModule(slice)?.eligibility === true,
  );
}

/** What a page says of a failure instead of its own content. */
export interface FailureWords {
  readonly title: string;
  readonly text: string;
}

/** Why a page is shown in place of another one. */
export interface Failure extends FailureWords {
  readonly status: number;
  /** The list that has fewer pages than were asked for. */
  readonly list: LinkData | null;
}

/** What the `load` of a family is given. */
export interface LoadInput<D = unknown> {
  readonly runtime: Pick<Runtime, "env" | "log" | "content">;
  /** The content of the page's site; every call is recorded for the cache. */
  readonly site: SiteContent;
  readonly document: D;
  /** The editor's slices, resolved. */
  readonly slices: readonly ResolvedSlice[];
  readonly context: ResolveContext;
  readonly path: string;
  readonly query: URLSearchParams;
  /** A form that comes back with what was written; null on a first visit. */
  readonly form: FormState | null;
  /** Null on a page that answers 200. */
  readonly failure: Failure | null;
}

export interface View {
  readonly slices: readonly ViewSlice[];
  /** Questions shown on the page, for structured data. */
  readonly faq: readonly FaqEntryData[];
  /** The plan the page is about, for structured data. */
  readonly product: ProductData | null;
  readonly article: ArticleData | null;
  /** Picture for social networks where the editor set none and the page has no hero or heading with one. */
  readonly image: PictureData | null;
  /** Which page of a list is shown, from 1, of how many (load/paging.ts). A page beyond the last does not exist. */
  readonly page: number;
  readonly pages: number;
  /** First words of the page, where the document has no description. */
  readonly description: string;
  /** The page is made for this visit alone: never kept, and not indexed when `noindex`. */
  readonly visit: { readonly noindex: boolean } | null;
}

/** What a family says of its page; families/index.ts completes it. */
export type FamilyView = Partial<View> & Pick<View, "slices">;

/** Loads a document of one family and shows it. */
export type ShowDocument<D> = (input: LoadInput<D>, words: Translators) => Promise<FamilyView>;

/** The two halves of a family as one function. */
export function showFamily<D, Data>(
  load: (input: LoadInput<D>) => Data | Promise<Data>,
  view: (data: Data, words: Translators) => FamilyView,
): ShowDocument<D> {
  return async (input, words) => view(await load(input), words);
}
