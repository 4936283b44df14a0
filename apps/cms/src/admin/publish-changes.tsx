"use client";
/** Shows the changes of a release for visitors. */
import type { RecordChange } from "@orlaya/finder/eligibility";
import type { Preview, ShownBox, ShownDiff } from "../eligibility/shapes.ts";
import { writeShare } from "../eligibility/share.ts";
import type { Say } from "../labels/request-words.ts";
import { useWords, writeNumber } from "./words.tsx";

function writeNames(say: Say, items: readonly string[], most = 10): string {
  return items.length > most
    ? say("finder.changes.names", {
        names: items.slice(0, most).join(", "),
        count: items.length - most,
      })
    : items.join(", ");
}

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
  return <ChangeList diff={diff} share={preview.change.share} />;
}

/** Lists changed journeys, names and addresses. @param share share of the journeys, 0 to 1 */
export function ChangeList({ diff, share }: { readonly diff: ShownDiff; readonly share: number }) {
  const say = useWords();
  return (
    <>
      <p>{sayJourneys(say, diff, share)}</p>
      <ul className="finder-list">
        {diff.boxes.map((box) => (
          <Box key={box.sentence} box={box} />
        ))}
      </ul>
      {diff.more > 0 ? (
        <p className="finder-quiet">{say("finder.changes.more", { count: diff.more })}</p>
      ) : null}
      {diff.records.length > 0 ? (
        <details open={diff.records.length < 9}>
          <summary>{say("finder.changes.records", { count: diff.records.length })}</summary>
          <ul className="finder-list">
            {diff.records.map((change) => (
              <li key={`${change.table} ${change.name}`}>
                {sayRecord(say, change)}
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

/** States how many journeys change. */
function sayJourneys(
  say: Say,
  { boxes, changed, journeys, more }: ShownDiff,
  share: number,
): string {
  const all = writeNumber(say, journeys);
  return changed === 0
    ? say("finder.changes.noJourney", { journeys: all })
    : say("finder.changes.journeys", {
        count: changed,
        journeys: all,
        share: writeShare(say, share),
        groups: boxes.length + more,
      });
}

/** States the change of a record that visitors see. */
function sayRecord(say: Say, { table, name, change }: ShownDiff["records"][number]): string {
  const key = `${table as RecordChange["table"]}.${change as RecordChange["change"]}` as const;
  return say(`finder.changes.${key}`, { name });
}

function Box({ box }: { readonly box: ShownBox }) {
  const say = useWords();
  return (
    <li className="finder-card">
      <div className="finder-head">
        <span className="finder-change">
          <span>{box.before}</span> → {box.after}
        </span>
        <span className="finder-quiet finder-number">
          {say("finder.changes.box", { count: box.journeys })}
        </span>
      </div>
      <dl className="finder-facts">
        <dt>{say("finder.changes.residences")}</dt>
        <dd>{writeNames(say, box.residences)}</dd>
        <dt>{say("finder.changes.destinations")}</dt>
        <dd>{box.within ? say("finder.changes.within") : writeNames(say, box.destinations)}</dd>
        <dt>{say("finder.changes.profiles")}</dt>
        <dd>{writeNames(say, box.profiles)}</dd>
        {box.nationalities ? (
          <>
            <dt>{say("finder.changes.nationalities")}</dt>
            <dd>{writeNames(say, box.nationalities)}</dd>
          </>
        ) : null}
      </dl>
    </li>
  );
}
