/** Seeds the database: reads data/ and data/content, checks everything, then writes. */
import { createHash } from "node:crypto";
import type { Field, Payload } from "payload";
import { MODULE_COLLECTIONS, PAGE_COLLECTIONS } from "../names/slugs.ts";
import { convertDocument } from "./convert.ts";
import { createDocumentId, groupId } from "../names/ids.ts";
import { getKnown } from "./known.ts";
import { releaseSeed } from "./release.ts";
import type { Problem } from "./document.ts";
import { readSource, type Source } from "./source.ts";
import { buildEligibilityRecords } from "./eligibility.ts";
import { compareLocales } from "./structure.ts";
import {
  importMedia,
  buildNeutralRecords,
  readMemory,
  writeRecords,
  type Report,
  type SeedRecord,
} from "./write.ts";

/** Lists every problem of the files. Thrown before anything is written. */
export class SeedProblems extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(
      `The seed files have ${problems.length} ${problems.length === 1 ? "problem" : "problems"}; nothing was written.\n${problems.map(({ file, path, message }) => `  ${file}${path ? ` ${path}` : ""}: ${message}`).join("\n")}`,
    );
    this.problems = problems;
  }
}

/**
 * Sorts records so that each comes after those it needs. `circle` names a record in a cycle, or is
 * null.
 */
function ordered(
  records: readonly { readonly record: SeedRecord; readonly needs: ReadonlySet<string> }[],
): { readonly order: readonly SeedRecord[]; readonly circle: string | null } {
  const byId = new Map(records.map((entry) => [entry.record.id, entry]));
  const order: SeedRecord[] = [];
  const state = new Map<string, "open" | "done">();
  let circle: string | null = null;
  function visit(id: string): void {
    const entry = byId.get(id);
    if (!entry || state.get(id) === "done") return;
    if (state.get(id) === "open") {
      circle ??= `${entry.record.collection} ${id}`;
      return;
    }
    state.set(id, "open");
    for (const need of entry.needs) visit(need);
    state.set(id, "done");
    order.push(entry.record);
  }
  for (const id of byId.keys()) visit(id);
  return { order, circle };
}

/**
 * Returns the fields that determine the path of a page. They are equal for two documents with the
 * same path in a collection, language and audience.
 */
function describePlace(data: Readonly<Record<string, unknown>>): string {
  return ["uid", "type", "offer", "product", "parent", "region"]
    .map((name) => JSON.stringify(data[name] ?? null))
    .join();
}

/** Checks a source against the configuration. Returns the records to write and every problem. */
export function prepare(
  payload: Payload,
  source: Source,
): { readonly records: readonly SeedRecord[]; readonly problems: readonly Problem[] } {
  const known = getKnown(source);
  const problems: Problem[] = [...source.problems, ...compareLocales(source.documents)];
  const paths = new Map<string, string>();
  const collections: readonly string[] = [...MODULE_COLLECTIONS, ...PAGE_COLLECTIONS];
  // Offers and modules come before pages. Inside a collection the order of the files is kept.
  const documents = [...source.documents].sort(
    (a, b) => collections.indexOf(a.collection) - collections.indexOf(b.collection),
  );
  const entries = documents.flatMap((document) => {
    const { collection, key, locale, audience, file } = document;
    const fields: readonly Field[] | undefined = collections.includes(collection)
      ? payload.collections[collection]?.config.fields
      : undefined;
    if (!fields) {
      problems.push({ file, path: "", message: `there is no collection "${collection}"` });
      return [];
    }
    const converted = convertDocument(document, fields, payload.config.blocks ?? [], known);
    problems.push(...converted.problems);
    const address = `${collection} ${locale} ${audience} ${describePlace(converted.data)}`;
    if ((PAGE_COLLECTIONS as readonly string[]).includes(collection)) {
      const other = paths.get(address);
      if (other) problems.push({ file, path: "uid", message: `has the same address as ${other}` });
      paths.set(address, file);
    }
    return [
      {
        record: {
          collection,
          id: createDocumentId(collection, key, locale),
          drafts: true,
          plain:
            collection === "page_country" && Object.keys(document.own).length === 0
              ? ("page_country" as const)
              : null,
          data: { ...converted.data, locale, audience, group: groupId(collection, key) },
        },
        needs: converted.needs,
      },
    ];
  });
  const { order, circle } = ordered(entries);
  const message = `relations outside slices form a cycle, which contains ${circle}`;
  if (circle) problems.push({ file: "data/content", path: "", message });
  return {
    records: [
      ...buildNeutralRecords(source),
      ...buildEligibilityRecords(source.eligibility, source.listNames),
      ...order,
    ],
    problems,
  };
}

export interface SeedOptions {
  /** Folder that contains data/. */
  readonly root: string;
  /** Allows incomplete languages while content is being written. Every other rule applies. */
  readonly partial?: boolean;
  readonly log: (line: string) => void;
}

/** Seeds the database. @throws SeedProblems before anything is written when a file is invalid */
export async function seed(
  payload: Payload,
  { root, partial = false, log }: SeedOptions,
): Promise<Report> {
  const started = performance.now();
  const elapsed = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const source = readSource(root);
  const { records, problems } = prepare(payload, source);
  const left = partial ? problems.filter(({ kind }) => kind !== "unwritten") : problems;
  if (left.length) throw new SeedProblems(left);
  log(`Seed: ${records.length} records checked (${elapsed()})`);
  const sourceHash = createHash("sha256").update(JSON.stringify(records)).digest("base64url");
  if ((await readMemory(payload)).source === sourceHash) {
    await releaseSeed(payload, false, log);
    log(`Seed: no changes since the last run (${elapsed()})`);
    return { created: 0, updated: 0, kept: records.length };
  }
  let told = performance.now();
  function progress(line: string, last: boolean): void {
    if (!last && performance.now() - told < 2000) return;
    told = performance.now();
    log(`Seed: ${line} (${elapsed()})`);
  }
  const copied = await importMedia(source, root, (done, all) => {
    progress(`media files ${done}/${all}`, done === all);
  });
  const report = await writeRecords(payload, records, sourceHash, (collection, done, all) => {
    progress(`${collection} ${done}/${all}`, done === all);
  });
  await releaseSeed(payload, true, log);
  log(
    `Seed: ${report.created} created, ${report.updated} updated, ${report.kept} kept, ${copied} files copied (${elapsed()})`,
  );
  return report;
}
