import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOT_LISTED } from "../../code.ts";
import { product, profile, smallData } from "../../testing/synthetic.ts";
import { countEdits } from "./name-index.ts";
import { readScenarios, type ReadScenario, type ScenarioWords } from "./read-scenarios.ts";

const words: ScenarioWords = {
  headings: {
    residence: ["Residence", "Wohnsitz"],
    destination: ["Destination", "Ziel"],
    profile: ["Profile", "Profil"],
    nationality: ["Nationality"],
    outcome: ["Expected result", "Ergebnis"],
    why: ["Reason", "Grund"],
  },
  nationality: [{ key: NOT_LISTED, word: () => "not listed" }],
  outcome: [
    { key: "none", word: (locale) => (locale === "de" ? "kein Tarif" : "no plan") },
    { key: "asks", word: () => "question" },
  ],
  locale: "en",
};
const data = smallData({
  products: [
    product("p", { Name: "MyHealth Singapore", "de-de": "MyHealth Singapur" }),
    product("q", { Name: "Travel", "fr-fr": "Twice" }),
    product("r", { Name: "Twice" }),
  ],
  profiles: [profile("expat", 1, { Name: "Expatriation" }), profile("travel", 2)],
});
const HEAD = "Residence,Destination,Profile,Nationality,Expected result,Reason";

function read(...rows: string[]): readonly ReadScenario[] {
  const result = readScenarios([HEAD, ...rows].join("\n"), data, words);
  if (!result.ok) throw new Error(result.problem);
  return result.rows;
}

describe("scenarios of a table", () => {
  it("names and codes in any language, in any order of columns, with any separator", () => {
    const expected = {
      ...{ residence: "FR", destination: "SG", profile: "expat", nationality: null },
      ...{ outcome: "plan", product: "p", why: "Because, so" },
    };
    expect(read('FR,land sg,EXPATRIATION,,MyHealth Singapur,"Because, so"')).toMatchObject([
      { line: 2, journey: expected, problems: [], repeats: null },
    ]);
    for (const separator of [";", "\t"]) {
      const text = [
        ["Ergebnis", "Grund", "Ziel", "Wohnsitz", "Profil"].join(separator),
        ["MyHealth Singapore", "Because, so", "SG", "Land FR", "Expatriation"].join(separator),
      ].join("\r\n");
      expect(readScenarios(text, data, words)).toMatchObject({ rows: [{ journey: expected }] });
    }
  });

  it("no plan, the question, and a nationality that is not listed", () => {
    const rows = read(
      "FR,SG,Expatriation,US,kein Tarif,x",
      "FR,VN,Expatriation,US,question,x",
      "FR,SG,Expatriation,Not listed,no plan,x",
    );
    expect(rows.map(({ journey }) => [journey?.outcome, journey?.nationality])).toEqual([
      ["none", "US"],
      ["asks", null],
      ["none", NOT_LISTED],
    ]);
  });

  it("an unknown name has the nearest names, a doubled one both, an empty one none", () => {
    const [unknown, doubled, empty] = read(
      "FR,SG,Expatriation,,MyHealth Singapor,x",
      "FR,SG,Expatriation,,Twice,x",
      "FR,SG,,,no plan,",
    );
    expect(unknown).toMatchObject({
      journey: null,
      problems: [{ column: "outcome", kind: "unknown", value: "MyHealth Singapor" }],
    });
    expect(unknown?.problems[0]?.proposals[0]).toBe("MyHealth Singapore");
    expect(doubled?.problems).toMatchObject([{ kind: "doubled" }]);
    expect(doubled?.problems[0]?.proposals).toEqual(expect.arrayContaining(["Travel", "Twice"]));
    expect(empty?.problems.map(({ column, kind }) => [column, kind])).toEqual([
      ["profile", "missing"],
      ["why", "missing"],
    ]);
  });

  it("repeated answers name the first line, and a stored scenario", () => {
    const rows = read("FR,SG,Expatriation,,no plan,x", "Land FR,SG,Expatriation,,Travel,y");
    expect(rows.map(({ repeats }) => repeats)).toEqual([null, 2]);
    const journey = rows[0]?.journey;
    if (!journey) throw new Error("no journey");
    const text = `${HEAD}\nFR,SG,Expatriation,,no plan,x`;
    expect(readScenarios(text, data, words, [{ id: "a", ...journey }])).toMatchObject({
      rows: [{ repeats: 0 }],
    });
  });

  it("refuses a text without rows, without headings, and one that is no table", () => {
    expect(readScenarios(HEAD, data, words)).toEqual({ ok: false, problem: "empty" });
    expect(readScenarios('a,"b\nc', data, words)).toEqual({ ok: false, problem: "table" });
    expect(readScenarios("Residence,Destination\nFR,SG", data, words)).toEqual({
      ...{ ok: false, problem: "columns" },
      columns: ["profile", "outcome", "why"],
    });
    const many = [HEAD, ...Array<string>(501).fill("FR,SG,Expatriation,,no plan,x")];
    expect(readScenarios(many.join("\n"), data, words)).toMatchObject({ problem: "too-many" });
  });

  it("never throws, and a row has either a journey or a problem", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (heading, text) => {
        for (const source of [heading + text, `${HEAD}\n${text}`]) {
          const result = readScenarios(source, data, words);
          if (result.ok)
            for (const { journey, problems } of result.rows)
              expect(journey === null).toBe(problems.length > 0);
        }
      }),
    );
  });
});

describe("the distance of two words", () => {
  it("is zero exactly for equal words, symmetric, and at most the longer length", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        const edits = countEdits(a, b);
        expect(edits === 0).toBe(a === b);
        expect(edits).toBe(countEdits(b, a));
        expect(edits).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
    expect(countEdits("Singapor", "Singapore")).toBe(1);
  });
});
