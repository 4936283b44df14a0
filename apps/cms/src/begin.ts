/** What the content service does once, before its first request. */
import { env } from "./env.ts";
import { startWarnings } from "./start-warnings.ts";

/** What this process writes (messages of visitors, accounts) is for its account alone. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/** Prepares the process and logs what its operator should know; `npm start` prints lines for the operator. */
export function begin(): void {
  keepFilesPrivate();
  for (const msg of startWarnings(env))
    process.stdout.write(
      `${JSON.stringify({ level: 40, time: Date.now(), msg, operator: true })}\n`,
    );
}
