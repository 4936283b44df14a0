/**
 * Loads the error page of a language, which both audiences share (content-service §2), with the
 * finder of the visitor's site.
 */
import type { PageError, SiteContent } from "@orlaya/content";
import type { Site } from "@orlaya/routes";
import type { FinderModuleData } from "@orlaya/slices";
import { loadFinderModule } from "../../load/finder-module.ts";
import {
  resolveEntity,
  type ResolveContext,
  type ResolvedSlice,
} from "../../load/resolve/index.ts";
import type { Failure, LoadInput } from "../family.ts";

/** Data of the error page. */
export interface ErrorPageData {
  readonly site: Site;
  readonly slices: readonly ResolvedSlice[];
  /** Null: rendered as status 404. */
  readonly failure: Failure | null;
  /** The finder for the plans of the visitor's site. */
  readonly finder: FinderModuleData | null;
}

/**
 * Loads the finder of the visitor's site. On the corporate site it replaces the finder that the
 * editor placed, which belongs to the individual site.
 */
async function loadFinder(
  site: SiteContent,
  context: ResolveContext,
  placed: FinderModuleData,
): Promise<FinderModuleData | null> {
  return site.audience === "individual"
    ? placed
    : resolveEntity("module_lisa", await loadFinderModule(site), context);
}

/** Loads the error page. */
export async function loadError(input: LoadInput<PageError>): Promise<ErrorPageData> {
  const { slices, site, context, failure } = input;
  const { locale, audience } = site;
  const head = slices.find((slice) => slice.slug === "page_head");
  const placed = slices.find((slice) => slice.slug === "finder")?.props.module;
  return {
    site: { locale, audience },
    slices,
    failure,
    finder: head?.props.title && placed ? await loadFinder(site, context, placed) : null,
  };
}
