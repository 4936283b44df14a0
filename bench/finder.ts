/**
 * `npm run bench:finder [-- SOURCE] [--seed 1] [--json]`: compares the size and the speed of the
 * eligibility finder with the joined JSON that a site could embed instead, a map of joined flows and
 * two rules engines, on the same data in the same run; and measures the growth of the finder with
 * the number of plans and rules.
 *
 * It also compares their answers over a random sample. The exit code is 1 when any answer differs.
 * Times and sizes do not affect the exit code.
 */
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import {
  NOT_LISTED,
  SIZE_BUDGET,
  compileTable,
  createOptionsPayload,
  diffData,
  createGoldenScenarios,
  listOptions,
  createPayload,
  readOptionsPayload,
  readPayload,
  resolve,
  resolveFlows,
  createSearchPayload,
  verify,
} from "@orlaya/finder/eligibility";
import type { Answers, OptionsFinder } from "@orlaya/finder/eligibility";
import { load, loadAliases } from "../packages/finder/cli/load.ts";
import { random } from "../packages/finder/src/testing/synthetic.ts";
import {
  addMarkets,
  editData,
  formatGrowth,
  growPlans,
  measureGrowth,
  measureServed,
} from "./finder-growth.ts";
import { duration, table, time } from "./measure.ts";
import { createNaiveCascade, decide, join, jsonRulesEngine, naive, zenEngine } from "./peers.ts";
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
const payload = createPayload(input, "en");
const read = readPayload(payload);
if (!read.ok) throw new Error(read.problem);
const { finder } = read;
const file = JSON.stringify(createOptionsPayload(finder));
/** Reads the options as a browser does. */
function decode(): OptionsFinder {
  const options = readOptionsPayload(JSON.parse(file));
  if (!options.ok) throw new Error(options.problem);
  return options.finder;
}
const options = decode();

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
    gzip: gzipSync(text, { level: 6 }).length,
    brotli: measureServed(text),
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
  "stored payload, one language (en)": bytes(JSON.stringify(payload)),
  "file of a browser (en)": bytes(file),
  "its search file, loaded later": bytes(JSON.stringify(createSearchPayload(input, "en"))),
};

// ---- times

const changed = editData(data, pick);
const CASCADE_FIELDS = ["destination", "profile", "nationality"] as const;
function cascade(asked: OptionsFinder, answers: Answers): number {
  return CASCADE_FIELDS.reduce((sum, field) => sum + listOptions(asked, answers, field).length, 0);
}

say("Measuring the finder …");
const proof = verify(data, finder);
const fresh = Array.from({ length: 64 }, decode);
const own = {
  resolve: await time((index) => resolve(finder, at(index))),
  cascade: await time((index) => cascade(options, at(index))),
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
  // The map is synchronous, so it is measured without a promise.
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
  return {
    name: peer.name,
    compared,
    different,
    resolve: await time(direct),
    compile: await time(() => peer.prepare(join(data))),
  };
}

const naiveCascade = createNaiveCascade(joined);
const cascadeOfMap = await time((index) => naiveCascade(at(index)));
let optionsDiffer = 0;
for (const answers of sample.slice(0, 2_000)) {
  const expected = naiveCascade(answers);
  CASCADE_FIELDS.forEach((field, index) => {
    // The form offers no profile without a destination of the residence, and so on. The two sets
    // must be equal; their order may differ.
    const ours = listOptions(options, answers, field)
      .map(({ value }) => value)
      .sort()
      .join();
    if (ours !== [...(expected[index] ?? [])].sort().join()) optionsDiffer++;
  });
}

const zen = await zenEngine();
const peers = [
  await measure(naive, SAMPLE),
  await measure(jsonRulesEngine, 400),
  ...("missing" in zen ? [] : [await measure(zen, 4_000)]),
];

// ---- growth

say("Measuring growth …");
const growth = [
  ...[1, 2, 10].map((times) => measureGrowth(`${times} × plans and rules`, growPlans(data, times))),
  measureGrowth("1 ×, 50 new markets", addMarkets(data, 50, pick)),
];

// ---- the report

const failed =
  optionsDiffer > 0 ||
  peers.some(({ different }) => different > 0) ||
  growth.some(({ differing }) => differing > 0);
if (values.json) {
  process.stdout.write(
    `${JSON.stringify({ seed: Number(values.seed), machine: cpus()[0]?.model, node: process.version, sizes, budget: SIZE_BUDGET, nanoseconds: { ...own, cascadeOfMap }, peers, optionsDiffer, growth, missing: "missing" in zen ? zen.missing : null }, null, 2)}\n`,
  );
} else {
  const number = (value: number) => value.toLocaleString("en");
  const ratio = (value: number) =>
    `${value >= 100 ? number(Math.round(value)) : value.toPrecision(2)} ×`;
  const served = sizes["file of a browser (en)"];
  const versus = (nanoseconds: number, base: number) =>
    `${duration(nanoseconds)} (${ratio(nanoseconds / base)})`;
  function line(title: string, key: "resolve" | "compile") {
    return [title, duration(own[key]), ...peers.map((peer) => versus(peer[key], own[key]))];
  }
  const none = peers.map(() => "");
  process.stdout.write(
    `${[
      `${data.countries.length} countries, ${data.lists.length} lists, ${joined.length} rules, ${number(proof.journeys)} journeys; node ${process.version}, ${cpus()[0]?.model.trim() ?? ""}, seed ${values.seed}`,
      "",
      table([
        ["bytes", "raw", "gzip 6", "brotli 6", "brotli ratio"],
        ...Object.entries(sizes).map(([title, { raw, gzip, brotli }]) => [
          title,
          number(raw),
          number(gzip),
          number(brotli),
          ratio(brotli / served.brotli),
        ]),
      ]),
      "",
      table([
        ["time", "finder", ...peers.map(({ name }) => name)],
        line("resolve one answer", "resolve"),
        [
          "options of all fields",
          duration(own.cascade),
          versus(cascadeOfMap, own.cascade),
          ...none.slice(1),
        ],
        line("compile", "compile"),
        ["check all journeys", duration(own.verify), ...none],
        ["compare two versions", duration(own.diff), ...none],
        [
          "answers compared",
          "",
          ...peers.map(({ compared, different }) => `${number(compared)}, ${different} differ`),
        ],
      ]),
      "",
      `The first options of a fresh release take ${duration(own.firstCascade)}, because the lists that later calls reuse are computed then. An engine lists no options, checks no journeys and compares no versions.`,
      `Options compared with the map in 2,000 cases: ${optionsDiffer} differ.`,
      "",
      table(formatGrowth(growth)),
      `Size of the file of a browser as served, in brotli quality 6; at most ${number(SIZE_BUDGET.payload)} bytes are allowed. Verification of all languages, of payloads and options.`,
      ...("missing" in zen
        ? [
            `@gorules/zen-engine is skipped, because it does not run on this machine: ${zen.missing}`,
          ]
        : []),
    ].join("\n")}\n`,
  );
}
process.exitCode = failed ? 1 : 0;
