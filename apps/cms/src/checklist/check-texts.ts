/** Checks of texts: required ones, sentences in English, sample data, and what a translation lacks. */
import { DEFAULT_LOCALE, LOCALE_TABLE } from "@orlaya/locales";
import type { FlattenedField } from "payload";
import { readString } from "../fields/record.ts";
import { readRichText } from "../fields/rich-text.ts";
import { hasWords } from "../fields/wordless.ts";
import { listSentences } from "../hooks/page-hooks.ts";
import type { Check, Checked, Finding } from "./finding.ts";
import type { FieldPlace } from "./places.ts";

interface Rules {
  readonly required?: boolean;
  readonly hidden?: boolean;
  readonly virtual?: unknown;
  readonly custom?: Readonly<Record<string, unknown>>;
  readonly admin?: {
    readonly hidden?: boolean;
    readonly condition?: (data: unknown, siblings: unknown, context: unknown) => unknown;
  };
}
const readRules = (field: FlattenedField): Rules => field as Rules;

/** Kinds of fields whose empty value is recognised. */
const FILLED: ReadonlySet<string> = new Set([
  ...["text", "textarea", "select", "number", "date", "relationship", "upload"],
]);
function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === null || (Array.isArray(value) && value.length === 0);
}

/** Returns whether the form shows a field that must have a value. */
function isRequired({ field, siblings }: FieldPlace, { document }: Checked): boolean {
  const { required, hidden, virtual, admin, custom } = readRules(field);
  // The service fills technical fields in.
  const isMadeByService = custom?.["technical"] === true || hidden === true || Boolean(virtual);
  if (required !== true || isMadeByService || !FILLED.has(field.type)) return false;
  return Boolean(admin?.condition?.(document, siblings, {}) ?? true);
}

/** Checks that every required field has a value. */
export const checkRequired: Check = (checked) =>
  checked.places
    .filter((place) => isRequired(place, checked) && isEmpty(place.value))
    .map(({ path, labels }) => ({
      level: "blocking",
      check: "required",
      path,
      labels,
      write: (say) => say("checklist.required"),
    }));

/** Returns whether editors write words in a field. */
export const isText = ({ type }: FlattenedField): boolean =>
  type === "text" || type === "textarea" || type === "richText";
/** Texts that the service makes. */
function isMade({ field }: FieldPlace): boolean {
  const { admin, hidden, virtual } = readRules(field);
  return admin?.hidden === true || hidden === true || Boolean(virtual);
}

/** Checks that no sentence of the English document is left in a translation. */
export const checkUntranslated: Check = ({ locale, places, context }) =>
  locale === DEFAULT_LOCALE
    ? []
    : places
        .filter((place) => isText(place.field) && hasWords(place.field) && !isMade(place))
        .flatMap(({ path, labels, value }): readonly Finding[] => {
          const text = listSentences(value).find((sentence) => context.english.has(sentence));
          return text === undefined
            ? []
            : [
                {
                  level: "blocking",
                  check: "untranslated",
                  path,
                  labels,
                  write: (say) => say("problem.untranslated", { text: text.slice(0, 120) }),
                },
              ];
        });

/** Names in square brackets that end with the word for a sample: `[Insurer entity 1, sample]`. */
const SAMPLE = /\[[^\]]+, (?:sample|exemple|ejemplo|Beispiel|voorbeeld)\]/u;

/** Addresses and phone numbers that are reserved for examples. */
const RESERVED = /[\w.+-]+@example\.(?:com|org|net)|\+44 20 7946 0\d{3}/u;

/** Checks for sample data: texts in brackets, and records that are marked so. */
export const checkSamples: Check = ({ places, context }) => {
  const level = context.isReal ? "blocking" : "warning";
  // A name that stands in every row of a table is one thing to mend.
  const seen = new Set<string>();
  return places.flatMap(({ field, path, labels, value }): readonly Finding[] => {
    const text = field.type === "richText" ? readRichText(value) : readString(value);
    const reserved = context.isReal ? RESERVED.exec(text) : null;
    const [found] = isText(field) ? (SAMPLE.exec(text) ?? reserved ?? []) : [];
    const isMarked = field.name === "sample" && value === true;
    if (found !== undefined && seen.has(found)) return [];
    if (found !== undefined) {
      seen.add(found);
      return [
        {
          level,
          check: "sample",
          path,
          labels,
          write: (say) => say("checklist.sample", { text: found }),
        },
      ];
    }
    return isMarked
      ? [{ level, check: "sample", path, labels, write: (say) => say("checklist.sampleMark") }]
      : [];
  });
};

/** Checks that each picture has an alternative text in the language of the document. */
export const checkPictures: Check = ({ locale, places, context }) =>
  [...context.undescribed].map(([path, name]) => ({
    level: "blocking",
    check: "picture",
    path,
    labels: places.find((place) => place.path === path)?.labels ?? [],
    write: (say) => say("problem.noAlternative", { name, language: LOCALE_TABLE[locale].label }),
  }));

/** Checks that a page has a valid address. */
export const checkAddress: Check = ({ places, context: { addressProblem } }) =>
  addressProblem === null
    ? []
    : [
        {
          level: "blocking",
          check: "address",
          path: "uid",
          labels: places.find(({ path }) => path === "uid" || path === "path")?.labels ?? [],
          write: addressProblem,
        },
      ];

/** Lists what is left to do in a translation. */
export const checkTranslation: Check = ({ context: { translation } }) => {
  if (translation === null) return [];
  const { language, outdated, untranslated, toCheck } = translation;
  const findings: (Finding | null)[] = [
    outdated === 0
      ? null
      : {
          level: "warning",
          check: "outdated",
          path: "",
          labels: [],
          write: (say) => say("translation.toDoChanged", { count: outdated, language }),
        },
    untranslated === 0
      ? null
      : {
          level: "warning",
          check: "empty-sentence",
          path: "",
          labels: [],
          write: (say) => say("translation.toDoUntranslated", { count: untranslated, language }),
        },
    toCheck === 0
      ? null
      : {
          level: "warning",
          check: "language",
          path: "",
          labels: [],
          write: (say) => say("translation.toDoCheck", { count: toCheck }),
        },
  ];
  return findings.filter((finding) => finding !== null);
};
