"use client";
/** The result of the same answers with a change set and with the live rules, side by side. */
import { useId } from "react";
import type { Say } from "../labels/request-words.ts";
import type { TriedAnswers, TriedChange, TriedOutcome, TriedStep } from "../trials/shapes.ts";
import { Rule } from "./explain-box.tsx";
import { useWords } from "./words.tsx";

export function TryColumns({ tried: { trial, live, differs } }: { readonly tried: TriedAnswers }) {
  const say = useWords();
  return (
    <div className="try-columns">
      <Column title={say("try.with")} step={trial} isMarked={differs} />
      <Column title={say("try.live")} step={live} isMarked={false} />
    </div>
  );
}

/** Writes what answers lead to. */
function writeOutcome(say: Say, outcome: TriedOutcome): string {
  switch (outcome.kind) {
    case "plan":
      return outcome.plan;
    case "ask":
      return say("finder.explain.ask");
    case "none":
      return say("finder.explain.noPlan");
    case "open":
      return say("try.outcome.open");
  }
}

/** Writes how the quote of a plan is made. */
function writeQuote(say: Say, { plan, quote }: Extract<TriedOutcome, { kind: "plan" }>): string {
  if (quote === null) return say("map.noQuote");
  return quote === plan ? say("map.quoteOwn") : say("map.quoteOther", { plan: quote });
}

function Column({
  title,
  step,
  isMarked,
}: {
  readonly title: string;
  readonly step: TriedStep;
  readonly isMarked: boolean;
}) {
  const say = useWords();
  const id = useId();
  const { outcome } = step;
  const hasPlan = outcome.kind === "plan";
  return (
    <section
      className={`finder-card finder-card--${isMarked ? "note" : hasPlan ? "good" : "plain"}`}
      aria-labelledby={id}
    >
      <h3 id={id}>{title}</h3>
      <p>
        <strong>{writeOutcome(say, outcome)}</strong>
      </p>
      {hasPlan ? (
        <p className="finder-quiet">{say("try.quote", { quote: writeQuote(say, outcome) })}</p>
      ) : null}
      <Matching step={step} />
      <Excluded step={step} />
      {outcome.kind === "none" ? <Nearest changes={step.nearest} /> : null}
    </section>
  );
}

function Matching({ step: { matching, count } }: { readonly step: TriedStep }) {
  const say = useWords();
  return (
    <details open={count <= 3}>
      <summary>{say("try.matching", { count })}</summary>
      <ul className="finder-list">
        {matching.map((rule) => (
          <li key={rule.ID}>
            {rule.differs ? <span className="finder-tag">{say("try.changed")}</span> : null}{" "}
            <Rule rule={rule} />
          </li>
        ))}
      </ul>
      {count > matching.length ? (
        <p className="finder-quiet">
          {say("finder.explain.more", { count: count - matching.length })}
        </p>
      ) : null}
    </details>
  );
}

function Excluded({ step: { excluded } }: { readonly step: TriedStep }) {
  const say = useWords();
  if (excluded.length === 0) return null;
  return (
    <>
      <h4>{say("try.excluded")}</h4>
      <ul className="finder-list finder-quiet">
        {excluded.map(({ field, value, count }) => (
          <li key={field}>{say(`try.excluded.${field}`, { count, value })}</li>
        ))}
      </ul>
    </>
  );
}

function Nearest({ changes }: { readonly changes: readonly TriedChange[] }) {
  const say = useWords();
  if (changes.length === 0) return <p className="finder-quiet">{say("try.noNear")}</p>;
  return (
    <>
      <h4>{say("try.nearest")}</h4>
      <ul className="finder-list finder-quiet">
        {changes.map(({ field, code, value, plan }) => {
          const words = { field: say(`try.field.${field}`), value };
          return (
            <li key={`${field} ${code}`}>
              {plan === "" ? say("try.nearOpen", words) : say("try.near", { ...words, plan })}
            </li>
          );
        })}
      </ul>
    </>
  );
}
