/**
 * `npm run generate`: generates the committed files: messages, document types and the import map of
 * the admin.
 */
import { join } from "node:path";
import { runCommand, runMain, ROOT, runStep } from "./lib/steps.ts";
import { selectEnvironment } from "./lib/environment.ts";
import { prepare } from "./lib/settings.ts";

runMain(async () => {
  const settings = await prepare(process.env, { check: false });
  await runStep("Messages", () =>
    runCommand("Compiling the messages", "node", [
      join(ROOT, "packages/messages/scripts/generate.ts"),
    ]),
  );
  await runStep("Document types", () =>
    runCommand("Generating document types", "node", [join(ROOT, "apps/cms/src/cli/generate.ts")], {
      cwd: join(ROOT, "apps/cms"),
      env: selectEnvironment("cms-tool", settings.env),
    }),
  );
});
