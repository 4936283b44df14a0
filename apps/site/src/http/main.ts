/**
 * Starts the public site: reads the settings, creates the runtime, listens, and shuts down cleanly.
 */
import { describeError } from "@orlaya/contract";
import { openMetricsPort } from "@orlaya/contract/metrics-server";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import { readEnv } from "../process/env.ts";
import { createRuntime } from "../process/runtime.ts";
import { createSiteMetrics } from "../metrics/site-metrics.ts";
import { createSiteServer } from "./server.ts";
import type { AstroHandler } from "./render.ts";
import { warnOfProxy } from "./proxy-warning.ts";
import { warmUp } from "./warm-up.ts";

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

// Files of this process (pending messages, content) are readable only for its own account.
process.umask(0o077);
const env = (() => {
  try {
    return readEnv();
  } catch (error) {
    return fail(describeError(error));
  }
})();
const entry = resolve(import.meta.dirname, "../../dist/server/entry.mjs");
const built = (await import(pathToFileURL(entry).href).catch((error: unknown) =>
  fail(`The site is not built (${describeError(error)}). Run \`npm run build\`.`),
)) as { readonly handler: AstroHandler };
const runtime = createRuntime(env);
const metrics = env.METRICS_PORT === 0 ? null : createSiteMetrics(true);
const site = createSiteServer(
  runtime,
  built.handler,
  metrics === null ? {} : { metrics: metrics.observer },
);
if (metrics !== null)
  await openMetricsPort(
    { port: env.METRICS_PORT, host: env.METRICS_HOST, read: metrics.read },
    "METRICS_PORT",
    (sentence) => {
      runtime.log.warn(sentence, { operator: true });
    },
  );

site.server.once("error", (error: NodeJS.ErrnoException) => {
  fail(
    error.code === "EADDRINUSE"
      ? `Port ${env.PORT} is taken. Stop the other program or choose another port with PORT=….`
      : error.code === "EACCES"
        ? `Port ${env.PORT} may not be used by this account. Choose another port with PORT=….`
        : `The site cannot listen on port ${env.PORT}: ${error.message}.`,
  );
});
site.server.listen(env.PORT, env.HOST, () => {
  const address = site.server.address();
  const port = typeof address === "object" && address !== null ? address.port : env.PORT;
  runtime.log.info("listening", { port });
  warnOfProxy(env, runtime.log);
  process.send?.({ kind: "listening", port });
  if (env.WARM_UP) void warmUp(runtime, site.visit);
});

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void (async () => {
      await site.close(8000);
      await runtime.close();
      process.exit(0);
    })();
  });
}
