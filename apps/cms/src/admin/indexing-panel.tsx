"use client";
/** Parts of the form of a country page that state whether search engines list it, and why. */
import { INDEXING_STATES, type IndexingState } from "@orlaya/contract/indexing";
import { useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useEffect, useId, useState } from "react";
import { readString, type Stored } from "../fields/record.ts";
import { readChoice } from "../indexing/choices.ts";
import { endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { useDocumentChanges } from "./document-changes.ts";
import { useWords } from "./words.tsx";
import "./languages.css";

/** Decision about the published page; `none` while the page is not published. */
type Shown = IndexingState | "none";

/** Loads the decision of the service, again after each save of the page; null until it is known. */
function useDecision(): Shown | null {
  const ask = useAsk();
  const { id } = useDocumentInfo();
  const changes = useDocumentChanges();
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    if (id === undefined) return undefined;
    const leaving = new AbortController();
    const path = endpointPaths.indexing(id);
    void ask<{ readonly docs: readonly Stored[] }>(path, { signal: leaving.signal }).then(
      (answer) => {
        // A failed request is not shown: the page can be edited without the panel.
        if (!answer.ok || leaving.signal.aborted) return;
        const stored = readString(answer.body.docs[0]?.["indexing"]);
        setShown(INDEXING_STATES.find((state) => state === stored) ?? "none");
      },
    );
    return () => {
      leaving.abort();
    };
  }, [ask, id, changes]);
  return shown;
}

export function IndexingPanel() {
  const say = useWords();
  const title = useId();
  const shown = useDecision();
  if (shown === null) return null;
  return (
    <section className="languages" aria-labelledby={title}>
      <h3 id={title}>{say("indexing.title")}</h3>
      <p aria-live="polite">{say(`indexing.${shown}`)}</p>
      {shown === "text" ? <p className="languages-quiet">{say("indexing.text.also")}</p> : null}
      {shown === "no_text" ? (
        <p className="languages-quiet">{say("indexing.no_text.also")}</p>
      ) : null}
    </section>
  );
}

/** States below the choice of the editor what it does. */
export function IndexingEffect({ path }: { readonly path: string }) {
  const say = useWords();
  const chosen = readChoice(useFormFields(([fields]) => fields[path]?.value));
  // The older checkbox of the page has precedence over the choice.
  const isClosed = useFormFields(([fields]) => fields["seo.noindex"]?.value) === true;
  const choice = isClosed ? "noindex" : chosen;
  return (
    <p className="field-description" aria-live="polite">
      {say(`indexing.effect.${choice}`)}
    </p>
  );
}
