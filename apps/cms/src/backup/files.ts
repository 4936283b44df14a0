/** Copies and checks the files of a backup. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import {
  chmod,
  copyFile,
  constants,
  lstat,
  mkdir,
  open,
  readdir,
  stat,
  utimes,
} from "node:fs/promises";
import { join, relative } from "node:path";
import { readString, record } from "../fields/record.ts";
import { MANIFEST, type ManifestFile } from "./manifest.ts";

/** Receives the number of finished steps and of all. */
export type Tell = (done: number, all: number) => void;

/** Whether an error says that a file is missing. */
export const isGone = (error: unknown): boolean => readString(record(error)["code"]) === "ENOENT";

/**
 * Lists the files of a folder, without unfinished ones, folders and links; empty when it is missing.
 */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isGone(error)) return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile() && !/^\.|\.part$/.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** Waits until a file or folder is on the disk. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Copies a file with the rights 0600 and its time, from which messages are kept for a limited time. On
 * file systems that can share blocks it uses no space. The copy is on the disk afterwards.
 */
export async function copyPrivate(from: string, to: string): Promise<void> {
  const { atime, mtime } = await stat(from);
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  await chmod(to, 0o600);
  await utimes(to, atime, mtime);
  await syncFile(to);
}

/**
 * Copies the files of a folder that the other one lacks. A file that is deleted meanwhile is left out.
 * @returns how many files were copied
 */
export async function copyMissing(from: string, to: string, tell: Tell): Promise<number> {
  const names = await listFiles(from);
  if (names.length === 0) return 0;
  await mkdir(to, { recursive: true, mode: 0o700 });
  const present = new Set(await readdir(to));
  const wanted = names.filter((name) => !present.has(name));
  let [done, copied] = [0, 0];
  for (const name of wanted) {
    try {
      await copyPrivate(join(from, name), join(to, name));
      copied += 1;
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    done += 1;
    tell(done, wanted.length);
  }
  await syncFile(to);
  return copied;
}

/** Copies the files of one folder of a backup that its manifest lists. Others are left out. */
export async function copyListed(
  { from, to }: { readonly from: string; readonly to: string },
  files: readonly ManifestFile[],
  folder: string,
  tell: Tell,
): Promise<void> {
  const paths = files.map(({ path }) => path).filter((path) => path.startsWith(`${folder}/`));
  if (paths.length > 0) await mkdir(join(to, folder), { recursive: true, mode: 0o700 });
  for (const [at, path] of paths.entries()) {
    await copyPrivate(join(from, path), join(to, path));
    tell(at + 1, paths.length);
  }
}

/** Lists the files of a backup that its manifest does not list. @returns a sentence for each */
export async function findUnlisted(
  folder: string,
  files: readonly ManifestFile[],
): Promise<readonly string[]> {
  const listed = new Set([MANIFEST, ...files.map(({ path }) => path)]);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"))
    .filter((path) => !listed.has(path))
    .sort()
    .map((path) => `${path} is not part of the backup: its manifest does not list it.`);
}

/** Returns the SHA-256 of a file and its length in bytes. */
export async function hashFile(path: string): Promise<Omit<ManifestFile, "path">> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    const data = chunk as Buffer;
    hash.update(data);
    bytes += data.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}

/** Describes the files of a backup, sorted. @param paths relative to the folder, with `/` */
export async function describeFiles(
  folder: string,
  paths: readonly string[],
  tell: Tell,
): Promise<ManifestFile[]> {
  const described: ManifestFile[] = [];
  for (const path of paths.toSorted()) {
    described.push({ path, ...(await hashFile(join(folder, path))) });
    tell(described.length, paths.length);
  }
  return described;
}

/** Compares a file of a backup with its manifest. @returns what is wrong with it, or null */
async function checkFile(folder: string, file: ManifestFile): Promise<string | null> {
  const path = join(folder, file.path);
  const found = await lstat(path).catch(() => null);
  if (found === null) return `${file.path} is missing.`;
  if (!found.isFile()) return `${file.path} is not a file.`;
  const { bytes, sha256 } = await hashFile(path);
  return bytes === file.bytes && sha256 === file.sha256
    ? null
    : `${file.path} was changed or is damaged: its checksum differs.`;
}

/** Checks the sums of all files of a manifest. @returns a sentence for each file that differs */
export async function checkFiles(
  folder: string,
  files: readonly ManifestFile[],
  tell: Tell,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const [at, file] of files.entries()) {
    const problem = await checkFile(folder, file);
    if (problem !== null) problems.push(problem);
    tell(at + 1, files.length);
  }
  return problems;
}
