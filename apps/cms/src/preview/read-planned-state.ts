/** Reads what visitors would see after planned changes, for previews. */
import type { Locale } from "@orlaya/locales";
import { buildPath, type Audience } from "@orlaya/routes";
import type { PayloadRequest, PopulateType } from "payload";
import { listDocuments } from "../campaigns/make-changes.ts";
import { readString, record, type Stored } from "../fields/record.ts";
import type { AddressChanges } from "../planned-states/addresses.ts";
import type { Made } from "../planned-states/try-steps.ts";
import { isPreviewed } from "../names/slugs.ts";
import { loadAllPublished, loadNewest } from "../translation/documents.ts";
import type { PreviewedDocument } from "./links.ts";
import { listPages, readPlace } from "./pages.ts";
import { populate, type Draft } from "./populate.ts";

/** A page of a campaign or of a moment, for the banner. */
export interface PlannedPage {
  readonly path: string;
  readonly title: string;
  readonly locale: string;
  /** Whether it is taken down, so that its address answers in another way. */
  readonly isGone: boolean;
}

/** What visitors would see of changes. */
export interface SeenState {
  readonly documents: readonly Draft[];
  readonly pages: readonly PlannedPage[];
  /** Ids of the documents that visitors no longer see. */
  readonly removed: readonly string[];
  readonly addresses: AddressChanges;
  readonly place: { readonly locale: Locale; readonly audience: Audience };
  /** Path of the page that the preview opens. */
  readonly page: string;
}

/** Lists the documents of changes, and those whose address changes with them, once each. */
function listNamed({ items, addresses }: Made): readonly PreviewedDocument[] {
  const named = new Map<string, PreviewedDocument>();
  function add(collection: string, id: string): void {
    if (isPreviewed(collection)) named.set(id, { collection, id });
  }
  for (const { collection, id } of listDocuments(items)) add(collection, id);
  for (const { before, after } of addresses.routes) {
    const row = record(after ?? before);
    add(readString(row["type"]), readString(row["document"]));
  }
  return [...named.values()];
}

/** Lists the pages to which the banner leads: those that are published, then those taken down. */
function listBannerPages({ items, addresses }: Made, routes: ReadonlyMap<string, Stored>) {
  const changed = new Map(
    addresses.routes.map(({ before, after }) => [
      readString(record(after ?? before)["document"]),
      { before, after },
    ]),
  );
  const ids = new Set(listDocuments(items).map(({ id }) => id));
  const pages = [...ids].flatMap((id): readonly PlannedPage[] => {
    const change = changed.get(id);
    const row = change ? (change.after ?? change.before) : routes.get(id);
    const path = readString(row?.["path"]);
    const isGone = change !== undefined && change.after === null;
    const [title, locale] = [readString(row?.["title"]), readString(row?.["locale"])];
    return path === "" ? [] : [{ path, title, locale, isGone }];
  });
  return pages.toSorted((a, b) => Number(a.isGone) - Number(b.isGone));
}

/** Reads what visitors would see of the changes, in their transaction. */
export async function readPlannedState(
  req: PayloadRequest,
  made: Made,
  populating: PopulateType,
): Promise<SeenState> {
  const named = listNamed(made);
  const own = new Set(listDocuments(made.items).map(({ id }) => id));
  const published = await loadAllPublished(req, named);
  const documents = await Promise.all(
    named.flatMap(({ collection, id }) => {
      const row = published.get(id);
      if (!row) return [];
      const live = made.wasLive.has(id) || !own.has(id);
      return [
        populate(req, collection, row, populating).then((document): Draft => ({
          collection,
          id,
          live,
          document,
        })),
      ];
    }),
  );
  const routes = new Map(
    documents.map(({ id, document: { path, title, locale } }) => [id, { path, title, locale }]),
  );
  const pages = listBannerPages(made, routes);
  const removed = named.flatMap(({ id }) => (published.has(id) ? [] : [id]));
  const [first] = named;
  const document = (first && (published.get(first.id) ?? (await loadNewest(req, first)))) ?? {};
  const { locale, audience } = readPlace(document);
  const place = { locale, audience: audience ?? "individual" } as const;
  const shown = pages.find(({ isGone }) => !isGone)?.path;
  const others =
    shown === undefined && first ? await listPages(req, first.collection, document) : [];
  const other = others.find(({ path }) => !pages.some((each) => each.path === path))?.path;
  const page = shown ?? other ?? buildPath("home", place);
  return { documents, pages, removed, addresses: made.addresses, place, page };
}
