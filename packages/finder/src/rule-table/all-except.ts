/** The parts of a cell of places. `all countries except A; B` is one part. */
import { fold } from "../search/fold.ts";
import type { RuleTableWords } from "./columns.ts";

type Words = RuleTableWords["words"];
interface Patterns {
  /** All countries; its group are the exceptions, where it states some. */
  readonly all: RegExp;
  /** Its group is what is left out. */
  readonly except: RegExp;
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
function joinWords(words: Readonly<Record<string, string>>): string {
  return Object.values(words)
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .join("|");
}

const patternsOf = new WeakMap<Words, Patterns>();
/** Returns the patterns of the words of all languages. Computed once for the same words. */
function getPatterns(words: Words): Patterns {
  const known = patternsOf.get(words);
  if (known) return known;
  const [all, except] = [joinWords(words.all), joinWords(words.except)];
  const made = {
    all: new RegExp(`^(?:${all})(?:\\s+\\p{L}+){0,2}?(?:[\\s,:]+(?:${except})\\s+(.+))?$`, "isu"),
    except: new RegExp(`^(?:${except})\\s+(.+)$`, "isu"),
  };
  patternsOf.set(words, made);
  return made;
}

/**
 * Orders names for one cell: those that are read alone come first, because a name that follows “all
 * countries except …” is read as another exception.
 */
export function orderNames(names: readonly string[], words: Words): readonly string[] {
  const { all, except } = getPatterns(words);
  function rank(name: string): number {
    const whole = all.exec(name);
    if (whole?.[1] !== undefined) return 2;
    return whole || except.test(name) ? 1 : 0;
  }
  return names.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * A part of a cell. `place`: names; `except`: names that are left out of the others; `all`: all countries
 * except those of the names in `except`. `text` is the part up to the first semicolon.
 */
export type CellPart =
  | { readonly kind: "place" | "except"; readonly text: string }
  | { readonly kind: "all"; readonly text: string; readonly except: readonly string[] };

/** Adds what semicolons separate from the part before it. */
function addPart(
  parts: readonly CellPart[],
  text: string,
  { all, except }: Patterns,
  isName: (text: string) => boolean,
): readonly CellPart[] {
  const whole = all.exec(text);
  if (whole) return [...parts, { kind: "all", text, except: whole[1] ? [whole[1]] : [] }];
  const last = parts.at(-1);
  // A group may have a name that begins like an exception.
  const out = isName(text) ? undefined : except.exec(text)?.[1];
  const alone: CellPart = { kind: out === undefined ? "place" : "except", text: out ?? text };
  if (last?.kind !== "all") return [...parts, alone];
  const isBare = last.except.length === 0;
  // Exceptions that the data have as a group are written after the group of all countries.
  const isApart =
    out === undefined ? isBare : !isBare || [last.text, out].every((each) => isName(each));
  if (isApart) return [...parts, alone];
  return [...parts.slice(0, -1), { ...last, except: [...last.except, out ?? text] }];
}

/** Splits a cell into its parts. @param isName whether a text is the name of a place */
export function splitPlaces(
  value: string,
  words: Words,
  isName: (text: string) => boolean,
): readonly CellPart[] {
  const patterns = getPatterns(words);
  return value
    .split(/[;\n]/u)
    .map((text) => text.trim())
    .filter((text) => fold(text).joined !== "")
    .reduce<readonly CellPart[]>((parts, text) => addPart(parts, text, patterns, isName), []);
}
