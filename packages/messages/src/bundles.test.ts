import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "@orlaya/locales";
import { argumentsOf, generate, parseMessage, readBundle } from "../scripts/generate.ts";
import { all as allSite } from "./generated/all.ts";
import { all as allAdmin } from "./generated/all-admin.ts";
import { bundleNames, siteBundles, type BundleName } from "./bundle-names.ts";
import { getMessages } from "./server.ts";

interface Message {
  readonly locale: Locale;
  readonly bundle: BundleName;
  readonly key: string;
  readonly text: string;
}

/** Every message of the source bundles. */
const written: Message[] = LOCALES.flatMap((locale) =>
  bundleNames.flatMap((bundle) =>
    Object.entries(readBundle(locale, bundle)).map(([key, text]) => ({
      locale,
      bundle,
      key,
      text,
    })),
  ),
);

const sampleCounts = [0, 1, 2, 5, 10_000];

/**
 * Returns the rendered texts of a message, with sample arguments and several counts for plurals.
 */
function renderings({ locale, bundle, key, text }: Message): string[] {
  const table: Readonly<Record<string, string | ((values: never) => string)>> = {
    ...allSite[locale],
    ...allAdmin[locale],
  }[bundle];
  const compiled = table[key] ?? "";
  if (typeof compiled === "string") return [compiled];
  return sampleCounts.map((count) => {
    const values = [...argumentsOf(parseMessage(text))].map(([name, type]) => [
      name,
      type === "number" ? count : "Orlaya",
    ]);
    return compiled(Object.fromEntries(values) as never);
  });
}

const rendered = written.flatMap((message) =>
  renderings(message).map((text) => ({ ...message, text })),
);

/** Returns the messages that break a rule, as lines for the failure output. */
function offenders(
  test: (text: string, message: Message) => boolean,
  of: readonly Message[] = rendered,
): string[] {
  return of
    .filter((message) => test(message.text, message))
    .map(({ locale, bundle, key, text }) => `${locale} ${bundle}.${key}: ${text}`);
}

const inLocale = (locale: Locale): Message[] =>
  rendered.filter((message) => message.locale === locale);

describe("parity", () => {
  it("[1-015] [7-024] [7-023] each of the five languages has exactly the bundles common, formsFields and lisa for the site, and one for the admin", () => {
    expect(siteBundles).toEqual(["common", "formsFields", "lisa"]);
    for (const locale of LOCALES) {
      expect(readdirSync(join(import.meta.dirname, "bundles", locale)).sort()).toEqual([
        "admin.json",
        "common.json",
        "formsFields.json",
        "lisa.json",
      ]);
    }
    expect(readdirSync(join(import.meta.dirname, "bundles")).sort()).toEqual([...LOCALES].sort());
  });

  it.each(bundleNames)("%s has the same keys in the same order in five languages", (bundle) => {
    const english = Object.keys(readBundle("en", bundle));
    expect(english.length).toBeGreaterThan(40);
    for (const locale of LOCALES) {
      expect(Object.keys(readBundle(locale, bundle))).toEqual(english);
    }
  });

  it("a message takes the same arguments, of the same type, in every language", () => {
    const reference = new Map(
      written
        .filter(({ locale }) => locale === "en")
        .map((message) => [`${message.bundle}.${message.key}`, message]),
    );
    const signature = (text: string): string[] =>
      [...argumentsOf(parseMessage(text))].map((pair) => pair.join(": ")).sort();
    for (const { bundle, key, text, locale } of written) {
      expect(signature(text), `${locale} ${bundle}.${key}`).toEqual(
        signature(reference.get(`${bundle}.${key}`)?.text ?? ""),
      );
    }
  });

  it("a plural has the same forms as in English: one and other, and =0 where English has it", () => {
    const forms = (text: string): string[] =>
      [...text.matchAll(/(=\d+|zero|one|two|few|many|other) \{/g)].map(([, name]) => name ?? "");
    const english = new Map(bundleNames.map((bundle) => [bundle, readBundle("en", bundle)]));
    for (const { bundle, key, text, locale } of written) {
      expect(forms(text), `${locale} ${bundle}.${key}`).toEqual(
        forms(english.get(bundle)?.[key] ?? ""),
      );
    }
  });
});

describe("typography (words §2)", () => {
  it("uses only characters of the fonts: Latin-1 and a few signs, not U+202F, U+2011, U+2020 or an arrow", () => {
    expect(offenders((text) => /[^\u0020-\u007e\u00a0-\u00ffŒœ„“”‘’–—…€•™]/.test(text))).toEqual(
      [],
    );
    expect(offenders((text) => text !== text.normalize("NFC"))).toEqual([]);
  });

  it("has no straight quotes, exclamation marks, stray spaces or soft hyphens", () => {
    expect(offenders((text) => /['"!]/.test(text), written)).toEqual([]);
    expect(
      offenders((text) => text === "" || text.trim() !== text || /[ \u00a0]{2}|\u00ad/.test(text)),
    ).toEqual([]);
  });

  it("uses an ellipsis only in messages about a running operation, and in all of them", () => {
    expect(
      offenders((text, { key }) => text.includes("…") !== /loading|sending/i.test(key)),
    ).toEqual([]);
  });

  it("fr: has U+00A0 before ; : ! ? % and €, and inside « »", () => {
    const fr = inLocale("fr");
    expect(
      offenders((text) => /[^\u00a0][;:!?%€»]/.test(text) || /«[^\u00a0]/.test(text), fr),
    ).toEqual([]);
    expect(offenders((text) => /[“”„‘]/.test(text), fr)).toEqual([]);
    expect(fr.filter(({ text }) => text.includes("\u00a0")).length).toBeGreaterThan(20);
  });

  it.each(["en", "es", "de", "nl"] as const)("%s: has no space before ; : ! ?", (locale) => {
    expect(offenders((text) => /[\s][;:!?]/.test(text), inLocale(locale))).toEqual([]);
  });

  it("uses the quotation marks of the language", () => {
    expect(offenders((text) => /[«»„‘]/.test(text), inLocale("en"))).toEqual([]);
    expect(
      offenders((text) => /[“”„‘]/.test(text) || /«\s|\s»/.test(text), inLocale("es")),
    ).toEqual([]);
    expect(offenders((text) => /[«»”‘]/.test(text), inLocale("de"))).toEqual([]);
    expect(offenders((text) => /[«»„“”]/.test(text), inLocale("nl"))).toEqual([]);
  });

  it("es: every question starts with ¿", () => {
    expect(
      offenders(
        (text) => (text.match(/\?/g) ?? []).length !== (text.match(/¿/g) ?? []).length,
        inLocale("es"),
      ),
    ).toEqual([]);
  });

  it("addresses the reader as the words guide requires: de Sie, nl je, fr vous, es tú", () => {
    const wrong: Partial<Record<Locale, string>> = {
      fr: "tu|toi|ton|tes",
      es: "usted(es)?|vosotros|vuestr\\p{L}+",
      de: "du|dich|dir|dein\\p{L}*|euch",
      nl: "u|uw",
    };
    for (const [locale, words] of Object.entries(wrong)) {
      const pattern = new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, "iu");
      expect(offenders((text, message) => message.locale === locale && pattern.test(text))).toEqual(
        [],
      );
    }
  });

  it("does not contain the code name of the finder", () => {
    expect(offenders((text) => /lisa/i.test(text))).toEqual([]);
  });
});

describe("emergency numbers", () => {
  it("states no number for a country whose number is unknown, in any language", () => {
    for (const locale of LOCALES) {
      const text = getMessages(locale).common("facts.askEmergency");
      expect(text, locale).not.toMatch(/\d|GSM/i);
      expect(text, locale).toMatch(/^[^.]+\.$/);
    }
  });
});

describe("texts that the specification defines", () => {
  const en = getMessages("en");

  it("[8-007] [8-008] the sentences of the error pages", () => {
    expect(en.common("notFound.title")).toBe("This page could not be found");
    expect(en.common("error.fixed")).toBe("An error occurred while showing the error page");
  });

  it("[2-103] [3-096] the language switcher and the price prefix are translated", () => {
    expect(LOCALES.map((locale) => getMessages(locale).common("languageSwitcher"))).toEqual([
      "Language",
      "Langue",
      "Idioma",
      "Sprache",
      "Taal",
    ]);
    expect(LOCALES.map((locale) => getMessages(locale).common("price.from"))).toEqual([
      "from",
      "à partir de",
      "desde",
      "ab",
      "vanaf",
    ]);
  });

  it("[4-035] [5-006] each eligibility select has its required message in five languages", () => {
    for (const locale of LOCALES) {
      const { formsFields } = getMessages(locale);
      const texts = (["residence", "destination", "profile", "nationality"] as const).map((field) =>
        formsFields(`${field}.required`),
      );
      expect(new Set(texts).size).toBe(4);
      for (const text of texts) expect(text).toMatch(/^\p{Lu}.+\.$/u);
    }
  });

  it("[4-036] the default submit label asks for a quote", () => {
    expect(LOCALES.map((locale) => getMessages(locale).lisa("submit.quote"))).toEqual([
      "Get a quote",
      "Obtenir un devis",
      "Pedir presupuesto",
      "Angebot anfordern",
      "Offerte aanvragen",
    ]);
  });
});

describe("compiled messages", () => {
  it("the committed files equal the output of the generator, byte for byte", () => {
    const folder = join(import.meta.dirname, "generated");
    const onDisk = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
    const made = generate();
    expect(onDisk.sort()).toEqual([...made.keys()].sort());
    for (const [path, text] of made)
      expect(readFileSync(join(folder, path), "utf8") === text, path).toBe(true);
  });

  it("need no parser: a generated file imports only the plural rules and the count format", () => {
    for (const [path, text] of generate()) {
      if (!path.includes("/")) continue;
      const imports = [...text.matchAll(/^import (type )?.* from '(.*)';$/gm)]
        .filter(([, type]) => !type)
        .map(([, , from]) => from);
      expect(["../../format.ts", "../../plural.ts"]).toEqual(expect.arrayContaining(imports));
    }
  });

  it("contain no undefined value and no brace after their arguments are inserted", () => {
    expect(rendered.length).toBeGreaterThan(written.length);
    expect(offenders((text) => text.includes("undefined") || /[{}#]/.test(text))).toEqual([]);
  });

  it("insert any argument unchanged, even when it looks like ICU or a template", () => {
    const { common, lisa } = getMessages("fr");
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom("{x}", "${x}", "`", "\\", "#", "l’Île")),
        (value) => {
          expect(common("changeField", { field: value })).toBe(`Modifier\u00a0: ${value}`);
          expect(lisa("list.alias", { country: value, query: value })).toBe(
            `${value} (trouvé avec «\u00a0${value}\u00a0»)`,
          );
        },
      ),
    );
  });

  const plans: Record<Locale, string[]> = {
    en: ["No plan matches these filters", "1 plan", "2 plans", "5 plans", "10\u00a0000 plans"],
    fr: [
      "Aucune assurance ne correspond à ces filtres",
      "1 assurance",
      "2 assurances",
      "5 assurances",
      "10\u00a0000 assurances",
    ],
    es: [
      "Ningún seguro coincide con estos filtros",
      "1 seguro",
      "2 seguros",
      "5 seguros",
      "10\u00a0000 seguros",
    ],
    de: [
      "Kein Tarif passt zu diesen Filtern",
      "1 Tarif",
      "2 Tarife",
      "5 Tarife",
      "10\u00a0000 Tarife",
    ],
    nl: [
      "Geen verzekering past bij deze filters",
      "1 verzekering",
      "2 verzekeringen",
      "5 verzekeringen",
      "10\u00a0000 verzekeringen",
    ],
  };
  it.each(LOCALES)("%s: plurals with 0, 1, 2, 5 and 10 000", (locale) => {
    expect(
      sampleCounts.map((count) => getMessages(locale).common("filters.count", { count })),
    ).toEqual(plans[locale]);
  });

  it("use the plural category of the language for zero without its own form: singular in French only", () => {
    expect(getMessages("fr").lisa("live.profiles", { count: 0 })).toBe("0 profil disponible.");
    expect(getMessages("de").lisa("live.profiles", { count: 0 })).toBe("0 Profile verfügbar.");
    expect(getMessages("fr").lisa("live.profiles", { count: 1_000_000 })).toBe(
      "1\u00a0000\u00a0000 profils disponibles.",
    );
  });
});
