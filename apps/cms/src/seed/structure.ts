/** The five languages say the same things in the same places: only texts differ. */
import { LOCALES } from "@orlaya/routes";
import { isRecord } from "../fields/record.ts";
import { MAY_FALL_BACK, type Problem, type SeedDocument } from "./source.ts";

/** Names whose values are the same in every language. */
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
const isReference = (value: unknown): boolean =>
  typeof value === "string" && /^(?:[a-z]+_[a-z_]+|action|tel):/.test(value);

/** First place where two values differ in structure or in a fact; null when they agree. */
export function difference(
  a: unknown,
  b: unknown,
  path = "",
  name = "",
): { readonly path: string; readonly message: string } | null {
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b))
      return { path, message: "is a list in one language only" };
    if (a.length !== b.length)
      return { path, message: `has ${b.length} entries, ${a.length} in English` };
    for (const [at, entry] of a.entries()) {
      const found = difference(entry, b[at], `${path}[${at}]`, name);
      if (found) return found;
    }
    return null;
  }
  if (isRecord(a) || isRecord(b)) {
    if (!isRecord(a) || !isRecord(b)) return { path, message: "is an object in one language only" };
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const at = path ? `${path}.${key}` : key;
      if (!(key in b)) return { path: at, message: "is missing; English has it" };
      if (!(key in a)) return { path: at, message: "is not in English" };
      const found = difference(a[key], b[key], at, key);
      if (found) return found;
    }
    return null;
  }
  const fact =
    NEUTRAL.has(name) ||
    typeof a !== "string" ||
    typeof b !== "string" ||
    (name === "to" && (isReference(a) || isReference(b)));
  return fact && a !== b ? { path, message: `is "${String(b)}", "${String(a)}" in English` } : null;
}

/** Compares every document with its English one; names the documents that a language lacks. */
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
        const found = document === english ? null : difference(english.own, document.own);
        return found ? [{ file: document.file, ...found, kind: "unwritten" }] : [];
      }),
    ];
  });
}
