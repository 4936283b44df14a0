/** Who is responsible for a version: requests of reviews, audit entries, rule, release, source. */
import { isLocale } from "@orlaya/locales";
import type { PayloadRequest, Where } from "payload";
import { APPROVED_FAMILIES } from "../approval/settings.ts";
import { readIso, readString, record, type Stored } from "../fields/record.ts";
import type { Entry, Row } from "../history/entries.ts";
import { findOrDeriveAt } from "../history/load-entries.ts";
import {
  describeRelease,
  describeSettings,
  RELEASE_SUBJECT,
  SETTINGS_SUBJECT,
} from "../history/record-settings.ts";
import { listReleasedPaths } from "../hooks/needed.ts";
import { loadStoredRelease } from "../releases/stored-releases.ts";
import { loadTranslationGroup } from "../translation/translation-rows.ts";
import { deriveEntry } from "./find-address.ts";
import { findContentAt } from "./find-content.ts";
import type {
  Evidence,
  Period,
  ShownAudit,
  ShownRelease,
  ShownRequest,
  ShownSource,
} from "./shapes.ts";

/** Most entries of the audit log of one evidence. */
const MAX_AUDIT = 200;

/** Returns the time of an entry. */
export function describePeriod(entry: Entry): Period {
  const { endedBy, endedWay, person, since, until, way } = entry;
  return {
    ...{ since, until, by: person, way, ended_by: endedBy },
    ended_way: until === null ? null : endedWay,
  };
}

async function findRows(
  { payload }: PayloadRequest,
  collection: string,
  where: Where,
  sort: string,
  limit = 0,
): Promise<readonly Row[]> {
  const { docs } = await payload.db.find<Row>({
    collection,
    where,
    sort,
    limit,
    pagination: false,
  });
  return docs;
}

/**
 * Loads the requests of reviews that belong to a version: those between the version before and it,
 * and those of exactly this content.
 */
export async function loadRequests(
  req: PayloadRequest,
  { fingerprint, since, subject }: Entry,
  previous: string,
): Promise<readonly ShownRequest[]> {
  const where: Where = {
    and: [{ document: { equals: subject } }, { asked_at: { less_than_equal: since } }],
  };
  const rows = await findRows(req, "reviews", where, "asked_at");
  return rows
    .filter((row) => row["fingerprint"] === fingerprint || readIso(row["asked_at"]) > previous)
    .map((row): ShownRequest => {
      const { decision } = row;
      const isDecided = decision === "approved" || decision === "returned";
      return {
        asked_by: readString(row["asked_by"]),
        asked_at: readIso(row["asked_at"]),
        note: readString(row["note"]),
        decision: isDecided ? decision : null,
        decided_by: readString(row["decided_by"]),
        decided_at: readIso(row["decided_at"]),
        decision_note: readString(row["decision_note"]),
        fingerprint: readString(row["fingerprint"]),
        is_of_this_content: decision === "approved" && row["fingerprint"] === fingerprint,
      };
    });
}

/** Loads the entries of the audit log that name a document, until a moment. */
export async function loadAudit(
  req: PayloadRequest,
  document: string,
  until: string,
): Promise<readonly ShownAudit[]> {
  const where: Where = {
    and: [{ document: { equals: document } }, { at: { less_than_equal: until } }],
  };
  const rows = await findRows(req, "audit_log", where, "-at", MAX_AUDIT);
  return rows.toReversed().map((row) => ({
    at: readIso(row["at"]),
    action: readString(row["action"]),
    person: readString(row["person"]),
    role: readString(row["role"]),
    title: readString(row["title"]),
  }));
}

/** Finds the rule of the second person at a moment; null when it is not known. */
export async function findRule(req: PayloadRequest, at: string): Promise<Evidence["rule"]> {
  const { payload } = req;
  const asked = { kind: "settings", subject: SETTINGS_SUBJECT, at } as const;
  const entry = await findOrDeriveAt(payload, asked, async () => {
    const settings = await payload.findGlobal({ slug: "publishing_settings", depth: 0 });
    const state = describeSettings(record(settings));
    return deriveEntry("settings", SETTINGS_SUBJECT, state, { since: "" });
  });
  if (!entry) return null;
  const { families, mode } = entry.value;
  return {
    mode: readString(mode) || "auto",
    families: Array.isArray(families) ? families.map(readString) : APPROVED_FAMILIES,
  };
}

async function findReleaseEntry(req: PayloadRequest, at: string): Promise<Entry | null> {
  const { payload } = req;
  const asked = { kind: "release", subject: RELEASE_SUBJECT, at } as const;
  return findOrDeriveAt(payload, asked, async () => {
    const live = record(await payload.findGlobal({ slug: "finder_live", depth: 0 }));
    const state = describeRelease(live);
    const since = readIso(live["activated_at"]);
    const person = readString(live["activated_by"]);
    return state && deriveEntry("release", RELEASE_SUBJECT, state, { since, person });
  });
}

/** Finder modules: a page that shows one answers with the live release. */
const FINDERS: ReadonlySet<string> = new Set(["module_lisa", "module_eligibility"]);

/**
 * Finds the release of the finder that was live at a moment, for a page with a finder and for a page
 * to which the release leads; null for others.
 */
export async function findReleaseAt(
  req: PayloadRequest,
  page: { readonly path: string; readonly parts: readonly Entry[] },
  at: string,
): Promise<ShownRelease | null> {
  const entry = await findReleaseEntry(req, at);
  const version = entry?.value["version"];
  if (!entry || typeof version !== "number") return null;
  const hasFinder = page.parts.some(({ type }) => FINDERS.has(type));
  if (
    !hasFinder &&
    !listReleasedPaths(await loadStoredRelease(req.payload, version)).has(page.path)
  )
    return null;
  const row: Stored | null = await req.payload.db.findOne<Row>({
    collection: "finder_releases",
    where: { version: { equals: version } },
    select: { author: true, checksum: true, confirmed_by: true, note: true },
  });
  const read = (name: string): string => readString(row?.[name]);
  return {
    ...{ version, checksum: read("checksum"), note: read("note"), author: read("author") },
    confirmed_by: read("confirmed_by"),
    live: describePeriod(entry),
  };
}

/** Finds the document from which a version was translated, as it was when the version became live. */
export async function findSourceAt(
  req: PayloadRequest,
  { group, locale, since, subject }: Entry,
): Promise<ShownSource | null> {
  if (group === "" || !isLocale(locale)) return null;
  const { members, sources } = await loadTranslationGroup({ payload: req.payload }, group);
  const own = members.get(locale);
  const from = sources.get(locale);
  const source = from ? members.get(from) : undefined;
  // The group no longer has the document that stood there.
  if (!source || (own && own.id !== subject)) return null;
  const { collection, id } = source;
  const entry = await findContentAt(req, collection, id, since);
  return {
    ...{ locale: source.locale, collection, id },
    ...{ title: entry?.title ?? "", since: entry?.since ?? "", checksum: entry?.checksum ?? "" },
  };
}
