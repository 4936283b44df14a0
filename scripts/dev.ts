/** `npm run dev`: starts both applications with hot reload, on the data folder of `npm start`. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { migrate, seed } from "./lib/content.ts";
import { selectEnvironment } from "./lib/environment.ts";
import { prepare } from "./lib/settings.ts";
import { runMain, ROOT, stop } from "./lib/steps.ts";

runMain(async () => {
  const settings = await prepare(process.env);
  await migrate(settings);
  await seed(settings);
  const development = { NODE_ENV: "development" as const };
  const [cmsEnv, siteEnv] = [
    { ...selectEnvironment("cms", settings.env), ...development },
    { ...selectEnvironment("site", settings.env), ...development },
  ];
  const children = [
    spawn("next", ["dev", "-p", String(settings.cmsPort)], {
      cwd: join(ROOT, "apps/cms"),
      env: { ...cmsEnv, PORT: String(settings.cmsPort) },
      stdio: "inherit",
    }),
    spawn("astro", ["dev", "--port", String(settings.port)], {
      cwd: join(ROOT, "apps/site"),
      env: siteEnv,
      stdio: "inherit",
    }),
  ];
  let stopping = false;
  function end(): void {
    if (stopping) return;
    stopping = true;
    void Promise.all(children.map((child) => stop(child))).then(() => {
      process.exit(0);
    });
  }
  // "disconnect" means that run.mjs, the parent process, has ended.
  for (const event of ["SIGINT", "SIGTERM", "disconnect"] as const) process.on(event, end);
  for (const child of children) child.once("exit", end);
});
