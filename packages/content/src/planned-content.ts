/**
 * The live content of a site as it is after planned changes, without their documents: what is taken
 * down is absent, and addresses are those of then (preview-content.ts adds the documents).
 */
import {
  readCountryCode,
  type CountryPage,
  type ListedType,
  type Listing,
  type RouteRow,
} from "./answers.ts";
import { isRecord, type Stored } from "./json.ts";
import type { PreviewDraft, PreviewPlannedState } from "./preview-grant.ts";
import type { SiteContent } from "./site-content.ts";

/** The rows of the route index that differ, by their path before and after. */
class Routes {
  readonly #before: ReadonlyMap<string, RouteRow | null>;
  readonly #after: ReadonlyMap<string, RouteRow>;
  readonly #documents: ReadonlyMap<string, RouteRow | null>;

  constructor({ routes }: PreviewPlannedState) {
    this.#before = new Map(
      routes.flatMap(({ before, after }) => (before ? [[before.path, after] as const] : [])),
    );
    this.#after = new Map(
      routes.flatMap(({ after }) => (after ? [[after.path, after] as const] : [])),
    );
    this.#documents = new Map(
      routes.map(({ before, after }) => [(after ?? before)?.document ?? "", after] as const),
    );
  }

  /** Returns the row at a path; null when there is none then, undefined when nothing differs there. */
  at(path: string): RouteRow | null | undefined {
    const own = this.#after.get(path);
    if (own) return own;
    return this.#before.has(path) ? null : undefined;
  }

  /** Returns where the page of a live link is then: null when it is gone, undefined when it stays. */
  follow(path: string): RouteRow | null | undefined {
    return this.#before.get(path);
  }

  /** Returns live rows as they are then, with the new ones that fit. */
  apply(live: readonly RouteRow[], fits: (row: RouteRow) => boolean): readonly RouteRow[] {
    const known = new Set(live.map(({ document }) => document));
    const kept = live.flatMap((row) => {
      const own = this.#documents.get(row.document);
      return own === undefined ? [row] : (own ?? []);
    });
    const added = [...this.#after.values()].filter(({ document }) => !known.has(document));
    return [...kept, ...added].filter(fits);
  }
}

/** Changes live answers into those of then. */
class Then {
  readonly #removed: ReadonlySet<string>;
  readonly #routes: Routes;

  constructor({ removed }: PreviewPlannedState, routes: Routes) {
    this.#removed = removed;
    this.#routes = routes;
  }

  #isGone(value: unknown): boolean {
    return isRecord(value) && typeof value["id"] === "string" && this.#removed.has(value["id"]);
  }

  /** Returns a document, or null when it is taken down. */
  one<T>(document: T): T | null {
    return this.#isGone(document) ? null : (this.#change(document) as T);
  }

  /** Returns documents without those that are taken down. */
  all<T>(documents: readonly T[]): readonly T[];
  all<T>(documents: readonly T[] | null): readonly T[] | null;
  all<T>(documents: readonly T[] | null): readonly T[] | null {
    return documents && documents.flatMap((each) => this.one(each) ?? []);
  }

  list<T extends ListedType>(listing: Listing<T> | null): Listing<T> | null {
    if (!listing) return null;
    const documents = listing.documents.flatMap((each) => this.one(each) ?? []);
    const gone = listing.documents.length - documents.length;
    return { documents, total: listing.total - gone };
  }

  /** Returns any value with its links and references as they are then. */
  value<T>(value: T): T {
    return this.#change(value) as T;
  }

  #change(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((entry) => this.#change(entry));
    if (!isRecord(value)) return value;
    if ("document" in value && this.#isGone(value)) return { ...value, document: null };
    if (isLinkedPage(value)) return this.#changeLinked(value);
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, this.#change(entry)]),
    );
  }

  /** A link contains the path of its page and not its id. */
  #changeLinked(page: Stored): unknown {
    const row = this.#routes.follow(String(page["path"]));
    if (row === undefined) return page;
    return row && { ...page, path: row.path, title: row.title };
  }
}

const isLinkedPage = (value: Stored): boolean =>
  !("id" in value) && typeof value["path"] === "string" && "title" in value && "uid" in value;

/** Returns the country pages of then. */
function putCountryPages(
  live: readonly CountryPage[] | null,
  drafts: readonly PreviewDraft[],
  site: Pick<SiteContent, "locale" | "audience">,
): readonly CountryPage[] | null {
  const own = drafts.flatMap(({ id, document }): readonly CountryPage[] => {
    if (!("country_code" in document) || !("region" in document)) return [];
    if (document.locale !== site.locale || document.audience !== site.audience) return [];
    const { title, path, region } = document;
    const code = readCountryCode(document);
    return [{ id, code, title, path, region: region?.id ?? "" }];
  });
  const ids = new Set(own.map(({ id }) => id));
  return live && [...live.filter(({ id }) => !ids.has(id)), ...own];
}

/**
 * Creates the content of a site after planned changes, over the live content.
 * @param drafts the documents of the changes
 */
export function createPlannedContent(
  live: SiteContent,
  plannedState: PreviewPlannedState,
  drafts: readonly PreviewDraft[],
): SiteContent {
  const routes = new Routes(plannedState);
  const then = new Then(plannedState, routes);
  const one = async <T>(answer: Promise<T | null>): Promise<T | null> => then.one(await answer);
  const all = async <T>(answer: Promise<readonly T[] | null>): Promise<readonly T[] | null> =>
    then.all(await answer);
  async function at(path: string, answer: () => Promise<RouteRow | null>) {
    const own = routes.at(path);
    return own === undefined ? answer() : own;
  }
  return {
    ...live,
    route: (path) => at(path, () => live.route(path)),
    rowAt: (path) => at(path, () => live.rowAt(path)),
    redirect: async (path) => {
      const own = plannedState.redirects.get(path);
      return own === undefined ? live.redirect(path) : own;
    },
    alternates: async (group) => {
      const rows = await live.alternates(group);
      return rows && routes.apply(rows, (row) => row.group === group);
    },
    routes: async () => {
      const rows = await live.routes();
      return rows && routes.apply(rows, ({ locale }) => locale === live.locale);
    },
    document: (type, id) => one(live.document(type, id)),
    header: async () => {
      const found = await live.header();
      const header = found && then.one(found.header);
      return found && header && { header, navigation: then.all(found.navigation) };
    },
    footer: () => one(live.footer()),
    finderModule: (uidOrId) => one(live.finderModule(uidOrId)),
    eligibilityModule: () => one(live.eligibilityModule()),
    contact: () => one(live.contact()),
    errorPage: () => one(live.errorPage()),
    clauses: async () => then.all(await live.clauses()),
    plans: () => all(live.plans()),
    planForms: () => all(live.planForms()),
    regions: () => all(live.regions()),
    places: async () => then.value(await live.places()),
    countryPages: async () => putCountryPages(await all(live.countryPages()), drafts, live),
    list: async (request) => then.list(await live.list(request)),
    release: (version) =>
      live.release(version === "live" ? (plannedState.release ?? version) : version),
  };
}
