/** Where the primary button of a product's page leads. */
import { buildPath } from "../../../packages/routes/src/index.ts";
import { LOCALES, type Locale } from "../../../packages/locales/src/index.ts";
import type { PerLocale } from "../photos.ts";
import { buildPerLocale } from "./naming.ts";

export type Audience = "individual" | "corporate";

/** Invented: example is a reserved top-level domain. */
const QUOTES = "https://quote.orlaya.example";

/** Query parameters some funnels carry (spec §7); others are plain addresses. */
interface Funnel {
  path: string;
  cid?: string;
  parcours?: string;
  only?: readonly Locale[];
}

/** The addresses of a quote funnel. In a language that the funnel lacks, its English address. */
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

/** The contact page of a site instead of a funnel elsewhere: a person makes the quote. */
export const buildContactUrls = (audience: Audience): PerLocale =>
  buildPerLocale((locale) => buildPath("contact", { locale, audience }));
