/** Loads what the checks of a document need to know about other documents. */
import type { CompanyKey } from "@orlaya/contract";
import { DEFAULT_LOCALE, isLocale, LOCALE_TABLE, LOCALES, type Locale } from "@orlaya/locales";
import type { PayloadRequest } from "payload";
import { loadClauses } from "../clauses/load-clauses.ts";
import { listSampleKeys } from "../company/fields.ts";
import { env } from "../env.ts";
import { record, readString, type Stored } from "../fields/record.ts";
import { listSentences } from "../hooks/page-hooks.ts";
import { place } from "../hooks/placement.ts";
import type { Say } from "../labels/request-words.ts";
import { listUndescribed } from "../media/alternative.ts";
import { isPageCollection } from "../names/slugs.ts";
import { getPublishedTogether } from "../revisions/together.ts";
import { getShape } from "../texts/text-pairs.ts";
import {
  computeSentenceState,
  hasDifference,
  listRemoved,
  listSentences as listTranslated,
  loadPair,
} from "../translation/sentences.ts";
import { loadTranslationGroup } from "../translation/translation-rows.ts";
import { readAt } from "../facts/fields.ts";
import type { Checked, Context, Target, TranslationState } from "./finding.ts";
import { listAnchors } from "./anchors.ts";
import { listLinks, listRelations, readOwnPath, type FoundLink } from "./links.ts";
import { loadRows, type Row } from "../load-rows.ts";
import { listPlaces, type FieldPlace } from "./places.ts";

/** A document that is checked. */
export interface Asked {
  readonly collection: string;
  /** Null for a new document. */
  readonly id: string | null;
  readonly locale: Locale;
  readonly document: Stored;
}

const INDEXED = { document: true, type: true, locale: true, title: true, state: true } as const;
/** Loads the documents to which a document leads, by their ids. */
async function loadTargets(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Target>> {
  const rows = await loadRows(req, "document_index", { name: "document", values: ids }, INDEXED);
  const { documents } = getPublishedTogether(req);
  return new Map(
    rows.map((row) => [
      readString(row["document"]),
      {
        collection: readString(row["type"]),
        locale: isLocale(row["locale"]) ? row["locale"] : null,
        title: readString(row["title"]),
        isLive: row["state"] !== "draft" || documents.has(readString(row["document"])),
      },
    ]),
  );
}

/** Loads the paths of this site that exist, among those to which addresses lead. */
async function loadPaths(
  req: PayloadRequest,
  links: readonly FoundLink[],
): Promise<ReadonlySet<string>> {
  const asked = links.flatMap(({ kind, to }) => {
    const path = kind === "url" ? readOwnPath(to, env.siteUrl) : null;
    return path === null ? [] : [path];
  });
  const routes = await loadRows(req, "routes", { name: "path", values: asked }, { path: true });
  const redirects = await loadRows(
    req,
    "redirects",
    { name: "from", values: asked },
    { from: true },
  );
  return new Set([
    ...routes.map((row) => readString(row["path"])),
    ...redirects.map((row) => readString(row["from"])),
    ...getPublishedTogether(req).paths,
  ]);
}

/** Loads the places on pages to which links with an anchor lead. */
async function loadAnchors(
  req: PayloadRequest,
  links: readonly FoundLink[],
  targets: ReadonlyMap<string, Target>,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const anchors = new Map<string, ReadonlySet<string>>();
  for (const { anchor, kind, to } of links) {
    const target = targets.get(to);
    if (anchor === "" || kind !== "document" || !target || anchors.has(to)) continue;
    const [page] = await loadRows(req, target.collection, { values: [to] });
    const known = page ? listAnchors(target.collection, page) : null;
    if (known) anchors.set(to, known);
  }
  return anchors;
}

/** Returns the title of another live page of the language with the same value; null when there is none. */
async function findTwin(
  req: PayloadRequest,
  { id, locale }: Asked,
  name: "head_title" | "description",
  value: string,
): Promise<string | null> {
  if (value === "") return null;
  const twin = await req.payload.db.findOne<Row>({
    collection: "routes",
    where: {
      and: [
        { [name]: { equals: value } },
        { locale: { equals: locale } },
        { document: { not_equals: id ?? "" } },
      ],
    },
    req,
  });
  return twin ? readString(twin["title"]) : null;
}

const rankLocale = ({ locale }: Stored): number =>
  isLocale(locale) ? LOCALES.indexOf(locale) : LOCALES.length;

/** Lists the languages in which visitors see another price: path of the price → names. */
async function loadOtherPrices(
  req: PayloadRequest,
  { collection, document, locale }: Asked,
  places: readonly FieldPlace[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const prices = places.filter(
    ({ field, value }) => field.name === "starting_price" && typeof value === "number",
  );
  const group = readString(document["group"]);
  if (prices.length === 0 || group === "") return new Map();
  const others = (await loadRows(req, collection, { name: "group", values: [group] })).filter(
    (row) => row["_status"] === "published" && !row["deletedAt"] && row["locale"] !== locale,
  );
  return new Map(
    prices.flatMap(({ path, value }): [string, readonly string[]][] => {
      const currency = path.replace(/starting_price$/, "currency");
      const read = (row: Stored) => readString(readAt(row, currency)) || "EUR";
      const languages = others
        .toSorted((a, b) => rankLocale(a) - rankLocale(b))
        .filter((row) => readAt(row, path) !== value || read(row) !== read(document))
        .flatMap((row) => (isLocale(row["locale"]) ? [LOCALE_TABLE[row["locale"]].label] : []));
      return languages.length === 0 ? [] : [[path, languages]];
    }),
  );
}

/** Loads the sentences of the English document of the group. */
async function loadEnglish(
  req: PayloadRequest,
  { collection, document, locale }: Asked,
): Promise<ReadonlySet<string>> {
  const group = readString(document["group"]);
  if (locale === DEFAULT_LOCALE || group === "") return new Set();
  const english = await req.payload.db.findOne<Row>({
    collection,
    where: { and: [{ group: { equals: group } }, { locale: { equals: DEFAULT_LOCALE } }] },
    req,
  });
  return new Set(listSentences(english));
}

/** Finds out why a page has no valid address; null when it has one. */
async function findAddressProblem(
  req: PayloadRequest,
  { collection, document }: Asked,
): Promise<((say: Say) => string) | null> {
  if (!isPageCollection(collection)) return null;
  const { path, problem } = await place(req, collection, document);
  if (problem !== null) return (say) => say(`uid.${problem}`);
  return path === null ? (say) => say("problem.noAddress") : null;
}

/** Counts what is left to do in a translation; null for the original. */
async function countToDo(
  req: PayloadRequest,
  { collection, document, id, locale }: Asked,
): Promise<TranslationState | null> {
  const { payload } = req;
  const group = await loadTranslationGroup({ payload, req }, readString(document["group"]));
  const pair = id === null ? null : await loadPair(req, group, { collection, id, locale });
  if (!pair) return null;
  const sentences = listTranslated(req, pair);
  const states = sentences.map(computeSentenceState);
  return {
    language: LOCALE_TABLE[pair.sourceLocale].label,
    outdated: states.filter((state) => state === "changed").length + listRemoved(pair).length,
    untranslated: states.filter((state) => state === "empty" || state === "same").length,
    toCheck: sentences.filter(hasDifference).length,
  };
}

/** Loads which details of the company are demonstration data, in the language of a document. */
async function loadCompanySamples(
  req: PayloadRequest,
  { locale }: Asked,
): Promise<ReadonlySet<CompanyKey>> {
  const company = await req.payload.db.findOne<Row>({
    collection: "company",
    where: { and: [{ locale: { equals: locale } }, { _status: { equals: "published" } }] },
    req,
  });
  return listSampleKeys(record(company));
}

/**
 * What is checked. `gate`: only what blocks a publication. `list`: also what an editor should look
 * at.
 */
export type Scope = "gate" | "list";

async function loadContext(
  req: PayloadRequest,
  asked: Asked,
  places: readonly FieldPlace[],
  scope: Scope,
): Promise<Context> {
  const { document } = asked;
  const isList = scope === "list";
  const links = listLinks(places);
  const ids = [
    ...links.filter(({ kind }) => kind === "document").map(({ to }) => to),
    ...(isList ? listRelations(places).map(({ id }) => id) : []),
  ];
  const seo = record(document["seo"]);
  const headTitle = readString(seo["title"]) || readString(document["title"]);
  const isPage = isList && isPageCollection(asked.collection);
  const settings = record(
    await req.payload.findGlobal({ slug: "publishing_settings", depth: 0, req }),
  );
  const targets = await loadTargets(req, ids);
  return {
    today: new Date().toISOString().slice(0, 10),
    isPublishing: scope === "gate" || document["_status"] !== "published",
    isReal: settings["is_real"] === true,
    companySamples: await loadCompanySamples(req, asked),
    clauses: await loadClauses(req, asked.locale),
    origin: env.siteUrl,
    targets,
    paths: await loadPaths(req, links),
    anchors: isList ? await loadAnchors(req, links, targets) : new Map(),
    sameTitle: isPage ? await findTwin(req, asked, "head_title", headTitle) : null,
    sameDescription: isPage
      ? await findTwin(req, asked, "description", readString(seo["description"]))
      : null,
    otherPrices: isList ? await loadOtherPrices(req, asked, places) : new Map(),
    english: await loadEnglish(req, asked),
    undescribed: await listUndescribed(req, document, asked.locale),
    addressProblem: await findAddressProblem(req, asked),
    translation: isList ? await countToDo(req, asked) : null,
  };
}

/** Loads a document with what its checks need. */
export async function loadChecked(
  req: PayloadRequest,
  asked: Asked,
  scope: Scope,
): Promise<Checked> {
  const places = listPlaces(getShape(req.payload.config, asked.collection), asked.document);
  return { ...asked, places, context: await loadContext(req, asked, places, scope) };
}
