/**
 * Writes events as JSON lines to standard output, without personal data: paths are logged without
 * their query (finder §6.19).
 */

import { describeError } from "@orlaya/contract";

/** Severity of a line. */
export type LogLevel = "error" | "warn" | "info";
/** Values of a line besides its message. */
export type LogDetails = Readonly<Record<string, string | number | boolean | null>>;
/** Writes lines to the log. */
export interface Log {
  error(message: string, details?: LogDetails): void;
  warn(message: string, details?: LogDetails): void;
  info(message: string, details?: LogDetails): void;
}
const RANK = { silent: 0, error: 1, warn: 2, info: 3 } as const;

/** Creates a log that writes lines of `level` and of more severe levels. */
export function createLog(
  level: keyof typeof RANK,
  write: (line: string) => void = (line) => {
    process.stdout.write(line);
  },
): Log {
  function createWriter(name: LogLevel) {
    return (message: string, details: LogDetails = {}): void => {
      if (RANK[name] <= RANK[level])
        write(
          `${JSON.stringify({ time: new Date().toISOString(), level: name, message, ...details })}\n`,
        );
    };
  }
  return { error: createWriter("error"), warn: createWriter("warn"), info: createWriter("info") };
}

const isFailure = (status: unknown): status is number =>
  typeof status === "number" && status >= 400 && status < 600;
/**
 * Returns the message and the status of any thrown value. Libraries name the status `status` or
 * `statusCode`; the default is 500 (spec §8). Never throws.
 */
export function normaliseError(error: unknown): {
  readonly message: string;
  readonly status: number;
} {
  const { status, statusCode } = Object(error) as {
    readonly status?: unknown;
    readonly statusCode?: unknown;
  };
  return {
    message: describeError(error),
    status: [status, statusCode].find(isFailure) ?? 500,
  };
}
