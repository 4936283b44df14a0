"use client";
/** Report of an import of Prismic: what became of each document, as a list and as a file. */
import { nameSource, writeOutcome, writeReport, writeUnmapped } from "../bundle/prismic/report.ts";
import type { DocumentReport, PrismicReport } from "../bundle/prismic/shapes.ts";
import { adminPaths } from "../names/paths.ts";
import { saveFile } from "./save-file.ts";
import { useWords } from "./words.tsx";

/** Most documents that are shown. The file contains all. */
const MOST = 200;

function DocumentPart({ document }: { readonly document: DocumentReport }) {
  const say = useWords();
  const { lang, mapped, outcome, target, type, unmapped } = document;
  const name = nameSource(document);
  return (
    <details className="board-document" open={outcome === "refused"}>
      <summary>
        {name} · {type} · {lang} ({unmapped.length})
      </summary>
      <p>{writeOutcome(say, document)}</p>
      {outcome === "created" ? (
        <p className="start-quiet">{say("bundle.prismic.mapped", { count: mapped })}</p>
      ) : null}
      {target ? (
        <p>
          <a
            href={adminPaths.document(target.collection, target.id)}
            aria-label={`${say("bundle.prismic.open")}: ${name}`}
          >
            {say("bundle.prismic.open")}
          </a>
        </p>
      ) : null}
      {unmapped.length === 0 ? null : (
        <ul className="transfer-list">
          {unmapped.map((each, index) => (
            <li key={`${index} ${each.path}`}>{writeUnmapped(say, each)}</li>
          ))}
        </ul>
      )}
    </details>
  );
}

export function PrismicResult({ report }: { readonly report: PrismicReport }) {
  const say = useWords();
  const { counts, documents } = report;
  const { created, kept, refused, unmapped } = counts;
  function save(): void {
    const text = new Blob([writeReport(say, report)], { type: "text/plain;charset=utf-8" });
    saveFile(text, `${say("bundle.prismic.reportName")}.txt`);
  }
  return (
    <div className="transfer-report">
      <p>{say("bundle.prismic.done", { created, kept, refused })}</p>
      <p>{say("bundle.prismic.unmapped", { count: unmapped })}</p>
      <div className="board-buttons">
        <button type="button" onClick={save}>
          {say("bundle.prismic.report")}
        </button>
      </div>
      {documents.slice(0, MOST).map((document, index) => (
        <DocumentPart key={`${index} ${document.source}`} document={document} />
      ))}
      {documents.length > MOST ? (
        <p>{say("bundle.prismic.more", { count: documents.length - MOST })}</p>
      ) : null}
    </div>
  );
}
