/** Before and after of an entry: the changed fields as short readable values. Pure. */
import { isRecord, readRelationId, readString, type Stored } from "../fields/record.ts";
import { hashCanonical, hashText, writeCanonical } from "../history/canonical.ts";
import { cleanText, type FieldChange } from "./chain.ts";

/** Longest value, in characters. */
export const MAX_VALUE = 300;
/** Most fields of an entry. The rest is counted and hashed. */
export const MAX_FIELDS = 60;

/** Fields that are never written, in no collection: secrets, and what a stolen copy could use. */
export const SECRET_FIELDS: ReadonlySet<string> = new Set([
  ...["password", "current_password", "hash", "salt", "secret", "token", "code", "setup"],
  ...["apiKey", "apiKeyIndex", "resetPasswordToken", "resetPasswordExpiration"],
  ...["sessions", "recovery", "recovery_codes", "last_step", "_verificationToken", "loginAttempts"],
  ...["lockUntil", "_strategy"],
]);
/** Collections of which no field is ever written: data of visitors, keys, and mails. */
export const SECRET_COLLECTIONS: ReadonlySet<string> = new Set([
  ...["form_submissions", "second_factors", "preview_links", "notices"],
]);
/** Fields that the service writes and that say nothing about an action. */
const TECHNICAL: ReadonlySet<string> = new Set([
  ...["id", "createdAt", "updatedAt", "edited_by", "base", "collection", "globalType", "blockName"],
  ...["invited_at", "sizes", "thumbnailURL", "rehearsal", "updated_at", "created_at"],
]);

/** Returns the words of rich text. */
function readWords(node: unknown): string {
  if (Array.isArray(node)) return node.map(readWords).filter(Boolean).join(" ");
  if (!isRecord(node)) return "";
  const own = readString(node["text"]);
  return own === "" ? readWords(node["children"] ?? node["root"]) : own;
}

const isTree = (value: Stored): boolean => isRecord(value["root"]);
const isPopulated = (value: Stored): boolean => "createdAt" in value && "id" in value;
const isRelation = (value: Stored): boolean => "relationTo" in value && "value" in value;

type Leaves = Map<string, { readonly text: string; readonly whole: string }>;

/** Writes a value that has no parts. */
function writeValue(value: unknown): string {
  if (typeof value === "string") return value;
  return value instanceof Date ? value.toISOString() : writeCanonical(value);
}

function addLeaf(leaves: Leaves, path: string, value: unknown): void {
  if (value === null || value === undefined || value === "") return;
  const isRichText = isRecord(value) && isTree(value);
  const raw = isRichText ? readWords(value) : writeValue(value);
  const text = cleanText(raw);
  leaves.set(path, { text, whole: isRichText ? hashCanonical(value) : hashText(text) });
}

function addList(leaves: Leaves, path: string, list: readonly unknown[]): void {
  const isOfRecords = list.some(
    (each) => isRecord(each) && !isRelation(each) && !isPopulated(each),
  );
  if (!isOfRecords) {
    const items = list.map((each) =>
      isRecord(each) ? (readRelationId(each) ?? "") : writeValue(each),
    );
    addLeaf(leaves, path, items.join(", "));
    return;
  }
  for (const [index, each] of list.entries()) {
    // A row keeps its name when others are added before it.
    const id = isRecord(each) ? readString(each["id"]) : "";
    addLeaves(leaves, `${path}.${id || String(index + 1)}`, each);
  }
  const order = list.map((each) => (isRecord(each) ? readString(each["id"]) : "")).join(" ");
  if (order.trim() !== "") addLeaf(leaves, `${path}.*`, order);
}

function addLeaves(leaves: Leaves, path: string, value: unknown): void {
  if (Array.isArray(value)) {
    addList(leaves, path, value);
    return;
  }
  if (!isRecord(value) || isTree(value)) {
    addLeaf(leaves, path, value);
    return;
  }
  if (path !== "" && (isRelation(value) || isPopulated(value))) {
    addLeaf(leaves, path, readRelationId(value));
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    if (SECRET_FIELDS.has(name) || TECHNICAL.has(name)) continue;
    addLeaves(leaves, path === "" ? name : `${path}.${name}`, inner);
  }
}

function listLeaves(value: Stored | null): Leaves {
  const leaves: Leaves = new Map();
  if (value) addLeaves(leaves, "", value);
  return leaves;
}

function cutValue(leaf: { readonly text: string; readonly whole: string } | undefined) {
  if (!leaf) return { value: null, hash: undefined };
  const { text, whole } = leaf;
  const isWhole = text.length <= MAX_VALUE && whole === hashText(text);
  // Cutting may separate the two halves of a character.
  return isWhole
    ? { value: text, hash: undefined }
    : { value: text.slice(0, MAX_VALUE).toWellFormed(), hash: whole };
}

/** Writes one changed value, for an action whose fields are not those of a record. */
export const writeChange = (
  path: string,
  before: string | null,
  after: string | null,
): FieldChange =>
  listChanges("", { [path]: before }, { [path]: after })[0] ?? { path, before, after };

/** Says that a value that is never written changed. */
export const hideChange = (path: string): FieldChange => ({ path, before: null, after: null });

/**
 * Lists the fields that differ between two states of a record.
 * @param before null: there was none
 * @param after null: there is none any more
 */
export function listChanges(
  collection: string,
  before: Stored | null,
  after: Stored | null,
): readonly FieldChange[] {
  if (SECRET_COLLECTIONS.has(collection)) return [];
  const [old, now] = [listLeaves(before), listLeaves(after)];
  const changed = [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => old.get(path)?.whole !== now.get(path)?.whole)
    .map((path): FieldChange => {
      const [first, second] = [cutValue(old.get(path)), cutValue(now.get(path))];
      return {
        ...{ path, before: first.value, after: second.value },
        ...(first.hash === undefined ? {} : { before_hash: first.hash }),
        ...(second.hash === undefined ? {} : { after_hash: second.hash }),
      };
    });
  const rest = changed.slice(MAX_FIELDS);
  if (rest.length === 0) return changed;
  const more = { path: "*", before: null, after: String(rest.length) };
  return [...changed.slice(0, MAX_FIELDS), { ...more, after_hash: hashCanonical(rest) }];
}
