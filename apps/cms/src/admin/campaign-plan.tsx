"use client";
/** Buttons that try, plan, publish and undo a campaign. */
import { Button } from "@payloadcms/ui";
import { useId, useState } from "react";
import type { CampaignState } from "./use-campaign.ts";
import { useWords } from "./words.tsx";
import { readZonedTime, ZonedTimeFields } from "./zoned-time-fields.tsx";
import "./rights.css";

/** Renders what the account may do with a campaign, and who can do the rest. */
export function Publication({
  state,
  canWrite,
  canPublish,
}: {
  readonly state: CampaignState;
  readonly canWrite: boolean;
  readonly canPublish: boolean;
}) {
  const say = useWords();
  if (canPublish) return <CampaignPlan state={state} />;
  return (
    <>
      <p className="rights-note">{say(canWrite ? "problem.publish" : "rights.reads")}</p>
      {canWrite && state.campaign.state === "undone" ? <ReopenButton state={state} /> : null}
    </>
  );
}

function CampaignPlan({ state }: { readonly state: CampaignState }) {
  const say = useWords();
  const title = useId();
  const { campaign, run, isBusy } = state;
  const isOpen = campaign.state === "draft" || campaign.state === "failed";
  return (
    <section className="start-part campaign-plan" aria-labelledby={title}>
      <h2 id={title}>{say("campaign.publication")}</h2>
      {isOpen ? <OpenActions state={state} /> : null}
      <div className="campaign-actions">
        {campaign.state === "planned" ? (
          <>
            <Confirmed
              label={say("campaign.publishNow")}
              question={say("campaign.publishQuestion", { count: campaign.items.length })}
              isBusy={isBusy}
              act={() => run("publish", {}, say("campaign.isLive"))}
            />
            <Button
              margin={false}
              buttonStyle="secondary"
              disabled={isBusy}
              onClick={() => void run("cancel", {}, say("campaign.isCancelled"))}
            >
              {say("campaign.cancel")}
            </Button>
          </>
        ) : null}
        {campaign.state === "live" ? (
          <Confirmed
            label={say("campaign.undo")}
            question={say("campaign.undoQuestion", { count: campaign.items.length })}
            isBusy={isBusy}
            act={() => run("undo", {}, say("campaign.isUndone"))}
          />
        ) : null}
        {campaign.state === "undone" ? <ReopenButton state={state} /> : null}
      </div>
    </section>
  );
}

/** Makes a campaign that was undone a draft again. Everybody who prepares campaigns may do it. */
function ReopenButton({ state: { run, isBusy } }: { readonly state: CampaignState }) {
  const say = useWords();
  return (
    <Button
      margin={false}
      buttonStyle="secondary"
      disabled={isBusy}
      onClick={() => void run("reopen", {}, say("campaign.isReopened"))}
    >
      {say("campaign.reopen")}
    </Button>
  );
}

function OpenActions({ state }: { readonly state: CampaignState }) {
  const say = useWords();
  const { campaign, run, isBusy, isChecking } = state;
  const isEmpty = campaign.items.length === 0;
  const count = campaign.items.length;
  return (
    <>
      <PlanForm state={state} />
      <div className="campaign-actions">
        <Button
          margin={false}
          buttonStyle="secondary"
          disabled={isBusy || isEmpty}
          onClick={() => void run("check", {}, say("campaign.isFine"))}
        >
          {isChecking ? say("campaign.loading") : say("campaign.check")}
        </Button>
        <Confirmed
          label={say("campaign.publishNow")}
          question={say("campaign.publishQuestion", { count })}
          isBusy={isBusy || isEmpty}
          act={() => run("publish", {}, say("campaign.isLive"))}
        />
      </div>
    </>
  );
}

function PlanForm({ state: { run, isBusy, campaign } }: { readonly state: CampaignState }) {
  const say = useWords();
  const isEmpty = campaign.items.length === 0;
  return (
    <form
      className="board-filter"
      onSubmit={(event) => {
        event.preventDefault();
        void run("plan", readZonedTime(event.currentTarget), say("campaign.isPlanned"));
      }}
    >
      <ZonedTimeFields first={campaign} />
      <div className="board-buttons">
        <button type="submit" disabled={isBusy || isEmpty}>
          {say("campaign.plan")}
        </button>
      </div>
    </form>
  );
}

/** A button that asks before it acts. */
function Confirmed({
  label,
  question,
  isBusy,
  act,
}: {
  readonly label: string;
  readonly question: string;
  readonly isBusy: boolean;
  readonly act: () => Promise<void>;
}) {
  const say = useWords();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button
        margin={false}
        disabled={isBusy}
        onClick={() => {
          setAsking(true);
        }}
      >
        {label}
      </Button>
    );
  return (
    <div className="campaign-question" role="group" aria-label={question}>
      <p>{question}</p>
      <Button
        margin={false}
        disabled={isBusy}
        onClick={() => {
          setAsking(false);
          void act();
        }}
      >
        {label}
      </Button>
      <Button
        margin={false}
        buttonStyle="secondary"
        onClick={() => {
          setAsking(false);
        }}
      >
        {say("campaign.no")}
      </Button>
    </div>
  );
}
