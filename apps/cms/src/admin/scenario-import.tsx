"use client";
/** Imports scenarios from rows of a spreadsheet: checks them, shows each row, then writes them. */
import { Button, toast } from "@payloadcms/ui";
import { SCENARIO_COLUMNS } from "@orlaya/finder/eligibility";
import { useId, useState } from "react";
import type { ShownImport, ShownImportRow } from "../scenarios/shapes.ts";
import type { Say } from "../labels/request-words.ts";
import { endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { RowsFileChoice } from "./file-choice.tsx";
import { replaceInLine } from "./replace-in-line.ts";
import { useWords } from "./words.tsx";

const isInOrder = ({ problems, repeats }: ShownImportRow): boolean =>
  problems.length === 0 && repeats === null;

/** The text, and what the service found in it. */
function useScenarioImport(onDone: () => void) {
  const ask = useAsk();
  const say = useWords();
  const [text, setText] = useState("");
  const [checked, setChecked] = useState<readonly ShownImportRow[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function send(given: string, dry: boolean): Promise<void> {
    setBusy(true);
    const answer = await ask<ShownImport>(endpointPaths.scenarioImport(dry), {
      method: "POST",
      body: { text: given },
    });
    setBusy(false);
    setProblem(answer.ok ? null : answer.message);
    if (!answer.ok) return;
    setChecked(dry ? answer.body.rows : null);
    if (dry) return;
    setText("");
    toast.success(say("scenario.import.done", { count: answer.body.written }));
    onDone();
  }
  function change(given: string): void {
    setText(given);
    setChecked(null);
  }
  return { text, change, checked, problem, isBusy, send };
}

export function ScenarioImport({ onDone }: { readonly onDone: () => void }) {
  const say = useWords();
  const field = useId();
  const { text, change, checked, problem, isBusy, send } = useScenarioImport(onDone);
  const columns = SCENARIO_COLUMNS.map((column) => say(`scenario.column.${column}`)).join(", ");
  return (
    <details className="finder-card">
      <summary>{say("scenario.import.title")}</summary>
      <div className="finder-part scenario-import">
        <p className="finder-quiet">{say("scenario.import.intro", { columns })}</p>
        <label htmlFor={field}>{say("scenario.import.text")}</label>
        <textarea
          id={field}
          rows={6}
          value={text}
          placeholder={columns}
          onChange={({ target }) => {
            change(target.value);
          }}
        />
        <div className="finder-actions">
          <Button
            size="small"
            disabled={isBusy || text.trim() === ""}
            onClick={() => {
              void send(text, true);
            }}
          >
            {say("scenario.import.check")}
          </Button>
          <RowsFileChoice onText={change} />
        </div>
        <div role="status" aria-live="polite">
          {problem === null ? null : <p>{problem}</p>}
          {isBusy ? <p className="finder-quiet">{say("finder.table.loading")}</p> : null}
        </div>
        {checked === null ? null : (
          <CheckedRows
            rows={checked}
            isBusy={isBusy}
            onUse={(line, value, name) => {
              const mended = replaceInLine(text, line, value, name);
              change(mended);
              void send(mended, true);
            }}
            onImport={() => {
              void send(text, false);
            }}
          />
        )}
      </div>
    </details>
  );
}

function CheckedRows({
  rows,
  isBusy,
  onUse,
  onImport,
}: {
  readonly rows: readonly ShownImportRow[];
  readonly isBusy: boolean;
  readonly onUse: (line: number, value: string, name: string) => void;
  readonly onImport: () => void;
}) {
  const say = useWords();
  const wrong = rows.filter((row) => !isInOrder(row)).length;
  return (
    <>
      <ul className="finder-list">
        {rows.map((row) => (
          <ImportRow key={row.line} row={row} onUse={onUse} />
        ))}
      </ul>
      <div className="finder-actions">
        {wrong > 0 ? (
          <p role="alert">{say("scenario.import.mend", { count: wrong })}</p>
        ) : (
          <Button size="small" disabled={isBusy} onClick={onImport}>
            {say("scenario.import.import", { count: rows.length })}
          </Button>
        )}
      </div>
    </>
  );
}

/** Writes what a row of the table means, or what its cells contain. */
function writeRow(say: Say, { sentence, expected, cells }: ShownImportRow): string {
  return sentence === null || expected === null
    ? SCENARIO_COLUMNS.map((column) => cells[column])
        .filter(Boolean)
        .join(" · ")
    : say("scenario.import.outcome", { sentence, expected });
}

function ImportRow({
  row,
  onUse,
}: {
  readonly row: ShownImportRow;
  readonly onUse: (line: number, value: string, name: string) => void;
}) {
  const say = useWords();
  const { line, problems, repeats, holds, saved } = row;
  return (
    <li className={`finder-card finder-card--${isInOrder(row) ? "good" : "bad"}`}>
      <div className="finder-head">
        <strong>{say("scenario.import.row", { line })}</strong>
        {isInOrder(row) ? <span className="finder-tag">{say("scenario.import.ready")}</span> : null}
      </div>
      <p>{writeRow(say, row)}</p>
      {repeats === null ? null : <p>{say("scenario.import.repeats", { line: repeats })}</p>}
      {isInOrder(row) && !holds && saved !== null ? (
        <p className="finder-quiet">
          {say("scenario.saved")}: {saved}
        </p>
      ) : null}
      {problems.map(({ column, kind, value, proposals }) => (
        <div key={column} className="finder-part">
          <p>
            {say(`scenario.import.${kind}`, { column: say(`scenario.column.${column}`), value })}
          </p>
          <div className="finder-actions">
            {proposals.map((name) => (
              <Button
                key={name}
                buttonStyle="secondary"
                size="small"
                onClick={() => {
                  onUse(line, value, name);
                }}
              >
                {say("scenario.import.use", { name })}
              </Button>
            ))}
          </div>
        </div>
      ))}
    </li>
  );
}
