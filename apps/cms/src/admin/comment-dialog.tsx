"use client";
/** Dialog of the comments at a field. */
import { Button } from "@payloadcms/ui";
import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { ShownComment } from "../approval/shapes.ts";
import { Comments } from "./review-threads.tsx";
import { useWords } from "./words.tsx";
import "./facts-panel.css";

interface Properties {
  /** Name of the field. */
  readonly name: string;
  readonly comments: readonly ShownComment[];
  /** What was typed before and not sent. */
  readonly typed: string;
  readonly isSending: boolean;
  readonly onType: (text: string) => void;
  /** Returns whether it was done. */
  readonly onSend: (text: string) => Promise<boolean>;
  readonly onResolve: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** A button of the dialog. */
function DialogButton({
  isFirst = false,
  isDisabled = false,
  onPress,
  children,
}: {
  readonly isFirst?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => Promise<void> | void;
  readonly children: string;
}) {
  return (
    <Button
      size="small"
      margin={false}
      buttonStyle={isFirst ? "primary" : "secondary"}
      disabled={isDisabled}
      onClick={() => void onPress()}
    >
      {children}
    </Button>
  );
}

function TextField({
  text,
  onType,
}: {
  readonly text: string;
  readonly onType: (text: string) => void;
}) {
  const say = useWords();
  const field = useId();
  return (
    <div className="review-form">
      <label htmlFor={field}>{say("review.commentText")}</label>
      <textarea
        autoFocus
        id={field}
        value={text}
        maxLength={2000}
        rows={4}
        onChange={(event) => {
          onType(event.target.value);
        }}
      />
    </div>
  );
}

export function CommentDialog({
  name,
  comments,
  typed,
  isSending,
  onType,
  onSend,
  onResolve,
  onClose,
}: Properties) {
  const say = useWords();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState(typed);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  function type(written: string): void {
    setText(written);
    onType(written);
  }
  function close(): void {
    dialog.current?.close();
  }
  async function send(): Promise<void> {
    if (!(await onSend(text))) return;
    type("");
    close();
  }
  async function resolve(): Promise<void> {
    if (await onResolve()) close();
  }
  return createPortal(
    <dialog
      ref={dialog}
      className="facts-dialog review-dialog"
      aria-labelledby={heading}
      onClose={onClose}
    >
      <div className="finder facts-dialog__content">
        <h2 id={heading}>{say("review.commentOn", { field: name })}</h2>
        {comments.length > 0 ? <Comments comments={comments} /> : null}
        <TextField text={text} onType={type} />
        <div className="review-actions">
          <DialogButton isDisabled={isSending || text.trim() === ""} isFirst onPress={send}>
            {isSending ? say("review.sending") : say("review.send")}
          </DialogButton>
          {comments.length > 0 ? (
            <DialogButton isDisabled={isSending} onPress={resolve}>
              {say("review.resolve")}
            </DialogButton>
          ) : null}
          <DialogButton onPress={close}>{say("review.close")}</DialogButton>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
