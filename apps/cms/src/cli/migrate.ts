/**
 * `npm run migrate`: migrates the database to the committed schema. Runs once for each release,
 * before the service starts.
 */
import { BasePayload } from "payload";
import { keepFilesPrivate } from "../begin.ts";
import config from "../payload.config.ts";
import { runMain } from "./open.ts";

runMain(async () => {
  keepFilesPrivate();
  const payload = new BasePayload();
  await payload.init({ config, disableOnInit: true });
  await payload.db.migrate();
  await payload.destroy();
});
