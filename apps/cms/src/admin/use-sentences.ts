"use client";
/** State of the view of sentences: what the service has, what the person typed, and saves. */
import { useCallback, useEffect, useState } from "react";
import type { SentenceAnswer, ShownSentence } from "../endpoints/sentences.ts";
import { endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { announceChange } from "./document-changes.ts";

/** Key of a sentence: the text of its source is part of it, so that a typed text keeps its place. */
export const getSentenceKey = ({ sourcePath, index, source }: ShownSentence): string =>
  JSON.stringify([sourcePath, index, source]);

/** Key of the browser's store for the typed texts of a document. */
const getStoreKey = (collection: string, id: string): string => `typed ${collection}/${id}`;

function readTyped(key: string): ReadonlyMap<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return new Map(Array.isArray(stored) ? (stored as [string, string][]) : []);
  } catch {
    return new Map();
  }
}

/**
 * Keeps typed texts in the browser until they are saved, so that the end of a session or of the
 * connection loses none.
 */
function useTyped(key: string) {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    setTyped(readTyped(key));
  }, [key]);
  const change = useCallback(
    (update: (now: ReadonlyMap<string, string>) => ReadonlyMap<string, string>): void => {
      setTyped((now) => {
        const next = update(now);
        if (next.size === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify([...next]));
        return next;
      });
    },
    [key],
  );
  return [typed, change] as const;
}

/** A changed sentence of the source that the person settled. */
export interface Settled {
  readonly path: string;
  readonly was: string;
  readonly is: string;
}

export interface SentencesState {
  readonly answer: SentenceAnswer | null;
  /** Why the sentences could not be loaded or saved; empty when they could. */
  readonly problem: string;
  readonly isSaving: boolean;
  /** Typed texts that are not saved, by the key of the sentence. */
  readonly typed: ReadonlyMap<string, string>;
  readonly type: (sentence: ShownSentence, text: string) => void;
  readonly save: (done?: readonly Settled[]) => Promise<boolean>;
  readonly addRows: () => Promise<void>;
}

export function useSentences(collection: string, id: string): SentencesState {
  const ask = useAsk();
  const [answer, setAnswer] = useState<SentenceAnswer | null>(null);
  const [problem, setProblem] = useState("");
  const [isSaving, setSaving] = useState(false);
  const [typed, changeTyped] = useTyped(getStoreKey(collection, id));
  const path = endpointPaths.sentences(collection, id);

  const load = useCallback(async (): Promise<void> => {
    const loaded = await ask<SentenceAnswer>(path);
    if (loaded.ok) setAnswer(loaded.body);
    else setProblem(loaded.message);
  }, [ask, path]);
  useEffect(() => {
    void load();
  }, [load]);

  function type(sentence: ShownSentence, text: string): void {
    changeTyped((now) => {
      const next = new Map(now);
      if (text === sentence.target) next.delete(getSentenceKey(sentence));
      else next.set(getSentenceKey(sentence), text);
      return next;
    });
  }

  /** Sends a change. Typed texts stay until the service has stored them. */
  async function send(
    to: string,
    body: object,
    sent: ReadonlyMap<string, string>,
  ): Promise<boolean> {
    setSaving(true);
    const saved = await ask<SentenceAnswer>(to, { method: "POST", body });
    setSaving(false);
    setProblem(saved.ok ? "" : saved.message);
    if (saved.ok) {
      setAnswer(saved.body);
      announceChange();
      changeTyped((now) => new Map([...now].filter(([key, text]) => sent.get(key) !== text)));
    } else if (saved.status === 409) await load();
    return saved.ok;
  }

  async function save(done: readonly Settled[] = []): Promise<boolean> {
    const sentences = (answer?.sentences ?? []).flatMap((sentence) => {
      const text = typed.get(getSentenceKey(sentence));
      if (text === undefined) return [];
      const { sourcePath, index, source, target } = sentence;
      return [{ sourcePath, index, source, seen: target, text }];
    });
    return send(path, { sentences, done }, typed);
  }
  async function addRows(): Promise<void> {
    await send(endpointPaths.translationRows(collection, id), {}, new Map());
  }
  return { answer, problem, isSaving, typed, type, save, addRows };
}
