"use client";
/** Imports an XLIFF file: shows what would change, and stores what the person chose as drafts. */
import { LOCALE_TABLE, type Locale } from "@orlaya/locales";
import { useId } from "react";
import { adminPaths } from "../names/paths.ts";
import type { DocumentDiff, SentenceDiff } from "../xliff/import.ts";
import { useXliffImport, type Import } from "./use-xliff-import.ts";
import { useWords } from "./words.tsx";

export function XliffImport() {
  const say = useWords();
  const title = useId();
  const { opened, problem, sent, stored, open, toggle, store } = useXliffImport();
  return (
    <section className="board-part" aria-labelledby={title}>
      <h3 id={title}>{say("board.import")}</h3>
      <p className="start-quiet">{say("board.importHelp")}</p>
      <label className="board-file">
        {say("board.file")}
        <input
          type="file"
          accept=".xlf,.xliff,application/xliff+xml"
          disabled={sent !== null}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void open(file);
            event.target.value = "";
          }}
        />
      </label>
      <div aria-live="polite">
        {problem === "" ? null : <p className="sentences-problem">{problem}</p>}
        {stored ? <Stored documents={stored} /> : null}
      </div>
      {opened ? <Comparison {...{ opened, sent, toggle, store }} /> : null}
    </section>
  );
}

/** Most documents whose sentences are shown at once. */
const MOST_OPEN = 5;

const countStored = (documents: readonly DocumentDiff[]): number =>
  documents.reduce((sum, { stored }) => sum + stored, 0);

function Stored({ documents }: { readonly documents: readonly DocumentDiff[] }) {
  const say = useWords();
  return (
    <>
      <p>{say("board.imported", { count: countStored(documents) })}</p>
      {documents
        .filter(({ problem }) => problem !== null)
        .map(({ group, title, problem }) => (
          <p key={group}>
            {title}: {problem}
          </p>
        ))}
    </>
  );
}

function Comparison({
  opened: { answer, wanted },
  sent,
  toggle,
  store,
}: {
  readonly opened: Import;
  readonly sent: number | null;
  readonly toggle: (key: string) => void;
  readonly store: () => Promise<void>;
}) {
  const say = useWords();
  const { source, target, total, documents } = answer;
  const shown = documents.filter(
    ({ problem, sentences }) => problem !== null || sentences.length > 0,
  );
  return (
    <>
      <p>
        {say("board.compared", {
          count: total,
          source: LOCALE_TABLE[source].label,
          target: LOCALE_TABLE[target].label,
        })}
      </p>
      {shown.length === 0 ? <p>{say("board.same")}</p> : null}
      {shown.map((document) => (
        <DocumentPart
          key={document.group}
          isOpen={shown.length <= MOST_OPEN}
          {...{ document, wanted, toggle, target, source }}
        />
      ))}
      <div className="board-buttons">
        <button
          type="button"
          disabled={sent !== null || wanted.size === 0}
          onClick={() => void store()}
        >
          {say("board.store", { count: wanted.size })}
        </button>
        {sent === null ? null : (
          <progress max={documents.length} value={sent} aria-label={say("board.import")} />
        )}
      </div>
    </>
  );
}

interface Part {
  readonly wanted: ReadonlySet<string>;
  readonly toggle: (key: string) => void;
  readonly source: Locale;
  readonly target: Locale;
}

function DocumentPart({
  document,
  isOpen,
  ...part
}: Part & { readonly document: DocumentDiff; readonly isOpen: boolean }) {
  const { title, problem, sentences, collection, id } = document;
  const count = sentences.filter(({ key }) => part.wanted.has(key)).length;
  return (
    <details
      className="board-document"
      open={isOpen || sentences.some(({ message }) => message !== "")}
    >
      <summary>
        {title} ({count}/{sentences.length})
      </summary>
      {problem === null ? null : <p className="sentences-problem">{problem}</p>}
      {id === null ? null : <a href={adminPaths.translate(collection, id)}>{title}</a>}
      <ul>
        {sentences.map((sentence) => (
          <SentencePart key={sentence.key} sentence={sentence} {...part} />
        ))}
      </ul>
    </details>
  );
}

function SentencePart({
  sentence: { key, place, source: text, before, after, message, canStore },
  wanted,
  toggle,
  source,
  target,
}: Part & { readonly sentence: SentenceDiff }) {
  const words = useId();
  return (
    <li className="board-sentence">
      <input
        type="checkbox"
        aria-labelledby={words}
        checked={wanted.has(key)}
        disabled={!canStore}
        onChange={() => {
          toggle(key);
        }}
      />
      <div id={words}>
        <span className="start-quiet">{place}</span>
        <p lang={source}>{text}</p>
        <p lang={target}>
          {before === "" ? null : <del>{before}</del>} <ins>{after}</ins>
        </p>
        {message === "" ? null : <p className="sentence-finding">{message}</p>}
      </div>
    </li>
  );
}
