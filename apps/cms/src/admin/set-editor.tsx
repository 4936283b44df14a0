"use client";
/** One change set: its edits in words, what they change for visitors, and the next step. */
import { Button, Link, SetStepNav } from "@payloadcms/ui";
import { useId } from "react";
import type { Say } from "../labels/request-words.ts";
import { adminPaths } from "../names/paths.ts";
import type { ShownSet } from "../sets/shapes.ts";
import { SetAbout } from "./set-about.tsx";
import { SetActions } from "./set-actions.tsx";
import { SetComments } from "./set-comments.tsx";
import { SetConflicts } from "./set-conflicts.tsx";
import { SetEdits } from "./set-edits.tsx";
import { SetEffectPart } from "./set-effect.tsx";
import { SetFile } from "./set-file.tsx";
import { useSet } from "./use-set.ts";
import { useWords, writeMoment } from "./words.tsx";
import "./finder.css";
import "./start.css";
import "./sets.css";

export function SetEditor({ first }: { readonly first: ShownSet }) {
  const say = useWords();
  const state = useSet(first);
  const discussion = useId();
  const { set, effect } = state;
  const isOpen = set.state !== "live" && set.state !== "withdrawn";
  return (
    <main className="finder sets">
      <SetStepNav nav={[{ label: say("set.title"), url: adminPaths.sets }, { label: set.name }]} />
      <header className="set-head">
        <div className="set-title">
          <h1>{set.name}</h1>
          <span
            role="status"
            className={`start-state set-state--${set.undoneBy || set.isReplaced ? "withdrawn" : set.state}`}
          >
            {say(`set.state.${nameStanding(set)}`)}
          </span>
        </div>
        <p className="finder-quiet" suppressHydrationWarning>
          {describeTime(say, set)}
        </p>
        {set.why === "" ? null : <p className="set-why">{set.why}</p>}
        {set.undoneBy ? (
          <p className="start-notice">
            {say("set.undone", { time: writeMoment(say, set.undoneBy.at) })}{" "}
            <Link href={adminPaths.set(set.undoneBy.id)} prefetch={false}>
              {set.undoneBy.name}
            </Link>
          </p>
        ) : null}
        {set.isReplaced ? <p className="start-notice">{say("set.replaced")}</p> : null}
        <SetLinks set={set} isOpen={isOpen} />
        {state.can("edit") ? <SetAbout state={state} /> : null}
      </header>
      <Notices set={set} />
      <SetActions state={state} />
      {set.conflicts.length > 0 ? <SetConflicts state={state} /> : null}
      <SetEdits state={state} />
      {isOpen && set.edits.length > 0 ? <SetEffectPart state={state} effect={effect} /> : null}
      {state.can("edit") ? <SetFile state={state} /> : null}
      <section className="finder-part" aria-labelledby={discussion}>
        <h2 id={discussion}>{say("set.discussion")}</h2>
        <SetComments state={state} comments={set.comments} edit="" />
      </section>
    </main>
  );
}

/** Names the state of a set, and whether a live one still applies. */
function nameStanding({ state, undoneBy, isReplaced }: ShownSet) {
  if (undoneBy) return "undone" as const;
  return isReplaced ? ("replaced" as const) : state;
}

/** Leads to the site, to the trial and to the rule table. */
function SetLinks({ set, isOpen }: { readonly set: ShownSet; readonly isOpen: boolean }) {
  const say = useWords();
  const { id, seenAt, edits } = set;
  if (!isOpen && seenAt === null) return null;
  return (
    <div className="finder-actions">
      {isOpen && edits.length > 0 ? (
        <Button el="anchor" url={adminPaths.tryOut({ set: id })} buttonStyle="secondary">
          {say("try.open")}
        </Button>
      ) : null}
      {seenAt === null ? null : (
        <Button el="anchor" url={seenAt} newTab buttonStyle="secondary">
          {say("set.seeOnSite")}
        </Button>
      )}
      {isOpen ? (
        <Link href={adminPaths.finderTable(id)} prefetch={false}>
          {say("set.inTable")}
        </Link>
      ) : null}
    </div>
  );
}

/** Says who made a set, and when it goes or went live. */
function describeTime(say: Say, set: ShownSet): string {
  const { state, at, plannedBy, liveAt, result, people } = set;
  const [person = "", ...others] = people;
  const created = [
    say("set.createdBy", { person }),
    ...(others.length > 0 ? [say("set.with", { people: others.join(", ") })] : []),
  ].join(" ");
  if (state === "planned")
    return `${created} · ${say("set.plannedFor", { time: writeMoment(say, at), person: plannedBy })}`;
  if (state === "live")
    return `${created} · ${say(set.undoneBy || set.isReplaced ? "set.wasLive" : "set.liveSince", { time: writeMoment(say, liveAt), version: result })}`;
  return created;
}

/** Shows what a person has to know before the next step. */
function Notices({ set }: { readonly set: ShownSet }) {
  const say = useWords();
  const { approval, returned, problem, left, problems } = set;
  return (
    <div aria-live="polite" className="set-notices">
      {returned ? <p className="start-notice">{say("set.returned", returned)}</p> : null}
      {problem === "" ? null : (
        <p className="start-notice">{say("set.couldNot", { reason: problem })}</p>
      )}
      {problems.map((sentence) => (
        <p key={sentence} className="start-notice">
          {sentence}
        </p>
      ))}
      {approval && set.state !== "live" ? (
        <p className={approval.isValid ? "finder-card finder-card--good" : "start-notice"}>
          {approval.isValid
            ? say("set.approvedBy", {
                person: approval.person,
                time: writeMoment(say, approval.at),
              })
            : say("set.approvalOld")}
        </p>
      ) : null}
      {left.length > 0 ? (
        <div className="start-notice">
          <p>{say("set.left")}</p>
          <ul>
            {left.map((column) => (
              <li key={column}>{column}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
