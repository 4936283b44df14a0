"use client";
/** The findings of the rules in words, with filters, witnesses and acceptances. */
import { Button, Gutter } from "@payloadcms/ui";
import { useState } from "react";
import type { FindingKind, Severity } from "@orlaya/finder/eligibility";
import type { ListedFinding, ListedFindings } from "../eligibility/shapes.ts";
import type { Say } from "../labels/request-words.ts";
import { endpointPaths } from "../names/paths.ts";
import { ChoiceFilter, MoreRows, ROWS_SHOWN } from "./choice-filter.tsx";
import { Finding } from "./publish-finding.tsx";
import { useLoaded } from "./use-loaded.ts";
import { useWords, writeDay } from "./words.tsx";
import "./finder.css";
import "./scenarios.css";

const SEVERITIES = ["error", "conflict", "warning", "note"] as const satisfies Severity[];
/** Who accepted the findings of the supplied data. */
const SEED = "seed";
const STATES = ["open", "accepted", "reopened", "due"] as const;

/** Whether the review date of an acceptance has passed. */
const isDue = ({ acceptance }: ListedFinding): boolean =>
  acceptance !== null && acceptance.review !== "" && acceptance.review <= new Date().toISOString();

interface Filters {
  readonly severity: string;
  readonly kind: string;
  readonly state: string;
}

function isChosen({ severity, kind, state }: Filters, finding: ListedFinding): boolean {
  return (
    (severity === "" || finding.severity === severity) &&
    (kind === "" || finding.kind === kind) &&
    (state === "" || (state === "due" ? isDue(finding) : finding.state === state))
  );
}

export function FindingList({ state }: { readonly state: string }) {
  const say = useWords();
  const { answer, again } = useLoaded<ListedFindings>(endpointPaths.findings);
  return (
    <Gutter>
      <main className="finder">
        <div>
          <div className="finder-head">
            <h1>{say("finding.title")}</h1>
            <Button buttonStyle="secondary" size="small" onClick={again}>
              {say("finding.again")}
            </Button>
          </div>
          <p className="finder-lead">{say("finding.intro")}</p>
        </div>
        <div role="status" aria-live="polite">
          {answer === null ? <p>{say("finding.loading")}</p> : null}
          {answer !== null && !answer.ok ? <p>{answer.message}</p> : null}
        </div>
        {answer?.ok ? <Findings listed={answer.body} state={state} onDone={again} /> : null}
      </main>
    </Gutter>
  );
}

/** Lists the kinds that occur, by name. */
function listKinds(say: Say, findings: readonly ListedFinding[]) {
  return [...new Set(findings.map(({ kind }) => kind))]
    .map((kind) => ({ value: kind, label: say(`finder.kind.${kind as FindingKind}`) }))
    .sort((a, b) => a.label.localeCompare(b.label, say.locale));
}

function FindingFilters({
  filters,
  kinds,
  onChoose,
}: {
  readonly filters: Filters;
  readonly kinds: ReturnType<typeof listKinds>;
  readonly onChoose: (part: Partial<Filters>) => void;
}) {
  const say = useWords();
  return (
    <div className="scenario-filters">
      <ChoiceFilter
        label={say("finding.filter.severity")}
        value={filters.severity}
        choices={SEVERITIES.map((value) => ({ value, label: say(`finding.severity.${value}`) }))}
        onChange={(severity) => {
          onChoose({ severity });
        }}
      />
      <ChoiceFilter
        label={say("finding.filter.kind")}
        value={filters.kind}
        choices={kinds}
        onChange={(kind) => {
          onChoose({ kind });
        }}
      />
      <ChoiceFilter
        label={say("finding.filter.state")}
        value={filters.state}
        choices={STATES.map((value) => ({ value, label: say(`finding.state.${value}`) }))}
        onChange={(value) => {
          onChoose({ state: value });
        }}
      />
    </div>
  );
}

function Findings({
  listed: { findings, can_accept: canAccept },
  state,
  onDone,
}: {
  readonly listed: ListedFindings;
  readonly state: string;
  readonly onDone: () => void;
}) {
  const say = useWords();
  const [filters, setFilters] = useState<Filters>({ severity: "", kind: "", state });
  const [shown, setShown] = useState(ROWS_SHOWN);
  const chosen = findings.filter((finding) => isChosen(filters, finding));
  function choose(part: Partial<Filters>): void {
    setFilters({ ...filters, ...part });
    setShown(ROWS_SHOWN);
  }
  return (
    <section className="finder-part">
      <FindingFilters filters={filters} kinds={listKinds(say, findings)} onChoose={choose} />
      <h2 aria-live="polite">{say("finding.found", { count: chosen.length })}</h2>
      {chosen.length === 0 ? <p>{say("finding.none")}</p> : null}
      <ul className="finder-list">
        {chosen.slice(0, shown).map((finding) => (
          <Finding
            key={finding.id}
            finding={canAccept ? finding : { ...finding, acceptable: false }}
            checksum={null}
            secondPerson={false}
            tone={getTone(finding)}
            onDone={onDone}
          >
            <Acceptance finding={finding} />
          </Finding>
        ))}
      </ul>
      <MoreRows
        left={chosen.length - shown}
        onMore={() => {
          setShown(shown + ROWS_SHOWN);
        }}
      />
    </section>
  );
}

function getTone({ severity, state }: ListedFinding): "bad" | "note" | "good" {
  if (state === "accepted") return "good";
  return severity === "error" || severity === "conflict" ? "bad" : "note";
}

/** States who accepted a finding, why and until when. */
function Acceptance({ finding }: { readonly finding: ListedFinding }) {
  const say = useWords();
  const { acceptance, state } = finding;
  if (acceptance === null) return null;
  const { person, reason, review } = acceptance;
  return (
    <p className="finder-quiet">
      <span className="finder-tag">
        {say(isDue(finding) ? "finding.state.due" : `finding.state.${state}`)}
      </span>{" "}
      {person === SEED
        ? say("finding.acceptedSeed", { reason })
        : review === ""
          ? say("finding.acceptedOpen", { person, reason })
          : say("finding.accepted", { person, reason, date: writeDay(say, review) })}
    </p>
  );
}
