"use client";
/** Reads a table from a spreadsheet, shows what it changes, and applies it when every row is in order. */
import {
  MOST_RULE_ROWS,
  RULE_COLUMNS,
  addLists,
  listRowEdits,
  readRuleTable,
  writeCell,
  type ReadRuleRow,
  type ReadRuleTable,
  type RuleColumn,
  type RuleEdit,
  type TableContext,
} from "@orlaya/finder/rule-table";
import { Button } from "@payloadcms/ui";
import { useDeferredValue, useId, useMemo, useState } from "react";
import type { Say } from "../labels/request-words.ts";
import { replaceInLine } from "./replace-in-line.ts";
import { CellProblems } from "./rule-problems.tsx";
import { TableDialog } from "./table-dialog.tsx";
import { RowsFileChoice } from "./file-choice.tsx";
import { useWords } from "./words.tsx";

/** Rows with changes that are listed; the others are counted. */
const MOST_SHOWN = 30;
const EXAMPLE: readonly RuleColumn[] = ["residence", "destination", "profile", "plan"];

function RowChanges({
  row,
  context,
}: {
  readonly row: ReadRuleRow;
  readonly context: TableContext;
}) {
  const say = useWords();
  const { before, after } = row;
  if (!after) return <p>{Object.values(row.cells).filter(Boolean).join(" · ")}</p>;
  const written = RULE_COLUMNS.map((column) => ({
    column: say(`table.column.${column}`),
    key: column,
    after: writeCell(after, column, context),
    before: before ? writeCell(before, column, context) : null,
  })).filter((cell) =>
    before ? cell.after !== cell.before : EXAMPLE.includes(cell.key) && cell.after !== "",
  );
  return (
    <ul className="rule-changes">
      {written.map(({ key, column, after: is, before: was }) => (
        <li key={key}>
          {was === null
            ? say("table.paste.cell", { column, after: is })
            : say("table.paste.change", {
                ...{ column, after: is || say("table.empty"), before: was || say("table.empty") },
              })}
        </li>
      ))}
    </ul>
  );
}

function PastedRow({
  row,
  context,
  onUse,
  onLeave,
}: {
  readonly row: ReadRuleRow;
  readonly context: TableContext;
  readonly onUse: (value: string, name: string) => void;
  readonly onLeave: () => void;
}) {
  const say = useWords();
  const { line, kind, repeats, problems } = row;
  const isWrong = kind === "wrong";
  return (
    <li className={`finder-card finder-card--${isWrong ? "bad" : "good"}`}>
      <div className="finder-head">
        <strong>{say("scenario.import.row", { line })}</strong>
        {kind === "added" || kind === "changed" ? (
          <span className="finder-tag">{say(`set.kind.${kind}`)}</span>
        ) : null}
        {isWrong ? (
          <Button buttonStyle="secondary" size="small" margin={false} onClick={onLeave}>
            {say("table.paste.leave", { line })}
          </Button>
        ) : null}
      </div>
      <RowChanges row={row} context={context} />
      {repeats === null ? null : <p>{say("table.paste.repeats", { line: repeats })}</p>}
      <CellProblems
        problems={problems}
        onUse={(problem, name) => {
          onUse(problem.value, name);
        }}
      />
    </li>
  );
}

/** Says how many rows are new, changed, unchanged, wrong and left out. */
function PasteSummary({ paste }: { readonly paste: Paste }) {
  const say = useWords();
  const { count, leftOut } = paste;
  const wrong = count("wrong");
  return (
    <div role="status" className="finder-part">
      <p>
        {say("table.paste.summary", {
          ...{ added: count("added"), changed: count("changed"), same: count("same") },
        })}
      </p>
      {wrong > 0 ? <p>{say("table.paste.wrong", { count: wrong })}</p> : null}
      {leftOut > 0 ? <p>{say("table.paste.left", { count: leftOut })}</p> : null}
    </div>
  );
}

function PasteActions({
  paste,
  onApply,
}: {
  readonly paste: Paste;
  readonly onApply: (edits: readonly RuleEdit[]) => void;
}) {
  const say = useWords();
  const { rows, count, leftOut, include } = paste;
  const edits = useMemo(() => listRowEdits(rows), [rows]);
  const isReady = count("wrong") === 0;
  return (
    <div className="finder-actions">
      {isReady && edits.length > 0 ? (
        <Button
          size="small"
          margin={false}
          onClick={() => {
            onApply(edits);
          }}
        >
          {say("table.paste.apply", { count: count("added") + count("changed") })}
        </Button>
      ) : null}
      {isReady && edits.length === 0 ? <p>{say("table.paste.nothing")}</p> : null}
      {leftOut > 0 ? (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={include}>
          {say("table.paste.include")}
        </Button>
      ) : null}
    </div>
  );
}

/** Lists the rows with changes, the wrong ones first. */
function PastedRows({ paste, context }: { readonly paste: Paste; readonly context: TableContext }) {
  const say = useWords();
  const { rows, use, leave } = paste;
  const named = useMemo(
    () =>
      addLists(
        context,
        rows.flatMap(({ created }) => created),
      ),
    [context, rows],
  );
  const changing = rows.filter(({ kind }) => kind !== "same");
  const shown = changing
    .toSorted((a, b) => Number(b.kind === "wrong") - Number(a.kind === "wrong"))
    .slice(0, MOST_SHOWN);
  const hidden = changing.length - shown.length;
  return (
    <>
      <ul className="finder-list">
        {shown.map((row) => (
          <PastedRow
            key={row.line}
            {...{ row, context: named }}
            onUse={(value, name) => {
              use(row.line, value, name);
            }}
            onLeave={() => {
              leave(row.line);
            }}
          />
        ))}
      </ul>
      {hidden > 0 ? (
        <p className="finder-quiet">{say("set.effect.rest", { count: hidden })}</p>
      ) : null}
    </>
  );
}

/** The text, the lines that are left out, and what was read. */
function usePaste(first: string, context: TableContext) {
  const [text, setText] = useState(first);
  const [left, setLeft] = useState<readonly number[]>([]);
  const settled = useDeferredValue(text);
  const read = useMemo(
    () => (settled.trim() === "" ? null : readRuleTable(keepLines(settled, left), context)),
    [settled, left, context],
  );
  const rows = useMemo(() => (read?.ok ? read.rows : []), [read]);
  return {
    ...{ text, read, rows, leftOut: left.length },
    count: (kind: ReadRuleRow["kind"]) => rows.filter((row) => row.kind === kind).length,
    change: (given: string) => {
      setText(given);
      setLeft([]);
    },
    use: (line: number, value: string, name: string) => {
      setText(replaceInLine(text, line, value, name));
    },
    leave: (line: number) => {
      setLeft([...left, line]);
    },
    include: () => {
      setLeft([]);
    },
  };
}
type Paste = ReturnType<typeof usePaste>;

/** @param first text with which the dialog begins */
export function RulePaste({
  first,
  context,
  onApply,
  onClose,
}: {
  readonly first: string;
  readonly context: TableContext;
  readonly onApply: (edits: readonly RuleEdit[]) => void;
  readonly onClose: () => void;
}) {
  const say = useWords();
  const field = useId();
  const paste = usePaste(first, context);
  const { text, read, change } = paste;
  const names = EXAMPLE.map((column) => say(`table.column.${column}`)).join(", ");
  return (
    <TableDialog title={say("table.paste")} isWide onClose={onClose}>
      <p className="finder-quiet">{say("table.paste.intro", { columns: names })}</p>
      <label htmlFor={field}>{say("table.paste.rows")}</label>
      <textarea
        id={field}
        autoFocus
        rows={5}
        value={text}
        onChange={({ target }) => {
          change(target.value);
        }}
      />
      <div className="finder-actions">
        <RowsFileChoice onText={change} />
        <Button buttonStyle="secondary" size="small" margin={false} onClick={onClose}>
          {say("table.editor.cancel")}
        </Button>
      </div>
      {read && !read.ok ? <p role="alert">{writeRefusal(say, read.problem, names)}</p> : null}
      {read?.ok ? (
        <>
          <PasteSummary paste={paste} />
          <PasteActions {...{ paste, onApply }} />
          <PastedRows {...{ paste, context }} />
        </>
      ) : null}
    </TableDialog>
  );
}

type Refusal = Extract<ReadRuleTable, { readonly ok: false }>["problem"];
/** States why the text as a whole is no table of rules. */
function writeRefusal(say: Say, problem: Refusal, columns: string): string {
  if (problem === "columns") return say("table.paste.columns", { columns });
  if (problem === "too-many") return say("table.paste.too-many", { most: MOST_RULE_ROWS });
  return say(`table.paste.${problem}`);
}

/** Empties the lines that are left out, so that the numbers of the others stay. */
function keepLines(text: string, leftOut: readonly number[]): string {
  return text
    .split("\n")
    .map((line, at) => (leftOut.includes(at + 1) ? "" : line))
    .join("\n");
}
