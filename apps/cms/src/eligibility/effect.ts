/** Counts the journeys that an unsaved edit of a record changes, before it is saved (finder §5.4). */
import { COLUMNS, validateData, type EligibilityData, type TableName } from "@orlaya/finder/data";
import { TooIntricate, diffData } from "@orlaya/finder/eligibility";
import type { PayloadRequest } from "payload";
import type { Stored } from "../fields/record.ts";
import { readAuthored, type Authored } from "./authored.ts";
import { showDiff, labelColumn } from "./show-diff.ts";
import { getSay } from "../labels/request-words.ts";
import type { Effect } from "./shapes.ts";
import { loadLiveRelease } from "../releases/stored-releases.ts";
import { TABLES, isLinkCarrier, toRecord } from "./tables.ts";

/** Tables whose records have an effect on journeys or on names and addresses. */
export const EFFECT_TABLES = [
  "countries",
  "lists",
  "profiles",
  "products",
  "funnels",
  "rules",
] as const satisfies readonly TableName[];
export type EffectTable = (typeof EFFECT_TABLES)[number];

export interface Edit {
  readonly table: EffectTable;
  /** Id of the document; null for a new one. */
  readonly document: string | null;
  /** Values of the form. */
  readonly values: Stored;
}
export type EffectOfEdit =
  { readonly ok: true; readonly effect: Effect } | { readonly ok: false; readonly problem: string };

/** Most groups of changed journeys that are listed. */
const BOXES_SHOWN = 4;
/** Most changed names and addresses that are listed. */
const RECORDS_SHOWN = 8;
const refuse = (problem: string): EffectOfEdit => ({ ok: false, problem });

/** Returns the effect of an edit, or a sentence that states why it is unknown. */
export async function findEffect(req: PayloadRequest, edit: Edit): Promise<EffectOfEdit> {
  const { payload } = req;
  const say = getSay(req);
  const [authored, { release: live }] = await Promise.all([
    readAuthored(payload),
    loadLiveRelease(payload),
  ]);
  if (!authored.data.ok || !live) return refuse(say("history.nothingToCompare"));
  const saved = authored.data.data;
  const after = applyEdit(req, saved, authored, edit);
  if (typeof after === "string") return refuse(after);
  try {
    const { boxes, more, records, ...counts } = await showDiff(
      ...([req, diffData(saved, after), saved, after] as const),
    );
    return {
      ok: true,
      effect: {
        version: live.version,
        edit: {
          ...counts,
          boxes: boxes.slice(0, BOXES_SHOWN),
          more: more + Math.max(0, boxes.length - BOXES_SHOWN),
          records: records.slice(0, RECORDS_SHOWN),
        },
        saved: diffData(live.data, saved).changed,
      },
    };
  } catch (error) {
    if (error instanceof TooIntricate) return refuse(say("history.tooIntricate"));
    throw error;
  }
}

/** Returns the data with the edit; a sentence when the edit cannot be counted. */
function applyEdit(
  req: PayloadRequest,
  saved: EligibilityData,
  { documents, keyOf }: Authored,
  { table, document, values }: Edit,
): EligibilityData | string {
  const own = [...documents[table]].find(([, id]) => id === document)?.[0] ?? null;
  const record = toRecord(table, values, keyOf);
  if (isLinkCarrier(record)) return getSay(req)("history.linkRecord");
  const edited = fillBlanks(table, record, own ?? "unsaved");
  const rows: readonly Stored[] = saved[table].map((row) => ({ ...row }));
  const isNew = !rows.some(({ id }) => id === own);
  const validated = validateData({
    ...saved,
    [table]: isNew ? [...rows, edited] : rows.map((row) => (row["id"] === own ? edited : row)),
  });
  if (validated.ok) return validated.data;
  const [error] = validated.errors;
  const column = error?.column ?? "";
  return TABLES[table].columns[column]
    ? getSay(req)("history.unfinishedField", { field: labelColumn(req, table, column) })
    : getSay(req)("history.unfinished");
}

/** Values that stand for a required field that is still empty. */
const BLANKS: Readonly<Record<string, unknown>> = {
  text: "~",
  boolean: false,
  integer: 1,
  ids: [],
};
/** Fills the fields that are still empty, so that an unfinished record can be counted. */
function fillBlanks(table: EffectTable, record: Stored, id: string): Stored {
  const columns: Readonly<
    Record<string, { readonly kind: string; readonly options?: readonly string[] }>
  > = COLUMNS[table];
  return {
    ...Object.fromEntries(
      Object.entries(record).map(([name, value]) => {
        const column = columns[name];
        const isBlank = value === null || value === undefined || value === "";
        if (!isBlank || !column || "optional" in column) return [name, value];
        return [name, column.options?.[0] ?? BLANKS[column.kind] ?? value];
      }),
    ),
    id,
  };
}
