/** The built-in consent: vanilla-cookieconsent writes the record (revision, 180 days), the dialog is our own. */
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
// Without texts the library draws nothing.
const NO_TEXTS = {} as Texts;
// Written out: a list that other parts import too would be a file, and a request, of its own.
const TRANSLATIONS: Readonly<Record<Locale, Texts>> = {
  en: NO_TEXTS,
  fr: NO_TEXTS,
  es: NO_TEXTS,
  de: NO_TEXTS,
  nl: NO_TEXTS,
};

export const startBuiltIn: StartConsent<Tools> = async ({ revision }, changed) => {
  const language = (): string => document.documentElement.lang;
  await run({
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
    language: {
      default: language(),
      translations: TRANSLATIONS,
    },
  });
  /** The categories of the record as it stands in the browser now, where the library only knows the answers of this tab. */
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
    // The version is that of the texts the visitor saw.
    setCookieData({ value: { version: getConsentVersion(language()) }, mode: "overwrite" });
    changed();
  }
  async function ask(): Promise<void> {
    // An answer that the browser does not keep is one all the same.
    if (record() ?? validConsent()) getCard()?.close();
    else if (!getCard()) await showDialog("ask", granted(), answered);
  }
  // What cannot be fetched now is asked for on the next page.
  function askQuietly(): Promise<void> {
    return ask().catch((error: unknown) => {
      console.warn("The question about cookies could not be shown.", error);
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
