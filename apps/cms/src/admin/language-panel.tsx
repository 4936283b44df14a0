"use client";
/** Panel of a document: its languages with their states, and what its translation lacks. */
import { LOCALE_TABLE, type Locale } from "@orlaya/locales";
import { Button, toast, useDocumentInfo } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useEffect, useId, useState } from "react";
import { adminPaths, endpointPaths } from "../names/paths.ts";
import type { CreatedTranslation } from "../translation/create-translation.ts";
import type { Panel, PanelCell, ToDo } from "../translation/panel.ts";
import { useAsk } from "./ask.ts";
import { useDocumentChanges } from "./document-changes.ts";
import { useWords } from "./words.tsx";
import "./languages.css";

/** Loads the panel, again after each save of the document. */
function usePanel() {
  const ask = useAsk();
  const { collectionSlug, id } = useDocumentInfo();
  const changes = useDocumentChanges();
  const [panel, setPanel] = useState<Panel | null>(null);
  useEffect(() => {
    if (id === undefined || collectionSlug === undefined) return undefined;
    const leaving = new AbortController();
    void ask<Panel>(endpointPaths.translation(collectionSlug, id), {
      signal: leaving.signal,
    }).then((answer) => {
      // A failed request is not shown: the document can be edited without its panel.
      if (answer.ok && !leaving.signal.aborted) setPanel(answer.body);
    });
    return () => {
      leaving.abort();
    };
  }, [ask, collectionSlug, id, changes]);
  return { panel, collection: collectionSlug ?? "", id: id ?? "" };
}

/** Creates a translation, and opens it unless links of it are empty. */
function useCreation(collection: string, id: number | string) {
  const ask = useAsk();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [created, setCreated] = useState<(CreatedTranslation & { locale: Locale }) | null>(null);
  async function create(locale: Locale): Promise<void> {
    setAsking(true);
    const path = endpointPaths.createTranslation(collection, id);
    const answer = await ask<CreatedTranslation>(path, { method: "POST", body: { locale } });
    setAsking(false);
    if (!answer.ok) toast.error(answer.message);
    else if (answer.body.missing.length > 0) setCreated({ ...answer.body, locale });
    else router.push(adminPaths.translate(collection, answer.body.id));
  }
  return { create, created, isAsking };
}

export function LanguagePanel() {
  const say = useWords();
  const title = useId();
  const { panel, collection, id } = usePanel();
  const { create, created, isAsking } = useCreation(collection, id);
  if (panel === null) return null;
  return (
    <section className="languages" aria-labelledby={title}>
      <h3 id={title}>{say("translation.languages")}</h3>
      <ul className="languages-list">
        {panel.cells.map((cell) => (
          <LanguageRow
            key={cell.locale}
            panel={panel}
            cell={cell}
            isAsking={isAsking}
            create={create}
          />
        ))}
      </ul>
      <div aria-live="polite">{created ? <Created created={created} /> : null}</div>
      {panel.toDo ? (
        <ToDoPart toDo={panel.toDo} href={adminPaths.translate(collection, id)} />
      ) : (
        <p className="languages-quiet">{say("translation.isOriginal")}</p>
      )}
    </section>
  );
}

function LanguageRow({
  panel,
  cell: { locale, state, id, canCreate },
  isAsking,
  create,
}: {
  readonly panel: Panel;
  readonly cell: PanelCell;
  readonly isAsking: boolean;
  readonly create: (locale: Locale) => Promise<void>;
}) {
  const say = useWords();
  const { label } = LOCALE_TABLE[locale];
  const isCurrent = locale === panel.locale;
  return (
    <li className={isCurrent ? "languages-row languages-row--current" : "languages-row"}>
      {id === null || isCurrent ? (
        <span lang={locale} aria-current={isCurrent ? "true" : undefined}>
          {label}
        </span>
      ) : (
        <a href={adminPaths.document(panel.collection, id)} lang={locale}>
          {label}
        </a>
      )}
      {canCreate ? (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isAsking}
          aria-label={say("translation.createIn", { language: label })}
          onClick={() => {
            void create(locale);
          }}
        >
          {say("translation.create")}
        </Button>
      ) : (
        <span className={`language-state language-state--${state}`}>
          {say(`translationState.${state}`)}
        </span>
      )}
    </li>
  );
}

/** States which links of a new translation are empty. */
function Created({
  created: { collection, id, locale, missing },
}: {
  readonly created: CreatedTranslation & { readonly locale: Locale };
}) {
  const say = useWords();
  const { label: language } = LOCALE_TABLE[locale];
  return (
    <div className="languages-created">
      <p>{say("translation.missingTargets", { count: missing.length, language })}</p>
      <ul>
        {missing.map((target) => (
          <li key={target.id}>
            <a href={adminPaths.document(target.collection, target.id)}>{target.title}</a>
          </li>
        ))}
      </ul>
      <a href={adminPaths.translate(collection, id)}>{say("translation.open", { language })}</a>
    </div>
  );
}

function ToDoPart({ toDo, href }: { readonly toDo: ToDo; readonly href: string }) {
  const say = useWords();
  const { changed, untranslated, toCheck, lacksRows } = toDo;
  const { label: language } = LOCALE_TABLE[toDo.source];
  const isDone = changed === 0 && untranslated === 0 && toCheck === 0 && !lacksRows;
  return (
    <>
      <ul className="languages-todo">
        {changed > 0 ? (
          <li>{say("translation.toDoChanged", { count: changed, language })}</li>
        ) : null}
        {untranslated > 0 ? (
          <li>{say("translation.toDoUntranslated", { count: untranslated, language })}</li>
        ) : null}
        {toCheck > 0 ? <li>{say("translation.toDoCheck", { count: toCheck })}</li> : null}
        {lacksRows ? <li>{say("translation.toDoRows", { language })}</li> : null}
        {isDone ? <li>{say("translation.toDoNone", { language })}</li> : null}
      </ul>
      <a href={href}>{say("translation.sideBySide")}</a>
    </>
  );
}
