/** Who changed a document since it was published. */
import type { PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { record, readString } from "../fields/record.ts";
import { loadEditors } from "../hooks/index-document.ts";

/** Most versions of a document that are stored. */
const VERSIONS = 50;

/** The people who changed a document, by the ids and the mail addresses of their accounts. */
export interface Editors {
  readonly ids: ReadonlySet<string>;
  readonly mails: ReadonlySet<string>;
}

/**
 * Loads who changed a document since its last publication. The index has the ids of the accounts.
 * Versions name the last author of each, also after the document was in the bin.
 */
export async function loadAllEditors(
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<Editors> {
  const ids = new Set(await loadEditors(req, id));
  const { docs } = await req.payload.db.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: "-createdAt",
    limit: VERSIONS,
    pagination: false,
    req,
  });
  const mails = new Set<string>();
  for (const { version } of docs) {
    const { _status: status, edited_by: author } = record(version);
    if (status === "published") break;
    if (readString(author) !== "") mails.add(readString(author));
  }
  return { ids, mails };
}

/** Returns whether an account is one of the editors. */
export const isEditor = (
  { ids, mails }: Editors,
  { id, email }: Pick<Actor, "id" | "email">,
): boolean => ids.has(id) || mails.has(email);
