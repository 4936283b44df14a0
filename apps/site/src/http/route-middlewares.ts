/** Functions that run before the page of a route, by name. A route names its own; an unknown name is a failure of the route (spec §8). */
import { match, type Base } from "@orlaya/routes";
import type { PageRequest } from "../page/page.ts";

type Middleware = (request: Pick<PageRequest, "query">, headers: Headers) => void;

const MIDDLEWARES: Readonly<Record<string, Middleware>> = {
  /** Answers of a finder stand in the query: they are not sent to other sites (finder §6.19). */
  "private-answers": ({ query }, headers) => {
    if (query.size > 0) headers.set("referrer-policy", "same-origin");
  },
  /** Pages with a link to a customer area: the area is not sent the address of the page. */
  "no-referrer": (_request, headers) => {
    headers.set("referrer-policy", "no-referrer");
  },
};

/** Middlewares of every route, and those of single ones. */
const EVERYWHERE: readonly string[] = ["private-answers"];
const OF_ROUTE: Readonly<Partial<Record<Base, readonly string[]>>> = { login: ["no-referrer"] };

/** Names of the middlewares of a path, in the order in which they run. Total. */
export function listMiddlewares(path: string): readonly string[] {
  const base = match(path)[0]?.base;
  return [...EVERYWHERE, ...(base ? (OF_ROUTE[base] ?? []) : [])];
}

/**
 * Runs middlewares by name.
 * @throws Error with status 500 for a name that does not exist.
 */
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
