/** Clauses of data/content: references to them, and sentences that are nearly one of them. */
import { join } from "node:path";
import { isClauseName, listReferences } from "@orlaya/contract";
import { LOCALES, type Locale } from "@orlaya/locales";
import { describe, expect, it } from "vitest";
import { createFindCopies } from "../clauses/near-copies.ts";
import { isRecord, readString } from "../fields/record.ts";
import { readContentFiles, type ContentFile } from "./content-files.ts";

const FILES = readContentFiles(join(import.meta.dirname, "../../../.."), ({ file, message }) => {
  throw new Error(`${file} ${message}`);
});
const isClause = ({ collection }: ContentFile): boolean => collection === "clause";
function listClauses(locale: Locale): ReadonlyMap<string, string> {
  const own = FILES.filter((file) => isClause(file) && file.locale === locale);
  return new Map(own.map(({ key, own: data }) => [key, readString(data["text"])]));
}

/** Lists the texts of a value with their paths. */
function listTexts(value: unknown, path = ""): readonly (readonly [path: string, text: string])[] {
  if (typeof value === "string") return [[path, value]];
  if (!isRecord(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    listTexts(entry, path === "" ? name : `${path}.${name}`),
  );
}

describe.each(LOCALES)("clauses in %s", (locale) => {
  const clauses = listClauses(locale);
  const texts = FILES.filter((file) => !isClause(file) && file.locale === locale).map(
    ({ file, own }) => ({ file, texts: listTexts(own) }),
  );
  it("have the names of those in English, and texts of 1 to 600 characters", () => {
    expect([...clauses.keys()].toSorted()).toEqual([...listClauses("en").keys()].toSorted());
    for (const [name, text] of clauses) {
      expect(isClauseName(name), name).toBe(true);
      expect(text.length, name).toBeGreaterThan(0);
      expect(text.length, name).toBeLessThanOrEqual(600);
      expect(
        listReferences(text).filter(({ kind }) => kind === "clause"),
        name,
      ).toEqual([]);
    }
  });
  it("are there for every reference, and each is used", () => {
    const used = new Set<string>();
    const wrong = texts.flatMap(({ file, texts: own }) =>
      own.flatMap(([path, text]) =>
        listReferences(text).flatMap(({ kind, key }) => {
          if (kind === "company") return [];
          used.add(key);
          return clauses.has(key) ? [] : [`${file} ${path} ${key}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
    expect([...clauses.keys()].filter((name) => !used.has(name))).toEqual([]);
  });
  it("stand nowhere else in nearly the same words", () => {
    const findCopies = createFindCopies(clauses);
    const copies = texts.flatMap(({ file, texts: own }) =>
      own.flatMap(([path, text]) =>
        findCopies(text).map(({ clause, sentence }) => `${file} ${path} ${clause}: ${sentence}`),
      ),
    );
    expect(copies).toEqual([]);
  });
});
