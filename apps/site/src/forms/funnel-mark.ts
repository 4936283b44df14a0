/**
 * The mark of a funnel: the query parameter `parcours` (spec §7), with which the rules distinguish
 * requests for the same plan. It is stored with the page of the request.
 */

export const MARK_PARAM = "parcours";

/** Returns the mark of an address as a query; empty when there is none, or not a plain word. */
export function readFunnelMark(query: URLSearchParams): string {
  const mark = query.get(MARK_PARAM) ?? "";
  return /^[a-z0-9-]{1,40}$/i.test(mark) ? `?${MARK_PARAM}=${mark}` : "";
}
