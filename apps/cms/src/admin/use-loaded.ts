"use client";
/** Loads the answer of an endpoint, and loads it again on demand. */
import { useCallback, useEffect, useState } from "react";
import { useAsk, type Asked } from "./ask.ts";

/** Loads an answer. `answer` is null before the first one; `again` keeps it until the next. */
export function useLoaded<T>(path: string): {
  readonly answer: Asked<T> | null;
  readonly again: () => void;
} {
  const ask = useAsk();
  const [answer, setAnswer] = useState<Asked<T> | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    void ask<T>(path, { signal: leaving.signal }).then((asked) => {
      if (!leaving.signal.aborted) setAnswer(asked);
    });
    return () => {
      leaving.abort();
    };
  }, [ask, path, round]);
  const again = useCallback(() => {
    setRound((value) => value + 1);
  }, []);
  return { answer, again };
}
