import { isLocale, type Locale } from "@orlaya/locales";
import { addQuery } from "./urls.ts";
import type { Audience } from "./audiences.ts";

const PREVIEW = "/preview";
const SLICE_SIMULATOR = "/slice-simulator";
const TRIALS = "/finder/trial-";
const SITEMAP_INDEX = "/sitemap.xml";
const ROBOTS = "/robots.txt";
const SECURITY_TXT = "/.well-known/security.txt";
const HEALTH = "/healthz";
const READY = "/readyz";

/**
 * Encodes one segment. Replaces lone surrogates, because encodeURIComponent would throw, and dot
 * segments, because they would lead to another folder.
 */
function encode(value: string): string {
  const segment = encodeURIComponent(value.toWellFormed());
  return /^\.{1,2}$/.test(segment) ? "_" : segment;
}

/**
 * Addresses without a locale prefix (spec §2 technical row, architecture §4): constants, or
 * functions when an address has parameters. Values are percent-encoded. No function throws.
 */
export const technical = {
  /** Address of the draft preview, without a query. */
  previewRoot: PREVIEW,
  /**
   * Address of the draft of one document; `token` is signed over `documentId`. `page`: id of the page
   * that the preview opens, when it is not the one that the content service chooses.
   */
  preview: ({
    token,
    documentId,
    page,
  }: {
    readonly token: string;
    readonly documentId: string | number;
    readonly page?: string;
  }): string => addQuery(PREVIEW, { token, documentId, ...(page ? { page } : {}) }),
  /** Ends the preview and returns to the published page. */
  previewExit: addQuery(PREVIEW, { exit: 1 }),
  /** Address of the slice simulator, without a query. */
  sliceSimulator: SLICE_SIMULATOR,
  /** Shows one slice to the admin. @param shown what it shows, and the token of the admin */
  simulation: (shown: Readonly<Record<string, string>>): string => addQuery(SLICE_SIMULATOR, shown),
  /** Responds with `{ country, source }` of the visitor. */
  geolocation: "/api/geolocation",
  /** The cookie settings of one language, loaded when they are first opened. */
  consent: (locale: Locale): string => `/api/consent/${locale}.html`,
  /** The finder of one site, which the side panel loads when it opens. */
  finderPanel: (locale: Locale, audience: Audience): string =>
    `/api/finder/${locale}/${audience}.json`,
  /** Aliases and names in the other languages, for the search of the country field. */
  finderAliases: (locale: Locale): string => `/finder/aliases/${locale}.json`,
  /** Endpoint of the signed request that the content service sends on publish. */
  revalidate: "/api/revalidate",
  /** Endpoint of browser reports about violations of the content security policy. */
  cspReport: "/api/csp-report",
  /** A published, immutable eligibility release with the names of one locale. */
  finderRelease: (version: number, locale: Locale): string =>
    `/finder/${encode(String(version))}.${locale}.json`,
  /** The second file of a release: aliases and names in the other languages. */
  finderSearch: (version: number, locale: Locale): string =>
    `/finder/${encode(String(version))}.${locale}.search.json`,
  /**
   * The options of a trial of rules that are not live, for browsers that hold the preview.
   * @param fingerprint hexadecimal
   */
  finderTrial: (fingerprint: string, locale: Locale): string =>
    `${TRIALS}${encode(fingerprint)}.${locale}.json`,
  /** The search words of a trial. */
  finderTrialSearch: (fingerprint: string, locale: Locale): string =>
    `${TRIALS}${encode(fingerprint)}.${locale}.search.json`,
  /**
   * A media file, by its file name. `origin` is the address of the store that serves media; empty
   * when the site serves them.
   */
  media: (file: string, origin = ""): string =>
    `${origin === "" ? "/media" : origin.replace(/\/+$/, "")}/${encode(file)}`,
  sitemapIndex: SITEMAP_INDEX,
  /**
   * A sitemap of one locale and document type. A long sitemap has further files, from page 2 on.
   */
  sitemap: (locale: Locale, type: string, page = 1): string =>
    `/sitemap-${locale}-${encode(type)}${page > 1 ? `-${encode(String(page))}` : ""}.xml`,
  robots: ROBOTS,
  securityTxt: SECURITY_TXT,
  /** Liveness check: whether the process runs. */
  health: HEALTH,
  /** Readiness check: whether the process can serve requests. */
  ready: READY,
} as const;

const EXACT: readonly string[] = [
  PREVIEW,
  SLICE_SIMULATOR,
  SITEMAP_INDEX,
  ROBOTS,
  SECURITY_TXT,
  HEALTH,
  READY,
];
const BELOW = ["/api/", "/finder/", "/media/", "/sitemap-"];

/**
 * Whether a technical address has the same response for every visitor: sitemaps, releases of the
 * finder and their aliases. The files of a trial are for one browser. Never throws.
 */
export function isSharedTechnicalPath(path: string): boolean {
  if (path.startsWith(TRIALS)) return false;
  return path === SITEMAP_INDEX || path.startsWith("/sitemap-") || path.startsWith("/finder/");
}

/** Technical addresses that the page renderer serves. The server handles the others itself. */
const RENDERED = [
  /^\/(?:preview|slice-simulator)$/,
  /^\/sitemap(?:-[^/]+)?\.xml$/,
  /^\/robots\.txt$/,
  /^\/api\/(?:geolocation|consent\/[^/]+\.html|finder\/[^/]+\/[^/]+\.json)$/,
  /^\/finder\/(?:aliases\/)?[^/]+\.json$/,
];

/**
 * Whether the page renderer handles a pathname: a technical address in `RENDERED`, or an address
 * that begins with a language. Never throws.
 */
export function isRenderedPath(path: string): boolean {
  const [first] = path.split("/").filter(Boolean);
  return isLocale(first?.toLowerCase()) || RENDERED.some((pattern) => pattern.test(path));
}

/** Whether a pathname is a technical address, so that no page is looked up for it. Never throws. */
export function isTechnicalPath(path: string): boolean {
  return EXACT.includes(path) || BELOW.some((start) => path.startsWith(start));
}
