/** What is shown of a set that is live: a journey on the site, and the set that undid it. */
import { invertEdits, isSame } from "@orlaya/finder/changes";
import {
  answerParams,
  diffData,
  TooIntricate,
  type Answers,
  type ChangeBox,
} from "@orlaya/finder/eligibility";
import { appendQuery, withAnchor } from "@orlaya/finder/url";
import { AUDIENCES, buildAbsoluteUrl, buildPath } from "@orlaya/routes";
import type { PayloadRequest } from "payload";
import { env } from "../env.ts";
import { readLanguage } from "../labels/request-words.ts";
import { loadReadableRelease } from "../releases/stored-releases.ts";
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

/**
 * Finds the live set that takes back everything that a set changed; null when there is none, or when
 * it was taken back itself.
 * @param live the sets that are live
 */
export function findUndoing(set: ChangeSet, live: readonly ChangeSet[]): ChangeSet | null {
  if (set.state !== "live" || set.edits.length === 0) return null;
  const wanted = invertEdits(set.edits);
  const undoing = live.filter(
    ({ result, edits }) =>
      result > set.result &&
      wanted.every((inverse) => edits.some((edit) => isInverse(edit, inverse))),
  );
  return undoing.find((later) => findUndoing(later, live) === null) ?? null;
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

/**
 * Returns the address of the finder of the public site with the answers of a journey that a set
 * changed, in the language of the reader; null when it changed none.
 */
export async function findSeen(
  req: PayloadRequest,
  { base, result }: ChangeSet,
): Promise<string | null> {
  const [before, after] = await Promise.all([
    loadReadableRelease(req.payload, base),
    loadReadableRelease(req.payload, result),
  ]);
  if (!before || !after) return null;
  try {
    const { boxes } = diffData(before.data, after.data);
    // A journey with a plan shows more than one without.
    const box = boxes.find((each) => each.after.product !== null) ?? boxes[0];
    const answers = box && pickAnswers(box);
    if (!answers) return null;
    const path = buildPath("offers", { locale: readLanguage(req), audience: AUDIENCES[0] });
    const query = appendQuery(path, answerParams(answers).toString());
    return buildAbsoluteUrl(env.siteUrl, withAnchor(query, "finder"));
  } catch (error) {
    if (error instanceof TooIntricate) return null;
    throw error;
  }
}
