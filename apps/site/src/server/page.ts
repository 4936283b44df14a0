/**
 * One page, one path through the house (architecture §2): a URL becomes route candidates, a document with its chrome
 * and alternates, a view's list of slices, and everything the document shell needs. Knows nothing of HTML.
 */
import { tagsOf, type RouteRow, type StoredDocument } from '@orlaya/content';
import type { EligibilityAnswer, EligibilityNoResultModel } from '@orlaya/finder-ui';
import { messages, type Translators } from '@orlaya/messages/server';
import {
  alternates as routeAlternates, breadcrumbTrail, buildPath, DEFAULT_LOCALE, isLocale, languageSwitcher, match, normalise, withQuery,
  type Audience, type Locale, type RouteMatch,
} from '@orlaya/routes';
import { resolveSlice, type ResolvedSlice } from '@orlaya/slices/resolve';
import { array, record, string } from '@orlaya/slices/stored';
import type { PictureData } from '@orlaya/ui';
import type { ChromeContext, Crumb, FooterModel, HeaderModel, PanelModel } from '../chrome/model.ts';
import { graph } from '../seo/structured-data.ts';
import { headModel, type HeadModel } from '../seo/head.ts';
import { viewOf } from '../views/index.ts';
import { holdsEligibility, type ViewSlice } from '../views/view.ts';
import { BRAND_NAME } from '../brand.ts';
import { resolveContext } from './context.ts';
import { footerModel, headerModel, languageItems } from './chrome.ts';
import { answerEligibility, eligibilityOf, eligibilityRecap, type Eligibility } from './eligibility.ts';
import { answerNeed, asksByNeed, moduleUid, needFormModel, panelModel, type NeedAnswer, type NeedForm } from './need.ts';
import { locate } from './geolocation.ts';
import { optional } from './optional.ts';
import type { Runtime } from './runtime.ts';

export interface PageRequest {
  /** Path as asked for, percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The caller is a script that wants the answer of the finder as JSON. */
  readonly json: boolean;
  /** Value of the header in which a trusted proxy gives the country; null when none is trusted. */
  readonly countryHeader: string | null;
}
export interface Page {
  readonly status: number;
  readonly locale: Locale;
  readonly audience: Audience;
  /** Collection of the document; names the view and the tracking page type. */
  readonly family: string;
  readonly head: HeadModel;
  readonly chrome: ChromeContext;
  readonly header: HeaderModel | null;
  readonly footer: FooterModel | null;
  readonly crumbs: readonly Crumb[];
  readonly panel: PanelModel | null;
  readonly slices: readonly ViewSlice[];
  readonly needForm: NeedForm;
  /** The eligibility finder of the page; null where none stands on it, or without a release. */
  readonly eligibility: Eligibility | null;
  /** On a landing of that finder: the answers, what blocks, and what would help (finder.md §6.18). */
  readonly recap: EligibilityNoResultModel | null;
  readonly words: Translators;
  readonly tags: readonly string[];
  /** Nothing that belongs to it failed. */
  readonly complete: boolean;
}
export type LoadedPage =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 | 303 }
  | { readonly kind: 'json'; readonly answer: NeedAnswer | EligibilityAnswer };

/** Longest code of an answer; whatever is longer is none. */
const MOST_CODE = 40;

const heroImage = (slices: readonly ResolvedSlice[]): PictureData | null => {
  for (const slice of slices) {
    if (slice.slug === 'hero') return slice.props.image_desktop;
    if (slice.slug === 'page_head' && slice.props.image) return slice.props.image;
  }
  return null;
};

const crumbsOf = async (runtime: Runtime, route: RouteMatch, title: string): Promise<readonly Crumb[]> => {
  const trail = breadcrumbTrail(route);
  if (route.base === 'home') return [];
  const above = await Promise.all(trail.map(async ({ path }): Promise<Crumb | null> => {
    const row = await optional(runtime, 'breadcrumb', runtime.content.route(path));
    return row ? { label: row.breadcrumb, href: path } : null;
  }));
  return [...above.filter((crumb): crumb is Crumb => crumb !== null), { label: title, href: null }];
};

/** Answers of either finder, in the order of finder.md §6.17: links to other languages carry them (§6.20). */
const answersIn = (query: URLSearchParams): Readonly<Record<string, string | null>> =>
  Object.fromEntries(['from', 'to', 'as', 'nat', 'need', 'language'].map((name) => [name, query.get(name)?.slice(0, MOST_CODE) ?? null]));

interface Found { readonly status: number; readonly route: RouteMatch | null; readonly row: RouteRow | null; readonly document: StoredDocument | null; readonly family: string; readonly path: string }

const compose = async (runtime: Runtime, request: PageRequest, locale: Locale, audience: Audience, found: Found, needForm: NeedForm): Promise<Page> => {
  const { content, env, log } = runtime;
  const words = messages(locale);
  const context = resolveContext(locale, audience);
  const { document, row, route } = found;
  const [storedHeader, storedFooter, translations, storedModule] = await Promise.all([
    optional(runtime, 'header', content.header(locale, audience)),
    optional(runtime, 'footer', content.footer(locale, audience)),
    row ? optional(runtime, 'alternates', content.alternates(row.group)) : null,
    optional(runtime, 'finder module', content.finderModule(locale, moduleUid(audience))),
  ]);
  const published = (translations ?? []).filter((translation) => translation.audience === audience);
  const kept = answersIn(request.query);
  const languages = languageItems(languageSwitcher({ locale, audience, alternates: published })).map((item) => ({ ...item, href: withQuery(item.href, kept) }));
  const slices = array(document?.['slices']).flatMap((stored): ResolvedSlice[] => {
    const resolved = resolveSlice(stored, context);
    if (resolved.kind === 'slice') return [resolved.slice];
    log.warn('unknown slice', { path: found.path, slice: resolved.slug });
    return [];
  });
  const title = string(document?.['breadcrumb_title']) || string(document?.['title']) || words.common(found.status === 404 ? 'notFound.title' : 'error.title');
  const crumbs = route && document && found.status === 200 ? await optional(runtime, 'breadcrumbs', crumbsOf(runtime, route, title)) ?? [] : [];
  const view = await viewOf(found.family, { runtime, locale, audience, words, context, document, slices, query: request.query, path: found.path, crumbs, status: found.status });
  const here = found.status === 200 ? found.path : null;
  const eligibility = holdsEligibility(view.slices) ? await optional(runtime, 'finder release', eligibilityOf(runtime, locale, audience, here, request.query)) : null;
  const recap = found.family === 'page_landing' && !eligibility ? await optional(runtime, 'finder release', eligibilityRecap(runtime, locale, audience, request.query)) : null;
  const alternates = routeAlternates({ origin: env.siteOrigin, audience, documents: published });
  const head = headModel({
    origin: env.siteOrigin, brand: BRAND_NAME, locale, path: found.path, document: found.status === 200 ? document : null,
    fallback: { title: string(record(document?.['seo'])['title']) || title, description: view.description },
    alternates, heroImage: heroImage(slices) ?? view.image, globalNoindex: env.GLOBAL_NOINDEX,
    graph: graph({ origin: env.siteOrigin, brand: BRAND_NAME, locale, path: found.path, title, description: view.description, crumbs, faq: view.faq, product: view.product }),
  });
  return {
    status: found.status, locale, audience, family: found.family, head,
    chrome: { locale, audience, currentUid: string(document?.['uid']) || null, path: found.path, home: buildPath('home', { locale, audience }), t: words },
    header: headerModel(storedHeader, context, languages), footer: footerModel(storedFooter, context, languages), crumbs,
    panel: env.FINDER_PANEL ? panelModel(storedModule, locale, audience, words) : null, slices: view.slices, needForm, eligibility, recap, words,
    complete: storedHeader !== null && storedFooter !== null && (storedModule !== null || !env.FINDER_PANEL) && (translations !== null || !row) && needForm.countries.length > 0,
    tags: [
      ...(row ? [`doc:${row.document}`, `group:${row.group}`] : ['routes']), `chrome:${audience}:${locale}`, `type:module_lisa:${locale}`, 'type:countries', ...(eligibility ?? recap ? ['release'] : []),
      ...view.tags, ...tagsOf(document), ...tagsOf(storedHeader), ...tagsOf(storedFooter),
    ],
  };
};

/** The not-found page of a site: the error document with status 404 (spec §2, §8). */
const notFound = async (runtime: Runtime, request: PageRequest, locale: Locale, audience: Audience): Promise<Page> => {
  const document = await optional(runtime, 'error page', runtime.content.errorPage(locale));
  const form = await needFormModel(runtime, locale, audience, buildPath('home', { locale, audience }), new URLSearchParams(), {});
  return compose(runtime, request, locale, audience, { status: 404, route: null, row: null, document, family: document ? 'page_error' : 'failure', path: buildPath('error-404', { locale, audience }) }, form);
};

/** A page for a failure: the error document with the status of the failure (spec §8 "Other route errors"). */
export const errorPage = async (runtime: Runtime, request: PageRequest, status: number): Promise<Page> => {
  const [segment] = request.path.split('/').filter(Boolean);
  const locale = isLocale(segment) ? segment : DEFAULT_LOCALE;
  const audience = match(request.path)[0]?.audience ?? 'individual';
  const form = await needFormModel(runtime, locale, audience, buildPath('home', { locale, audience }), new URLSearchParams(), {});
  return compose(runtime, request, locale, audience, { status, route: null, row: null, document: null, family: 'failure', path: buildPath('error-404', { locale, audience }) }, form);
};

/**
 * Finds and composes the page of a request.
 * @throws ContentUnavailable when the content service is down and the page was never seen.
 */
export const loadPage = async (runtime: Runtime, request: PageRequest): Promise<LoadedPage> => {
  const { content } = runtime;
  const routes = match(request.path);
  const [first] = routes;
  const [segment] = request.path.split('/').filter(Boolean);
  const locale = first?.locale ?? (isLocale(segment) ? segment : DEFAULT_LOCALE);
  if (!first) {
    const canonical = normalise(request.path);
    if (canonical !== null && canonical !== request.path) return { kind: 'redirect', to: canonical + (request.query.size ? `?${request.query.toString()}` : ''), status: 301 };
    const audience = match(`/${request.path.split('/').filter(Boolean).slice(0, 2).join('/')}`)[0]?.audience ?? 'individual';
    return { kind: 'page', page: await notFound(runtime, request, locale, audience) };
  }
  const { audience } = first;
  if (first.base === 'error-404') return { kind: 'page', page: await notFound(runtime, request, locale, audience) };
  const row = await content.route(request.path);
  if (!row) {
    const redirect = await content.redirect(request.path);
    if (redirect) return { kind: 'redirect', ...redirect };
    return { kind: 'page', page: await notFound(runtime, request, locale, audience) };
  }
  let errors: NeedForm['errors'] = {};
  if (request.query.has('go') || request.json) {
    // Both finders may stand on one page: their parameters say which one asks.
    if (asksByNeed(request.query)) {
      const answer = await answerNeed(runtime, locale, audience, request.query, locate(request.countryHeader).country);
      if (request.json) return { kind: 'json', answer };
      if (answer.kind !== 'invalid') return { kind: 'redirect', to: answer.url, status: 303 };
      errors = answer.errors;
    } else {
      const answer = await answerEligibility(runtime, locale, audience, request.path, request.query);
      if (answer && request.json) return { kind: 'json', answer };
      if (answer && answer.kind !== 'invalid') return { kind: 'redirect', to: answer.url, status: 303 };
    }
  }
  const document = await content.document(row.type, row.document);
  if (!document) return { kind: 'page', page: await notFound(runtime, request, locale, audience) };
  const form = await needFormModel(runtime, locale, audience, request.path, request.query, errors);
  return { kind: 'page', page: await compose(runtime, request, locale, audience, { status: 200, route: first, row, document, family: row.type, path: request.path }, form) };
};
