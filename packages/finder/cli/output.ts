/** Output functions of all commands. */

/** Formats a number in English, such as "1,240". */
export const count = (value: number): string => value.toLocaleString("en");
/** Returns the time since `performance.now()` gave `since`, such as "1.2 s". */
export const formatSeconds = (since: number): string =>
  `${((performance.now() - since) / 1000).toFixed(1)} s`;
export const print = (text: string): void => void process.stdout.write(`${text}\n`);
export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));
export const writeError = (text: string): void => void process.stderr.write(`${text}\n`);
