/**
 * `npm start`: starts the content service and the site, also in a fresh clone. Builds, migrates and
 * seeds where necessary, prints the addresses, restarts a process that ends, and stops both
 * gracefully on Ctrl-C or SIGTERM.
 */
import { build } from "./lib/build.ts";
import { migrate, seed } from "./lib/content.ts";
import { getCmsOrigin, startCms, startSite, type StartOptions } from "./lib/services.ts";
import { prepare, type Settings } from "./lib/settings.ts";
import { runMain, runStep } from "./lib/steps.ts";
import { supervise, type Supervised } from "./lib/supervise.ts";

const JOBS_EVERY_MS = 30_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Calls the content service every 30 seconds to run its due jobs, until the signal is aborted. */
function runJobs(settings: Settings, signal: AbortSignal): void {
  const url = new URL("/api/run-jobs", getCmsOrigin(settings));
  const headers = { authorization: `Bearer ${settings.env["JOBS_SECRET"] ?? ""}` };
  async function run(): Promise<void> {
    try {
      const answer = await fetch(url, {
        method: "POST",
        headers,
        signal: AbortSignal.timeout(60_000),
      });
      await answer.body?.cancel();
      if (!answer.ok)
        warn(`The content service answered the call for scheduled jobs with ${answer.status}.`);
    } catch (error) {
      if (!signal.aborted) warn(`Scheduled jobs could not be run: ${String(error)}.`);
    }
  }
  setInterval(() => void run(), JOBS_EVERY_MS).unref();
}

runMain(async () => {
  const settings = await prepare(process.env);
  const stopping = new AbortController();
  const { signal } = stopping;
  const options: StartOptions = { signal, tell: warn };
  const running: Supervised[] = [];
  /** The start that is in progress; it settles when the process answers or fails. */
  let starting: Promise<unknown> = Promise.resolve();
  function startStep(name: string, start: () => Promise<Supervised>): Promise<void> {
    const begun = runStep(name, async () => {
      running.push(await start());
    });
    starting = begun.catch(() => undefined);
    return begun;
  }
  async function stopAll(): Promise<void> {
    stopping.abort();
    await starting;
    await Promise.all(running.map(({ stopped }) => stopped));
  }
  function end(): void {
    if (signal.aborted) return;
    say("\nStopping …");
    void stopAll().then(() => process.exit(0));
  }
  process.on("SIGINT", end).on("SIGTERM", end);
  // run.mjs, the parent process, has ended.
  process.once("disconnect", end);
  try {
    await build();
    await migrate(settings);
    // The seed creates the first admin. It prints the password once and saves it in the data
    // folder.
    await seed(settings);
    await startStep("Starting the content service", () =>
      supervise(() => startCms(settings, options), { signal, tell: warn }),
    );
    await startStep("Starting the site", () =>
      supervise(() => startSite(settings, options), { signal, tell: warn }),
    );
  } catch (error) {
    if (signal.aborted) return;
    await stopAll();
    throw error;
  }
  say(
    `\nSite             ${settings.siteUrl}\nContent service  ${settings.env["CMS_URL"] ?? ""}/admin\nStop with Ctrl-C.`,
  );
  runJobs(settings, signal);
});
