/**
 * Lists that stand on several pages. `?page=2` shows the second one; page 1 is the list's own address, and a number
 * that there is no page for shows page 1. Only page 1 is indexed (seo/head.ts): every item is in the sitemap.
 */
import type { Translators } from '@orlaya/messages/server';
import { withQuery } from '@orlaya/routes';
import type { PaginationData, PaginationWords } from '@orlaya/ui';

/** Items on one page of a listing. */
export const PAGE_SIZE = 24;

export interface Paged<T> {
  readonly items: readonly T[];
  /** The page that is shown, from 1; a view hands it on as `page`. */
  readonly page: number;
  /** For the `Pagination` of ui; null where all items are on one page. */
  readonly pagination: PaginationData & { readonly words: PaginationWords } | null;
}

/** The items of the asked page. Further parameters that choose the list (a filter) are kept in the addresses. */
export const paged = <T>(all: readonly T[], { query, path, words }: { readonly query: URLSearchParams; readonly path: string; readonly words: Translators }, size = PAGE_SIZE, keep: Readonly<Record<string, string>> = {}): Paged<T> => {
  const total = Math.max(1, Math.ceil(all.length / size));
  const asked = /^[1-9]\d{0,4}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  const page = asked <= total ? asked : 1;
  return {
    items: all.slice((page - 1) * size, page * size),
    page,
    pagination: total < 2 ? null : {
      current: page, total, hrefOf: (number) => withQuery(path, { ...keep, page: number === 1 ? null : number }),
      words: { label: words.common('pagination.label'), previous: words.common('pagination.previous'), next: words.common('pagination.next'), page: (number) => words.common('pagination.page', { page: String(number) }) },
    },
  };
};
