import { isLocale, type Audience, type Locale } from './locales.ts';
import { ROUTE_TABLE, type Base } from './table.ts';

/** `base___locale`, with `corporate-` before the base on the corporate site (spec §2). */
export type RouteName = `${'' | 'corporate-'}${Base}___${Locale}`;

/** The name of a route, e.g. `contact___fr` or `corporate-contact___fr`. */
export function routeName(base: Base, locale: Locale, audience: Audience): RouteName {
  return `${audience === 'corporate' ? 'corporate-' : ''}${base}___${locale}`;
}

/** The audience of a route name: corporate if and only if the name contains 'corporate' (spec §2). */
export function audienceOfName(name: string): Audience {
  return name.includes('corporate') ? 'corporate' : 'individual';
}

/** The parts of a route name, or null when it names no route. Total. */
export function parseRouteName(name: string): { base: Base; locale: Locale; audience: Audience } | null {
  const parts = /^(?:corporate-)?([a-z0-9-]+)___([a-z]{2})$/.exec(name);
  const [, base, locale] = parts ?? [];
  return base !== undefined && isBase(base) && isLocale(locale) ? { base, locale, audience: audienceOfName(name) } : null;
}

function isBase(value: string): value is Base {
  return Object.hasOwn(ROUTE_TABLE, value);
}
