"use client";
/** The note of a release and the button that publishes it. */
import { Button, ConfirmationModal, toast, useModal } from "@payloadcms/ui";
import { useId, useState } from "react";
import type { Preview } from "../eligibility/shapes.ts";
import { ask, formatCount } from "./ask.ts";
import { LargeChange } from "./publish-request.tsx";

export interface Publication {
  readonly note: string;
  readonly setNote: (note: string) => void;
  readonly publishing: boolean;
  /** Publishes the data of the preview with this checksum. */
  readonly publish: (checksum: string | null) => Promise<void>;
}

interface Answer {
  readonly version: number;
  /** Sentence about the request, when the release waits for a confirmation. */
  readonly message?: string;
}

/** Returns the state of the note and of the publication. Calls `again` after each attempt. */
export function usePublication(again: () => void): Publication {
  const [note, setNote] = useState("");
  const [publishing, setPublishing] = useState(false);
  async function publish(checksum: string | null): Promise<void> {
    setPublishing(true);
    const answer = await ask<Answer>("/finder/publish", {
      method: "POST",
      body: { note, expectedChecksum: checksum },
    });
    setPublishing(false);
    if (!answer.ok) toast.error(answer.message);
    else {
      if (answer.body.message === undefined)
        toast.success(`Release ${answer.body.version} is live.`);
      else toast.info(answer.body.message);
      setNote("");
    }
    again();
  }
  return { note, setNote, publishing, publish };
}

/** Asks for a note, and for confirmation before visitors get the release. */
export function PublishForm({
  preview,
  publication: { note, setNote, publishing, publish },
}: {
  readonly preview: Preview;
  readonly publication: Publication;
}) {
  const { openModal } = useModal();
  const field = useId();
  const action = preview.change.needsSecondPerson ? "Ask to publish" : "Publish";
  return (
    <>
      <LargeChange preview={preview} />
      <label htmlFor={field}>
        What this release changes, for whoever reads the list below
        <textarea
          id={field}
          value={note}
          maxLength={500}
          onChange={(event) => {
            setNote(event.target.value);
          }}
        />
      </label>
      <div className="finder-actions">
        <Button
          disabled={publishing || note.trim() === ""}
          onClick={() => {
            openModal("finder-publish");
          }}
        >
          {publishing ? "Publishing…" : `${action} release ${preview.version}`}
        </Button>
        {note.trim() === "" ? <span className="finder-quiet">Write a note first.</span> : null}
      </div>
      <ConfirmationModal
        modalSlug="finder-publish"
        heading={`${action} release ${preview.version}?`}
        confirmLabel={`${action} release ${preview.version}`}
        confirmingLabel="Publishing…"
        onConfirm={() => publish(preview.checksum)}
        body={describeEffect(preview)}
      />
    </>
  );
}

/** States what happens when the form is confirmed. */
function describeEffect({ change, diff, live }: Preview): string {
  const changed = diff?.changed ?? 0;
  const journeys = formatCount(changed, "journey");
  return change.needsSecondPerson
    ? `${journeys} would change. Visitors get the release when it is confirmed.`
    : `${journeys} change${changed === 1 ? "s" : ""} for visitors, at once. You can make release ${live?.version ?? ""} live again at any time.`;
}
