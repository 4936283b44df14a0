/**
 * Lists failed planned publications at the top of the start page, until a user marks them as seen.
 */
import { getMessages } from "@orlaya/messages/server";
import { headers } from "next/headers.js";
import type { Payload } from "payload";
import { adminPaths } from "../names/paths.ts";
import { listFailedPlans } from "../plans/failed.ts";
import { chooseLanguage, sayReason } from "../plans/plan.ts";
import { PlanSeen, PlanTime } from "./plan-seen.tsx";
import "./finder.css";

export async function FailedPlans({
  payload,
  user,
}: {
  readonly payload: Payload;
  readonly user?: unknown;
}) {
  const plans = await listFailedPlans(payload, user);
  if (plans.length === 0) return null;
  const locale = chooseLanguage(user, await headers());
  const { common } = getMessages(locale);
  return (
    <section className="finder finder--bar" lang={locale} aria-labelledby="failed-plans">
      <header>
        <h2 id="failed-plans">{common("plan.failed.title")}</h2>
        <p className="finder-lead">{common("plan.failed.intro")}</p>
      </header>
      <ul className="finder-list">
        {plans.map(({ id, plan, title, by, at, reason, document }) => (
          <li key={id} className="finder-card finder-card--bad">
            <div className="finder-head">
              <h3>{common(`plan.${plan.type}`, { title })}</h3>
              <PlanSeen id={id} label={common("plan.failed.seen")} />
            </div>
            <p>{sayReason(locale, reason)}</p>
            <dl className="finder-facts">
              <dt>{common("plan.by")}</dt>
              <dd>{by}</dd>
              <dt>{common("plan.for")}</dt>
              <dd>
                <PlanTime at={at} locale={locale} />
              </dd>
            </dl>
            {document && (
              <p>
                <a href={adminPaths.document(plan.collection, plan.id)}>
                  {common("plan.failed.open")}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
