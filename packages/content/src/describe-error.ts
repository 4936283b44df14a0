/** Returns the message of any thrown value. */
export const describeError = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
