/** Converts changes for the admin: names in the reader's language take the place of ids. */
import type { EligibilityData } from "@orlaya/finder/data";
import type { Diff, JourneyEnd } from "@orlaya/finder/eligibility";
import type { PayloadRequest } from "payload";
import { getSay } from "../labels/request-words.ts";
import { writeField } from "../uses/place-words.ts";
import { loadOwnNames } from "./list-names.ts";
import { createRecordNames, type NameRecord } from "./record-names.ts";
import type { ShownDiff, ShownEnd } from "./shapes.ts";
import { TABLES } from "./tables.ts";

/** Most changes that are listed; the others are counted. */
const BOXES_SHOWN = 60;

/** Converts the changes between two versions for the admin. */
export async function showDiff(
  req: PayloadRequest,
  diff: Diff,
  ...versions: readonly EligibilityData[]
): Promise<ShownDiff> {
  const name = createRecordNames(getSay(req), versions, await loadOwnNames(req.payload));
  const nameCountries = (isos: readonly string[]): readonly string[] =>
    isos.map((iso) => name("countries", iso));
  return {
    journeys: diff.journeys,
    changed: diff.changed,
    more: Math.max(0, diff.boxes.length - BOXES_SHOWN),
    boxes: diff.boxes.slice(0, BOXES_SHOWN).map((box) => ({
      journeys: box.journeys,
      residences: nameCountries(box.residences),
      destinations: nameCountries(box.destinations),
      within: box.within,
      nationalities: box.nationalities && nameCountries(box.nationalities),
      profiles: box.profiles.map((id) => name("profiles", id)),
      before: showEnd(box.before, name),
      after: showEnd(box.after, name),
    })),
    records: diff.records.map(({ table, id, change, columns }) => ({
      table,
      change,
      columns: columns.map((column) => labelColumn(req, table, column)),
      name: name(table, id),
    })),
  };
}

/** Returns the label of the field of a column. */
export function labelColumn(
  req: PayloadRequest,
  table: keyof typeof TABLES,
  column: string,
): string {
  const { collection, columns } = TABLES[table];
  return writeField(req, collection, columns[column]?.field ?? column);
}

function showEnd({ product, funnel, asked }: JourneyEnd, name: NameRecord): ShownEnd {
  return {
    plan: product && name("products", product),
    quote: funnel && name("funnels", funnel),
    asked,
  };
}
