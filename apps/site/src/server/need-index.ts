/**
 * The index of the quote-by-need search (finder.md §3): bit masks over the product pages that the content client
 * returned, one index per site, made again when a product page or a group of countries changes.
 */
import type { Content, StoredDocument } from '@orlaya/content';
import { compileNeed, type NeedIndex, type NeedTarget } from '@orlaya/finder/need';
import type { Audience, Locale } from '@orlaya/routes';
import { resolveLink, type ResolveContext } from '@orlaya/slices/resolve';
import { resolveContext } from './context.ts';

const record = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {});
const strings = (value: unknown): string[] => (Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []);
/** Values of one field of a list whose entries are that value or documents that hold it. */
const each = (value: unknown, name: string): string[] =>
  (Array.isArray(value) ? value : []).map((entry) => (typeof entry === 'string' ? entry : String(record(entry)[name] ?? ''))).filter(Boolean);

/** A stored product page → what the search reads of it. */
export const needTarget = (document: StoredDocument, context: ResolveContext): NeedTarget => ({
  id: document.id,
  audience: document['audience'] === 'corporate' ? 'corporate' : 'individual',
  locale: String(document['locale']),
  offerUid: String(record(document['offer'])['uid'] ?? ''),
  productUid: String(document['uid']),
  global_offer: document['global_offer'] === true,
  cover_types: each(document['cover_types'], 'key'),
  languages: strings(document['languages']),
  locations: each(document['locations'], 'code'),
  location_groups: each(document['location_groups'], 'id'),
  destination_countries: each(document['destination_countries'], 'code'),
  destination_groups: each(document['destination_groups'], 'id'),
  excluded_locations: each(document['excluded_locations'], 'code'),
  excluded_destinations: each(document['excluded_destinations'], 'code'),
  quoteUrl: resolveLink(record(document['card'])['cta_primary_link'], context, '-')?.href ?? null,
});

/** Gives the index of a site; the same one until the documents behind it change. */
export const createNeedIndexes = (content: Content): ((locale: Locale, audience: Audience) => Promise<NeedIndex>) => {
  const made = new Map<string, { readonly pages: readonly StoredDocument[]; readonly groups: readonly StoredDocument[]; readonly index: NeedIndex }>();
  return async (locale, audience) => {
    const [pages, groups] = await Promise.all([content.allProductPages(locale, audience), content.allGroups()]);
    const key = `${locale} ${audience}`;
    const known = made.get(key);
    if (known?.pages === pages && known.groups === groups) return known.index;
    const context = resolveContext(locale, audience);
    const index = compileNeed(pages.map((page) => needTarget(page, context)), groups.map((group) => ({ id: group.id, countries: each(group['countries'], 'code') })));
    made.set(key, { pages, groups, index });
    return index;
  };
};
