/** Where an installation keeps its data, and the names of its parts. */
import { isAbsolute, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Env } from "../read-env.ts";

/** The places of the data of an installation. */
export interface Place {
  readonly dataDir: string;
  /** postgres://… or file:… */
  readonly databaseUrl: string;
  /** Bucket of the media; empty for the folder `media`. */
  readonly bucket: string;
}

/** Folders of messages: those that the site has not handed over, and mails without a mail server. */
export const MESSAGE_FOLDERS = { leads: "leads", outbox: "outbox" } as const;
export const SECRETS = "secrets.json";
export const EVIDENCE_KEYS = "evidence-keys";

/** Returns the places from the settings of the service. */
export function readPlace({ dataDir, databaseUrl, s3 }: Env): Place {
  return { dataDir, databaseUrl, bucket: s3?.bucket ?? "" };
}

export const isPostgres = ({ databaseUrl }: Place): boolean => /^postgres/.test(databaseUrl);

/** Returns the path of the SQLite database. */
export function getDatabaseFile({ databaseUrl, dataDir }: Place): string {
  if (/^file:\/\//.test(databaseUrl)) return fileURLToPath(databaseUrl);
  return databaseUrl.replace(/^file:/, "") || join(dataDir, "cms.db");
}

/** Whether a path is a folder or lies in it. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === "" || (!way.startsWith("..") && !isAbsolute(way));
}
