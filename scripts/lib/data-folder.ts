/** The folder that holds everything the two applications keep: messages of visitors, accounts, secrets, logs, media. */
import { access, chmod, constants, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Rights of everybody but the account of the applications. */
const OF_OTHERS = 0o077;
/** Rights of accounts that are not even in the group. */
const OF_STRANGERS = 0o007;

/**
 * Takes the rights away that strangers have to a file or folder, and those of its group with them. What only the group
 * may read was opened by an operator and stays.
 */
async function closeToOthers(path: string): Promise<void> {
  const { mode } = await stat(path);
  if (mode & OF_STRANGERS) await chmod(path, mode & 0o777 & ~OF_OTHERS);
}

/** A running process may have deleted the file meanwhile. */
function ignoreGone(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

async function closeFolder(folder: string): Promise<void> {
  await closeToOthers(folder);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // Of the pictures, which are public and many, the folder is enough. A link may lead anywhere.
    if (entry.isDirectory() && entry.name !== "media") await closeFolder(path);
    else if (!entry.isSymbolicLink()) await closeToOthers(path).catch(ignoreGone);
  }
}

/** Makes the data folder where it is missing, and closes what an earlier version left open to other accounts. @throws when it cannot be written */
export async function openDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await mkdir(join(dataDir, "media"), { recursive: true, mode: 0o700 });
  await access(dataDir, constants.W_OK);
  await closeFolder(dataDir);
}
