/** Entries of the audit log about change sets. */
import { getKey } from "@orlaya/finder/changes";
import type { PayloadRequest } from "payload";
import { listChanges } from "../audit/changes.ts";
import type { Stored } from "../fields/record.ts";
import { writeCanonical } from "../history/canonical.ts";
import { note } from "../hooks/audit.ts";
import { loadSet } from "./store.ts";
import type { ChangeSet } from "./shapes.ts";

/** Returns what an entry of the audit log says about a set. */
function describeState({
  approval,
  at,
  edits,
  name,
  people,
  result,
  state,
  why,
}: ChangeSet): Stored {
  const values = edits.map((edit) => [getKey(edit), writeCanonical(edit.after)]);
  return {
    ...{ name, why, state, at, people, result: result || null },
    approval: approval?.person,
    edits: Object.fromEntries(values) as Stored,
  };
}

/** Writes to the audit log what an action changed of a set. */
export async function noteSet(
  req: PayloadRequest,
  before: ChangeSet | null,
  id: string,
  action: string,
): Promise<void> {
  const after = await loadSet(req.payload, id, req);
  const changes = listChanges(
    "finder_sets",
    before && describeState(before),
    after && describeState(after),
  );
  const title = after?.name ?? before?.name;
  await note(req, action, "finder_sets", { id, title }, { changes });
}
