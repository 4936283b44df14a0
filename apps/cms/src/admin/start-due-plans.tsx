/** Part of the start page: plans whose review is due. */
import { LOCALE_TABLE } from "@orlaya/locales";
import { readString } from "../fields/record.ts";
import { adminPaths } from "../names/paths.ts";
import type { OwnDuePlan } from "../plan-reviews/due.ts";
import { formatDay } from "../plan-reviews/remind.ts";
import { StartPart, type Names } from "./start-documents.tsx";

/** Plans that are shown at once. The others are behind a summary. */
const SHOWN = 6;

function ReviewRow({
  names: { say },
  entry: { plan, page },
}: {
  readonly names: Names;
  readonly entry: OwnDuePlan;
}) {
  const date = formatDay(say.locale, plan.day);
  return (
    <li className="start-row">
      <div>
        <a href={adminPaths.document("product_page", page.id)} lang={page.locale}>
          {readString(page.row["title"])}
        </a>
        <span className="start-quiet">
          {[LOCALE_TABLE[page.locale].label, plan.approver].filter(Boolean).join(" · ")}
        </span>
        {plan.failure === "" ? null : (
          <span className="start-notice">{say("planReview.failed", { reason: plan.failure })}</span>
        )}
      </div>
      <div className="start-when">
        <span className={plan.isOverdue ? "start-state start-state--overdue" : "start-state"}>
          {say(plan.isOverdue ? "planReview.overdue" : "planReview.due", { date })}
        </span>
      </div>
    </li>
  );
}

/** Renders the plans whose review is due within 30 days, or overdue. */
export function StartDuePlans({
  names,
  plans,
}: {
  readonly names: Names;
  readonly plans: readonly OwnDuePlan[];
}) {
  const rest = plans.slice(SHOWN);
  return (
    <StartPart title={names.say("planReview.title")} count={plans.length}>
      <ul className="start-list">
        {plans.slice(0, SHOWN).map((entry) => (
          <ReviewRow key={entry.plan.group} names={names} entry={entry} />
        ))}
      </ul>
      {rest.length > 0 ? (
        <details>
          <summary>{names.say("start.more", { count: rest.length })}</summary>
          <ul className="start-list">
            {rest.map((entry) => (
              <ReviewRow key={entry.plan.group} names={names} entry={entry} />
            ))}
          </ul>
        </details>
      ) : null}
    </StartPart>
  );
}
