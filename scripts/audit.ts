/**
 * `npm run audit -- verify FILE [--known NUMBER:HASH]`: checks an export of the audit log, without the
 * service and without a network. Without FILE: checks the database of the service.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkAuditFile } from "../apps/cms/src/audit/file.ts";
import { describeTail, parseKnown, writeBroken } from "../apps/cms/src/audit/report.ts";
import { selectEnvironment } from "./lib/environment.ts";
import { prepare } from "./lib/settings.ts";
import { runMain, Sentence } from "./lib/steps.ts";

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new Sentence(
      `The file ${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? "unknown"}).`,
    );
  }
}

function verifyFile(file: string, known: ReturnType<typeof parseKnown>): void {
  const checked = checkAuditFile(readText(file), known);
  if (!checked.ok) throw new Sentence(writeBroken(checked.problem, checked.sequence));
  const { by, made_at: madeAt, to } = checked.heading;
  process.stdout.write(`${describeTail(checked.count, to)}\nMade: ${madeAt} by ${by}\n`);
}

/** Checks the database with the settings of the content service. */
async function verifyService(): Promise<void> {
  const { env } = await prepare(process.env, { check: false });
  const cms = join(import.meta.dirname, "../apps/cms");
  const { status } = spawnSync(
    process.execPath,
    [join(cms, "src/cli/audit.ts"), ...process.argv.slice(3)],
    { cwd: cms, env: selectEnvironment("cms-tool", env), stdio: "inherit" },
  );
  process.exitCode = status ?? 1;
}

runMain(async () => {
  const {
    positionals: [action, file],
    values: { known = [] },
  } = parseArgs({
    allowPositionals: true,
    options: { known: { type: "string", multiple: true } },
  });
  if (action !== "verify")
    throw new Sentence("Give an action: npm run audit -- verify [FILE] [--known NUMBER:HASH].");
  if (file === undefined) await verifyService();
  else verifyFile(file, parseKnown(known));
});
