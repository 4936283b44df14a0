"use client";
/**
 * Panel of a form: whether the facts of the document are the same in every language, and the button
 * that puts them into all of them.
 */
import { Button, toast, useDocumentInfo } from "@payloadcms/ui";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import type { FactsMode, FactsResult, ShownDifference, ShownFacts } from "../facts/shapes.ts";
import { endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { FactsDialog } from "./facts-dialog.tsx";
import { useSaveForm } from "./save-form.ts";
import { useWords } from "./words.tsx";
import "./finder.css";
import "./facts-panel.css";

/** Pause in ms after a save of the form before the languages are compared again. */
const PAUSE = 800;

/** Loads the facts of the group, again after each save of the form. */
function useFacts() {
  const ask = useAsk();
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const [facts, setFacts] = useState<ShownFacts | null>(null);
  const load = useCallback(async (): Promise<ShownFacts | null> => {
    if (id === undefined) return null;
    const answer = await ask<ShownFacts>(endpointPaths.facts(collectionSlug ?? "", id));
    // A failed request is not shown: the document can be edited without its facts.
    setFacts(answer.ok ? answer.body : null);
    return answer.ok ? answer.body : null;
  }, [ask, collectionSlug, id]);
  useEffect(() => {
    const timer = setTimeout(() => void load(), PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [load, lastUpdateTime]);
  return { facts, load };
}

/** Returns a function that shows the state of the document after its facts went live. */
function useShowState() {
  const info = useDocumentInfo();
  return (locale: string | null, { results }: FactsResult): void => {
    const outcome = results.find((result) => result.locale === locale)?.outcome;
    if (outcome === undefined || outcome === "unchanged" || outcome === "outside") return;
    info.incrementVersionCount();
    info.setMostRecentVersionIsAutosaved(false);
    if (outcome === "published") info.setUnpublishedVersionCount(0);
    info.setLastUpdateTime(Date.now());
  };
}

function Differences({
  summary,
  facts,
}: {
  readonly summary: string;
  readonly facts: readonly ShownDifference[];
}) {
  if (facts.length === 0) return null;
  return (
    <details className="facts-panel__differences">
      <summary>{summary}</summary>
      <ul className="finder-list">
        {facts.map(({ label, path, values }) => (
          <li key={path}>
            <p className="facts-panel__label">{label}</p>
            <dl className="finder-facts">
              {values.map(({ language, locale, value }) => (
                <div key={locale} style={{ display: "contents" }}>
                  <dt lang={locale}>{language}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Actions({
  facts,
  isBusy,
  onOpen,
}: {
  readonly facts: ShownFacts;
  readonly isBusy: boolean;
  readonly onOpen: (mode: FactsMode) => void;
}) {
  const say = useWords();
  const { canDraft, canPublish, members, refusal } = facts;
  const modes = (["publish", "draft"] as const).filter((mode) =>
    mode === "publish" ? canPublish : canDraft && !canPublish,
  );
  return (
    <>
      {refusal === null ? null : <p className="finder-quiet">{refusal}</p>}
      <div className="finder-actions">
        {modes.map((mode) => (
          <Button
            key={mode}
            size="small"
            margin={false}
            buttonStyle="secondary"
            disabled={isBusy}
            onClick={() => {
              onOpen(mode);
            }}
          >
            {isBusy
              ? say("facts.loading")
              : mode === "publish"
                ? say("facts.publish", { count: members.length })
                : say("facts.draft")}
          </Button>
        ))}
      </div>
    </>
  );
}

/** Draws nothing while the document exists in one language only. */
export function FactsPanel() {
  const say = useWords();
  const heading = useId();
  const { facts, load } = useFacts();
  const { id } = useDocumentInfo();
  const saveForm = useSaveForm();
  const showState = useShowState();
  const [isBusy, setBusy] = useState(false);
  const [mode, setMode] = useState<FactsMode | null>(null);
  const isReloading = useRef(false);
  const panel = useRef<HTMLElement>(null);
  if (!facts || facts.members.length < 2) return null;
  async function open(wanted: FactsMode): Promise<void> {
    setBusy(true);
    const isSaved = await saveForm();
    const loaded = isSaved ? await load() : null;
    setBusy(false);
    if (loaded) setMode(wanted);
    else toast.error(say("facts.unsaved"));
  }
  const own = facts.members.find(({ href }) => href.endsWith(`/${String(id)}`))?.locale ?? null;
  const isSame = facts.newest.length === 0 && facts.live.length === 0;
  return (
    <section ref={panel} className="finder finder--bar facts-panel" aria-labelledby={heading}>
      <div className="finder-card">
        <h3 id={heading}>{say("facts.title")}</h3>
        <p className="finder-quiet">{say(isSame ? "facts.same" : "facts.intro")}</p>
        <Differences
          summary={say("facts.newest", { count: facts.newest.length })}
          facts={facts.newest}
        />
        <Differences summary={say("facts.live", { count: facts.live.length })} facts={facts.live} />
        <Actions facts={facts} isBusy={isBusy} onOpen={(wanted) => void open(wanted)} />
      </div>
      {mode === null ? null : (
        <FactsDialog
          facts={facts}
          mode={mode}
          source={own}
          reload={load}
          onDone={(result, hasOwnText) => {
            showState(own, result);
            // The form shows the old text of its price.
            isReloading.current = hasOwnText;
          }}
          onClose={() => {
            setMode(null);
            // The button was disabled when the dialog opened, so the browser does not return to it.
            panel.current?.querySelector<HTMLElement>(".finder-actions button")?.focus();
            if (isReloading.current) window.location.reload();
            else void load();
          }}
        />
      )}
    </section>
  );
}
