"use client";
/**
 * Sends the edits of the table of the rules one after the other. What is not sent yet is kept in the
 * browser, so that a lost network, an ended session or a reload loses nothing.
 */
import type { RuleEdit } from "@orlaya/finder/rule-table";
import { useCallback, useEffect, useRef, useState } from "react";
import { isRecord } from "../fields/record.ts";
import { endpointPaths } from "../names/paths.ts";
import { useAsk, type Asked } from "./ask.ts";

/** Edits that belong together. Without `seen` they count whatever somebody else changed. */
export type QueuedEdits = readonly (Omit<RuleEdit, "seen"> & Partial<Pick<RuleEdit, "seen">>)[];

/** Why the first edits of the queue are not sent. `refused`: with the sentence of the service. */
export type QueueProblem =
  | { readonly kind: "offline" | "signedOut" }
  | { readonly kind: "refused"; readonly message: string; readonly isRaced: boolean };

export interface RuleQueue {
  readonly waiting: readonly QueuedEdits[];
  readonly problem: QueueProblem | null;
  readonly isSending: boolean;
  readonly add: (edits: QueuedEdits) => void;
  readonly sendAgain: () => void;
  /** Sends the first edits although somebody else changed the same. */
  readonly insist: () => void;
  /** Gives the first edits up. */
  readonly discard: () => void;
}

/** Time until a request is repeated that did not reach the service, in milliseconds. */
const REPEAT = 5000;
const getKey = (set: string): string => `rule-table ${set}`;

function readStored(set: string): readonly QueuedEdits[] {
  if (set === "" || typeof window === "undefined") return [];
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(getKey(set)) ?? "[]");
    const isEdits = (each: unknown): each is QueuedEdits =>
      Array.isArray(each) && each.every(isRecord);
    return Array.isArray(stored) ? stored.filter(isEdits) : [];
  } catch {
    return [];
  }
}
function store(set: string, waiting: readonly QueuedEdits[]): void {
  if (set === "") return;
  if (waiting.length === 0) window.sessionStorage.removeItem(getKey(set));
  else window.sessionStorage.setItem(getKey(set), JSON.stringify(waiting));
}

function findProblem(answer: Asked<unknown>): QueueProblem | null {
  if (answer.ok) return null;
  if (answer.status === 0 || answer.status >= 500) return { kind: "offline" };
  if (answer.status === 401) return { kind: "signedOut" };
  return { kind: "refused", message: answer.message, isRaced: answer.status === 409 };
}

/** @param onSent called when everything is sent, and when an edit was refused */
export function useRuleQueue(set: string, onSent: () => void): RuleQueue {
  const ask = useAsk();
  const [waiting, setWaiting] = useState<readonly QueuedEdits[]>([]);
  const [problem, setProblem] = useState<QueueProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const queue = useRef<readonly QueuedEdits[]>([]);
  const change = useCallback(
    (next: readonly QueuedEdits[]) => {
      queue.current = next;
      setWaiting(next);
      store(set, next);
    },
    [set],
  );
  const send = useCallback(async () => {
    if (isBusy.current || set === "") return;
    isBusy.current = true;
    setSending(true);
    setProblem(null);
    for (let [first] = queue.current; first; [first] = queue.current) {
      const path = endpointPaths.setAction(set, "edits");
      const failed = findProblem(await ask(path, { method: "POST", body: { edits: first } }));
      setProblem(failed);
      if (failed) break;
      change(queue.current.slice(1));
    }
    isBusy.current = false;
    setSending(false);
    onSent();
  }, [ask, set, change, onSent]);
  useEffect(() => {
    change(readStored(set));
    if (queue.current.length > 0) void send();
  }, [set, change, send]);
  useRepeats(problem?.kind === "offline", send);
  const isStopped = problem !== null;
  const add = useCallback(
    (edits: QueuedEdits) => {
      change([...queue.current, edits]);
      if (!isStopped) void send();
    },
    [change, send, isStopped],
  );
  return {
    ...{ waiting, problem, isSending, add },
    sendAgain: () => void send(),
    insist: () => {
      const [first = [], ...rest] = queue.current;
      change([first.map(({ seen: _seen, ...edit }) => edit), ...rest]);
      void send();
    },
    discard: () => {
      change(queue.current.slice(1));
      void send();
    },
  };
}

/** Sends again while the service is not reached, and when the browser has a network again. */
function useRepeats(isOffline: boolean, send: () => Promise<void>): void {
  useEffect(() => {
    if (!isOffline) return undefined;
    const repeat = (): void => void send();
    const timer = window.setInterval(repeat, REPEAT);
    window.addEventListener("online", repeat);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener("online", repeat);
    };
  }, [isOffline, send]);
}
