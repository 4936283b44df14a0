import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { breakCode, chooseAtRandom, readSpecCode } from "./mutate.ts";
import { readItems, readUnused } from "./spec-map.ts";
import { ROOT } from "./steps.ts";

const CODE = `
interface Plan { readonly name: string; readonly nested: { readonly name: string } }
export const PLAN = {
  key: 'a-plan', 'quoted-name': 'Two words', price: 1_000, below: -2, open: true, none: null, gone: undefined,
  pattern: /a[/]b/gi, list: ['x', { deep: 1 }, 'z'], empty: [], call: makeName('a'), text: \`\${1} a\`, plain: \`a b\`,
  /** About the method. */
  method() { return 1; }, // behind it
  'dotted.key': 1, last: (('a') as const) satisfies string,
} as const;
export function sum(values: readonly number[]): number {
  const twice = (value: number): number => value * 2;
  if (values.length === 0) return 0;
  return values.map((value) => { return twice(value); }).reduce((a, b) => a + b);
}
export const later = async (value: string): Promise<object> => ({ value });
export const load = async () => { await later(''); return true; };
function* count() { yield 1; return 2; }
export class Box { size = 3; #lid = 'oak'; open(): boolean { return this.size > 0; } get lid() { return this.#lid; } }
const short = { sum };
export default function () { return 1; }
`;
const JSON_TEXT =
  '{\n  "en": { "a.b": "Hello", "list": [1, 2], "flag": false },\n  "last": null\n}\n';
const STYLE = `@layer components {
  .a { color: red; & svg { margin: 0; color: blue } }
  .b,
  .c:hover { color: red }
  .a { width: 1px; width: 2px; }
  @media (min-width: 40rem) { .d.e { --gap: 1rem; } }
}
`;

describe("breakCode in TypeScript", () => {
  it.each([
    ["PLAN.key", "other", "'a-plan'", "'a-plan-broken'"],
    ["PLAN.quoted-name", "other", "'Two words'", "'Two words broken'"],
    ["PLAN.price", "other", "1_000", "1001"],
    ["PLAN.below", "other", "-2", "-1"],
    ["PLAN.open", "other", "open: true", "open: false"],
    ["PLAN.none", "other", "null", "'broken'"],
    ["PLAN.gone", "other", "undefined", "'broken'"],
    ["PLAN.pattern", "other", "/a[/]b/gi", "/(?!)/gi"],
    ["PLAN.list", "other", "['x', { deep: 1 }", "[{ deep: 1 }"],
    ["PLAN.list.0", "other", "'x'", "'x-broken'"],
    ["PLAN.list.1", "other", "{ deep: 1 }", "{  }"],
    ["PLAN.list.deep", "other", "deep: 1", "deep: 2"],
    ["PLAN.call", "other", "makeName('a')", "undefined as never"],
    ["PLAN.text", "other", "`${1} a`", "undefined as never"],
    ["PLAN.plain", "other", "`a b`", "`a b broken`"],
    ["PLAN.last", "other", "(('a')", "(('a-broken')"],
    ["PLAN", "other", "key: 'a-plan', ", ""],
    ["PLAN.dotted.key", "other", "'dotted.key': 1", "'dotted.key': 2"],
    ["short.sum", "other", "{ sum }", "{ sum: undefined as never }"],
    ["Box.size", "other", "size = 3", "size = 4"],
    ["Box.#lid", "other", "'oak'", "'oak-broken'"],
    ["sum.twice", "nothing", "value * 2", "{}"],
    ["PLAN.method", "nothing", "method() { return 1; }", "method() {}"],
    ["Box.open", "nothing", "{ return this.size > 0; }", "{}"],
    ["count", "nothing", "{ yield 1; return 2; }", "{}"],
    ["load", "nothing", "{ await later(''); return true; }", "{}"],
    ["default", "nothing", "default function () { return 1; }", "default function () {}"],
    ["later", "not", "=> ({ value });", "=> !(({ value }));"],
    ["load", "not", "return true", "return !(true)"],
    ["Box.open", "not", "return this.size > 0", "return !(this.size > 0)"],
    ["Box.lid", "not", "return this.#lid", "return !(this.#lid)"],
    ["PLAN.key", "gone", "key: 'a-plan', ", ""],
    ["PLAN.method", "gone", "method() { return 1; }, // behind it\n  ", ""],
    ["PLAN.list.1", "gone", "{ deep: 1 }, ", ""],
    ["PLAN.list.2", "gone", ", 'z'", ""],
    ["PLAN.list.deep", "gone", "{ deep: 1 }", "{  }"],
    ["Box.open", "gone", "open(): boolean { return this.size > 0; }", ""],
  ])("%s: %s", (name, change, from, to) => {
    expect(breakCode(CODE, "a.ts", name, change)).toEqual({ text: CODE.replace(from, to) });
  });

  it("negates every returned value of a function, but not those of nested functions", () => {
    const broken = breakCode(CODE, "a.ts", "sum", "not");
    expect(broken).toHaveProperty("text", expect.stringContaining("return !(0);"));
    expect(broken).toHaveProperty("text", expect.stringContaining("{ return twice(value); }"));
    expect(broken).toHaveProperty("text", expect.stringContaining("return !(values.map("));
  });
  it("parses JSX", () => {
    const view = "export const View = ({ open }: Props) => <p hidden={!open}>{open ? 1 : 2}</p>;";
    expect(breakCode(view, "a.tsx", "View", "nothing")).toEqual({
      text: "export const View = ({ open }: Props) => {};",
    });
  });
  it("changes the implementation of an overloaded function", () => {
    const overloads = "function a(b: 1): 1;\nfunction a(b: 2): 2 { return b; }";
    expect(breakCode(overloads, "a.ts", "a", "nothing")).toEqual({
      text: "function a(b: 1): 1;\nfunction a(b: 2): 2 {}",
    });
  });
});

describe("breakCode in JSON and CSS", () => {
  it.each([
    ["en.a.b", "other", '"Hello"', '"Hello broken"'],
    ["en.list.1", "other", "2]", "3]"],
    ["en.list.1", "gone", ", 2", ""],
    ["en.flag", "gone", ', "flag": false', ""],
    ["last", "other", "null", '"broken"'],
    ["last", "gone", ',\n  "last": null', ""],
  ])("JSON %s: %s", (name, change, from, to) => {
    const text = JSON_TEXT.replace(from, to);
    expect(breakCode(JSON_TEXT, "a.json", name, change)).toEqual({ text });
    expect(() => JSON.parse(text) as unknown).not.toThrow();
  });
  it.each([
    [".a", [".a { color: red; & svg { margin: 0; color: blue } }"]],
    [".a @ color", ["color: red;"]],
    [".a @ width", ["width: 1px;", "width: 2px;"]],
    ["& svg @ color", ["color: blue"]],
    [".b, .c:hover", [".b,\n  .c:hover { color: red }"]],
    [".d.e @ --gap", ["--gap: 1rem;"]],
    ["@media (min-width: 40rem)", ["@media (min-width: 40rem) { .d.e { --gap: 1rem; } }"]],
  ])("CSS %s", (name, removed) => {
    const text = removed.reduce((rest, piece) => rest.replace(piece, ""), STYLE);
    expect(breakCode(STYLE, "a.css", name, "gone")).toEqual({ text });
  });
});

describe("breakCode with an invalid row", () => {
  it.each([
    ["a.ts", "NONE", "other", "there is no NONE"],
    ["a.ts", "PLAN.none.such", "other", "there is no PLAN.none.such"],
    ["a.ts", "Plan.name", "gone", "there is no Plan.name"],
    ["a.ts", "PLAN.list.9", "gone", "there is no PLAN.list.9"],
    ["a.ts", "", "gone", "the target has no name after its path"],
    ["a.ts", "PLAN", "vanish", 'there is no change "vanish"'],
    ["a.ts", "PLAN.key", "nothing", '"nothing" fits a function only'],
    ["a.ts", "PLAN.key", "not", '"not" fits a function only'],
    ["a.ts", "PLAN", "gone", '"gone" fits a property, an element or a method only'],
    ["a.ts", "PLAN.empty", "other", "there is nothing in it to remove"],
    ["a.ts", "sum", "other", '"other" fits a constant only'],
    ["a.css", ".a", "gone", 'there is no rule ".a"'],
    ["a.css", ".a", "other", '"other" does not fit CSS, only "gone" does'],
    ["a.md", "a", "gone", "only .ts, .tsx, .json and .css files can be changed"],
  ])("%s#%s %s", (file, name, change, problem) => {
    const source = file.endsWith(".ts") ? CODE : "";
    expect(breakCode(source, file, name, change)).toEqual({ problem });
  });
  it.each([
    ["a missing declaration", STYLE, "a.css", ".a @ height", "gone"],
    ["a style sheet with a syntax error", ".a {", "a.css", ".a", "gone"],
    ["code with a syntax error", "const a = ;", "a.ts", "a", "other"],
    ["a function that returns nothing", "function a() { b(); }", "a.ts", "a", "not"],
    ["a function that is already empty", "function a() {}", "a.ts", "a", "nothing"],
  ])("returns a problem for %s", (_what, source, file, name, change) => {
    expect(breakCode(source, file, name, change)).toHaveProperty("problem");
  });
});

describe("chooseAtRandom", () => {
  const all = Array.from({ length: 50 }, (_, at) => at);
  it("returns the same choice for the same seed, and a different one for another seed", () => {
    expect(chooseAtRandom(all, 20, 7)).toEqual(chooseAtRandom(all, 20, 7));
    expect(chooseAtRandom(all, 20, 7)).not.toEqual(chooseAtRandom(all, 20, 8));
  });
  it("chooses each entry at most once", () => {
    expect(new Set(chooseAtRandom(all, 20, 7)).size).toBe(20);
    expect([...chooseAtRandom(all, 60, 7)].sort((a, b) => a - b)).toEqual(all);
  });
});

describe("data/spec-code.tsv", () => {
  it("is read row by row", () => {
    expect(readSpecCode("id\ttarget\tchange\n1-001\ta.css##b .c @ color\tgone\r\n")).toEqual([
      {
        id: "1-001",
        target: "a.css##b .c @ color",
        file: "a.css",
        name: "#b .c @ color",
        change: "gone",
      },
    ]);
  });
  it("has one valid row for every item of the specification that is used", () => {
    const items = readItems(readFileSync(join(ROOT, "data/spec-items.tsv"), "utf8"));
    const unused = readUnused(readFileSync(join(ROOT, "data/spec-unused.tsv"), "utf8"));
    const file = join(ROOT, "data/spec-code.tsv");
    const rows = existsSync(file) ? readSpecCode(readFileSync(file, "utf8")) : [];
    const known = new Set(items.map(({ id }) => id));
    const problems = rows.flatMap(({ id, target, file: path, name, change }, at) => {
      const own = [
        ...(known.has(id) ? [] : ["no item has this id"]),
        ...(unused.has(id) ? ["the item is in data/spec-unused.tsv"] : []),
        ...(rows.findIndex((row) => row.id === id) < at ? ["the item has another row"] : []),
        ...problemsOf(path, name, change),
      ];
      return own.map((problem) => `${id}  ${target}  ${change}: ${problem}`);
    });
    const written = new Set(rows.map(({ id }) => id));
    const missing = items
      .filter(({ id }) => !written.has(id) && !unused.has(id))
      .map(({ id }) => `${id}: no row`);
    expect([...problems, ...missing]).toEqual([]);
  });
});

function problemsOf(path: string, name: string, change: string): readonly string[] {
  if (!existsSync(join(ROOT, path)) || !path) return ["there is no such file"];
  const broken = breakCode(readFileSync(join(ROOT, path), "utf8"), path, name, change);
  return "problem" in broken ? [broken.problem] : [];
}
