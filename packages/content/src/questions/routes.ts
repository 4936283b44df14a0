/** Questions about the route index and the redirects. */
import { getDocumentTag, getGroupTag, ROUTES_TAG, getTypeTag } from "@orlaya/contract";
import type { Locale } from "@orlaya/locales";
import {
  parseCountryPage,
  parseRedirect,
  parseRouteRow,
  type CountryPage,
  type Redirect,
  type RouteRow,
} from "../answers.ts";
import type { Stored } from "../json.ts";
import { ROUTE } from "../selections.ts";
import {
  buildPublishedQuery,
  buildSiteFilter,
  type Call,
  type Site,
  type Source,
} from "./query.ts";

/** Creates the questions about routes. */
export function createRouteQuestions({ transport }: Source) {
  const { findOne, findAll, findPage } = transport;
  return {
    route: (path: string): Call<RouteRow | null, Stored | null> => ({
      name: "route",
      key: `route ${path}`,
      tagsOf: (raw) => [ROUTES_TAG, ...(raw ? [getDocumentTag(parseRouteRow(raw).document)] : [])],
      load: () => findOne({ collection: "routes", where: { path: { equals: path } }, depth: 0 }),
      parse: (raw) => (raw ? parseRouteRow(raw) : null),
    }),
    redirect: (path: string): Call<Redirect | null, Stored | null> => ({
      name: "redirect",
      key: `redirect ${path}`,
      tagsOf: () => [ROUTES_TAG],
      load: () => findOne({ collection: "redirects", where: { from: { equals: path } }, depth: 0 }),
      parse: (raw) => (raw ? parseRedirect(raw) : null),
    }),
    alternates: (group: string): Call<readonly RouteRow[], readonly Stored[]> => ({
      name: "alternates",
      key: `alternates ${group}`,
      tagsOf: () => [getGroupTag(group)],
      load: async () =>
        (
          await findPage({
            collection: "routes",
            where: { group: { equals: group } },
            depth: 0,
            limit: 50,
          })
        ).documents,
      parse: (raw) => raw.map(parseRouteRow),
    }),
    routes: (locale: Locale): Call<readonly RouteRow[], readonly Stored[]> => ({
      name: "routes",
      key: `routes ${locale}`,
      tagsOf: () => [ROUTES_TAG],
      load: () =>
        findAll({
          collection: "routes",
          where: { locale: { equals: locale } },
          depth: 0,
          select: ROUTE,
        }),
      parse: (raw) => raw.map(parseRouteRow),
    }),
    countryPages: (site: Site): Call<readonly CountryPage[], readonly Stored[]> => ({
      name: "country pages",
      key: `pages of countries ${site.locale} ${site.audience}`,
      tagsOf: () => [getTypeTag("page_country", site.locale)],
      load: () =>
        findAll({
          ...buildPublishedQuery("page_country", buildSiteFilter(site), 0),
          select: { title: true, path: true, region: true, country_code: true },
        }),
      parse: (raw) => raw.map(parseCountryPage),
    }),
  };
}
