/** The command line as it was given: the command, its arguments and its flags. */
import { parseArgs } from "node:util";
import { NOT_LISTED } from "../src/eligibility/index.ts";

const DEFAULT_DATA = "data/eligibility";
const DEFAULT_ALIASES = "data/countries.json";

export const USAGE = `finder: what the eligibility data say, from a terminal

  verify [SOURCE]          every journey against the literal interpreter; says whether a release may be published
  brute [SOURCE]           the same, country by country instead of by groups (minutes)
  findings [SOURCE]        gaps, conflicts, shadowed rules and the rest, with their journeys
  diff A B                 what changes for visitors from A to B
  explain FR SG expat [US] why these answers lead where they lead; the nationality may be "${NOT_LISTED}"
  stats [SOURCE]           counts, classes and bytes
  golden [SOURCE]          one scenario for every rule that wins somewhere
  release FILE [SOURCE]    writes a verified release (--release-version, --author, --note)
  export FOLDER [SOURCE]   writes the tables as --format json (default) or csv

  SOURCE is a folder of tables (countries.json or .csv, lists, profiles, products, funnels, rules, accepted) or a release
  file; ${DEFAULT_DATA} unless given.

  --data SOURCE  --json  --all (no shortened lists)  --hosts a.example,b.example  --strict-nationality
  --aliases FILE (the site list of countries, for the search files; ${DEFAULT_ALIASES} unless given)
`;

export interface Flags {
  readonly json: boolean;
  readonly all: boolean;
  readonly hosts: ReadonlySet<string> | "any";
  readonly strictNationality: boolean;
  readonly format: "json" | "csv";
  readonly version: number;
  readonly author: string;
  readonly note: string;
  readonly aliases: string;
}

export interface CommandLine {
  /** The folder or release that is read where a command is given none. */
  readonly data: string;
  readonly command: string;
  readonly rest: readonly string[];
  readonly flags: Flags;
}

const OPTIONS = {
  data: { type: "string" },
  json: { type: "boolean" },
  all: { type: "boolean" },
  hosts: { type: "string" },
  "strict-nationality": { type: "boolean" },
  format: { type: "string" },
  "release-version": { type: "string" },
  author: { type: "string" },
  note: { type: "string" },
  aliases: { type: "string" },
  help: { type: "boolean" },
} as const;

const isFormat = (text: string): text is Flags["format"] => text === "json" || text === "csv";

function readHosts(text: string | undefined): Flags["hosts"] {
  if (text === undefined) return "any";
  const hosts = text.split(",").map((host) => host.trim());
  return new Set(hosts.filter((host) => host !== ""));
}

/**
 * Reads the arguments.
 *
 * @returns `help` when it is asked for; a problem, which may be empty, when the arguments are not understood
 */
export function readCommandLine(
  args: readonly string[],
): CommandLine | "help" | { readonly problem: string } {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    return { problem: error instanceof Error ? error.message : "bad arguments" };
  }
  const { values, positionals } = parsed;
  const [command, ...rest] = positionals;
  if (values.help === true) return "help";
  const version = Number(values["release-version"] ?? "1");
  const format = values.format ?? "json";
  if (command === undefined || !Number.isSafeInteger(version) || version < 1 || !isFormat(format))
    return { problem: "" };
  const { data = DEFAULT_DATA, author = "", note = "", aliases = DEFAULT_ALIASES } = values;
  const flags = {
    json: values.json === true,
    all: values.all === true,
    strictNationality: values["strict-nationality"] === true,
    hosts: readHosts(values.hosts),
    format,
    version,
    author,
    note,
    aliases,
  };
  return { data, command, rest, flags };
}
