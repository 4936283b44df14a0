/**
 * The page data for analytics. It is set as attributes on the document, never as an inline script.
 */
import type { RouteMatch } from "@orlaya/routes";

/** The tracking state of spec §3. */
export interface TrackingState {
  /** uid of the offer that the page belongs to. */
  readonly offer: string | null;
  /** uid of the plan that the page is about. */
  readonly product: string | null;
  /** Collection of the document. */
  readonly page_type: string;
}

/**
 * Returns the tracking state of a page.
 * @param route null on pages without a path of their own, such as errors
 */
export function getTrackingState(route: RouteMatch | null, family: string): TrackingState {
  const params: { readonly offer?: string; readonly product?: string } = route?.params ?? {};
  return { offer: params.offer ?? null, product: params.product ?? null, page_type: family };
}
