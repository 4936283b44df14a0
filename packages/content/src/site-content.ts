/**
 * What one page is made of. Each call has the failure policy of spec §8: without its route or its document there is no
 * page; any other answer that fails is null, with a warning. The cache tags of the page and whether it is complete follow
 * from what was asked.
 */
import { getDocumentTag, getGroupTag, ROUTES_TAG } from "@orlaya/contract";
import type { Documents } from "../generated/documents.ts";
import type {
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
  PreviewGrant,
  Redirect,
  Region,
  RouteRow,
} from "./answers.ts";
import { describeError } from "./describe-error.ts";
import type { CollectionName } from "./parse.ts";
import type { Questions } from "./questions/index.ts";
import type { Call, Site } from "./questions/query.ts";
import type { Remember } from "./remember.ts";

export interface SiteContent extends Site {
  /** URL → row of the route index; null when nothing is published there. @throws ContentUnavailable */
  route(path: string): Promise<RouteRow | null>;
  /** A redirect that editors or a changed path left at this address. @throws ContentUnavailable */
  redirect(path: string): Promise<Redirect | null>;
  /** A published document with the relations its slices need; the newest version in a preview. @throws ContentUnavailable */
  document<T extends CollectionName>(type: T, id: string): Promise<Documents[T] | null>;

  /** The row of another page, for a link to it. Not among the tags of this page, which names the address anyway. */
  rowAt(path: string): Promise<RouteRow | null>;
  /** Published translations of a document's group (spec §7 alternate languages). */
  alternates(group: string): Promise<readonly RouteRow[] | null>;
  /** The header of the site with its menus, 30 at most (spec §7, §9). */
  header(): Promise<HeaderAnswer | null>;
  /** Footer by uid: 'footer' or 'footer-pro'. */
  footer(): Promise<Documents["footer_module"] | null>;
  /** Finder module by its uid or its id (spec §7). */
  finderModule(uidOrId: string): Promise<Documents["module_lisa"] | null>;
  /** Texts of the eligibility finder on its own page: 'eligibility' or 'eligibility-pro' (spec §3). */
  eligibilityModule(): Promise<Documents["module_eligibility"] | null>;
  /** How to reach the team of the site: module_contact by uid 'team' or 'team-pro'. */
  contact(): Promise<Documents["module_contact"] | null>;
  /** The error page of the language, shared by both audiences. */
  errorPage(): Promise<Documents["page_error"] | null>;
  /** Every product page of the site with its card and its targeting, in the order in which they were written. */
  plans(): Promise<readonly Plan[] | null>;
  /** One page of a list, each document with what a card shows: cost does not grow with their number. */
  list<T extends ListedType>(request: ListRequest<T>): Promise<Listing<T> | null>;
  countries(): Promise<readonly Country[] | null>;
  /** Every country with its relief map and the facts that its page states. */
  places(): Promise<readonly Place[] | null>;
  /** The regions of the site with their globes, by title. */
  regions(): Promise<readonly Region[] | null>;
  /** Where the pages of the countries of the site are: one list for tiles, neighbours and regions. */
  countryPages(): Promise<readonly CountryPage[] | null>;
  groups(): Promise<readonly Group[] | null>;
  /** Every row of the route index of the language. */
  routes(): Promise<readonly RouteRow[] | null>;
  /** A release of the eligibility rules (finder §4): the live one, or an older one by its number. */
  release(version: number | "live"): Promise<FinderRelease | null>;
  /** What a preview token opens; null when it is forged, expired or for another document. Not remembered. */
  previewGrant(token: string, documentId: string): Promise<PreviewGrant | null>;

  /** Says that the page shows a document of an answer of which it uses a part. */
  readonly markShown: (id: string) => void;
  /** Cache tags of everything that was asked so far. */
  tags(): readonly string[];
  /** Whether no call has failed so far. */
  isComplete(): boolean;
}

/** What the calls of one page need of the client. */
export interface SiteSources {
  readonly questions: Questions;
  readonly remember: Remember;
  /** The newest version of a document, published or not; null for pages of visitors. */
  readonly readDraft:
    (<T extends CollectionName>(type: T, id: string) => Promise<Documents[T] | null>) | null;
  readonly readGrant: (token: string, documentId: string) => Promise<PreviewGrant | null>;
  readonly warn: (message: string, details: Readonly<Record<string, string>>) => void;
}

/** Tags and completeness of one page, and the ways to ask that add to them. */
function createRecorder({ remember, warn }: SiteSources) {
  const tags = new Set<string>();
  let complete = true;
  function add(added: Iterable<string>): void {
    for (const tag of added) tags.add(tag);
  }
  /** Null with a warning where `read` fails. */
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

/** The content of one page, asked once for each request. */
export function createSiteContent(site: Site, sources: SiteSources): SiteContent {
  const { questions, remember, readDraft, readGrant } = sources;
  const { add, ask, settle, tryToAsk, tags, isComplete } = createRecorder(sources);
  const { locale } = site;
  return {
    ...site,
    route: async (path) => {
      const { value } = await remember.read(questions.route(path));
      // With the tag of the whole index, every new page would make every page again.
      add(value ? [getDocumentTag(value.document), getGroupTag(value.group)] : [ROUTES_TAG]);
      return value;
    },
    redirect: async (path) => (await remember.read(questions.redirect(path))).value,
    document: (type, id) => (readDraft ? readDraft(type, id) : ask(questions.document(type, id))),
    rowAt: (path) =>
      settle("route", async () => (await remember.read(questions.route(path))).value),
    alternates: (group) => tryToAsk(questions.alternates(group)),
    header: () => tryToAsk(questions.header(site)),
    footer: () => tryToAsk(questions.footer(site)),
    finderModule: (uidOrId) => tryToAsk(questions.finderModule(locale, uidOrId)),
    eligibilityModule: () => tryToAsk(questions.eligibilityModule(site)),
    contact: () => tryToAsk(questions.contact(site)),
    errorPage: () => tryToAsk(questions.errorPage(locale)),
    plans: () => tryToAsk(questions.plans(site)),
    list: (request) => tryToAsk(questions.list(site, request)),
    countries: () => tryToAsk(questions.countries()),
    places: () => tryToAsk(questions.places()),
    regions: () => tryToAsk(questions.regions(site)),
    countryPages: () => tryToAsk(questions.countryPages(site)),
    groups: () => tryToAsk(questions.groups()),
    routes: () => tryToAsk(questions.routes(locale)),
    release: (version) => tryToAsk(questions.release(version)),
    previewGrant: (token, documentId) => settle("preview", () => readGrant(token, documentId)),
    markShown: (id) => {
      add([getDocumentTag(id)]);
    },
    tags,
    isComplete,
  };
}
