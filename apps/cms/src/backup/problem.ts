/** Errors of backup and restore. Each message is one sentence that says what to do. */
import { describeError } from "@orlaya/contract";
import { readString, record } from "../fields/record.ts";
import { isInside } from "./place.ts";

/** An error whose message is for the operator. */
export class BackupError extends Error {}

/** Error number of SQLite for a full disk. */
const SQLITE_FULL = 13;

/**
 * Whether an error means a full disk. Node, SQLite and the programs of PostgreSQL report it in three
 * forms.
 */
function isFull(error: unknown): boolean {
  const { code, errcode } = record(error);
  return (
    ["ENOSPC", "EDQUOT"].includes(readString(code)) ||
    errcode === SQLITE_FULL ||
    /no space left on device|database or disk is full/i.test(describeError(error))
  );
}

/** Returns the error to show when the disk of a folder may be full; any other error unchanged. */
export function explainFull(error: unknown, path: string): unknown {
  if (!isFull(error)) return error;
  return new BackupError(
    `The disk of ${path} is full: nothing was kept there. Free some space or choose another folder, and start again.`,
  );
}

/**
 * Returns the error to show for a failed write.
 * @param path the folder that was written
 */
export function explainWrite(error: unknown, path: string): unknown {
  if (error instanceof BackupError) return error;
  if (isFull(error)) return explainFull(error, path);
  const code = readString(record(error)["code"]);
  const at = readString(record(error)["path"]);
  if (["EACCES", "EPERM", "EROFS", "ENOTDIR"].includes(code) && at !== "" && !isInside(at, path))
    return new BackupError(`${at} cannot be read (${code}): change its rights, and start again.`);
  if (["EACCES", "EPERM", "EROFS", "ENOTDIR"].includes(code))
    return new BackupError(
      `The folder ${path} cannot be written (${code}): change its rights or choose another folder.`,
    );
  if (["EBUSY", "EXDEV"].includes(code))
    return new BackupError(
      `A folder in ${path} cannot be moved (${code}), probably because it is a mount of its own: use a folder inside of the mount.`,
    );
  return error;
}
