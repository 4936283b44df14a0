"use client";
/** The next step of a change set: send, approve, publish, plan, undo and others. */
import { Button, useAuth } from "@payloadcms/ui";
import { useId, useState } from "react";
import { canWrite, getRights, readActor } from "../access/roles.ts";
import type { SetAction } from "../names/paths.ts";
import { OBSTACLES, TEXTS } from "./set-effect.tsx";
import { countObstacles, isDecision } from "./set-progress.ts";
import { isPublication, type SetState } from "./use-set.ts";
import { useWords } from "./words.tsx";
import { readZonedTime, ZonedTimeFields } from "./zoned-time-fields.tsx";

interface Step {
  readonly action: SetAction;
  readonly label: string;
  readonly done: string;
  readonly body?: object;
  readonly isMain?: boolean;
}

/** Lists the steps that are one click. */
function useSteps({ can, set, effect }: SetState): readonly Step[] {
  const say = useWords();
  const actor = readActor(useAuth().user);
  const publishes = actor !== null && getRights(actor).publish && canWrite(actor, "eligibility");
  // The main step of a set that somebody must approve is to send it.
  const isApproved = set.approval?.isValid === true;
  const answer = effect?.answer;
  const isObstructed = countObstacles(effect) > 0;
  const mustSend = !isApproved && answer?.ok === true && answer.body.needsApproval;
  const isMainPublish = set.state !== "draft" || !mustSend;
  const steps: readonly (Step & { readonly isThere: boolean })[] = [
    {
      ...{ action: "approve", label: say("set.approvePublish"), done: say("set.published") },
      ...{ body: { publish: true }, isMain: true, isThere: can("approve") && publishes },
    },
    {
      ...{ action: "approve", label: say("set.approve"), done: say("set.approved") },
      ...{ isMain: !publishes || isObstructed, isThere: can("approve") },
    },
    {
      ...{ action: "publish", label: say("set.publish"), done: say("set.published") },
      ...{ isMain: true, isThere: can("publish") && isMainPublish },
    },
    {
      ...{ action: "send", label: say("set.send"), done: say("set.sent") },
      ...{ isMain: !isMainPublish, isThere: can("send") },
    },
    { action: "undo", label: say("set.undo"), done: "", isThere: can("undo") },
    {
      ...{ action: "takeBack", label: say("set.takeBack"), done: say("set.takenBack") },
      isThere: can("takeBack"),
    },
    {
      ...{ action: "cancel", label: say("set.cancel"), done: say("set.cancelled") },
      isThere: can("cancel"),
    },
    {
      ...{ action: "reopen", label: say("set.reopen"), done: say("set.takenBack") },
      isThere: can("reopen"),
    },
    {
      ...{ action: "withdraw", label: say("set.withdraw"), done: say("set.isWithdrawn") },
      isThere: can("withdraw"),
    },
  ];
  // What others published has to be decided before the set goes on.
  const blocked: readonly SetAction[] =
    set.conflicts.length > 0 ? ["approve", "publish", "send"] : [];
  return steps
    .filter(({ action, isThere }) => isThere && !blocked.includes(action))
    .filter((step) => !(isObstructed && isPublication(step.action, step.body ?? {})));
}

export function SetActions({ state }: { readonly state: SetState }) {
  const say = useWords();
  const title = useId();
  const { isBusy, isSending, isPublishing, isComparing, run, can, refusals, effect } = state;
  const steps = useSteps(state);
  const mustWait = isComparing && steps.some(({ action }) => isDecision(action));
  return (
    <section className="finder-card set-actions" aria-labelledby={title}>
      <h2 id={title}>{say("set.actions")}</h2>
      {steps.length === 0 ? <p className="finder-quiet">{say("set.nothingNow")}</p> : null}
      <div className="finder-actions">
        {steps.map(({ action, label, done, body = {}, isMain = false }) => (
          <Button
            key={label}
            margin={false}
            buttonStyle={isMain ? "primary" : "secondary"}
            disabled={isBusy || (isComparing && isDecision(action))}
            onClick={() => void run(action, body, done)}
          >
            {label}
          </Button>
        ))}
      </div>
      <Obstacles state={state} />
      <TextsAfter state={state} />
      <div role="status">
        {mustWait ? <p className="finder-quiet">{say("set.comparing")}</p> : null}
        {isSending ? (
          <p className="finder-quiet">
            {say(isPublishing ? "set.publish.sending" : "set.sending")}
          </p>
        ) : null}
        {refusals.map(({ message }) => (
          <p key={message} className="start-notice">
            {message}
          </p>
        ))}
      </div>
      {can("undo") ? <p className="finder-quiet">{say("set.undoHelp")}</p> : null}
      {can("approve") ? <ReturnForm state={state} /> : null}
      {can("plan") && state.set.conflicts.length === 0 && countObstacles(effect) === 0 ? (
        <PlanForm state={state} />
      ) : null}
    </section>
  );
}

/** Leads to the reasons against publishing, before somebody tries to. */
function Obstacles({ state: { set, effect } }: { readonly state: SetState }) {
  const say = useWords();
  const count = countObstacles(effect);
  if (count === 0 || set.state === "live" || set.state === "withdrawn") return null;
  return (
    <p className="start-notice">
      <a href={`#${OBSTACLES}`}>{say("set.effect.refusals", { count })}</a>
    </p>
  );
}

/** Announces the texts that will have to be checked. They prevent nothing. */
function TextsAfter({ state: { effect } }: { readonly state: SetState }) {
  const say = useWords();
  const texts = effect?.answer.ok ? effect.answer.body.texts : null;
  return texts === null ? null : (
    <p className="finder-card finder-card--note">
      <a href={`#${TEXTS}`}>{say("set.texts.after", { count: texts.count })}</a>
    </p>
  );
}

function ReturnForm({ state: { run, isBusy } }: { readonly state: SetState }) {
  const say = useWords();
  const [reason, setReason] = useState("");
  return (
    <details>
      <summary>{say("set.return")}</summary>
      <form
        className="set-form"
        onSubmit={(event) => {
          event.preventDefault();
          void run("return", { reason }, say("set.isReturned"));
        }}
      >
        <label>
          {say("set.reason")}
          <textarea
            rows={2}
            maxLength={2000}
            required
            value={reason}
            onChange={(event) => {
              setReason(event.currentTarget.value);
            }}
          />
        </label>
        <div>
          <Button
            type="submit"
            size="small"
            buttonStyle="secondary"
            margin={false}
            disabled={isBusy}
          >
            {say("set.return")}
          </Button>
        </div>
      </form>
    </details>
  );
}

function PlanForm({ state: { run, isBusy, isComparing, set } }: { readonly state: SetState }) {
  const say = useWords();
  return (
    <details>
      <summary>{say("set.planLater")}</summary>
      <form
        className="set-form"
        onSubmit={(event) => {
          event.preventDefault();
          void run("plan", readZonedTime(event.currentTarget), say("set.planned"));
        }}
      >
        <ZonedTimeFields first={set} />
        <div>
          <Button
            type="submit"
            size="small"
            buttonStyle="secondary"
            margin={false}
            disabled={isBusy || isComparing}
          >
            {say("set.plan")}
          </Button>
        </div>
      </form>
    </details>
  );
}
