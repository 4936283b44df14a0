import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFindCopies, LEAST_SHARE } from "./near-copies.ts";

const CLAUSE =
  "You can withdraw from the contract within fourteen days of receiving the policy documents.";
const CLAUSES = new Map([
  ["withdrawal.health", `${CLAUSE} Write to {company:distributor}.`],
  ["short.health", "The policy terms apply."],
]);
const findCopies = createFindCopies(CLAUSES);
const listNames = (text: string) => findCopies(text).map(({ clause }) => clause);

describe("a near copy of a clause", () => {
  it.each([
    ["with the same words", CLAUSE],
    [
      "without case, marks and soft hyphens",
      CLAUSE.toUpperCase().replace("CONTRACT", "CON\u00adTRACT"),
    ],
    ["with another word in the middle", CLAUSE.replace("fourteen", "14")],
    ["with another end", CLAUSE.replace("policy documents", "policy papers")],
    ["with another beginning", CLAUSE.replace("You can", "You may")],
    ["within a longer text", `Read this first. ${CLAUSE} Then call us.`],
    ["on a line of its own", `First\n${CLAUSE}\nThen`],
  ])("is found %s", (_, text) => {
    expect(listNames(text)).toEqual(["withdrawal.health"]);
  });
  it.each([
    [
      "with other words",
      "You can pay the premium within thirty days of receiving the first invoice.",
    ],
    ["that is short", "The policy terms apply."],
    ["that is a reference", "{clause:withdrawal.health}"],
    ["that is empty", ""],
  ])("is not a sentence %s", (_, text) => {
    expect(listNames(text)).toEqual([]);
  });
  it("is compared as by its definition, for any sentences", () => {
    const word = fc.constantFrom("a", "b", "c", "d");
    const sentence = fc.array(word, { minLength: 8, maxLength: 12 });
    const list = (words: readonly string[]) =>
      new Set(words.slice(2).map((last, at) => [words[at], words[at + 1], last].join(" ")));
    fc.assert(
      fc.property(sentence, sentence, (one, other) => {
        const [left, right] = [list(one), list(other)];
        const shared = [...left].filter((run) => right.has(run)).length;
        const share = shared / new Set([...left, ...right]).size;
        const find = createFindCopies(new Map([["x.y", one.join(" ")]]));
        expect(find(other.join(" ")).map((copy) => copy.share)).toEqual(
          share >= LEAST_SHARE ? [share] : [],
        );
      }),
    );
  });
});
