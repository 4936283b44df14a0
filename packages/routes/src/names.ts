import type { Locale } from "@orlaya/locales";
import type { Audience } from "./audiences.ts";
import type { Base } from "./table.ts";

/** `base___locale`, with `corporate-` before the base on the corporate site (spec §2). */
export type RouteName = `${"" | "corporate-"}${Base}___${Locale}`;

/** Returns the name of a route, e.g. `contact___fr` or `corporate-contact___fr`. */
export function routeName(base: Base, locale: Locale, audience: Audience): RouteName {
  return `${audience === "corporate" ? "corporate-" : ""}${base}___${locale}`;
}

/**
 * Returns the audience of a route name: corporate if and only if the name contains 'corporate'
 * (spec §2).
 */
export function getNameAudience(name: string): Audience {
  return name.includes("corporate") ? "corporate" : "individual";
}
