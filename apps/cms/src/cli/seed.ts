/**
 * `npm run seed`: creates the accounts that the service needs, and writes the content of data/.
 * Safe to repeat. `--partial` allows incomplete languages.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { buildAbsoluteUrl } from "@orlaya/routes";
import { getAdminFile } from "../accounts/first-admin.ts";
import { env } from "../env.ts";
import { adminPaths } from "../names/paths.ts";
import { ensureAdmin, ensureSiteUser } from "../seed/accounts.ts";
import { seed } from "../seed/index.ts";
import { close, runMain, open } from "./open.ts";

runMain(async () => {
  function log(line: string): void {
    process.stdout.write(`${line}\n`);
  }
  const payload = await open();
  const admin = await ensureAdmin(payload);
  await ensureSiteUser(payload);
  if (admin.created && admin.password) {
    const file = getAdminFile(env);
    mkdirSync(env.dataDir, { recursive: true });
    writeFileSync(
      file,
      `${buildAbsoluteUrl(env.cmsUrl, adminPaths.root)}\n${admin.email}\n${admin.password}\n`,
      {
        mode: 0o600,
      },
    );
    log(
      `Administrator: ${admin.email} · password: ${admin.password} (shown once; also in ${file})`,
    );
  }
  await seed(payload, { root: env.root, partial: process.argv.includes("--partial"), log });
  await close(payload);
});
