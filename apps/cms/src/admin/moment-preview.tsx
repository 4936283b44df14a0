"use client";
/** The site at a moment: a day and an hour, what is planned until then, and the preview of it. */
import { INTL_TAGS } from "@orlaya/locales";
import { Link } from "@payloadcms/ui";
import { useId, useState } from "react";
import { endpointPaths } from "../names/paths.ts";
import type { LocalTime } from "../campaigns/zoned-time.ts";
import type { ShownPlan } from "../planned-states/shapes.ts";
import type { ShownPlannedState } from "../preview/shapes.ts";
import { useAsk, type Asked } from "./ask.ts";
import { PlannedPreview } from "./planned-preview.tsx";
import { useWords } from "./words.tsx";
import { readZonedTime, ZonedTimeFields } from "./zoned-time-fields.tsx";

type Words = ReturnType<typeof useWords>;

/** Asks what is planned until a moment. */
function useMoment() {
  const ask = useAsk();
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<Asked<ShownPlannedState> | null>(null);
  async function find(time: LocalTime): Promise<void> {
    setAsking(true);
    setAnswer(null);
    setAnswer(await ask<ShownPlannedState>(endpointPaths.moment(time)));
    setAsking(false);
  }
  return { answer, isAsking, find };
}

/** Renders the form of the moment, and the answer below it. */
export function MomentPreview() {
  const say = useWords();
  const title = useId();
  const { answer, isAsking, find } = useMoment();
  return (
    <section className="start-part" aria-labelledby={title}>
      <h2 id={title}>{say("moment.title")}</h2>
      <p className="start-quiet">{say("moment.intro")}</p>
      <form
        className="board-filter"
        onSubmit={(event) => {
          event.preventDefault();
          void find(readZonedTime(event.currentTarget));
        }}
      >
        <ZonedTimeFields />
        <div className="board-buttons">
          <button type="submit" disabled={isAsking}>
            {say("moment.show")}
          </button>
        </div>
      </form>
      <div aria-live="polite">
        {isAsking ? <p className="start-quiet">{say("plannedState.loading")}</p> : null}
        {answer?.ok === false ? <p className="start-notice">{answer.message}</p> : null}
        {answer?.ok ? <Moment key={answer.body.id} shown={answer.body} /> : null}
      </div>
    </section>
  );
}

/** Writes an instant in the time zone of the moment. */
function writeIn({ locale }: Words, at: string, zone: string): string {
  const format = { dateStyle: "medium", timeStyle: "short", timeZone: zone } as const;
  return new Intl.DateTimeFormat(INTL_TAGS[locale], format).format(new Date(at));
}

/** Says what a plan does. */
function describePlan(say: Words, { kind, title: given }: ShownPlan): string {
  const title = given || say("start.untitled");
  if (kind === "campaign") return say("moment.campaign", { title });
  return kind === "set" ? say("moment.set", { title }) : say(`plan.${kind}`, { title });
}

function Moment({ shown }: { readonly shown: ShownPlannedState }) {
  const say = useWords();
  const { at, zone, plans } = shown;
  const failed = plans.filter(({ problem }) => problem !== "").length;
  return (
    <div className="planned-state">
      {at === "" ? null : (
        <h3>
          {writeIn(say, at, zone)} {zone}: {say("moment.plans", { count: plans.length })}
        </h3>
      )}
      {failed > 0 ? (
        <p className="start-notice">{say("moment.problems", { count: failed })}</p>
      ) : null}
      <ol className="planned-state-plans">
        {plans.map((plan) => (
          <li key={plan.key}>
            <time dateTime={plan.at}>{writeIn(say, plan.at, zone)}</time>{" "}
            <Link href={plan.href}>{describePlan(say, plan)}</Link>
            {plan.problem === "" ? null : <span className="campaign-problem">{plan.problem}</span>}
          </li>
        ))}
      </ol>
      <PlannedPreview first={shown} />
    </div>
  );
}
