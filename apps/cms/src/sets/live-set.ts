/** What is shown of a set that is live: a journey on the site, and the set that undid it. */
import { createLookup, invertEdits, isSame } from "@orlaya/finder/changes";
import type { EligibilityData } from "@orlaya/finder/data";
import {
  answerParams,
  diffData,
  TooIntricate,
  type Answers,
  type ChangeBox,
} from "@orlaya/finder/eligibility";
import { appendQuery, withAnchor } from "@orlaya/finder/url";
import { AUDIENCES, buildAbsoluteUrl, buildPath } from "@orlaya/routes";
import type { Locale } from "@orlaya/locales";
import type { PayloadRequest } from "payload";
import { loadRuleVersion, type VersionData } from "../eligibility/rule-versions.ts";
import { env } from "../env.ts";
import { readLanguage } from "../labels/request-words.ts";
import type { ChangeSet, SetEdit } from "./shapes.ts";

/** Whether an edit takes another one back. It may change more columns. */
function isInverse(edit: SetEdit, { table, id, after }: Pick<SetEdit, "table" | "id" | "after">) {
  if (edit.table !== table || edit.id !== id) return false;
  if (after === null || edit.after === null) return after === edit.after;
  const found = edit.after;
  return Object.entries(after).every(
    ([column, value]) => column in found && isSame(found[column], value),
  );
}

/** Whether data hold everything that a set changed, as the set changed it. */
export function holdsSet({ edits }: Pick<ChangeSet, "edits">, data: EligibilityData): boolean {
  const find = createLookup(data);
  return edits.every((edit) => {
    const row = find(edit);
    if (row === null || edit.after === null) return row === edit.after;
    return Object.entries(edit.after).every(([column, value]) => isSame(value, row[column]));
  });
}

/**
 * Finds the live set that takes back everything that a set changed; null when there is none, or when
 * it was taken back itself.
 * @param live the sets that are live
 */
export function findUndoing(set: ChangeSet, live: readonly ChangeSet[]): ChangeSet | null {
  if (set.state !== "live" || set.edits.length === 0) return null;
  // From the latest one on, so that it is known whether a later set was undone itself.
  const standing: ChangeSet[] = [];
  const later = live.filter(({ result }) => result > set.result);
  for (const each of later.toSorted((a, b) => b.result - a.result))
    if (!standing.some((undoing) => undoes(undoing, each))) standing.push(each);
  return standing.find((undoing) => undoes(undoing, set)) ?? null;
}

/** Whether a set takes back everything that an earlier one changed. */
function undoes(later: ChangeSet, { edits, result }: ChangeSet): boolean {
  if (later.result <= result || edits.length === 0) return false;
  return invertEdits(edits).every((inverse) =>
    later.edits.some((edit) => isInverse(edit, inverse)),
  );
}

/** Returns answers of one journey of a group. */
function pickAnswers(box: ChangeBox): Answers | null {
  const [profile = null] = box.profiles;
  for (const residence of box.residences)
    for (const destination of box.within ? [residence] : box.destinations)
      if (box.within || residence !== destination)
        return { residence, destination, profile, nationality: box.nationalities?.[0] ?? null };
  return null;
}

/** Addresses of journeys, by the release of the set, the one before and the language. */
const known = new WeakMap<VersionData, Map<string, string | null>>();

/**
 * Returns the address of the finder of the public site with the answers of a journey that a set
 * changed, in the language of the reader; null when it changed none.
 */
export async function findSeen(
  req: PayloadRequest,
  { base, result }: ChangeSet,
): Promise<string | null> {
  const [before, after] = await Promise.all([
    loadRuleVersion(req.payload, base),
    loadRuleVersion(req.payload, result),
  ]);
  if (!before || !after) return null;
  const kept = known.get(after) ?? new Map<string, string | null>();
  known.set(after, kept);
  const locale = readLanguage(req);
  const key = `${base} ${locale}`;
  const cached = kept.get(key);
  if (cached !== undefined) return cached;
  const seen = findAddress(before, after, locale);
  kept.set(key, seen);
  return seen;
}

/** Returns the address of a journey that differs between two releases; null without one. */
function findAddress(before: VersionData, after: VersionData, locale: Locale): string | null {
  try {
    const { boxes } = diffData(before.data, after.data, after.options);
    // A journey with a plan shows more than one without.
    const box = boxes.find((each) => each.after.product !== null) ?? boxes[0];
    const answers = box && pickAnswers(box);
    if (!answers) return null;
    const path = buildPath("offers", { locale, audience: AUDIENCES[0] });
    const query = appendQuery(path, answerParams(answers).toString());
    return buildAbsoluteUrl(env.siteUrl, withAnchor(query, "finder"));
  } catch (error) {
    if (error instanceof TooIntricate) return null;
    throw error;
  }
}
