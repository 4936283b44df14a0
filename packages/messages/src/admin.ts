/** The messages of the content service on the server, in five languages. */
import type { Locale } from "@orlaya/locales";
import { all } from "./generated/all-admin.ts";
import { createTranslator, type Translator } from "./translator.ts";

/** Returns the translator of the content service in one language. */
export const getAdminMessages = (locale: Locale): Translator<"admin"> =>
  createTranslator(locale, "admin", all[locale].admin);
