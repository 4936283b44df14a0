/**
 * Messages of visitors in files of the data folder: mails in `outbox` when no mail server is set,
 * and leads that the site keeps in `leads` until this service accepts them.
 */
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { record, readString, type Stored } from "../fields/record.ts";
import { readMailbox } from "./compose.ts";
import { getExpiry } from "./retention.ts";

/** A file and its text. */
export interface MessageFile {
  readonly path: string;
  readonly text: string;
}
/**
 * Time in ms after which an unfinished file is deleted. A full disk or a process that ended leaves
 * such files.
 */
const UNFINISHED_MS = 3_600_000;

async function list(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((): readonly string[] => []);
  return names.map((name) => join(folder, name));
}
const foldersOf = (dataDir: string): readonly string[] =>
  ["outbox", "leads"].map((name) => join(dataDir, name));
async function readAll(folder: string): Promise<readonly MessageFile[]> {
  const files = await Promise.all(
    (await list(folder)).map(async (path) => ({
      path,
      text: await readFile(path, "utf8").catch(() => null),
    })),
  );
  return files.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }]));
}

/** Parses a waiting file; empty when it is unfinished. */
export function readWaiting({ text }: MessageFile): Stored {
  try {
    return record(JSON.parse(text));
  } catch {
    return {};
  }
}

/**
 * Finds the messages of an address that wait on the site, including refused and unfinished ones.
 */
export async function findWaiting(dataDir: string, email: string): Promise<readonly MessageFile[]> {
  const address = email.trim().toLowerCase();
  return (await readAll(join(dataDir, "leads"))).filter((file) => {
    const written = readString(record(readWaiting(file)["values"])["email"]);
    return written === ""
      ? file.text.toLowerCase().includes(`"${address}"`)
      : written.trim().toLowerCase() === address;
  });
}

/** Returns the recipients and reply addresses of a mail. */
function addressesOf(mail: string): readonly string[] {
  const [head = ""] = mail.split(/\r?\n\r?\n/, 1);
  const lines = head
    .replace(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/)
    .filter((line) => /^(?:to|reply-to):/i.test(line));
  return lines.flatMap((line) => line.toLowerCase().match(/[^\s<>,;:"]+@[^\s<>,;"]+/g) ?? []);
}

/**
 * Finds the mails of an address in the outbox: its receipts, and the mails to the team with its
 * answers.
 */
export async function findMail(dataDir: string, email: string): Promise<readonly MessageFile[]> {
  const address = readMailbox(email.trim()).toLowerCase();
  return address === ""
    ? []
    : (await readAll(join(dataDir, "outbox"))).filter(({ text }) =>
        addressesOf(text).includes(address),
      );
}

/** Deletes files. A missing file is no error: the site delivered it meanwhile. */
export async function deleteFiles(files: readonly { readonly path: string }[]): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })));
}

/** Deletes the mails of messages with these references. */
export function deleteMailFiles(dataDir: string, references: readonly string[]): Promise<void> {
  return deleteFiles(
    references.flatMap((reference) =>
      [".eml", ".receipt.eml"].map((end) => ({
        path: join(dataDir, "outbox", `${reference.toLowerCase()}${end}`),
      })),
    ),
  );
}

/** Deletes files older than a message may be, and old unfinished files. Returns how many. */
export async function deleteOldFiles(dataDir: string, now: Date): Promise<number> {
  async function isOld(path: string): Promise<boolean> {
    const { mtime } = await stat(path);
    return (
      getExpiry(mtime) <= now ||
      (path.endsWith(".part") && mtime.getTime() + UNFINISHED_MS <= now.getTime())
    );
  }
  const paths = (await Promise.all(foldersOf(dataDir).map(list))).flat();
  const old = await Promise.all(paths.map((path) => isOld(path).catch(() => false)));
  const files = paths.filter((_, at) => old[at]).map((path) => ({ path }));
  await deleteFiles(files);
  return files.length;
}
