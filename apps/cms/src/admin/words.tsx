"use client";
/** Loads the sentences of the admin once, in the language of the account, for its own components. */
import { isLocale, DEFAULT_LOCALE, INTL_TAGS } from "@orlaya/locales";
import { formatCount } from "@orlaya/messages";
import { loadAdminMessages } from "@orlaya/messages/load-admin";
import { useAuth, useTranslation } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { createContext, use, useEffect, type ReactNode } from "react";
import "../labels/british-dates.ts";
import { setDateLanguage } from "../labels/date-language.ts";
import type { Say } from "../labels/request-words.ts";

const WordsContext = createContext<Say | null>(null);

/**
 * Shows the admin in the language of the account after a login. Payload keeps the language of the
 * login page until the next request.
 */
function useLanguageOfAccount(language: string): void {
  const { user } = useAuth();
  const router = useRouter();
  const account = user?.id;
  useEffect(() => {
    const chosen = /(?:^|; )payload-lng=(\w+)/.exec(document.cookie)?.[1];
    if (account !== undefined && isLocale(chosen) && chosen !== language) router.refresh();
  }, [account, language, router]);
}

/** Provider of the sentences. Waits for them; the server sends the page with them. */
export function Words({ children }: { readonly children: ReactNode }) {
  const { language, dateFNS } = useTranslation().i18n;
  setDateLanguage(language, dateFNS);
  useLanguageOfAccount(language);
  const say = use(loadAdminMessages(isLocale(language) ? language : DEFAULT_LOCALE));
  if (say === null) throw new Error("The sentences of the admin could not be loaded.");
  return <WordsContext value={say}>{children}</WordsContext>;
}

/** Returns the sentences in the language of the account. */
export function useWords(): Say {
  const say = use(WordsContext);
  if (say === null) throw new Error("useWords needs the provider Words.");
  return say;
}

/** Formats a whole number, with separators of thousands. */
export const writeNumber = ({ locale }: Say, value: number): string => formatCount(locale, value);
/** Formats a day: `26 November 2027`. */
export const writeDay = ({ locale }: Say, iso: string): string =>
  new Date(iso).toLocaleDateString(INTL_TAGS[locale], { dateStyle: "long", timeZone: "UTC" });
/** Formats a moment in the time zone of the reader. */
export const writeMoment = ({ locale }: Say, iso: string): string =>
  new Date(iso).toLocaleString(INTL_TAGS[locale], { dateStyle: "medium", timeStyle: "short" });
