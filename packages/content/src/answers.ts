/** Types and parsers for the responses of the content service that are not whole documents. */
import { INDEXING_STATES, type IndexingState } from "@orlaya/contract";
import { mapLocales, type Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";
import type { NavigationModule, HeaderModule } from "../generated/documents.ts";
import { isRecord, readText, type Stored } from "./json.ts";
import type { Selected } from "./parse.ts";
import type {
  CLAUSE,
  COUNTRY,
  GROUP,
  LISTED,
  PLACE,
  PLAN,
  PLAN_FORM,
  REGION,
} from "./selections.ts";

/** A row of the route index: URL → document (content-service §2). */
export interface RouteRow {
  readonly path: string;
  readonly locale: Locale;
  readonly audience: Audience;
  /** Collection of the document. */
  readonly type: string;
  readonly document: string;
  readonly group: string;
  readonly title: string;
  /** Label in the breadcrumb. */
  readonly breadcrumb: string;
  readonly lastmod: string | null;
  readonly noindex: boolean;
  /** Decision of the content service about a country page; null for other pages. */
  readonly indexing: IndexingState | null;
  readonly sitemap: boolean;
}

/** Parses a row of the route index. Parsing a parsed row returns an equal row. */
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
    indexing: INDEXING_STATES.find((state) => state === stored["indexing"]) ?? null,
    sitemap: stored["sitemap"] !== false,
  };
}

/** A redirect, created by an editor or by a changed path. */
export interface Redirect {
  readonly to: string;
  readonly status: 301 | 302;
}

/** Parses a redirect. @returns null when it has no target */
export function parseRedirect(stored: Stored): Redirect | null {
  const to = readText(stored["to"]);
  return to ? { to, status: String(stored["status"]) === "302" ? 302 : 301 } : null;
}

/** The path of a country page and its region. */
export interface CountryPage {
  /** Id of the document. */
  readonly id: string;
  /** Two letters: the first two of the page's country code (spec §4). */
  readonly code: string;
  readonly title: string;
  readonly path: string;
  /** Id of the region's document. */
  readonly region: string;
}

/** Returns the first two letters of a page's country code (spec §4); empty when it has none. */
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
/** A form page of a plan: its plan, and its form, if it has one. */
export type PlanForm = Selected<"page_form", typeof PLAN_FORM>;
/** A country as the finders and forms list it. */
export type Country = Selected<"countries", typeof COUNTRY>;
/** A country with its relief map and the facts that its page states. */
export type Place = Selected<"countries", typeof PLACE>;
/** A region with its globe. */
export type Region = Selected<"page_region", typeof REGION>;
/** A clause of a language. */
export type Clause = Selected<"clause", typeof CLAUSE>;
/** A group of countries with the codes of its countries. */
export type Group = Selected<"group_of_countries", typeof GROUP>;

/** A header with the menus that it refers to. */
export interface HeaderAnswer {
  readonly header: HeaderModule;
  readonly navigation: readonly NavigationModule[];
}

/** Collections that a site shows as lists. */
export type ListedType = keyof typeof LISTED;
/** A document of a list, with the fields of its card. */
export type Listed<T extends ListedType> = Selected<T, (typeof LISTED)[T]>;

/** A request for one page of a list. */
export interface ListRequest<T extends ListedType = ListedType> {
  readonly type: T;
  /** Filter values by field. Null selects documents in which the field is empty. */
  readonly where?: Readonly<Record<string, string | null>>;
  readonly sort: string;
  /** Page number, from 1. */
  readonly page: number;
  readonly limit: number;
}
/** One page of a list. */
export interface Listing<T extends ListedType = ListedType> {
  readonly documents: readonly Listed<T>[];
  /** Number of documents in all pages of the list. */
  readonly total: number;
}

/** Filters of one of the four queries of the product search (spec §4). */
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

/** One file of a release per language; undefined in a language without a file. */
type ReleaseFiles = Readonly<Record<Locale, object | undefined>>;

/**
 * The public part of a release: per locale the class table with its names, and the search file
 * (finder §4).
 */
export interface FinderRelease {
  readonly version: number;
  readonly checksum: string;
  readonly payloads: ReleaseFiles;
  readonly search: ReleaseFiles;
  /** Fingerprint of rules that are tried and are not live; absent in a release. */
  readonly trial?: string;
}

/** Parses a release. @returns null when the value is not a release */
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
