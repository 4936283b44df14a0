/** JSON lines on standard output, one an event, without personal data: paths are logged without their query (finder §6.19). */

/** How serious a line is. */
export type LogLevel = "error" | "warn" | "info";
/** Values beside the message of a line. */
export type LogDetails = Readonly<Record<string, string | number | boolean | null>>;
/** Writes lines. */
export interface Log {
  error(message: string, details?: LogDetails): void;
  warn(message: string, details?: LogDetails): void;
  info(message: string, details?: LogDetails): void;
}
const RANK = { silent: 0, error: 1, warn: 2, info: 3 } as const;

/** Creates a log that writes what is at least as serious as `level`. */
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

/** The message of any thrown value. Total. */
export const describeError = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const isFailure = (status: unknown): status is number =>
  typeof status === "number" && status >= 400 && status < 600;
/** Reads a message and a status of any thrown value: the status by either name that libraries give it, 500 by default (spec §8). Total. */
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
