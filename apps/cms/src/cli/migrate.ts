/** `npm run migrate`: brings the database to the committed schema. A release step: run it once, before the service starts. */
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
