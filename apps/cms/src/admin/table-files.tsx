"use client";
/**
 * Import and export above the list of a table. An import is previewed before it is written; its
 * mistakes name row and column.
 */
import { Button, useAuth } from "@payloadcms/ui";
import { useRef } from "react";
import { apiPath, endpointPaths } from "../names/paths.ts";
import { ExplainBox } from "./explain-box.tsx";
import { ConfirmCard, RefusedCard } from "./import-cards.tsx";
import { useImport } from "./use-import.ts";
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
  const mayImport = Boolean(permissions?.collections?.[collection]?.update);
  return (
    <div className="finder finder--bar">
      <div className="finder-actions">
        <span className="finder-quiet">Export</span>
        <a href={apiPath(endpointPaths.table(table, "csv"))} download>
          CSV
        </a>
        <a href={apiPath(endpointPaths.table(table, "json"))} download>
          JSON
        </a>
        {mayImport ? (
          <ImportButton
            disabled={state.kind === "reading" || state.kind === "writing"}
            onChoose={choose}
          />
        ) : null}
        <span role="status" className="finder-quiet">
          {state.kind === "reading"
            ? "Checking the file…"
            : state.kind === "writing"
              ? "Importing…"
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
          <summary>Why this plan?</summary>
          <ExplainBox />
        </details>
      ) : null}
    </div>
  );
}

function ImportButton({
  disabled,
  onChoose,
}: {
  readonly disabled: boolean;
  readonly onChoose: (file: File | undefined) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={disabled}
        onClick={() => {
          input.current?.click();
        }}
      >
        Import a file…
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.json,text/csv,application/json"
        hidden
        aria-label="File to import"
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
    </>
  );
}
