/**
 * Types of a page family. `load` fetches content and returns plain data; `view` builds slices from
 * the data without fetching anything (architecture §2). `showFamily` combines the two.
 */
import type { SiteContent } from "@orlaya/content";
import type { Translators } from "@orlaya/messages/server";
import type { FaqEntryData, FinderModuleData } from "@orlaya/slices";
import type { LinkData, PictureData } from "@orlaya/ui";
import type { FormState } from "../forms/form-model.ts";
import type { ResolveContext, ResolvedSlice } from "../load/resolve/index.ts";
import type { Elsewhere } from "../load/chosen-plans.ts";
import type { Runtime } from "../process/runtime.ts";
import type { ArticleData, ProductData } from "../seo/structured-data.ts";
import type { FamilySlice } from "./family-slices.ts";

/** A slice that an editor placed, or a slice that a family builds from its document. */
export type ViewSlice = ResolvedSlice | FamilySlice;

/** Returns the finder module that a slice shows; null without one. */
export function getFinderModule(slice: ViewSlice): FinderModuleData | null {
  return slice.slug === "hero" || slice.slug === "message_page"
    ? slice.props.finder
    : slice.slug === "finder"
      ? slice.props.module
      : null;
}

/** Whether any slice of a page shows the eligibility finder. */
export function hasEligibilityFinder(slices: readonly ViewSlice[]): boolean {
  return slices.some(
    (slice) => slice.slug === "eligibility_page" || getFinderModule(slice)?.eligibility === true,
  );
}

/** Texts that a failure page shows instead of its own content. */
export interface FailureWords {
  readonly title: string;
  readonly text: string;
}

/** The reason why a page is shown instead of the requested page. */
export interface Failure extends FailureWords {
  readonly status: number;
  /** The list whose requested page number does not exist; null for any other failure. */
  readonly list: LinkData | null;
}

/** Input of the `load` function of a family. */
export interface LoadInput<D = unknown> {
  readonly runtime: Pick<Runtime, "env" | "log" | "content">;
  /** The content of the site. Every call is recorded for the cache tags of the page. */
  readonly site: SiteContent;
  readonly document: D;
  /** The resolved slices of the editor. */
  readonly slices: readonly ResolvedSlice[];
  readonly context: ResolveContext;
  readonly path: string;
  readonly query: URLSearchParams;
  /** State of a submitted form that is shown again; null on a first visit. */
  readonly form: FormState | null;
  /** Null on a page with status 200. */
  readonly failure: Failure | null;
}

/** View of a page: its slices, and data for its head. */
export interface View {
  readonly slices: readonly ViewSlice[];
  /** Questions shown on the page, for structured data. */
  readonly faq: readonly FaqEntryData[];
  /** The plan of the page, for structured data. */
  readonly product: ProductData | null;
  readonly article: ArticleData | null;
  /**
   * Picture for social networks, used when the editor set none and the page has no hero or heading
   * with a picture.
   */
  readonly image: PictureData | null;
  /**
   * Page of a list, from 1, and the number of pages (load/paging.ts). A page number beyond the last
   * is not found.
   */
  readonly page: number;
  readonly pages: number;
  /** Description, used when the document has none. */
  readonly description: string;
  /**
   * Set when the page is specific to one visit: it is never cached, and not indexed when `noindex`
   * is true.
   */
  readonly visit: { readonly noindex: boolean } | null;
  /**
   * Where the same plans are in other languages and on the other site, for the switches of the
   * header; null on pages that choose no plans.
   */
  readonly elsewhere: Elsewhere | null;
  /** Title of the tab for what the query chose; null for the title of the page. */
  readonly state: string | null;
}

/** View of a family; families/index.ts adds the missing properties. */
export type FamilyView = Partial<View> & Pick<View, "slices">;

/** Loads a document of one family and builds its view. */
export type ShowDocument<D> = (input: LoadInput<D>, words: Translators) => Promise<FamilyView>;

/** Combines `load` and `view` of a family into one function. */
export function showFamily<D, Data>(
  load: (input: LoadInput<D>) => Data | Promise<Data>,
  view: (data: Data, words: Translators) => FamilyView,
): ShowDocument<D> {
  return async (input, words) => view(await load(input), words);
}
