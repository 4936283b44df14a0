/**
 * The content of one page. Calls follow the failure policy of spec §8: without its route or its
 * document a page cannot be rendered, nor without the clauses to which it refers; any other failed
 * call returns null and logs a warning. The cache tags and the completeness of the page result from
 * the calls that were made.
 */
import { getDocumentTag, getGroupTag, ROUTES_TAG, describeError } from "@orlaya/contract";
import type { Company } from "./company.ts";
import type { Documents } from "../generated/documents.ts";
import type {
  Clause,
  Country,
  CountryPage,
  FinderRelease,
  Group,
  HeaderAnswer,
  Listing,
  ListedType,
  ListRequest,
  Place,
  Plan,
  PlanForm,
  Redirect,
  Region,
  RouteRow,
} from "./answers.ts";
import type { CollectionName } from "./parse.ts";
import type { PreviewAnswer, PreviewQuery } from "./preview-grant.ts";
import type { Questions } from "./questions/index.ts";
import type { Call, Site } from "./questions/query.ts";
import type { Remember } from "./remember.ts";

/** The content of one page of a site. */
export interface SiteContent extends Site {
  /**
   * Returns the row of the route index for a path; null when nothing is published there.
   * @throws ContentUnavailable
   */
  route(path: string): Promise<RouteRow | null>;
  /**
   * Returns the redirect at a path, created by an editor or by a changed path.
   * @throws ContentUnavailable
   */
  redirect(path: string): Promise<Redirect | null>;
  /**
   * Returns a published document with the relations that its slices need; in a preview, the newest
   * version of a document of the preview.
   * @throws ContentUnavailable
   */
  document<T extends CollectionName>(type: T, id: string): Promise<Documents[T] | null>;

  /**
   * Returns the row of another page, for a link to it. Its tags are not added to this page, which
   * contains the path in any case.
   */
  rowAt(path: string): Promise<RouteRow | null>;
  /** Returns the published translations of a document's group (spec §7 alternate languages). */
  alternates(group: string): Promise<readonly RouteRow[] | null>;
  /** Returns the header of the site with its menus, 30 at most (spec §7, §9). */
  header(): Promise<HeaderAnswer | null>;
  /** Returns the footer by uid: 'footer' or 'footer-pro'. */
  footer(): Promise<Documents["footer_module"] | null>;
  /** Returns the details of the company in the language. */
  company(): Promise<Company | null>;
  /**
   * Returns every clause of the language. A page that refers to a clause is not shown without it.
   * @throws ContentUnavailable
   */
  clauses(): Promise<readonly Clause[]>;
  /** Returns a finder module by its uid or its id (spec §7). */
  finderModule(uidOrId: string): Promise<Documents["module_lisa"] | null>;
  /**
   * Returns the texts of the eligibility finder for its own page: 'eligibility' or
   * 'eligibility-pro' (spec §3).
   */
  eligibilityModule(): Promise<Documents["module_eligibility"] | null>;
  /** Returns the contact details of the site's team: module_contact by uid 'team' or 'team-pro'. */
  contact(): Promise<Documents["module_contact"] | null>;
  /** Returns the error page of the language, shared by both audiences. */
  errorPage(): Promise<Documents["page_error"] | null>;
  /**
   * Returns every product page of the site with its card and its targeting, in order of creation.
   */
  plans(): Promise<readonly Plan[] | null>;
  /** Returns the form pages of the plans of the site: those with a form, and those with the finder. */
  planForms(): Promise<readonly PlanForm[] | null>;
  /**
   * Returns one page of a list. Each document has only the fields of a card, so the cost does not
   * depend on the length of the list.
   */
  list<T extends ListedType>(request: ListRequest<T>): Promise<Listing<T> | null>;
  /** Returns every country as the finders and forms list it. */
  countries(): Promise<readonly Country[] | null>;
  /** Returns every country with its relief map and the facts that its page states. */
  places(): Promise<readonly Place[] | null>;
  /** Returns the regions of the site with their globes, sorted by title. */
  regions(): Promise<readonly Region[] | null>;
  /** Returns the paths of the site's country pages: one list for tiles, neighbours and regions. */
  countryPages(): Promise<readonly CountryPage[] | null>;
  /** Returns the groups of countries. */
  groups(): Promise<readonly Group[] | null>;
  /** Returns every row of the route index of the language. */
  routes(): Promise<readonly RouteRow[] | null>;
  /**
   * Returns a release of the eligibility rules (finder §4): the live one, or an older one by its
   * number.
   */
  release(version: number | "live"): Promise<FinderRelease | null>;
  /**
   * Returns what a preview token opens; null when it is forged, expired or for another document. Not
   * cached.
   */
  previewGrant(query: PreviewQuery): Promise<PreviewAnswer | null>;

  /** Records that the page shows a document from a response of which it uses only a part. */
  readonly markShown: (id: string) => void;
  /** Returns the cache tags of all calls so far. */
  tags(): readonly string[];
  /** Whether no call has failed so far. */
  isComplete(): boolean;
  /**
   * Whether a draft was read instead of live content so far, or rules are tried; false outside of
   * previews.
   */
  hasShownDraft(): boolean;
}

/** The parts of the client that the calls of one page need. */
export interface SiteSources {
  readonly questions: Questions;
  readonly remember: Remember;
  readonly readGrant: (query: PreviewQuery) => Promise<PreviewAnswer | null>;
  readonly warn: (message: string, details: Readonly<Record<string, string>>) => void;
}

/** Records the tags and the completeness of one page, and provides the calls that update them. */
function createRecorder({ remember, warn }: SiteSources) {
  const tags = new Set<string>();
  let complete = true;
  function add(added: Iterable<string>): void {
    for (const tag of added) tags.add(tag);
  }
  /** Returns null and logs a warning when `read` fails. */
  async function settle<T>(name: string, read: () => Promise<T>): Promise<T | null> {
    try {
      return await read();
    } catch (error) {
      complete = false;
      warn(`${name} failed`, { error: describeError(error) });
      return null;
    }
  }
  async function ask<T, Raw>(call: Call<T, Raw>): Promise<T> {
    const answer = await remember.read(call);
    add(call.partTags ?? answer.tags);
    return answer.value;
  }
  return {
    add,
    ask,
    settle,
    tryToAsk: <T, Raw>(call: Call<T, Raw>): Promise<T | null> => settle(call.name, () => ask(call)),
    tags: () => [...tags],
    isComplete: () => complete,
  };
}

/** Creates the content of one page, for one request. */
export function createSiteContent(site: Site, sources: SiteSources): SiteContent {
  const { questions, remember, readGrant } = sources;
  const { add, ask, settle, tryToAsk, tags, isComplete } = createRecorder(sources);
  const { locale } = site;
  return {
    ...site,
    route: async (path) => {
      const { value } = await remember.read(questions.route(path));
      // With the tag of the whole index, each new page would invalidate every page.
      add(value ? [getDocumentTag(value.document), getGroupTag(value.group)] : [ROUTES_TAG]);
      return value;
    },
    redirect: async (path) => (await remember.read(questions.redirect(path))).value,
    document: (type, id) => ask(questions.document(type, id)),
    rowAt: (path) =>
      settle("route", async () => (await remember.read(questions.route(path))).value),
    alternates: (group) => tryToAsk(questions.alternates(group)),
    header: () => tryToAsk(questions.header(site)),
    footer: () => tryToAsk(questions.footer(site)),
    company: () => tryToAsk(questions.company(locale)),
    clauses: () => ask(questions.clauses(locale)),
    finderModule: (uidOrId) => tryToAsk(questions.finderModule(locale, uidOrId)),
    eligibilityModule: () => tryToAsk(questions.eligibilityModule(site)),
    contact: () => tryToAsk(questions.contact(site)),
    errorPage: () => tryToAsk(questions.errorPage(locale)),
    plans: () => tryToAsk(questions.plans(site)),
    planForms: () => tryToAsk(questions.planForms(site)),
    list: (request) => tryToAsk(questions.list(site, request)),
    countries: () => tryToAsk(questions.countries()),
    places: () => tryToAsk(questions.places()),
    regions: () => tryToAsk(questions.regions(site)),
    countryPages: () => tryToAsk(questions.countryPages(site)),
    groups: () => tryToAsk(questions.groups()),
    routes: () => tryToAsk(questions.routes(locale)),
    release: (version) => tryToAsk(questions.release(version)),
    previewGrant: (query) => settle("preview", () => readGrant({ language: locale, ...query })),
    markShown: (id) => {
      add([getDocumentTag(id)]);
    },
    tags,
    isComplete,
    hasShownDraft: () => false,
  };
}
