"use client";
/** Shows the changes of a release for visitors. */
import type { Preview, ShownDiff } from "../eligibility/shapes.ts";
import { JourneyChanges, writeRecordChange } from "./change-box.tsx";
import { useWords } from "./words.tsx";

/** Lists the journeys, names and addresses that differ from the live release. */
export function Changes({ preview }: { readonly preview: Preview }) {
  const { diff, live } = preview;
  const say = useWords();
  if (!live) return <p>{say("finder.changes.first")}</p>;
  if (!diff) return null;
  if (diff.changed === 0 && diff.records.length === 0)
    return (
      <p>
        {preview.unchanged
          ? say("finder.changes.same", { version: live.version })
          : say("finder.changes.unseen")}
      </p>
    );
  return <ChangeList diff={diff} />;
}

/** Lists changed journeys, names and addresses. */
export function ChangeList({ diff }: { readonly diff: ShownDiff }) {
  const say = useWords();
  return (
    <>
      <JourneyChanges diff={diff} />
      {diff.records.length > 0 ? (
        <details open={diff.records.length < 9}>
          <summary>{say("finder.changes.records", { count: diff.records.length })}</summary>
          <ul className="finder-list">
            {diff.records.map((change) => (
              <li key={`${change.table} ${change.name}`}>
                {writeRecordChange(say, change)}
                {change.columns.length > 0 ? (
                  <span className="finder-quiet"> ({change.columns.join(", ")})</span>
                ) : null}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
