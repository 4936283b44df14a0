/**
 * One page, one path through the house (architecture §2): a URL becomes route candidates, a document with its chrome
 * and alternates, a view's list of slices, and everything the document shell needs. Knows nothing of HTML.
 */
import { tagsOf, type PreviewGrant, type RouteRow, type StoredDocument } from "@orlaya/content";
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
import { resolveSlice, type ResolvedSlice } from "@orlaya/slices/resolve";
import { array, record, string } from "@orlaya/slices/stored";
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
import { failureWords } from "../views/failure.ts";
import { viewOf } from "../views/index.ts";
import { pageLink } from "../views/page-link.ts";
import { withoutFirstPage } from "../views/paging.ts";
import { holdsEligibility, type FailureWords, type ViewSlice } from "../views/view.ts";
import { BRAND_NAME } from "../brand.ts";
import { resolveContext } from "./context.ts";
import { footerModel, headerModel, languageItems } from "./chrome.ts";
import {
  answerEligibility,
  eligibilityOf,
  eligibilityRecap,
  failedEligibility,
  type Eligibility,
} from "./eligibility.ts";
import {
  answerNeed,
  asksByNeed,
  failedNeed,
  moduleUid,
  needFormModel,
  panelModel,
  type NeedAnswer,
  type NeedForm,
} from "./need.ts";
import { countryPaths } from "./countries.ts";
import { judged } from "./indexing.ts";
import { normaliseError } from "./log.ts";
import { optional } from "./optional.ts";
import type { PreviewKey } from "./preview-cookie.ts";
import type { FormState } from "./forms/model.ts";
import type { Runtime } from "./runtime.ts";
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
  runtime: Runtime,
  route: RouteMatch,
  title: string,
): Promise<readonly Crumb[]> {
  const trail = breadcrumbTrail(route);
  if (route.base === "home") return [];
  const above = await Promise.all(
    trail.map(async ({ path }): Promise<Crumb | null> => {
      const row = await optional(runtime, "breadcrumb", runtime.content.route(path));
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
const countryOf = (document: StoredDocument | null): string =>
  string(document?.["country_code"]).trim().slice(0, 2).toUpperCase();

/** What the finder of a page starts from: the answers of its address, and on the page of a country that country. */
function answersFor(document: StoredDocument | null, query: URLSearchParams): URLSearchParams {
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
  readonly document: StoredDocument | null;
  readonly family: string;
  readonly path: string;
  readonly list?: LinkData;
  readonly failure?: FailureWords;
}

async function compose(
  runtime: Runtime,
  request: PageRequest,
  locale: Locale,
  audience: Audience,
  found: Found,
  needForm: NeedForm,
): Promise<Page> {
  const { content, env, log } = runtime;
  const words = messages(locale);
  const { document, row, route } = found;
  const showsCountries = array(document?.["slices"]).some(
    (slice) => string(record(slice)["blockType"]) === "destinations",
  );
  const context = resolveContext(
    locale,
    audience,
    env.MEDIA_ORIGIN,
    showsCountries ? await countryPaths(runtime, locale, audience) : undefined,
  );
  const preview = found.preview === true;
  const group = row?.group ?? string(document?.["group"]);
  const lite = route?.base === "landing";
  const [storedHeader, storedFooter, translations, storedModule, contact] = await Promise.all([
    optional(runtime, "header", content.header(locale, audience)),
    optional(runtime, "footer", content.footer(locale, audience)),
    group && found.status === 200
      ? optional(runtime, "alternates", content.alternates(group))
      : null,
    optional(runtime, "finder module", content.finderModule(locale, moduleUid(audience))),
    lite ? optional(runtime, "contact", content.contact(locale, audience)) : null,
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
  const unknown: { readonly after: string; readonly slice: ViewSlice }[] = [];
  const slices: ResolvedSlice[] = [];
  for (const stored of array(document?.["slices"])) {
    const resolved = resolveSlice(stored, context);
    if (resolved.kind === "slice") {
      slices.push(resolved.slice);
      continue;
    }
    log.warn("unknown slice", { path: found.path, slice: resolved.slug });
    unknown.push({
      after: slices.at(-1)?.id ?? "",
      slice: {
        slug: "unknown_slice",
        id: `unknown-${unknown.length}`,
        props: { name: resolved.slug },
      },
    });
  }
  const failure = found.failure ?? failureWords(words, found.status);
  // The words of the error page are about an address without a page; any other failure has its own.
  const named = found.status === 200 || found.status === 404 ? document : null;
  const title = string(named?.["breadcrumb_title"]) || string(named?.["title"]) || failure.title;
  const crumbs =
    route && document && found.status === 200
      ? ((await optional(runtime, "breadcrumbs", crumbsOf(runtime, route, title))) ?? [])
      : [];
  const view = await viewOf(found.family, {
    runtime,
    locale,
    audience,
    words,
    context,
    document,
    slices,
    query: request.query,
    path: found.path,
    crumbs,
    status: found.status,
    failure,
    form: request.form,
    list: found.list ?? null,
  });
  if (view.page > view.pages)
    return notFound(runtime, request, locale, audience, pageLink(title, found.path));
  const here = found.status === 200 ? found.path : null;
  const eligibility = holdsEligibility(view.slices)
    ? await optional(
        runtime,
        "finder release",
        eligibilityOf(runtime, locale, audience, here, answersFor(document, request.query)),
      )
    : null;
  const end = LANDINGS[string(document?.["purpose"])];
  const recap =
    end && !eligibility
      ? await optional(
          runtime,
          "finder release",
          eligibilityRecap(runtime, locale, audience, end, request.query),
        )
      : null;
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
      title: string(record(named?.["seo"])["title"]) || title,
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
  return {
    status: found.status,
    locale,
    audience,
    family: found.family,
    tracking: trackingState(route, found.family),
    head,
    chrome: {
      locale,
      audience,
      currentUid: string(document?.["uid"]) || null,
      path: found.path,
      trail: trailOf(route),
      home: buildPath("home", { locale, audience }),
      t: words,
    },
    header: headerModel(storedHeader, context, languages, lite ? { contact } : null),
    footer: footerModel(storedFooter, context, languages),
    crumbs,
    panel: env.FINDER_PANEL
      ? panelModel(storedModule, locale, audience, words, countryOf(document))
      : null,
    slices: preview ? withUnknown(view.slices, unknown) : view.slices,
    needForm,
    eligibility,
    recap,
    words,
    preview,
    visit: view.visit !== null,
    pages: view.pages,
    complete:
      storedHeader !== null &&
      storedFooter !== null &&
      (contact !== null || !lite) &&
      (storedModule !== null || !env.FINDER_PANEL) &&
      (translations !== null || !group || found.status !== 200) &&
      needForm.countries.length > 0,
    tags: [
      ...(row ? [`doc:${row.document}`, `group:${row.group}`] : ["routes"]),
      `chrome:${audience}:${locale}`,
      `type:module_lisa:${locale}`,
      "type:countries",
      ...((eligibility ?? recap) ? ["release"] : []),
      ...view.tags,
      ...(showsCountries ? [`type:page_country:${locale}`] : []),
      ...tagsOf(document),
      ...tagsOf(storedHeader),
      ...tagsOf(storedFooter),
      ...(lite ? [`type:module_contact:${locale}`] : []),
    ],
  };
}

/**
 * The error page of a language with this status (spec §2, §8); words of the interface where the content service has none
 * to give. `list`: the way back to a list that has no such page; `failure`: other words than those of the status.
 */
export async function failurePage(
  runtime: Runtime,
  request: PageRequest,
  status: number,
  locale: Locale,
  audience: Audience,
  more: Pick<Found, "list" | "failure"> = {},
): Promise<Page> {
  const [document, form] = await Promise.all([
    optional(runtime, "error page", runtime.content.errorPage(locale)),
    needFormModel(
      runtime,
      locale,
      audience,
      buildPath("home", { locale, audience }),
      new URLSearchParams(),
      {},
    ),
  ]);
  return compose(
    runtime,
    request,
    locale,
    audience,
    {
      status,
      route: null,
      row: null,
      document,
      family: document ? "page_error" : "failure",
      path: buildPath("error-404", { locale, audience }),
      ...more,
    },
    form,
  );
}
const notFound = (
  runtime: Runtime,
  request: PageRequest,
  locale: Locale,
  audience: Audience,
  list?: LinkData,
): Promise<Page> => failurePage(runtime, request, 404, locale, audience, list && { list });

/** The same in the language of the request's address (spec §8 "Other route errors"). */
export function errorPage(runtime: Runtime, request: PageRequest, status: number): Promise<Page> {
  const { locale, audience } = siteOf(request.path);
  return failurePage(runtime, request, status, locale, audience);
}

/** The draft that a token opens, in its own layout, language and audience; null when there is no such document. */
export async function draftPage(
  runtime: Runtime,
  request: PageRequest,
  { type, id, path, locale, audience }: PreviewGrant,
): Promise<Page | null> {
  const document = await runtime.content.draft(type, id);
  if (!document) return null;
  const route = path === null ? null : (match(path)[0] ?? null);
  const shown = path ?? buildPath("home", { locale, audience });
  const form = await needFormModel(runtime, locale, audience, shown, request.query, {});
  return compose(
    runtime,
    request,
    locale,
    audience,
    {
      status: type === "page_error" ? 404 : 200,
      route,
      row: null,
      document,
      family: type,
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
  const { locale, audience } = siteOf(path);
  if (asksByNeed(query))
    return query.has("go") || json ? failedNeed(runtime, locale, audience) : null;
  return askedGo(query) === null ? null : failedEligibility(runtime, locale, audience, query);
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

async function findPage(runtime: Runtime, request: PageRequest): Promise<LoadedPage> {
  const { content } = runtime;
  const routes = match(request.path);
  const [first] = routes;
  const { locale, audience } = first ?? siteOf(request.path);
  if (!first) {
    const canonical = normalise(request.path);
    if (canonical !== null && canonical !== request.path)
      return {
        kind: "redirect",
        to: appendQuery(canonical, request.query.toString()),
        status: 301,
      };
    return { kind: "page", page: await notFound(runtime, request, locale, audience) };
  }
  if (request.preview && !request.json) {
    const grant = await optional(
      runtime,
      "preview",
      content.preview(request.preview.token, request.preview.documentId),
    );
    const page = grant?.path === request.path ? await draftPage(runtime, request, grant) : null;
    if (page) return { kind: "page", page };
  }
  if (first.base === "error-404")
    return { kind: "page", page: await notFound(runtime, request, locale, audience) };
  const row = await content.route(request.path);
  if (!row) {
    const redirect = await content.redirect(request.path);
    if (redirect)
      return {
        kind: "redirect",
        status: redirect.status,
        to: appendQuery(redirect.to, request.query.toString()),
      };
    return { kind: "page", page: await notFound(runtime, request, locale, audience) };
  }
  const plain = withoutFirstPage(request.query);
  if (plain)
    return { kind: "redirect", status: 301, to: appendQuery(request.path, plain.toString()) };
  const single = request.json ? null : withoutRepeats(request.query);
  if (single)
    return { kind: "redirect", status: 303, to: appendQuery(request.path, single.toString()) };
  let errors: NeedForm["errors"] = {};
  if (request.query.has("go") || request.json) {
    // Both finders may stand on one page: their parameters say which one asks.
    if (asksByNeed(request.query)) {
      const answer = await answerNeed(
        runtime,
        locale,
        audience,
        request.query,
        await request.country(),
      );
      if (request.json) return { kind: "json", answer };
      if (answer.kind !== "invalid") return { kind: "redirect", to: answer.url, status: 303 };
      errors = answer.errors;
    } else {
      const answer = await answerEligibility(
        runtime,
        locale,
        audience,
        request.path,
        request.query,
      );
      if (answer && request.json) return { kind: "json", answer };
      if (answer && answer.kind !== "invalid")
        return { kind: "redirect", to: answer.url, status: 303 };
    }
  }
  const document = await content.document(row.type, row.document);
  if (!document) return { kind: "page", page: await notFound(runtime, request, locale, audience) };
  const form = await needFormModel(
    runtime,
    locale,
    audience,
    request.path,
    answersFor(document, request.query),
    errors,
  );
  return {
    kind: "page",
    page: await compose(
      runtime,
      request,
      locale,
      audience,
      { status: 200, route: first, row, document, family: row.type, path: request.path },
      form,
    ),
  };
}
