/** `npm run migrate`: brings the database to the committed schema. A release step, once, before the services start. */
import { migrate } from "./lib/content.ts";
import { prepare } from "./lib/settings.ts";
import { runMain } from "./lib/steps.ts";

runMain(async () => {
  await migrate(await prepare(process.env, { check: false }), true);
});
