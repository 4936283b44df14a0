/**
 * Lists failed planned publications at the top of the start page, until a user marks them as seen.
 */
import type { Payload } from "payload";
import { getSay, type HasLanguage } from "../labels/request-words.ts";
import { adminPaths } from "../names/paths.ts";
import { listFailedPlans } from "../plans/failed.ts";
import { sayReason } from "../plans/plan.ts";
import { PlanSeen, PlanTime } from "./plan-seen.tsx";
import "./finder.css";

export async function FailedPlans({
  payload,
  user,
  i18n,
}: HasLanguage & {
  readonly payload: Payload;
  readonly user?: unknown;
}) {
  const plans = await listFailedPlans(payload, user);
  if (plans.length === 0) return null;
  const say = getSay({ i18n });
  return (
    <section className="finder finder--bar" aria-labelledby="failed-plans">
      <div>
        <h2 id="failed-plans">{say("plan.failed.title")}</h2>
        <p className="finder-lead">{say("plan.failed.intro")}</p>
      </div>
      <ul className="finder-list">
        {plans.map(({ id, plan, title, by, at, reason, document }) => (
          <li key={id} className="finder-card finder-card--bad">
            <div className="finder-head">
              <h3>{say(`plan.${plan.type}`, { title })}</h3>
              <PlanSeen id={id} label={say("plan.failed.seen")} />
            </div>
            <p>{sayReason(say.locale, reason)}</p>
            <dl className="finder-facts">
              <dt>{say("plan.by")}</dt>
              <dd>{by}</dd>
              <dt>{say("plan.for")}</dt>
              <dd>
                <PlanTime at={at} />
              </dd>
            </dl>
            {document && (
              <p>
                <a href={adminPaths.document(plan.collection, plan.id)}>
                  {say("plan.failed.open")}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
