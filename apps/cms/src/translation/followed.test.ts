import { LOCALES, type Locale } from "@orlaya/locales";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { followChange, listChanges, settleChanges, type Followed, type Texts } from "./followed.ts";
import { pairVersions } from "../texts/list-diff.ts";
import { findSources } from "./sources.ts";

const words = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 5 });
const texts = fc
  .dictionary(fc.constantFrom("title", "lead", "body"), words)
  .map((given): Texts => new Map(Object.entries(given).filter(([, each]) => each.length > 0)));

/** Reads the texts that a translation follows: the noted ones, else those of the source. */
function readFollowed(followed: Followed, source: Texts): Texts {
  return new Map([...new Map([...source, ...followed])].filter(([, each]) => each.length > 0));
}

describe("what a translation follows", () => {
  it("stays the same over any changes of the source", () => {
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 6 }), (versions) => {
        let followed: Followed = new Map();
        versions.reduce((before, after) => {
          followed = followChange(followed, before, after);
          return after;
        });
        const [first, last] = [versions[0] ?? new Map(), versions.at(-1) ?? new Map()];
        expect(new Map([...readFollowed(followed, last)].sort())).toEqual(
          new Map([...first].sort()),
        );
      }),
    );
  });
  it("is the source again when every change is done, in any order", () => {
    fc.assert(
      fc.property(texts, texts, fc.nat(), (before, after, seed) => {
        let followed = followChange(new Map(), before, after);
        for (let turn = 0; turn < 30; turn += 1) {
          const changes = listChanges(followed, after);
          const chosen = changes[(seed + turn) % Math.max(1, changes.length)];
          followed = settleChanges(
            followed,
            after,
            ({ path, index }) => path === chosen?.path && index === chosen.index,
          );
        }
        expect(followed.size).toBe(0);
      }),
    );
  });
  it("pairs versions so that both can be read again", () => {
    fc.assert(
      fc.property(words, words, (was, is) => {
        const pairs = pairVersions(was, is);
        const read = (name: "was" | "is") =>
          pairs.map((pair) => pair[name]).filter((each) => each !== null);
        expect([read("was"), read("is")]).toEqual([was, is]);
      }),
    );
  });
});

describe("the source of a translation", () => {
  it.each<
    [readonly Locale[], Partial<Record<Locale, Locale>>, Partial<Record<Locale, Locale | null>>]
  >([
    [["en", "fr", "es"], {}, { en: null, fr: "en", es: "en", de: "en" }],
    [["fr", "es"], {}, { fr: null, es: "fr", en: "fr" }],
    [["en", "fr"], { en: "fr" }, { fr: null, en: "fr" }],
    [["en", "fr", "de"], { de: "fr" }, { en: null, fr: "en", de: "fr" }],
    [["en", "de"], { de: "fr" }, { en: null, de: "en" }],
    [["en", "fr"], { en: "fr", fr: "en" }, { en: null, fr: "en" }],
    [["es"], { es: "es" }, { es: null }],
  ])("of %j, created from %j, is %j", (present, chosen, expected) => {
    const sources = findSources(present, new Map(Object.entries(chosen) as [Locale, Locale][]));
    for (const [locale, source] of Object.entries(expected))
      expect(sources.get(locale as Locale), locale).toBe(source);
  });
  it("leads from every language to one original", () => {
    const locale = fc.constantFrom(...LOCALES);
    fc.assert(
      fc.property(
        fc.uniqueArray(locale, { minLength: 1 }),
        fc.array(fc.tuple(locale, locale)),
        (present, chosen) => {
          const sources = findSources(present, new Map(chosen));
          expect(present.filter((each) => sources.get(each) === null)).toHaveLength(1);
        },
      ),
    );
  });
});
