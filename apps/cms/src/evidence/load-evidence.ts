/** Answers what stood at an address of the site at a moment, and who is responsible for it. */
import { isLocale, DEFAULT_LOCALE } from "@orlaya/locales";
import type { PayloadRequest } from "payload";
import { isInScope, type Actor } from "../access/roles.ts";
import { env } from "../env.ts";
import { listFactFields, listPriceTexts } from "../facts/fields.ts";
import { readString, record } from "../fields/record.ts";
import { hashCanonical } from "../history/canonical.ts";
import { HISTORY, type Entry, type Row } from "../history/entries.ts";
import { findEntries } from "../history/load-entries.ts";
import { nameCollection, readLanguage } from "../labels/request-words.ts";
import { collectReferences, getReader, type Reference } from "../links/collect.ts";
import { getShape } from "../texts/text-pairs.ts";
import { compareVersions } from "../versions/compare-versions.ts";
import { deriveRedirects, findAddress, type FoundAddress } from "./find-address.ts";
import { findClausesAt, findContentAt, findFilesAt, findPartsAt } from "./find-content.ts";
import {
  describePeriod,
  findReleaseAt,
  findRule,
  findSourceAt,
  loadAudit,
  loadRequests,
} from "./responsible.ts";
import {
  EVIDENCE_FORMAT,
  type Evidence,
  type Question,
  type ShownField,
  type ShownFile,
  type ShownRedirect,
} from "./shapes.ts";

export type Answer =
  | { readonly kind: "evidence"; readonly evidence: Evidence }
  | Exclude<FoundAddress, { readonly kind: "page" }>
  /** The page stood there, but its content before this time was not recorded. */
  | { readonly kind: "notRecorded"; readonly entry: Entry }
  /** The account may not see the language or site of the page. */
  | { readonly kind: "scope"; readonly entry: Entry };

/** Returns the time of the version before; empty when there is none. */
async function findPrevious(req: PayloadRequest, { since, subject }: Entry): Promise<string> {
  const { docs } = await req.payload.db.find<Row>({
    collection: HISTORY,
    where: {
      and: [
        { kind: { equals: "content" } },
        { subject: { equals: subject } },
        { since: { less_than: since } },
      ],
    },
    sort: "-since",
    limit: 1,
    pagination: false,
    select: { since: true },
  });
  return readString(docs[0]?.["since"]);
}

function describeRedirectEntry(entry: Entry): ShownRedirect {
  const { path, target, value } = entry;
  const status = readString(value["status"]) || "301";
  return { from: path, to: target, status, live: describePeriod(entry) };
}

/** Loads the redirects that led to a page at a moment. */
async function loadRedirects(
  req: PayloadRequest,
  path: string,
  at: string,
): Promise<readonly ShownRedirect[]> {
  const where = { target: { equals: path } };
  const entries = await findEntries(req.payload, { kind: "redirect", where, at });
  const derived = await deriveRedirects(req.payload, "to", path);
  return [...entries, ...derived.filter(({ since }) => since <= at)].map(describeRedirectEntry);
}

/** Writes the content in words, in the order of its fields: facts apart from other texts. */
async function writeContent(
  req: PayloadRequest,
  { type, value }: Entry,
): Promise<{ readonly facts: readonly ShownField[]; readonly texts: readonly ShownField[] }> {
  const { changes } = await compareVersions(req, {
    collection: type,
    document: value,
    live: null,
  });
  const { fields } = getShape(req.payload.config, type);
  const factPaths = new Set(
    [...listFactFields(fields), ...listPriceTexts(fields)].map(({ path }) => path),
  );
  const shown = changes
    .map(({ after, path, place }): ShownField => ({ path, label: place, text: after }))
    .filter(({ text }) => text !== "");
  return {
    facts: shown.filter(({ path }) => factPaths.has(path)),
    texts: shown.filter(({ path }) => !factPaths.has(path)),
  };
}

function describeFileEntry({ since, subject, value }: Entry, locale: string): ShownFile {
  const alt = record(value["alt"]);
  return {
    ...{ id: subject, file: readString(value["file"]), sha256: readString(value["sha256"]) },
    ...{ alt: readString(alt[locale]), since },
  };
}

/** Lists the references of a version to documents, files and clauses. */
function listReferences({ payload }: PayloadRequest, { type, value }: Entry): readonly Reference[] {
  const { fields } = getShape(payload.config, type);
  return [...collectReferences(getReader(payload.config, env.siteUrl), fields, value).values()];
}

/**
 * Loads the documents, files and the release that belong to a version. The documents are those
 * inside the page, and the clauses to which the page or one of them refers.
 */
async function loadSurroundings(
  req: PayloadRequest,
  page: Entry,
  path: string,
  at: string,
): Promise<Pick<Evidence, "parts" | "files" | "release">> {
  const references = listReferences(req, page);
  const inside = await findPartsAt(
    req,
    references.filter(({ kind }) => kind === "document"),
    at,
  );
  const named = [...references, ...inside.flatMap((part) => listReferences(req, part))]
    .filter(({ kind }) => kind === "clause")
    .map(({ target }) => target);
  const parts = [...inside, ...(await findClausesAt(req, new Set(named), at))];
  const media = references.filter(({ kind }) => kind === "media").map(({ target }) => target);
  const files = await findFilesAt(req, [...new Set(media)], at);
  return {
    parts: parts.map(({ checksum, since, subject, title, type: collection, value: content }) => ({
      ...{ collection, id: subject, title, since, checksum, content },
    })),
    files: files.map((file) => describeFileEntry(file, page.locale ?? DEFAULT_LOCALE)),
    release: await findReleaseAt(req, { path, parts }, at),
  };
}

function describeVersion(entry: Entry): Evidence["version"] {
  const { checksum, fingerprint, value, version } = entry;
  return {
    ...describePeriod(entry),
    ...{ id: version, fingerprint, checksum, intact: hashCanonical(value) === checksum },
  };
}

async function buildEvidence(
  req: PayloadRequest,
  actor: Actor,
  question: Question,
  { page, content, redirect }: { page: Entry; content: Entry; redirect: Entry | null },
): Promise<Evidence> {
  const { at } = question;
  const { path } = page;
  const { audience, group, locale, subject: id, title, type: collection } = content;
  const madeAt = new Date().toISOString();
  const previous = await findPrevious(req, content);
  const surroundings = await loadSurroundings(req, content, path, at);
  return {
    format: EVIDENCE_FORMAT,
    asked: { ...question, by: actor.email, made_at: madeAt, site: env.siteUrl },
    language: readLanguage(req),
    redirected: redirect && describeRedirectEntry(redirect),
    document: {
      ...{ collection, kind: nameCollection(req, collection), id, group, title },
      ...{ locale: isLocale(locale) ? locale : null, audience, path },
    },
    version: describeVersion(content),
    ...(await writeContent(req, content)),
    content: content.value,
    ...surroundings,
    writers: content.writers,
    source: await findSourceAt(req, content),
    reviews: await loadRequests(req, content, previous),
    rule: await findRule(req, content.since),
    audit: await loadAudit(req, id, content.until ?? madeAt),
    redirects: await loadRedirects(req, path, at),
  };
}

/** Answers a question of an account. */
export async function loadEvidence(
  req: PayloadRequest,
  actor: Actor,
  question: Question,
): Promise<Answer> {
  const found = await findAddress(req.payload, question.path, question.at);
  if (found.kind !== "page") return found;
  const { entry: page, redirect } = found;
  if (!isInScope(actor, page)) return { kind: "scope", entry: page };
  const content = await findContentAt(req, page.type, page.subject, question.at);
  if (!content) return { kind: "notRecorded", entry: page };
  const evidence = await buildEvidence(req, actor, question, { page, content, redirect });
  return { kind: "evidence", evidence };
}
