import { isLocale, type Locale } from "@orlaya/locales";
import { addQuery } from "./urls.ts";
import type { Audience } from "./audiences.ts";

const PREVIEW = "/preview";
const SLICE_SIMULATOR = "/slice-simulator";
const SITEMAP_INDEX = "/sitemap.xml";
const ROBOTS = "/robots.txt";
const SECURITY_TXT = "/.well-known/security.txt";
const HEALTH = "/healthz";
const READY = "/readyz";

/** One segment. Lone surrogates would make encodeURIComponent throw, and a dot segment would climb: neither survives. */
function encode(value: string): string {
  const segment = encodeURIComponent(value.toWellFormed());
  return /^\.{1,2}$/.test(segment) ? "_" : segment;
}

/**
 * The addresses without a locale prefix (spec §2 technical row, architecture §4): constants where
 * there is nothing to fill in, builders otherwise. Values are percent-encoded; nothing throws.
 */
export const technical = {
  /** The draft preview's own address, without a query. */
  previewRoot: PREVIEW,
  /** The draft of one document; `token` is signed over `documentId`. */
  preview: ({
    token,
    documentId,
  }: {
    readonly token: string;
    readonly documentId: string | number;
  }): string => addQuery(PREVIEW, { token, documentId }),
  /** Ends the preview and leads back to the published page. */
  previewExit: addQuery(PREVIEW, { exit: 1 }),
  sliceSimulator: SLICE_SIMULATOR,
  /** `{ country, source }` of the visitor. */
  geolocation: "/api/geolocation",
  /** The cookie settings of one language, drawn when they are first opened. */
  consent: (locale: Locale): string => `/api/consent/${locale}.html`,
  /** What the side panel loads when it opens: the finder of one site. */
  finderPanel: (locale: Locale, audience: Audience): string =>
    `/api/finder/${locale}/${audience}.json`,
  /** Aliases and names in the other languages, for the search of the country field. */
  finderAliases: (locale: Locale): string => `/finder/aliases/${locale}.json`,
  /** The content service's signed call on publish. */
  revalidate: "/api/revalidate",
  /** Where browsers report violations of the content security policy. */
  cspReport: "/api/csp-report",
  /** A published, immutable eligibility release with the names of one locale. */
  finderRelease: (version: number, locale: Locale): string =>
    `/finder/${encode(String(version))}.${locale}.json`,
  /** The second file of a release: aliases and names in the other languages. */
  finderSearch: (version: number, locale: Locale): string =>
    `/finder/${encode(String(version))}.${locale}.search.json`,
  /** A media file, by its file name; `origin` is the address of the store that serves media, empty where the site does. */
  media: (file: string, origin = ""): string =>
    `${origin === "" ? "/media" : origin.replace(/\/+$/, "")}/${encode(file)}`,
  sitemapIndex: SITEMAP_INDEX,
  /** A sitemap of one locale and document type; a long one has further files, from page 2 on. */
  sitemap: (locale: Locale, type: string, page = 1): string =>
    `/sitemap-${locale}-${encode(type)}${page > 1 ? `-${encode(String(page))}` : ""}.xml`,
  robots: ROBOTS,
  securityTxt: SECURITY_TXT,
  /** Is the process alive? */
  health: HEALTH,
  /** Can it serve? */
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

/** Technical addresses whose answer is the same for everybody: sitemaps, releases of the finder and their aliases. Total. */
export function isSharedTechnicalPath(path: string): boolean {
  return path === SITEMAP_INDEX || path.startsWith("/sitemap-") || path.startsWith("/finder/");
}

/** Technical addresses that the page renderer answers; the server answers the others itself. */
const RENDERED = [
  /^\/(?:preview|slice-simulator)$/,
  /^\/sitemap(?:-[^/]+)?\.xml$/,
  /^\/robots\.txt$/,
  /^\/api\/(?:geolocation|consent\/[^/]+\.html|finder\/[^/]+\/[^/]+\.json)$/,
  /^\/finder\/(?:aliases\/)?[^/]+\.json$/,
];

/** Whether the page renderer may be asked for a pathname: a technical address of ours, or one that begins with a language. Total. */
export function isRenderedPath(path: string): boolean {
  const [first] = path.split("/").filter(Boolean);
  return isLocale(first?.toLowerCase()) || RENDERED.some((pattern) => pattern.test(path));
}

/** Whether a pathname belongs to the technical addresses, so that no page is looked up for it. Total. */
export function isTechnicalPath(path: string): boolean {
  return EXACT.includes(path) || BELOW.some((start) => path.startsWith(start));
}
