"use client";
/** Open comments of a document, by field. */
import { Button, toast } from "@payloadcms/ui";
import type { ShownComment, ShownThread } from "../approval/shapes.ts";
import { useShowField } from "./show-field.ts";
import type { ReviewState } from "./use-review.ts";
import { useWords, writeMoment } from "./words.tsx";

/** The comments of one field, the oldest first. */
export function Comments({ comments }: { readonly comments: readonly ShownComment[] }) {
  const say = useWords();
  return (
    <ul className="review-comments">
      {comments.map(({ at, by, id, text }) => (
        <li key={id}>
          <p className="review-comment">{text}</p>
          <p className="languages-quiet">
            {by} · {writeMoment(say, at)}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function ReviewThreads({
  threads,
  canResolve,
  act,
}: Pick<ReviewState, "act"> & {
  readonly threads: readonly ShownThread[];
  readonly canResolve: boolean;
}) {
  const say = useWords();
  const showField = useShowField();
  if (threads.length === 0) return null;
  function show(path: string): void {
    if (!showField(path)) toast.info(say("review.problem.field"));
  }
  return (
    <div className="review-threads">
      <h4>{say("review.comments")}</h4>
      <ul>
        {threads.map(({ comments, exists, path, place }) => (
          <li key={path}>
            {exists ? (
              <button type="button" className="review-place" onClick={() => show(path)}>
                {place}
              </button>
            ) : (
              <span>{place}</span>
            )}
            <Comments comments={comments} />
            {canResolve ? (
              <Button
                size="small"
                margin={false}
                buttonStyle="secondary"
                aria-label={`${say("review.resolve")}: ${place}`}
                onClick={() => void act("resolve", { path })}
              >
                {say("review.resolve")}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
