/**
 * One page, one path through the house (architecture §2): a URL becomes route candidates, a document with its chrome
 * and alternates, a view's list of slices, and everything the document shell needs. Knows nothing of HTML.
 */
import {
  countryCodeOf,
  isPage,
  type PageDocument,
  type PageName,
  type PreviewGrant,
  type RouteRow,
  type SiteContent,
} from "@orlaya/content";
import {
  askedGo,
  type EligibilityAnswer,
  type EligibilityNoResultModel,
  type NoPlan,
} from "@orlaya/finder-ui";
import { messages, type Translators } from "@orlaya/messages/server";
import {
  alternates as routeAlternates,
  appendQuery,
  breadcrumbTrail,
  buildPath,
  languageSwitcher,
  match,
  normalise,
  withQuery,
  type Audience,
  type Locale,
  type RouteMatch,
} from "@orlaya/routes";
import type { RatingData } from "@orlaya/slices";
import { CATALOGUE_FILTERS } from "@orlaya/slices/views";
import type { LinkData } from "@orlaya/ui";
import type {
  ChromeContext,
  Crumb,
  FooterModel,
  HeaderModel,
  PanelModel,
} from "../chrome/model.ts";
import { buildGraph } from "../seo/structured-data.ts";
import { headModel, heroImage, type HeadModel } from "../seo/head.ts";
import { failureWords } from "../families/failure.ts";
import { viewOf } from "../families/index.ts";
import { pageLink } from "../load/page-link.ts";
import { withoutFirstPage } from "../load/paging.ts";
import { holdsEligibility, type FailureWords, type ViewSlice } from "../families/view.ts";
import { BRAND_NAME } from "../brand.ts";
import { resolveSlice, type ResolveContext, type ResolvedSlice } from "../load/resolve/index.ts";
import { resolveContext } from "../load/resolve-context.ts";
import { footerModel, headerModel, languageItems } from "./chrome.ts";
import {
  answerEligibility,
  eligibilityOf,
  eligibilityRecap,
  failedEligibility,
  type Eligibility,
} from "../load/eligibility.ts";
import {
  answerNeed,
  asksByNeed,
  failedNeed,
  moduleUid,
  needFormModel,
  panelModel,
  type NeedAnswer,
  type NeedForm,
} from "../load/need-search.ts";
import { countryPaths } from "../load/country-pages.ts";
import { judged } from "../load/indexability.ts";
import { normaliseError } from "../process/log.ts";
import type { PreviewKey } from "./preview-cookie.ts";
import type { FormState } from "../forms/form-model.ts";
import type { Runtime } from "../process/runtime.ts";
import { siteOf } from "./site-of.ts";
import { trackingState, type TrackingState } from "./tracking.ts";

export interface PageRequest {
  /** Path as asked for, percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The caller is a script that wants the answer of the finder as JSON. */
  readonly json: boolean;
  /** What the preview cookie opens; null for visitors. */
  readonly preview: PreviewKey | null;
  /** The visitor's country, looked up when it is needed. */
  readonly country: () => Promise<string>;
  /** A form that was sent to this page and comes back; null for every other request. */
  readonly form: FormState | null;
}
export interface Page {
  readonly status: number;
  readonly locale: Locale;
  readonly audience: Audience;
  /** Collection of the document; names the view and the tracking page type. */
  readonly family: string;
  readonly tracking: TrackingState;
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
  /** Made for this visit alone: a page with a form carries a token of its own. */
  readonly visit: boolean;
  /** A draft that an editor looks at; never kept, never indexed. */
  readonly preview: boolean;
  /** Nothing that belongs to it failed. */
  readonly complete: boolean;
  /** Pages that the list on it stands on; 1 for every other page. */
  readonly pages: number;
}
export type LoadedPage =
  | { readonly kind: "page"; readonly page: Page }
  | { readonly kind: "redirect"; readonly to: string; readonly status: 301 | 302 | 303 }
  | { readonly kind: "json"; readonly answer: NeedAnswer | EligibilityAnswer };

/** Purpose of a landing → the end of the finder that it is chosen for. */
const LANDINGS: { readonly [P in string]?: NoPlan } = { no_result: "noResult", error: "error" };

/** Longest code of an answer; whatever is longer is none. */
const MOST_CODE = 40;

/** The rating that the page shows. */
function ratingOf(slices: readonly ViewSlice[]): RatingData | null {
  for (const slice of slices)
    if (slice.slug === "rating" && slice.props.rating) return slice.props.rating;
  return null;
}

async function crumbsOf(
  site: SiteContent,
  route: RouteMatch,
  title: string,
): Promise<readonly Crumb[]> {
  const trail = breadcrumbTrail(route);
  if (route.base === "home") return [];
  const above = await Promise.all(
    trail.map(async ({ path }): Promise<Crumb | null> => {
      const row = await site.rowAt(path);
      return row ? { label: row.breadcrumb, href: path } : null;
    }),
  );
  return [...above.filter((crumb): crumb is Crumb => crumb !== null), { label: title, href: null }];
}

/** Paths of the pages above a page, the nearest first, without the home page. */
function trailOf(route: RouteMatch | null): readonly string[] {
  return (route ? breadcrumbTrail(route) : [])
    .flatMap(({ base, path }) => (base === "home" ? [] : [path]))
    .reverse();
}

/** Parameters of the answers of either finder, in the order of finder.md §6.17. */
const ANSWERS = ["from", "to", "as", "nat", "need", "language"];

/** Links to other languages carry the answers (finder.md §6.20), and the filters of the list of plans, which mean the same everywhere. */
function answersIn(query: URLSearchParams): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    [...ANSWERS, ...CATALOGUE_FILTERS].map((name) => [
      name,
      query.get(name)?.slice(0, MOST_CODE) ?? null,
    ]),
  );
}

/** A query with one value for each answer, the first, which is the one that counts; null: it is so already. Radio cards of a plain form send the note beside them too. */
function withoutRepeats(query: URLSearchParams): URLSearchParams | null {
  const repeated = ANSWERS.filter((name) => query.getAll(name).length > 1);
  if (repeated.length === 0) return null;
  const single = new URLSearchParams(query);
  for (const name of repeated) single.set(name, query.get(name) ?? "");
  return single;
}

/** Words of the tab while a page shows the result of its finder. */
function resultTitle(eligibility: Eligibility | null, words: Translators): string | null {
  const result = eligibility?.model.result;
  if (!result) return null;
  return result.kind === "result"
    ? words.lisa("result.title", { product: result.plan.name })
    : words.lisa(`${result.kind}.title`);
}

/** Code of the country that a page is about; empty for any other page. */
const countryOf = (document: PageDocument | null): string =>
  document && "country_code" in document ? countryCodeOf(document) : "";

/** What the finder of a page starts from: the answers of its address, and on the page of a country that country. */
function answersFor(document: PageDocument | null, query: URLSearchParams): URLSearchParams {
  const code = countryOf(document);
  if (!code || query.has("to")) return query;
  return new URLSearchParams([...query, ["to", code]]);
}

/** An unknown slice is a visible box in preview, where it would stand, and nothing in production (architecture §3). */
function withUnknown(
  slices: readonly ViewSlice[],
  unknown: readonly { readonly after: string; readonly slice: ViewSlice }[],
): readonly ViewSlice[] {
  const places = new Set(slices.map(({ id }) => id));
  const boxes = (here: (after: string) => boolean): ViewSlice[] =>
    unknown.filter(({ after }) => here(after)).map(({ slice }) => slice);
  return [
    ...slices.flatMap((slice) => [
      slice,
      ...(slice.id ? boxes((after) => after === slice.id) : []),
    ]),
    ...boxes((after) => !after || !places.has(after)),
  ];
}

interface Found {
  readonly status: number;
  readonly route: RouteMatch | null;
  readonly row: RouteRow | null;
  readonly preview?: true;
  readonly document: PageDocument | null;
  /** Collection of the document; null where there is none. */
  readonly type: PageName | null;
  readonly path: string;
  readonly list?: LinkData;
  readonly failure?: FailureWords;
}

/** The editor's slices, resolved, and the ones that the site does not know, each with the slice after which it stands. */
function resolveSlices(
  { document, path }: Found,
  context: ResolveContext,
  log: Runtime["log"],
): {
  readonly slices: readonly ResolvedSlice[];
  readonly unknown: readonly { readonly after: string; readonly slice: ViewSlice }[];
} {
  const unknown: { readonly after: string; readonly slice: ViewSlice }[] = [];
  const slices: ResolvedSlice[] = [];
  for (const stored of document?.slices ?? []) {
    const resolved = resolveSlice(stored, context);
    if (resolved.kind === "slice") {
      slices.push(resolved.slice);
      continue;
    }
    log.warn("unknown slice", { path, slice: resolved.slug });
    unknown.push({
      after: slices.at(-1)?.id ?? "",
      slice: {
        slug: "unknown_slice",
        id: `unknown-${unknown.length}`,
        props: { name: resolved.slug },
      },
    });
  }
  return { slices, unknown };
}

async function compose(
  runtime: Runtime,
  request: PageRequest,
  site: SiteContent,
  found: Found,
  needForm: NeedForm,
): Promise<Page> {
  const { env, log } = runtime;
  const { locale, audience } = site;
  const words = messages(locale);
  const { document, row, route } = found;
  const showsCountries =
    document?.slices.some(({ blockType }) => blockType === "destinations") === true;
  const context = resolveContext({
    locale,
    audience,
    mediaOrigin: env.MEDIA_ORIGIN,
    onShown: site.markShown,
    ...(showsCountries && { countryPaths: await countryPaths(site) }),
  });
  const preview = found.preview === true;
  const group = row?.group ?? document?.group ?? "";
  const lite = route?.base === "landing";
  const [storedHeader, storedFooter, translations, storedModule, contact] = await Promise.all([
    site.header(),
    site.footer(),
    group && found.status === 200 ? site.alternates(group) : null,
    site.finderModule(moduleUid(audience)),
    lite ? site.contact() : null,
  ]);
  // A translation that search engines must not list is still the equivalent page for a visitor.
  const published = await judged(
    runtime,
    (translations ?? []).filter((translation) => translation.audience === audience),
  );
  const noindex = published.some(
    (translation) => translation.path === found.path && translation.noindex,
  );
  const kept = answersIn(request.query);
  const languages = languageItems(
    languageSwitcher({ locale, audience, alternates: published }),
  ).map((item) => ({ ...item, href: withQuery(item.href, kept) }));
  const { slices, unknown } = resolveSlices(found, context, log);
  const failure = found.failure ?? failureWords(words, found.status);
  // The words of the error page are about an address without a page; any other failure has its own.
  const named = found.status === 200 || found.status === 404 ? document : null;
  const title = [named?.breadcrumb_title, named?.title].find(Boolean) ?? failure.title;
  const crumbs =
    route && document && found.status === 200 ? await crumbsOf(site, route, title) : [];
  const view = await viewOf(found.type, document, {
    runtime,
    site,
    locale,
    audience,
    words,
    context,
    slices,
    query: request.query,
    path: found.path,
    crumbs,
    status: found.status,
    failure,
    form: request.form,
    list: found.list ?? null,
  });
  if (view.page > view.pages) return notFound(runtime, request, site, pageLink(title, found.path));
  const here = found.status === 200 ? found.path : null;
  const eligibility = holdsEligibility(view.slices)
    ? await eligibilityOf(runtime, site, here, answersFor(document, request.query))
    : null;
  const end = document && "purpose" in document ? LANDINGS[document.purpose ?? ""] : undefined;
  const recap =
    end && !eligibility ? await eligibilityRecap(runtime, site, end, request.query) : null;
  const alternates = routeAlternates({
    origin: env.siteOrigin,
    audience,
    documents: published.filter((translation) => !translation.noindex),
  });
  const head = headModel({
    origin: env.siteOrigin,
    mediaOrigin: env.MEDIA_ORIGIN,
    brand: BRAND_NAME,
    locale,
    path: found.path,
    document: found.status === 200 ? document : null,
    fallback: {
      title: named?.seo.title || title,
      description: view.description,
    },
    alternates,
    heroImage: heroImage(slices) ?? view.image,
    globalNoindex: env.GLOBAL_NOINDEX || preview,
    noindex: noindex || view.visit?.noindex === true,
    article: view.article !== null,
    state: resultTitle(eligibility, words),
    page: {
      number: view.page,
      words: words.common("pagination.page", { page: String(view.page) }),
    },
    graph: (headWords) =>
      buildGraph({
        ...headWords,
        origin: env.siteOrigin,
        brand: BRAND_NAME,
        locale,
        path: found.path,
        crumbs,
        faq: view.faq,
        product: view.product,
        article: view.article,
        rating: ratingOf(view.slices),
      }),
  });
  const family = found.type ?? "failure";
  return {
    status: found.status,
    locale,
    audience,
    family,
    tracking: trackingState(route, family),
    head,
    chrome: {
      locale,
      audience,
      currentUid: (document && "uid" in document && document.uid) || null,
      path: found.path,
      trail: trailOf(route),
      home: buildPath("home", { locale, audience }),
      t: words,
    },
    header: headerModel(storedHeader, context, languages, lite ? { contact } : null),
    footer: footerModel(storedFooter, context, languages),
    crumbs,
    panel: env.FINDER_PANEL ? panelModel(storedModule, site, words, countryOf(document)) : null,
    slices: preview ? withUnknown(view.slices, unknown) : view.slices,
    needForm,
    eligibility,
    recap,
    words,
    preview,
    visit: view.visit !== null,
    pages: view.pages,
    complete: site.isComplete(),
    tags: site.tags(),
  };
}

/**
 * The error page of a language with this status (spec §2, §8); words of the interface where the content service has none
 * to give. `list`: the way back to a list that has no such page; `failure`: other words than those of the status.
 */
export async function failurePage(
  runtime: Runtime,
  request: PageRequest,
  site: SiteContent,
  { status, ...more }: Pick<Found, "status" | "list" | "failure">,
): Promise<Page> {
  const [document, form] = await Promise.all([
    site.errorPage(),
    needFormModel(runtime, site, buildPath("home", site), new URLSearchParams(), {}),
  ]);
  return compose(
    runtime,
    request,
    site,
    {
      status,
      route: null,
      row: null,
      document,
      type: document && "page_error",
      path: buildPath("error-404", site),
      ...more,
    },
    form,
  );
}
const notFound = (
  runtime: Runtime,
  request: PageRequest,
  site: SiteContent,
  list?: LinkData,
): Promise<Page> => failurePage(runtime, request, site, { status: 404, ...(list && { list }) });

/** The same in the language of the request's address (spec §8 "Other route errors"). */
export const errorPage = (runtime: Runtime, request: PageRequest, status: number): Promise<Page> =>
  failurePage(runtime, request, runtime.content.at(siteOf(request.path)), { status });

/** The draft that a token opens, in its own layout, language and audience; null when there is no such document. */
export async function draftPage(
  runtime: Runtime,
  request: PageRequest,
  { type, id, path, locale, audience }: PreviewGrant,
): Promise<Page | null> {
  const site = runtime.content.at({ locale, audience, isPreview: true });
  const document = isPage(type) ? await site.document(type, id) : null;
  if (!document || !isPage(type)) return null;
  const route = path === null ? null : (match(path)[0] ?? null);
  const shown = path ?? buildPath("home", { locale, audience });
  const form = await needFormModel(runtime, site, shown, request.query, {});
  return compose(
    runtime,
    request,
    site,
    {
      status: type === "page_error" ? 404 : 200,
      route,
      row: null,
      document,
      type,
      path: shown,
      preview: true,
    },
    form,
  );
}

/** What answers a search that could not be done for want of data (spec §4.3, §8); null for a request that is no search. */
async function failedSearch(
  runtime: Runtime,
  { path, query, json }: PageRequest,
): Promise<NeedAnswer | EligibilityAnswer | null> {
  const site = runtime.content.at(siteOf(path));
  if (asksByNeed(query)) return query.has("go") || json ? failedNeed(site) : null;
  return askedGo(query) === null ? null : failedEligibility(site, query);
}

/**
 * Finds and composes the page of a request, or answers its search.
 * @throws ContentUnavailable when the content service is down and the page was never seen.
 */
export async function loadPage(runtime: Runtime, request: PageRequest): Promise<LoadedPage> {
  try {
    return await findPage(runtime, request);
  } catch (error) {
    // By its status, not its class: the server and its pages are bundled apart, each with a copy of the class.
    const { message, status } = normaliseError(error);
    const answer = status === 503 ? await failedSearch(runtime, request) : null;
    if (answer === null || answer.kind === "invalid") throw error;
    runtime.log.error("finder has no data", { path: request.path, error: message });
    return request.json
      ? { kind: "json", answer }
      : { kind: "redirect", to: answer.url, status: 303 };
  }
}

/** The draft at the address of the request, for an editor whose cookie opens it. */
async function findDraft(
  runtime: Runtime,
  request: PageRequest,
  site: SiteContent,
): Promise<Page | null> {
  if (!request.preview || request.json) return null;
  const grant = await site.previewGrant(request.preview.token, request.preview.documentId);
  return grant?.path === request.path ? draftPage(runtime, request, grant) : null;
}

/** Where an address without a route leads: to its canonical spelling; null where it has none. */
function findCanonicalSpelling({ path, query }: PageRequest): LoadedPage | null {
  const canonical = normalise(path);
  return canonical !== null && canonical !== path
    ? { kind: "redirect", to: appendQuery(canonical, query.toString()), status: 301 }
    : null;
}

/** Where a query leads that says the same as a shorter one; null: it is as short as it can be. */
function findPlainQuery({ path, query, json }: PageRequest): LoadedPage | null {
  const plain = withoutFirstPage(query);
  if (plain) return { kind: "redirect", status: 301, to: appendQuery(path, plain.toString()) };
  const single = json ? null : withoutRepeats(query);
  return single && { kind: "redirect", status: 303, to: appendQuery(path, single.toString()) };
}

/** The answer to the finder that the query asks; or what is wrong with it, for the form on the page. */
async function answerSearch(
  runtime: Runtime,
  request: PageRequest,
  site: SiteContent,
): Promise<LoadedPage | { readonly errors: NeedForm["errors"] }> {
  const { path, query, json } = request;
  if (!query.has("go") && !json) return { errors: {} };
  // Both finders may stand on one page: their parameters say which one asks.
  const byNeed =
    asksByNeed(query) && (await answerNeed(runtime, site, query, await request.country()));
  const answer = byNeed || (await answerEligibility(runtime, site, path, query));
  if (answer && json) return { kind: "json", answer };
  if (answer && answer.kind !== "invalid") return { kind: "redirect", to: answer.url, status: 303 };
  return { errors: byNeed && byNeed.kind === "invalid" ? byNeed.errors : {} };
}

async function findPage(runtime: Runtime, request: PageRequest): Promise<LoadedPage> {
  const [first] = match(request.path);
  const site = runtime.content.at(first ?? siteOf(request.path));
  const draft = first && (await findDraft(runtime, request, site));
  if (draft) return { kind: "page", page: draft };
  const row = first && first.base !== "error-404" ? await site.route(request.path) : null;
  if (!first || !row) {
    const elsewhere = first
      ? first.base !== "error-404" && (await findRedirect(request, site))
      : findCanonicalSpelling(request);
    return elsewhere || { kind: "page", page: await notFound(runtime, request, site) };
  }
  const shorter = findPlainQuery(request);
  if (shorter) return shorter;
  const search = await answerSearch(runtime, request, site);
  if ("kind" in search) return search;
  const { type, document: id } = row;
  const document = isPage(type) ? await site.document(type, id) : null;
  if (!isPage(type) || !document)
    return { kind: "page", page: await notFound(runtime, request, site) };
  const query = answersFor(document, request.query);
  const form = await needFormModel(runtime, site, request.path, query, search.errors);
  const found = { status: 200, route: first, row, document, type, path: request.path };
  return { kind: "page", page: await compose(runtime, request, site, found, form) };
}

/** Where an address leads at which nothing is published. */
async function findRedirect(
  { path, query }: PageRequest,
  site: SiteContent,
): Promise<LoadedPage | null> {
  const redirect = await site.redirect(path);
  return (
    redirect && {
      kind: "redirect",
      status: redirect.status,
      to: appendQuery(redirect.to, query.toString()),
    }
  );
}
