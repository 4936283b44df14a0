/**
 * Loads the published pages from the content service. The crawl needs them for pages without
 * incoming links and for pages that an editor has excluded from the sitemap.
 */

/** A published page. `sitemap` is false when an editor has excluded it from the sitemap. */
export interface PublishedPage {
  readonly path: string;
  readonly sitemap: boolean;
}

/** Loads all rows of the route index. @throws when the service does not answer with success */
export async function loadPublishedPages(
  cmsUrl: string,
  apiKey: string,
): Promise<readonly PublishedPage[]> {
  const found: PublishedPage[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetch(
      new URL(
        `/api/routes?depth=0&limit=300&page=${page}&select[path]=true&select[sitemap]=true`,
        cmsUrl,
      ),
      {
        headers: { authorization: `users API-Key ${apiKey}` },
        signal: AbortSignal.timeout(30_000),
      },
    );
    if (!answer.ok)
      throw new Error(
        `The content service answered the request for its route index with ${answer.status}.`,
      );
    const { docs, hasNextPage } = (await answer.json()) as {
      readonly docs: readonly { readonly path: string; readonly sitemap?: boolean }[];
      readonly hasNextPage: boolean;
    };
    found.push(...docs.map(({ path, sitemap }) => ({ path, sitemap: sitemap !== false })));
    if (!hasNextPage) return found;
  }
}
