/**
 * Preloaded (`node --import`) in every process that `npm start` starts. The parent keeps an IPC
 * channel to the process. The operating system closes the channel when the parent ends, even when
 * it is killed. This process then stops as after SIGTERM, and exits after 10 seconds at the latest.
 */
const GRACE_MS = 10_000;

process.once("disconnect", () => {
  // The parent was the reader of this output, so every write fails from now on.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  setTimeout(() => {
    process.exit(1);
  }, GRACE_MS).unref();
  process.kill(process.pid, "SIGTERM");
});
// The open channel must not keep a finished command line running.
process.channel?.unref();
