/**
 * The built-in consent tool: vanilla-cookieconsent stores the record (revision, 180 days), and the
 * site shows its own dialog.
 */
import type { Locale } from "@orlaya/locales";
import {
  acceptCategory,
  getCookie,
  run,
  setCookieData,
  setLanguage,
  validConsent,
  type CookieConsentConfig,
  type CookieValue,
} from "vanilla-cookieconsent";
import {
  CATEGORIES,
  CONSENT_DAYS,
  type Category,
  type StoredName,
} from "../../cookies-and-storage.ts";
import type { StartConsent } from "./consent.ts";
import { getCard, showDialog } from "./dialog.ts";
import { getConsentVersion, type Tools } from "./tools.ts";

type Texts = CookieConsentConfig["language"]["translations"][string];
// Without texts the library renders nothing.
const NO_TEXTS = {} as Texts;
// Written out instead of built from LOCALES: a list that other chunks import too would become a
// file, and a request, of its own.
const TRANSLATIONS: Readonly<Record<Locale, Texts>> = {
  en: NO_TEXTS,
  fr: NO_TEXTS,
  es: NO_TEXTS,
  de: NO_TEXTS,
  nl: NO_TEXTS,
};

/** Returns the settings of the library: it stores the record, and shows no dialog of its own. */
function createSettings(revision: number, language: string): CookieConsentConfig {
  return {
    mode: "opt-in",
    autoShow: false,
    autoClearCookies: false,
    manageScriptTags: false,
    hideFromBots: false,
    revision,
    cookie: {
      name: "cookie-consent" satisfies StoredName,
      expiresAfterDays: CONSENT_DAYS,
      sameSite: "Lax",
    },
    categories: {
      necessary: { readOnly: true },
      ...Object.fromEntries(CATEGORIES.map((category) => [category, {}])),
    },
    language: { default: language, translations: TRANSLATIONS },
  };
}

export const startBuiltIn: StartConsent<Tools> = async ({ revision }, changed) => {
  const language = (): string => document.documentElement.lang;
  await run(createSettings(revision, language()));
  /**
   * Returns the categories of the record in the browser, or null without a record of this revision.
   * The library itself only has the answers of this tab.
   */
  function record(): readonly string[] | null {
    const { categories, revision: answered } = getCookie() as Partial<CookieValue>;
    return answered === revision && categories ? categories : null;
  }
  function granted(): ReadonlySet<Category> {
    const agreed = record() ?? [];
    return new Set(CATEGORIES.filter((category) => agreed.includes(category)));
  }
  function answered(categories: readonly Category[]): void {
    acceptCategory([...categories]);
    // The version of the texts that the visitor saw.
    setCookieData({ value: { version: getConsentVersion(language()) }, mode: "overwrite" });
    changed();
  }
  async function ask(): Promise<void> {
    // An answer counts even when the browser does not store it.
    if (record() ?? validConsent()) getCard()?.close();
    else if (!getCard()) await showDialog("ask", granted(), answered);
  }
  // When the dialog cannot be fetched, the next page asks again.
  function askQuietly(): Promise<void> {
    return ask().catch((error: unknown) => {
      console.warn("The cookie dialog could not be shown.", error);
    });
  }
  await askQuietly();
  return {
    granted,
    open: (opener) => showDialog("settings", granted(), answered, opener),
    refresh: async () => {
      await setLanguage(language());
      await askQuietly();
    },
  };
};
