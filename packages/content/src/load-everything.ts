/**
 * Caches all published documents, so that a last good value exists when the content service fails
 * later.
 */
import type { Locale } from "@orlaya/locales";
import type { RouteRow } from "./answers.ts";
import type { Stored } from "./json.ts";
import { isCollection, type CollectionName } from "./parse.ts";
import type { Questions } from "./questions/index.ts";
import { buildPublishedQuery } from "./questions/query.ts";
import type { Remember } from "./remember.ts";
import type { Transport } from "./transport.ts";

/** Maximum number of documents that one query loads with their relations. */
const BATCH = 40;

/** Loads the route index of each language. */
async function loadRows(
  remember: Remember,
  questions: Questions,
  locales: readonly Locale[],
): Promise<readonly RouteRow[]> {
  const answers = await Promise.all(
    locales.map((locale) => remember.read(questions.routes(locale))),
  );
  return answers.flatMap(({ value }) => value);
}

async function loadBatch(
  transport: Transport,
  remember: Remember,
  questions: Questions,
  type: CollectionName,
  ids: readonly string[],
): Promise<void> {
  let batch: Promise<ReadonlyMap<unknown, Stored>> | null = null;
  async function load(id: string): Promise<Stored | null> {
    const query = buildPublishedQuery(type, { id: { in: ids } });
    batch ??= transport
      .findPage({ ...query, limit: BATCH })
      .then(({ documents }) => new Map(documents.map((document) => [document["id"], document])));
    return (await batch).get(id) ?? null;
  }
  await Promise.all(
    ids.map((id) => remember.read({ ...questions.document(type, id), load: () => load(id) })),
  );
}

/** Caches each row under its path, and the rows of each group as alternates. */
async function rememberRows(
  remember: Remember,
  questions: Questions,
  rows: readonly RouteRow[],
): Promise<void> {
  const groups = Map.groupBy(rows, ({ group }) => group);
  await Promise.all([
    ...rows.map((row) =>
      remember.read({ ...questions.route(row.path), load: () => Promise.resolve({ ...row }) }),
    ),
    ...[...groups].map(([group, translations]) =>
      remember.read({
        ...questions.alternates(group),
        load: () => Promise.resolve(translations.map((row) => ({ ...row }))),
      }),
    ),
  ]);
}

/** Caches what the references of texts stand for: the clauses and the details of the company. */
async function rememberReferences(
  remember: Remember,
  questions: Questions,
  locales: readonly Locale[],
): Promise<void> {
  await Promise.all(
    locales.flatMap((locale) => [
      remember.read(questions.clauses(locale)),
      remember.read(questions.company(locale)),
    ]),
  );
}

/**
 * Loads all content into the cache.
 * @returns the number of published documents
 * @throws ContentUnavailable
 */
export async function loadEverything(
  transport: Transport,
  remember: Remember,
  questions: Questions,
  locales: readonly Locale[],
): Promise<number> {
  await loadRows(remember, questions, locales);
  // The second read takes the rows from memory, or loads them again when they were invalidated
  // during the first read.
  const rows = await loadRows(remember, questions, locales);
  // Withdraws the routes that were taken down while no process of the site was running.
  if (remember.healthy())
    await remember.withdrawOthers("route ", new Set(rows.map(({ path }) => `route ${path}`)));
  await rememberRows(remember, questions, rows);
  await rememberReferences(remember, questions, locales);
  for (const [type, own] of Map.groupBy(rows, (row) => row.type)) {
    if (!isCollection(type)) continue;
    for (let at = 0; at < own.length; at += BATCH) {
      const ids = own.slice(at, at + BATCH).map(({ document }) => document);
      await loadBatch(transport, remember, questions, type, ids);
    }
  }
  return rows.length;
}
