/** Entry point of `npm run finder -- <command>`: the command line for the eligibility data. */
import { runCommandLine } from "./run-command-line.ts";

// A reader that closes the pipe early (head, less) is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit();
  throw error;
});
process.exitCode = await runCommandLine(process.argv.slice(2));
