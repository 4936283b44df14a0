/** The site on which a trial opens, as a word in its address. Also used in the browser. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@orlaya/locales";
import { AUDIENCES, type Audience } from "@orlaya/routes";

/** A language of one of the two sites. */
export interface TrialSite {
  readonly locale: Locale;
  readonly audience: Audience;
}
/** Writes a site as a word: `es-corporate`. */
export const writeTrialSite = ({ locale, audience }: TrialSite): string => `${locale}-${audience}`;
/** Reads the word of a site; the usual site for anything else. */
export function readTrialSite(word: string): TrialSite {
  const [language, site] = word.split("-");
  return {
    locale: LOCALES.find((each) => each === language) ?? DEFAULT_LOCALE,
    audience: AUDIENCES.find((each) => each === site) ?? AUDIENCES[0],
  };
}
