"use client";
/** Panel of a document: the state of its review, what a person can do with it, and open comments. */
import { Button, useDocumentInfo, useEditDepth } from "@payloadcms/ui";
import { useSearchParams } from "next/navigation.js";
import { useId, useState } from "react";
import type { ReviewAction, ShownPanel, ShownReview } from "../approval/shapes.ts";
import { EvidenceLink } from "./evidence-parts.tsx";
import { FieldComments } from "./field-comments.tsx";
import { ReviewChanges } from "./review-changes.tsx";
import { ReviewForm } from "./review-form.tsx";
import { ReviewThreads } from "./review-threads.tsx";
import { useReview, type ReviewState } from "./use-review.ts";
import { PlanNote } from "./plan-note.tsx";
import { useWords, writeMoment } from "./words.tsx";
import "./languages.css";
import "./review.css";

/** Says who asked, who decided, and what they wrote. */
function History({ review }: { readonly review: ShownReview }) {
  const say = useWords();
  const { state, askedBy, askedTo, changedBy, decidedBy, note, reason } = review;
  const time = writeMoment(say, review.askedAt);
  const decided = review.decidedAt === "" ? "" : writeMoment(say, review.decidedAt);
  return (
    <div className="review-history">
      <p>
        {say("review.asked", { person: askedBy, time })}
        {askedTo === "" ? null : ` ${say("review.askedTo", { person: askedTo })}`}
      </p>
      {note === "" ? null : <blockquote>{note}</blockquote>}
      {state === "approved" ? (
        <p>{say("review.approvedBy", { person: decidedBy, time: decided })}</p>
      ) : null}
      {state === "returned" ? (
        <p>{say("review.returnedBy", { person: decidedBy, time: decided })}</p>
      ) : null}
      {state !== "open" && reason !== "" ? <blockquote>{reason}</blockquote> : null}
      {changedBy === null ? null : (
        <p className="review-notice">
          {changedBy === ""
            ? say("review.changedByNobody")
            : say("review.changedBy", { person: changedBy })}
        </p>
      )}
    </div>
  );
}

/** Says what the panel is for while nobody has asked. */
function Introduction({ panel }: { readonly panel: ShownPanel }) {
  const say = useWords();
  if (panel.state === "published") return <p className="languages-quiet">{say("review.live")}</p>;
  if (panel.isNeeded) return <p>{say("review.needed")}</p>;
  return panel.review === null ? <p className="languages-quiet">{say("review.optional")}</p> : null;
}

type Opened = ReviewAction | "changes" | null;

/** Keeps what is open: at first the form that asks for a review, when the address says so. */
function useOpened(panel: ShownPanel) {
  const isAsked = useSearchParams().get("review") === "ask" && panel.actions.includes("ask");
  return useState<Opened>(isAsked ? "ask" : null);
}

/** The buttons, and what one of them opened. */
function Actions({ review, panel }: { readonly review: ReviewState; readonly panel: ShownPanel }) {
  const say = useWords();
  const [opened, setOpened] = useOpened(panel);
  function close(): void {
    setOpened(null);
  }
  const { act, isSending } = review;
  if (panel.state === "published") return null;
  if (opened === "ask" || opened === "return")
    return (
      <ReviewForm
        action={opened}
        approvers={panel.approvers}
        isSending={isSending}
        onSend={(body) => act(opened, body)}
        onClose={close}
      />
    );
  return (
    <>
      <div className="review-actions">
        {panel.actions.map((action) => (
          <Button
            key={action}
            size="small"
            margin={false}
            buttonStyle={action === "approve" || action === "ask" ? "primary" : "secondary"}
            disabled={isSending}
            onClick={() => {
              if (action === "withdraw") void act(action, {});
              else setOpened(action);
            }}
          >
            {say(`review.${action}`)}
          </Button>
        ))}
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          onClick={() => {
            setOpened("changes");
          }}
        >
          {say("review.showChanges")}
        </Button>
      </div>
      {opened === "changes" || opened === "approve" ? (
        <ReviewChanges
          onApprove={
            panel.actions.includes("approve")
              ? (fingerprint) => act("approve", { fingerprint })
              : null
          }
          onClose={close}
        />
      ) : null}
    </>
  );
}

export function ReviewPanel() {
  const say = useWords();
  const title = useId();
  const { id } = useDocumentInfo();
  const isInDrawer = useEditDepth() > 1;
  const review = useReview();
  const { panel, act, isSending } = review;
  if (panel === null || id === undefined) return null;
  return (
    <section className="languages review" aria-labelledby={title}>
      <div className="review-head">
        <h3 id={title}>{say("review.title")}</h3>
        <span className={`language-state language-state--${panel.state}`} role="status">
          {say(`state.${panel.state}`)}
        </span>
      </div>
      <Introduction panel={panel} />
      {panel.review === null ? null : <History review={panel.review} />}
      {panel.plans.map((plan) => (
        <PlanNote key={`${plan.type} ${plan.at}`} plan={plan} />
      ))}
      {panel.refusal === null ? null : <p className="review-notice">{panel.refusal}</p>}
      <Actions review={review} panel={panel} />
      <ReviewThreads threads={panel.threads} canResolve={panel.canComment} act={act} />
      {panel.canComment && !isInDrawer ? (
        <FieldComments threads={panel.threads} act={act} isSending={isSending} />
      ) : null}
      <EvidenceLink />
    </section>
  );
}
