"use client";
/** Choice of the page to which visitors of a document are sent after it is taken down. */
import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useId, useState } from "react";
import { endpointPaths } from "../names/paths.ts";
import type { TargetPage, Uses } from "../uses/shapes.ts";
import { useAsk } from "./ask.ts";
import { useWords } from "./words.tsx";

/** Pause in ms after a key before the pages are searched. */
const PAUSE = 250;

/** Finds pages by what the person typed; null before an answer. */
function useTargets(question: string): readonly TargetPage[] | null {
  const ask = useAsk();
  const { collectionSlug, id } = useDocumentInfo();
  const [pages, setPages] = useState<readonly TargetPage[] | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      if (question.trim() === "") {
        setPages(null);
        return;
      }
      const path = endpointPaths.usesTargets(collectionSlug ?? "", id ?? "", question);
      void ask<{ readonly pages: readonly TargetPage[] }>(path, { signal: leaving.signal }).then(
        (answer) => {
          if (answer.ok && !leaving.signal.aborted) setPages(answer.body.pages);
        },
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [ask, collectionSlug, id, question]);
  return pages;
}

function Choice({
  name,
  page,
  isChosen,
  onChoose,
}: {
  readonly name: string;
  /** Null: visitors are not sent anywhere. */
  readonly page: TargetPage | null;
  readonly isChosen: boolean;
  readonly onChoose: (page: TargetPage | null) => void;
}) {
  const say = useWords();
  return (
    <label className="uses-choice">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={() => {
          onChoose(page);
        }}
      />
      {page ? (
        <span>
          {page.title} <span className="languages-quiet">{page.path}</span>
        </span>
      ) : (
        <span>{say("uses.nowhere")}</span>
      )}
    </label>
  );
}

/** Renders the pages above the document, and those that are found by words. */
export function TargetChoice({
  uses: { path, suggestions },
  to,
  onChoose,
}: {
  readonly uses: Uses;
  /** Path of the chosen page; empty for none. */
  readonly to: string;
  readonly onChoose: (to: string) => void;
}) {
  const say = useWords();
  const name = useId();
  const [question, setQuestion] = useState("");
  const [chosen, setChosen] = useState<TargetPage | null>(null);
  const found = useTargets(question);
  // The chosen page stays in the list while the person searches on.
  const listed = [...suggestions, ...(chosen ? [chosen] : []), ...(found ?? [])];
  const pages = [...new Map(listed.map((page) => [page.path, page])).values()];
  function choose(page: TargetPage | null): void {
    setChosen(page);
    onChoose(page?.path ?? "");
  }
  return (
    <fieldset className="uses-targets">
      <legend>{say("uses.visitors", { path })}</legend>
      <Choice name={name} isChosen={to === ""} onChoose={choose} page={null} />
      {pages.map((page) => (
        <Choice
          key={page.path}
          name={name}
          isChosen={to === page.path}
          onChoose={choose}
          page={page}
        />
      ))}
      <label className="uses-find">
        <span>{say("uses.find")}</span>
        <input
          type="search"
          value={question}
          onChange={({ target }) => {
            setQuestion(target.value);
          }}
        />
      </label>
      <p className="languages-quiet" aria-live="polite">
        {found?.length === 0 ? say("uses.noneFound") : ""}
      </p>
    </fieldset>
  );
}
