/**
 * Pagination of lists. `?page=2` selects the second page; page 1 has the URL of the list itself.
 * Only page 1 is indexed (seo/head.ts), because the sitemap contains every item.
 */
import type { Translators } from "@orlaya/messages/server";
import { addQuery } from "@orlaya/routes";
import type { PaginationData, PaginationWords } from "@orlaya/ui";

/** Name of the query parameter with the page number. */
export const PAGE_PARAM = "page";

/** Items per page of a list. */
export const PAGE_SIZE = 24;

/**
 * Reads the page number from a query, from 1; 1 for anything but a positive whole number. The
 * caller rejects numbers beyond the last page.
 */
export const readPageNumber = (query: URLSearchParams): number =>
  /^[1-9]\d*$/.test(query.get(PAGE_PARAM) ?? "") ? Number(query.get(PAGE_PARAM)) : 1;

/**
 * Returns the query without a `page` parameter that selects page 1 or is invalid, because page 1
 * has the URL of the list itself. Null when there is nothing to remove.
 */
export function removeFirstPage(query: URLSearchParams): URLSearchParams | null {
  if (!query.has(PAGE_PARAM) || readPageNumber(query) > 1) return null;
  const rest = new URLSearchParams(query);
  rest.delete(PAGE_PARAM);
  return rest;
}

/** Returns the number of pages for `count` items with `size` items per page, at least 1. */
export const countPages = (count: number, size = PAGE_SIZE): number =>
  Math.max(1, Math.ceil(count / size));

/** Builds the data of the `Pagination` component of ui; null when all items are on one page. */
export function buildPagination(
  total: number,
  current: number,
  { path, words }: { readonly path: string; readonly words: Translators },
): (PaginationData & { readonly words: PaginationWords }) | null {
  return total < 2
    ? null
    : {
        current,
        total,
        hrefOf: (number) => addQuery(path, { [PAGE_PARAM]: number === 1 ? null : number }),
        words: {
          label: words.common("pagination.label"),
          previous: words.common("pagination.previous"),
          next: words.common("pagination.next"),
          page: (number) => words.common("pagination.page", { page: String(number) }),
        },
      };
}
