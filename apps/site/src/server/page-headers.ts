/** Headers of a page that depend on its request. */
import type { PageRequest } from './page.ts';

/** Finder addresses hold answers: no other site learns them (finder.md §6.19). */
export const answerHeaders = (headers: Headers, request: PageRequest): void => {
  if (request.query.size > 0) headers.set('referrer-policy', 'same-origin');
};
