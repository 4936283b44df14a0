/**
 * `npm run bundle -- export|import|prismic <file>`: writes all content to one file, reads it into an
 * empty service, or creates drafts from an export of Prismic. Runs apps/cms/src/cli/bundle.ts with the
 * settings of the content service.
 */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { selectEnvironment } from "./lib/environment.ts";
import { prepare } from "./lib/settings.ts";
import { runMain } from "./lib/steps.ts";

/** Makes the path of a file absolute, because the command runs in another folder. */
const absolute = (argument: string, index: number, all: readonly string[]): string =>
  index === 1 || all[index - 1] === "--report" ? resolve(argument) : argument;

runMain(async () => {
  const { env } = await prepare(process.env, { check: false });
  const cms = join(import.meta.dirname, "../apps/cms");
  const { status } = spawnSync(
    process.execPath,
    [join(cms, "src/cli/bundle.ts"), ...process.argv.slice(2).map(absolute)],
    { cwd: cms, env: selectEnvironment("cms-tool", env), stdio: "inherit" },
  );
  process.exitCode = status ?? 1;
});
