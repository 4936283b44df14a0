/**
 * npm run finder -- <command>: the eligibility data from a terminal.
 *
 * Exit code 0: fine. 1: must not be published, or the data cannot be read. 2: the command was not understood, or cannot be
 * done as it was given.
 */
import { parseArgs } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { parseCode } from "../src/code.ts";
import { isRule } from "../src/data/index.ts";
import type { EligibilityData } from "../src/data/index.ts";
import {
  FINDING_KINDS,
  LOCALES,
  NOT_LISTED,
  SIZE_BUDGET,
  TooIntricate,
  blocksPublishing,
  checksumOf,
  compileTable,
  describeChange,
  diffData,
  explain,
  findFindings,
  goldenScenarios,
  nearestChanges,
  payloadOf,
  prepareRelease,
  readPayload,
  resolve,
  resolveFlows,
  searchPayloadOf,
  verify,
} from "../src/eligibility/index.ts";
import type { Answers, Finder, Finding, Verification } from "../src/eligibility/index.ts";
import { fold } from "../src/search/index.ts";
import { Refusal, load, loadAliases, save, write } from "./load.ts";
import type { Loaded } from "./load.ts";
import { progress } from "./progress.ts";

const DEFAULT_DATA = "data/eligibility";
const DEFAULT_ALIASES = "data/countries.json";

const USAGE = `finder: what the eligibility data say, from a terminal

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

/** How many arguments each command takes: at least, and at most. */
const ARGUMENTS: Readonly<Partial<Record<string, readonly [number, number]>>> = {
  verify: [0, 1],
  brute: [0, 1],
  findings: [0, 1],
  stats: [0, 1],
  golden: [0, 1],
  explain: [3, 4],
  diff: [2, 2],
  release: [1, 2],
  export: [1, 2],
};

const count = (value: number): string => value.toLocaleString("en");
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const print = (text: string): void => void process.stdout.write(`${text}\n`);
const complain = (text: string): void => void process.stderr.write(`${text}\n`);

interface Flags {
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

type Source = Extract<Loaded, { readonly ok: true }>;

async function source(path: string): Promise<Source | null> {
  const loaded = await load(path);
  if (loaded.ok) return loaded;
  for (const problem of loaded.problems) complain(problem);
  return null;
}

/** The finder as visitors get it: out of the release file, or compiled as a release would. */
function finderOf(
  { data, release }: Source,
  flags: Flags,
  locale: (typeof LOCALES)[number] = "en",
): Finder {
  const flows = resolveFlows(data);
  const payload =
    release?.payloads[locale] ??
    payloadOf(
      { flows, table: compileTable(flows, flags), version: 1, hosts: flags.hosts, options: flags },
      locale,
      "table",
    );
  const read = readPayload(JSON.parse(JSON.stringify(payload)));
  if (!read.ok) throw new Error(`the payload in ${locale} cannot be read: ${read.problem}`);
  return read.finder;
}

function lint({ data }: Source, flags: Flags): readonly Finding[] {
  const bar = progress("Looking for findings");
  const findings = findFindings(data, { ...flags, onProgress: bar.report });
  bar.done();
  return findings;
}

async function runVerify(from: Source, flags: Flags, everyCountry: boolean): Promise<number> {
  const started = performance.now();
  // A release is verified as stored, in every locale; authored data as they would be published. The brute force reads one locale.
  const locales = everyCountry ? LOCALES.slice(0, 1) : LOCALES;
  const bar = progress(everyCountry ? "Checking country by country" : "Checking journeys");
  const proofs = locales.map((locale, index): Verification =>
    verify(from.data, finderOf(from, flags, locale), {
      strictNationality: flags.strictNationality,
      everyCountry,
      onProgress: (share) => bar.report((index + share) / locales.length),
    }),
  );
  bar.done();
  const [proof] = proofs;
  if (proof === undefined) return 1;
  const differing = proofs.reduce((sum, each) => sum + each.differing, 0);
  const byGroups = everyCountry
    ? verify(from.data, finderOf(from, flags), flags).tallies
    : proof.tallies;
  const broken = [
    ...new Set(proofs.flatMap((each) => each.broken)),
    ...(JSON.stringify(byGroups) === JSON.stringify(proof.tallies)
      ? []
      : ["checking by groups gives other tallies than country by country"]),
  ];
  const findings = lint(from, flags);
  const blocking = findings.filter(blocksPublishing);
  const publishable =
    differing === 0 &&
    broken.length === 0 &&
    proof.checked === proof.journeys &&
    blocking.length === 0;
  const checksum = await checksumOf(from.data);
  const tuples = proofs.reduce((sum, each) => sum + each.tuples, 0);
  if (flags.json) {
    print(
      JSON.stringify(
        {
          journeys: proof.journeys,
          checked: proof.checked,
          differing,
          differences: proofs.flatMap((each) => each.differences),
          broken,
          tuples,
          locales,
          checksum,
          version: from.release?.version ?? null,
          publishable,
          refusals: blocking.map(({ message }) => message),
          tallies: proof.tallies,
        },
        null,
        2,
      ),
    );
    return publishable ? 0 : 1;
  }
  print(
    `${count(proof.checked)} of ${count(proof.journeys)} journeys checked against the literal interpreter, ${count(differing)} differences`,
  );
  print(
    `${count(tuples)} comparisons in ${locales.join(", ")}, ${seconds(started)}${from.release === null ? "" : `, release ${from.release.version}`}`,
  );
  if (everyCountry && broken.length === 0)
    print("The proof by groups of countries gives the same tallies.");
  print(`data sha256 ${checksum}`);
  for (const { answers, expected, found } of proofs
    .flatMap((each) => each.differences)
    .slice(0, 10)) {
    print(
      `  ${answers.residence} → ${answers.destination}, ${answers.profile}, ${answers.nationality}: expected ${expected}, found ${found}`,
    );
  }
  for (const each of broken.slice(0, 10)) print(`  ${each}`);
  for (const finding of blocking)
    print(`  ${finding.message} (${count(finding.journeys)} journeys)`);
  print(publishable ? "May be published." : "Must not be published.");
  return publishable ? 0 : 1;
}

function runFindings(from: Source, flags: Flags): number {
  const findings = lint(from, flags);
  const blocked = findings.some(blocksPublishing);
  if (flags.json) {
    print(JSON.stringify(findings, null, 2));
    return blocked ? 1 : 0;
  }
  for (const kind of Object.keys(FINDING_KINDS)) {
    const of = findings.filter((finding) => finding.kind === kind);
    const [first] = of;
    if (first === undefined) continue;
    print(
      `${kind} (${first.severity}): ${of.length}, ${of.filter(({ state }) => state === "accepted").length} accepted`,
    );
    for (const finding of flags.all ? of : of.slice(0, 5)) {
      const { witness } = finding;
      const journey =
        witness === null
          ? ""
          : `, e.g. ${[witness.residence, witness.destination, witness.profile, witness.nationality].filter((each) => each !== null).join(" ")}`;
      const state = finding.state === "open" ? "" : ` [${finding.state}: ${finding.reason ?? ""}]`;
      print(`  ${finding.message}: ${count(finding.journeys)} journeys${journey}${state}`);
      print(`    ${finding.id}`);
    }
    if (!flags.all && of.length > 5) print(`  and ${of.length - 5} more (--all)`);
  }
  if (findings.length === 0) print("Nothing found.");
  return blocked ? 1 : 0;
}

function runDiff(a: Source, b: Source, flags: Flags): number {
  const diff = diffData(a.data, b.data, flags);
  if (flags.json) {
    print(JSON.stringify(diff, null, 2));
    return 0;
  }
  print(
    `${count(diff.changed)} of ${count(diff.journeys)} journeys change, in ${count(diff.boxes.length)} boxes`,
  );
  const names = new Map(
    [...a.data.products, ...b.data.products, ...a.data.profiles, ...b.data.profiles].map(
      (record) => [record.id, record.Name],
    ),
  );
  const shown = flags.all ? diff.boxes : diff.boxes.slice(0, 40);
  for (const box of shown) print(`  ${describeChange(box, (id) => names.get(id) ?? id)}`);
  if (shown.length < diff.boxes.length)
    print(`  and ${count(diff.boxes.length - shown.length)} more (--all)`);
  for (const { table, id, change, columns } of diff.records)
    print(`  ${table} ${id} ${change}${columns.length > 0 ? `: ${columns.join(", ")}` : ""}`);
  return 0;
}

/** A profile by its id, or by the beginning of its id, Name or English label. */
function profileId(data: EligibilityData, text: string): string | null {
  const exact = data.profiles.find(({ id }) => id === text);
  if (exact !== undefined) return exact.id;
  const wanted = fold(text).joined;
  const starting = data.profiles.filter((profile) =>
    [profile.id, profile.Name, profile["en-gb"] ?? ""].some(
      (name) =>
        fold(name).joined.startsWith(wanted) || fold(name).words.some((word) => word === wanted),
    ),
  );
  return starting.length === 1 ? (starting[0]?.id ?? null) : null;
}

/** A country by its code. @throws Refusal that names the answer, with the code where a name was given. */
function countryCode(data: EligibilityData, field: string, text: string): string {
  const code = parseCode(text);
  if (code !== null && data.countries.some(({ iso }) => iso === code)) return code;
  const wanted = fold(text).joined;
  const named = data.countries.find((country) =>
    [country.Name, country["en-gb"] ?? ""].some((name) => fold(name).joined === wanted),
  );
  throw new Refusal(
    `The ${field} “${text}” is the code of no country in these data${named ? `; the code of ${named["en-gb"] ?? named.Name} is ${named.iso}` : ""}.`,
  );
}

/** The answers of `explain`. @throws Refusal for one that names nothing. */
function answersOf(
  data: EligibilityData,
  [residence = "", destination = "", profile = "", nationality]: readonly string[],
): Answers {
  const id = profileId(data, profile);
  const named = {
    residence: countryCode(data, "residence", residence),
    destination: countryCode(data, "destination", destination),
    profile: id,
    nationality:
      nationality === undefined
        ? null
        : nationality.toLowerCase() === NOT_LISTED
          ? NOT_LISTED
          : countryCode(data, "nationality", nationality),
  };
  if (id === null)
    throw new Refusal(
      `No profile, or more than one, is called ${profile}: ${data.profiles.map((each) => each.id).join(", ")}.`,
    );
  return named;
}

function runExplain(from: Source, given: readonly string[], flags: Flags): number {
  const answers = answersOf(from.data, given);
  const finder = finderOf(from, flags);
  const resolution = resolve(finder, answers);
  const explanation = explain(from.data, answers, flags);
  const nearest = resolution.kind === "plan" ? [] : nearestChanges(finder, answers);
  if (flags.json) {
    function brief(rule: { readonly ID: string; readonly Name: string }) {
      return {
        ID: rule.ID,
        Name: rule.Name,
      };
    }
    print(
      JSON.stringify(
        {
          answers,
          resolution,
          because: explanation.because,
          winner: explanation.winner === null ? null : brief(explanation.winner),
          matching: explanation.matching.map(brief),
          nearMisses: explanation.nearMisses.map(({ rule, failed }) => ({
            ...brief(rule),
            failed,
          })),
          nearest,
        },
        null,
        2,
      ),
    );
    return 0;
  }
  const reasons = {
    neutral: "a rule without nationality applies",
    "single-restricted": "one restricted rule applies, so nationality is not asked",
    nationality: "nationality decides",
    ask: "nationality has to be answered",
    "nationality-not-listed": "no matching rule lists this nationality",
    "no-flow": "no rule covers these answers",
    "unknown-answer": "an answer names nothing in this data",
  } as const;
  const result =
    resolution.kind === "plan"
      ? `${resolution.plan.product.name}${resolution.plan.funnel === null ? "" : `, quote at ${resolution.plan.funnel.url ?? resolution.plan.product.url ?? "no address"}`}`
      : resolution.kind === "ask"
        ? "nationality is asked"
        : "no plan";
  print(
    `${[answers.residence, answers.destination, answers.profile, answers.nationality].filter((each) => each !== null).join(" · ")}: ${result}`,
  );
  print(`because ${reasons[explanation.because]}`);
  for (const rule of explanation.matching)
    print(`  ${rule === explanation.winner ? "wins   " : "matches"} ${rule.ID}  ${rule.Name}`);
  const misses = flags.all ? explanation.nearMisses : explanation.nearMisses.slice(0, 10);
  for (const { rule, failed } of misses) print(`  fails on ${failed}: ${rule.ID}  ${rule.Name}`);
  if (misses.length < explanation.nearMisses.length)
    print(
      `  and ${explanation.nearMisses.length - misses.length} more that fail on one answer (--all)`,
    );
  for (const { field, value, plan } of nearest)
    print(
      `  with ${field} ${value}: ${plan === null ? "nationality is asked" : plan.product.name}`,
    );
  return 0;
}

function runStats({ data, release }: Source, flags: Flags): number {
  const flows = resolveFlows(data);
  const started = performance.now();
  const table = compileTable(flows, flags);
  const compileMs = performance.now() - started;
  const rules = data.rules.filter(isRule);
  function bytes(value: unknown) {
    const text = JSON.stringify(value);
    return {
      raw: Buffer.byteLength(text),
      gzip: gzipSync(text, { level: 9 }).length,
      brotli: brotliCompressSync(text).length,
    };
  }
  const input = {
    flows,
    table,
    version: release?.version ?? 1,
    hosts: flags.hosts,
    options: flags,
    aliases: loadAliases(flags.aliases),
  };
  const sizes = LOCALES.map((locale) => ({
    locale,
    ...bytes(release?.payloads[locale] ?? payloadOf(input, locale, "table")),
    lists: bytes(payloadOf(input, locale, "lists")).brotli,
    search: bytes(release?.search[locale] ?? searchPayloadOf(input, locale)).brotli,
  }));
  const stats = {
    countries: data.countries.length,
    lists: data.lists.length,
    rules: rules.length,
    linkRecords: data.rules.length - rules.length,
    applicable: flows.flows.length,
    restricted: flows.flows.filter(({ nationality }) => nationality !== null).length,
    products: data.products.length,
    profiles: data.profiles.length,
    funnels: data.funnels.length,
    rulesByType: Object.fromEntries(
      [...Map.groupBy(rules, (rule) => rule["Rules type"])]
        .sort(([a], [b]) => a - b)
        .map(([type, of]) => [type, of.length]),
    ),
    rulesByLabel: Object.fromEntries(
      [...Map.groupBy(rules, (rule) => rule["Rules label"])]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([label, of]) => [label, of.length]),
    ),
    rulesByEntity: Object.fromEntries(
      [...Map.groupBy(rules, (rule) => rule.Entity)].map(([entity, of]) => [entity, of.length]),
    ),
    classes: {
      residence: table.cells.length / table.destinationClasses,
      destination: table.destinationClasses,
      nationality: table.nationalityClasses,
    },
    outcomes: table.outcomes.length / 2,
    questions: table.asks.length / table.nationalityClasses,
    journeys: data.countries.length ** 3 * data.profiles.length,
    compileMs: Math.round(compileMs * 10) / 10,
    sizes,
  };
  if (flags.json) {
    print(JSON.stringify(stats, null, 2));
    return 0;
  }
  print(
    `${stats.countries} countries, ${stats.lists} lists, ${stats.products} products, ${stats.profiles} profiles, ${stats.funnels} funnels`,
  );
  print(
    `${stats.rules} rules (${stats.applicable} applicable, ${stats.restricted} restricted to nationalities), ${stats.linkRecords} nationality records`,
  );
  for (const [title, counts] of [
    ["by type", stats.rulesByType],
    ["by label", stats.rulesByLabel],
    ["by entity", stats.rulesByEntity],
  ] as const) {
    print(
      `  ${title}: ${Object.entries(counts)
        .map(([name, of]) => `${name}: ${of}`)
        .join(" · ")}`,
    );
  }
  print(
    `${stats.classes.residence} residence, ${stats.classes.destination} destination and ${stats.classes.nationality} nationality classes; ${stats.outcomes} outcomes, ${stats.questions} questions`,
  );
  print(`${count(stats.journeys)} journeys, compiled in ${stats.compileMs} ms`);
  print("locale      raw     gzip   brotli   as lists   search");
  for (const size of sizes) {
    const over =
      size.brotli > SIZE_BUDGET.payload || size.search > SIZE_BUDGET.search ? "  over budget" : "";
    print(
      `${size.locale.padEnd(6)}${[size.raw, size.gzip, size.brotli].map((value) => count(value).padStart(9)).join("")}${count(size.lists).padStart(11)}${count(size.search).padStart(9)}${over}`,
    );
  }
  return 0;
}

async function runRelease(file: string, from: Source, flags: Flags): Promise<number> {
  const bar = progress("Preparing the release");
  const prepared = await prepareRelease(from.data, {
    version: flags.version,
    author: flags.author,
    note: flags.note,
    time: new Date().toISOString(),
    hosts: flags.hosts,
    strictNationality: flags.strictNationality,
    aliases: loadAliases(flags.aliases),
    measure: (text) => brotliCompressSync(text).length,
    onProgress: (_stage, share) => bar.report(share),
  });
  bar.done();
  for (const refusal of prepared.refusals) complain(refusal);
  if (prepared.release === null) return 1;
  write(file, `${JSON.stringify(prepared.release)}\n`);
  print(
    `Release ${flags.version} written: ${count(prepared.certificate.checked)} of ${count(prepared.certificate.journeys)} journeys, 0 differences, format ${prepared.format}`,
  );
  return 0;
}

async function main(args: readonly string[]): Promise<number> {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
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
      },
    });
  } catch (error) {
    complain(error instanceof Error ? error.message : "bad arguments");
    complain(USAGE);
    return 2;
  }
  const {
    values,
    positionals: [command, ...rest],
  } = parsed;
  const version = Number(values["release-version"] ?? "1");
  if (
    values.help === true ||
    command === undefined ||
    !Number.isSafeInteger(version) ||
    version < 1 ||
    !["json", "csv", undefined].includes(values.format)
  ) {
    (values.help === true ? print : complain)(USAGE);
    return values.help === true ? 0 : 2;
  }
  const given: Flags = {
    json: values.json === true,
    all: values.all === true,
    strictNationality: values["strict-nationality"] === true,
    format: values.format === "csv" ? "csv" : "json",
    hosts:
      values.hosts === undefined
        ? "any"
        : new Set(
            values.hosts
              .split(",")
              .map((host) => host.trim())
              .filter((host) => host !== ""),
          ),
    version,
    author: values.author ?? "",
    note: values.note ?? "",
    aliases: values.aliases ?? DEFAULT_ALIASES,
  };
  async function over(
    path: string | undefined,
    run: (from: Source, flags: Flags) => number | Promise<number>,
  ): Promise<number> {
    const from = await source(path ?? values.data ?? DEFAULT_DATA);
    // A release remembers how it was compiled.
    try {
      return from === null
        ? 1
        : await run(from, {
            ...given,
            strictNationality: from.release?.strictNationality ?? given.strictNationality,
          });
    } catch (error) {
      if (error instanceof Refusal) {
        complain(error.message);
        return 2;
      }
      if (!(error instanceof TooIntricate)) throw error;
      complain(`These data cannot be compiled: ${error.message}.`);
      return 1;
    }
  }
  const [least, most] = ARGUMENTS[command] ?? [0, -1];
  if (rest.length < least || rest.length > most) {
    complain(
      most >= 0 && rest.length > most
        ? `${command} takes ${most === 1 ? "one argument" : `${most} arguments`} at most; too many: ${rest.slice(most).join(" ")}`
        : USAGE,
    );
    return 2;
  }
  const [first, second] = rest;
  switch (command) {
    case "verify":
      return over(first, (from, flags) => runVerify(from, flags, false));
    case "brute":
      return over(first, (from, flags) => runVerify(from, flags, true));
    case "findings":
      return over(first, (from, flags) => runFindings(from, flags));
    case "stats":
      return over(first, (from, flags) => runStats(from, flags));
    case "golden":
      return over(first, (from, flags) => {
        const scenarios = goldenScenarios(from.data, flags);
        if (flags.json) print(JSON.stringify(scenarios, null, 2));
        else
          for (const { rule, answers, product, funnel } of scenarios)
            print(
              `${rule}  ${Object.values(answers)
                .filter((each) => each !== null)
                .join(" ")}: ${product}${funnel === null ? "" : ` via ${funnel}`}`,
            );
        return 0;
      });
    case "explain":
      return over(undefined, (from, flags) => runExplain(from, rest, flags));
    case "diff":
      if (first === undefined || second === undefined) break;
      return over(first, (a, flags) => over(second, (b) => runDiff(a, b, flags)));
    case "release":
      if (first === undefined) break;
      return over(second, (from, flags) => runRelease(first, from, flags));
    case "export":
      if (first === undefined) break;
      return over(second, (from) => {
        save(from.data, first, given.format);
        print(`Tables written to ${first} as ${given.format}`);
        return 0;
      });
  }
  complain(USAGE);
  return 2;
}

// A reader that has seen enough (head, less) is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit();
  throw error;
});
process.exitCode = await main(process.argv.slice(2));
