"use client";
/** Import and export above the list of a table. An import is shown before it is made; mistakes name row and column. */
import { Button, toast, useAuth } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { ask, count, plural } from "./ask.ts";
import { ExplainBox } from "./explain-box.tsx";
import "./finder.css";

interface Counts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
}
interface Mistake {
  readonly row: number | null;
  readonly line?: number;
  readonly column: string | null;
  readonly detail: string;
  readonly message: string;
}
type State =
  | { readonly kind: "idle" | "reading" | "writing" }
  | {
      readonly kind: "confirm";
      readonly name: string;
      readonly format: string;
      readonly text: string;
      readonly counts: Counts;
    }
  | {
      readonly kind: "refused";
      readonly name: string;
      readonly message: string;
      readonly mistakes: readonly Mistake[];
      readonly count: number;
    };

const said = ({ added, changed, removed, unchanged }: Counts): string =>
  `${count(added)} added, ${count(changed)} changed, ${count(removed)} removed, ${count(unchanged)} left as they are`;

export function TableFiles({
  table,
  collection,
}: {
  readonly table: string;
  readonly collection: string;
}) {
  const [state, setState] = useState<State>({ kind: "idle" });
  const input = useRef<HTMLInputElement>(null);
  const { permissions } = useAuth();
  const router = useRouter();
  const mayImport = Boolean(permissions?.collections?.[collection]?.update);

  async function send(name: string, format: string, text: string, dry: boolean): Promise<void> {
    const answer = await ask<Counts>(`/finder/table/${table}?format=${format}&dry=${String(dry)}`, {
      method: "POST",
      body: text,
    });
    if (!answer.ok) {
      const { problems = [], count: mistakes = 0 } = (answer.body ?? {}) as {
        readonly problems?: readonly Mistake[];
        readonly count?: number;
      };
      setState({
        kind: "refused",
        name,
        message: answer.message,
        mistakes: problems,
        count: mistakes,
      });
    } else if (dry) setState({ kind: "confirm", name, format, text, counts: answer.body });
    else {
      setState({ kind: "idle" });
      toast.success(`Imported: ${said(answer.body)}.`);
      router.refresh();
    }
  }
  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    setState({ kind: "reading" });
    await send(
      file.name,
      file.name.toLowerCase().endsWith(".csv") ? "csv" : "json",
      await file.text(),
      true,
    );
  }
  function confirm(from: Extract<State, { kind: "confirm" }>): void {
    setState({ kind: "writing" });
    void send(from.name, from.format, from.text, false);
  }
  const nothing =
    state.kind === "confirm" &&
    state.counts.added + state.counts.changed + state.counts.removed === 0;

  return (
    <div className="finder finder--bar">
      <div className="finder-actions">
        <span className="finder-quiet">Export</span>
        <a href={`/api/finder/table/${table}?format=csv`} download>
          CSV
        </a>
        <a href={`/api/finder/table/${table}?format=json`} download>
          JSON
        </a>
        {mayImport ? (
          <>
            <Button
              buttonStyle="secondary"
              size="small"
              disabled={state.kind === "reading" || state.kind === "writing"}
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
                void choose(event.target.files?.[0]);
                event.target.value = "";
              }}
            />
          </>
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
        <div className="finder-card finder-card--note">
          <p>
            <strong>{state.name}</strong> is in order: {said(state.counts)}.
          </p>
          <p className="finder-quiet">
            The file replaces the whole table. Visitors see nothing of it before the next release.
          </p>
          <div className="finder-actions">
            {nothing ? null : (
              <Button
                size="small"
                onClick={() => {
                  confirm(state);
                }}
              >
                Import
              </Button>
            )}
            <Button
              buttonStyle="secondary"
              size="small"
              onClick={() => {
                setState({ kind: "idle" });
              }}
            >
              {nothing ? "Close" : "Cancel"}
            </Button>
          </div>
        </div>
      ) : null}
      {state.kind === "refused" ? (
        <div className="finder-card finder-card--bad" role="alert">
          <p>
            <strong>{state.name}</strong>: {state.message}
          </p>
          {state.mistakes.length > 0 ? (
            <div className="finder-scroll">
              <table className="finder-mistakes">
                <thead>
                  <tr>
                    <th scope="col" className="finder-number">
                      Row
                    </th>
                    <th scope="col">Column</th>
                    <th scope="col">What is wrong</th>
                  </tr>
                </thead>
                <tbody>
                  {state.mistakes.slice(0, 50).map((mistake, at) => (
                    <tr key={at}>
                      <td className="finder-number">
                        {mistake.row ?? "–"}
                        {mistake.line === undefined ? "" : ` (line ${mistake.line})`}
                      </td>
                      <td>{mistake.column ?? "–"}</td>
                      <td>{mistake.detail}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          ) : null}
          {state.count > Math.min(50, state.mistakes.length) ? (
            <p className="finder-quiet">
              and {plural(state.count - Math.min(50, state.mistakes.length), "more mistake")}
            </p>
          ) : null}
          <div className="finder-actions">
            <Button
              buttonStyle="secondary"
              size="small"
              onClick={() => {
                setState({ kind: "idle" });
              }}
            >
              Close
            </Button>
          </div>
        </div>
      ) : null}
      {table === "rules" ? (
        <details>
          <summary>Why this plan?</summary>
          <ExplainBox />
        </details>
      ) : null}
    </div>
  );
}
