/** What resolution of stored content needs to know about a page. */
import { withAnchor } from "@orlaya/finder/url";
import { getMessages } from "@orlaya/messages/server";
import type { Locale } from "@orlaya/locales";
import { buildPath, addQuery, type Audience } from "@orlaya/routes";
import type { ResolveContext } from "./resolve/index.ts";

/** Where a finder link leads without a script: the finder of the home page; professionals' home has none, their plans have filters. The panel reads `to` on both. */
function finderHref(locale: Locale, audience: Audience, to: string | null): string {
  return audience === "corporate"
    ? addQuery(buildPath("offers", { locale, audience }), { "country-of-destination": to, to })
    : withAnchor(addQuery(buildPath("home", { locale, audience }), { to }), "finder");
}

export interface ContextOptions {
  readonly locale: Locale;
  readonly audience: Audience;
  /** Where media files are served from; empty where no picture is read. */
  readonly mediaOrigin: string;
  /** ISO code → page of the country, for pages that show countries. */
  readonly countryPaths?: ReadonlyMap<string, string>;
  /** Takes the id of each picture that the page shows. */
  readonly onShown?: (id: string) => void;
}

/** The context of a page of one site. A cookie link leads to the legal pages where there is no script. */
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
