/** Growth of the finder: the shipped data with several times the plans and rules. */
import { brotliCompressSync, constants } from "node:zlib";
import { LOCALES } from "@orlaya/locales";
import { isRule } from "@orlaya/finder/data";
import type { CountryList, EligibilityData } from "@orlaya/finder/data";
import {
  compileTable,
  createOptionsPayload,
  createPayload,
  readOptionsPayload,
  readPayload,
  resolveFlows,
  verify,
  verifyOptions,
} from "@orlaya/finder/eligibility";
import type { Finder, OptionsPayload } from "@orlaya/finder/eligibility";

/** Compresses a text as the site does (byte-cache.ts). Returns bytes. */
export function measureServed(text: string): number {
  const body = Buffer.from(text);
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }).length;
}

/**
 * Returns data with several times the products and rules: each destination list is split into
 * parts, and each rule into one rule for each part, with a product of its own.
 */
export function growPlans(data: EligibilityData, times: number): EligibilityData {
  const parts = Array.from({ length: times }, (_, part) => part);
  function copy<T extends { readonly id: string }>(record: T, part: number): T {
    return { ...record, id: `${record.id}-${part}` };
  }
  const excluded = new Set(data.lists.filter((list) => list.excluded).map(({ id }) => id));
  function split(list: CountryList, part: number): CountryList {
    return { ...copy(list, part), Pays: list.Pays.filter((_, at) => at % times === part) };
  }
  return {
    ...data,
    lists: [...data.lists, ...parts.flatMap((part) => data.lists.map((list) => split(list, part)))],
    products: parts.flatMap((part) => data.products.map((product) => copy(product, part))),
    rules: data.rules.filter(isRule).flatMap((rule) =>
      parts.map((part) => ({
        ...copy(rule, part),
        ID: `${rule.ID}-${part}`,
        product: rule.product.map((id) => `${id}-${part}`),
        destination: rule.destination.map((id) => (excluded.has(id) ? id : `${id}-${part}`)),
      })),
    ),
  };
}

/**
 * Returns data with further rules, each for an existing residence list, destination list and
 * profile that had no rule together, with products of their own: new markets.
 * @param pick returns a random item
 */
export function addMarkets(
  data: EligibilityData,
  count: number,
  pick: <T>(items: readonly T[]) => T,
): EligibilityData {
  const rules = data.rules.filter(isRule);
  const [first] = data.products;
  if (first === undefined) return data;
  const added = Array.from({ length: count }, (_, at) => ({
    ...pick(rules),
    id: `market-${at}`,
    ID: `market-${at}`,
    destination: pick(rules).destination,
    profile: [pick(data.profiles).id],
    product: [`market-${at}`],
    nationality: [],
    funnel: [],
  }));
  return {
    ...data,
    products: [...data.products, ...added.map(({ id }) => ({ ...first, id }))],
    rules: [...rules, ...added],
  };
}

/** Returns data with one rule of another product and one list without its first country. */
export function editData(
  data: EligibilityData,
  pick: <T>(items: readonly T[]) => T,
): EligibilityData {
  const edited = pick(data.rules.filter(isRule));
  const list = pick(data.lists);
  return {
    ...data,
    rules: data.rules.map((record) =>
      record === edited ? { ...edited, product: [pick(data.products).id] } : record,
    ),
    lists: data.lists.map((each) => (each === list ? { ...each, Pays: each.Pays.slice(1) } : each)),
  };
}

export interface Growth {
  readonly title: string;
  readonly products: number;
  readonly rules: number;
  /** Residence, destination and nationality classes of the table, and of the file of a browser. */
  readonly classes: string;
  readonly optionClasses: string;
  /** CPU time of one compilation, in ms. */
  readonly compile: number;
  /** CPU time of the verification of all languages, in s. */
  readonly verify: number;
  readonly differing: number;
  /** Size of the file of a browser as served, in bytes, by language. */
  readonly bytes: readonly number[];
}

/** Returns the CPU time of a call in ms, and its result. */
function measureCpu<T>(run: () => T): { readonly ms: number; readonly result: T } {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1_000, result };
}

/** Verifies a finder and its options. Returns the number of differing journeys. */
function countDiffering(data: EligibilityData, finder: Finder, options: OptionsPayload): number {
  const read = readOptionsPayload(JSON.parse(JSON.stringify(options)));
  if (!read.ok) throw new Error(read.problem);
  return verify(data, finder).differing + verifyOptions(data, read.finder).differing;
}

/** Measures one data set. */
export function measureGrowth(title: string, data: EligibilityData): Growth {
  const compiled = Array.from({ length: 5 }, () =>
    measureCpu(() => {
      const flows = resolveFlows(data);
      return { flows, table: compileTable(flows) };
    }),
  ).sort((a, b) => a.ms - b.ms)[2];
  if (compiled === undefined) throw new Error("Nothing was compiled.");
  const { flows, table } = compiled.result;
  const files = LOCALES.map((locale) => {
    const read = readPayload(createPayload({ flows, table, version: 1, hosts: "any" }, locale));
    if (!read.ok) throw new Error(read.problem);
    return { finder: read.finder, options: createOptionsPayload(read.finder) };
  });
  const verified = measureCpu(() =>
    files.reduce((sum, { finder, options }) => sum + countDiffering(data, finder, options), 0),
  );
  const [residences, destinations] = [
    table.cells.length / table.destinationClasses,
    table.destinationClasses,
  ];
  return {
    title,
    products: data.products.length,
    rules: data.rules.filter(isRule).length,
    classes: `${residences} · ${destinations} · ${table.nationalityClasses}`,
    optionClasses: files[0]?.options.classes.join(" · ") ?? "",
    compile: compiled.ms,
    verify: verified.ms / 1_000,
    differing: verified.result,
    bytes: files.map(({ options }) => measureServed(JSON.stringify(options))),
  };
}

/** Formats the measurements as rows of a table. */
export function formatGrowth(growth: readonly Growth[]): readonly (readonly string[])[] {
  return [
    [
      "growth",
      "plans",
      "rules",
      "classes",
      "in the browser",
      "compile, CPU",
      "verify, CPU",
      ...LOCALES.map((locale) => `bytes ${locale}`),
    ],
    ...growth.map(({ title, products, rules, bytes, ...each }) => [
      title,
      String(products),
      String(rules),
      each.classes,
      each.optionClasses,
      `${each.compile.toFixed(1)} ms`,
      `${each.verify.toFixed(2)} s${each.differing === 0 ? "" : `, ${each.differing} differ`}`,
      ...bytes.map((size) => size.toLocaleString("en")),
    ]),
  ];
}
