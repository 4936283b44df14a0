"use client";
/** Compares two versions of the rules: for visitors, and record by record. */
import { Link } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { ShownComparison } from "../eligibility/history-shapes.ts";
import { adminPaths, endpointPaths } from "../names/paths.ts";
import { useAsk, type Asked } from "./ask.ts";
import { JourneyChanges } from "./change-box.tsx";
import { RecordChanges } from "./record-changes.tsx";
import type { VersionChoice } from "./use-releases.ts";
import { useWords } from "./words.tsx";

/** The versions of a comparison: the number of a release, or `saved`. */
export interface ComparedVersions {
  readonly from: string;
  readonly to: string;
}

/** Loads the comparison of two versions. Null while loading, and for one version with itself. */
function useComparison({ from, to }: ComparedVersions): Asked<ShownComparison> | null {
  const ask = useAsk();
  const [comparison, setComparison] = useState<Asked<ShownComparison> | null>(null);
  useEffect(() => {
    setComparison(null);
    if (from === to || from === "") return undefined;
    const leaving = new AbortController();
    void ask<ShownComparison>(endpointPaths.finderComparison(from, to), {
      signal: leaving.signal,
    }).then((answer) => {
      if (!leaving.signal.aborted) setComparison(answer);
    });
    return () => {
      leaving.abort();
    };
  }, [ask, from, to]);
  return comparison;
}

/** Renders the choice of two versions, and what changes between them. */
export function VersionComparison({
  choices,
  versions,
  onChange,
}: {
  readonly choices: readonly VersionChoice[];
  readonly versions: ComparedVersions;
  readonly onChange: (versions: ComparedVersions) => void;
}) {
  const say = useWords();
  const comparison = useComparison(versions);
  const { from, to } = versions;
  return (
    <>
      <div className="finder-answers">
        <VersionSelect
          label={say("history.from")}
          choices={choices}
          value={from}
          onChange={(value) => {
            onChange({ from: value, to });
          }}
        />
        <VersionSelect
          label={say("history.to")}
          choices={choices}
          value={to}
          onChange={(value) => {
            onChange({ from, to: value });
          }}
        />
        <Link href={adminPaths.finderMap({ of: to, with: from })} prefetch={false}>
          {say("history.onMap")}
        </Link>
      </div>
      <div role="status" aria-live="polite" className="finder-part">
        {from === to ? (
          <p>{say("history.sameVersions")}</p>
        ) : comparison === null ? (
          <p className="finder-quiet">{say("history.loading")}</p>
        ) : comparison.ok ? null : (
          <p>{comparison.message}</p>
        )}
      </div>
      {comparison?.ok ? <Comparison comparison={comparison.body} /> : null}
    </>
  );
}

function VersionSelect({
  label,
  choices,
  value,
  onChange,
}: {
  readonly label: string;
  readonly choices: readonly VersionChoice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const say = useWords();
  const isListed = choices.some(([each]) => each === value);
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      >
        {isListed ? null : <option value={value}>{say("map.release", { version: value })}</option>}
        {choices.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Comparison({ comparison: { diff, records } }: { readonly comparison: ShownComparison }) {
  const say = useWords();
  return (
    <>
      <section className="finder-part">
        <h3>{say("history.journeys")}</h3>
        <JourneyChanges diff={diff} />
      </section>
      <section className="finder-part">
        <h3>{say("history.records")}</h3>
        <RecordChanges records={records} />
      </section>
    </>
  );
}
