/** Tests of concurrent edits: the changes of both people are kept, in any order of their saves. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Stored } from "../fields/record.ts";
import { parseBase, type Base } from "./base.ts";
import { hashValue, mergeEdits, readBase } from "./merge.ts";

function text(words: string) {
  return {
    root: { type: "root", children: [{ type: "paragraph", children: [{ text: words }] }] },
  };
}
function block(id: string, title: string, more: object = {}) {
  return {
    id,
    blockType: "card",
    title,
    ...more,
  };
}
const start: Stored = {
  id: "1",
  title: "Plan",
  tags: ["a"],
  noindex: false,
  lead: null,
  body: text("One"),
  cover: { relationTo: "media", value: "m1" },
  seo: { title: "Search", image: "m2" },
  slices: [
    block("a", "First"),
    block("b", "Second", { items: [{ id: "x", label: "X" }] }),
    block("c", "Third"),
  ],
};
const merge = (mine: object, theirs: object, base: Stored = start) =>
  mergeEdits(readBase(base), { ...base, ...mine }, { ...base, ...theirs });
const slices = start["slices"] as Stored[];
const titles = (data: Stored) => (data["slices"] as Stored[]).map(({ title }) => title);

describe("a value that one of two people changed", () => {
  it.each<[string, object, object, object]>([
    ["a text", { title: "Mine" }, { lead: "Theirs" }, { title: "Mine", lead: "Theirs" }],
    [
      "a text in a group",
      { seo: { title: "Mine", image: "m2" } },
      { seo: { title: "Search", image: "m3" } },
      { seo: { title: "Mine", image: "m3" } },
    ],
    ["rich text", { title: "Mine" }, { body: text("Two") }, { title: "Mine", body: text("Two") }],
    [
      "a relation",
      { cover: { relationTo: "media", value: "m9" } },
      { noindex: true },
      { cover: { relationTo: "media", value: "m9" }, noindex: true },
    ],
    [
      "a text that was emptied",
      { title: "Mine" },
      { seo: { title: "", image: "m2" } },
      { title: "Mine", seo: { title: "", image: "m2" } },
    ],
    ["the same value", { title: "Same" }, { title: "Same" }, { title: "Same" }],
  ])("%s", (_what, mine, theirs, result) => {
    const { data, conflicts } = merge(mine, theirs);
    expect(conflicts).toEqual([]);
    expect(data).toMatchObject(result);
  });
  it.each<[string, readonly object[], readonly object[], readonly string[]]>([
    [
      "a row of each",
      [block("a", "Mine"), slices[1]!, slices[2]!],
      [slices[0]!, slices[1]!, block("c", "Theirs")],
      ["Mine", "Second", "Theirs"],
    ],
    [
      "a row that each added",
      [slices[0]!, block("m", "Mine"), slices[1]!, slices[2]!],
      [...slices, block("t", "Theirs")],
      ["First", "Mine", "Second", "Third", "Theirs"],
    ],
    [
      "a row that one removed",
      [slices[1]!, slices[2]!],
      [slices[0]!, slices[1]!, block("c", "Theirs")],
      ["Second", "Theirs"],
    ],
    [
      "a row that the other removed",
      [block("a", "Mine"), slices[1]!, slices[2]!],
      [slices[0]!, slices[2]!],
      ["Mine", "Third"],
    ],
    [
      "the order",
      [slices[2]!, slices[0]!, slices[1]!],
      [slices[0]!, block("b", "Theirs"), slices[2]!],
      ["Third", "First", "Theirs"],
    ],
    [
      "the order of the other",
      [block("a", "Mine"), slices[1]!, slices[2]!],
      [slices[1]!, slices[0]!, slices[2]!],
      ["Second", "Mine", "Third"],
    ],
    ["all rows", [], [...slices], []],
  ])("%s", (_what, mine, theirs, result) => {
    const { data, conflicts } = merge({ slices: mine }, { slices: theirs });
    expect(conflicts).toEqual([]);
    expect(titles(data)).toEqual(result);
  });
});

describe("a value that both people changed", () => {
  it.each<[string, object, object, string]>([
    ["a text", { title: "Mine" }, { title: "Theirs" }, "title"],
    ["rich text", { body: text("Mine") }, { body: text("Theirs") }, "body"],
    [
      "a text in a row",
      { slices: [block("a", "Mine"), slices[1]!, slices[2]!] },
      { slices: [block("a", "Theirs"), slices[1]!, slices[2]!] },
      "slices/a/title",
    ],
    [
      "a row that the other removed",
      { slices: [block("a", "Mine"), slices[1]!, slices[2]!] },
      { slices: [slices[1]!, slices[2]!] },
      "slices/a",
    ],
    [
      "a row that I removed",
      { slices: [slices[1]!, slices[2]!] },
      { slices: [block("a", "Theirs"), slices[1]!, slices[2]!] },
      "slices/a",
    ],
    [
      "the order",
      { slices: [slices[2]!, slices[0]!, slices[1]!] },
      { slices: [slices[1]!, slices[0]!, slices[2]!] },
      "slices",
    ],
  ])(
    "%s: is a conflict until a choice is made, which is valid for the shown value only",
    (_what, mine, theirs, path) => {
      const { conflicts } = merge(mine, theirs);
      expect(conflicts.map((conflict) => conflict.path)).toEqual([path]);
      function decide(keep: "mine" | "theirs", hash: string) {
        return mergeEdits(
          { ...readBase(start), choices: { [path]: { keep, theirs: hash } } },
          { ...start, ...mine },
          { ...start, ...theirs },
        );
      }
      const hash = conflicts[0]!.hash;
      const [own, other, stale] = [
        decide("mine", hash),
        decide("theirs", hash),
        decide("mine", "another"),
      ];
      expect([own.conflicts.length, other.conflicts.length, stale.conflicts.length]).toEqual([
        0, 0, 1,
      ]);
      expect(readBase(own.data)).toEqual(readBase({ ...start, ...mine }));
      expect(readBase(other.data)).toEqual(readBase({ ...start, ...theirs }));
    },
  );
});

describe("the base of a save", () => {
  it("is parsed", () => {
    const base = {
      ...readBase(start),
      choices: { title: { keep: "mine", theirs: hashValue("Theirs") } },
    };
    expect(parseBase(JSON.stringify(base))).toEqual(base);
  });
  it.each([
    undefined,
    null,
    7,
    "",
    "no JSON",
    "null",
    "[]",
    "{}",
    '{"values":{}}',
    '{"values":[],"rows":{}}',
    '{"values":{"title":7},"rows":{}}',
    '{"values":{},"rows":{"slices":"a"}}',
    '{"values":{},"rows":{"slices":[7]}}',
    '{"values":{},"rows":{},"choices":"mine"}',
    '{"values":{},"rows":{},"choices":{"title":{"keep":"both","theirs":""}}}',
  ])("rejects %j", (text) => {
    expect(parseBase(text)).toBeNull();
  });
});

it("an equal value in another form is not a change", () => {
  expect(hashValue({ b: 1, a: [{ c: undefined }] })).toBe(hashValue({ a: [{}], b: 1 }));
  expect(new Set([undefined, null, "", [], false].map(hashValue))).toEqual(new Set([""]));
  const { conflicts, taken } = merge(
    { lead: "", tags: ["a"], cover: { relationTo: "media", value: { id: "m1", alt: "x" } } },
    { cover: { value: "m2", relationTo: "media" }, lead: "Theirs" },
  );
  expect([conflicts, taken]).toEqual([[], true]);
});

/**
 * Returns the words that the test wrote into a value. Each is unique: `0-17` is of the first
 * person, in step 17.
 */
const words = (value: unknown): Set<string> =>
  new Set(JSON.stringify(value).match(/\b[01]-\d+\b/g) ?? []);
/**
 * A form in a browser. `refreshes`: whether it shows the changes of the other person after each
 * save.
 */
interface Form {
  base: Base;
  held: Stored;
  seen: Set<string>;
  readonly refreshes: boolean;
}

it("loses nothing in 200 random steps of two people: a value is kept, or the person who saves has seen it", () => {
  const field = fc.constantFrom("title", "lead", "seo", "a", "b", "c", "add", "remove", "move");
  const step = fc.record({
    who: fc.nat(1),
    field,
    save: fc.boolean(),
    keep: fc.constantFrom("mine" as const, "theirs" as const),
  });
  let conflicts = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 200, maxLength: 200 }), (steps) => {
      let stored = start;
      function open(refreshes: boolean): Form {
        return {
          base: readBase(stored),
          held: stored,
          seen: words(stored),
          refreshes,
        };
      }
      const forms = [open(false), open(true)] as const;
      steps.forEach(({ who, field: name, save, keep }, count) => {
        const form = forms[who]!;
        form.held = write(form.held, name, `${who}-${count}`);
        if (!save) return;
        const first = mergeEdits(form.base, form.held, stored);
        const choices = Object.fromEntries(
          first.conflicts.map(({ path, hash }) => [path, { keep, theirs: hash }]),
        );
        const { data } = mergeEdits({ ...form.base, choices }, form.held, stored);
        conflicts += first.conflicts.length;
        for (const word of words(first.conflicts.map(({ theirs, mine }) => [theirs, mine])))
          form.seen.add(word);
        const [before, held, after] = [words(stored), words(form.held), words(data)];
        const lost = [...before].filter(
          (word) => !after.has(word) && !form.seen.has(word) && !word.startsWith(`${who}-`),
        );
        const ignored = [...held].filter((word) => !after.has(word) && !form.seen.has(word));
        expect([lost, ignored]).toEqual([[], []]);
        stored = data;
        form.base = readBase(form.held);
        // A person may change a saved value after seeing it.
        for (const word of held) form.seen.add(word);
        if (form.refreshes) Object.assign(form, open(true));
      });
    }),
    { numRuns: 20 },
  );
  expect(conflicts).toBeGreaterThan(100);
});

function write(document: Stored, name: string, value: string): Stored {
  const rows = document["slices"] as (Stored & { id: string })[];
  if (name === "seo") return { ...document, seo: { ...(document["seo"] as Stored), title: value } };
  if (name === "title" || name === "lead") return { ...document, [name]: value };
  if (name === "add")
    return { ...document, slices: [...rows.slice(0, 1), block(value, value), ...rows.slice(1)] };
  if (name === "remove")
    return { ...document, slices: rows.length > 3 ? rows.filter((_, at) => at !== 1) : rows };
  if (name === "move") return { ...document, slices: [...rows.slice(-1), ...rows.slice(0, -1)] };
  return {
    ...document,
    slices: rows.map((row) => (row.id === name ? { ...row, title: value } : row)),
  };
}
