/** What the questions have in common: the site, the filters, and questions for one document or for all of a collection. */
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
import type { Question } from "../remember.ts";
import { POPULATE } from "../selections.ts";
import type { Query, Transport } from "../transport.ts";

export interface Site {
  readonly locale: Locale;
  readonly audience: Audience;
}

/** A question with the name that a warning gives it. */
export interface Call<T, Raw = unknown> extends Question<Raw, T> {
  readonly name: string;
  /** Tags of a page that shows a part of the answer; without them, a page has the tags of the answer. */
  readonly partTags?: readonly string[];
}

const IS_PUBLISHED = { _status: { equals: "published" } };

/** A query for published documents, with the relations that their slices need. */
export function buildPublishedQuery(collection: string, where: Stored, depth = 2): Query {
  return { collection, where: { and: [where, IS_PUBLISHED] }, depth, populate: POPULATE };
}

/** Documents of a site. */
export function buildSiteFilter({ locale, audience }: Site): Stored {
  return { and: [{ locale: { equals: locale } }, { audience: { equals: audience } }] };
}

/** Documents of a language with these values. */
export function buildEqualFilter(locale: Locale, values: Stored): Stored {
  const own = Object.entries(values).map(([field, value]) => ({ [field]: { equals: value } }));
  return { and: [{ locale: { equals: locale } }, ...own] };
}

/** The uid of a module on a site. */
export const getModuleUid = (audience: Audience, uid: string): string =>
  audience === "corporate" ? `${uid}-pro` : uid;

/** What questions need of the client. */
export interface Source {
  readonly transport: Transport;
  readonly options: ParseOptions;
}

/** One document of a collection, found by what it is. */
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

/** All documents of a collection with the selected fields, of which a page shows some. */
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
