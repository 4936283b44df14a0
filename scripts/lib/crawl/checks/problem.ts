/** The problems that checks report, and helpers of the checks. */
import type { Locale } from "@orlaya/locales";
import { match, type Audience, type Base } from "@orlaya/routes";
import type { PageFacts } from "../facts.ts";

/** A problem of a page. `error` fails the crawl; `warning` needs a human decision. */
export interface Problem {
  readonly check: string;
  readonly path: string;
  readonly text: string;
  readonly level: "error" | "warning";
}
/** A route with its locale and audience. */
export interface Place {
  readonly base: Base;
  readonly locale: Locale;
  readonly audience: Audience;
}

/** Returns the route of a path, or null when no route matches. */
export const findRoute = (path: string): Place | null =>
  match(path.split("?")[0] ?? path)[0] ?? null;
/** Creates a problem that fails the crawl. */
export function createError(check: string, path: string, text: string): Problem {
  return {
    check,
    path,
    text,
    level: "error",
  };
}
/** Creates a problem that needs a human decision. */
export function createWarning(check: string, path: string, text: string): Problem {
  return {
    check,
    path,
    text,
    level: "warning",
  };
}
/**
 * Whether search engines may index a page: status 200, no noindex, canonical address of its own.
 */
export const isIndexable = (page: PageFacts, origin: string): boolean =>
  page.status === 200 && !page.robots.includes("noindex") && page.canonical === origin + page.path;

/** Returns a text in quotation marks, shortened when it is longer than 100 characters. */
export const quote = (text: string): string =>
  `“${text.length > 100 ? `${text.slice(0, 97)}…` : text}”`;
