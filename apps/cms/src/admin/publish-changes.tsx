"use client";
/** Shows the changes of a release for visitors. */
import type { Preview, ShownBox } from "../eligibility/shapes.ts";
import { formatShare } from "../eligibility/share.ts";
import { count, formatCount } from "./ask.ts";

function some(items: readonly string[], most = 10): string {
  return items.length > most
    ? `${items.slice(0, most).join(", ")} and ${items.length - most} more`
    : items.join(", ");
}

/** Lists the journeys, names and addresses that differ from the live release. */
export function Changes({ preview }: { readonly preview: Preview }) {
  const { diff, live } = preview;
  if (!live) return <p>There is no release yet: everything is new.</p>;
  if (!diff) return null;
  if (diff.changed === 0 && diff.records.length === 0)
    return (
      <p>
        {preview.unchanged
          ? `Nothing: the data are those of release ${live.version}.`
          : "No journey and no name or address. What was edited does not show."}
      </p>
    );
  return (
    <>
      <p>
        {formatCount(diff.changed, "journey")} of {count(diff.journeys)}{" "}
        {diff.changed === 1 ? "changes" : "change"}
        {diff.changed > 0 ? ` (${formatShare(preview.change.share)})` : ""}
        {diff.boxes.length > 0 ? `, in ${formatCount(diff.boxes.length + diff.more, "group")}` : ""}
        .
      </p>
      <ul className="finder-list">
        {diff.boxes.map((box) => (
          <Box key={box.sentence} box={box} />
        ))}
      </ul>
      {diff.more > 0 ? (
        <p className="finder-quiet">and {formatCount(diff.more, "smaller group")}</p>
      ) : null}
      {diff.records.length > 0 ? (
        <details open={diff.records.length < 9}>
          <summary>
            {formatCount(diff.records.length, "name or address", "names and addresses")}
          </summary>
          <ul className="finder-list">
            {diff.records.map((change) => (
              <li key={`${change.table} ${change.name}`}>
                {change.table}: {change.name} {change.change}
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

function Box({ box }: { readonly box: ShownBox }) {
  return (
    <li className="finder-card">
      <div className="finder-head">
        <span className="finder-change">
          <span>{box.before}</span> → {box.after}
        </span>
        <span className="finder-quiet finder-number">{formatCount(box.journeys, "journey")}</span>
      </div>
      <dl className="finder-facts">
        <dt>Residents of</dt>
        <dd>{some(box.residences)}</dd>
        <dt>going to</dt>
        <dd>{box.within ? "their own country" : some(box.destinations)}</dd>
        <dt>as</dt>
        <dd>{some(box.profiles)}</dd>
        {box.nationalities ? (
          <>
            <dt>nationals of</dt>
            <dd>{some(box.nationalities)}</dd>
          </>
        ) : null}
      </dl>
    </li>
  );
}
