/** Opens the service without a web server, for command-line tools. */
import { getPayload, type Payload } from "payload";
import { keepFilesPrivate } from "../begin.ts";
import { describeError } from "@orlaya/contract";
import config from "../payload.config.ts";

/**
 * Opens the database and returns Payload. Call `close` at the end; otherwise the process does not
 * end.
 */
export function open(): Promise<Payload> {
  keepFilesPrivate();
  return getPayload({ config });
}
export async function close(payload: Payload): Promise<void> {
  await payload.destroy();
}

/** Runs a command-line tool. When it fails, prints one sentence and exits with code 1. */
export function runMain(work: () => Promise<void>): void {
  work().then(
    () => {
      process.exit(0);
    },
    (error: unknown) => {
      process.stderr.write(`${describeError(error)}\n`);
      process.exit(1);
    },
  );
}
