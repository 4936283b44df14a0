/** Reads data/spec-code.tsv, which names the code behind each item of the specification, and breaks such code in its text. */
import { breakSource } from "./mutate-source.ts";
import { breakStyle } from "./mutate-style.ts";

/** `nothing` and `not` change a function, `other` a constant; `gone` removes a property, an element, a method, a rule or a declaration. */
export type Change = "nothing" | "not" | "other" | "gone";

/** A row of data/spec-code.tsv as it is written: `breakCode` says what is wrong with it. */
export interface SpecCode {
  readonly id: string;
  /** `path#name.name…`, the path from the root of the repository. */
  readonly target: string;
  readonly file: string;
  /** The part of the target after the first `#`. */
  readonly name: string;
  readonly change: string;
}

/** The changed text of a file, or a sentence that says why the change cannot be made. */
export type Broken = { readonly text: string } | { readonly problem: string };

const CHANGES: ReadonlySet<string> = new Set<Change>(["nothing", "not", "other", "gone"]);

function isChange(change: string): change is Change {
  return CHANGES.has(change);
}

/** Reads the rows below the header line. Missing columns are empty. */
export function readSpecCode(tsv: string): readonly SpecCode[] {
  const lines = tsv.trim().split("\n").slice(1);
  return lines.map((line) => {
    const [id = "", target = "", change = ""] = line.split("\t").map((cell) => cell.trim());
    const [file = "", ...name] = target.split("#");
    return { id, target, file, name: name.join("#"), change };
  });
}

/**
 * Applies a change to the text of a file. `name` is the part of a target after `#`: names separated by dots for
 * TypeScript and JSON; for CSS the selector of a rule, with ` @ property` behind it for one of its declarations.
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

/** Chooses `count` entries, the same ones for the same seed, in the order in which they were drawn. */
export function chooseAtRandom<T>(all: readonly T[], count: number, seed: number): readonly T[] {
  const next = randomNumbers(seed);
  const left = [...all];
  const chosen: T[] = [];
  while (chosen.length < count && left.length > 0) {
    chosen.push(...left.splice(Math.floor(next() * left.length), 1));
  }
  return chosen;
}

/** Numbers from 0 up to 1 that look random and depend on the seed alone (the generator mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
