"use client";
/** Shows journeys with the same change: what they led to, what they lead to, and whose they are. */
import type { RecordChange } from "@orlaya/finder/eligibility";
import type { ShownBox, ShownDiff, ShownEnd } from "../eligibility/shapes.ts";
import { writeShare } from "../eligibility/share.ts";
import type { Say } from "../labels/request-words.ts";
import { useWords, writeNumber } from "./words.tsx";

/** Writes the first names of a list, and the number of the others. */
export function writeNames(say: Say, items: readonly string[], most = 10): string {
  return items.length > most
    ? say("finder.changes.names", {
        names: items.slice(0, most).join(", "),
        count: items.length - most,
      })
    : items.join(", ");
}

/** Writes a plan with its quote. */
function writePlan(say: Say, { plan, quote }: ShownEnd): string {
  if (plan === null) return say("finder.explain.noPlan");
  if (quote === null) return plan;
  return quote === plan
    ? say("finder.explain.productByFunnel", { product: plan })
    : say("history.otherQuote", { plan, quote });
}

/** Writes what a journey leads to. */
export function writeEnd(say: Say, end: ShownEnd): string {
  const plan = writePlan(say, end);
  return end.asked ? say("history.asked", { end: plan }) : plan;
}

/** Returns what tells two boxes of a comparison apart. */
const getBoxKey = (box: ShownBox): string => JSON.stringify(box);

/** Lists changes of journeys. @param most number of names that each list shows */
export function ChangeBoxes({
  boxes,
  most = 10,
}: {
  readonly boxes: readonly ShownBox[];
  readonly most?: number;
}) {
  return (
    <ul className="finder-list">
      {boxes.map((box) => (
        <ChangeBox key={getBoxKey(box)} box={box} most={most} />
      ))}
    </ul>
  );
}

function ChangeBox({ box, most }: { readonly box: ShownBox; readonly most: number }) {
  const say = useWords();
  return (
    <li className="finder-card">
      <div className="finder-head">
        <span className="finder-change">
          <span>{writeEnd(say, box.before)}</span> → {writeEnd(say, box.after)}
        </span>
        <span className="finder-quiet finder-number">
          {say("finder.changes.box", { count: box.journeys })}
        </span>
      </div>
      <dl className="finder-facts">
        <dt>{say("finder.changes.residences")}</dt>
        <dd>{writeNames(say, box.residences, most)}</dd>
        <dt>{say("finder.changes.destinations")}</dt>
        <dd>
          {box.within ? say("finder.changes.within") : writeNames(say, box.destinations, most)}
        </dd>
        <dt>{say("finder.changes.profiles")}</dt>
        <dd>{writeNames(say, box.profiles, most)}</dd>
        {box.nationalities ? (
          <>
            <dt>{say("finder.changes.nationalities")}</dt>
            <dd>{writeNames(say, box.nationalities, most)}</dd>
          </>
        ) : null}
      </dl>
    </li>
  );
}

/** States how many journeys change, and lists them in groups. */
export function JourneyChanges({ diff }: { readonly diff: ShownDiff }) {
  const say = useWords();
  return (
    <>
      <p>{writeJourneys(say, diff)}</p>
      <ChangeBoxes boxes={diff.boxes} />
      {diff.more > 0 ? (
        <p className="finder-quiet">{say("finder.changes.more", { count: diff.more })}</p>
      ) : null}
    </>
  );
}

/** States how many journeys change. */
function writeJourneys(say: Say, { boxes, changed, journeys, more }: ShownDiff): string {
  const all = writeNumber(say, journeys);
  return changed === 0
    ? say("finder.changes.noJourney", { journeys: all })
    : say("finder.changes.journeys", {
        count: changed,
        journeys: all,
        share: writeShare(say, changed / journeys),
        groups: boxes.length + more,
      });
}

/** States the change of a record that visitors see. */
export function writeRecordChange(
  say: Say,
  { table, name, change }: ShownDiff["records"][number],
): string {
  const key = `${table as RecordChange["table"]}.${change as RecordChange["change"]}` as const;
  return say(`finder.changes.${key}`, { name });
}
