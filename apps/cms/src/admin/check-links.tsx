"use client";
/** Button that checks the links now, with the progress of the run. */
import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useEffect, useState } from "react";
import type { RunState } from "../link-checks/finding.ts";
import { endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { useWords, writeMoment } from "./words.tsx";

/** Pause in ms between two questions about the progress. */
const PAUSE = 700;

/** Asks for the progress while a run is active, and begins a run. */
function useRun(initial: RunState) {
  const say = useWords();
  const ask = useAsk();
  const router = useRouter();
  const [state, setState] = useState(initial);
  const { isRunning } = state;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      void ask<RunState>(endpointPaths.linkChecks).then((answer) => {
        if (!answer.ok) return;
        setState(answer.body);
        if (answer.body.isRunning) return;
        toast.success(say("links.done"));
        router.refresh();
      });
    }, PAUSE);
    return () => {
      clearInterval(timer);
    };
  }, [ask, isRunning, router, say]);
  async function start(): Promise<void> {
    setState({ ...state, isRunning: true, done: 0, total: 0 });
    const answer = await ask<RunState>(endpointPaths.linkChecks, { method: "POST" });
    if (answer.ok) return;
    setState({ ...state, isRunning: false });
    toast.error(answer.message);
  }
  return { state, start };
}

/** @param initial state when the page was rendered */
export function CheckLinks({
  initial,
  canStart,
}: {
  readonly initial: RunState;
  readonly canStart: boolean;
}) {
  const say = useWords();
  const { state, start } = useRun(initial);
  const { done, endedAt, isRunning, total } = state;
  return (
    <div className="links-head">
      <p aria-live="polite">
        {isRunning
          ? say("links.running", { done, total })
          : endedAt === ""
            ? say("links.never")
            : `${say("links.last")} ${writeMoment(say, endedAt)}`}
      </p>
      {canStart ? (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isRunning}
          onClick={() => void start()}
        >
          {say("links.check")}
        </Button>
      ) : null}
    </div>
  );
}
