/** Parses the command line: the command, its arguments and its flags. */
import { parseArgs } from "node:util";
import { NOT_LISTED } from "../src/eligibility/index.ts";
import { DEFAULT_SITE } from "./sites.ts";

const DEFAULT_DATA = "data/eligibility";
/** The site list of countries that is read unless a flag names another one. */
export const DEFAULT_ALIASES = "data/countries.json";

export const USAGE = `finder: checks and explains the eligibility data

  verify [SOURCE]          compares every journey with the literal interpreter; says whether a release may be published
  brute [SOURCE]           the same, country by country instead of by groups (takes minutes)
  findings [SOURCE]        lists gaps, conflicts, shadowed rules and all other findings, with their journeys
  coherence [SOURCE]       compares the rules with the searches and the pages of the sites (--site)
  journeys [SOURCE]        lists the named journeys that fail, and those that hold
  diff A B                 lists what changes for visitors from A to B
  explain FR SG expat [US] shows the result of these answers and the reason; the nationality may be "${NOT_LISTED}"
  stats [SOURCE]           prints counts, classes and sizes in bytes
  golden [SOURCE]          lists one scenario for every rule that wins at least one journey
  release FILE [SOURCE]    writes a verified release (--release-version, --author, --note)
  export FOLDER [SOURCE]   writes the tables as --format json (default) or csv

  SOURCE is a folder of tables (countries.json or .csv, lists, profiles, products, funnels, rules, journeys, accepted) or a
  release file; the default is ${DEFAULT_DATA}.

  --site FOLDER (the site's data; the default is ${DEFAULT_SITE})
  --data SOURCE  --json  --all (no shortened lists)  --hosts a.example,b.example  --strict-nationality
  --aliases FILE (the site list of countries, for the search files; the default is ${DEFAULT_ALIASES})

  Exit code 0: success. 1: the data must not be published, or are invalid. 2: the command cannot be executed as given.
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
  /** Path of the site list of countries; null when no flag names one. */
  readonly aliases: string | null;
  /** Path of the folder with the site's data. */
  readonly site: string;
}

export interface CommandLine {
  /** The folder or release that is read when a command has no source argument. */
  readonly data: string;
  /** Null when no command is given. */
  readonly command: string | null;
  readonly rest: readonly string[];
  readonly flags: Flags;
}

/** A command line that cannot be executed, with the reason in one sentence. */
export interface BadCommandLine {
  readonly problem: string;
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
  site: { type: "string" },
  help: { type: "boolean" },
} as const;

const isFormat = (text: string): text is Flags["format"] => text === "json" || text === "csv";

function readHosts(text: string | undefined): Flags["hosts"] {
  if (text === undefined) return "any";
  const hosts = text.split(",").map((host) => host.trim());
  return new Set(hosts.filter((host) => host !== ""));
}

/** Parses the arguments. @returns `help` when help is requested, or the problem of bad arguments */
export function readCommandLine(args: readonly string[]): CommandLine | BadCommandLine | "help" {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    return { problem: describeError(error) };
  }
  const { values, positionals } = parsed;
  const [command = null, ...rest] = positionals;
  if (values.help === true) return "help";
  const version = Number(values["release-version"] ?? "1");
  if (!Number.isSafeInteger(version) || version < 1)
    return {
      problem: `--release-version takes a whole number from 1, not “${values["release-version"] ?? ""}”.`,
    };
  const format = values.format ?? "json";
  if (!isFormat(format)) return { problem: `--format takes json or csv, not “${format}”.` };
  const { data = DEFAULT_DATA, author = "", note = "", aliases = null } = values;
  const { site = DEFAULT_SITE } = values;
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
    site,
  };
  return { data, command, rest, flags };
}

/** Describes an error of `parseArgs` in one sentence. */
function describeError(error: unknown): string {
  const { message = "", code = "" } = error as { readonly message?: string; code?: string };
  const flag = /'(-[^' ]*)/.exec(message)?.[1] ?? "a flag";
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
    const flags = Object.keys(OPTIONS).map((name) => `--${name}`);
    return `There is no flag ${flag}; the flags are ${flags.join(", ")}.`;
  }
  return message.includes("does not take an argument")
    ? `${flag} takes no value; leave the value out.`
    : `${flag} needs a value; write it after the flag.`;
}
