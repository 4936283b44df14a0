"use client";
/** Shows a finding or another reason against publishing, and accepts a finding. */
import { Button, Link } from "@payloadcms/ui";
import { useId, useState } from "react";
import type { Preview, Refusal, ShownFinding } from "../eligibility/shapes.ts";
import { adminPaths } from "../names/paths.ts";
import { ask, formatCount } from "./ask.ts";

type AnyFinding = Refusal & Partial<Pick<ShownFinding, "state">>;

const KINDS: Readonly<Record<string, string>> = {
  conflict: "Conflict",
  journey: "Journey that must hold",
  "never-covered": "Closed country covered",
  "closed-without-source": "Closed without a legal source",
  "lost-market": "Market lost",
  "lost-product": "Product lost",
  "lost-profile": "Profile lost",
  "never-lifted": "Closed country opened",
  "same-name": "Two countries with one name",
  "missing-url": "Missing address",
  "refused-url": "Refused address",
  "invalid-data": "Invalid data",
  verification: "Proof failed",
  "listed-unsold": "List of plans: not sold",
  "sold-unlisted": "List of plans: left out",
  "search-unsold": "Search by need: not sold",
  "search-silent": "Search by need: left out",
  "search-error": "Search by need: too many plans",
  "never-searched": "Search by need: never found",
  "names-unsold": "Page names a plan that is not sold",
  "omits-plan": "Offer leaves out a plan",
};
const kindName = (kind: string): string =>
  KINDS[kind] ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll("-", " ")}`;

/** Renders one finding with the form that accepts it. Closing the form keeps its text. */
export function Finding({
  finding,
  preview: { documents, journeys },
  tone,
  onAccepted,
}: {
  readonly finding: AnyFinding;
  readonly preview: Pick<Preview, "documents" | "journeys">;
  readonly tone: "bad" | "note";
  readonly onAccepted: () => void;
}) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  async function accept(): Promise<void> {
    const answer = await ask("/finder/accept", {
      method: "POST",
      body: { finding: finding.finding, reason },
    });
    if (answer.ok) onAccepted();
    else setProblem(answer.message);
  }
  return (
    <li className={`finder-card finder-card--${tone}`}>
      <Head finding={finding} />
      <p>{finding.message}.</p>
      <Rules rules={finding.rules} documents={documents} />
      <Journey document={journeys[finding.finding ?? ""]} />
      {finding.witness ? <p className="finder-quiet">For example {finding.witness}</p> : null}
      <Pages hrefs={finding.hrefs} />
      {finding.acceptable && !open ? (
        <div className="finder-actions">
          <Button
            buttonStyle="secondary"
            size="small"
            onClick={() => {
              setOpen(true);
            }}
          >
            Accept with a reason…
          </Button>
        </div>
      ) : null}
      {open ? (
        <AcceptForm
          reason={reason}
          problem={problem}
          onReason={setReason}
          onAccept={() => {
            void accept();
          }}
          onCancel={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </li>
  );
}

/** Renders the kind of a finding and the number of journeys that it concerns. */
function Head({ finding }: { readonly finding: AnyFinding }) {
  return (
    <div className="finder-head">
      <span>
        <span className="finder-tag">{kindName(finding.kind)}</span>
        {finding.state === "reopened" ? (
          <>
            {" "}
            <span className="finder-tag">weighs more than when it was accepted</span>
          </>
        ) : null}
      </span>
      {finding.journeys > 0 ? (
        <span className="finder-quiet finder-number">
          {finding.hrefs.length > 0
            ? formatCount(finding.journeys, "pair of countries", "pairs of countries")
            : formatCount(finding.journeys, "journey")}
        </span>
      ) : null}
    </div>
  );
}

function Rules({
  rules,
  documents,
}: {
  readonly rules: readonly string[];
  readonly documents: Readonly<Record<string, string>>;
}) {
  return rules.length === 0 ? null : (
    <p className="finder-quiet">
      {rules.slice(0, 8).map((ID, at) => (
        <span key={ID}>
          {at > 0 ? " · " : "Rules: "}
          {documents[ID] ? (
            <Link href={adminPaths.document("rules", documents[ID])} prefetch={false}>
              {ID}
            </Link>
          ) : (
            ID
          )}
        </span>
      ))}
      {rules.length > 8 ? ` and ${rules.length - 8} more` : ""}
    </p>
  );
}

/** Links to the pages that contradict each other, in new tabs. */
function Pages({ hrefs }: { readonly hrefs: readonly string[] }) {
  return hrefs.length === 0 ? null : (
    <p className="finder-quiet">
      {hrefs.map((href, at) => (
        <span key={href}>
          {at > 0 ? " · " : "Compare: "}
          <a href={href} target="_blank" rel="noreferrer">
            {decodeURI(href.slice(new URL(href).origin.length))}
          </a>
        </span>
      ))}
    </p>
  );
}

/** Links to the journey that failed. */
function Journey({ document }: { readonly document: string | undefined }) {
  return document === undefined ? null : (
    <p className="finder-quiet">
      <Link href={adminPaths.document("finder_journeys", document)} prefetch={false}>
        Open this journey
      </Link>
    </p>
  );
}

function AcceptForm({
  reason,
  problem,
  onReason,
  onAccept,
  onCancel,
}: {
  readonly reason: string;
  readonly problem: string | null;
  readonly onReason: (reason: string) => void;
  readonly onAccept: () => void;
  readonly onCancel: () => void;
}) {
  const field = useId();
  return (
    <>
      <label htmlFor={field}>
        Why this may stay as it is
        <textarea
          id={field}
          value={reason}
          onChange={(event) => {
            onReason(event.target.value);
          }}
          aria-describedby={problem ? `${field}-problem` : undefined}
        />
      </label>
      {problem ? (
        <p id={`${field}-problem`} role="alert">
          {problem}
        </p>
      ) : null}
      <div className="finder-actions">
        <Button size="small" onClick={onAccept}>
          Accept
        </Button>
        <Button buttonStyle="secondary" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}
