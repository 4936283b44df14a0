/** Errors of backup and restore. Each message is one sentence that says what to do. */
import { describeError } from "@orlaya/contract";
import { readString, record } from "../fields/record.ts";

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

/**
 * Returns the error to show for a failed write.
 * @param path the folder that was written
 */
export function explainWrite(error: unknown, path: string): unknown {
  if (error instanceof BackupError) return error;
  if (isFull(error))
    return new BackupError(
      `The disk of ${path} is full: nothing was kept there. Free some space or choose another folder, and start again.`,
    );
  const code = readString(record(error)["code"]);
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
