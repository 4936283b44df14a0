/** Which plans cover a destination, as the site's own finder decides it (spec §4; finder.md §3, §4): for the pages of countries and regions. */
import type { StoredDocument } from '@orlaya/content';
import { productsTo, type Finder } from '@orlaya/finder/eligibility';
import { filterNeed, type NeedIndex, type NeedSite } from '@orlaya/finder/need';
import type { Audience, Locale } from '@orlaya/routes';
import { string } from '@orlaya/slices/stored';
import { liveFinder } from './eligibility.ts';
import { moduleUid } from './need.ts';
import type { Runtime } from './runtime.ts';

/** The product pages of a site that cover a country (ISO code), whatever the need, the language and the residence; those made for few countries first. */
export type Coverage = (code: string) => readonly StoredDocument[];

interface Breadth { readonly to: number; readonly from: number }
const breadths = new WeakMap<NeedIndex, ReadonlyMap<string, Breadth>>();
/** To how many countries a plan goes, and from how many. Counted once for an index. */
const breadthOf = (index: NeedIndex, site: NeedSite): ReadonlyMap<string, Breadth> => {
  const known = breadths.get(index);
  if (known) return known;
  const count = (codes: Iterable<string>, side: 'to' | 'from'): ReadonlyMap<string, number> => {
    const found = new Map<string, number>();
    for (const code of codes) for (const { id } of filterNeed(index, { [side]: code }, site)) found.set(id, (found.get(id) ?? 0) + 1);
    return found;
  };
  const [to, from] = [count(index.destinations.keys(), 'to'), count(index.locations.keys(), 'from')];
  const made = new Map(index.targets.map(({ id }) => [id, { to: to.get(id) ?? 0, from: from.get(id) ?? 0 }]));
  breadths.set(index, made);
  return made;
};

/** The need finder's masks for every need at once, or everything that a release leads to for this destination. */
export const coverage = (pages: readonly StoredDocument[], index: NeedIndex, finder: Finder | null, site: NeedSite): Coverage => {
  const breadth = breadthOf(index, site);
  const of = (page: StoredDocument): Breadth => breadth.get(page.id) ?? { to: 0, from: 0 };
  const sorted = pages.toSorted((a, b) => of(a).to - of(b).to || of(b).from - of(a).from);
  return (code) => {
    if (finder) {
      const paths = new Set(productsTo(finder, code).map(({ url }) => url));
      return sorted.filter((page) => paths.has(string(page['path'])));
    }
    const ids = new Set(filterNeed(index, { to: code }, site).map(({ id }) => id));
    return sorted.filter(({ id }) => ids.has(id));
  };
};

/** The coverage of a site now. @throws ContentUnavailable */
export const coverageOf = async (runtime: Runtime, locale: Locale, audience: Audience): Promise<Coverage> => {
  const { content } = runtime;
  const [pages, index, module] = await Promise.all([content.allProductPages(locale, audience), runtime.needIndex(locale, audience), content.finderModule(locale, moduleUid(audience))]);
  return coverage(pages, index, module?.['new_lisa'] === true ? await liveFinder(runtime, locale) : null, { locale, audience });
};
/** What coverage is made from, for caches. */
export const coverageTags = (locale: Locale): readonly string[] => [`type:product_page:${locale}`, 'type:group_of_countries', 'type:countries', `type:module_lisa:${locale}`, 'release'];
