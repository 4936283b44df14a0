"use client";
/** Loads the review of the open document, and sends what a person does with it. */
import { toast, useDocumentInfo } from "@payloadcms/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ReviewAction, ShownPanel } from "../approval/shapes.ts";
import { endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { announceChange, useDocumentChanges } from "./document-changes.ts";
import { useWords } from "./words.tsx";

/** Pause in ms after a save of the form before the review is loaded again. */
const PAUSE = 600;

export interface ReviewState {
  readonly panel: ShownPanel | null;
  readonly isSending: boolean;
  /** Sends an action. @returns whether it was done; a refusal is shown */
  readonly act: (action: ReviewAction | "comment" | "resolve", body: object) => Promise<boolean>;
}

export function useReview(): ReviewState {
  const ask = useAsk();
  const say = useWords();
  const { collectionSlug, id } = useDocumentInfo();
  const changes = useDocumentChanges();
  const [panel, setPanel] = useState<ShownPanel | null>(null);
  const [isSending, setSending] = useState(false);
  /** Number of the newest request. An older answer lacks what was done since, and is not shown. */
  const newest = useRef(0);
  const load = useCallback(async (): Promise<void> => {
    if (id === undefined || collectionSlug === undefined) return;
    newest.current += 1;
    const turn = newest.current;
    const answer = await ask<ShownPanel>(endpointPaths.review(collectionSlug, id));
    // A failed request is not shown: the document can be edited without its review.
    if (answer.ok && turn === newest.current) setPanel(answer.body);
  }, [ask, collectionSlug, id]);
  useEffect(() => {
    void load();
  }, [load]);
  useEffect(() => {
    const timer = setTimeout(() => void load(), PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [load, changes]);
  const act: ReviewState["act"] = async (action, body) => {
    setSending(true);
    const path = endpointPaths.reviewAction(collectionSlug ?? "", id ?? "", action);
    const answer = await ask<ShownPanel>(path, { method: "POST", body });
    setSending(false);
    // A review that was requested before this answer is older than it.
    newest.current += 1;
    if (answer.ok) {
      setPanel(answer.body);
      announceChange();
      if (action !== "resolve") toast.success(say(`review.done.${action}`));
      return true;
    }
    toast.error(answer.message);
    await load();
    return false;
  };
  return { panel, isSending, act };
}
