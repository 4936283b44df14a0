"use client";
/** Panel of a document: pages that show its draft, and links for people without an account. */
import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useId, useState } from "react";
import { endpointPaths } from "../names/paths.ts";
import type { Previews } from "../preview/shapes.ts";
import { useAsk } from "./ask.ts";
import { PreviewLinks } from "./preview-links.tsx";
import { useWords } from "./words.tsx";
import "./languages.css";
import "./uses.css";
import "./preview-panel.css";

/** Loads the panel, again when the document goes live or is taken down. */
function usePreviews() {
  const ask = useAsk();
  const { collectionSlug = "", hasPublishedDoc, id, isTrashed } = useDocumentInfo();
  const [previews, setPreviews] = useState<Previews | null>(null);
  useEffect(() => {
    if (id === undefined || isTrashed) return undefined;
    const leaving = new AbortController();
    void ask<Previews>(endpointPaths.previews(collectionSlug, id), {
      signal: leaving.signal,
    }).then((answer) => {
      // A failed request is not shown: the document can be edited without its panel.
      if (answer.ok && !leaving.signal.aborted) setPreviews(answer.body);
    });
    return () => {
      leaving.abort();
    };
  }, [ask, collectionSlug, hasPublishedDoc, id, isTrashed]);
  return { previews, setPreviews };
}

export function PreviewPanel() {
  const say = useWords();
  const title = useId();
  const { previews, setPreviews } = usePreviews();
  const { collectionSlug = "", id = "" } = useDocumentInfo();
  if (previews === null) return null;
  return (
    <section className="languages preview" aria-labelledby={title}>
      <h3 id={title}>{say("preview.title")}</h3>
      <p className="languages-quiet">
        {say(previews.pages.length > 0 ? "preview.pages" : "preview.noPage")}
      </p>
      <Pages previews={previews} />
      <PreviewLinks
        previews={previews}
        setPreviews={setPreviews}
        paths={{
          share: endpointPaths.previewAction(collectionSlug, id, "share"),
          end: endpointPaths.previewAction(collectionSlug, id, "end"),
        }}
      />
    </section>
  );
}

function Pages({ previews: { locale, pages } }: { readonly previews: Previews }) {
  const say = useWords();
  return (
    <ul className="uses-list">
      {pages.map(({ id, title, path, href }) => (
        <li className="uses-row" key={id}>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            aria-label={say("preview.newTab", { title: title || path })}
          >
            <span lang={locale}>{title || path}</span>
          </a>
          <span className="languages-quiet" lang={locale}>
            {path}
          </span>
        </li>
      ))}
    </ul>
  );
}
