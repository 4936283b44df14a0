/** Writes a bundle into an empty service. The service is then complete, or empty as before. */
import { getChromeTag, getTypeTag, RELEASE_TAG, ROUTES_TAG } from "@orlaya/contract";
import { LOCALES } from "@orlaya/locales";
import { AUDIENCES } from "@orlaya/routes";
import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { readString, type Stored } from "../fields/record.ts";
import { indexDocument } from "../hooks/index-document.ts";
import { isLive } from "../hooks/placement.ts";
import { syncRoute } from "../hooks/publish.ts";
import { announce } from "../hooks/revalidate.ts";
import { rebuildLinks } from "../links/rebuild.ts";
import { detectMediaType, MAX_BYTES } from "../media/inspect.ts";
import { mediaStore } from "../media/store.ts";
import { isPageCollection } from "../names/slugs.ts";
import { runInTransaction } from "../transaction.ts";
import { checkBundle, readDocuments, readGlobal, type Line } from "./check.ts";
import { CARRIED_COLLECTIONS, CARRIED_GLOBALS } from "./contents.ts";
import { fillFields, keepRelations } from "./document.ts";
import { getCollection, hasDrafts, type Tell } from "./export.ts";
import { openBundle, readMediaName, type Bundle, type Counts } from "./format.ts";
import { BundleError } from "./problem.ts";
import { readWhole } from "./zip.ts";

/** Whether a service has no content. */
export async function isEmptyService(payload: Payload, req?: PayloadRequest): Promise<boolean> {
  for (const collection of CARRIED_COLLECTIONS) {
    const { totalDocs } = await payload.db.count({ collection, ...(req ? { req } : {}) });
    if (totalDocs > 0) return false;
  }
  return true;
}

interface Run {
  readonly payload: Payload;
  readonly req: PayloadRequest;
  readonly bundle: Bundle;
  readonly step: () => void;
}

/**
 * Writes the rows of a collection. A relation to a document that is not written yet is left out.
 * @returns the ids of those documents
 */
async function writeRows(
  run: Run,
  slug: string,
  written: Set<string>,
): Promise<ReadonlySet<string>> {
  const { payload, req } = run;
  const { flattenedFields } = getCollection(payload, slug);
  const later = new Set<string>();
  for await (const { id, row } of readDocuments(run.bundle, slug)) {
    const kept = keepRelations(flattenedFields, row, (_, target) => {
      if (target === id || written.has(target)) return true;
      later.add(id);
      return false;
    });
    const data = fillFields(flattenedFields, kept);
    await payload.db.create({ collection: slug, data, customID: id, req, returning: false });
    written.add(id);
    run.step();
  }
  return later;
}

/** Writes the rows again whose relations were left out. */
async function completeRows(run: Run, slug: string, later: ReadonlySet<string>): Promise<void> {
  if (later.size === 0) return;
  const { payload, req } = run;
  const { flattenedFields } = getCollection(payload, slug);
  for await (const { id, row } of readDocuments(run.bundle, slug)) {
    if (!later.has(id)) continue;
    const data = fillFields(flattenedFields, row);
    await payload.db.updateOne({ collection: slug, id, data, req, returning: false });
  }
}

/** Returns the time of a version, which must be before that of the newest one. */
function findTime({ row, newest }: Line): string {
  const time = readString(row["updatedAt"]);
  const next = readString(newest?.["updatedAt"]);
  return newest && next <= time ? new Date(Date.parse(next) - 1).toISOString() : time;
}

async function writeVersion(run: Run, slug: string, row: Stored, time: string): Promise<void> {
  const data = fillFields(getCollection(run.payload, slug).flattenedFields, row);
  await run.payload.db.createVersion({
    collectionSlug: slug,
    parent: readString(data["id"]),
    versionData: data as never,
    autosave: false,
    createdAt: time,
    updatedAt: time,
    req: run.req,
    returning: false,
  });
}

/** Writes the versions of documents with drafts, their routes, and the index of the admin. */
async function writeVersions(run: Run, slug: string): Promise<void> {
  const { payload, req } = run;
  const collection = getCollection(payload, slug);
  if (!hasDrafts(collection)) return;
  for await (const line of readDocuments(run.bundle, slug)) {
    const { id, row, newest } = line;
    await writeVersion(run, slug, row, findTime(line));
    if (newest) await writeVersion(run, slug, newest, readString(newest["updatedAt"]));
    if (!row["deletedAt"] && isPageCollection(slug)) await syncRoute(req, slug, id, row);
    const versions = { newest: newest ?? row, isLive: isLive(row), review: null };
    await indexDocument({ payload, req }, collection, versions);
    run.step();
  }
}

async function writeGlobal(run: Run, slug: string): Promise<void> {
  const data = await readGlobal(run.bundle, slug);
  if (Object.keys(data).length > 0)
    await run.payload.db.updateGlobal({ slug, data, req: run.req, returning: false });
}

async function writeContent(run: Run): Promise<void> {
  if (!(await isEmptyService(run.payload, run.req))) throw new BundleError({ kind: "filled" });
  const written = new Set<string>();
  const later = new Map<string, ReadonlySet<string>>();
  for (const slug of CARRIED_COLLECTIONS) later.set(slug, await writeRows(run, slug, written));
  for (const [slug, ids] of later) await completeRows(run, slug, ids);
  for (const slug of CARRIED_COLLECTIONS) await writeVersions(run, slug);
  for (const slug of CARRIED_GLOBALS) await writeGlobal(run, slug);
  // The next start builds the index of references when this process ends before it is built.
  const data = { links_rules: null };
  await run.payload.db.updateGlobal({
    slug: "service_state",
    data,
    req: run.req,
    returning: false,
  });
}

/** Stores the pictures and PDF files. @returns the names of those that were not there before */
async function storeMedia(bundle: Bundle, stored: string[]): Promise<void> {
  for (const file of bundle.archive.files.values()) {
    const name = readMediaName(file.name);
    if (name === null) continue;
    const data = await readWhole(file, MAX_BYTES);
    if ((await mediaStore.get(name)) === null) stored.push(name);
    await mediaStore.put(name, data, detectMediaType(data) ?? "application/octet-stream");
  }
}

/** Tells the site that all content changed. */
function announceAll(req: PayloadRequest): void {
  const types = CARRIED_COLLECTIONS.flatMap((slug) => [
    getTypeTag(slug),
    ...LOCALES.map((locale) => getTypeTag(slug, locale)),
  ]);
  const chrome = AUDIENCES.flatMap((site) => LOCALES.map((locale) => getChromeTag(site, locale)));
  announce(req, [ROUTES_TAG, RELEASE_TAG, ...types, ...chrome]);
}

async function importOpened(payload: Payload, bundle: Bundle, tell: Tell): Promise<Counts> {
  const all = (await checkBundle(payload, bundle)) * 2;
  let done = 0;
  function step(): void {
    done = Math.min(done + 1, all);
    tell(done, all);
  }
  // Hooks that index documents and routes then expect none of them.
  const req = await createLocalReq({ context: { seed: "first" } }, payload);
  const stored: string[] = [];
  try {
    await storeMedia(bundle, stored);
    await runInTransaction(req, () => writeContent({ payload, req, bundle, step }));
  } catch (error) {
    for (const name of stored) await mediaStore.remove(name);
    throw error;
  }
  await rebuildLinks(payload);
  announceAll(await createLocalReq({}, payload));
  tell(all, all);
  return bundle.manifest.counts;
}

let isBusy = false;

/**
 * Imports a bundle into a service without content. No hook runs: nothing is mailed, published or
 * audited one by one.
 * @param most most bytes of all files of the bundle together
 * @throws BundleError when the bundle is refused; nothing is written then
 */
export async function importBundle(
  payload: Payload,
  path: string,
  most: number,
  tell: Tell,
): Promise<Counts> {
  if (isBusy) throw new BundleError({ kind: "busy" });
  isBusy = true;
  try {
    if (!(await isEmptyService(payload))) throw new BundleError({ kind: "filled" });
    const bundle = await openBundle(path, most);
    try {
      return await importOpened(payload, bundle, tell);
    } finally {
      await bundle.archive.close();
    }
  } finally {
    isBusy = false;
  }
}
