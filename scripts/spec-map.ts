/**
 * `npm run spec-map`: writes docs/spec-map.md from the reports of the last `npm test`, and lists
 * the items without a test. `--require 5,6` (or `--require all`) fails when an item of these
 * sections has no test.
 *
 * `--mutate 20` runs a mutation test: for 20 random items of data/spec-code.tsv, one after the
 * other, it changes the code behind the item and runs the tests of the item. It fails when the
 * tests of an item still pass. `--seed 7` makes the random choice repeatable. `--only 2-011,3-004`
 * names the items instead.
 */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatFullRun, readFullRun } from "./lib/full-run.ts";
import { chooseAtRandom, readSpecCode } from "./lib/mutate.ts";
import { runMutations, type Mutation } from "./lib/mutate-run.ts";
import { readReport, REPORTS } from "./lib/reports.ts";
import {
  readBrowserProofs,
  formatSpecMap,
  readItems,
  readUnused,
  buildSpecMap,
  readUnitProofs,
} from "./lib/spec-map.ts";
import { runMain, ROOT, Sentence } from "./lib/steps.ts";

const SECTIONS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
const DEFAULT_COUNT = 20;

runMain(async () => {
  if (isAsked("mutate")) process.exitCode = (await runMutations(await chooseMutations())) ? 0 : 1;
  else await writeMap();
});

async function writeMap(): Promise<void> {
  const asked = valueOf("require");
  const required = !isAsked("require") ? [] : asked === "all" ? SECTIONS : asked.split(",");
  if (required.some((section) => !SECTIONS.includes(section))) {
    throw new Sentence("--require must be followed by section numbers such as 5,6, or by all.");
  }
  const { rows, unknown } = await readMap();
  const full = formatFullRun(await readFullRun(ROOT));
  await writeFile(join(ROOT, "docs/spec-map.md"), formatSpecMap(rows) + full);
  const used = rows.filter(({ unused }) => unused === null);
  const missing = used.filter(({ proofs }) => proofs.length === 0).map(({ item }) => item);
  const doubtful = rows.filter(({ proofs, unused }) => unused !== null && proofs.length > 0);
  for (const { id, item } of missing) process.stdout.write(`${id} has no test: ${item}\n`);
  for (const id of unknown) {
    process.stdout.write(
      `A test or data/spec-unused.tsv names the id ${id}, but no item has this id.\n`,
    );
  }
  for (const { item } of doubtful) {
    process.stdout.write(
      `${item.id} is in data/spec-unused.tsv, but a test has its id in its title.\n`,
    );
  }
  process.stdout.write(
    `${used.length - missing.length} of ${used.length} items are proved by a test, ${rows.length - used.length} not used (docs/spec-map.md).\n`,
  );
  const open = missing.filter(({ id }) => required.includes(id.charAt(0)));
  const wrong = unknown.length + doubtful.length;
  if (open.length > 0 || (required.length > 0 && wrong > 0)) {
    const ids = wrong > 0 ? `, ${wrong} ids are wrong` : "";
    throw new Sentence(`${open.length} required items have no test${ids}.`);
  }
}

/**
 * Returns the items of `--only`, or items chosen at random, each with its code change and its
 * tests.
 * @throws Sentence when data/spec-code.tsv is missing or has no row for an id of `--only`
 */
async function chooseMutations(): Promise<readonly Mutation[]> {
  const { rows } = await readMap();
  const file = join(ROOT, "data/spec-code.tsv");
  if (!existsSync(file)) throw new Sentence("There is no data/spec-code.tsv: restore it from git.");
  const codes = new Map(readSpecCode(await readFile(file, "utf8")).map((code) => [code.id, code]));
  const all = rows.flatMap(({ item, proofs }): readonly Mutation[] => {
    const code = codes.get(item.id);
    return code ? [{ item, code, proofs }] : [];
  });
  if (isAsked("only")) {
    return valueOf("only")
      .split(",")
      .map((id) => {
        const named = all.find(({ item }) => item.id === id);
        if (!named)
          throw new Sentence(`--only takes ids of data/spec-code.tsv. "${id}" is not one of them.`);
        return named;
      });
  }
  const count = readNumber("mutate", DEFAULT_COUNT);
  const seed = readNumber(
    "seed",
    Number(new Date().toISOString().slice(0, 10).replaceAll("-", "")),
  );
  process.stdout.write(`Seed ${seed}: --seed ${seed} chooses the same items again.\n`);
  return chooseAtRandom(all, count, seed);
}

async function readMap(): Promise<ReturnType<typeof buildSpecMap>> {
  if (!Object.values(REPORTS).every((file) => existsSync(file)))
    throw new Sentence("There is no report of a test run: run `npm test` first.");
  const items = readItems(await readFile(join(ROOT, "data/spec-items.tsv"), "utf8"));
  const unused = readUnused(await readFile(join(ROOT, "data/spec-unused.tsv"), "utf8"));
  const units = readUnitProofs(await readReport(REPORTS.unit), ROOT);
  const proofs = [...units, ...readBrowserProofs(await readReport(REPORTS.browser))];
  return buildSpecMap(items, proofs, unused);
}

function isAsked(option: string): boolean {
  return process.argv.includes(`--${option}`);
}

/** Returns the argument after an option; empty when there is none or when it is another option. */
function valueOf(option: string): string {
  const value = isAsked(option)
    ? (process.argv[process.argv.indexOf(`--${option}`) + 1] ?? "")
    : "";
  return value.startsWith("--") ? "" : value;
}

function readNumber(option: string, fallback: number): number {
  const value = valueOf(option);
  if (value === "" && (option === "mutate" || !isAsked(option))) return fallback;
  if (!/^[1-9]\d*$/.test(value))
    throw new Sentence(`--${option} must be followed by a whole number from 1.`);
  return Number(value);
}
