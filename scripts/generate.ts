/** `npm run generate`: everything that is generated and committed: messages, document types, the admin's import map. */
import { join } from "node:path";
import { command, main, ROOT, step } from "./lib/steps.ts";
import { environmentOf } from "./lib/environment.ts";
import { prepare } from "./lib/settings.ts";

main(async () => {
  const settings = await prepare(process.env, { check: false });
  await step("Messages", () =>
    command("Compiling the messages", "node", [
      join(ROOT, "packages/messages/scripts/generate.ts"),
    ]),
  );
  await step("Document types", () =>
    command("Generating document types", "node", [join(ROOT, "apps/cms/src/cli/generate.ts")], {
      cwd: join(ROOT, "apps/cms"),
      env: environmentOf("cms-tool", settings.env),
    }),
  );
});
