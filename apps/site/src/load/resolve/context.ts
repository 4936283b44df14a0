import type { Locale } from "@orlaya/locales";
import type { LinkData } from "@orlaya/ui/data";

/** Data about the page for which content is resolved. */
export interface ResolveContext {
  readonly locale: Locale;
  /** Origin of media files; empty when the site itself serves them. */
  readonly mediaOrigin: string;
  /** Targets of action links without JavaScript. */
  readonly actionHref: { readonly finder: string; readonly cookies: string };
  /**
   * Returns the link to the page of a country (ISO code). A country without a page gets a link to
   * the finder with this destination selected.
   */
  readonly destinationLink: (code: string, label: string) => LinkData;
  /** Receives the id of each picture that the page shows. */
  readonly onShown: (id: string) => void;
  /** Default label of the submit button (spec §4). */
  readonly words: { readonly submitLabel: string };
}
