/**
 * Loaded first (`node --import`) in every process that `npm start` starts. The starter holds a channel to the process;
 * the system closes it when the starter ends, however it ends. Then this process stops as it does after SIGTERM.
 */
const GRACE_MS = 10_000;

process.once("disconnect", () => {
  // The starter read the output of this process: writing it fails from now on.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  setTimeout(() => {
    process.exit(1);
  }, GRACE_MS).unref();
  process.kill(process.pid, "SIGTERM");
});
// A command line that has done its work ends, although the starter lives.
process.channel?.unref();
