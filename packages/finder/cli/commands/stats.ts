/** `stats`: prints counts, classes and sizes in bytes. */
import { gzipSync } from "node:zlib";
import { LOCALES } from "@orlaya/locales";
import { isRule } from "../../src/data/index.ts";
import type { EligibilityData } from "../../src/data/index.ts";
import {
  SIZE_BUDGET,
  compileTable,
  createOptionsPayload,
  createSearchPayload,
  resolveFlows,
} from "../../src/eligibility/index.ts";
import { DEFAULT_ALIASES } from "../flags.ts";
import type { Flags } from "../flags.ts";
import { loadAliases } from "../load.ts";
import { count, print, printJson } from "../output.ts";
import { measureServed } from "../served.ts";
import { makeFinder } from "../source.ts";
import type { Source } from "../source.ts";

/** Prints counts, classes and sizes in bytes. @returns the exit code */
export function runStats(from: Source, flags: Flags): number {
  const stats = readStats(from, flags);
  if (flags.json) printJson(stats);
  else showStats(stats);
  return 0;
}

/** Returns the size of a value as JSON, in bytes. `brotli`: as served. */
function measure(value: unknown): Readonly<Record<"raw" | "gzip" | "brotli", number>> {
  const text = JSON.stringify(value);
  return {
    raw: Buffer.byteLength(text),
    gzip: gzipSync(text, { level: 9 }).length,
    brotli: measureServed(text),
  };
}

function countRules({ rules: records }: EligibilityData) {
  const rules = records.filter(isRule);
  return {
    rules: rules.length,
    linkRecords: records.length - rules.length,
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
  };
}

function readStats(from: Source, flags: Flags) {
  const { data, release } = from;
  const flows = resolveFlows(data);
  const started = performance.now();
  const table = compileTable(flows, flags);
  const compileMs = performance.now() - started;
  const input = {
    flows,
    table,
    version: release?.version ?? 1,
    hosts: flags.hosts,
    aliases: loadAliases(flags.aliases ?? DEFAULT_ALIASES),
  };
  return {
    countries: data.countries.length,
    lists: data.lists.length,
    ...countRules(data),
    applicable: flows.flows.length,
    restricted: flows.flows.filter(({ nationality }) => nationality !== null).length,
    products: data.products.length,
    profiles: data.profiles.length,
    funnels: data.funnels.length,
    classes: {
      residence: table.cells.length / table.destinationClasses,
      destination: table.destinationClasses,
      nationality: table.nationalityClasses,
    },
    outcomes: table.outcomes.length / 2,
    questions: table.asks.length / table.nationalityClasses,
    journeys: data.countries.length ** 3 * data.profiles.length,
    compileMs: Math.round(compileMs * 10) / 10,
    sizes: LOCALES.map((locale) => ({
      locale,
      ...measure(createOptionsPayload(makeFinder(from, flags, locale))),
      search: measure(release?.search[locale] ?? createSearchPayload(input, locale)).brotli,
    })),
  };
}

function showStats(stats: ReturnType<typeof readStats>): void {
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
  print("locale      raw     gzip   brotli   search");
  for (const size of stats.sizes) {
    const over =
      size.brotli > SIZE_BUDGET.payload || size.search > SIZE_BUDGET.search ? "  over budget" : "";
    print(
      `${size.locale.padEnd(6)}${[size.raw, size.gzip, size.brotli].map((value) => count(value).padStart(9)).join("")}${count(size.search).padStart(9)}${over}`,
    );
  }
}
