/**
 * `npm start`: from a fresh clone to a running content service and site. Builds, migrates and seeds what is not done
 * yet, prints the addresses, starts a process again when it ends, and stops both cleanly on Ctrl-C or SIGTERM.
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

/** Has the content service do what is due, now and then, until the signal comes. */
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
      if (!answer.ok) warn(`Scheduled work answered ${answer.status}.`);
    } catch (error) {
      if (!signal.aborted) warn(`Scheduled work could not run: ${String(error)}.`);
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
  /** The start of a process that does not answer yet. */
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
  // run.mjs, which started this process, is gone.
  process.once("disconnect", end);
  try {
    await build();
    await migrate(settings);
    // The seed makes the first admin: it prints the password once and keeps it in the data folder.
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
