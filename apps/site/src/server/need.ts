/**
 * The quote-by-need search on the site server (finder.md §3): bit masks over the product pages that the content
 * client returned, one index per site, made again when a product page changes.
 */
import type { Content, StoredDocument } from '@orlaya/content';
import { compileNeed, type NeedIndex, type NeedTarget } from '@orlaya/finder';
import { LOCALE_TABLE, type Audience, type Locale } from '@orlaya/routes';
import { resolveLink, type ResolveContext } from '@orlaya/slices/resolve';

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []);
const field = (value: unknown, name: string): string => (typeof value === 'object' && value !== null && name in value ? String((value as Readonly<Record<string, unknown>>)[name] ?? '') : '');
const each = (value: unknown, name: string): string[] =>
  (Array.isArray(value) ? value : []).map((entry) => (typeof entry === 'string' ? entry : field(entry, name))).filter(Boolean);

/** A stored product page → what the search reads of it. */
export const needTarget = (document: StoredDocument, context: ResolveContext): NeedTarget => {
  const card = (document['card'] ?? {}) as Readonly<Record<string, unknown>>;
  return {
    id: document.id,
    audience: document['audience'] === 'corporate' ? 'corporate' : 'individual',
    locale: String(document['locale']),
    offerUid: field(document['offer'], 'uid'),
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
    quoteUrl: resolveLink(card['cta_primary_link'], context, '-')?.href ?? null,
  };
};

/** Gives the index of a site; the same one until a product page or a group of countries changes. */
export const createNeedIndexes = (content: Content): ((locale: Locale, audience: Audience, context: ResolveContext) => Promise<NeedIndex>) => {
  const made = new Map<string, { readonly pages: readonly StoredDocument[]; readonly groups: readonly StoredDocument[]; readonly index: NeedIndex }>();
  return async (locale, audience, context) => {
    const [pages, groups] = await Promise.all([content.allProductPages(locale, audience), content.allGroups()]);
    const key = `${LOCALE_TABLE[locale].code} ${audience}`;
    const known = made.get(key);
    if (known && known.pages === pages && known.groups === groups) return known.index;
    const index = compileNeed(
      pages.map((document) => needTarget(document, context)),
      groups.map((group) => ({ id: group.id, countries: each(group['countries'], 'code') })),
    );
    made.set(key, { pages, groups, index });
    return index;
  };
};
