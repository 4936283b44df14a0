/** Headers of a page that depend on its request. */
import { RENDERED_HEADER } from './cache-headers.ts';
import type { PageRequest } from './page.ts';

/** Marks the answer as a page of ours, and keeps answers in finder addresses from other sites (finder.md §6.19). */
export const answerHeaders = (headers: Headers, request: PageRequest): void => {
  headers.set(RENDERED_HEADER, '1');
  if (request.query.size > 0) headers.set('referrer-policy', 'same-origin');
};
