"use client";
/**
 * Import and export above the list of a table. An import is previewed before it is written; its
 * mistakes name row and column.
 */
import { useAuth } from "@payloadcms/ui";
import { apiPath, endpointPaths } from "../names/paths.ts";
import { ExplainBox } from "./explain-box.tsx";
import { FileChoice } from "./file-choice.tsx";
import { ConfirmCard, RefusedCard } from "./import-cards.tsx";
import { useImport } from "./use-import.ts";
import { useWords } from "./words.tsx";
import "./finder.css";

export function TableFiles({
  table,
  collection,
}: {
  readonly table: string;
  readonly collection: string;
}) {
  const { state, choose, confirm, dismiss } = useImport(table);
  const { permissions } = useAuth();
  const say = useWords();
  const mayImport = Boolean(permissions?.collections?.[collection]?.update);
  return (
    <div className="finder finder--bar">
      <div className="finder-actions">
        <span className="finder-quiet">{say("finder.table.export")}</span>
        <a href={apiPath(endpointPaths.table(table, "csv"))} download>
          CSV
        </a>
        <a href={apiPath(endpointPaths.table(table, "json"))} download>
          JSON
        </a>
        {mayImport ? (
          <FileChoice
            label={say("finder.table.import")}
            name={say("finder.table.file")}
            accept=".csv,.json,text/csv,application/json"
            disabled={state.kind === "reading" || state.kind === "writing"}
            onFile={choose}
          />
        ) : null}
        <span role="status" className="finder-quiet">
          {state.kind === "reading"
            ? say("finder.table.loading")
            : state.kind === "writing"
              ? say("finder.table.sending")
              : ""}
        </span>
      </div>
      {state.kind === "confirm" ? (
        <ConfirmCard
          file={state}
          onConfirm={() => {
            confirm(state);
          }}
          onClose={dismiss}
        />
      ) : null}
      {state.kind === "refused" ? <RefusedCard refused={state} onClose={dismiss} /> : null}
      {table === "rules" ? (
        <details>
          <summary>{say("finder.explain.title")}</summary>
          <ExplainBox />
        </details>
      ) : null}
    </div>
  );
}
