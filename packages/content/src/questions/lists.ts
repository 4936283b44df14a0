/** Questions for many documents at once: lists, countries, groups, plans. */
import { getTypeTag } from "@orlaya/contract";
import type { Locale } from "@orlaya/locales";
import { PRODUCT_FORM_PAGE } from "@orlaya/routes";
import type {
  Clause,
  Country,
  Group,
  ListedType,
  Listing,
  ListRequest,
  Place,
  Plan,
  PlanForm,
  ProductPageFilters,
  Region,
} from "../answers.ts";
import type { Stored } from "../json.ts";
import { parseSelected } from "../parse.ts";
import { collectTags } from "../raw-tags.ts";
import {
  CLAUSE,
  COUNTRY,
  GROUP,
  LISTED,
  PLACE,
  PLAN,
  PLAN_FORM,
  POPULATE,
  REGION,
} from "../selections.ts";
import type { RawListing } from "../transport.ts";
import {
  askAll,
  buildEqualFilter,
  buildPublishedQuery,
  buildSiteFilter,
  type Call,
  type Site,
  type Source,
} from "./query.ts";

/** Builds the filters of one of the four queries of the product search. */
export function buildProductFilter(filters: ProductPageFilters): Stored {
  const { location, destination } = filters;
  return {
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
      // Both lists of exclusions are stored in one text field, because a query cannot test that a
      // list lacks a value.
      { exclusions: { not_like: `%location:${filters.excludedLocation}%` } },
      { exclusions: { not_like: `%destination:${filters.excludedDestination}%` } },
    ],
  };
}

/** Returns the question for one page of a list of a site. */
function askList<T extends ListedType>(
  { transport, options }: Source,
  { locale, audience }: Site,
  { type, where = {}, sort, page, limit }: ListRequest<T>,
): Call<Listing<T>, RawListing> {
  return {
    name: `list of ${type}`,
    key: `list ${JSON.stringify([type, locale, audience, where, sort, page, limit])}`,
    tagsOf: (raw) => [getTypeTag(type, locale), ...collectTags(raw)],
    load: () =>
      transport.findPage({
        ...buildPublishedQuery(type, {
          and: [
            { locale: { equals: locale } },
            { audience: { equals: audience } },
            ...Object.entries(where).map(([field, value]) => ({
              [field]: value === null ? { exists: false } : { equals: value },
            })),
          ],
        }),
        select: LISTED[type],
        sort,
        page,
        limit,
      }),
    parse: ({ documents, total }) => ({
      documents: parseSelected(type, LISTED[type], documents, options),
      total,
    }),
  };
}

/** Returns the question for the form pages of the plans of a site. */
function askPlanForms(source: Source, site: Site): Call<readonly PlanForm[], readonly Stored[]> {
  const where = { and: [buildSiteFilter(site), { page_type: { equals: PRODUCT_FORM_PAGE } }] };
  return askAll(source, "page_form", PLAN_FORM, {
    name: "form pages of plans",
    key: `plan forms ${site.locale} ${site.audience}`,
    tag: getTypeTag("page_form", site.locale),
    query: buildPublishedQuery("page_form", where, 0),
  });
}

/** Returns the question for the clauses of a language. */
function askClauses(source: Source, locale: Locale): Call<readonly Clause[], readonly Stored[]> {
  return askAll(source, "clause", CLAUSE, {
    name: "clauses",
    key: `clauses ${locale}`,
    tag: getTypeTag("clause", locale),
    query: buildPublishedQuery("clause", buildEqualFilter(locale, {}), 0),
  });
}

/** Creates the questions for lists of documents. */
export function createListQuestions(source: Source) {
  const { findAll } = source.transport;
  return {
    list: <T extends ListedType>(site: Site, request: ListRequest<T>) =>
      askList(source, site, request),
    plans: (site: Site): Call<readonly Plan[], readonly Stored[]> =>
      askAll(source, "product_page", PLAN, {
        name: "plans",
        key: `products ${site.locale} ${site.audience}`,
        tag: getTypeTag("product_page", site.locale),
        query: { ...buildPublishedQuery("product_page", buildSiteFilter(site)), sort: "createdAt" },
      }),
    planForms: (site: Site) => askPlanForms(source, site),
    clauses: (locale: Locale) => askClauses(source, locale),
    countries: (): Call<readonly Country[], readonly Stored[]> =>
      askAll(source, "countries", COUNTRY, {
        name: "countries",
        key: "countries",
        tag: getTypeTag("countries"),
        query: { depth: 0 },
      }),
    places: (): Call<readonly Place[], readonly Stored[]> =>
      askAll(source, "countries", PLACE, {
        name: "facts of countries",
        key: "places",
        tag: getTypeTag("countries"),
        query: { depth: 1, populate: POPULATE },
      }),
    regions: (site: Site): Call<readonly Region[], readonly Stored[]> =>
      askAll(source, "page_region", REGION, {
        name: "regions",
        key: `regions ${site.locale} ${site.audience}`,
        tag: getTypeTag("page_region", site.locale),
        query: { ...buildPublishedQuery("page_region", buildSiteFilter(site), 1), sort: "title" },
      }),
    groups: (): Call<readonly Group[], readonly Stored[]> => ({
      ...askAll(source, "group_of_countries", GROUP, {
        name: "groups of countries",
        key: "groups",
        tag: getTypeTag("group_of_countries"),
        query: { depth: 1, populate: { countries: { code: true } } },
      }),
      tagsOf: () => [getTypeTag("group_of_countries")],
    }),
    groupsWith: (country: string): Call<readonly string[], readonly Stored[]> => ({
      name: "groups of a country",
      key: `groups of ${country}`,
      tagsOf: () => [getTypeTag("group_of_countries")],
      load: () =>
        findAll({
          collection: "group_of_countries",
          where: { "countries.code": { equals: country } },
          depth: 0,
          select: { uid: true },
        }),
      parse: (raw) => raw.map(({ id }) => String(id)),
    }),
  };
}
