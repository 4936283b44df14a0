/** The language of the admin in which a request is answered, and its sentences. */
import { DEFAULT_LOCALE, isLocale, type Locale } from "@orlaya/locales";
import type { Translator } from "@orlaya/messages";
import { getAdminMessages } from "@orlaya/messages/admin";
import { getTranslation } from "@payloadcms/translations";
import type { PayloadRequest, StaticLabel } from "payload";

export type Say = Translator<"admin">;
/** The part of a request, or of the properties of a view, that states the language. */
export interface HasLanguage {
  readonly i18n?: Pick<PayloadRequest["i18n"], "language">;
}

/**
 * Returns the language that Payload chose: the one of the account's cookie, else of the browser,
 * else English. Jobs have no language.
 */
export function readLanguage({ i18n }: HasLanguage): Locale {
  return isLocale(i18n?.language) ? i18n.language : DEFAULT_LOCALE;
}

/** Returns the sentences of the admin in the language of a request. */
export const getSay = (request: HasLanguage): Say => getAdminMessages(readLanguage(request));

/** Returns a label of the configuration in the language of a request; null when there is none. */
export function writeLabelOf(
  { i18n }: Pick<PayloadRequest, "i18n">,
  label: unknown,
): string | null {
  const isLabel =
    typeof label === "string" || typeof label === "object" || typeof label === "function";
  return isLabel && label !== null ? getTranslation(label as StaticLabel, i18n) : null;
}

/** Returns the name of the documents of a collection in the language of a request. */
export function nameCollection(
  req: Pick<PayloadRequest, "i18n" | "payload">,
  slug: string,
  form: "singular" | "plural" = "singular",
): string {
  return writeLabelOf(req, req.payload.collections[slug]?.config.labels[form]) ?? slug;
}

/** Label of a row of a list: the one of its kind, and its number. */
interface RowLabel {
  readonly label: unknown;
  readonly number: number;
}
const isRow = (label: unknown): label is RowLabel =>
  typeof label === "object" && label !== null && "number" in label;

/**
 * Writes where a text stands in its document: `Slices › Rich text 3 › Body`.
 * @param labels labels of the parts around it, from the outside in; a row has a label and a number
 */
export function writePlace(req: Pick<PayloadRequest, "i18n">, labels: readonly unknown[]): string {
  return labels
    .flatMap((label) => {
      if (!isRow(label)) return [writeLabelOf(req, label)];
      return [`${writeLabelOf(req, label.label) ?? ""} ${label.number}`.trim()];
    })
    .filter(Boolean)
    .join(" › ");
}
