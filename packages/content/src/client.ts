/**
 * The one door to the content service: one function per call of spec §7. Every query states locale, draft and depth;
 * every answer is remembered with the tags that publishing invalidates (remember.ts).
 */
import { PayloadSDK, PayloadSDKError } from "@payloadcms/sdk";
import { isLocale, LOCALES, type Audience, type Locale } from "@orlaya/routes";
import { createRemember, type Remember, type RememberOptions } from "./remember.ts";

/** A document as the content service sends it. Views never see it: slices/resolve turns it into props. */
export interface StoredDocument {
  readonly id: string;
  readonly [field: string]: unknown;
}
/** One row of the route index: URL → document (content-service §2). */
export interface RouteRow {
  readonly path: string;
  readonly locale: Locale;
  readonly audience: Audience;
  /** Collection of the document. */
  readonly type: string;
  readonly document: string;
  readonly group: string;
  readonly title: string;
  /** Words of the breadcrumb. */
  readonly breadcrumb: string;
  readonly lastmod: string | null;
  readonly noindex: boolean;
  readonly sitemap: boolean;
}
/** Filters of the product search (spec §4): one of the four combinations. */
export interface ProductPageFilters {
  readonly locale: Locale;
  readonly audience: Audience;
  readonly coverType: string;
  readonly language: string;
  readonly location:
    | { readonly by: "groups"; readonly groups: readonly string[] }
    | { readonly by: "countries"; readonly country: string };
  readonly destination:
    | { readonly by: "groups"; readonly groups: readonly string[] }
    | { readonly by: "countries"; readonly country: string };
  /** Codes that must not be among the exclusions of the page. */
  readonly excludedLocation: string;
  readonly excludedDestination: string;
}

/** Where the page of a country is, and below which region. */
export interface CountryPage {
  /** Of the document. */
  readonly id: string;
  /** Two letters: the first two of the page's country code (spec §4). */
  readonly code: string;
  readonly title: string;
  readonly path: string;
  /** Id of the region's document. */
  readonly region: string;
}

/** Documents that stand in lists: their type, the site they belong to, and what they have in common. */
export interface ListRequest {
  readonly type:
    | "page_guide"
    | "guide_theme"
    | "guide_taxonomy"
    | "page_article"
    | "page_faq"
    | "page_generic"
    | "page_form";
  readonly locale: Locale;
  readonly audience: Audience;
  /** Equal values by field; null asks for documents where the field is empty. */
  readonly where?: Readonly<Record<string, string | null>>;
  readonly sort: string;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}
export interface Listing {
  readonly documents: readonly StoredDocument[];
  /** Documents in all pages of the list. */
  readonly total: number;
}

/** What a preview token opens (content-service §3). */
export interface PreviewGrant {
  /** Collection of the document. */
  readonly type: string;
  readonly id: string;
  /** Address the draft would have; null while something that it is made of is missing. */
  readonly path: string | null;
  readonly locale: Locale;
  readonly audience: Audience;
}

/** What visitors get of a release: per locale the class table with its names, and the search file (finder.md §4). */
export interface FinderRelease {
  readonly version: number;
  readonly checksum: string;
  readonly payloads: Readonly<Record<string, unknown>>;
  readonly search: Readonly<Record<string, unknown>>;
}

export interface ContentOptions {
  /** Address of the content service, without a path. */
  readonly url: string;
  /** Key of the site's own user. */
  readonly apiKey: string;
  readonly timeoutMs: number;
  /** Tries after the first, with jitter between them. */
  readonly retries: number;
  readonly remember: RememberOptions;
  /** Headers that prove a body is the site's, for the one thing it writes: leads. */
  readonly sign?: (body: string) => Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
}

export interface Content {
  readonly remember: Remember;
  /** URL → row of the route index; null when nothing is published there. */
  route(path: string): Promise<RouteRow | null>;
  /** A redirect that editors or a changed path left at this address. */
  redirect(path: string): Promise<{ readonly to: string; readonly status: 301 | 302 } | null>;
  /** Withdraws what was remembered of addresses at which nothing is published any more, and asks what stands there now. Never throws. */
  takeDown(paths: readonly string[]): Promise<void>;
  /** A published document with the relations its slices need. */
  document(type: string, id: string): Promise<StoredDocument | null>;
  /** Published translations of a document's group (spec §7 alternate languages). */
  alternates(group: string): Promise<readonly RouteRow[]>;
  /** Header module with its navigation modules by ids, page size 30 (spec §7, §9). */
  header(
    locale: Locale,
    audience: Audience,
  ): Promise<{
    readonly header: StoredDocument;
    readonly navigation: readonly StoredDocument[];
  } | null>;
  /** Footer module by uid: 'footer' or 'footer-pro'. */
  footer(locale: Locale, audience: Audience): Promise<StoredDocument | null>;
  /** Finder module by its uid or its id (spec §7); null when there is none. */
  finderModule(locale: Locale, name: string): Promise<StoredDocument | null>;
  /** Texts of the eligibility finder on its own page: 'eligibility' or 'eligibility-pro' (spec §3). */
  eligibilityModule(locale: Locale, audience: Audience): Promise<StoredDocument | null>;
  /** How to reach the team of a site: module_contact by uid 'team' or 'team-pro'. */
  contact(locale: Locale, audience: Audience): Promise<StoredDocument | null>;
  /** The error page of a locale, shared by both audiences. */
  errorPage(locale: Locale): Promise<StoredDocument | null>;
  /** Groups that contain a country, as ids (spec §7 country groups). */
  countryGroups(country: string): Promise<readonly string[]>;
  /** One of the four filtered queries of the product search, page 1 (spec §7 product pages). Not remembered: the oracle of the bit masks. */
  productPages(filters: ProductPageFilters): Promise<readonly StoredDocument[]>;
  /** Every published product page of a site with its card and its targeting. */
  allProductPages(locale: Locale, audience: Audience): Promise<readonly StoredDocument[]>;
  /** One page of a list, each document with what a card shows: cost does not grow with their number. */
  list(request: ListRequest): Promise<Listing>;
  countries(): Promise<readonly StoredDocument[]>;
  /** Every country with its relief map and the facts that its page states. */
  places(): Promise<readonly StoredDocument[]>;
  /** The regions of a site with their globes, by title. */
  regionPages(locale: Locale, audience: Audience): Promise<readonly StoredDocument[]>;
  /** Where the pages of the countries of a site are: one list for tiles, neighbours and regions, whatever page asks. */
  countryPages(locale: Locale, audience: Audience): Promise<readonly CountryPage[]>;
  allGroups(): Promise<readonly StoredDocument[]>;
  /** A release of the eligibility rules (finder.md §4): the live one, or an older one by its number. Null when there is none. */
  release(version: number | "live"): Promise<FinderRelease | null>;
  /** Rises with every change of content: for a site that cannot be called (content-service §3). Not remembered. */
  changeCounter(): Promise<number>;
  /** What a preview token opens; null when it is forged, expired or for another document. Not remembered (spec §7 preview). */
  preview(token: string, documentId: string): Promise<PreviewGrant | null>;
  /** The newest version of a document, published or not, with its relations as they are in preparation. Never remembered: no visitor gets it. */
  draft(type: string, id: string): Promise<StoredDocument | null>;
  /**
   * Hands over what a visitor sent with a form. True when it is stored, false when the service will never take it.
   * @throws when it must be tried again: unreachable, slow, or its database is down
   */
  lead(body: string): Promise<boolean>;
  /** Every row of the route index of a locale, for sitemaps and warming. */
  routes(locale: Locale): Promise<readonly RouteRow[]>;
  /** Remembers every published document with its row and its translations, many with one question. Gives their number. */
  prime(): Promise<number>;
}

/** Fields of documents that stand inside others: enough for a link or a card, nothing else. */
const LINK = {
  title: true,
  path: true,
  uid: true,
  locale: true,
  audience: true,
  _status: true,
} as const;
const CARD = {
  ...LINK,
  tag: true,
  card: true,
  starting_price: true,
  currency: true,
  price_frequency: true,
  price_mark: true,
  legal_reference: true,
} as const;
const POPULATE = {
  page_single: LINK,
  page_generic: LINK,
  page_region: LINK,
  page_country: LINK,
  guide_taxonomy: LINK,
  guide_theme: LINK,
  page_form: LINK,
  page_landing: LINK,
  page_error: LINK,
  page_offer: { ...LINK, card: true },
  product_page: CARD,
  page_guide: { ...LINK, image: true, reading_minutes: true, theme_label: true, theme: true },
  page_article: { ...LINK, image: true },
  page_faq: { ...LINK, answer: true },
  offer: { uid: true, key: true, title: true },
  group_of_countries: { uid: true },
  countries: { code: true, names: true, map: true },
  cover_types: {
    key: true,
    title: true,
    description: true,
    icon: true,
    locale: true,
    _status: true,
  },
  media: {
    alt: true,
    decorative: true,
    width: true,
    height: true,
    focalX: true,
    focalY: true,
    renditions: true,
    social: true,
    credit: true,
  },
} as const;

/** What a list shows of a document, besides its link. */
const LISTED: { readonly [T in ListRequest["type"]]: Readonly<Record<string, true>> } = {
  page_guide: {
    lead: true,
    image: true,
    reading_minutes: true,
    theme_label: true,
    theme: true,
    offer: true,
  },
  guide_theme: { image: true, seo: true },
  guide_taxonomy: { image: true, seo: true },
  page_article: { lead: true, image: true, published_on: true },
  page_faq: { answer: true, moment: true },
  page_generic: { page_type: true, parent: true, seo: true },
  page_form: { page_type: true, seo: true },
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
/** Tags of everything inside an answer: the document itself and each document it shows or links to. */
export function tagsOf(value: unknown): string[] {
  const tags = new Set<string>();
  function walk(node: unknown): void {
    if (Array.isArray(node)) {
      node.forEach(walk);
      return;
    }
    if (!isRecord(node)) return;
    if (
      typeof node["id"] === "string" &&
      ("_status" in node || "path" in node || "renditions" in node || "createdAt" in node)
    )
      tags.add(`doc:${node["id"]}`);
    if (typeof node["document"] === "string" && "path" in node) tags.add(`doc:${node["document"]}`);
    if (isRecord(node["document"]) && typeof node["document"]["value"] === "string")
      tags.add(`doc:${node["document"]["value"]}`);
    Object.values(node).forEach(walk);
  }
  walk(value);
  return [...tags];
}

/** A draft as if it and everything it shows were published: what the page will be. */
function asPublished<T>(node: T): T {
  if (Array.isArray(node)) return node.map((entry: unknown) => asPublished(entry)) as T;
  if (!isRecord(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name,
      name === "_status" ? "published" : asPublished(value),
    ]),
  ) as T;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");
function row(document: StoredDocument): RouteRow {
  return {
    path: text(document["path"]),
    locale: document["locale"] as Locale,
    audience: document["audience"] as Audience,
    type: text(document["type"]),
    document: text(document["document"]),
    group: text(document["group"]),
    title: text(document["title"]),
    breadcrumb: text(document["breadcrumb"]) || text(document["title"]),
    lastmod: typeof document["lastmod"] === "string" ? document["lastmod"] : null,
    noindex: document["noindex"] === true,
    sitemap: document["sitemap"] !== false,
  };
}

type Query = Parameters<PayloadSDK["find"]>[0];
const PAGE = 200;
/** An id of the content service; no uid is as long. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Whole documents with their relations, asked for at once. */
const BATCH = 40;

/** Opens the door. Nothing is asked of the content service before the first call. */
export function createContent(options: ContentOptions): Content {
  const remember = createRemember(options.remember);
  const base = options.fetch ?? fetch;
  const sdk = new PayloadSDK({
    baseURL: new URL("/api", options.url).href,
    baseInit: { headers: { Authorization: `users API-Key ${options.apiKey}` } },
    fetch: (input, init) =>
      base(input, { ...init, signal: AbortSignal.timeout(options.timeoutMs) }),
  });
  /** Doors of the content service that are no collections. */
  function door(path: string): Promise<Response> {
    return base(new URL(path, options.url), {
      headers: { Authorization: `users API-Key ${options.apiKey}` },
      signal: AbortSignal.timeout(options.timeoutMs),
    });
  }
  function wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
  }
  async function retrying<T>(call: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await call();
      } catch (error) {
        const final = error instanceof PayloadSDKError && error.status < 500;
        if (final || attempt >= options.retries) throw error;
        await wait(100 * 2 ** attempt * (0.5 + Math.random()));
      }
    }
  }
  async function findPage(
    query: Omit<Query, "collection"> & { readonly collection: string },
  ): Promise<Listing> {
    const answer: unknown = await retrying(() => sdk.find({ draft: false, ...query }));
    if (!isRecord(answer) || !Array.isArray(answer["docs"]))
      throw new Error(
        `The content service answered "${query.collection}" with something that is not a list.`,
      );
    const documents: readonly unknown[] = answer["docs"];
    // Leaving out what is no document would pass for "nothing is published there".
    if (
      !documents.every(
        (entry): entry is StoredDocument => isRecord(entry) && entry["id"] !== undefined,
      )
    )
      throw new Error(
        `The content service answered "${query.collection}" with something that is no document.`,
      );
    return {
      documents,
      total: typeof answer["totalDocs"] === "number" ? answer["totalDocs"] : documents.length,
    };
  }
  const find = async (query: Parameters<typeof findPage>[0]): Promise<readonly StoredDocument[]> =>
    (await findPage(query)).documents;
  async function findAll(
    query: Omit<Query, "collection" | "page" | "limit"> & { readonly collection: string },
  ): Promise<readonly StoredDocument[]> {
    const all: StoredDocument[] = [];
    for (let page = 1; ; page += 1) {
      const documents = await find({ ...query, page, limit: PAGE });
      all.push(...documents);
      if (documents.length < PAGE) return all;
    }
  }
  const published = { _status: { equals: "published" } };
  const one = async (
    query: Omit<Query, "collection" | "limit"> & { readonly collection: string },
  ): Promise<StoredDocument | null> => (await find({ ...query, limit: 1 }))[0] ?? null;
  function page(collection: string, where: Readonly<Record<string, unknown>>, depth = 2) {
    return {
      collection,
      where: { and: [where, published] },
      depth,
      populate: POPULATE,
    } as unknown as Query & { collection: string };
  }

  // Each value that may be asked for alone or with many others has one key and one set of tags.
  function readRoute(path: string, load: () => Promise<RouteRow | null>) {
    return remember.read(
      `route ${path}`,
      (value) => ["routes", ...(value ? [`doc:${value.document}`] : [])],
      load,
    );
  }
  const readDocument = (type: string, id: string, load: () => Promise<StoredDocument | null>) =>
    remember.read(`document ${type} ${id}`, (value) => [`doc:${id}`, ...tagsOf(value)], load);
  const readAlternates = (group: string, load: () => Promise<readonly RouteRow[]>) =>
    remember.read(`alternates ${group}`, () => [`group:${group}`], load);
  function routes(locale: Locale): Promise<readonly RouteRow[]> {
    return remember.read(
      `routes ${locale}`,
      () => ["routes"],
      async () =>
        // Without the text of the site's search, which is most of a row.
        (
          await findAll({
            collection: "routes",
            where: { locale: { equals: locale } },
            depth: 0,
            select: {
              path: true,
              locale: true,
              audience: true,
              type: true,
              document: true,
              group: true,
              title: true,
              breadcrumb: true,
              lastmod: true,
              noindex: true,
              sitemap: true,
            },
          } as unknown as Query & { collection: string })
        ).map(row),
    );
  }
  const allRoutes = async (): Promise<readonly RouteRow[]> =>
    (await Promise.all(LOCALES.map(routes))).flat();

  const route: Content["route"] = (path) =>
    readRoute(path, async () => {
      const found = await one({
        collection: "routes",
        where: { path: { equals: path } },
        depth: 0,
      });
      return found ? row(found) : null;
    });
  const readRedirect: Content["redirect"] = (path) =>
    remember.read(
      `redirect ${path}`,
      () => ["routes"],
      async () => {
        const found = await one({
          collection: "redirects",
          where: { from: { equals: path } },
          depth: 0,
        });
        return found && typeof found["to"] === "string"
          ? { to: found["to"], status: found["status"] === "302" ? (302 as const) : (301 as const) }
          : null;
      },
    );

  return {
    remember,
    route,
    redirect: readRedirect,
    takeDown: async (paths) => {
      await remember.withdraw(paths.flatMap((path) => [`route ${path}`, `redirect ${path}`]));
      await Promise.allSettled(paths.flatMap((path) => [route(path), readRedirect(path)]));
    },
    document: (type, id) => readDocument(type, id, () => one(page(type, { id: { equals: id } }))),
    alternates: (group) =>
      readAlternates(group, async () =>
        (
          await find({
            collection: "routes",
            where: { group: { equals: group } },
            depth: 0,
            limit: 50,
          })
        ).map(row),
      ),
    header: (locale, audience) =>
      remember.read(
        `header ${locale} ${audience}`,
        (value: unknown) => [`chrome:${audience}:${locale}`, ...tagsOf(value)],
        async () => {
          const header = await one(
            page(
              "header_module",
              {
                and: [
                  { locale: { equals: locale } },
                  { is_pro: { equals: audience === "corporate" } },
                ],
              },
              1,
            ),
          );
          if (!header) return null;
          const ids: string[] = [];
          function collect(node: unknown): void {
            if (Array.isArray(node)) {
              node.forEach(collect);
              return;
            }
            if (!isRecord(node)) return;
            const reference = node["navigation_module"];
            if (typeof reference === "string") ids.push(reference);
            else if (isRecord(reference) && typeof reference["id"] === "string")
              ids.push(reference["id"]);
            else Object.values(node).forEach(collect);
          }
          collect(header["slices"]);
          const navigation = ids.length
            ? await find({ ...page("navigation_module", { id: { in: ids } }), limit: 30 })
            : [];
          return { header, navigation };
        },
      ),
    footer: (locale, audience) => {
      const uid = audience === "corporate" ? "footer-pro" : "footer";
      return remember.read(
        `footer ${locale} ${uid}`,
        (value: StoredDocument | null) => [`chrome:${audience}:${locale}`, ...tagsOf(value)],
        () =>
          one(
            page(
              "footer_module",
              { and: [{ locale: { equals: locale } }, { uid: { equals: uid } }] },
              1,
            ),
          ),
      );
    },
    finderModule: (locale, name) =>
      remember.read(
        `finder ${locale} ${name}`,
        (value: StoredDocument | null) => [`type:module_lisa:${locale}`, ...tagsOf(value)],
        () =>
          one(
            page("module_lisa", {
              and: [
                { locale: { equals: locale } },
                { [UUID.test(name) ? "id" : "uid"]: { equals: name } },
              ],
            }),
          ),
      ),
    eligibilityModule: (locale, audience) => {
      const uid = audience === "corporate" ? "eligibility-pro" : "eligibility";
      return remember.read(
        `eligibility ${locale} ${uid}`,
        (value: StoredDocument | null) => [`type:module_eligibility:${locale}`, ...tagsOf(value)],
        () =>
          one(
            page("module_eligibility", {
              and: [{ locale: { equals: locale } }, { uid: { equals: uid } }],
            }),
          ),
      );
    },
    contact: (locale, audience) => {
      const uid = audience === "corporate" ? "team-pro" : "team";
      return remember.read(
        `contact ${locale} ${uid}`,
        (value: StoredDocument | null) => [`type:module_contact:${locale}`, ...tagsOf(value)],
        () =>
          one(
            page("module_contact", {
              and: [{ locale: { equals: locale } }, { uid: { equals: uid } }],
            }),
          ),
      );
    },
    errorPage: (locale) =>
      remember.read(
        `error ${locale}`,
        (value: StoredDocument | null) => [`type:page_error:${locale}`, ...tagsOf(value)],
        () => one(page("page_error", { locale: { equals: locale } })),
      ),
    countryGroups: (country) =>
      remember.read(
        `groups of ${country}`,
        () => ["type:group_of_countries"],
        async () =>
          (
            await findAll({
              collection: "group_of_countries",
              where: { "countries.code": { equals: country } },
              depth: 0,
              select: { uid: true },
            } as unknown as Query & { collection: string })
          ).map((group) => group.id),
      ),
    productPages: (filters) => {
      const { location, destination } = filters;
      const where = {
        and: [
          { locale: { equals: filters.locale } },
          { audience: { equals: filters.audience } },
          { "cover_types.key": { equals: filters.coverType } },
          { languages: { in: [filters.language] } },
          location.by === "groups"
            ? { location_groups: { in: location.groups } }
            : { locations: { in: [location.country] } },
          destination.by === "groups"
            ? { destination_groups: { in: destination.groups } }
            : { destination_countries: { in: [destination.country] } },
          // Both lists of exclusions stand in one text: a database cannot say that a list lacks a value.
          { exclusions: { not_like: `%location:${filters.excludedLocation}%` } },
          { exclusions: { not_like: `%destination:${filters.excludedDestination}%` } },
        ],
      };
      return find({ ...page("product_page", where), page: 1, limit: 100 });
    },
    allProductPages: (locale, audience) =>
      remember.read(
        `products ${locale} ${audience}`,
        (value: unknown) => [`type:product_page:${locale}`, ...tagsOf(value)],
        () =>
          findAll({
            ...page(
              "product_page",
              { and: [{ locale: { equals: locale } }, { audience: { equals: audience } }] },
              2,
            ),
            sort: "createdAt",
            select: {
              ...CARD,
              offer: true,
              private_plan: true,
              product_data: true,
              location_groups: true,
              destination_groups: true,
              destination_countries: true,
              locations: true,
              excluded_destinations: true,
              excluded_locations: true,
              cover_types: true,
              languages: true,
              global_offer: true,
            },
          } as unknown as Query & { collection: string }),
      ),
    list: ({ type, locale, audience, where = {}, sort, page: number, limit }) =>
      remember.read(
        `list ${JSON.stringify([type, locale, audience, where, sort, number, limit])}`,
        (value: Listing) => [`type:${type}:${locale}`, ...tagsOf(value)],
        () =>
          findPage({
            ...page(
              type,
              {
                and: [
                  { locale: { equals: locale } },
                  { audience: { equals: audience } },
                  ...Object.entries(where).map(([field, value]) => ({
                    [field]: value === null ? { exists: false } : { equals: value },
                  })),
                ],
              },
              2,
            ),
            select: { ...LINK, ...LISTED[type] },
            sort,
            page: number,
            limit,
          }),
      ),
    countries: () =>
      remember.read(
        "countries",
        () => ["type:countries"],
        () =>
          findAll({
            collection: "countries",
            depth: 0,
            select: {
              code: true,
              names: true,
              aliases: true,
              rank: true,
              dial: true,
              region: true,
            },
          } as unknown as Query & { collection: string }),
      ),
    places: () =>
      remember.read(
        "places",
        (value: unknown) => ["type:countries", ...tagsOf(value)],
        () =>
          findAll({
            collection: "countries",
            depth: 1,
            select: {
              code: true,
              names: true,
              rank: true,
              dial: true,
              region: true,
              map: true,
              facts: true,
            },
            populate: POPULATE,
          } as unknown as Query & { collection: string }),
      ),
    regionPages: (locale, audience) =>
      remember.read(
        `regions ${locale} ${audience}`,
        (value: unknown) => [`type:page_region:${locale}`, ...tagsOf(value)],
        () =>
          findAll({
            ...page(
              "page_region",
              { and: [{ locale: { equals: locale } }, { audience: { equals: audience } }] },
              1,
            ),
            sort: "title",
            select: { ...LINK, image: true },
          } as unknown as Query & { collection: string }),
      ),
    countryPages: (locale, audience) =>
      remember.read(
        `country pages ${locale} ${audience}`,
        () => [`type:page_country:${locale}`],
        async () =>
          (
            await findAll({
              ...page(
                "page_country",
                { and: [{ locale: { equals: locale } }, { audience: { equals: audience } }] },
                0,
              ),
              select: { title: true, path: true, region: true, country_code: true },
            } as unknown as Query & { collection: string })
          ).map((document) => ({
            id: document.id,
            code: text(document["country_code"]).trim().slice(0, 2).toUpperCase(),
            title: text(document["title"]),
            path: text(document["path"]),
            region: text(document["region"]),
          })),
      ),
    allGroups: () =>
      remember.read(
        "groups",
        () => ["type:group_of_countries"],
        () =>
          findAll({
            collection: "group_of_countries",
            depth: 1,
            select: { uid: true, countries: true },
            populate: { countries: { code: true } },
          } as unknown as Query & { collection: string }),
      ),
    release: (version) =>
      // A release that is missing today may be published tomorrow.
      remember.read(
        `release ${version}`,
        (value: FinderRelease | null) => (version === "live" || value === null ? ["release"] : []),
        async () => {
          const answer = await retrying(() => door(`/api/finder/release/${version}`));
          if (answer.status === 404) return null;
          const value: unknown = answer.ok ? await answer.json() : null;
          if (
            !isRecord(value) ||
            typeof value["version"] !== "number" ||
            !isRecord(value["payloads"])
          )
            throw new Error(
              `The content service answered release ${version} with ${answer.status}.`,
            );
          return {
            version: value["version"],
            checksum: text(value["checksum"]),
            payloads: value["payloads"],
            search: isRecord(value["search"]) ? value["search"] : {},
          };
        },
      ),
    lead: async (body) => {
      const answer = await base(new URL("/api/leads", options.url), {
        method: "POST",
        headers: { "content-type": "application/json", ...options.sign?.(body) },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(options.timeoutMs),
      });
      await answer.body?.cancel();
      if (answer.ok || answer.status === 400) return answer.ok;
      throw Object.assign(new Error(`The content service answered a lead with ${answer.status}.`), {
        status: answer.status,
      });
    },
    changeCounter: async () => {
      const answer = await door("/api/changes");
      const value: unknown = answer.ok ? await answer.json() : null;
      if (!isRecord(value) || typeof value["counter"] !== "number")
        throw new Error(`The content service answered the change counter with ${answer.status}.`);
      return value["counter"];
    },
    preview: async (token, documentId) => {
      const answer = await retrying(() =>
        door(`/api/preview?${new URLSearchParams({ token, documentId }).toString()}`),
      );
      if (answer.status === 404) return null;
      const value: unknown = answer.ok ? await answer.json() : null;
      if (!isRecord(value) || typeof value["collection"] !== "string" || !isLocale(value["locale"]))
        throw new Error(`The content service answered the preview with ${answer.status}.`);
      return {
        type: value["collection"],
        id: text(value["id"]),
        path: text(value["path"]) || null,
        locale: value["locale"],
        audience: value["audience"] === "corporate" ? "corporate" : "individual",
      };
    },
    draft: async (type, id) => {
      const found = await one({
        collection: type,
        where: { id: { equals: id } },
        draft: true,
        depth: 2,
        populate: POPULATE,
      });
      return found && asPublished(found);
    },
    routes,
    prime: async () => {
      await allRoutes();
      // At once, from memory: what was published while the rows came has been read again.
      const rows = await allRoutes();
      // What was taken down while no process of the site ran.
      if (remember.healthy())
        await remember.withdrawOthers(
          "route ",
          new Set(rows.map((entry) => `route ${entry.path}`)),
        );
      const groups = new Map<string, RouteRow[]>();
      for (const entry of rows)
        groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
      await Promise.all([
        ...rows.map((entry) => readRoute(entry.path, () => Promise.resolve(entry))),
        ...[...groups].map(([group, translations]) =>
          readAlternates(group, () => Promise.resolve(translations)),
        ),
      ]);
      for (const type of new Set(rows.map((entry) => entry.type))) {
        const ids = rows.filter((entry) => entry.type === type).map((entry) => entry.document);
        for (let at = 0; at < ids.length; at += BATCH) {
          const wanted = ids.slice(at, at + BATCH);
          let batch: Promise<ReadonlyMap<string, StoredDocument>> | null = null;
          async function load(id: string): Promise<StoredDocument | null> {
            batch ??= find({ ...page(type, { id: { in: wanted } }), limit: BATCH }).then(
              (documents) => new Map(documents.map((document) => [document.id, document])),
            );
            return (await batch).get(id) ?? null;
          }
          await Promise.all(wanted.map((id) => readDocument(type, id, () => load(id))));
        }
      }
      return rows.length;
    },
  };
}
