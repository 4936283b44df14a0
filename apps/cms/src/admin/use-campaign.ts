"use client";
/** State of the view of a campaign, and what can be done with it. */
import { toast } from "@payloadcms/ui";
import { useState } from "react";
import type { ShownCampaign } from "../campaigns/describe.ts";
import type { Change, Problem } from "../campaigns/shapes.ts";
import { endpointPaths, type CampaignAction } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { useReady } from "./use-ready.ts";
import { useWords } from "./words.tsx";

/** What the service answers to an action. */
type Outcome = Partial<ShownCampaign> & {
  readonly problems?: readonly Problem[];
  /** Ids of the changes that were changed again since the campaign went live. */
  readonly touched?: readonly string[];
};
/** Changes of a campaign that a person makes. */
export interface Edit {
  readonly name?: string;
  readonly note?: string;
  readonly add?: readonly Change[];
  readonly remove?: readonly string[];
}

export interface CampaignState {
  readonly campaign: ShownCampaign;
  /** Why the last attempt failed. */
  readonly problems: readonly Problem[];
  /** Changes about which a person is asked before the campaign is undone. */
  readonly touched: readonly string[];
  /** Whether buttons wait: for an answer, or for the scripts of the page. */
  readonly isBusy: boolean;
  /** Whether the campaign is checked now. */
  readonly isChecking: boolean;
  /** Saves changes. @returns whether they are stored */
  readonly edit: (change: Edit) => Promise<boolean>;
  /** Runs an action. @param done sentence when it succeeded */
  readonly run: (action: CampaignAction, body: object, done: string) => Promise<void>;
}

const isShown = (body: Outcome): body is ShownCampaign => body.items !== undefined;

export function useCampaign(first: ShownCampaign): CampaignState {
  const ask = useAsk();
  const say = useWords();
  const [campaign, setCampaign] = useState(first);
  const [problems, setProblems] = useState(first.problems);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [work, setWork] = useState<CampaignAction | "edit" | null>(null);
  const isReady = useReady();

  async function send(
    path: string,
    body: object,
    kind: CampaignAction | "edit",
  ): Promise<Outcome | null> {
    setWork(kind);
    const answer = await ask<Outcome>(path, { method: "POST", body });
    setWork(null);
    if (!answer.ok) {
      toast.error(answer.message);
      return null;
    }
    if (isShown(answer.body)) setCampaign(answer.body);
    return answer.body;
  }
  return {
    campaign,
    problems,
    touched,
    isBusy: work !== null || !isReady,
    isChecking: work === "check",
    async edit(change) {
      const body = await send(endpointPaths.campaign(campaign.id), change, "edit");
      if (body) setProblems([]);
      return body !== null;
    },
    async run(action, body, done) {
      const outcome = await send(endpointPaths.campaignAction(campaign.id, action), body, action);
      if (!outcome) return;
      const found = outcome.problems ?? [];
      setProblems(found);
      setTouched(outcome.touched ?? []);
      if (found.length > 0) toast.error(say("campaign.failed"));
      else if (outcome.touched === undefined) toast.success(done);
    },
  };
}
