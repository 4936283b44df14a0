"use client";
/** Client components of the audit log: the time zone of the person, and the check of the chain. */
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import type { Checked, Tail } from "../audit/chain.ts";
import { endpointPaths } from "../names/paths.ts";
import { useAsk, type Asked } from "./ask.ts";
import { useZone } from "./evidence-parts.tsx";
import { useWords, writeNumber } from "./words.tsx";

/** States the time zone of the days, and sends it with the form. */
export function AuditZone({ id, zone }: { readonly id: string; readonly zone: string }) {
  const own = useZone(zone || "UTC");
  const used = zone || own;
  return (
    <>
      <input type="hidden" name="zone" value={used} readOnly />
      <span className="start-quiet" id={id}>
        {useWords()("audit.zone", { zone: used })}
      </span>
    </>
  );
}

/** A step of a check, with the number of entries of the log. */
type Step = Checked & { readonly total: number };
type State =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly done: number; readonly total: number }
  | { readonly kind: "complete"; readonly count: number }
  | { readonly kind: "broken"; readonly step: Step & { readonly ok: false } }
  | { readonly kind: "failed"; readonly message: string };

/** Checks the chain step by step, so that the progress is visible. */
function useCheck(total: number) {
  const ask = useAsk();
  const [state, setState] = useState<State>({ kind: "idle" });
  const askFor = (from: Tail | null) =>
    ask<Step>(endpointPaths.auditCheck, { method: "POST", body: { from } });
  async function start(): Promise<void> {
    let from: Tail | null = null;
    let done = 0;
    setState({ kind: "running", done, total });
    for (;;) {
      const answer: Asked<Step> = await askFor(from);
      if (!answer.ok) {
        setState({ kind: "failed", message: answer.message });
        return;
      }
      const step: Step = answer.body;
      if (!step.ok) {
        setState({ kind: "broken", step });
        return;
      }
      if (step.count === 0) {
        setState({ kind: "complete", count: done });
        return;
      }
      done += step.count;
      from = step.tail;
      setState({ kind: "running", done, total: Math.max(done, step.total) });
    }
  }
  return { state, start };
}

function CheckResult({ state }: { readonly state: State }) {
  const say = useWords();
  switch (state.kind) {
    case "running":
      return (
        <>
          <progress
            value={state.done}
            max={Math.max(1, state.total)}
            aria-label={say("audit.check.progress")}
          />
          <span>
            {say("audit.check.running", {
              done: writeNumber(say, state.done),
              total: writeNumber(say, state.total),
            })}
          </span>
        </>
      );
    case "complete":
      return <strong>{say("audit.check.complete", { count: state.count })}</strong>;
    case "broken": {
      const { problem, sequence } = state.step;
      return (
        <strong className="audit-broken">
          {say(`audit.check.problem.${problem}`, { number: writeNumber(say, sequence) })}
        </strong>
      );
    }
    case "failed":
      return <span className="audit-broken">{state.message}</span>;
    default:
      return null;
  }
}

/** The button that checks the chain, with its result. @param total number of entries */
export function AuditCheck({ total }: { readonly total: number }) {
  const say = useWords();
  const { state, start } = useCheck(total);
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={state.kind === "running"}
        onClick={() => void start()}
      >
        {say("audit.check.start")}
      </Button>
      <p role="status" className="audit-result">
        <CheckResult state={state} />
      </p>
    </>
  );
}
