"use client";
/** The request to publish that waits for a confirmation. */
import { Button, ConfirmationModal, toast, useModal } from "@payloadcms/ui";
import type { Preview, ShownRequest } from "../eligibility/shapes.ts";
import { writeShare } from "../eligibility/share.ts";
import { useAsk } from "./ask.ts";
import type { Say } from "../labels/request-words.ts";
import { useRulesRight } from "./use-rules-right.ts";
import { useWords, writeMoment } from "./words.tsx";

/** Shows who asked for the release, and offers what this account may do. */
export function RequestCard({
  preview,
  request,
  onDone,
}: {
  readonly preview: Preview;
  readonly request: ShownRequest;
  /** Called after the request was confirmed or withdrawn, and when that failed. */
  readonly onDone: () => void;
}) {
  const { openModal } = useModal();
  const { confirm, withdraw } = useRequest(preview, onDone);
  const say = useWords();
  const { change, live, version } = preview;
  const canPublish = useRulesRight();
  const offered =
    canPublish && request.current && request.confirmable && preview.refusals.length === 0;
  return (
    <div className="finder-card finder-card--note">
      <p>
        <strong>
          {say("finder.request.asked", {
            person: request.person,
            time: writeMoment(say, request.at),
          })}
        </strong>
      </p>
      <p>{request.note}</p>
      <p className="finder-quiet">{sayNextStep(say, request, preview)}</p>
      <div className="finder-actions">
        {offered ? (
          <Button
            onClick={() => {
              openModal("finder-confirm");
            }}
          >
            {say("finder.request.confirm", { version })}
          </Button>
        ) : null}
        <WithdrawButton onClick={withdraw} />
      </div>
      <ConfirmationModal
        modalSlug="finder-confirm"
        heading={say("finder.request.question", { version })}
        confirmLabel={say("finder.publish.publish", { version })}
        confirmingLabel={say("finder.publish.sending")}
        onConfirm={confirm}
        body={say("finder.request.effect", {
          count: change.changed,
          share: writeShare(say, change.share),
          version: live?.version ?? "",
        })}
      />
    </div>
  );
}

/** Withdraws the request, for accounts that publish releases. */
function WithdrawButton({ onClick }: { readonly onClick: () => void }) {
  const say = useWords();
  return useRulesRight() ? (
    <Button buttonStyle="secondary" onClick={onClick}>
      {say("finder.request.withdraw")}
    </Button>
  ) : (
    <p>{say("rights.releases")}</p>
  );
}

/** Returns the functions that confirm and withdraw the request. Both call `onDone` at the end. */
function useRequest(
  preview: Preview,
  onDone: () => void,
): { readonly confirm: () => Promise<void>; readonly withdraw: () => void } {
  const ask = useAsk();
  const say = useWords();
  async function confirm(): Promise<void> {
    const answer = await ask<{ readonly version: number }>("/finder/confirm", {
      method: "POST",
      body: { expectedChecksum: preview.checksum },
    });
    if (answer.ok) toast.success(say("finder.publish.done", { version: answer.body.version }));
    else toast.error(answer.message);
    onDone();
  }
  async function withdraw(): Promise<void> {
    const answer = await ask("/finder/withdraw", { method: "POST", body: {} });
    if (!answer.ok) toast.error(answer.message);
    onDone();
  }
  return { confirm, withdraw: () => void withdraw() };
}

/** States what must happen before the release is published. */
function sayNextStep(
  say: Say,
  { current, confirmable }: ShownRequest,
  { refusals }: Preview,
): string {
  if (!current) return say("finder.request.outdated");
  if (!confirmable) return say("finder.request.own");
  return say(refusals.length > 0 ? "finder.request.blocked" : "finder.request.look");
}

/** States why a release waits for a confirmation, and who gives it. */
export function LargeChange({ preview }: { readonly preview: Preview }) {
  const { change, second_person: secondPerson } = preview;
  const say = useWords();
  if (!change.needsSecondPerson) return null;
  return (
    <p>
      {change.share > change.limit
        ? `${say("finder.request.large", {
            share: writeShare(say, change.share),
            limit: writeShare(say, change.limit),
          })} `
        : null}
      {say(secondPerson ? "finder.request.largeColleague" : "finder.request.largeAlone")}
    </p>
  );
}
