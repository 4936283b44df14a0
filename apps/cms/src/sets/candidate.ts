/** The data of a set: the live release with its edits. */
import {
  applyEdits,
  findConflicts,
  getKey,
  rebaseEdits,
  type Applied,
  type Choice,
  type Conflict,
  type Edit,
} from "@orlaya/finder/changes";
import type { EligibilityData } from "@orlaya/finder/data";
import type { Payload } from "payload";
import { hashCanonical } from "../history/canonical.ts";
import { loadLiveRelease, loadReadableRelease } from "../releases/stored-releases.ts";
import type { ChangeSet, SetEdit } from "./shapes.ts";

/** A release to which edits apply. */
export interface Ground {
  readonly version: number;
  readonly data: EligibilityData;
  /** When it was made, ISO 8601. */
  readonly time: string;
}
/** Loads the live release; null when there is none that can be read. */
export async function loadGround(payload: Payload): Promise<Ground | null> {
  const { release } = await loadLiveRelease(payload);
  return release && { version: release.version, data: release.data, time: release.time };
}

/** Identifies the edits of a set and the live release to which they are applied. */
export function computeFingerprint({ edits }: Pick<ChangeSet, "edits">, version: number): string {
  const sorted = edits
    .map(({ table, id, before, after }) => ({ key: `${table} ${id}`, before, after }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return hashCanonical({ version, edits: sorted });
}
/** Returns the approval of a set when it is for these edits on this release; null otherwise. */
export const findApproval = (set: ChangeSet, version: number): ChangeSet["approval"] =>
  set.approval?.fingerprint === computeFingerprint(set, version) ? set.approval : null;

export const listConflicts = ({ edits }: ChangeSet, { data }: Ground): readonly Conflict[] =>
  findConflicts(edits, data);
/** Identifies a conflict of a set. */
export const getConflictKey = (conflict: Conflict): string =>
  `${getKey(conflict)} ${conflict.column ?? ""}`.trim();

/** Applies the edits of a set to the live release. */
export const applySet = ({ edits }: ChangeSet, { data }: Ground): Applied =>
  applyEdits(data, edits);

/** Adds the authors of earlier edits to later edits of the same records. */
export function signEdits(
  edits: readonly Edit[],
  earlier: readonly SetEdit[],
  person: string | null,
  touched: ReadonlySet<string> = new Set(),
): readonly SetEdit[] {
  const authors = new Map(earlier.map((edit) => [getKey(edit) as string, edit.by]));
  return edits.map((edit) => {
    const by = authors.get(getKey(edit)) ?? [];
    const isNew = person !== null && (touched.has(getKey(edit)) || by.length === 0);
    return { ...edit, by: isNew ? [...new Set([...by, person])] : by };
  });
}

/** Moves a set onto the live release. @returns the columns to store */
export async function moveSet(
  payload: Payload,
  set: ChangeSet,
  live: Ground,
  decide: (conflict: Conflict) => Choice,
): Promise<Pick<ChangeSet, "base" | "edits">> {
  const base = (await loadReadableRelease(payload, set.base))?.data ?? live.data;
  const edits = rebaseEdits(set.edits, live.data, base, decide);
  return { base: live.version, edits: signEdits(edits, set.edits, null) };
}

/** Returns a set on the live release when nothing has to be decided; the same set otherwise. */
export async function followLive(
  payload: Payload,
  set: ChangeSet,
  live: Ground,
): Promise<ChangeSet> {
  if (set.base === live.version || listConflicts(set, live).length > 0) return set;
  return { ...set, ...(await moveSet(payload, set, live, () => "mine")) };
}
