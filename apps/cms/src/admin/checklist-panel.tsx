"use client";
/** Panel of a document: what blocks its publication, and what to look at. */
import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useId, useState } from "react";
import type { ShownChecklist, ShownFinding } from "../checklist/shapes.ts";
import { adminPaths, endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { useDocumentChanges } from "./document-changes.ts";
import { useReveal } from "./reveal-field.ts";
import { useWords } from "./words.tsx";
import "./checklist.css";

/** Time in ms after a save before the list is loaded again. */
const PAUSE_MS = 150;
/** Findings of a level that are shown at once. The others are behind a summary. */
const SHOWN = { blocking: 6, warning: 3 } as const;
/** Checks of translations, which are mended side by side with the source. */
const SIDE_BY_SIDE: ReadonlySet<string> = new Set(["outdated", "empty-sentence", "language"]);

/** Loads the list, again after each save of the document. */
function useChecklist(): ShownChecklist | null {
  const ask = useAsk();
  const { collectionSlug, id } = useDocumentInfo();
  const changes = useDocumentChanges();
  const [checklist, setChecklist] = useState<ShownChecklist | null>(null);
  useEffect(() => {
    if (id === undefined || collectionSlug === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const path = endpointPaths.checklist(collectionSlug, id);
    const timer = setTimeout(() => {
      void ask<ShownChecklist>(path, { signal }).then((answer) => {
        // A failed request is not shown: the publication runs the same checks.
        if (answer.ok && !signal.aborted) setChecklist(answer.body);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [ask, collectionSlug, id, changes]);
  return checklist;
}

export function ChecklistPanel() {
  const say = useWords();
  const title = useId();
  const checklist = useChecklist();
  if (checklist === null) return null;
  const { blocking, warnings, findings } = checklist;
  return (
    <section className="languages checklist" aria-labelledby={title}>
      <h3 id={title}>{say("checklist.title")}</h3>
      <div aria-live="polite">
        {blocking === 0 ? (
          <p className="languages-quiet checklist-none">{say("checklist.none")}</p>
        ) : null}
        {blocking > 0 ? (
          <p className="checklist-count checklist-count--blocking">
            {say("checklist.blocking", { count: blocking })}
          </p>
        ) : null}
      </div>
      <Findings findings={findings} level="blocking" />
      {warnings > 0 ? (
        <p className="checklist-count">{say("checklist.warnings", { count: warnings })}</p>
      ) : null}
      <Findings findings={findings} level="warning" />
    </section>
  );
}

/** Renders the first findings of a level, and the others behind a summary. */
function Findings({
  findings,
  level,
}: {
  readonly findings: readonly ShownFinding[];
  readonly level: ShownFinding["level"];
}) {
  const say = useWords();
  const own = findings.filter((finding) => finding.level === level);
  if (own.length === 0) return null;
  const rest = own.slice(SHOWN[level]);
  return (
    <>
      <FindingList findings={own.slice(0, SHOWN[level])} />
      {rest.length > 0 ? (
        <details className="checklist-rest">
          <summary>{say("checklist.more", { count: rest.length })}</summary>
          <FindingList findings={rest} />
        </details>
      ) : null}
    </>
  );
}

function FindingList({ findings }: { readonly findings: readonly ShownFinding[] }) {
  return (
    <ul className="checklist-list">
      {findings.map((finding) => (
        <li
          key={`${finding.check} ${finding.path} ${finding.sentence}`}
          className={`checklist-row checklist-row--${finding.level}`}
        >
          <FindingButton finding={finding} />
        </li>
      ))}
    </ul>
  );
}

/** A finding, which leads to the field that it is about. */
function FindingButton({
  finding: { check, path, place, sentence },
}: {
  readonly finding: ShownFinding;
}) {
  const { revealField } = useReveal();
  const { collectionSlug, id } = useDocumentInfo();
  if (SIDE_BY_SIDE.has(check) && collectionSlug !== undefined && id !== undefined)
    return <a href={adminPaths.translate(collectionSlug, id)}>{sentence}</a>;
  return (
    <button
      type="button"
      onClick={() => {
        revealField(path);
      }}
    >
      {place === "" ? null : <b>{place}</b>}
      <span>{sentence}</span>
    </button>
  );
}
