/** What checks report, and what they ask of a page. */
import type { Locale } from "@orlaya/locales";
import { match, type Audience, type Base } from "@orlaya/routes";
import type { PageFacts } from "../facts.ts";

/** `error` fails the crawl; `warning` is for a person to read. */
export interface Problem {
  readonly check: string;
  readonly path: string;
  readonly text: string;
  readonly level: "error" | "warning";
}
export interface Place {
  readonly base: Base;
  readonly locale: Locale;
  readonly audience: Audience;
}

/** The route of a path; null for one that no route reads. */
export const findRoute = (path: string): Place | null =>
  match(path.split("?")[0] ?? path)[0] ?? null;
/** A fault: it fails the crawl. */
export function createError(check: string, path: string, text: string): Problem {
  return {
    check,
    path,
    text,
    level: "error",
  };
}
/** A matter for a person to read. */
export function createWarning(check: string, path: string, text: string): Problem {
  return {
    check,
    path,
    text,
    level: "warning",
  };
}
/** Whether search engines may list a page at its own address. */
export const isIndexable = (page: PageFacts, origin: string): boolean =>
  page.status === 200 && !page.robots.includes("noindex") && page.canonical === origin + page.path;

/** A text in quotation marks, at most 100 characters of it. */
export const quote = (text: string): string =>
  `“${text.length > 100 ? `${text.slice(0, 97)}…` : text}”`;
