/** What the content service gives besides documents. */
import { mapLocales, type Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";
import type { NavigationModule, HeaderModule } from "../generated/documents.ts";
import { isRecord, readText, type Stored } from "./json.ts";
import type { CollectionName, Selected } from "./parse.ts";
import type { COUNTRY, GROUP, LISTED, PLACE, PLAN, REGION } from "./selections.ts";

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

export function parseRouteRow(stored: Stored): RouteRow {
  return {
    path: readText(stored["path"]),
    locale: stored["locale"] as Locale,
    audience: stored["audience"] as Audience,
    type: readText(stored["type"]),
    document: readText(stored["document"]),
    group: readText(stored["group"]),
    title: readText(stored["title"]),
    breadcrumb: readText(stored["breadcrumb"]) || readText(stored["title"]),
    lastmod: typeof stored["lastmod"] === "string" ? stored["lastmod"] : null,
    noindex: stored["noindex"] === true,
    sitemap: stored["sitemap"] !== false,
  };
}

/** Where a path leads that editors redirected or that a moved page left. */
export interface Redirect {
  readonly to: string;
  readonly status: 301 | 302;
}

/** Null for a redirect that names no target. */
export function parseRedirect(stored: Stored): Redirect | null {
  const to = readText(stored["to"]);
  return to ? { to, status: String(stored["status"]) === "302" ? 302 : 301 } : null;
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

/** Two letters of a page's country code (spec §4); empty where it has none. */
export const readCountryCode = ({ country_code }: { readonly country_code: string }): string =>
  country_code.trim().slice(0, 2).toUpperCase();

export function parseCountryPage(stored: Stored): CountryPage {
  return {
    id: readText(stored["id"]),
    code: readCountryCode({ country_code: readText(stored["country_code"]) }),
    title: readText(stored["title"]),
    path: readText(stored["path"]),
    region: readText(stored["region"]),
  };
}

/** A product page with its card and its targeting. */
export type Plan = Selected<"product_page", typeof PLAN>;
/** A country as the finders and forms list it. */
export type Country = Selected<"countries", typeof COUNTRY>;
/** A country with its relief map and the facts that its page states. */
export type Place = Selected<"countries", typeof PLACE>;
/** A region with its globe. */
export type Region = Selected<"page_region", typeof REGION>;
/** A group of countries, named by their codes. */
export type Group = Selected<"group_of_countries", typeof GROUP>;

/** A header with the menus that it refers to. */
export interface HeaderAnswer {
  readonly header: HeaderModule;
  readonly navigation: readonly NavigationModule[];
}

/** Collections of which a site shows lists. */
export type ListedType = keyof typeof LISTED;
export type Listed<T extends ListedType> = Selected<T, (typeof LISTED)[T]>;

export interface ListRequest<T extends ListedType = ListedType> {
  readonly type: T;
  /** Equal values by field; null asks for documents where the field is empty. */
  readonly where?: Readonly<Record<string, string | null>>;
  readonly sort: string;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}
export interface Listing<T extends ListedType = ListedType> {
  readonly documents: readonly Listed<T>[];
  /** Documents in all pages of the list. */
  readonly total: number;
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

/** What a preview token opens (content-service §3). */
export interface PreviewGrant {
  /** Collection of the document. */
  readonly type: CollectionName;
  readonly id: string;
  /** Address the draft would have; null while something that it is made of is missing. */
  readonly path: string | null;
  readonly locale: Locale;
  readonly audience: Audience;
}

/** A file of a release in each language; undefined in a language for which the release has none. */
type ReleaseFiles = Readonly<Record<Locale, object | undefined>>;

/** What visitors get of a release: per locale the class table with its names, and the search file (finder §4). */
export interface FinderRelease {
  readonly version: number;
  readonly checksum: string;
  readonly payloads: ReleaseFiles;
  readonly search: ReleaseFiles;
}

/** Null for what is no release. */
export function parseRelease(value: unknown): FinderRelease | null {
  if (!isRecord(value) || typeof value["version"] !== "number" || !isRecord(value["payloads"]))
    return null;
  return {
    version: value["version"],
    checksum: readText(value["checksum"]),
    payloads: parseReleaseFiles(value["payloads"]),
    search: parseReleaseFiles(isRecord(value["search"]) ? value["search"] : {}),
  };
}

function parseReleaseFiles(stored: Stored): ReleaseFiles {
  return mapLocales((locale) => {
    const file = stored[locale];
    return isRecord(file) ? file : undefined;
  });
}
