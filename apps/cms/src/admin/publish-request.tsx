"use client";
/** The request to publish that waits for a confirmation. */
import { Button, ConfirmationModal, toast, useModal } from "@payloadcms/ui";
import type { Preview, ShownRequest } from "../eligibility/shapes.ts";
import { formatShare } from "../eligibility/share.ts";
import { ask, formatCount, formatMoment } from "./ask.ts";

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
  const offered = request.current && request.confirmable && preview.refusals.length === 0;
  return (
    <div className="finder-card finder-card--note">
      <p>
        <strong>
          {request.person} asked on {formatMoment(request.at)} to publish this release
        </strong>
      </p>
      <p>{request.note}</p>
      <p className="finder-quiet">{describeNextStep(request, preview)}</p>
      <div className="finder-actions">
        {offered ? (
          <Button
            onClick={() => {
              openModal("finder-confirm");
            }}
          >
            Confirm and publish release {preview.version}
          </Button>
        ) : null}
        <Button buttonStyle="secondary" onClick={withdraw}>
          Withdraw the request
        </Button>
      </div>
      <ConfirmationModal
        modalSlug="finder-confirm"
        heading={`Confirm release ${preview.version}?`}
        confirmLabel={`Publish release ${preview.version}`}
        confirmingLabel="Publishing…"
        onConfirm={confirm}
        body={`${formatCount(preview.change.changed, "journey")} (${formatShare(preview.change.share)}) change for visitors, at once. You can make release ${preview.live?.version ?? ""} live again at any time.`}
      />
    </div>
  );
}

/** Returns the functions that confirm and withdraw the request. Both call `onDone` at the end. */
function useRequest(
  preview: Preview,
  onDone: () => void,
): { readonly confirm: () => Promise<void>; readonly withdraw: () => void } {
  async function confirm(): Promise<void> {
    const answer = await ask<{ readonly version: number }>("/finder/confirm", {
      method: "POST",
      body: { expectedChecksum: preview.checksum },
    });
    if (answer.ok) toast.success(`Release ${answer.body.version} is live.`);
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
function describeNextStep({ current, confirmable }: ShownRequest, { refusals }: Preview): string {
  if (!current)
    return "The data have changed since then, so this request cannot be confirmed. Ask for the release again.";
  if (!confirmable)
    return "You asked for this release yourself. A colleague who may publish rules must confirm it.";
  return refusals.length > 0
    ? "It can be confirmed when nothing stands in its way."
    : "Look at the changes above, then confirm them.";
}

/** States that a release changes more journeys than may change without a confirmation. */
export function LargeChange({ preview }: { readonly preview: Preview }) {
  const { change, second_person: secondPerson } = preview;
  if (!change.needsSecondPerson) return null;
  return (
    <p>
      This release changes {formatShare(change.share)} of all journeys; {formatShare(change.limit)}{" "}
      may change without a confirmation.{" "}
      {secondPerson
        ? "When you publish it, a colleague who may publish rules is asked to confirm it."
        : "When you publish it, you confirm it in a second step."}
    </p>
  );
}
