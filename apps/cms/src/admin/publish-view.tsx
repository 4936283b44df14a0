"use client";
/**
 * The view “Publish release”: obstacles, changes for visitors, the form to publish, and earlier
 * releases.
 */
import { Button, Gutter, SetStepNav } from "@payloadcms/ui";
import { useCallback, useEffect, useId, useState, type ReactNode } from "react";
import type { Preview } from "../eligibility/shapes.ts";
import { ask, count, formatMoment, formatCount, type Asked } from "./ask.ts";
import { ExplainBox } from "./explain-box.tsx";
import { Changes } from "./publish-changes.tsx";
import { Finding } from "./publish-finding.tsx";
import { PublishForm, usePublication } from "./publish-form.tsx";
import { RequestCard } from "./publish-request.tsx";
import { Proof } from "./publish-proof.tsx";
import { Texts } from "./publish-texts.tsx";
import { History } from "./release-history.tsx";
import "./finder.css";

/** Loads the preview of the next release, and reloads it on demand. Null while loading. */
function usePreview(): { readonly preview: Asked<Preview> | null; readonly again: () => void } {
  const [preview, setPreview] = useState<Asked<Preview> | null>(null);
  const [round, setRound] = useState(0);
  const again = useCallback(() => {
    setPreview(null);
    setRound((value) => value + 1);
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    void ask<Preview>("/finder/preview", { signal: leaving.signal }).then((answer) => {
      if (!leaving.signal.aborted) setPreview(answer);
    });
    return () => {
      leaving.abort();
    };
  }, [round]);
  return { preview, again };
}

export function PublishView() {
  const { preview, again } = usePreview();
  // Kept here, because the form is unmounted while the preview is reloaded.
  const publication = usePublication(again);
  const ready = preview?.ok ? preview.body : null;
  const allowed = ready !== null && ready.refusals.length === 0;
  return (
    <Gutter>
      <SetStepNav nav={[{ label: "Publish release" }]} />
      <div className="finder">
        <header>
          <div className="finder-head">
            <h1>Publish release</h1>
            <Button
              buttonStyle="secondary"
              size="small"
              disabled={preview === null}
              onClick={again}
            >
              Check again
            </Button>
          </div>
          <Lead live={ready?.live ?? null} />
          <Waiting preview={preview} />
        </header>
        {ready ? (
          <>
            <Obstacles preview={ready} onAccepted={again} />
            <Part heading="What changes for visitors">
              <Changes preview={ready} />
            </Part>
            <TextsToCheck texts={ready.texts} />
            <OtherFindings preview={ready} onAccepted={again} />
            {ready.request ? (
              <Part heading="Waiting for a confirmation">
                <RequestCard preview={ready} request={ready.request} onDone={again} />
              </Part>
            ) : null}
            {allowed && !ready.unchanged && !ready.request?.current ? (
              <Part heading="Publish">
                <PublishForm preview={ready} publication={publication} />
              </Part>
            ) : null}
          </>
        ) : null}
        <Part heading="Releases">
          <History live={ready?.live?.version ?? null} onActivated={again} />
        </Part>
        <Part heading="Why this plan?">
          <ExplainBox />
        </Part>
      </div>
    </Gutter>
  );
}

/** Renders a section that is labelled by its heading. */
function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="finder-part" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

/** States which release is live. */
function Lead({ live }: { readonly live: Preview["live"] }) {
  return (
    <p className="finder-lead">
      {live ? (
        <>
          Visitors get release {live.version}, published {formatMoment(live.time)} by {live.author}:{" "}
          {live.note}
        </>
      ) : (
        "Editing rules never reaches visitors. A release does."
      )}
    </p>
  );
}

/** Shows the progress of the preview, or why it failed. */
function Waiting({ preview }: { readonly preview: Asked<Preview> | null }) {
  return (
    <div role="status" aria-live="polite">
      {preview === null ? (
        <div className="finder-card finder-wait">
          <p>
            Looking for mistakes, compiling, and checking every journey against an independent
            reading of the rules…
          </p>
          <div className="finder-progress" />
        </div>
      ) : !preview.ok ? (
        <div className="finder-card finder-card--bad finder-wait">
          <p>{preview.message}</p>
        </div>
      ) : null}
    </div>
  );
}

/** Shows whether the release may be published, the reasons against it, and the proof. */
function Obstacles({
  preview,
  onAccepted,
}: {
  readonly preview: Preview;
  readonly onAccepted: () => void;
}) {
  const { refusals } = preview;
  return (
    <Part heading={getVerdict(preview)}>
      {refusals.length === 0 ? null : (
        <ul className="finder-list">
          {refusals.slice(0, 40).map((refusal) => (
            <Finding
              key={refusal.finding ?? refusal.message}
              finding={refusal}
              preview={preview}
              tone="bad"
              onAccepted={onAccepted}
            />
          ))}
        </ul>
      )}
      {refusals.length > 40 ? (
        <p className="finder-quiet">and {count(refusals.length - 40)} more</p>
      ) : null}
      <Proof preview={preview} />
    </Part>
  );
}
function getVerdict({ refusals, unchanged, version }: Preview): string {
  if (refusals.length > 0)
    return `${formatCount(refusals.length, "thing stands", "things stand")} in the way of release ${version}`;
  return unchanged ? "Everything is published" : `Release ${version} may be published`;
}

/** Lists the texts that a release makes uncertain. */
function TextsToCheck({ texts }: Pick<Preview, "texts">) {
  return texts === null ? null : (
    <Part heading="Texts to check">
      <Texts texts={texts} />
    </Part>
  );
}

/** Lists the findings that do not block a release. */
function OtherFindings({
  preview,
  onAccepted,
}: {
  readonly preview: Preview;
  readonly onAccepted: () => void;
}) {
  const { findings, more_findings: more } = preview;
  if (findings.length === 0) return null;
  return (
    <section className="finder-part">
      <details>
        <summary>
          {formatCount(findings.length + more, "finding")} worth a look; none of them stops a
          release
        </summary>
        <ul className="finder-list">
          {findings.map((finding) => (
            <Finding
              key={finding.id}
              finding={finding}
              preview={preview}
              tone="note"
              onAccepted={onAccepted}
            />
          ))}
        </ul>
      </details>
    </section>
  );
}
