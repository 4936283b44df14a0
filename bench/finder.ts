/**
 * `npm run bench:finder [-- SOURCE] [--seed 1] [--json]`: compares the size and the speed of the
 * eligibility finder with the joined JSON that a site could embed instead, a plain filter and two
 * rules engines, on the same data in the same run.
 *
 * It also compares their answers over a random sample. The exit code is 1 when any answer differs.
 * Times do not affect the exit code.
 */
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { isRule } from "@orlaya/finder/data";
import type { EligibilityData } from "@orlaya/finder/data";
import {
  NOT_LISTED,
  compileTable,
  diffData,
  createGoldenScenarios,
  listOptions,
  createPayload,
  readPayload,
  resolve,
  resolveFlows,
  createSearchPayload,
  verify,
} from "@orlaya/finder/eligibility";
import type { Answers, Finder } from "@orlaya/finder/eligibility";
import { load, loadAliases } from "../packages/finder/cli/load.ts";
import { random } from "../packages/finder/src/testing/synthetic.ts";
import { duration, table, time } from "./measure.ts";
import { decide, join, jsonRulesEngine, naive, naiveCascade, zenEngine } from "./peers.ts";
import type { Peer, Three } from "./peers.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string", default: "1" }, json: { type: "boolean", default: false } },
});
const loaded = await load(positionals[0] ?? "data/eligibility");
if (!loaded.ok) {
  process.stderr.write(`${loaded.problems.join("\n")}\n`);
  process.exit(1);
}
const { data } = loaded;
const { pick, below } = random(Number(values.seed));
const say = (text: string) => void process.stderr.write(`${text}\n`);

// ---- the finder, decoded from the payload of a release

const flows = resolveFlows(data);
const classTable = compileTable(flows);
const input = {
  flows,
  table: classTable,
  version: 1,
  hosts: "any",
  aliases: loadAliases("data/countries.json"),
} as const;
const payload = JSON.stringify(createPayload(input, "en", "table"));
function decode(): Finder {
  const read = readPayload(JSON.parse(payload));
  if (!read.ok) throw new Error(read.problem);
  return read.finder;
}
const finder = decode();

// ---- the sample: half random answers, half answers of golden scenarios; nationality is random

type Journey = Three & { readonly nationality: string | null };
const isos = data.countries.map(({ iso }) => iso);
const golden = createGoldenScenarios(data).map(({ answers }) => answers);
function journey(): Journey {
  const { residence, destination, profile } = pick(golden);
  const led = below(2) === 0 && residence !== null && destination !== null && profile !== null;
  return {
    ...(led
      ? { residence, destination, profile }
      : { residence: pick(isos), destination: pick(isos), profile: pick(data.profiles).id }),
    nationality: pick([null, NOT_LISTED, pick(isos)]),
  };
}
const SAMPLE = 20_000;
const sample = Array.from({ length: SAMPLE }, journey);
const at = (index: number): Journey =>
  sample[index % SAMPLE] ?? { residence: "", destination: "", profile: "", nationality: null };

function answerOf(answers: Answers): string {
  const resolution = resolve(finder, answers);
  return resolution.kind === "plan"
    ? `${resolution.plan.product.id}/${resolution.plan.funnel?.id ?? ""}`
    : resolution.kind;
}

// ---- bytes

function bytes(text: string) {
  return {
    raw: Buffer.byteLength(text),
    gzip: gzipSync(text, { level: 9 }).length,
    brotli: brotliCompressSync(text).length,
  };
}
const { accepted: _, ...tables } = data;
const recordOf = new Map(data.countries.map((country) => [country.id, country]));
const sizes = {
  "joined JSON, lists with their countries (spec §3)": bytes(
    JSON.stringify({
      ...tables,
      lists: data.lists.map((list) => ({
        ...list,
        countries: list.Pays.map((id) => recordOf.get(id)),
      })),
    }),
  ),
  "joined JSON, ids only": bytes(JSON.stringify(tables)),
  "release, one locale (en)": bytes(payload),
  "its search file, loaded later": bytes(JSON.stringify(createSearchPayload(input, "en"))),
};

// ---- times

const changed = ((): EligibilityData => {
  const edited = pick(data.rules.filter(isRule));
  const list = pick(data.lists);
  return {
    ...data,
    rules: data.rules.map((record) =>
      record === edited ? { ...edited, product: [pick(data.products).id] } : record,
    ),
    lists: data.lists.map((each) => (each === list ? { ...each, Pays: each.Pays.slice(1) } : each)),
  };
})();

const CASCADE_FIELDS = ["destination", "profile", "nationality"] as const;
function cascade(asked: Finder, answers: Answers): number {
  return CASCADE_FIELDS.reduce(
    (sum, field) => sum + listOptions(asked, answers, field).length,
    resolve(asked, answers).kind.length,
  );
}

say("Measuring the finder …");
const proof = verify(data, finder);
const fresh = Array.from({ length: 64 }, decode);
const own = {
  resolve: await time((index) => resolve(finder, at(index))),
  cascade: await time((index) => cascade(finder, at(index))),
  firstCascade: await (async () => {
    // Option lists are computed once per release. Each call uses a fresh release, so that it
    // measures the first cascade.
    const started = performance.now();
    fresh.forEach((each, index) => cascade(each, at(index)));
    return Promise.resolve(((performance.now() - started) / fresh.length) * 1e6);
  })(),
  compile: await time(() => compileTable(resolveFlows(data))),
  verify: await time(() => verify(data, finder)),
  diff: await time(() => diffData(data, changed)),
};

const joined = join(data);
const places = data.countries.length ** 2 * data.profiles.length;
/**
 * Number of complete answers that an engine evaluates for one cascade: every destination with every
 * profile, every profile, and the given answers.
 */
const cascadeRuns = data.countries.length * data.profiles.length + data.profiles.length + 1;

async function measure(peer: Peer, compared: number) {
  say(`Measuring ${peer.name} …`);
  const matches = await peer.prepare(joined);
  async function resolved(answers: Journey) {
    const found = (await matches(answers))
      .map((index) => joined[index])
      .filter((flow) => flow !== undefined);
    return decide(found, answers.nationality);
  }
  let different = 0;
  for (const answers of sample.slice(0, compared)) {
    const [expected, found] = [answerOf(answers), await resolved(answers)];
    if (expected === found) continue;
    if (different++ === 0)
      say(
        `${peer.name}: ${JSON.stringify(answers)} gives ${found}, but the finder gives ${expected}`,
      );
  }
  // The plain filter is synchronous, so it is measured without a promise.
  function direct(index: number) {
    const answers = at(index);
    const found = matches(answers);
    function end(indexes: readonly number[]) {
      return decide(
        indexes.map((each) => joined[each]).filter((flow) => flow !== undefined),
        answers.nationality,
      );
    }
    return found instanceof Promise ? found.then(end) : end(found);
  }
  const resolve = await time(direct);
  return {
    name: peer.name,
    compared,
    different,
    resolve,
    compile: await time(() => peer.prepare(join(data))),
    cascade:
      peer === naive
        ? await time((index) => naiveCascade(joined, at(index), at(index).nationality))
        : resolve * cascadeRuns,
    verify: resolve * places,
    diff: resolve * places * 2,
  };
}

let optionsDiffer = 0;
for (const answers of sample.slice(0, 2_000)) {
  const options = naiveCascade(joined, answers, answers.nationality);
  CASCADE_FIELDS.forEach((field, index) => {
    // The form offers no profile without a destination of the residence, and so on. The two sets
    // must be equal; their order may differ.
    const ours = listOptions(finder, answers, field)
      .map(({ value }) => value)
      .sort()
      .join();
    if (ours !== [...(options[index] ?? [])].sort().join()) optionsDiffer++;
  });
}

const zen = await zenEngine();
const peers = [
  await measure(naive, SAMPLE),
  await measure(jsonRulesEngine, 400),
  ...("missing" in zen ? [] : [await measure(zen, 4_000)]),
];

// ---- the report

const failed = optionsDiffer > 0 || peers.some(({ different }) => different > 0);
if (values.json) {
  process.stdout.write(
    `${JSON.stringify({ seed: Number(values.seed), machine: cpus()[0]?.model, node: process.version, sizes, nanoseconds: own, peers, optionsDiffer, missing: "missing" in zen ? zen.missing : null }, null, 2)}\n`,
  );
} else {
  const number = (value: number) => value.toLocaleString("en");
  const ratio = (value: number) =>
    `${value >= 100 ? number(Math.round(value)) : value.toPrecision(2)} ×`;
  const release = sizes["release, one locale (en)"];
  const versus = (nanoseconds: number, base: number, estimated: boolean) =>
    `${estimated ? "≈ " : ""}${duration(nanoseconds)} (${ratio(nanoseconds / base)})`;
  function line(
    title: string,
    key: "resolve" | "cascade" | "compile" | "verify" | "diff",
    estimated: (name: string) => boolean,
  ) {
    return [
      title,
      duration(own[key]),
      ...peers.map((peer) => versus(peer[key], own[key], estimated(peer.name))),
    ];
  }
  process.stdout.write(
    `${[
      `${data.countries.length} countries, ${data.lists.length} lists, ${joined.length} rules, ${number(proof.journeys)} journeys; node ${process.version}, ${cpus()[0]?.model.trim() ?? ""}, seed ${values.seed}`,
      "",
      table([
        ["bytes", "raw", "gzip", "brotli", "brotli ratio"],
        ...Object.entries(sizes).map(([title, { raw, gzip, brotli }]) => [
          title,
          number(raw),
          number(gzip),
          number(brotli),
          ratio(brotli / release.brotli),
        ]),
      ]),
      "",
      table([
        ["time", "finder", ...peers.map(({ name }) => name)],
        line("resolve one answer", "resolve", () => false),
        line("whole cascade", "cascade", (name) => name !== naive.name),
        line("compile", "compile", () => false),
        line("check all journeys", "verify", () => true),
        line("compare two versions", "diff", () => true),
        [
          "answers compared",
          "",
          ...peers.map(({ compared, different }) => `${number(compared)}, ${different} differ`),
        ],
      ]),
      "",
      `The first cascade of a fresh release takes ${duration(own.firstCascade)}, because it computes the option lists that later cascades reuse.`,
      `≈: estimated from the time of one answer. An engine evaluates complete answers only: ${number(cascadeRuns)} for a cascade, ${number(places)} to check all journeys, twice as many to compare two versions.`,
      `Options compared with the plain filter in 2,000 cascades: ${optionsDiffer} differ.`,
      ...("missing" in zen
        ? [
            `@gorules/zen-engine is skipped, because it does not run on this machine: ${zen.missing}`,
          ]
        : []),
    ].join("\n")}\n`,
  );
}
process.exitCode = failed ? 1 : 0;
