/**
 * Lists that stand on several pages. `?page=2` shows the second one; page 1 is the list's own address. Only page 1 is
 * indexed (seo/head.ts): every item is in the sitemap.
 */
import type { Translators } from '@orlaya/messages/server';
import { withQuery } from '@orlaya/routes';
import type { PaginationData, PaginationWords } from '@orlaya/ui';

/** Items on one page of a listing. */
export const PAGE_SIZE = 24;

/** The page asked for, from 1; anything else than a whole number is the first. */
export const askedPage = (query: URLSearchParams): number => (/^[1-9]\d{0,4}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1);

/** The way to the other pages of a list of `count` items, for the `Pagination` of ui; null where all items are on one page. */
export const pagination = (count: number, current: number, { path, words }: { readonly path: string; readonly words: Translators }, size = PAGE_SIZE): (PaginationData & { readonly words: PaginationWords }) | null => {
  const total = Math.ceil(count / size);
  return total < 2 ? null : {
    current, total, hrefOf: (number) => withQuery(path, { page: number === 1 ? null : number }),
    words: { label: words.common('pagination.label'), previous: words.common('pagination.previous'), next: words.common('pagination.next'), page: (number) => words.common('pagination.page', { page: String(number) }) },
  };
};
