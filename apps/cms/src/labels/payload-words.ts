/** The words of Payload's admin in five languages, with sentences that are right for this service. */
import { DEFAULT_LOCALE, mapLocales } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { de } from "@payloadcms/translations/languages/de";
import { en } from "@payloadcms/translations/languages/en";
import { es } from "@payloadcms/translations/languages/es";
import { fr } from "@payloadcms/translations/languages/fr";
import { nl } from "@payloadcms/translations/languages/nl";
import { deepMergeSimple, type Config } from "payload";
import "./british-dates.ts";
import deWords from "./payload/de.json" with { type: "json" };
import esWords from "./payload/es.json" with { type: "json" };
import frWords from "./payload/fr.json" with { type: "json" };
import nlWords from "./payload/nl.json" with { type: "json" };
import type { Say } from "./request-words.ts";

/** Payload's words that are English, wrong or in another form of address than those of the service. */
export const CORRECTIONS = {
  en: { general: { payloadSettings: "Settings of the content service" } },
  fr: frWords,
  es: esWords,
  de: deWords,
  nl: nlWords,
};

/** Returns Payload's sentences that are wrong or incomplete for this service, corrected. */
function correctSentences(say: Say, byMail: boolean) {
  return {
    authentication: {
      resetPassword: say("door.choosePassword"),
      forgotPasswordEmailInstructions: say(byMail ? "account.forgot" : "account.forgotNoMail"),
      emailSent: say(byMail ? "account.sent" : "account.sentNoMail"),
      checkYourEmailForPasswordReset: say(byMail ? "account.asked" : "account.askedNoMail"),
    },
    orlaya: { translate: say("translation.tab") },
    version: {
      // Payload's own question does not say what visitors will see.
      aboutToRestore: say("version.restore", { label: "{{label}}", date: "{{versionDate}}" }),
      // The admin shows this sentence for a refused restore. It ignores the message of the response.
      problemRestoringVersion: say("version.notRestored"),
    },
  };
}

/**
 * Returns the languages of the admin.
 * @param byMail whether the service sends mails
 */
export function createAdminLanguages(byMail: boolean): NonNullable<Config["i18n"]> {
  return {
    fallbackLanguage: DEFAULT_LOCALE,
    supportedLanguages: { en, fr, es, de, nl },
    translations: mapLocales((locale) =>
      deepMergeSimple(CORRECTIONS[locale], correctSentences(getAdminMessages(locale), byMail)),
    ),
  };
}
