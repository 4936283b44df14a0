/** The documents of a group: one in each language, as visitors see it and as editors left it. */
import { createHash } from "node:crypto";
import { isLocale, LOCALES, type Locale } from "@orlaya/locales";
import type { PayloadRequest } from "payload";
import { hashValue } from "../edits/merge.ts";
import { readIso, readString, type Stored } from "../fields/record.ts";

/** A document of a group. */
export interface Member {
  readonly id: string;
  readonly locale: Locale;
  /** What visitors see; null when they see nothing. */
  readonly live: Stored | null;
  /** The newest version: the live one, or a draft. */
  readonly newest: Stored;
}

/** Returns whether a document has changes that visitors do not see. */
export const hasDraft = ({ newest }: Pick<Member, "newest">): boolean =>
  newest["_status"] === "draft";

async function loadVersion(
  req: PayloadRequest,
  collection: string,
  id: string,
  draft: boolean,
): Promise<Stored | null> {
  return await req.payload.findByID({
    collection: collection as "page_landing",
    id,
    draft,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
}

async function loadMember(
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<readonly Member[]> {
  const [live, newest] = [
    await loadVersion(req, collection, id, false),
    await loadVersion(req, collection, id, true),
  ];
  const locale = newest?.["locale"];
  return newest && isLocale(locale)
    ? [{ id, locale, newest, live: live?.["_status"] === "published" ? live : null }]
    : [];
}

/** Loads the documents of a group, in the order of the languages. Those in the bin are left out. */
export async function loadGroup(
  req: PayloadRequest,
  collection: string,
  group: string,
): Promise<readonly Member[]> {
  const { docs } = await req.payload.db.find<Stored & { readonly id: string }>({
    collection,
    where: { and: [{ group: { equals: group } }, { deletedAt: { exists: false } }] },
    limit: 0,
    pagination: false,
    select: { group: true },
    req,
  });
  const members: Member[] = [];
  for (const { id } of docs) members.push(...(await loadMember(req, collection, id)));
  return members.toSorted((a, b) => LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale));
}

/** A document with the others of its group. */
export interface Group {
  readonly collection: string;
  /** The document whose form is open. */
  readonly source: Member;
  /** All documents, with the source. */
  readonly members: readonly Member[];
}

/** Loads a document with its group; null when there is none. */
export async function loadGroupOf(
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<Group | null> {
  if (!req.payload.collections[collection]) return null;
  const own = await loadVersion(req, collection, id, true);
  const group = readString(own?.["group"]);
  if (group === "") return null;
  const members = await loadGroup(req, collection, group);
  const source = members.find((member) => member.id === id);
  return source ? { collection, source, members } : null;
}

/** Returns the hash of the versions of a group. A save of any of its documents changes it. */
export function hashGroup({ members }: Pick<Group, "members">): string {
  const versions = members.map(({ id, live, newest }) =>
    [live, newest].map((version) => [id, readIso(version?.["updatedAt"]), hashValue(version)]),
  );
  return createHash("sha256").update(JSON.stringify(versions)).digest("base64url").slice(0, 22);
}
