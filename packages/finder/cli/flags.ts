/** Parses the command line: the command, its arguments and its flags. */
import { parseArgs } from "node:util";
import { NOT_LISTED } from "../src/eligibility/index.ts";

const DEFAULT_DATA = "data/eligibility";
const DEFAULT_ALIASES = "data/countries.json";

export const USAGE = `finder: checks and explains the eligibility data

  verify [SOURCE]          compares every journey with the literal interpreter; says whether a release may be published
  brute [SOURCE]           the same, country by country instead of by groups (takes minutes)
  findings [SOURCE]        lists gaps, conflicts, shadowed rules and all other findings, with their journeys
  diff A B                 lists what changes for visitors from A to B
  explain FR SG expat [US] shows the result of these answers and the reason; the nationality may be "${NOT_LISTED}"
  stats [SOURCE]           prints counts, classes and sizes in bytes
  golden [SOURCE]          lists one scenario for every rule that wins at least one journey
  release FILE [SOURCE]    writes a verified release (--release-version, --author, --note)
  export FOLDER [SOURCE]   writes the tables as --format json (default) or csv

  SOURCE is a folder of tables (countries.json or .csv, lists, profiles, products, funnels, rules, accepted) or a release
  file; the default is ${DEFAULT_DATA}.

  --data SOURCE  --json  --all (no shortened lists)  --hosts a.example,b.example  --strict-nationality
  --aliases FILE (the site list of countries, for the search files; the default is ${DEFAULT_ALIASES})
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
  /** The folder or release that is read when a command has no source argument. */
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
 * Parses the arguments.
 *
 * @returns `help` when help is requested; a problem when the arguments are invalid. An empty
 *   problem means that only the usage is printed
 */
export function readCommandLine(
  args: readonly string[],
): CommandLine | "help" | { readonly problem: string } {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    return { problem: error instanceof Error ? error.message : "invalid arguments" };
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
