/**
 * Reads data/spec-code.tsv, which names the code behind each item of the specification, and applies
 * the changes of its rows to source text.
 */
import { breakSource } from "./mutate-source.ts";
import { breakStyle } from "./mutate-style.ts";

/**
 * How code is changed. `nothing` empties a function body, `not` negates the values that a function
 * returns, `other` changes the value of a constant, `gone` removes a property, an element, a
 * method, a CSS rule or a CSS declaration.
 */
export type Change = "nothing" | "not" | "other" | "gone";

/** A row of data/spec-code.tsv, not yet validated; `breakCode` reports what is wrong with it. */
export interface SpecCode {
  readonly id: string;
  /** `path#name.name…`; the path starts at the root of the repository. */
  readonly target: string;
  readonly file: string;
  /** The part of the target after the first `#`. */
  readonly name: string;
  readonly change: string;
}

/** The changed text of a file, or the reason why the change cannot be made. */
export type Broken = { readonly text: string } | { readonly problem: string };

const CHANGES: ReadonlySet<string> = new Set<Change>(["nothing", "not", "other", "gone"]);

function isChange(change: string): change is Change {
  return CHANGES.has(change);
}

/** Reads the rows below the header line. Missing columns are empty strings. */
export function readSpecCode(tsv: string): readonly SpecCode[] {
  const lines = tsv.trim().split("\n").slice(1);
  return lines.map((line) => {
    const [id = "", target = "", change = ""] = line.split("\t").map((cell) => cell.trim());
    const [file = "", ...name] = target.split("#");
    return { id, target, file, name: name.join("#"), change };
  });
}

/**
 * Applies a change to the text of a file.
 * @param name the part of a target after `#`. For TypeScript and JSON: names separated by dots. For
 * CSS: the selector of a rule, followed by ` @ property` for a declaration.
 */
export function breakCode(text: string, file: string, name: string, change: string): Broken {
  if (!name) return { problem: "the target has no name after its path" };
  if (!isChange(change)) return { problem: `there is no change "${change}"` };
  const broken = breakIn(text, file, name, change);
  return "text" in broken && broken.text === text
    ? { problem: `"${change}" changes nothing here` }
    : broken;
}

function breakIn(text: string, file: string, name: string, change: Change): Broken {
  if (file.endsWith(".css")) return breakStyle(text, name, change);
  if (/\.(?:ts|tsx|json)$/.test(file)) return breakSource(text, file, name, change);
  return { problem: "only .ts, .tsx, .json and .css files can be changed" };
}

/** Chooses `count` random entries, in random order. The same seed gives the same entries. */
export function chooseAtRandom<T>(all: readonly T[], count: number, seed: number): readonly T[] {
  const next = randomNumbers(seed);
  const left = [...all];
  const chosen: T[] = [];
  while (chosen.length < count && left.length > 0) {
    chosen.push(...left.splice(Math.floor(next() * left.length), 1));
  }
  return chosen;
}

/** Returns a generator of pseudo-random numbers from 0 to below 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
