"use client";
/** State of the view of a change set, and what can be done with it. */
import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useCallback, useEffect, useState } from "react";
import type { Refusal } from "../eligibility/shapes.ts";
import { adminPaths, endpointPaths, type SetAction } from "../names/paths.ts";
import type { SetAbility, SetEffect, ShownSet } from "../sets/shapes.ts";
import { useAsk } from "./ask.ts";
import {
  countObstacles,
  getEffectKey,
  isOpenSet,
  isStillComparing,
  replaceEffect,
  type LoadedEffect,
} from "./set-progress.ts";
import { useReady } from "./use-ready.ts";
import { useWords } from "./words.tsx";

/** What the service answers to an action. */
type Outcome = ShownSet & { readonly refusals?: readonly Refusal[] };

export interface SetState {
  readonly set: ShownSet;
  /** Why the last publication was refused. */
  readonly refusals: readonly Refusal[];
  /** Whether buttons wait: for an answer, or for the scripts of the page. */
  readonly isBusy: boolean;
  /** Whether an action runs. */
  readonly isSending: boolean;
  /** Whether the action that runs publishes. */
  readonly isPublishing: boolean;
  /** Runs an action. @param done sentence when it succeeded. @returns whether it did */
  readonly run: (action: SetAction, body: object, done: string) => Promise<boolean>;
  /** Sends a file of a table. @returns whether its differences are in the set */
  readonly sendFile: (table: string, format: string, text: string) => Promise<boolean>;
  /** Loads the set again, and compares it again. */
  readonly reload: () => void;
  readonly can: (ability: SetAbility) => boolean;
  readonly effect: LoadedEffect | null;
  /** Whether more obstacles may be found: the set is still compared with the pages of the site. */
  readonly isComparing: boolean;
}

/**
 * Loads what the set would do, again after each change and in each round: first the journeys, then
 * the comparison with the pages. Null until the first answer; then the last answer stays until the
 * next.
 */
function useEffectOfSet(set: ShownSet, round: number): LoadedEffect | null {
  const { id, state, people } = set;
  const key = getEffectKey(set, round);
  // How an obstacle is mended depends on them.
  const ways = [state, ...people].join(" ");
  const ask = useAsk();
  const [effect, setEffect] = useState<LoadedEffect | null>(null);
  const isOpen = isOpenSet(set);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leaving = new AbortController();
    async function load(): Promise<void> {
      for (const isComplete of [false, true]) {
        const { signal } = leaving;
        const path = endpointPaths.setEffect(id, isComplete);
        const answer = await ask<SetEffect>(path, { signal });
        if (signal.aborted) return;
        setEffect((last) => replaceEffect(last, { answer, isComplete, key }));
      }
    }
    void load();
    return () => {
      leaving.abort();
    };
  }, [ask, id, isOpen, key, ways]);
  // A set without changes has no effect, also while the answer of an earlier one is kept.
  return isOpen ? effect : null;
}

/** Calls a function when the tab is shown again, for example after a page was corrected in another. */
function useReturn(isWanted: boolean, onReturn: () => void): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    function check(): void {
      if (document.visibilityState === "visible") onReturn();
    }
    document.addEventListener("visibilitychange", check);
    return () => {
      document.removeEventListener("visibilitychange", check);
    };
  }, [isWanted, onReturn]);
}

/** Returns whether an action publishes the set. An approval may include the publication. */
export function isPublication(action: SetAction, body: object): boolean {
  return action === "publish" || (action === "approve" && "publish" in body);
}

export function useSet(first: ShownSet): SetState {
  const ask = useAsk();
  const say = useWords();
  const router = useRouter();
  const [set, setSet] = useState(first);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [work, setWork] = useState<"saving" | "publishing" | null>(null);
  const [round, setRound] = useState(0);
  const isReady = useReady();
  const effect = useEffectOfSet(set, round);
  const { id } = set;
  const reload = useCallback(() => {
    void ask<ShownSet>(endpointPaths.set(id)).then((answer) => {
      if (answer.ok) setSet(answer.body);
      // An agreement, and a page that was corrected, do not change the set.
      setRound((value) => value + 1);
    });
  }, [ask, id]);
  useReturn(isOpenSet(set) && countObstacles(effect) > 0, reload);

  async function send(
    path: string,
    body: object | string,
    done: string,
    publishes = false,
  ): Promise<boolean> {
    setWork(publishes ? "publishing" : "saving");
    const answer = await ask<Outcome>(path, { method: "POST", body });
    setWork(null);
    if (!answer.ok) {
      toast.error(answer.message);
      return false;
    }
    const { refusals: found = [], ...next } = answer.body;
    setRefusals(found);
    // Undoing creates another set.
    if (next.id !== set.id) router.push(adminPaths.set(next.id));
    else setSet(next);
    if (found.length > 0) toast.error(say("set.notPublished"));
    else if (done !== "") toast.success(done);
    return found.length === 0;
  }
  return {
    set,
    refusals,
    isBusy: work !== null || !isReady,
    isSending: work !== null,
    isPublishing: work === "publishing",
    effect,
    isComparing: isStillComparing(set, effect, round),
    reload,
    can: (ability) => set.abilities.includes(ability),
    run: (action, body, done) =>
      send(endpointPaths.setAction(set.id, action), body, done, isPublication(action, body)),
    sendFile: (table, format, text) =>
      send(endpointPaths.setFile(set.id, table, format), text, say("set.file.added")),
  };
}
