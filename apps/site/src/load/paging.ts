/**
 * Lists that stand on several pages. `?page=2` shows the second one; page 1 is the list's own address. Only page 1 is
 * indexed (seo/head.ts): every item is in the sitemap.
 */
import type { Translators } from "@orlaya/messages/server";
import { addQuery } from "@orlaya/routes";
import type { PaginationData, PaginationWords } from "@orlaya/ui";

/** Name of the parameter with the number of the page. */
export const PAGE_PARAM = "page";

/** Items on one page of a listing. */
export const PAGE_SIZE = 24;

/** The page asked for, from 1; anything else than a whole number is the first. One that no list reaches is for the view to refuse. */
export const readPageNumber = (query: URLSearchParams): number =>
  /^[1-9]\d*$/.test(query.get(PAGE_PARAM) ?? "") ? Number(query.get(PAGE_PARAM)) : 1;

/** What remains of a query whose `page` is the first or no page at all: that has no address but the list's own. Null: nothing to take away. */
export function removeFirstPage(query: URLSearchParams): URLSearchParams | null {
  if (!query.has(PAGE_PARAM) || readPageNumber(query) > 1) return null;
  const rest = new URLSearchParams(query);
  rest.delete(PAGE_PARAM);
  return rest;
}

/** Pages that a list of `count` items stands on, `size` on each, at least one. */
export const countPages = (count: number, size = PAGE_SIZE): number =>
  Math.max(1, Math.ceil(count / size));

/** The way to the other ones of `total` pages, for the `Pagination` of ui; null where all items are on one page. */
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
