/**
 * The eligibility finder on the site server (spec §4; finder.md §2): the live release in the page's language, what a
 * page shows of it, and the answer to a submit, which is resolved again whatever release it was made on (finder.md §2.11).
 */
import type { FinderRelease } from '@orlaya/content';
import { readPayload, type Finder, type PlanProduct } from '@orlaya/finder/eligibility';
import { eligibilityAnswer, eligibilityModel, VERSION_PARAM, type EligibilityAnswer, type EligibilityInput, type EligibilityModel, type PlanCard } from '@orlaya/finder-ui';
import { messages } from '@orlaya/messages/server';
import { buildPath, outcomePath, technical, type Audience, type Locale } from '@orlaya/routes';
import { publishedDocument, resolveEntity } from '@orlaya/slices/resolve';
import { string } from '@orlaya/slices/stored';
import { resolveContext } from './context.ts';
import { moduleUid } from './need.ts';
import type { Runtime } from './runtime.ts';

/** What a page needs to draw the finder: the release it was made from, and the model of its query. */
export interface Eligibility { readonly finder: Finder; readonly model: EligibilityModel }

const read = new WeakMap<FinderRelease, Map<Locale, Finder | null>>();
/** A release in one language; null when there is none or it cannot be read. Decoded once. */
const finderOf = (runtime: Runtime, release: FinderRelease | null, locale: Locale): Finder | null => {
  if (!release) return null;
  const known = read.get(release) ?? new Map<Locale, Finder | null>();
  read.set(release, known);
  const found = known.get(locale);
  if (found !== undefined) return found;
  const decoded = readPayload(release.payloads[locale]);
  if (!decoded.ok) runtime.log.error('release cannot be read', { version: release.version, locale, problem: decoded.problem });
  const finder = decoded.ok ? decoded.finder : null;
  known.set(locale, finder);
  return finder;
};

/** Whether the site's finder is the eligibility finder: the flag new_lisa of its module (spec §4). */
export const isEligibility = async (runtime: Runtime, locale: Locale, audience: Audience): Promise<boolean> =>
  (await runtime.content.finderModule(locale, moduleUid(audience)))?.['new_lisa'] === true;

/** What both functions of finder-ui read; null without a release. `action`: the path of the page that holds the finder. */
const inputOf = async (runtime: Runtime, locale: Locale, audience: Audience, action: string, query: URLSearchParams): Promise<EligibilityInput | null> => {
  const { content } = runtime;
  const [release, module, pages] = await Promise.all([content.release('live'), content.finderModule(locale, moduleUid(audience)), content.allProductPages(locale, audience)]);
  const finder = finderOf(runtime, release, locale);
  if (!finder) return null;
  const context = resolveContext(locale, audience);
  const landing = publishedDocument(module?.['no_result_page']);
  const cards = (product: PlanProduct): PlanCard | null => {
    const page = pages.find((document) => document['path'] === product.url);
    const card = page ? resolveEntity('product_page', page, context) : null;
    return card ? { description: card.description, picture: card.image, price: card.price } : null;
  };
  return {
    finder, query, cards,
    place: {
      audience, action,
      releaseUrl: technical.finderRelease(finder.version, locale),
      searchUrl: technical.finderSearch(finder.version, locale),
      noResultUrl: outcomePath({ kind: 'noResult', landing: landing ? string(landing['uid']) : null }, { locale, audience }),
      contact: { label: messages(locale).common('talkToTeam'), href: buildPath('contact', { locale, audience }), external: false, newTab: false },
    },
  };
};

/** The finder of a page for a query: a step, or the result of complete answers. */
export const eligibilityOf = async (runtime: Runtime, locale: Locale, audience: Audience, action: string, query: URLSearchParams): Promise<Eligibility | null> => {
  const input = await inputOf(runtime, locale, audience, action, query);
  return input && { finder: input.finder, model: eligibilityModel(input) };
};

/** The answer to a submit; null when nothing was submitted or there is no release. */
export const answerEligibility = async (runtime: Runtime, locale: Locale, audience: Audience, action: string, query: URLSearchParams): Promise<EligibilityAnswer | null> => {
  const input = await inputOf(runtime, locale, audience, action, query);
  if (!input) return null;
  const made = Number(query.get(VERSION_PARAM));
  const older = Number.isSafeInteger(made) && made > 0 && made !== input.finder.version ? await runtime.content.release(made).catch(() => null) : null;
  const answer = eligibilityAnswer({ ...input, previous: finderOf(runtime, older, locale), hosts: new Set(runtime.env.FUNNEL_HOSTS) });
  if (answer?.kind === 'noResult' && answer.reason === 'no-url') runtime.log.error('finder plan without a usable address', { locale, audience });
  return answer;
};
