/**
 * The shared parts of all questions: the site, the filters, and questions for one document or for
 * all documents of a collection.
 */
import type { Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";
import type { Documents } from "../../generated/documents.ts";
import type { Stored } from "../json.ts";
import {
  parseDocument,
  parseSelected,
  type CollectionName,
  type ParseOptions,
  type Selected,
  type Selection,
} from "../parse.ts";
import { collectTags } from "../raw-tags.ts";
import type { Question } from "../question.ts";
import { POPULATE } from "../selections.ts";
import type { Query, Transport } from "../transport.ts";

/** A site: a language and an audience. */
export interface Site {
  readonly locale: Locale;
  readonly audience: Audience;
}

/** A question with the name that warnings use. */
export interface Call<T, Raw = unknown> extends Question<Raw, T> {
  readonly name: string;
  /**
   * Tags of a page that shows only a part of the response. When absent, the page gets the tags of
   * the response.
   */
  readonly partTags?: readonly string[];
}

const IS_PUBLISHED = { _status: { equals: "published" } };

/** Builds a query for published documents with the relations that their slices need. */
export function buildPublishedQuery(collection: string, where: Stored, depth = 2): Query {
  return { collection, where: { and: [where, IS_PUBLISHED] }, depth, populate: POPULATE };
}

/** Builds a filter for the documents of a site. */
export function buildSiteFilter({ locale, audience }: Site): Stored {
  return { and: [{ locale: { equals: locale } }, { audience: { equals: audience } }] };
}

/** Builds a filter for documents of a language with the given field values. */
export function buildEqualFilter(locale: Locale, values: Stored): Stored {
  const own = Object.entries(values).map(([field, value]) => ({ [field]: { equals: value } }));
  return { and: [{ locale: { equals: locale } }, ...own] };
}

/** Returns the uid of a module for an audience: with the suffix "-pro" for corporate. */
export const getModuleUid = (audience: Audience, uid: string): string =>
  audience === "corporate" ? `${uid}-pro` : uid;

/** The parts of the client that questions need. */
export interface Source {
  readonly transport: Transport;
  readonly options: ParseOptions;
}

/** Returns the question for one document of a collection, found by a filter. */
export function askOne<T extends CollectionName>(
  { transport, options }: Source,
  type: T,
  question: {
    readonly name: string;
    readonly key: string;
    readonly tags: readonly string[];
    readonly where: Stored;
    readonly depth?: number;
  },
): Call<Documents[T] | null, Stored | null> {
  const { name, key, tags, where, depth } = question;
  return {
    name,
    key,
    keepsNull: true,
    tagsOf: (raw) => [...tags, ...collectTags(raw)],
    load: () => transport.findOne(buildPublishedQuery(type, where, depth)),
    parse: (raw) => parseDocument(type, raw, options),
  };
}

/**
 * Returns the question for all documents of a collection with the selected fields. A page may show
 * only some of them.
 */
export function askAll<T extends CollectionName, S extends Selection>(
  { transport, options }: Source,
  type: T,
  select: S,
  question: {
    readonly name: string;
    readonly key: string;
    readonly tag: string;
    readonly query: Omit<Query, "collection">;
  },
): Call<readonly Selected<T, S>[], readonly Stored[]> {
  const { name, key, tag, query } = question;
  return {
    name,
    key,
    tagsOf: (raw) => [tag, ...collectTags(raw)],
    partTags: [tag],
    load: () => transport.findAll({ ...query, collection: type, select }),
    parse: (raw) => parseSelected(type, select, raw, options),
  };
}
