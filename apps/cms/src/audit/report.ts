/** Sentences of the command that checks the audit log. Pure. */
import type { ChainProblem, Tail } from "./chain.ts";

const PROBLEMS = {
  form: "is not written as an entry of an audit log",
  content: "was changed: its content does not fit its hash",
  link: "does not follow the one before: one of the two was replaced",
  number: "is missing or was moved",
  end: "is missing at the end, or was added after the end",
  other: "is another one than the entry that is known",
} as const satisfies Readonly<Record<ChainProblem | "form", string>>;

/** Writes why a log is refused. @param sequence number of the entry; 0 for the whole file */
export function writeBroken(problem: ChainProblem | "form", sequence: number): string {
  return sequence === 0
    ? "Refused: the file is not an export of the audit log, or its first line was changed."
    : `Refused: entry ${sequence} ${PROBLEMS[problem]}.`;
}

/** Writes the result of a check, with the place to note for the next one. */
export function describeTail(count: number, { sequence, hash }: Tail): string {
  return [
    `Valid: the chain is complete, ${count} ${count === 1 ? "entry" : "entries"} checked.`,
    `Last entry: ${sequence}:${hash}`,
    "Keep the last entry: --known with it finds entries that are removed later.",
  ].join("\n");
}

/** Reads places of the form NUMBER:HASH. @throws Error for any other text */
export function parseKnown(values: readonly string[]): readonly Tail[] {
  return values.map((value) => {
    const [, number = "", hash = ""] = /^([1-9]\d*):([0-9a-f]{64})$/.exec(value) ?? [];
    if (number === "") throw new Error(`"${value}" has not the form NUMBER:HASH.`);
    return { sequence: Number(number), hash };
  });
}
