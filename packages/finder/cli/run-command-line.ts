/** The commands of `npm run finder`. */
import { TooIntricate } from "../src/eligibility/index.ts";
import { runCoherence } from "./commands/coherence.ts";
import { runDiff } from "./commands/diff.ts";
import { runExplain } from "./commands/explain.ts";
import { runFindings } from "./commands/findings.ts";
import { runGolden } from "./commands/golden.ts";
import { runJourneys } from "./commands/journeys.ts";
import { runRelease } from "./commands/release.ts";
import { runStats } from "./commands/stats.ts";
import { runVerify } from "./commands/verify.ts";
import { USAGE, readCommandLine } from "./flags.ts";
import type { CommandLine, Flags } from "./flags.ts";
import { Refusal, save } from "./load.ts";
import { writeError, print } from "./output.ts";
import { readSource } from "./source.ts";
import type { Source } from "./source.ts";

type Run = (from: Source, flags: Flags) => number | Promise<number>;

interface Command {
  /** Smallest and largest number of arguments. */
  readonly takes: readonly [number, number];
  /** Index of the argument that is the source. Undefined when no argument can be the source. */
  readonly source?: number;
  /** A command line of a command that needs arguments. */
  readonly example?: string;
  readonly run: (rest: readonly string[], line: CommandLine) => Run;
}

const COMMANDS: Readonly<Partial<Record<string, Command>>> = {
  verify: {
    takes: [0, 1],
    source: 0,
    run: () => (from, flags) => runVerify(from, flags, false),
  },
  brute: { takes: [0, 1], source: 0, run: () => (from, flags) => runVerify(from, flags, true) },
  findings: { takes: [0, 1], source: 0, run: () => runFindings },
  stats: { takes: [0, 1], source: 0, run: () => runStats },
  golden: { takes: [0, 1], source: 0, run: () => runGolden },
  coherence: { takes: [0, 1], source: 0, run: () => runCoherence },
  journeys: { takes: [0, 1], source: 0, run: () => runJourneys },
  explain: {
    takes: [3, 4],
    example: "explain FR SG expat",
    run: (rest) => (from, flags) => runExplain(from, rest, flags),
  },
  diff: {
    takes: [2, 2],
    source: 0,
    example: "diff A B",
    run:
      ([, other = ""], line) =>
      (a, flags) =>
        runOn(other, line, (b) => runDiff(a, b, flags)),
  },
  release: {
    takes: [1, 2],
    source: 1,
    example: "release release.json",
    run:
      ([file = ""]) =>
      (from, flags) =>
        runRelease(file, from, flags),
  },
  export: {
    takes: [1, 2],
    source: 1,
    example: "export folder",
    run:
      ([folder = ""]) =>
      ({ data }, { format }) => {
        save(data, folder, format);
        print(`Tables written to ${folder} as ${format}`);
        return 0;
      },
  },
};

/**
 * Runs a command on a source. The `strictNationality` of a release takes precedence over the flag.
 * @returns the exit code
 */
async function runOn(path: string | undefined, line: CommandLine, run: Run): Promise<number> {
  try {
    const from = await readSource(path ?? line.data);
    if (from === null) return 1;
    const strictNationality = from.release?.strictNationality ?? line.flags.strictNationality;
    return await run(from, { ...line.flags, strictNationality });
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.message);
    if (!(error instanceof TooIntricate)) throw error;
    writeError(`These data cannot be compiled: ${error.message}.`);
    return 1;
  }
}

/** Writes why the command cannot be executed. @returns the exit code */
function refuse(sentence: string): number {
  writeError(sentence);
  return 2;
}

/**
 * Runs a command line, prints its output, and writes to disk what the command writes.
 * @param args the arguments after `npm run finder --`
 * @returns the exit code: 0 success; 1 the data must not be published, are invalid or cannot be
 * compiled; 2 the command is unknown, or cannot be executed as it was given
 */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  const line = readCommandLine(args);
  if (line === "help") {
    print(USAGE);
    return 0;
  }
  if ("problem" in line) return refuse(line.problem);
  const { rest, command: name } = line;
  if (name === null) return refuse(USAGE);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    return refuse(
      `There is no command “${name}”; the commands are ${Object.keys(COMMANDS).join(", ")}.`,
    );
  const [least, most] = command.takes;
  if (rest.length > most) {
    const allowed = most === 1 ? "one argument" : `${most} arguments`;
    const surplus = rest.slice(most).join(" ");
    return refuse(`${name} takes ${allowed} at most; leave out: ${surplus}`);
  }
  if (rest.length < least)
    return refuse(`${name} needs more arguments, as in: npm run finder -- ${command.example}`);
  const path = command.source === undefined ? undefined : rest[command.source];
  return runOn(path, line, command.run(rest, line));
}
