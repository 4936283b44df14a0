/** Creates the context with which stored content of a page is resolved. */
import { withAnchor } from "@orlaya/finder/url";
import { getMessages } from "@orlaya/messages/server";
import type { Locale } from "@orlaya/locales";
import { buildPath, addQuery, type Audience } from "@orlaya/routes";
import type { ResolveContext } from "./resolve/index.ts";

/**
 * Returns the target of a finder link without a script: the finder on the home page. The corporate
 * home page has no finder, so that its links lead to the filters of the plan list. The panel reads
 * `to` on both pages.
 */
function finderHref(locale: Locale, audience: Audience, to: string | null): string {
  return audience === "corporate"
    ? addQuery(buildPath("offers", { locale, audience }), { "country-of-destination": to, to })
    : withAnchor(addQuery(buildPath("home", { locale, audience }), { to }), "finder");
}

export interface ContextOptions {
  readonly locale: Locale;
  readonly audience: Audience;
  /** Origin of media files; empty when no picture is resolved. */
  readonly mediaOrigin: string;
  /** ISO code → path of the country page, for pages that show countries. */
  readonly countryPaths?: ReadonlyMap<string, string>;
  /** Receives the id of each picture that the page shows. */
  readonly onShown?: (id: string) => void;
}

/**
 * Creates the context of a page of one site. Without a script, a link to the cookie settings leads
 * to the legal pages.
 */
export function resolveContext({
  locale,
  audience,
  mediaOrigin,
  countryPaths,
  onShown = () => undefined,
}: ContextOptions): ResolveContext {
  return {
    locale,
    mediaOrigin,
    onShown,
    actionHref: {
      finder: finderHref(locale, audience, null),
      cookies: buildPath("legal", { locale, audience }),
    },
    destinationLink: (code, label) => {
      const path = countryPaths?.get(code);
      return {
        label,
        external: false,
        newTab: false,
        ...(path
          ? { href: path }
          : { href: finderHref(locale, audience, code), action: "finder" as const }),
      };
    },
    words: { submitLabel: getMessages(locale).lisa("submit.quote") },
  };
}
