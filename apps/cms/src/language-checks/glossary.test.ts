import { LOCALES, type Locale } from "@orlaya/locales";
import { describe, expect, it } from "vitest";
import { checkTerms } from "./check-terms.ts";
import { findTerms, fold, hasTerm, splitForms } from "./glossary.ts";
import { GLOSSARY } from "./glossary.table.ts";

describe("the glossary", () => {
  it("has every entry in all five languages, and no entry twice", () => {
    expect(GLOSSARY.length).toBeGreaterThanOrEqual(80);
    expect(new Set(GLOSSARY.map(({ id }) => id)).size).toBe(GLOSSARY.length);
    for (const entry of GLOSSARY)
      for (const locale of LOCALES) {
        expect(entry[locale].term.trim(), entry.id).not.toBe("");
        expect(splitForms(entry[locale].forms), entry.id).not.toContain("");
        expect(splitForms(entry[locale].also ?? "-"), entry.id).not.toContain("");
      }
  });

  it("has forms in lower case", () => {
    for (const entry of GLOSSARY)
      for (const locale of LOCALES)
        for (const pattern of [entry[locale].forms, entry[locale].also ?? ""])
          expect(fold(pattern), `${entry.id} ${locale}`).toBe(pattern);
  });

  it.each(GLOSSARY.map((entry) => [entry.id, entry] as const))(
    "accepts the terms of %s in every language",
    (_, entry) => {
      for (const locale of LOCALES) {
        // A term may name two spellings: `visa vacances-travail (PVT)`.
        const text = fold(entry[locale].term);
        expect(hasTerm(text, entry, locale), `${locale} ${text}`).toBe(true);
        expect(hasTerm("xyz", entry, locale), locale).toBe(false);
      }
    },
  );

  it("accepts each term as the translation of each other language", () => {
    for (const entry of GLOSSARY)
      for (const from of LOCALES)
        for (const to of LOCALES) {
          const found = checkTerms(entry[from].term, entry[to].term, from, to);
          expect(
            found.filter(({ expected }) => expected === entry[to].term),
            `${entry.id} ${from} ${to}`,
          ).toEqual([]);
        }
  });
});

describe("a term without a translation", () => {
  it.each<readonly [from: Locale, source: string, to: Locale, target: string, expected: string]>([
    ["en", "The excess is 500 €.", "fr", "L’excès est de 500 €.", "franchise"],
    ["en", "The excess is 500 €.", "es", "El exceso es de 500 €.", "franquicia"],
    ["en", "Excesses differ.", "de", "Der Überschuss ist anders.", "Selbstbehalt"],
    ["en", "The excess is 500 €.", "nl", "De overschrijding is 500 €.", "eigen risico"],
    ["en", "Pay the premium", "fr", "Payez le premium", "cotisation"],
    ["en", "Waiting periods", "de", "Karenzzeiten", "Wartezeit"],
    ["en", "a pre-existing condition", "nl", "een conditie", "bestaande aandoening"],
    ["en", "Outpatient care", "de", "Versorgung", "ambulant"],
    ["en", "the policyholder", "es", "la persona", "tomador del seguro"],
    ["en", "Luggage", "fr", "Les sacs", "bagages"],
    ["en", "Repatriation", "de", "Abschiebung", "Rücktransport"],
    ["en", "duty of care", "es", "cuidado", "deber de protección"],
    ["en", "Nationality", "de", "Nationalität", "Staatsangehörigkeit"],
    ["fr", "La franchise", "en", "The franchise", "excess"],
    ["es", "La franquicia", "nl", "De franchise", "eigen risico"],
    ["de", "Der Selbstbehalt", "fr", "La déduction", "franchise"],
    ["nl", "Het eigen risico", "es", "El riesgo propio", "franquicia"],
    ["de", "Die Wartezeit", "en", "The queue", "waiting period"],
    ["fr", "Le délai de carence", "es", "El retraso", "periodo de carencia"],
    ["nl", "Repatriëring", "de", "Abschiebung", "Rücktransport"],
  ])("%s %s > %s %s", (from, source, to, target, expected) => {
    expect(checkTerms(source, target, from, to).map((each) => each.expected)).toContain(expected);
  });

  it.each<readonly [from: Locale, source: string, to: Locale, target: string]>([
    ["en", "The excess is 500 €.", "fr", "La franchise est de 500 €."],
    ["en", "Pay the premium", "de", "Zahlen Sie den Monatsbeitrag"],
    ["en", "Pay the premium", "de", "Zahlen Sie die Prämie"],
    ["en", "premiums", "nl", "jaarpremies"],
    ["en", "Additional premium", "de", "Risikozuschlag"],
    ["en", "Co-payments", "fr", "Restes à charge"],
    ["en", "Outpatient care", "nl", "zorg zonder opname"],
    ["en", "outpatient", "de", "ambulante Behandlung"],
    ["en", "Dental care", "es", "Dentista"],
    ["en", "emergencies", "de", "Notfälle"],
    ["en", "birth certificates", "de", "Urkunden"],
    ["en", "excessive noise", "fr", "un bruit"],
    ["en", "A premiumized word", "fr", "Un mot"],
    ["en", "maternity", "de", "Schwangerschaft und Geburt"],
    ["en", "country of residence", "nl", "woonland"],
    ["fr", "L’entente préalable", "en", "Prior approval"],
    ["es", "Los reembolsos", "de", "Die Erstattungen"],
    ["de", "Selbstbehalte", "en", "excesses"],
    ["nl", "polisvoorwaarden", "fr", "conditions générales"],
    ["de", "Schengen-Raum", "es", "espacio Schengen"],
  ])("accepts %s %s > %s %s", (from, source, to, target) => {
    expect(checkTerms(source, target, from, to)).toEqual([]);
  });

  it("writes the term like the source", () => {
    expect(checkTerms("Co-Payments are due.", "C’est dû.", "en", "fr")).toEqual([
      { kind: "term", source: "Co-Payments", expected: "quote-part" },
    ]);
  });
  it("finds a term once, and not inside a longer term", () => {
    const ids = findTerms("an additional premium, and an additional premium", "en").map(
      ({ entry }) => entry.id,
    );
    expect(ids).toEqual(["additional-premium"]);
  });
});
