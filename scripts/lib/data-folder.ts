/**
 * The data folder of both applications: messages of visitors, accounts, secrets, logs and media.
 */
import { access, chmod, constants, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Permission bits of the group and of all other accounts. */
const OF_OTHERS = 0o077;
/** Permission bits of accounts outside the group. */
const OF_STRANGERS = 0o007;

/**
 * Removes the permissions of the group and of all others when accounts outside the group have any.
 * Permissions of the group alone were granted by an operator and stay.
 */
async function closeToOthers(path: string): Promise<void> {
  const { mode } = await stat(path);
  if (mode & OF_STRANGERS) await chmod(path, mode & 0o777 & ~OF_OTHERS);
}

/** Ignores a missing file: a running process may have deleted it in the meantime. */
function ignoreGone(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

async function closeFolder(folder: string): Promise<void> {
  await closeToOthers(folder);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // Media files are public and numerous, so only their folder is restricted. A symbolic link may
    // point outside the data folder.
    if (entry.isDirectory() && entry.name !== "media") await closeFolder(path);
    else if (!entry.isSymbolicLink()) await closeToOthers(path).catch(ignoreGone);
  }
}

/**
 * Creates the data folder if it is missing, and restricts files that an earlier version left
 * readable for other accounts.
 * @throws when the folder cannot be written
 */
export async function openDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await mkdir(join(dataDir, "media"), { recursive: true, mode: 0o700 });
  await access(dataDir, constants.W_OK);
  await closeFolder(dataDir);
}
