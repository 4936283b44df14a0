/** Measures a site twice in one run: the seed, and the seed with generated documents. */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "../scripts/lib/build.ts";
import { migrate, seed } from "../scripts/lib/content.ts";
import { freePort, prepare } from "../scripts/lib/settings.ts";
import { runStep } from "../scripts/lib/steps.ts";
import { addGeneratedDocuments } from "./generated-documents.ts";
import { table } from "./measure.ts";
import type { Figures } from "./page-figures.ts";

/**
 * Seeds two data folders, one of them with `--documents` more, measures both and prints a table with
 * the ratios; with `--json` as JSON. BENCH_DATA names a data folder that is already seeded.
 * @param measure starts the services on a data folder and returns figures in ms
 * @param baseline name of the figure with which all figures of the large site are also compared
 */
export async function compareGrowth(
  measure: (dataDir: string) => Promise<Figures>,
  baseline?: string,
): Promise<void> {
  const { values } = parseArgs({
    options: {
      documents: { type: "string", default: "10000" },
      json: { type: "boolean", default: false },
    },
  });
  const scratch = await mkdtemp(join(tmpdir(), "bench-"));
  try {
    const [small, large] = [join(scratch, "seed"), join(scratch, "large")];
    await prepareSeed(small);
    await cp(small, large, { recursive: true });
    const made = await runStep(`Generating ${values.documents} documents`, () =>
      Promise.resolve(addGeneratedDocuments(join(large, "cms.db"), Number(values.documents))),
    );
    const before = await runStep("Measuring the seed", () => measure(small));
    const after = await runStep(`Measuring the seed and ${made} documents`, () => measure(large));
    print({ before, after, made, baseline }, values.json);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Builds the applications when their sources changed, and seeds a data folder. */
async function prepareSeed(folder: string): Promise<void> {
  await build();
  const given = process.env["BENCH_DATA"];
  if (given) await cp(given, folder, { recursive: true });
  const settings = await prepare({
    ...process.env,
    DATA_DIR: folder,
    PORT: String(await freePort()),
    CMS_PORT: String(await freePort()),
  });
  await migrate(settings);
  if (!given) await seed(settings);
  for (const name of ["last-good", "cms.log", "site.log"])
    await rm(join(folder, name), { recursive: true, force: true });
}

interface Growth {
  readonly before: Figures;
  readonly after: Figures;
  /** Number of generated documents. */
  readonly made: number;
  readonly baseline: string | undefined;
}

function print({ before, after, made, baseline }: Growth, asJson: boolean): void {
  const unit = baseline === undefined ? undefined : after[baseline];
  const rows = Object.entries(before).map(([name, value]) => ({
    name,
    seed: value,
    large: after[name] ?? NaN,
    ratio: (after[name] ?? NaN) / value,
    ...(unit === undefined ? {} : { toBaseline: (after[name] ?? NaN) / unit }),
  }));
  const cells = rows.map(({ name, seed: less, large: more, ratio, toBaseline }) => [
    name,
    less.toFixed(1),
    more.toFixed(1),
    ratio.toFixed(2),
    ...(toBaseline === undefined ? [] : [toBaseline.toFixed(2)]),
  ]);
  const head = ["ms", "seed", `and ${made}`, "ratio", ...(baseline ? ["to the plain list"] : [])];
  const load = `load ${(loadavg()[1] ?? 0).toFixed(1)} on ${cpus().length} processors`;
  const machine = `${cpus()[0]?.model.trim() ?? ""}, ${load}`;
  process.stdout.write(
    asJson
      ? `${JSON.stringify({ machine, node: process.version, documents: made, rows }, null, 2)}\n`
      : `\n${table([head, ...cells])}\n\nnode ${process.version}, ${machine}\n`,
  );
}
