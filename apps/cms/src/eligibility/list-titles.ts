/**
 * The titles of the documents of groups of countries: the name in the language of the person. The
 * stored title is the English one, for readers without a language.
 */
import type { Country } from "@orlaya/finder/data";
import { nameLists, type ListName } from "@orlaya/finder/eligibility";
import { fold } from "@orlaya/finder/search";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  FieldHook,
  Payload,
  PayloadRequest,
} from "payload";
import { readActor } from "../access/roles.ts";
import { isRecord, readRelationId, readString, record, type Stored } from "../fields/record.ts";
import { readLanguage } from "../labels/request-words.ts";
import { createListWords, readOwnNames } from "./list-names.ts";

type Row = Stored & { readonly id: string };
type NamedCountry = Parameters<typeof nameLists>[0]["countries"][number];
type NamedList = Parameters<typeof nameLists>[0]["lists"][number];

function toCountry(row: Row): NamedCountry {
  const names = record(row["names"]);
  const read = (locale: Locale): string | null => readString(names[locale]) || null;
  return {
    ...{ id: row.id, iso: readString(row["code"]), Name: readString(names["fr"]) },
    never: row["closed"] === true,
    never_nationality: row["closed_nationality"] === true,
    ...({ "en-gb": read("en"), "fr-fr": read("fr"), "es-es": read("es") } as const),
    ...({ "nl-nl": read("nl"), "de-de": read("de") } as const),
  } satisfies Pick<Country, keyof NamedCountry>;
}

function toList(row: Stored): NamedList & { readonly own: ReturnType<typeof readOwnNames> } {
  const countries = Array.isArray(row["countries"]) ? row["countries"] : [];
  return {
    id: readString(row["data_id"]),
    Type: readString(row["type"]) as NamedList["Type"],
    Name: readString(row["name"]),
    Pays: countries.flatMap((each) => readRelationId(each) ?? []),
    own: readOwnNames(row["names"]),
  };
}

async function loadCountries(payload: Pick<Payload, "db">): Promise<readonly NamedCountry[]> {
  const select = { code: true, names: true, closed: true, closed_nationality: true } as const;
  const where = { data_id: { exists: true } };
  const all = { limit: 0, pagination: false } as const;
  const { docs } = await payload.db.find<Row>({ collection: "countries", ...all, where, select });
  return docs.map(toCountry);
}
const LIST_FIELDS = {
  data_id: true,
  type: true,
  name: true,
  countries: true,
  names: true,
} as const;

/** Names of all groups by the id of their document, for each language. */
type ListTitles = Readonly<Record<Locale, ReadonlyMap<string, ListName>>>;
async function loadListTitles(payload: Pick<Payload, "db">): Promise<ListTitles> {
  const all = { collection: "country_lists", limit: 0, pagination: false } as const;
  const [countries, { docs }] = await Promise.all([
    loadCountries(payload),
    payload.db.find<Row>({ ...all, select: LIST_FIELDS }),
  ]);
  const lists = docs.map(toList);
  const own = Object.fromEntries(lists.map((list) => [list.id, list.own]));
  const documents = new Map(lists.map(({ id }, at) => [id, docs[at]?.id ?? ""]));
  return Object.fromEntries(
    LOCALES.map((locale) => {
      const words = createListWords(getAdminMessages(locale));
      const names = nameLists({ countries, lists, own }, locale, words);
      return [locale, new Map([...names].map(([id, name]) => [documents.get(id) ?? "", name]))];
    }),
  ) as unknown as ListTitles;
}

const loaded = new WeakMap<PayloadRequest, Promise<ListTitles>>();
/** Loads the titles once for a request that only reads. */
function loadOnce(req: PayloadRequest): Promise<ListTitles> {
  const known = loaded.get(req);
  if (known) return known;
  const titles = loadListTitles(req.payload);
  loaded.set(req, titles);
  return titles;
}
const forget = (req: PayloadRequest): unknown => loaded.delete(req);

/** Shows staff the title in their language. Others get the stored one. */
export const showListTitle: FieldHook = async ({ value, data, req }) => {
  const actor = readActor(req.user);
  const id = readString(record(data)["id"]);
  if (!actor || actor.role === "site" || id === "") return value as unknown;
  const titles = await loadOnce(req);
  return titles[readLanguage(req)].get(id)?.title ?? (value as unknown);
};

/** Stores the English title. The seed and imports of whole tables name all groups together. */
export const storeListTitle: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  forget(req);
  if (req.context["seed"] !== undefined) return data as Stored;
  const list = toList({ ...(originalDoc as Stored | undefined), ...(data as Stored) });
  const naming = { countries: await loadCountries(req.payload), lists: [list] };
  const words = createListWords(getAdminMessages(DEFAULT_LOCALE));
  const names = nameLists({ ...naming, own: { [list.id]: list.own } }, DEFAULT_LOCALE, words);
  return { ...(data as Stored), title: names.get(list.id)?.title ?? "" };
};

/** Returns the ids of the groups whose name in some language contains all words of a text. */
function findByText(titles: ListTitles, text: string): readonly string[] {
  const words = fold(text).words;
  const matching = LOCALES.flatMap((locale) =>
    [...titles[locale]].flatMap(([id, { title, computed }]) => {
      const known = fold(`${title} ${computed}`).joined;
      return words.every((word) => known.includes(word)) ? id : [];
    }),
  );
  return [...new Set(matching)];
}

/** Replaces conditions on the title, which is stored in English only. */
function rewriteWhere(where: unknown, titles: ListTitles): unknown {
  if (Array.isArray(where)) return where.map((each) => rewriteWhere(each, titles));
  if (!isRecord(where)) return where;
  return Object.fromEntries(
    Object.entries(where).map(([key, value]): [string, unknown] => {
      const { like, contains } = record(value);
      const text = readString(like) || readString(contains);
      if (key === "title" && text !== "") return ["id", { in: findByText(titles, text) }];
      return [key, key === "or" || key === "and" ? rewriteWhere(value, titles) : value];
    }),
  );
}

/** Searches the titles in every language. */
export const searchListTitles: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { where } = record(args);
  if (!JSON.stringify(where ?? null).includes('"title"')) return args;
  const rewritten = rewriteWhere(where, await loadListTitles(req.payload));
  return { ...args, where: rewritten } as typeof args;
};

/** Stores the titles of groups that have none, such as those of an earlier version. Runs at the start. */
export async function completeListTitles(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find<Row>({
    ...{ collection: "country_lists", limit: 0, pagination: false, select: { name: true } },
    where: { title: { exists: false } },
  });
  if (docs.length === 0) return;
  const titles = await loadListTitles(payload);
  for (const { id } of docs) {
    const title = titles[DEFAULT_LOCALE].get(id)?.title ?? "";
    const data = { title, updatedAt: null };
    await payload.db.updateOne({ collection: "country_lists", id, data });
  }
}
