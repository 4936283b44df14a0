/** `npm run seed`: adds what the seed has and the database has not; changes nothing that an editor touched. */
import { migrate, seed } from "./lib/content.ts";
import { prepare } from "./lib/settings.ts";
import { runMain } from "./lib/steps.ts";

runMain(async () => {
  const settings = await prepare(process.env, { check: false });
  await migrate(settings);
  await seed(settings, true);
});
