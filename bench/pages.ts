/**
 * `npm run bench:pages [-- --documents 10000] [--json]`: measures pages, lists and sitemaps of a
 * growing site. One run measures the seed, and the seed with that many generated documents, each
 * with its own database and data folder. The ratios show whether the time of a page grows with the
 * number of documents. Times do not affect the exit code.
 *
 * BENCH_DATA names a data folder that is already seeded; without it, the run seeds one.
 * Applications are built when their sources changed.
 */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "../scripts/lib/build.ts";
import { migrate, seed } from "../scripts/lib/content.ts";
import { freePort, prepare } from "../scripts/lib/settings.ts";
import { runStep } from "../scripts/lib/steps.ts";
import { addGeneratedDocuments } from "./generated-documents.ts";
import { table } from "./measure.ts";
import { measureSite } from "./page-figures.ts";

const { values } = parseArgs({
  options: {
    documents: { type: "string", default: "10000" },
    json: { type: "boolean", default: false },
  },
});
const DOCUMENTS = Number(values.documents);

const scratch = await mkdtemp(join(tmpdir(), "bench-pages-"));
try {
  await build();
  const [small, large] = [join(scratch, "seed"), join(scratch, "large")];
  const given = process.env["BENCH_DATA"];
  if (given) await cp(given, small, { recursive: true });
  const settings = await prepare({
    ...process.env,
    DATA_DIR: small,
    PORT: String(await freePort()),
    CMS_PORT: String(await freePort()),
  });
  await migrate(settings);
  if (!given) await seed(settings);
  for (const folder of ["last-good", "cms.log", "site.log"])
    await rm(join(small, folder), { recursive: true, force: true });
  await cp(small, large, { recursive: true });
  const made = await runStep(`Generating ${DOCUMENTS} documents`, () =>
    Promise.resolve(addGeneratedDocuments(join(large, "cms.db"), DOCUMENTS)),
  );
  const before = await runStep("Measuring the seed", () => measureSite(small));
  const after = await runStep(`Measuring the seed and ${made} documents`, () => measureSite(large));
  const rows = Object.entries(before).map(([name, value]) => ({
    name,
    seed: value,
    large: after[name] ?? NaN,
    ratio: (after[name] ?? NaN) / value,
  }));
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ machine: cpus()[0]?.model, node: process.version, documents: made, rows }, null, 2)}\n`
      : `\n${table([["ms", "seed", `and ${made}`, "ratio"], ...rows.map(({ name, seed: less, large: more, ratio }) => [name, less.toFixed(1), more.toFixed(1), ratio.toFixed(2)])])}\n\nnode ${process.version}, ${cpus()[0]?.model.trim() ?? ""}\n`,
  );
} finally {
  await rm(scratch, { recursive: true, force: true });
}
