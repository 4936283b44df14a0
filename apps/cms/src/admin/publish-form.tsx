"use client";
/** The note of a release and the button that publishes it. */
import { Button, ConfirmationModal, toast, useModal } from "@payloadcms/ui";
import { useId, useState } from "react";
import type { Preview } from "../eligibility/shapes.ts";
import { useAsk } from "./ask.ts";
import { LargeChange } from "./publish-request.tsx";
import type { Say } from "../labels/request-words.ts";
import { useWords } from "./words.tsx";

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
  const ask = useAsk();
  const [note, setNote] = useState("");
  const [publishing, setPublishing] = useState(false);
  const say = useWords();
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
        toast.success(say("finder.publish.done", { version: answer.body.version }));
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
  const say = useWords();
  const { version } = preview;
  const asks = preview.change.needsSecondPerson;
  const action = say(asks ? "finder.publish.ask" : "finder.publish.publish", { version });
  const sending = say(asks ? "finder.publish.asking.sending" : "finder.publish.sending");
  return (
    <>
      <LargeChange preview={preview} />
      <label htmlFor={field}>
        {say("finder.publish.note")}
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
          {publishing ? sending : action}
        </Button>
        {note.trim() === "" ? (
          <span className="finder-quiet">{say("finder.publish.noNote")}</span>
        ) : null}
      </div>
      <ConfirmationModal
        modalSlug="finder-publish"
        heading={say(asks ? "finder.publish.confirmAsk" : "finder.publish.confirmPublish", {
          version,
        })}
        confirmLabel={action}
        confirmingLabel={sending}
        onConfirm={() => publish(preview.checksum)}
        body={sayEffect(say, preview)}
      />
    </>
  );
}

/** States what happens when the form is confirmed. */
function sayEffect(say: Say, { change, diff, live }: Preview): string {
  const count = diff?.changed ?? 0;
  if (change.needsSecondPerson) return say("finder.publish.effectWhenConfirmed", { count });
  return live
    ? say("finder.publish.effect", { count, version: live.version })
    : say("finder.publish.effectFirst");
}
