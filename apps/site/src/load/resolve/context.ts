import type { Locale } from "@orlaya/locales";
import type { LinkData } from "@orlaya/ui/data";

/** What resolution has to know about the page that is being built. */
export interface ResolveContext {
  readonly locale: Locale;
  /** Where media files are served from; empty: the site itself. */
  readonly mediaOrigin: string;
  /** Where a link with an action leads without JavaScript. */
  readonly actionHref: { readonly finder: string; readonly cookies: string };
  /** The page of a country (ISO code); where there is none, the finder with this destination already chosen. */
  readonly destinationLink: (code: string, label: string) => LinkData;
  /** Takes the id of each picture that the page shows. */
  readonly onShown: (id: string) => void;
  /** Words that entities need: the default labels of spec §4 and the tag for text in another language. */
  readonly words: { readonly submitLabel: string };
}
