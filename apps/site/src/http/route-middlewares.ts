/**
 * Functions that run before the page of a route, by name. Each route lists its middlewares; an
 * unknown name makes the route fail (spec §8).
 */
import { match, type Base } from "@orlaya/routes";
import type { PageRequest } from "../page/page.ts";

type Middleware = (request: Pick<PageRequest, "query">, headers: Headers) => void;

const MIDDLEWARES: Readonly<Record<string, Middleware>> = {
  /**
   * The query contains answers of a finder, which must not be sent to other sites (finder §6.19).
   */
  "private-answers": ({ query }, headers) => {
    if (query.size > 0) headers.set("referrer-policy", "same-origin");
  },
  /**
   * Pages with a link to a customer area: the customer area must not receive the address of the
   * page.
   */
  "no-referrer": (_request, headers) => {
    headers.set("referrer-policy", "no-referrer");
  },
};

/** Middlewares of every route, and additional ones by route. */
const EVERYWHERE: readonly string[] = ["private-answers"];
const OF_ROUTE: Readonly<Partial<Record<Base, readonly string[]>>> = { login: ["no-referrer"] };

/** Returns the names of the middlewares of a path, in the order in which they run. Never throws. */
export function listMiddlewares(path: string): readonly string[] {
  const base = match(path)[0]?.base;
  return [...EVERYWHERE, ...(base ? (OF_ROUTE[base] ?? []) : [])];
}

/** Runs middlewares by name. @throws Error with status 500 for an unknown name */
export function runMiddlewares(
  names: readonly string[],
  request: Pick<PageRequest, "query">,
  headers: Headers,
): void {
  for (const name of names) {
    const middleware = Object.hasOwn(MIDDLEWARES, name) ? MIDDLEWARES[name] : undefined;
    if (!middleware) throw Object.assign(new Error(`Unknown middleware ${name}`), { status: 500 });
    middleware(request, headers);
  }
}
