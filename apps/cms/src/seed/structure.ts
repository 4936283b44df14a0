/** Compares the five languages: structure and facts must be equal, only texts differ. */
import { LOCALES } from "@orlaya/locales";
import { isRecord, type Stored } from "../fields/record.ts";
import { MAY_FALL_BACK, type Problem, type SeedDocument } from "./document.ts";

/** Names of fields whose values are the same in every language. */
const NEUTRAL = new Set([
  "slice",
  "tone",
  "anchor",
  "image",
  "image_desktop",
  "image_mobile",
  "globe",
  "icon",
  "layout",
  "side",
  "kind",
  "module",
  "contact",
  "products",
  "offers",
  "navigation_module",
  "key",
  "network",
  "store",
]);
/** Names of fields that each language has for itself: a guide names the authorities of its readers. */
const OWN = new Set(["sources", "reading_minutes"]);
const isReference = (value: unknown): boolean =>
  typeof value === "string" && /^(?:[a-z]+_[a-z_]+|action|tel):/.test(value);

interface Difference {
  readonly path: string;
  readonly message: string;
}

/**
 * Returns the first place where two values differ in structure or in a fact; null when they agree.
 * `a` is the English value.
 */
export function findDifference(a: unknown, b: unknown, path = "", name = ""): Difference | null {
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b)
      ? findListDifference(a, b, path, name)
      : { path, message: "is a list in one language only" };
  if (isRecord(a) || isRecord(b))
    return isRecord(a) && isRecord(b)
      ? findObjectDifference(a, b, path)
      : { path, message: "is an object in one language only" };
  return a !== b && isFact(a, b, name)
    ? { path, message: `is "${String(b)}", "${String(a)}" in English` }
    : null;
}

function findListDifference(
  a: readonly unknown[],
  b: readonly unknown[],
  path: string,
  name: string,
): Difference | null {
  if (a.length !== b.length)
    return { path, message: `has ${b.length} entries, ${a.length} in English` };
  for (const [at, entry] of a.entries()) {
    const found = findDifference(entry, b[at], `${path}[${at}]`, name);
    if (found) return found;
  }
  return null;
}

function findObjectDifference(a: Stored, b: Stored, path: string): Difference | null {
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const at = path ? `${path}.${key}` : key;
    if (!(key in b)) return { path: at, message: "is missing; English has it" };
    if (!(key in a)) return { path: at, message: "is not in English" };
    if (OWN.has(key)) continue;
    const found = findDifference(a[key], b[key], at, key);
    if (found) return found;
  }
  return null;
}

/** Whether two values must be equal. Only translated texts may differ. */
function isFact(a: unknown, b: unknown, name: string): boolean {
  return (
    NEUTRAL.has(name) ||
    typeof a !== "string" ||
    typeof b !== "string" ||
    (name === "to" && (isReference(a) || isReference(b)))
  );
}

/**
 * Compares every document with its English version. Reports the documents that a language lacks,
 * too.
 */
export function compareLocales(documents: readonly SeedDocument[]): Problem[] {
  const byKey = new Map<string, SeedDocument[]>();
  for (const document of documents) {
    if (document.collection === "offer" || Object.keys(document.own).length === 0) continue;
    const name = `${document.collection}:${document.key}`;
    byKey.set(name, [...(byKey.get(name) ?? []), document]);
  }
  return [...byKey].flatMap(([name, translations]): Problem[] => {
    const english = translations.find(({ locale }) => locale === "en");
    const [first] = translations;
    if (!english || !first)
      return [{ file: first?.file ?? name, path: "", message: "has no English document" }];
    const missing = MAY_FALL_BACK.includes(english.collection)
      ? []
      : LOCALES.filter((locale) => !translations.some((document) => document.locale === locale));
    return [
      ...missing.map((locale): Problem => ({
        file: english.file.replace("/en/", `/${locale}/`),
        path: "",
        message: "is missing",
        kind: "unwritten",
      })),
      ...translations.flatMap((document): Problem[] => {
        const found = document === english ? null : findDifference(english.own, document.own);
        return found ? [{ file: document.file, ...found, kind: "unwritten" }] : [];
      }),
    ];
  });
}
