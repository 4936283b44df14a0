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
import { ask, type Asked } from "./ask.ts";
import "./finder.css";

export function MarketState() {
  const { checks, confirm, isAsking, wasConfirmed } = useTextChecks();
  // A failed request is not shown: the document can be edited without its checks.
  if (!checks?.ok) return null;
  const open = checks.body.plans.filter((plan) => plan.open);
  const shown = wasConfirmed ? checks.body.plans : open;
  return (
    <div className="finder finder--bar" lang={checks.body.locale} aria-live="polite">
      {shown.length === 0 ? null : (
        <Checks checks={checks.body} plans={shown} confirm={confirm} isAsking={isAsking} />
      )}
    </div>
  );
}

/** Loads the checks of the document for the plans in the form, and stores a new check. */
function useTextChecks() {
  const { collectionSlug, id } = useDocumentInfo();
  const { value } = useField<readonly string[] | null>({ path: MARKETS });
  const products = (value ?? []).join(",");
  const [checks, setChecks] = useState<Asked<ShownTextChecks> | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [wasConfirmed, setConfirmed] = useState(false);
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
  }, [collectionSlug, id, products]);
  async function confirm(version: number): Promise<void> {
    setAsking(true);
    const answer = await ask<ShownTextChecks>(
      endpointPaths.textChecks(collectionSlug ?? "", id ?? ""),
      { method: "POST", body: { version, products: products.split(",") } },
    );
    setAsking(false);
    if (!answer.ok) {
      toast.error(answer.message);
      return;
    }
    setChecks(answer);
    setConfirmed(true);
  }
  return { checks, confirm, isAsking, wasConfirmed };
}

function Checks({
  checks: { action, hint, page, version },
  plans,
  confirm,
  isAsking,
}: {
  readonly checks: ShownTextChecks;
  readonly plans: readonly ShownPlanCheck[];
  readonly confirm: (version: number) => Promise<void>;
  readonly isAsking: boolean;
}) {
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
              void confirm(version);
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
