"use client";
/**
 * Shows above a document that its text has to be checked since the market of a plan changed, what
 * changed, and the button that confirms the text.
 */
import { Button, toast, useDocumentInfo, useField } from "@payloadcms/ui";
import { Fragment, useEffect, useState } from "react";
import { MARKETS } from "../fields/markets.ts";
import type { ShownPlanCheck, ShownTextChecks } from "../markets/shapes.ts";
import { endpointPaths } from "../names/paths.ts";
import { useAsk, type Asked } from "./ask.ts";
import "./finder.css";

export function TextChecks() {
  const { checks, confirmed, confirm, isAsking } = useTextChecks();
  // A failed request is not shown: the document can be edited without its checks.
  if (!checks?.ok) return null;
  const done = new Set(confirmed.map(({ product }) => product));
  const shown = [
    ...confirmed,
    ...listOpen(checks.body).filter(({ product }) => !done.has(product)),
  ];
  return (
    <div className="finder finder--bar" lang={checks.body.locale} aria-live="polite">
      {shown.length === 0 ? null : (
        <Checks checks={checks.body} plans={shown} confirm={confirm} isAsking={isAsking} />
      )}
    </div>
  );
}

const listOpen = ({ plans }: ShownTextChecks): readonly ShownPlanCheck[] =>
  plans.filter(({ open }) => open);

/** Loads the checks of the document for the plans in the form, and stores a check of those open. */
function useTextChecks() {
  const ask = useAsk();
  const { collectionSlug, id } = useDocumentInfo();
  const { value } = useField<readonly string[] | null>({ path: MARKETS });
  const products = (value ?? []).join(",");
  const [checks, setChecks] = useState<Asked<ShownTextChecks> | null>(null);
  const [confirmed, setConfirmed] = useState<readonly ShownPlanCheck[]>([]);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (id === undefined || products === "") return undefined;
    const leaving = new AbortController();
    const path = endpointPaths.textChecks(collectionSlug ?? "", id, products.split(","));
    void ask<ShownTextChecks>(path, { signal: leaving.signal }).then((answer) => {
      if (!leaving.signal.aborted) setChecks(answer);
    });
    return () => {
      leaving.abort();
    };
    // A check changes the state of the plans.
  }, [ask, collectionSlug, confirmed, id, products]);
  async function confirm(seen: ShownTextChecks): Promise<void> {
    setAsking(true);
    const path = endpointPaths.textChecks(collectionSlug ?? "", id ?? "");
    const open = listOpen(seen).map(({ product }) => product);
    const body = { version: seen.version, products: open };
    const answer = await ask<ShownTextChecks>(path, { method: "POST", body });
    setAsking(false);
    if (answer.ok) setConfirmed(answer.body.plans);
    else toast.error(answer.message);
  }
  return { checks, confirmed, confirm, isAsking };
}

function Checks({
  checks,
  plans,
  confirm,
  isAsking,
}: {
  readonly checks: ShownTextChecks;
  readonly plans: readonly ShownPlanCheck[];
  readonly confirm: (seen: ShownTextChecks) => Promise<void>;
  readonly isAsking: boolean;
}) {
  const { action, hint, page } = checks;
  return (
    <>
      <ul className="finder-list">
        {plans.map((plan) => (
          <PlanCheck key={plan.product} plan={plan} page={page} />
        ))}
      </ul>
      {hint === null ? null : <p className="finder-quiet">{hint}</p>}
      {action === null ? null : (
        <div className="finder-actions">
          <Button
            size="small"
            margin={false}
            disabled={isAsking}
            onClick={() => {
              void confirm(checks);
            }}
          >
            {action}
          </Button>
        </div>
      )}
    </>
  );
}

function PlanCheck({ plan, page }: { readonly plan: ShownPlanCheck; readonly page: string }) {
  const { changes, href, more, name, open, sentence } = plan;
  return (
    <li className={`finder-card finder-card--${open ? "note" : "good"}`}>
      <div className="finder-head">
        <h3>{name}</h3>
        {open && href !== null ? (
          <a href={href} target="_blank" rel="noreferrer">
            {page}
          </a>
        ) : null}
      </div>
      <p>{sentence}</p>
      {changes.map(({ heading, facts }) => (
        <div key={heading + JSON.stringify(facts)}>
          <p className="finder-change">{heading}</p>
          <dl className="finder-facts">
            {facts.map(({ label, value }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      ))}
      {more === null ? null : <p className="finder-quiet">{more}</p>}
    </li>
  );
}
