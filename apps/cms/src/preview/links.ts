/** Stores links to previews (collections/preview-links.ts). */
import { createLinkToken } from "@orlaya/contract";
import { createHash, randomBytes } from "node:crypto";
import type { Payload, PayloadRequest, Where } from "payload";
import type { Actor } from "../access/roles.ts";
import { isPlannedStateKind, type PlannedStateSubject } from "../planned-states/shapes.ts";
import { isRecord, readIso, readString, type Stored } from "../fields/record.ts";
import { runSql, sql } from "../sql.ts";
import { isPreviewed, type PreviewedCollection } from "../names/slugs.ts";
import { LINK_HOURS, type LinkDuration } from "./shapes.ts";
import { TRIAL_COLLECTION } from "./token.ts";

const LINKS = "preview_links";
const HOUR_MS = 60 * 60 * 1000;
/** Time for which a link that has ended stays stored, so that its address still says so. */
const KEPT_MS = 90 * 24 * HOUR_MS;

type Row = Stored & { readonly id: string };

/** A document that a preview shows in its newest version. */
export interface PreviewedDocument {
  readonly collection: PreviewedCollection;
  readonly id: string;
}

/**
 * What a link shows: documents, the first one is the one for which it was made; a change set; or a
 * campaign or a moment.
 */
export type LinkSubject =
  | { readonly kind: "documents"; readonly documents: readonly PreviewedDocument[] }
  | { readonly kind: "set"; readonly set: string }
  | ({ readonly kind: "plannedState" } & PlannedStateSubject);

/** A stored link. */
export interface PreviewLink {
  readonly id: string;
  readonly subject: LinkSubject;
  /**
   * Id of the page that it opens, or the site of a trial; empty: chosen by the service.
   */
  readonly page: string;
  readonly locale: string;
  readonly madeBy: string;
  readonly madeById: string;
  /** ISO 8601. */
  readonly until: string;
  readonly opened: number;
  /** ISO 8601; empty when nobody opened it. */
  readonly openedAt: string;
  /** Whether somebody ended it, or its time is over. */
  readonly isEnded: boolean;
}

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

function readDocuments(value: unknown): readonly PreviewedDocument[] {
  return (Array.isArray(value) ? (value as readonly unknown[]) : []).flatMap((entry) => {
    const { collection, id } = isRecord(entry) ? entry : {};
    const slug = readString(collection);
    return isPreviewed(slug) ? [{ collection: slug, id: readString(id) }] : [];
  });
}

function readSubject({ type, document, documents }: Stored): LinkSubject {
  const id = readString(document);
  if (type === TRIAL_COLLECTION) return { kind: "set", set: id };
  if (isPlannedStateKind(type)) return { kind: "plannedState", of: type, id };
  return { kind: "documents", documents: readDocuments(documents) };
}

/** Returns the columns that store a subject. */
function writeSubject(subject: LinkSubject): Stored {
  if (subject.kind === "set")
    return { document: subject.set, type: TRIAL_COLLECTION, documents: [] };
  if (subject.kind === "plannedState")
    return { document: subject.id, type: subject.of, documents: [] };
  const [first] = subject.documents;
  const documents = [...subject.documents];
  return { document: first?.id ?? "", type: first?.collection ?? "", documents };
}

/** Returns the id of what a link was made for: a document, a change set, a campaign or a moment. */
export function getSubjectId(subject: LinkSubject): string {
  if (subject.kind === "set") return subject.set;
  return subject.kind === "plannedState" ? subject.id : (subject.documents[0]?.id ?? "");
}

function readLink(row: Stored, now: number): PreviewLink {
  const until = readIso(row["until"]);
  return {
    id: readString(row["id"]),
    subject: readSubject(row),
    page: readString(row["page"]),
    locale: readString(row["locale"]),
    madeBy: readString(row["made_by"]),
    madeById: readString(row["made_by_id"]),
    until,
    opened: Number(row["opened"] ?? 0),
    openedAt: readIso(row["opened_at"]),
    isEnded: readIso(row["ended_at"]) !== "" || Date.parse(until) <= now,
  };
}

/**
 * Creates a link.
 * @returns its token, which is not stored
 */
export async function createLink(
  req: PayloadRequest,
  actor: Actor,
  link: {
    readonly subject: LinkSubject;
    readonly page: string;
    readonly locale: string;
    readonly duration: LinkDuration;
  },
): Promise<string> {
  const token = createLinkToken(randomBytes(24).toString("base64url"));
  const now = Date.now();
  await req.payload.db.create({
    collection: LINKS,
    data: {
      hash: hashOf(token),
      ...writeSubject(link.subject),
      page: link.page || null,
      locale: link.locale,
      made_by: actor.email,
      made_by_id: actor.id,
      made_at: new Date(now).toISOString(),
      until: new Date(now + LINK_HOURS[link.duration] * HOUR_MS).toISOString(),
      opened: 0,
    },
    req,
    returning: false,
  });
  return token;
}

/** Finds the link of a token; null when there is none. */
export async function findLink(
  { db }: Pick<Payload, "db">,
  token: string,
  now = Date.now(),
): Promise<PreviewLink | null> {
  const row = await db.findOne<Row>({
    collection: LINKS,
    where: { hash: { equals: hashOf(token) } },
  });
  return row ? readLink(row, now) : null;
}

/** Finds a link of a document or of a change set by its id; null when there is none. */
export async function findLinkOf(
  { db }: Pick<Payload, "db">,
  document: string,
  id: string,
): Promise<PreviewLink | null> {
  const where: Where = { and: [{ id: { equals: id } }, { document: { equals: document } }] };
  const row = await db.findOne<Row>({ collection: LINKS, where });
  return row ? readLink(row, Date.now()) : null;
}

/** Lists the links of a document or of a change set that still open it, the newest first. */
export async function listLinks(
  { db }: Pick<Payload, "db">,
  document: string,
): Promise<readonly PreviewLink[]> {
  const now = Date.now();
  const { docs } = await db.find<Row>({
    collection: LINKS,
    where: {
      and: [
        { document: { equals: document } },
        { ended_at: { exists: false } },
        { until: { greater_than: new Date(now).toISOString() } },
      ],
    },
    sort: "-made_at",
    limit: 0,
    pagination: false,
  });
  return docs.map((row) => readLink(row, now));
}

/**
 * Counts that somebody opened a link, once for each moment: the site sends a request that timed out
 * again, with the same moment.
 * @param at ISO 8601
 */
export async function countOpening(payload: Payload, id: string, at: string): Promise<void> {
  await runSql(
    payload,
    sql`UPDATE "preview_links" SET "opened" = COALESCE("opened", 0) + 1, "opened_at" = ${at}
      WHERE "id" = ${id} AND ("opened_at" IS NULL OR "opened_at" <> ${at})`,
  );
}

/** Ends a link at once. */
export async function endLink(req: PayloadRequest, actor: Actor, id: string): Promise<void> {
  const data = { ended_by: actor.email, ended_at: new Date().toISOString() };
  await req.payload.db.updateOne({ collection: LINKS, id, data, req, returning: false });
}

/** Deletes links that ended long ago. */
export async function deleteOldLinks({ db }: Pick<Payload, "db">, now = Date.now()): Promise<void> {
  const where = { until: { less_than: new Date(now - KEPT_MS).toISOString() } };
  await db.deleteMany({ collection: LINKS, where });
}
