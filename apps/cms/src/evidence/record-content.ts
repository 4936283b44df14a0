/** Records every version of a document that visitors saw, with the people who wrote it. */
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from "payload";
import { fingerprintOf } from "../approval/fingerprint.ts";
import { readTitle } from "../documents/read-title.ts";
import { readIso, readString, record, type Stored } from "../fields/record.ts";
import type { State, Writer } from "../history/entries.ts";
import { loadLast, recordChange, type EarlierState, type LastEntry } from "../history/register.ts";
import { loadEditors } from "../hooks/index-document.ts";
import { keepLiveRow, readLiveRow } from "../hooks/live-before.ts";
import { getLiveRow, isLive, loadLiveRow } from "../hooks/placement.ts";
import { getSave } from "../hooks/save.ts";
import { loadRows } from "../load-rows.ts";

/** Most versions of a document that are stored. */
const VERSIONS = 50;

const isFirstSeed = (req: PayloadRequest): boolean => req.context["seed"] === "first";
const isDraftSave = (req: PayloadRequest, saved: Stored): boolean =>
  getSave(req).draft && saved["_status"] !== "published";

/** Runs before a save that changes what visitors see: keeps what they see until then. */
export const keepLiveBefore: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  operation,
  originalDoc,
  req,
}) => {
  const original = originalDoc as Stored | undefined;
  if (operation !== "update" || !original || isFirstSeed(req)) return;
  if (!isDraftSave(req, data as Stored))
    keepLiveRow(req, slug, original["id"], await getLiveRow(req, slug, original));
};
/** Runs before the deletion of a document: keeps what visitors see of it. */
export const keepLiveBeforeDelete: CollectionBeforeDeleteHook = async ({
  collection: { slug },
  id,
  req,
}) => {
  keepLiveRow(req, slug, String(id), await loadLiveRow(req, slug, String(id)));
};

/** Returns what is stored about a version of a document. */
export function describeContent(req: PayloadRequest, collection: string, row: Stored): State {
  return {
    type: collection,
    group: readString(row["group"]),
    locale: row["locale"] ?? null,
    audience: row["audience"] ?? null,
    title: readTitle(req, collection, row),
    path: readString(row["path"]),
    fingerprint: fingerprintOf(req.payload, collection, row),
    value: row,
  };
}

/** Returns a version that was live before the register knew the document. */
export function describeEarlier(
  req: PayloadRequest,
  collection: string,
  row: Stored,
): EarlierState {
  const [since, person] = [readIso(row["updatedAt"]), readString(row["edited_by"])];
  return { ...describeContent(req, collection, row), since, person };
}

/** A version of a document in the database. */
interface SavedVersion {
  readonly id: string;
  readonly status: unknown;
  readonly author: string;
  /** ISO 8601. */
  readonly created: string;
  readonly saved: string;
}
async function loadVersions(
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<readonly SavedVersion[]> {
  const { docs } = await req.payload.db.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: "-updatedAt",
    limit: VERSIONS,
    pagination: false,
    select: { createdAt: true, updatedAt: true, version: { _status: true, edited_by: true } },
    req,
  });
  return docs.map((row) => {
    const { edited_by: author, _status: status } = record(row.version);
    const [created, saved] = [readIso(row.createdAt), readIso(row.updatedAt)];
    return { id: readString(row.id), status, author: readString(author), created, saved };
  });
}

/** Loads the mail addresses of accounts that still exist. */
async function loadMails(req: PayloadRequest, ids: readonly string[]): Promise<readonly string[]> {
  const accounts = await loadRows(req, "users", { values: ids }, { email: true });
  return accounts.map(({ email }) => readString(email));
}

/**
 * Lists the people whose saves are part of a version: the drafts since the version before, and
 * accounts whose autosaves another person overwrote.
 */
async function listWriters(
  req: PayloadRequest,
  { collection, id, previous }: { collection: string; id: string; previous: unknown },
  versions: readonly SavedVersion[],
  fingerprint: string,
  last: LastEntry | null,
): Promise<readonly Writer[]> {
  const [own, ...older] = versions;
  const end = older.findIndex(
    ({ created, status }) => status === "published" || (last !== null && created <= last.since),
  );
  const drafts = (end === -1 ? older : older.slice(0, end)).map(({ author, saved }): Writer => ({
    person: author,
    at: saved,
  }));
  const isWritten =
    readString(record(previous)["id"]) === "" ||
    fingerprintOf(req.payload, collection, record(previous)) !== fingerprint;
  const writers = [
    ...(isWritten && own ? [{ person: own.author, at: own.saved }] : []),
    ...drafts,
  ].filter(({ person }) => person !== "");
  const known = new Set(writers.map(({ person }) => person));
  const editors = await loadMails(req, await loadEditors(req, id));
  return [
    ...writers,
    ...editors.filter((mail) => !known.has(mail)).map((person) => ({ person, at: "" })),
  ].toReversed();
}

/** A document that was saved, with what is live after the save. */
interface SavedDocument {
  readonly collection: string;
  readonly id: string;
  readonly live: Stored;
  /** The document before the save; null for a new one. */
  readonly previous: unknown;
}
async function describeLive(
  req: PayloadRequest,
  { collection, id, live, previous }: SavedDocument,
  last: LastEntry | null,
): Promise<State> {
  const state = describeContent(req, collection, live);
  const versions = await loadVersions(req, collection, id);
  const place = { collection, id, previous };
  const writers = await listWriters(req, place, versions, state.fingerprint ?? "", last);
  return { ...state, version: versions[0]?.id ?? "", writers };
}

/** Runs after every save of a document. A draft changes nothing for visitors. */
export const recordContent: CollectionAfterChangeHook = async ({
  collection: { slug },
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const saved = doc as Stored;
  if (isFirstSeed(req) || isDraftSave(req, saved)) return;
  const id = readString(saved["id"]);
  const kept = operation === "create" ? null : readLiveRow(req, slug, id);
  const subject = { kind: "content", subject: id } as const;
  const last = await loadLast(req, subject);
  const before = isLive(kept) && !last ? describeEarlier(req, slug, kept) : null;
  const live = await getLiveRow(req, slug, saved);
  const previous: unknown = operation === "create" ? null : previousDoc;
  const after = isLive(live)
    ? await describeLive(req, { collection: slug, id, live, previous }, last)
    : null;
  await recordChange(req, { ...subject, last, before, after });
};

/** Runs after the deletion of a document. Its versions that visitors saw stay in the register. */
export const recordDeletion: CollectionAfterDeleteHook = async ({
  collection: { slug },
  id,
  req,
}) => {
  const kept = readLiveRow(req, slug, String(id));
  const before = isLive(kept) ? describeEarlier(req, slug, kept) : null;
  await recordChange(req, { kind: "content", subject: String(id), before, after: null });
};
