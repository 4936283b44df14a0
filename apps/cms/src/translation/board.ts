/** The board of translations: each group of documents with its state in each language. */
import { LOCALES, type Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";
import type { IndexedDocument } from "../documents/indexed-document.ts";
import { computeState, TRANSLATION_STATES, type TranslationState } from "./states.ts";
import type { TranslationRow } from "./translation-rows.ts";

/** A group of documents in one language. */
export interface BoardCell {
  readonly locale: Locale;
  readonly state: TranslationState;
  readonly document: IndexedDocument | null;
  readonly outdated: number;
  readonly assignee: string;
  readonly due: string;
}
/** A group of documents. */
export interface BoardRow {
  readonly group: string;
  readonly collection: string;
  readonly audience: Audience | null;
  /** Title in the first language that the group has. */
  readonly title: string;
  /** Language of the title. */
  readonly locale: Locale;
  readonly cells: readonly BoardCell[];
}
/** Which groups a board shows. An empty text or list does not limit. */
export interface BoardFilter {
  readonly collection: string;
  readonly audience: Audience | "";
  /** Languages that the conditions below concern. */
  readonly locales: readonly Locale[];
  readonly state: TranslationState | "";
  /** Mail address of the person who translates; `-` for nobody. */
  readonly assignee: string;
  /** Shows what was due on this day or before. */
  readonly dueBy: string;
  /** Shows documents without a change since this moment, as ISO 8601. */
  readonly unchangedSince: string;
  /** Words of the title, in lower case. */
  readonly words: string;
}

export type GroupedDocument = IndexedDocument & { readonly group: string };
type RowsByGroup = ReadonlyMap<string, ReadonlyMap<Locale, TranslationRow>>;

function buildCell(
  locale: Locale,
  document: GroupedDocument | null,
  row: TranslationRow | undefined,
): BoardCell {
  const outdated = document ? (row?.outdated ?? 0) : 0;
  return {
    locale,
    state: computeState(document?.state ?? null, outdated),
    document,
    outdated,
    assignee: row?.assignee ?? "",
    due: row?.due ?? "",
  };
}

const { compare: compareTexts } = new Intl.Collator();

/**
 * Builds the rows of all groups, in the order of their kinds and titles.
 * @param kinds collections in the order of the board
 */
export function buildBoard(
  documents: readonly GroupedDocument[],
  translations: RowsByGroup,
  kinds: readonly string[],
): readonly BoardRow[] {
  const groups = Map.groupBy(
    documents.filter(({ locale }) => locale !== null),
    ({ group }) => group,
  );
  return [...groups]
    .map(([group, members]): BoardRow => {
      const cells = LOCALES.map((locale) =>
        buildCell(
          locale,
          members.find((each) => each.locale === locale) ?? null,
          translations.get(group)?.get(locale),
        ),
      );
      const first = cells.find(({ document }) => document !== null);
      return {
        group,
        collection: first?.document?.collection ?? "",
        audience: first?.document?.audience ?? null,
        title: first?.document?.title ?? "",
        locale: first?.locale ?? LOCALES[0],
        cells,
      };
    })
    .sort(
      (a, b) =>
        kinds.indexOf(a.collection) - kinds.indexOf(b.collection) ||
        compareTexts(a.title, b.title) ||
        compareTexts(a.group, b.group),
    );
}

function isCellShown(cell: BoardCell, filter: BoardFilter): boolean {
  const { document } = cell;
  return (
    (filter.locales.length === 0 || filter.locales.includes(cell.locale)) &&
    (filter.state === "" || cell.state === filter.state) &&
    (filter.assignee === "" ||
      cell.assignee === (filter.assignee === "-" ? "" : filter.assignee)) &&
    (filter.dueBy === "" || (cell.due !== "" && cell.due <= filter.dueBy)) &&
    (filter.unchangedSince === "" || (document !== null && document.at < filter.unchangedSince))
  );
}

/** Returns the groups of a kind and a site whose title has the words. */
export function selectGroups(
  rows: readonly BoardRow[],
  { collection, audience, words }: BoardFilter,
): readonly BoardRow[] {
  return rows.filter(
    (row) =>
      (collection === "" || row.collection === collection) &&
      (audience === "" || row.audience === null || row.audience === audience) &&
      (words === "" ||
        row.cells.some(({ document }) => document?.title.toLowerCase().includes(words))),
  );
}

/** Returns the groups of which one language meets all conditions of a filter. */
export const filterBoard = (rows: readonly BoardRow[], filter: BoardFilter): readonly BoardRow[] =>
  selectGroups(rows, filter).filter(({ cells }) => cells.some((cell) => isCellShown(cell, filter)));

/** Number of groups in each state. */
export type StateCounts = Readonly<Record<TranslationState, number>>;

/** Counts the groups of a board by language and state. The counts of a language add up to all. */
export function countStates(rows: readonly BoardRow[]): ReadonlyMap<Locale, StateCounts> {
  return new Map(
    LOCALES.map((locale, index) => {
      const counts = Object.fromEntries(TRANSLATION_STATES.map((state) => [state, 0])) as Record<
        TranslationState,
        number
      >;
      for (const { cells } of rows) {
        const state = cells[index]?.state;
        if (state) counts[state] += 1;
      }
      return [locale, counts];
    }),
  );
}
