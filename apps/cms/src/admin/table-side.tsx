"use client";
/** Beside the table of the rules: its change set, what is not saved yet, and the effect on visitors. */
import { withAnchor } from "@orlaya/finder/url";
import { Button, Link } from "@payloadcms/ui";
import { useId } from "react";
import { adminPaths } from "../names/paths.ts";
import { writeSetVersion } from "../sets/shapes.ts";
import { JourneyChanges } from "./change-box.tsx";
import { OBSTACLES } from "./set-effect.tsx";
import { SetSelect } from "./rule-set-choice.tsx";
import { useObstacles, useTableEffect, type CountedObstacles } from "./table-effect.ts";
import type { RuleQueue } from "./use-rule-queue.ts";
import type { RuleTableState, TableModel } from "./use-rule-table.ts";
import { useWords } from "./words.tsx";

/** States whether everything is saved, and what can be done when it is not. */
function QueueState({ queue, name }: { readonly queue: RuleQueue; readonly name: string }) {
  const say = useWords();
  const { waiting, problem, isSending } = queue;
  const buttons = {
    offline: [{ label: say("table.sendAgain"), run: queue.sendAgain }],
    signedOut: [{ label: say("table.sendAgain"), run: queue.sendAgain }],
    refused: [
      problem?.kind === "refused" && problem.isRaced
        ? { label: say("table.mine"), run: queue.insist }
        : { label: say("table.sendAgain"), run: queue.sendAgain },
      { label: say("table.discard"), run: queue.discard },
    ],
  };
  function describe(): string {
    if (problem?.kind === "offline") return say("table.offline", { count: waiting.length });
    if (problem?.kind === "signedOut") return say("table.signedOut");
    if (problem?.kind === "refused") return say("table.refused", { reason: problem.message });
    if (isSending) return say("table.saving");
    return name === "" ? "" : say("table.saved", { name });
  }
  return (
    <div className={problem ? "finder-card finder-card--note" : ""}>
      <p role="status" className={problem ? "" : "finder-quiet"}>
        {describe()}
      </p>
      {problem ? (
        <div className="finder-actions">
          {buttons[problem.kind].map(({ label, run }) => (
            <Button key={label} buttonStyle="secondary" size="small" margin={false} onClick={run}>
              {label}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** States what a person should know of the chosen set. */
function SetNotes({ model }: { readonly model: TableModel }) {
  const say = useWords();
  const { set, edits, mayEdit } = model.shown;
  const others = (set?.count ?? 0) - edits.length;
  if (set === null)
    return mayEdit ? <p className="finder-quiet">{say("table.set.first")}</p> : null;
  return (
    <>
      {mayEdit && !set.mayEdit ? (
        <p role="status">
          {say("table.set.closed", {
            name: set.name,
            state: set.hasConflicts ? say("set.conflicted") : say(`set.state.${set.state}`),
          })}
        </p>
      ) : null}
      {others > 0 ? (
        <p className="finder-quiet">{say("table.set.other", { count: others })}</p>
      ) : null}
    </>
  );
}

function SetPart({ state, model }: { readonly state: RuleTableState; readonly model: TableModel }) {
  const say = useWords();
  const { set, sets, mayEdit } = model.shown;
  const isListed = set === null || sets.some(({ id }) => id === set.id);
  return (
    <div className="finder-part">
      {mayEdit || set ? (
        <SetSelect
          sets={isListed ? sets : [...sets, set]}
          value={state.set}
          none={say("table.set.none")}
          onChange={state.chooseSet}
        />
      ) : null}
      <SetNotes model={model} />
      <QueueState queue={state.queue} name={set?.mayEdit === true ? set.name : ""} />
      {set ? (
        <div className="finder-actions">
          <Link href={adminPaths.set(set.id)} prefetch={false}>
            {say("set.open")}
          </Link>
          <Link href={adminPaths.finderMap({ of: writeSetVersion(set.id) })} prefetch={false}>
            {say("table.effect.map")}
          </Link>
        </div>
      ) : null}
    </div>
  );
}

/** States how many obstacles the set has, and leads to them. */
function Obstacles({
  obstacles,
  setId,
}: {
  readonly obstacles: CountedObstacles;
  readonly setId: string;
}) {
  const say = useWords();
  return (
    <>
      {obstacles.count > 0 ? (
        <p className="table-obstacles">
          <Link href={withAnchor(adminPaths.set(setId), OBSTACLES)} prefetch={false}>
            {say("set.effect.refusals", { count: obstacles.count })}
          </Link>
        </p>
      ) : null}
      {obstacles.hasFailed ? <p className="finder-quiet">{say("table.effect.failed")}</p> : null}
      {obstacles.isComplete ? null : (
        <p className="finder-quiet">{say("set.effect.pagesLoading")}</p>
      )}
    </>
  );
}

function EffectPart({ model }: { readonly model: TableModel }) {
  const say = useWords();
  const title = useId();
  const effect = useTableEffect(model);
  const obstacles = useObstacles(model);
  const setId = model.shown.set?.id ?? "";
  return (
    <section className="finder-part" aria-labelledby={title}>
      <h2 id={title}>{say("set.effect")}</h2>
      <div className="finder-part" aria-live="polite">
        {effect === "none" ? <p className="finder-quiet">{say("table.effect.none")}</p> : null}
        {effect === "loading" ? <p className="finder-quiet">{say("set.effect.loading")}</p> : null}
        {effect === "unknown" ? <p>{say("history.tooIntricate")}</p> : null}
        {typeof effect === "object" && effect.diff.changed === 0 ? (
          <p>{say("set.effect.none")}</p>
        ) : null}
        {typeof effect === "object" && effect.diff.changed > 0 ? (
          <JourneyChanges diff={effect.diff} />
        ) : null}
        {obstacles === null ? null : <Obstacles obstacles={obstacles} setId={setId} />}
      </div>
    </section>
  );
}

export function TableSide(properties: {
  readonly state: RuleTableState;
  readonly model: TableModel;
}) {
  return (
    <div className="table-side">
      <SetPart {...properties} />
      <EffectPart model={properties.model} />
    </div>
  );
}
