/**
 * `npm run bundle -- export <file>`, `import <file>` or `prismic <folder or file> [--report file]`:
 * writes all content to one file, reads it into an empty service, or creates drafts from an export of
 * Prismic.
 */
import { createWriteStream } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { getAdminMessages } from "@orlaya/messages/admin";
import type { Payload } from "payload";
import { exportBundle, type Tell } from "../bundle/export.ts";
import { importBundle } from "../bundle/import.ts";
import { importPrismic } from "../bundle/prismic/import.ts";
import { writeReport } from "../bundle/prismic/report.ts";
import { BundleError, writeBundleProblem } from "../bundle/problem.ts";
import { ensureAdmin, ensureSiteUser } from "../seed/accounts.ts";
import { close, open, runMain } from "./open.ts";

const say = getAdminMessages("en");
/** Most bytes of all files of a bundle for the command. The admin allows less. */
const MOST = 16 * 1024 ** 3;
function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Creates a function that prints the progress every two seconds. */
function createTell(): Tell {
  let told = performance.now();
  return (done, all) => {
    if (performance.now() - told < 2000 && done !== all) return;
    told = performance.now();
    print(`  ${done} of ${all}`);
  };
}

async function runExport(payload: Payload, file: string): Promise<void> {
  const partial = `${file}.part`;
  try {
    const to = Writable.toWeb(createWriteStream(partial, { mode: 0o600 }));
    const { documents, media } = await exportBundle(payload, to, createTell());
    await rename(partial, file);
    print(say("bundle.export.done", { documents, media }));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function runImport(payload: Payload, file: string): Promise<void> {
  const { documents, media } = await importBundle(payload, file, MOST, createTell());
  const { email, password } = await ensureAdmin(payload);
  await ensureSiteUser(payload);
  print(say("bundle.import.done", { documents, media }));
  if (password !== null) print(`Administrator: ${email} · password: ${password} (shown once)`);
}

async function runPrismic(payload: Payload, from: string, reportFile: string): Promise<void> {
  const report = await importPrismic(payload, null, from, MOST, createTell());
  if (reportFile !== "") await writeFile(reportFile, writeReport(say, report));
  const { created, kept, refused, unmapped } = report.counts;
  print(say("bundle.prismic.done", { created, kept, refused }));
  print(say("bundle.prismic.unmapped", { count: unmapped }));
}

runMain(async () => {
  const {
    positionals: [action = "", file = ""],
    values: { report },
  } = parseArgs({ allowPositionals: true, options: { report: { type: "string", default: "" } } });
  if (!["export", "import", "prismic"].includes(action) || file === "")
    throw new Error(
      "Give an action and a file: npm run bundle -- export content.zip, import content.zip, or prismic export.zip --report report.txt.",
    );
  const payload = await open();
  try {
    if (action === "export") await runExport(payload, file);
    else if (action === "import") await runImport(payload, file);
    else await runPrismic(payload, file, report);
  } catch (error) {
    throw error instanceof BundleError ? new Error(writeBundleProblem(say, error.problem)) : error;
  } finally {
    await close(payload);
  }
});
