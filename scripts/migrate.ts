/**
 * `npm run migrate`: migrates the database to the committed schema. It runs once per release,
 * before the services start.
 */
import { migrate } from "./lib/content.ts";
import { prepare } from "./lib/settings.ts";
import { runMain } from "./lib/steps.ts";

runMain(async () => {
  await migrate(await prepare(process.env, { check: false }), true);
});
