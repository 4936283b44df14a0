/**
 * Checks the types of all code as one program with TypeScript 7, whose compiler is native code, and
 * of the .astro files with Astro's own checker. Astro and the lint rules use TypeScript 6.
 */
import { join } from "node:path";
import { runCommand, runMain, ROOT, Sentence } from "./lib/steps.ts";

const CHECKS = [
  [
    "The type check",
    "node",
    [join(ROOT, "node_modules/typescript-7/bin/tsc"), "-p", "tsconfig.all.json", "--noEmit"],
  ],
  [
    "The type check of the pages",
    "astro",
    ["check", "--root", join(ROOT, "apps/site"), "--minimumSeverity", "error"],
  ],
] as const;

runMain(async () => {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
  const options = { env, lines: Infinity };
  const runs = CHECKS.map(([name, program, args]) => runCommand(name, program, args, options));
  const failed = (await Promise.allSettled(runs)).filter((run) => run.status === "rejected");
  for (const { reason } of failed)
    process.stdout.write(`${reason instanceof Sentence ? reason.message : String(reason)}\n`);
  if (failed.length > 0) throw new Sentence("The type check failed: see the errors above.");
});
