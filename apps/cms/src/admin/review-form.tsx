"use client";
/** Form that asks for a review, or sends a document back. */
import { Button, toast } from "@payloadcms/ui";
import { useEffect, useId, useRef, useState } from "react";
import { useSaveForm } from "./save-form.ts";
import { useWords } from "./words.tsx";

/** Field of the person who shall review. */
function PersonField({
  approvers,
  to,
  onChoose,
}: {
  readonly approvers: readonly string[];
  readonly to: string;
  readonly onChoose: (email: string) => void;
}) {
  const say = useWords();
  const field = useId();
  return (
    <>
      <label htmlFor={field}>{say("review.person")}</label>
      <select
        id={field}
        value={to}
        onChange={(event) => {
          onChoose(event.target.value);
        }}
      >
        <option value="">{say("review.anybody")}</option>
        {approvers.map((email) => (
          <option key={email}>{email}</option>
        ))}
      </select>
    </>
  );
}

interface Properties {
  readonly action: "ask" | "return";
  readonly approvers: readonly string[];
  readonly isSending: boolean;
  /** Returns whether it was done. */
  readonly onSend: (body: object) => Promise<boolean>;
  readonly onClose: () => void;
}

export function ReviewForm({ action, approvers, isSending, onSend, onClose }: Properties) {
  const say = useWords();
  const noteField = useId();
  const [note, setNote] = useState("");
  const [to, setTo] = useState("");
  const saveForm = useSaveForm();
  const first = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    first.current?.focus({ preventScroll: true });
    // The whole form, with its buttons: the panel is often at the edge of the window.
    first.current?.parentElement?.scrollIntoView({ block: "center" });
  }, []);
  const isAsking = action === "ask";
  async function send(): Promise<void> {
    // A review is about what is stored.
    if (isAsking && !(await saveForm())) toast.error(say("review.unsaved"));
    else if (await onSend(isAsking ? { note, to } : { note })) onClose();
  }
  return (
    <div className="review-form">
      <label htmlFor={noteField}>{say(isAsking ? "review.note" : "review.reason")}</label>
      <textarea
        ref={first}
        id={noteField}
        value={note}
        required={!isAsking}
        maxLength={2000}
        rows={3}
        onChange={(event) => {
          setNote(event.target.value);
        }}
      />
      {isAsking ? <PersonField approvers={approvers} to={to} onChoose={setTo} /> : null}
      <div className="review-actions">
        <Button
          size="small"
          margin={false}
          disabled={isSending || (!isAsking && note.trim() === "")}
          onClick={() => void send()}
        >
          {isSending ? say("review.sending") : say(`review.${action}`)}
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" onClick={onClose}>
          {say("review.cancel")}
        </Button>
      </div>
    </div>
  );
}
