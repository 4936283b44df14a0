/** What the content service has published: rows of the route index, for tests that walk through pages. */
import type { Audience, Locale } from '@orlaya/routes';
import { CMS } from './fixtures.ts';
import { secrets } from './own-site.ts';

export interface PublishedRow { readonly path: string; readonly type: string; readonly locale: Locale; readonly audience: Audience; readonly title: string }

/** Rows of one language. The error page's own address is left out: it answers 404. */
export const publishedRows = async (locale: Locale): Promise<readonly PublishedRow[]> => {
  const answer = await fetch(`${CMS()}/api/routes?where[locale][equals]=${locale}&limit=300&depth=0`, { headers: { authorization: `users API-Key ${(await secrets())['SITE_API_KEY'] ?? ''}` } });
  return ((await answer.json()) as { docs: PublishedRow[] }).docs.filter((row) => row.type !== 'page_error');
};
