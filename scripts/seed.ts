/**
 * `npm run seed`: creates the records of the seed that the database lacks and updates those whose
 * files changed. Records that an editor has changed or deleted stay as they are.
 */
import { migrate, seed } from "./lib/content.ts";
import { prepare } from "./lib/settings.ts";
import { runMain } from "./lib/steps.ts";

runMain(async () => {
  const settings = await prepare(process.env, { check: false });
  await migrate(settings);
  await seed(settings, true);
});
