/**
 * `npm run leads -- export|delete --email address`: exports or deletes the form messages of a
 * person. Runs apps/cms/src/cli/leads.ts with the settings of the content service.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { selectEnvironment } from "./lib/environment.ts";
import { prepare } from "./lib/settings.ts";
import { runMain } from "./lib/steps.ts";

runMain(async () => {
  const { env } = await prepare(process.env, { check: false });
  const cms = join(import.meta.dirname, "../apps/cms");
  const { status } = spawnSync(
    process.execPath,
    [join(cms, "src/cli/leads.ts"), ...process.argv.slice(2)],
    { cwd: cms, env: selectEnvironment("cms-tool", env), stdio: "inherit" },
  );
  process.exitCode = status ?? 1;
});
