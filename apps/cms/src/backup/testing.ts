/** Helpers of the tests of backups. */
import { readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import type { BackupOptions, Step } from "./backup.ts";

/** Runs a step without showing it. */
export const silently: Step = (_, work) => work(() => undefined);

/** Options of a backup into a folder, without secrets. */
export function backupTo(to: string): BackupOptions {
  return { to, keep: null, secrets: null, variables: {}, seeded: false, step: silently };
}

/** Changes one byte in the middle of a file. @returns a function that restores it, with its time */
export function flipByte(path: string): () => void {
  const data = readFileSync(path);
  const { atime, mtime } = statSync(path);
  const at = Math.floor(data.length / 2);
  writeFileSync(
    path,
    data.map((byte, index) => (index === at ? byte ^ 1 : byte)),
  );
  return () => {
    writeFileSync(path, data);
    utimesSync(path, atime, mtime);
  };
}
