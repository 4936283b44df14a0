/** Change sets of the finder on the start page that wait for the account. */
import type { Payload } from "payload";
import type { Actor } from "../access/roles.ts";
import { adminPaths } from "../names/paths.ts";
import { describeSets } from "../sets/describe.ts";
import { OPEN_STATES, type ListedSet } from "../sets/shapes.ts";
import { StartPart, type Names } from "./start-documents.tsx";
import "./sets.css";

/** Loads the sets that wait for an account. */
export async function listWaitingSets(
  payload: Payload,
  actor: Actor,
): Promise<readonly ListedSet[]> {
  return (await describeSets(payload, actor, OPEN_STATES)).filter(({ isWaiting }) => isWaiting);
}

export function StartSets({
  names: { say },
  sets,
}: {
  readonly names: Names;
  readonly sets: readonly ListedSet[];
}) {
  return (
    <StartPart title={say("set.startWaiting")} count={sets.length}>
      <ul className="start-list">
        {sets.map(({ id, name, state, people, hasConflicts }) => (
          <li key={id} className="start-row">
            <div>
              <a href={adminPaths.set(id)}>{name}</a>
              <span className="start-quiet">{people.join(", ")}</span>
            </div>
            <div className="start-when">
              <span className={`start-state set-state--${state}`}>
                {say(hasConflicts ? "set.conflicted" : `set.state.${state}`)}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </StartPart>
  );
}
