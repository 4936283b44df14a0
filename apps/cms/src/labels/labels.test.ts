/** Every label of the admin is written in five languages, and no translation is left over. */
import { LOCALES, type Locale } from "@orlaya/locales";
import type { SanitizedConfig } from "payload";
import { beforeAll, describe, expect, it } from "vitest";
import { isRecord } from "../fields/record.ts";
import { stubSecrets } from "../testing/secrets.ts";
import { LABELS } from "./translate-labels.ts";

stubSecrets();

/** Properties of the configuration that the admin shows as text. */
const SHOWN = ["label", "description", "placeholder", "singular", "plural", "group"];
/** Properties that contain no labels of the configuration. */
const SKIPPED: ReadonlySet<string> = new Set([
  ...["access", "db", "editor", "endpoints", "flattenedFields", "hooks", "i18n"],
]);
/**
 * Labels of Payload's own fields that have no translation in Payload: fields that this service
 * hides.
 */
const OF_PAYLOAD: ReadonlySet<string> = new Set([
  ...["ID", "Block Name", "URL", "Thumbnail URL", "MIME Type"],
]);

interface Found {
  readonly translated: ReadonlySet<string>;
  readonly plain: readonly string[];
}

/** Collects the labels of a configuration: those in five languages, and those in one only. */
function collect(roots: readonly unknown[]): Found {
  const translated = new Set<string>();
  const plain: string[] = [];
  const seen = new Set<unknown>();
  function visitLabel(label: unknown, place: string): void {
    if (typeof label === "string") plain.push(`${place}: ${label}`);
    else if (isRecord(label) && typeof label["en"] === "string") translated.add(label["en"]);
  }
  function visit(node: unknown, place: string): void {
    if (typeof node !== "object" || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [name, value] of Object.entries(node)) {
      if (SKIPPED.has(name)) continue;
      // Payload labels fields of the type `ui`, which the admin does not show as text.
      const isHidden = typeof value === "string" && "type" in node && node.type === "ui";
      if (SHOWN.includes(name) && !isHidden) visitLabel(value, place);
      if (name !== "label") visit(value, `${place}.${name}`);
    }
  }
  roots.forEach((root) => {
    visit(root, isRecord(root) ? String(root["slug"]) : "");
  });
  return { translated, plain };
}

describe("labels of the admin", () => {
  let found: Found;
  let config: SanitizedConfig;
  beforeAll(async () => {
    config = await (await import("../payload.config.ts")).default;
    const shown = [...config.collections, ...config.globals].filter(
      ({ slug, admin }) => admin.hidden !== true && !slug.startsWith("payload-"),
    );
    found = collect([...shown, ...(config.blocks ?? [])]);
  });

  it.each(LOCALES.filter((locale): locale is Exclude<Locale, "en"> => locale !== "en"))(
    "%s: has a translation of each label, and of nothing else",
    (locale) => {
      const written = Object.keys(LABELS[locale]).sort();
      expect([...found.translated].filter((text) => !written.includes(text))).toEqual([]);
      expect(Object.entries(LABELS[locale]).filter(([, text]) => text.trim() === "")).toEqual([]);
    },
  );

  it("has every translation for a label that exists", () => {
    const hidden = collect([...config.collections, ...config.globals]).translated;
    for (const locale of ["fr", "es", "de", "nl"] as const)
      expect(
        Object.keys(LABELS[locale]).filter(
          (text) => !hidden.has(text) && !found.translated.has(text),
        ),
      ).toEqual([]);
  });

  it("shows no label in English only, except names, numbers and code", () => {
    const names = new Set(
      LOCALES.map((locale) =>
        new Intl.DisplayNames(locale, { type: "language" }).of(locale)?.toLowerCase(),
      ),
    );
    const left = found.plain.filter((line) => {
      const text = line.slice(line.indexOf(": ") + 2);
      return /\p{L}/u.test(text) && !names.has(text.toLowerCase()) && !OF_PAYLOAD.has(text);
    });
    expect(left).toEqual([]);
  });

  it("keeps the placeholders and the code of an English label", () => {
    const CODE =
      /https:\/\/|\[location\]|\[destination\]|header-pro|footer-pro|part-lisa-common|\bNULL\b|\b30[12]\b/g;
    for (const [locale, table] of Object.entries(LABELS))
      for (const [english, text] of Object.entries(table))
        expect(text.match(CODE)?.sort() ?? [], `${locale}: ${english}`).toEqual(
          english.match(CODE)?.sort() ?? [],
        );
  });
});

describe("corrected words of Payload", () => {
  /** Returns the texts of a tree by their path. */
  function flatten(node: object, path = ""): readonly (readonly [string, string])[] {
    return Object.entries(node).flatMap(([name, value]: [string, unknown]) =>
      typeof value === "string"
        ? [[`${path}${name}`, value] as const]
        : flatten(value as object, `${path}${name}:`),
    );
  }
  const readPlaceholders = (text: string): readonly string[] =>
    [...new Set(text.match(/\{\{.*?\}\}|<\/?\d+\/?>/g))].toSorted();

  it.each(["fr", "es", "de", "nl"] as const)(
    "%s: exist in Payload, with the same placeholders",
    async (locale) => {
      const { CORRECTIONS } = await import("./payload-words.ts");
      const { default: config } = await import("../payload.config.ts");
      const known = new Map(flatten((await config).i18n.supportedLanguages.en?.translations ?? {}));
      for (const [path, text] of flatten(CORRECTIONS[locale]))
        expect(readPlaceholders(text), path).toEqual(
          readPlaceholders(known.get(path) ?? "missing {{x}}"),
        );
    },
  );
});
