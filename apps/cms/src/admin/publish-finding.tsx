"use client";
/** Shows a finding or another reason against publishing, and accepts a finding. */
import type { FindingKind } from "@orlaya/finder/eligibility";
import { Button, Link } from "@payloadcms/ui";
import { useId, useState } from "react";
import type { Preview, Refusal, ShownFinding } from "../eligibility/shapes.ts";
import { adminPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { useWords } from "./words.tsx";

type AnyFinding = Refusal & Partial<Pick<ShownFinding, "state">>;

/** Kinds of findings, and of refusals without a finding. */
type Kind = FindingKind | "invalid-data" | "verification";

/** Renders one finding with the form that accepts it. */
export function Finding({
  finding,
  preview: { documents, journeys },
  tone,
  onAccepted,
  acceptAt = "/finder/accept",
}: {
  readonly finding: AnyFinding;
  /** Path of the endpoint that accepts it; null when it cannot be accepted here. */
  readonly acceptAt?: string | null;
  readonly preview: Pick<Preview, "documents" | "journeys">;
  readonly tone: "bad" | "note";
  readonly onAccepted: () => void;
}) {
  const say = useWords();
  return (
    <li className={`finder-card finder-card--${tone}`}>
      <Head finding={finding} />
      <p>{finding.message}.</p>
      <Rules rules={finding.rules} documents={documents} />
      <Journey document={journeys[finding.finding ?? ""]} />
      {finding.witness ? (
        <p className="finder-quiet">
          {say("finder.finding.example", { answers: finding.witness })}
        </p>
      ) : null}
      <Pages hrefs={finding.hrefs} />
      {finding.acceptable && acceptAt !== null ? (
        <Acceptance finding={finding} onAccepted={onAccepted} acceptAt={acceptAt} />
      ) : null}
    </li>
  );
}

/** Accepts a finding with a reason. Closing the form keeps its text. */
function Acceptance({
  finding,
  onAccepted,
  acceptAt,
}: {
  readonly finding: AnyFinding;
  readonly acceptAt: string;
  readonly onAccepted: () => void;
}) {
  const ask = useAsk();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const say = useWords();
  async function accept(): Promise<void> {
    const answer = await ask(acceptAt, {
      method: "POST",
      body: { finding: finding.finding, reason },
    });
    if (answer.ok) onAccepted();
    else setProblem(answer.message);
  }
  return open ? (
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
  ) : (
    <div className="finder-actions">
      <Button
        buttonStyle="secondary"
        size="small"
        onClick={() => {
          setOpen(true);
        }}
      >
        {say("finder.finding.accept")}
      </Button>
    </div>
  );
}

/** Renders the kind of a finding and the number of journeys that it concerns. */
function Head({ finding }: { readonly finding: AnyFinding }) {
  const say = useWords();
  return (
    <div className="finder-head">
      <span>
        <span className="finder-tag">{say(`finder.kind.${finding.kind as Kind}`)}</span>
        {finding.state === "reopened" ? (
          <>
            {" "}
            <span className="finder-tag">{say("finder.finding.reopened")}</span>
          </>
        ) : null}
      </span>
      {finding.journeys > 0 ? (
        <span className="finder-quiet finder-number">
          {say(finding.hrefs.length > 0 ? "finder.finding.pairs" : "finder.finding.journeys", {
            count: finding.journeys,
          })}
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
  const say = useWords();
  return rules.length === 0 ? null : (
    <p className="finder-quiet">
      {rules.slice(0, 8).map((ID, at) => (
        <span key={ID}>
          {at > 0 ? " · " : `${say("finder.finding.rules")} `}
          {documents[ID] ? (
            <Link href={adminPaths.document("rules", documents[ID])} prefetch={false}>
              {ID}
            </Link>
          ) : (
            ID
          )}
        </span>
      ))}
      {rules.length > 8 ? ` ${say("finder.finding.moreRules", { count: rules.length - 8 })}` : ""}
    </p>
  );
}

/** Links to the pages that contradict each other, in new tabs. */
function Pages({ hrefs }: { readonly hrefs: readonly string[] }) {
  const say = useWords();
  return hrefs.length === 0 ? null : (
    <p className="finder-quiet">
      {hrefs.map((href, at) => (
        <span key={href}>
          {at > 0 ? " · " : `${say("finder.finding.pages")} `}
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
  const say = useWords();
  return document === undefined ? null : (
    <p className="finder-quiet">
      <Link href={adminPaths.document("finder_journeys", document)} prefetch={false}>
        {say("finder.finding.journey")}
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
  const say = useWords();
  return (
    <>
      <label htmlFor={field}>
        {say("finder.finding.reason")}
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
          {say("finder.finding.confirm")}
        </Button>
        <Button buttonStyle="secondary" size="small" onClick={onCancel}>
          {say("finder.finding.cancel")}
        </Button>
      </div>
    </>
  );
}
