/** Prepares the process of the content service, once, before its first request. */
import { env } from "./env.ts";
import { startWarnings } from "./start-warnings.ts";

/** Makes the files of this process (leads, accounts) accessible to its own system user only. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Prepares the process and logs the start warnings. `npm start` prints log lines that are marked
 * with `operator`.
 */
export function begin(): void {
  keepFilesPrivate();
  for (const msg of startWarnings(env))
    process.stdout.write(
      `${JSON.stringify({ level: 40, time: Date.now(), msg, operator: true })}\n`,
    );
}
