"use client";
/** States above a list how many of the chosen documents are used in places that visitors see. */
import { useSelection } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { useWords } from "./words.tsx";
import "./uses.css";

/** Pause in ms after a choice before the uses are counted. */
const PAUSE = 200;

export function UsesOfSelection({ collection }: { readonly collection: string }) {
  const say = useWords();
  const ask = useAsk();
  const { selectedIDs } = useSelection();
  const ids = selectedIDs.join(",");
  const [count, setCount] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      if (ids === "") {
        setCount(0);
        return;
      }
      const path = endpointPaths.usesOfMany(collection, ids);
      void ask<{ readonly used: number }>(path, { signal: leaving.signal }).then((answer) => {
        if (answer.ok && !leaving.signal.aborted) setCount(answer.body.used);
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [ask, collection, ids]);
  return (
    <div aria-live="polite">
      {count > 0 ? <p className="uses-notice">{say("uses.selection", { count })}</p> : null}
    </div>
  );
}
