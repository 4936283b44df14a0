/** Log files with rotation: a full file becomes `name.1`, then `name.2`; the oldest is deleted. */
import { closeSync, fstatSync, openSync, renameSync, writeSync } from "node:fs";

/** An open log file. */
export interface LogFile {
  /** Appends a line. Does not throw: when the write fails, the line is lost. */
  write(line: string): void;
  close(): void;
}

const MOST_BYTES = 20 * 1024 * 1024;
const MOST_FILES = 5;

/** Renames `path` to `path.1`, `path.1` to `path.2` and so on. The last file is overwritten. */
function rotate(path: string, files: number): void {
  for (let at = files - 1; at > 0; at -= 1) {
    try {
      renameSync(at === 1 ? path : `${path}.${at - 1}`, `${path}.${at}`);
    } catch {
      // The file does not exist yet.
    }
  }
}

/**
 * Opens a log file to append to it.
 * @param bytes largest size of a file
 * @param files number of files that are kept, including the current file
 */
export function openLog(path: string, { bytes = MOST_BYTES, files = MOST_FILES } = {}): LogFile {
  let file = openSync(path, "a", 0o600);
  let size = fstatSync(file).size;
  function append(line: string): void {
    if (size > 0 && size + Buffer.byteLength(line) > bytes) {
      rotate(path, files);
      const next = openSync(path, files > 1 ? "a" : "w", 0o600);
      closeSync(file);
      file = next;
      size = 0;
    }
    size += writeSync(file, line);
  }
  return {
    write: (line) => {
      try {
        append(`${line}\n`);
      } catch {
        // A full disk must not stop the service.
      }
    },
    close: () => {
      closeSync(file);
    },
  };
}
