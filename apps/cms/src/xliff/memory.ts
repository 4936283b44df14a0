/** Finds published translations of sentences. */
import type { Locale } from "@orlaya/locales";
import type { PayloadRequest } from "payload";
import { readString, type Stored } from "../fields/record.ts";
import { getShape, pairTexts } from "../texts/text-pairs.ts";
import { listSentences } from "./sentences.ts";

/** Coded text of a source → its published translations, the most frequent first. */
export type Memory = ReadonlyMap<string, readonly string[]>;

/** Most translations that are proposed for one sentence. */
const MAX_PROPOSALS = 3;

type Row = Stored & { readonly id: string };

/** Loads the documents that visitors see in one language, by their group. */
async function loadLive(
  req: PayloadRequest,
  collection: string,
  locale: Locale,
): Promise<ReadonlyMap<string, Stored>> {
  const { docs } = await req.payload.db.find<Row>({
    collection,
    where: {
      and: [
        { locale: { equals: locale } },
        { _status: { equals: "published" } },
        { deletedAt: { exists: false } },
      ],
    },
    limit: 0,
    pagination: false,
    req,
  });
  return new Map(docs.map((document) => [readString(document["group"]), document]));
}

/** Finds the published translations of these sentences in the documents of all collections. */
export async function findPublished(
  req: PayloadRequest,
  [from, to]: readonly [Locale, Locale],
  wanted: ReadonlySet<string>,
): Promise<Memory> {
  const counts = new Map<string, Map<string, number>>();
  if (wanted.size === 0) return new Map();
  const { config } = req.payload;
  for (const { slug, custom } of config.collections) {
    if (custom["area"] === undefined) continue;
    const targets = await loadLive(req, slug, to);
    for (const [group, source] of await loadLive(req, slug, from)) {
      const target = targets.get(group);
      if (!target) continue;
      for (const sentence of listSentences(pairTexts(getShape(config, slug), source, target))) {
        if (sentence.target === "" || !wanted.has(sentence.source)) continue;
        const own = counts.get(sentence.source) ?? new Map<string, number>();
        own.set(sentence.target, (own.get(sentence.target) ?? 0) + 1);
        counts.set(sentence.source, own);
      }
    }
  }
  return new Map([...counts].map(([source, own]) => [source, sortByCount(own)]));
}

function sortByCount(counts: ReadonlyMap<string, number>): readonly string[] {
  return [...counts]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, MAX_PROPOSALS)
    .map(([text]) => text);
}
