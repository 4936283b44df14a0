"use client";
/** Comments on a change set, or on one of its edits, and the form that adds one. */
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import type { SetComment } from "../sets/shapes.ts";
import type { SetState } from "./use-set.ts";
import { useWords, writeMoment } from "./words.tsx";

export function SetComments({
  state,
  comments,
  edit,
  isFolded = false,
}: {
  readonly state: SetState;
  readonly comments: readonly SetComment[];
  /** Key of the edit; empty for the whole set. */
  readonly edit: string;
  readonly isFolded?: boolean;
}) {
  const say = useWords();
  const content = (
    <div className="set-comments">
      {comments.map(({ person, at, text }) => (
        <blockquote key={`${at} ${person}`}>
          <p className="set-text">{text}</p>
          <footer className="finder-quiet" suppressHydrationWarning>
            {person} · {writeMoment(say, at)}
          </footer>
        </blockquote>
      ))}
      <CommentForm state={state} edit={edit} />
    </div>
  );
  if (!isFolded) return content;
  return (
    <details className="set-fold">
      <summary>{say("set.comments", { count: comments.length })}</summary>
      {content}
    </details>
  );
}

function CommentForm({ state, edit }: { readonly state: SetState; readonly edit: string }) {
  const say = useWords();
  const [text, setText] = useState("");
  return (
    <form
      className="set-form"
      onSubmit={(event) => {
        event.preventDefault();
        void state.run("comment", { text, edit }, "").then((isStored) => {
          if (isStored) setText("");
        });
      }}
    >
      <label>
        {say("set.comment")}
        <textarea
          rows={2}
          maxLength={2000}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
          }}
        />
      </label>
      <div>
        <Button
          type="submit"
          size="small"
          buttonStyle="secondary"
          margin={false}
          disabled={state.isBusy || text.trim() === ""}
        >
          {say("set.commentAdd")}
        </Button>
      </div>
    </form>
  );
}
