/** Builds the targets of the primary button of product pages. */
import { buildPath } from "../../../packages/routes/src/index.ts";
import { LOCALES, type Locale } from "../../../packages/locales/src/index.ts";
import type { PerLocale } from "../photos.ts";
import { buildPerLocale } from "./naming.ts";

export type Audience = "individual" | "corporate";

/** Invented host; example is a reserved top-level domain. */
const QUOTES = "https://quote.orlaya.example";

/** A funnel. Without `cid` and `parcours` its address has no query parameters (spec §7). */
interface Funnel {
  path: string;
  cid?: string;
  parcours?: string;
  /** Languages of the funnel; default: all. */
  only?: readonly Locale[];
}

/** Returns the addresses of a funnel. Languages that it does not have get the English address. */
export function buildFunnelUrls({ path, cid, parcours, only = LOCALES }: Funnel): PerLocale {
  return buildPerLocale((locale) => {
    const language = only.includes(locale) ? locale : "en";
    const url = new URL(`${QUOTES}/${language}/${path}`);
    if (cid) {
      url.searchParams.set("source", "website");
      url.searchParams.set("language", language);
      url.searchParams.set("cid", `${cid}-${language.toUpperCase()}`);
    }
    if (parcours) url.searchParams.set("parcours", parcours);
    return url.href;
  });
}

/**
 * Returns the paths of the contact page, for products with a personal quote instead of a funnel.
 */
export const buildContactUrls = (audience: Audience): PerLocale =>
  buildPerLocale((locale) => buildPath("contact", { locale, audience }));
