/** View of the admin: the change sets of the finder. */
import { Gutter } from "@payloadcms/ui";
import type { AdminViewServerProps, PayloadRequest } from "payload";
import { canWrite, type Actor } from "../access/roles.ts";
import { getSay, type Say } from "../labels/request-words.ts";
import { adminPaths } from "../names/paths.ts";
import { describeSets } from "../sets/describe.ts";
import type { ListedSet } from "../sets/shapes.ts";
import { PlanTime } from "./plan-seen.tsx";
import { SetCreation } from "./set-creation.tsx";
import { ViewFrame } from "./view-frame.tsx";
import "./finder.css";
import "./start.css";
import "./sets.css";

export function SetsView(view: AdminViewServerProps) {
  return <ViewFrame view={view} render={(req, actor) => <Sets {...{ req, actor }} />} />;
}

async function Sets({ req, actor }: { readonly req: PayloadRequest; readonly actor: Actor }) {
  const say = getSay(req);
  const sets = await describeSets(req.payload, actor);
  const isDone = ({ state }: ListedSet): boolean => state === "live" || state === "withdrawn";
  const done = sets.filter(isDone);
  return (
    <Gutter>
      <main className="finder sets">
        <div>
          <h1>{say("set.title")}</h1>
          <p className="finder-lead">{say("set.intro")}</p>
        </div>
        {canWrite(actor, "eligibility") ? <SetCreation /> : null}
        <SetList
          {...{ say, name: "waiting", sets: sets.filter(({ isWaiting }) => isWaiting) }}
          none={say("set.list.waitingNone")}
        />
        <SetList
          {...{ say, name: "open", sets: sets.filter((set) => !isDone(set) && !set.isWaiting) }}
          none={say("set.list.openNone")}
        />
        {done.length > 0 ? <SetList {...{ say, name: "done", sets: done, none: "" }} /> : null}
      </main>
    </Gutter>
  );
}

function SetList({
  say,
  name,
  sets,
  none,
}: {
  readonly say: Say;
  readonly name: "waiting" | "open" | "done";
  readonly sets: readonly ListedSet[];
  readonly none: string;
}) {
  const title = `sets-${name}`;
  return (
    <section className="finder-part" aria-labelledby={title}>
      <h2 id={title}>{say(`set.list.${name}`)}</h2>
      {sets.length === 0 ? (
        <p className="finder-quiet">{none}</p>
      ) : (
        <table className="set-table">
          <thead>
            <tr>
              <th scope="col">{say("set.name")}</th>
              <th scope="col">{say("set.list.state")}</th>
              <th scope="col">{say("set.list.changes")}</th>
              <th scope="col">{say("set.list.changed")}</th>
            </tr>
          </thead>
          <tbody>
            {sets.map((set) => (
              <Row key={set.id} {...{ say, set }} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ say, set }: { readonly say: Say; readonly set: ListedSet }) {
  return (
    <tr>
      <th scope="row">
        <a href={adminPaths.set(set.id)}>{set.name}</a>
        <span className="finder-quiet">{set.people.join(", ")}</span>
      </th>
      <td>
        <span
          className={`start-state set-state--${set.isUndone || set.isReplaced ? "withdrawn" : set.state}`}
        >
          {say(
            set.isUndone
              ? "set.state.undone"
              : set.isReplaced
                ? "set.state.replaced"
                : `set.state.${set.state}`,
          )}
        </span>
        {set.hasConflicts ? <span className="finder-tag">{say("set.conflicted")}</span> : null}
      </td>
      <td>{say("set.edits", { count: set.count })}</td>
      <td>
        <PlanTime at={set.state === "planned" ? set.at : set.changedAt} />
      </td>
    </tr>
  );
}
