/** What the content service has published: rows of the route index, for tests that walk through pages. */
import type { Audience, Locale } from '@orlaya/routes';
import { CMS } from './fixtures.ts';
import { secrets } from './own-site.ts';

export interface PublishedRow { readonly path: string; readonly type: string; readonly locale: Locale; readonly audience: Audience; readonly title: string }

/** Begins the uid of every page that a test makes for itself and takes away again, so that no other test walks there meanwhile. */
export const OWN_UID = 'own-page-of-a-test';

/** Rows that stay. The error page's own address is left out: it answers 404. */
export const lasting = (rows: readonly PublishedRow[]): readonly PublishedRow[] => rows.filter(({ type, path }) => type !== 'page_error' && !path.includes(OWN_UID));

/** Lasting rows of one language. */
export const publishedRows = async (locale: Locale): Promise<readonly PublishedRow[]> => {
  const headers = { authorization: `users API-Key ${(await secrets())['SITE_API_KEY'] ?? ''}` };
  const rows: PublishedRow[] = [];
  for (let page: number | null = 1; page !== null;) {
    const answer = await fetch(`${CMS()}/api/routes?where[locale][equals]=${locale}&limit=200&page=${page}&depth=0&sort=path`, { headers });
    const { docs, nextPage } = (await answer.json()) as { docs: PublishedRow[]; nextPage: number | null };
    rows.push(...docs);
    page = nextPage;
  }
  return lasting(rows);
};
