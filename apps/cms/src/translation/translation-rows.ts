/** Stored rows of translations (collections/translations.ts). */
import { isLocale, type Locale } from "@orlaya/locales";
import type { Payload, PayloadRequest, Where } from "payload";
import { readString, type Stored } from "../fields/record.ts";
import { findSources } from "./sources.ts";
import { parseFollowed, type Followed } from "./followed.ts";

const COLLECTION = "translations";
interface Reader {
  readonly payload: Payload;
  readonly req?: PayloadRequest;
}
type Row = Stored & { readonly id: string };

/** A document of a group. */
export interface Member {
  readonly locale: Locale;
  readonly collection: string;
  readonly id: string;
}
/** The translation of a group into one language. */
export interface TranslationRow {
  readonly source: Locale | null;
  readonly followed: Followed;
  readonly outdated: number;
  /** Mail address; empty for nobody. */
  readonly assignee: string;
  /** Day as `2027-03-01`; empty when there is none. */
  readonly due: string;
}
/** The documents of a group and their translations. */
export interface TranslationGroup {
  readonly group: string;
  readonly members: ReadonlyMap<Locale, Member>;
  readonly rows: ReadonlyMap<Locale, TranslationRow>;
  /** Language from which each language is translated; null for the original. */
  readonly sources: ReadonlyMap<Locale, Locale | null>;
}

/** Reads a stored row. */
export function readTranslationRow(row: Stored): TranslationRow {
  return {
    source: isLocale(row["source"]) ? row["source"] : null,
    followed: parseFollowed(row["followed"]),
    outdated: Number(row["outdated"] ?? 0),
    assignee: readString(row["assignee"]),
    due: readString(row["due"]),
  };
}

const at = ({ req }: Reader) => (req ? { req } : {});

function mapByLocale<T>(rows: readonly Row[], read: (row: Row, locale: Locale) => T) {
  return new Map(
    rows.flatMap((row): [Locale, T][] => {
      const { locale } = row;
      return isLocale(locale) ? [[locale, read(row, locale)]] : [];
    }),
  );
}

function buildGroup(
  group: string,
  members: readonly Row[],
  stored: readonly Row[],
): TranslationGroup {
  const rows = mapByLocale(stored, readTranslationRow);
  const byLocale = mapByLocale(members, (row, locale): Member => ({
    locale,
    collection: readString(row["type"]),
    id: readString(row["document"]),
  }));
  const chosen = new Map(
    [...rows].flatMap(([locale, { source }]): [Locale, Locale][] =>
      source ? [[locale, source]] : [],
    ),
  );
  return { group, members: byLocale, rows, sources: findSources([...byLocale.keys()], chosen) };
}

/** Loads the documents of groups and their translations. */
export async function loadTranslationGroups(
  reader: Reader,
  groups: readonly string[],
): Promise<readonly TranslationGroup[]> {
  const where = { group: { in: [...groups] } };
  const query = { where, limit: 0, pagination: false, ...at(reader) } as const;
  const { db } = reader.payload;
  const { docs: members } = await db.find<Row>({ collection: "document_index", ...query });
  const { docs: stored } = await db.find<Row>({ collection: COLLECTION, ...query });
  const [membersOf, storedOf] = [members, stored].map((rows) =>
    Map.groupBy(rows, (row) => readString(row["group"])),
  );
  return groups.map((group) =>
    buildGroup(group, membersOf?.get(group) ?? [], storedOf?.get(group) ?? []),
  );
}

/** Loads the documents of a group and their translations. */
export async function loadTranslationGroup(
  reader: Reader,
  group: string,
): Promise<TranslationGroup> {
  const [loaded] = await loadTranslationGroups(reader, [group]);
  return loaded ?? buildGroup(group, [], []);
}

/** Stores what is known about the translation of a group into a language. */
export async function saveTranslationRow(
  { payload, ...rest }: Reader,
  group: string,
  locale: Locale,
  data: Partial<Omit<TranslationRow, "followed">> & { readonly followed?: Followed },
): Promise<void> {
  const where: Where = { and: [{ group: { equals: group } }, { locale: { equals: locale } }] };
  const options = {
    collection: COLLECTION,
    ...at({ payload, ...rest }),
    returning: false,
  } as const;
  const { followed, ...values } = data;
  const stored = {
    ...values,
    ...(followed === undefined ? {} : { followed: Object.fromEntries(followed) }),
  };
  const old = await payload.db.findOne<Row>({ ...options, where });
  if (old) await payload.db.updateOne({ ...options, id: old.id, data: stored });
  else await payload.db.create({ ...options, data: { outdated: 0, ...stored, group, locale } });
}
