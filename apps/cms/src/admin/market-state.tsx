"use client";
/**
 * Shows in the sidebar of a document whether its text was checked since the market of a plan
 * changed, what changed, and the button that confirms the text.
 */
import { Button, toast, useDocumentInfo, useField } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { MARKETS } from "../fields/markets.ts";
import type { ShownPlanCheck, ShownTextChecks } from "../markets/shapes.ts";
import { endpointPaths } from "../names/paths.ts";
import { ask, type Asked } from "./ask.ts";
import "./finder.css";

export function MarketState() {
  const { checks, confirm, isAsking } = useTextChecks();
  if (checks === null) return null;
  return (
    <div className="finder finder--bar finder-effect" aria-live="polite">
      {checks.ok ? (
        <Checks checks={checks.body} confirm={confirm} isAsking={isAsking} />
      ) : (
        <p className="finder-quiet">{checks.message}</p>
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
    if (answer.ok) setChecks(answer);
    else toast.error(answer.message);
  }
  return { checks, confirm, isAsking };
}

function Checks({
  checks: { action, hint, locale, page, plans, version },
  confirm,
  isAsking,
}: {
  readonly checks: ShownTextChecks;
  readonly confirm: (version: number) => Promise<void>;
  readonly isAsking: boolean;
}) {
  return (
    <div lang={locale}>
      <ul className="finder-list">
        {plans.map((plan) => (
          <PlanCheck key={plan.product} plan={plan} page={page} />
        ))}
      </ul>
      {hint === null ? null : <p className="finder-quiet">{hint}</p>}
      {action === null ? null : (
        <Button
          size="small"
          disabled={isAsking}
          onClick={() => {
            void confirm(version);
          }}
        >
          {action}
        </Button>
      )}
    </div>
  );
}

function PlanCheck({ plan, page }: { readonly plan: ShownPlanCheck; readonly page: string }) {
  const { changes, href, more, name, open, sentence } = plan;
  return (
    <li className={`finder-card finder-card--${open ? "bad" : "good"}`}>
      <strong>{name}</strong>
      <p className="finder-quiet">{sentence}</p>
      {changes.map(({ heading, facts }) => (
        <div key={JSON.stringify(facts)}>
          <p>{heading}</p>
          <dl className="finder-facts finder-facts--narrow">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {more === null ? null : <p className="finder-quiet">{more}</p>}
      {open && href !== null ? (
        <a href={href} target="_blank" rel="noreferrer">
          {page}
        </a>
      ) : null}
    </li>
  );
}
