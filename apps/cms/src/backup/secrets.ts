/** Secrets and keys of evidence: a file of its own, apart from the backup. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { isGone, listFiles } from "./files.ts";
import { EVIDENCE_KEYS, SECRETS } from "./place.ts";
import { BackupError, explainWrite } from "./problem.ts";

const schema = z.object({
  format: z.literal(1),
  /** Values of variables, by name. */
  secrets: z.record(z.string(), z.string()),
  /** Keys that sign evidence, by the name of their file. */
  evidence_keys: z.record(z.string().regex(/^[\w.-]+\.pem$/), z.string()),
});
export type Secrets = z.infer<typeof schema>;

/** Secrets that the service cannot start without. npm start generates those that are missing. */
export const GENERATED_SECRETS = [
  "PAYLOAD_SECRET",
  "REVALIDATE_SECRET",
  "PREVIEW_SECRET",
  "JOBS_SECRET",
  "SITE_API_KEY",
] as const;
/** Variables that a restored service needs. EVIDENCE_KEY is empty unless the operator sets it. */
export const SECRET_VARIABLES = [...GENERATED_SECRETS, "EVIDENCE_KEY"] as const;

/** Secrets on which content of the database depends. */
const FINGERPRINTED = ["PAYLOAD_SECRET", "SITE_API_KEY"] as const;
/** SHA-256 of secrets, by the name of their variable. */
export type Fingerprints = Readonly<Record<string, string>>;

/** Computes fingerprints of the secrets on which content of the database depends. */
export function computeFingerprints(
  variables: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const given = FINGERPRINTED.flatMap((name) => {
    const value = variables[name] ?? "";
    const hash = createHash("sha256").update(`${name}:${value}`).digest("hex");
    return value === "" ? [] : [[name, hash] as const];
  });
  return Object.fromEntries(given);
}

/** Whether an installation has the secrets of a backup. One without fingerprints fits none. */
export function fitsFingerprints(
  fingerprints: Fingerprints,
  variables: Readonly<Record<string, string | undefined>>,
): boolean {
  const own = computeFingerprints(variables);
  return FINGERPRINTED.every((name) => name in own && own[name] === fingerprints[name]);
}

/** Collects the secrets of an installation. @param variables the environment of the service */
export async function collectSecrets(
  dataDir: string,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Secrets> {
  const folder = join(dataDir, EVIDENCE_KEYS);
  const names = (await listFiles(folder)).filter((name) => name.endsWith(".pem"));
  const keys = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const),
  );
  const secrets = SECRET_VARIABLES.flatMap((name) => {
    const value = variables[name] ?? "";
    return value === "" ? [] : [[name, value] as const];
  });
  return {
    ...{ format: 1, secrets: Object.fromEntries(secrets) },
    evidence_keys: Object.fromEntries(keys),
  };
}

/**
 * Writes secrets to a file (0600). A file with others is kept beside it under a name with the time,
 * because older backups need it.
 */
export async function writeSecrets(file: string, secrets: Secrets, now: Date): Promise<void> {
  const text = `${JSON.stringify(secrets, null, 2)}\n`;
  const unfinished = `${file}.part`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const before = await readFile(file, "utf8").catch((error: unknown) => {
      if (isGone(error)) return null;
      throw error;
    });
    if (before === text) return;
    if (before !== null)
      await rename(file, `${file}.until-${now.toISOString().replaceAll(/[:.]/g, "-")}`);
    await writeFile(unfinished, text, { mode: 0o600 });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw explainWrite(error, dirname(file));
  }
}

/** Reads a file of secrets. @throws BackupError when it is none */
export async function readSecrets(file: string): Promise<Secrets> {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null)
    throw new BackupError(`The file ${file} cannot be read: give the file that --secrets wrote.`);
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new BackupError(
      `The file ${file} does not contain secrets, or is damaged: give the file that --secrets wrote.`,
    );
  }
}

/** Writes secrets to a data folder. EVIDENCE_KEY stays a variable that the operator sets. */
export async function placeSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  const { EVIDENCE_KEY: _, ...stored } = secrets.secrets;
  await writeFile(join(dataDir, SECRETS), `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
  const folder = join(dataDir, EVIDENCE_KEYS);
  const keys = Object.entries(secrets.evidence_keys);
  if (keys.length > 0) await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [name, pem] of keys) await writeFile(join(folder, name), pem, { mode: 0o600 });
}
