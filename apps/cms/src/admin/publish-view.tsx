"use client";
/**
 * The view “Publish release”: obstacles, changes for visitors, and the form to publish.
 */
import { Button, Gutter, Link, SetStepNav } from "@payloadcms/ui";
import { useCallback, useEffect, useId, useState, type ReactNode } from "react";
import type { Preview } from "../eligibility/shapes.ts";
import { adminPaths } from "../names/paths.ts";
import { useAsk, type Asked } from "./ask.ts";
import { ExplainBox } from "./explain-box.tsx";
import { Changes } from "./publish-changes.tsx";
import { Finding } from "./publish-finding.tsx";
import { PublishForm, usePublication, type Publication } from "./publish-form.tsx";
import { useRulesRight } from "./use-rules-right.ts";
import { RequestCard } from "./publish-request.tsx";
import { Proof } from "./publish-proof.tsx";
import { Texts } from "./publish-texts.tsx";
import type { Say } from "../labels/request-words.ts";
import { useWords, writeMoment } from "./words.tsx";
import "./finder.css";

/** Loads the preview of the next release, and reloads it on demand. Null while loading. */
function usePreview(): { readonly preview: Asked<Preview> | null; readonly again: () => void } {
  const ask = useAsk();
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
  }, [ask, round]);
  return { preview, again };
}

export function PublishView() {
  const { preview, again } = usePreview();
  // Kept here, because the form is unmounted while the preview is reloaded.
  const publication = usePublication(again);
  const ready = preview?.ok ? preview.body : null;
  const say = useWords();
  return (
    <Gutter>
      <SetStepNav nav={[{ label: say("finder.publish.title") }]} />
      <main className="finder">
        <div>
          <div className="finder-head">
            <h1>{say("finder.publish.title")}</h1>
            <Button
              buttonStyle="secondary"
              size="small"
              disabled={preview === null}
              onClick={again}
            >
              {say("finder.publish.again")}
            </Button>
          </div>
          <Lead live={ready?.live ?? null} />
          <Waiting preview={preview} />
        </div>
        {ready ? <NextRelease preview={ready} publication={publication} again={again} /> : null}
        <Part heading={say("finder.history.title")}>
          <p>
            <Link href={adminPaths.finderHistory()} prefetch={false}>
              {say("history.all")}
            </Link>
          </p>
        </Part>
        <Part heading={say("finder.explain.title")}>
          <ExplainBox />
        </Part>
      </main>
    </Gutter>
  );
}

/** Shows what the next release changes, and what it takes to publish it. */
function NextRelease({
  preview,
  publication,
  again,
}: {
  readonly preview: Preview;
  readonly publication: Publication;
  readonly again: () => void;
}) {
  const say = useWords();
  const canPublish = useRulesRight();
  const { refusals, request, unchanged } = preview;
  return (
    <>
      <Obstacles preview={preview} onAccepted={again} />
      <Part heading={say("finder.changes.title")}>
        <Changes preview={preview} />
      </Part>
      <TextsToCheck texts={preview.texts} />
      <OtherFindings preview={preview} onAccepted={again} />
      {request ? (
        <Part heading={say("finder.request.title")}>
          <RequestCard preview={preview} request={request} onDone={again} />
        </Part>
      ) : null}
      {refusals.length === 0 && !unchanged && !request?.current ? (
        <Part heading={say("finder.publish.form")}>
          {canPublish ? (
            <PublishForm preview={preview} publication={publication} />
          ) : (
            <p>{say("rights.releases")}</p>
          )}
        </Part>
      ) : null}
    </>
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
  const say = useWords();
  return (
    <p className="finder-lead">
      {live
        ? say("finder.publish.live", {
            version: live.version,
            time: writeMoment(say, live.time),
            author: live.author,
            note: live.note,
          })
        : say("finder.publish.notLive")}
    </p>
  );
}

/** Shows the progress of the preview, or why it failed. */
function Waiting({ preview }: { readonly preview: Asked<Preview> | null }) {
  const say = useWords();
  return (
    <div role="status" aria-live="polite">
      {preview === null ? (
        <div className="finder-card finder-wait">
          <p>{say("finder.publish.loading")}</p>
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
  const say = useWords();
  return (
    <Part heading={sayVerdict(say, preview)}>
      {refusals.length === 0 ? null : (
        <ul className="finder-list">
          {refusals.slice(0, 40).map((refusal) => (
            <Finding
              key={refusal.finding ?? refusal.message}
              finding={refusal}
              checksum={preview.data_checksum}
              secondPerson={preview.second_person}
              tone="bad"
              onDone={onAccepted}
            />
          ))}
        </ul>
      )}
      {refusals.length > 40 ? (
        <p className="finder-quiet">
          {say("finder.publish.more", { count: refusals.length - 40 })}
        </p>
      ) : null}
      <Proof preview={preview} />
    </Part>
  );
}
function sayVerdict(say: Say, { refusals, unchanged, version }: Preview): string {
  if (refusals.length > 0)
    return say("finder.publish.obstacles", { count: refusals.length, version });
  return unchanged ? say("finder.publish.unchanged") : say("finder.publish.allowed", { version });
}

/** Lists the texts that a release makes uncertain. */
function TextsToCheck({ texts }: Pick<Preview, "texts">) {
  const say = useWords();
  return texts === null ? null : (
    <Part heading={say("finder.texts.title")}>
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
  const say = useWords();
  if (findings.length === 0) return null;
  return (
    <section className="finder-part">
      <details>
        <summary>{say("finder.publish.findings", { count: findings.length + more })}</summary>
        <ul className="finder-list">
          {findings.map((finding) => (
            <Finding
              key={finding.id}
              finding={finding}
              checksum={null}
              secondPerson={preview.second_person}
              tone="note"
              onDone={onAccepted}
            />
          ))}
        </ul>
      </details>
    </section>
  );
}
