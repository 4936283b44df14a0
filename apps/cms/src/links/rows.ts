/** Rows of the index of references (collections/document-links.ts). */
import type { SanitizedCollectionConfig, SanitizedConfig } from "payload";
import { env } from "../env.ts";
import { readString, type Stored } from "../fields/record.ts";
import { collectReferences, getKey, getReader, LINK_KINDS, type Reference } from "./collect.ts";

/** A stored reference. */
export interface LinkRow extends Reference {
  readonly source: string;
  readonly type: string;
  readonly locale: string | null;
  readonly audience: string | null;
  /** Whether visitors see it. */
  readonly inLive: boolean;
  /** Whether the newest version has it. */
  readonly inNewest: boolean;
}

/** The versions of a document: null for one that does not exist, or is in the bin. */
export interface Versions {
  readonly newest: Stored | null;
  readonly live: Stored | null;
}

/**
 * Whether visitors see a record of a collection as soon as it is saved. They see those of the finder
 * after a release only.
 */
export const isLiveAtOnce = ({ custom }: SanitizedCollectionConfig): boolean =>
  custom["isReleased"] !== true;

/** Builds the rows of a document. Both versions of one that is published and unchanged are the same. */
export function buildRows(
  config: SanitizedConfig,
  collection: SanitizedCollectionConfig,
  { newest, live }: Versions,
): readonly LinkRow[] {
  const document = newest ?? live;
  if (!document) return [];
  const reader = getReader(config, env.siteUrl);
  function collect(version: Stored | null): ReadonlyMap<string, Reference> {
    return version
      ? collectReferences(reader, collection.flattenedFields, version)
      : new Map<string, Reference>();
  }
  const ofNewest = collect(newest);
  const ofLive = live === newest ? ofNewest : collect(live);
  const source = {
    source: readString(document["id"]),
    type: collection.slug,
    locale: readString(document["locale"]) || null,
    audience: readString(document["audience"]) || null,
  };
  return [...new Map([...ofNewest, ...ofLive])].map(([key, reference]) => ({
    ...source,
    ...reference,
    inLive: ofLive.has(key),
    inNewest: ofNewest.has(key),
  }));
}

/** Returns a row as it is stored. */
export function toStored({ targetType, inLive, inNewest, ...row }: LinkRow): Stored {
  return { ...row, target_type: targetType, in_live: inLive, in_newest: inNewest };
}

/** Reads a stored row. SQLite returns numbers for truth values. */
export function readRow(row: Stored): LinkRow {
  return {
    source: readString(row["source"]),
    type: readString(row["type"]),
    locale: readString(row["locale"]) || null,
    audience: readString(row["audience"]) || null,
    field: readString(row["field"]),
    kind: LINK_KINDS.find((kind) => kind === row["kind"]) ?? "record",
    target: readString(row["target"]),
    targetType: readString(row["target_type"]),
    anchor: readString(row["anchor"]),
    inLive: Boolean(row["in_live"]),
    inNewest: Boolean(row["in_newest"]),
  };
}

/** Whether two rows store the same. */
export function isSameRow(one: LinkRow, other: LinkRow): boolean {
  return (
    getKey(one) === getKey(other) &&
    one.locale === other.locale &&
    one.audience === other.audience &&
    one.inLive === other.inLive &&
    one.inNewest === other.inNewest
  );
}
