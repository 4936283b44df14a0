/**
 * Plugin of Payload that translates the labels of the configuration. The configuration contains
 * English; a table for each other language (labels/*.json) has the English text as its key. Texts
 * with arguments are messages (packages/messages, bundle `admin`).
 */
import { LOCALES, LOCALE_TABLE, type Locale } from "@orlaya/locales";
import type {
  Block,
  CollectionConfig,
  Config,
  DateField,
  Field,
  GlobalConfig,
  LabelFunction,
  Option,
  Plugin,
  StaticLabel,
  Tab,
} from "payload";
import de from "./de.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import nl from "./nl.json" with { type: "json" };
import { writeLabel } from "./write-label.ts";

type Table = Readonly<Record<string, string>>;
/** Translations of each language by the English label. */
export const LABELS: Readonly<Record<Exclude<Locale, "en">, Table>> = { fr, es, de, nl };

/** Names of languages are the same in every language. */
const ENDONYMS: ReadonlySet<string> = new Set(LOCALES.map((code) => LOCALE_TABLE[code].label));
/** Whether a label contains no letters or is the name of a language. */
const isUniversal = (text: string): boolean => ENDONYMS.has(text) || !/\p{L}/u.test(text);

/** Returns the label in one language; the English text when the table does not contain it. */
const translateLabel = (text: string, locale: Locale): string =>
  locale === "en" ? text : (LABELS[locale][text] ?? text);

/** Returns the label in every language. Labels of Payload (functions) stay as they are. */
function translate<T extends LabelFunction | StaticLabel | false | undefined>(
  label: T,
): T | StaticLabel {
  return typeof label === "string" && !isUniversal(label)
    ? Object.fromEntries(LOCALES.map((locale) => [locale, translateLabel(label, locale)]))
    : label;
}

interface Described {
  readonly label?: LabelFunction | StaticLabel | false;
  readonly labels?: { readonly singular?: unknown; readonly plural?: unknown };
  readonly admin?: { readonly description?: unknown; readonly placeholder?: unknown };
  readonly options?: readonly Option[];
  readonly fields?: readonly Field[];
  readonly tabs?: readonly Tab[];
  readonly blocks?: readonly Block[];
}

/** Translates the properties of an object that Payload shows; copies the object. */
function translateDescribed<T extends object>(described: T): T {
  const { label, labels, admin, options, fields, tabs, blocks } = described as Described;
  return {
    ...described,
    ...(label === undefined ? {} : { label: translate(label) }),
    ...(labels ? { labels: translateTexts(labels) } : {}),
    ...(admin ? { admin: translateTexts(admin) } : {}),
    ...(options ? { options: options.map(translateOption) } : {}),
    ...(fields ? { fields: fields.map(translateField) } : {}),
    ...(tabs ? { tabs: tabs.map(translateDescribed) } : {}),
    ...(blocks ? { blocks: blocks.map(translateDescribed) } : {}),
  };
}

/** Properties of `labels` and `admin` that contain a label. */
const TEXTS = ["singular", "plural", "description", "placeholder", "group"] as const;
function translateTexts<T extends object>(texts: T): T {
  const given = texts as Readonly<Record<string, LabelFunction | StaticLabel | undefined>>;
  return {
    ...texts,
    ...Object.fromEntries(
      TEXTS.flatMap((name) => (name in texts ? [[name, translate(given[name])]] : [])),
    ),
  };
}

function translateOption(option: Option): Option {
  return typeof option === "string" || typeof option.label !== "string"
    ? option
    : { ...option, label: translate(option.label) };
}

/** Formats of dates that date-fns localizes: 22 Nov 2026, 22. Nov. 2026; 24 hours. */
function localizeDate(field: DateField): DateField {
  const date = field.admin?.date;
  const displayFormat = date?.pickerAppearance === "dayAndTime" ? "PP, HH:mm" : "PP";
  return {
    ...field,
    admin: { ...field.admin, date: { displayFormat, timeFormat: "HH:mm", ...date } as typeof date },
  };
}

/** Translates a field. A list without `labels` gets its name as the label of an entry. */
function translateField(field: Field): Field {
  if ("name" in field && field.type !== "ui" && field.label === undefined)
    return translateField({ ...field, label: writeLabel(field.name) });
  if ((field.type === "array" || field.type === "blocks") && !field.labels) {
    const plural = typeof field.label === "string" ? field.label : writeLabel(field.name);
    const singular = writeLabel(field.name).replace(/s$/, "");
    return translateField({ ...field, labels: { singular, plural } });
  }
  return translateDescribed(field.type === "date" ? localizeDate(field) : field);
}

/** Plugin that replaces each label of the configuration by its text in five languages. */
export const translateLabels: Plugin = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map((entry): CollectionConfig =>
    translateDescribed(entry),
  ),
  globals: (config.globals ?? []).map((entry): GlobalConfig => translateDescribed(entry)),
  blocks: (config.blocks ?? []).map((entry): Block => translateDescribed(entry)),
});
