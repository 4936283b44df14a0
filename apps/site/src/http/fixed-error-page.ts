/**
 * The page that is shown when the error page itself fails (spec §8). It has no dependency that can
 * fail: its text is built in, and it has no style or script.
 */
import { LOCALE_TABLE } from "@orlaya/locales";
import { buildPath, type Site } from "@orlaya/routes";
import { getMessages } from "@orlaya/messages/server";

/** The fixed page and its headers. */
export interface FixedErrorPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Builds the page in the language of the address: a sentence and a link to the home page. The
 * sentence is the fixed one of spec §8, or "error.busy" when the server is overloaded.
 */
export function buildFixedErrorPage(
  { locale, audience }: Site,
  sentence: "error.fixed" | "error.busy" = "error.fixed",
): FixedErrorPage {
  const t = getMessages(locale).common;
  const home = buildPath("home", { locale, audience });
  return {
    html: `<!doctype html><html lang="${LOCALE_TABLE[locale].code}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${t(sentence)}</title></head><body><main><h1>${t(sentence)}</h1><p><a href="${home}">${t("error.home")}</a></p></main></body></html>`,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  };
}
