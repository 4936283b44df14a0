"use client";
/** Asks the search of the service while a person types. */
import { fold } from "@orlaya/finder/search";
import { useCallback, useEffect, useState } from "react";
import type { SearchAnswer } from "../endpoints/search.ts";
import { endpointPaths } from "../names/paths.ts";
import { useAsk, type Asked } from "./ask.ts";

/** Time in ms without a key press after which the question is sent. */
const PAUSE_MS = 150;

export interface Search {
  /** Answer to the newest question that was answered; null before the first one. */
  readonly answer: Asked<SearchAnswer> | null;
  /** The question of the answer. */
  readonly answered: string;
  /** Whether a newer question waits for its answer. */
  readonly isWaiting: boolean;
  /** Asks the same question again. */
  readonly retry: () => void;
}

/** Whether a question has enough letters to be searched. */
export const isQuestion = (question: string): boolean => fold(question).joined.length >= 2;

/**
 * Returns the answer to the newest question. Answers to older questions are dropped.
 * @param opening number of the opening of the dialog, each of which asks again; null while closed
 */
export function useSearch(question: string, opening: number | null): Search {
  const ask = useAsk();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setAttempt((last) => last + 1);
  }, []);
  const [state, setState] = useState<{
    readonly key: string;
    readonly question: string;
    readonly answer: Asked<SearchAnswer>;
  } | null>(null);
  const asked = opening === null ? "" : question.trim();
  const key = `${opening} ${attempt} ${asked}`;
  useEffect(() => {
    if (!isQuestion(asked)) return;
    const abort = new AbortController();
    const { signal } = abort;
    async function search(): Promise<void> {
      const answer = await ask<SearchAnswer>(endpointPaths.search(asked), { signal });
      if (!signal.aborted) setState({ key, question: asked, answer });
    }
    const timer = setTimeout(() => {
      void search();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [ask, asked, key]);
  if (!isQuestion(asked)) return { answer: null, answered: asked, isWaiting: false, retry };
  return {
    answer: state?.answer ?? null,
    answered: state?.question ?? "",
    isWaiting: state?.key !== key,
    retry,
  };
}
