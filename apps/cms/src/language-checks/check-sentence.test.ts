import type { Locale } from "@orlaya/locales";
import { describe, expect, it } from "vitest";
import type { Code } from "../texts/coded-text.ts";
import { checkSentence } from "./check-sentence.ts";
import type { Finding, FindingKind } from "./finding.ts";

interface Options {
  readonly from?: Locale;
  readonly maxLength?: number;
  readonly codes?: readonly Code[];
}
function check(source: string, to: Locale, target: string, options: Options = {}) {
  return checkSentence({
    source,
    target,
    sourceLocale: options.from ?? "en",
    targetLocale: to,
    maxLength: options.maxLength ?? null,
    codes: options.codes ?? [],
  });
}
const pick = (findings: readonly Finding[], kind: FindingKind): readonly Finding[] =>
  findings.filter((finding) => finding.kind === kind);

describe("references", () => {
  it.each(["{company:hours}", "{clause:withdrawal.travel}"])(
    "that only one of two texts has are found: %s",
    (reference) => {
      const [source, target] = [`We answer. ${reference}`, `Nous répondons. ${reference}`];
      const link = { kind: "link", text: reference };
      const missing = check(source, "fr", "Nous répondons.");
      expect(missing).toContainEqual({ ...link, problem: "missing" });
      const added = check("We answer.", "fr", target);
      expect(added).toContainEqual({ ...link, problem: "added" });
      expect(pick(check(source, "fr", target), "link")).toEqual([]);
    },
  );
});

describe("equal and empty", () => {
  it.each<readonly [from: Locale, to: Locale, text: string]>([
    ["en", "fr", "Get a quote"],
    ["en", "es", "Read the policy terms of MyHealth International before you pay."],
    ["en", "de", "Price"],
    ["en", "nl", "What we pay"],
    ["en", "fr", "Germany"],
    ["en", "nl", "Germany"],
    ["en", "es", "Up to 500 € a year"],
    ["en", "de", "Write to help@example.com"],
    ["en", "nl", "Health questions"],
    ["fr", "en", "Obtenir un devis"],
    ["fr", "nl", "Votre contrat"],
    ["es", "fr", "Pedir presupuesto"],
    ["de", "en", "Angebot anfordern"],
    ["de", "es", "Private Krankenversicherung"],
    ["nl", "de", "Offerte aanvragen"],
    ["nl", "en", "zorg zonder opname"],
    ["en", "fr", "Legal"],
    ["en", "es", "Student"],
    ["en", "nl", "Hospital"],
  ])("finds in %s > %s that %s is not translated", (from, to, text) => {
    expect(check(text, to, text, { from })).toContainEqual({ kind: "equal" });
  });

  it.each<readonly [from: Locale, to: Locale, source: string, target: string]>([
    ["en", "fr", "Cookies", "Cookies"],
    ["en", "de", "MyHealth International", "MyHealth International"],
    ["en", "nl", "MyTravel Cover WHV | Orlaya", "MyTravel Cover WHV | Orlaya"],
    ["en", "es", "1 500 000 USD", "1 500 000 USD"],
    ["en", "fr", "80%", "80 %"],
    ["en", "de", "+44 20 7946 0101", "+44 20 7946 0101"],
    ["en", "nl", "help@example.com", "help@example.com"],
    ["en", "nl", "{clause:summary.individual}", "{clause:summary.individual}"],
    ["en", "fr", "www.example.com", "www.example.com"],
    ["en", "es", "Vietnam", "Vietnam"],
    ["en", "de", "Burkina Faso", "Burkina Faso"],
    ["en", "nl", "Thailand", "Thailand"],
    ["en", "fr", "Exclusions", "Exclusions"],
    ["en", "de", "Winter", "Winter"],
    ["en", "nl", "Check MyStudies Cover", "Check MyStudies Cover"],
    ["en", "es", "Hospital", "Hospital"],
    ["en", "nl", "Services Australia: Medicare", "Services Australia: Medicare"],
    ["en", "fr", "FAQ", "FAQ"],
    ["en", "de", "–", "–"],
    ["en", "es", "Bumrungrad International", "Bumrungrad International"],
    ["de", "nl", "Kosten", "Kosten"],
    ["fr", "es", "Confort", "Confort"],
    ["en", "fr", "Get a quote", "Obtenir un devis"],
    ["en", "en", "Get a quote", "Get a quote"],
  ])("accepts in %s > %s that %s is %s", (from, to, source, target) => {
    expect(pick(check(source, to, target, { from }), "equal")).toEqual([]);
  });

  it.each<readonly [source: string, target: string, isEmpty: boolean]>([
    ["Get a quote", "", true],
    ["Get a quote", "  ", true],
    ["Get a quote", "\u00a0", true],
    ["<1>Get</1> a quote<2/>", "<1></1><2/>", true],
    ["30 €", "", true],
    ["–", "", true],
    ["", "", false],
    [" ", "", false],
    ["<1></1>", "", false],
    ["", "Obtenir un devis", false],
    ["Get a quote", "Obtenir un devis", false],
    ["Get a quote", "<1>Obtenir un devis</1>", false],
    ["–", "–", false],
    ["0", "0", false],
    ["Get", "–", false],
  ])("of %s in %s: empty is %s", (source, target, isEmpty) => {
    const findings = check(source, "fr", target);
    expect(pick(findings, "empty")).toHaveLength(Number(isEmpty));
    if (isEmpty) expect(findings).toHaveLength(1);
  });
});

describe("links", () => {
  it.each<readonly [source: string, target: string, problem: string, text: string]>([
    ["Read <1>the terms</1>.", "Lisez les conditions.", "missing", "the terms"],
    ["<1>a</1> <2>b</2>", "<1>a</1>", "missing", "b"],
    ["a<1/>b", "a b", "missing", ""],
    ["Lire", "<1>Lire</1>", "added", "Lire"],
    ["<1>a</1>", "<1>a</1> <2>b</2>", "added", "b"],
    ["a b", "a<1/>b", "added", ""],
    ["<1>a</1>", "<1>a</1> <1>b</1>", "twice", "a"],
    ["<1>a</1>", "<1>a", "unclosed", "a"],
    ["<1>a</1>", "a</1>", "unclosed", "a"],
    ["Write to help@example.com", "Écrivez-nous", "missing", "help@example.com"],
    ["help@example.com", "aide@example.com", "missing", "help@example.com"],
    ["Write to us", "Écrivez à help@example.com", "added", "help@example.com"],
    ["See www.example.com", "Voyez le site", "missing", "www.example.com"],
    ["See https://example.com/a", "https://example.org/a", "missing", "https://example.com/a"],
    ["See us", "Voyez example.org", "added", "example.org"],
    [String.raw`<1>a \< b</1>`, "a", "missing", "a < b"],
  ])("finds that %s and %s differ", (source, target, problem, text) => {
    expect(check(source, "fr", target)).toContainEqual({ kind: "link", problem, text });
  });

  it.each([
    ["Read <1>the terms</1>.", "Lisez <1>les conditions</1>."],
    ["<1>a</1> <2>b</2>", "<2>b</2> <1>a</1>"],
    ["<1>a <2>b</2></1>", "<2>b</2> <1>a</1>"],
    ["a<1/>b", "a<1/>b"],
    [String.raw`a \<1> b`, "a"],
    ["Write to help@example.com.", "Écrivez à help@example.com."],
    ["HELP@example.com", "help@example.com"],
    ["See www.example.com/en/help", "Voyez www.example.com/fr/aide"],
    ["https://www.example.com", "example.com"],
    ["e.g. this", "p. ex. ceci"],
    ["No. 1", "N° 1"],
    ["a < b", "a < b"],
    ["at 8.30", "à 8.30"],
    ["U.S. visas", "visas américains"],
    ["", ""],
  ])("accepts %s as %s", (source, target) => {
    expect(pick(check(source, "fr", target), "link")).toEqual([]);
  });
});

describe("form of address", () => {
  it.each<readonly [Locale, string, string]>([
    ["fr", "Choisis ton assurance.", "ton"],
    ["fr", "Choisis une assurance.", "Choisis"],
    ["fr", "Si tu pars, écris-nous.", "tu"],
    ["fr", "Tes réponses", "Tes"],
    ["fr", "Que veux-tu assurer ?", "veux-tu"],
    ["fr", "On t’envoie la réponse.", "t’"],
    ["fr", "Le prix de ton contrat", "ton"],
    ["es", "Si usted viaja, elija un seguro.", "usted"],
    ["es", "Elija un seguro.", "Elija"],
    ["es", "Ustedes deciden.", "Ustedes"],
    ["es", "¿Necesita ayuda? Llame al equipo.", "Llame"],
    ["es", "Vuestro contrato", "Vuestro"],
    ["es", "Os enviamos el contrato.", "Os"],
    ["de", "Wenn du reist, hilft dir der Tarif.", "du"],
    ["de", "Wir freuen uns, wenn Du fragst.", "Du"],
    ["de", "Dein Vertrag", "Dein"],
    ["de", "Wähle einen Tarif.", "Wähle"],
    ["de", "Wir helfen euch.", "euch"],
    ["nl", "Heeft u een vraag?", "u"],
    ["nl", "Uw polis", "Uw"],
    ["nl", "U kiest zelf.", "U"],
    ["nl", "Je kiest uw pakket.", "uw"],
  ])("finds in %s: %s", (to, target, word) => {
    const found = pick(check("A", to, target), "address");
    expect(found).toContainEqual(expect.objectContaining({ kind: "address", word }));
  });

  it.each<readonly [Locale, string]>([
    ["fr", "Choisissez votre assurance."],
    ["fr", "Le ton de la lettre est calme."],
    ["fr", "Un ton juste, au téléphone."],
    ["fr", "Un changement de ton dans la lettre"],
    ["fr", "Y a-t-il une franchise ?"],
    ["fr", "Indique la date du contrat"],
    ["fr", "Le médecin Tu Van"],
    ["es", "Elige tu seguro y su cobertura."],
    ["es", "La aseguradora paga su parte."],
    ["es", "Quien elija esta modalidad paga más."],
    ["es", "La aplicación iOS"],
    ["es", "Un ordenador con OS reciente"],
    ["de", "Wählen Sie Ihren Tarif."],
    ["de", "Die Kasse prüft ihre Unterlagen; sie zahlt."],
    ["de", "Schreibt ein Konsulat das vor, fragen Sie nach."],
    ["de", "Die achte Woche"],
    ["de", "Ihr Vertrag und ihr Ende"],
    ["nl", "Kies je pakket. Jij kiest."],
    ["nl", "Uw Europa: wonen in het buitenland"],
    ["nl", "om 14 u in de U-bocht"],
    ["nl", "Jullie contract"],
    ["en", "You choose your plan, tu and du."],
  ])("accepts in %s: %s", (to, target) => {
    expect(pick(check("A", to, target), "address")).toEqual([]);
  });

  it("states the form of the site", () => {
    expect(
      (["fr", "es", "de", "nl"] as const).map((to) => check("", to, "tu usted du uw")[0]),
    ).toEqual([
      { kind: "address", word: "tu", expected: "vous" },
      { kind: "address", word: "usted", expected: "tú" },
      { kind: "address", word: "du", expected: "Sie" },
      { kind: "address", word: "uw", expected: "je" },
    ]);
  });
});

describe("length", () => {
  it.each<readonly [target: string, maxLength: number | null, length: number | null]>([
    ["a", 1, null],
    ["ab", 1, 2],
    ["a b c", 4, 5],
    ["<1>abc</1>", 3, null],
    ["<1>abc</1>", 2, 3],
    ["a<1/>b", 3, null],
    ["a<1/>b", 2, 3],
    [String.raw`\<`, 1, null],
    ["x".repeat(60), 60, null],
    ["x".repeat(61), 60, 61],
    ["é".repeat(60), 60, null],
    ["ab\u00adcd", 4, 5],
    ["x".repeat(9999), null, null],
    ["“”", 2, null],
    ["«a»", 2, 3],
  ])("of %s in a field of %s is %s", (target, maxLength, length) => {
    const findings = check("", "fr", target, maxLength === null ? {} : { maxLength });
    expect(pick(findings, "length")).toEqual(
      length === null ? [] : [{ kind: "length", length, maxLength }],
    );
  });
});

describe("a sentence", () => {
  it("lists the findings in the order of the kinds", () => {
    const kinds = check("The <1>excess</1> is 500 €.", "fr", "Choisis 400 € pour ton contrat.", {
      maxLength: 10,
    }).map(({ kind }) => kind);
    expect(kinds).toEqual(["number", "link", "term", "address", "address", "length"]);
  });
  it("has no findings about the words when nobody translated it", () => {
    expect(check("Pay the premium of your plan", "fr", "Pay the premium of your plan")).toEqual([
      { kind: "equal" },
    ]);
  });
  it("does not read numbers and terms in addresses", () => {
    expect(check("premium500@example.com", "fr", "premium500@example.com")).toEqual([]);
  });
  it("is checked in far less than a tenth of a millisecond", () => {
    const source =
      "The excess is an amount you carry once in each insurance year, from 0 € to 1 000 €, and the premium depends on it.";
    const target =
      "La franchise est une somme que vous supportez une fois par année d’assurance, de 0 € à 1 000 €, et la cotisation en dépend.";
    const times = Array.from({ length: 20 }, () => {
      const start = process.threadCpuUsage();
      for (let count = 0; count < 100; count += 1) check(source, "fr", target);
      return process.threadCpuUsage(start).user / 1000;
    });
    // Usually 3 ms. The limit leaves room for a busy computer, but not for patterns compiled anew.
    expect(Math.min(...times)).toBeLessThan(30);
  });
});
