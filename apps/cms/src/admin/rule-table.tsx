"use client";
/** The rules as one grid, with filters, edits into a change set, and their effect. */
import {
  RULE_COLUMNS,
  copyRule,
  createRuleEdit,
  filterRuleRows,
  findRuleColumns,
  writeRuleTable,
  type RuleColumn,
  type RuleEdit,
  type RuleRow,
} from "@orlaya/finder/rule-table";
import { Button, Gutter, toast } from "@payloadcms/ui";
import { useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import type { GridPlace } from "./grid-keys.ts";
import { RuleAddition } from "./rule-addition.tsx";
import { RuleDetail } from "./rule-detail.tsx";
import { RuleEditor, readCellEdit } from "./rule-editor.tsx";
import { RuleFilters } from "./rule-filters.tsx";
import { RuleGrid } from "./rule-grid.tsx";
import { RulePaste } from "./rule-paste.tsx";
import { RuleSetChoice } from "./rule-set-choice.tsx";
import { recallTable, rememberTable } from "./table-memory.ts";
import { TableSide } from "./table-side.tsx";
import { useAccountId } from "./use-account.ts";
import { useRuleTable, type RuleTableState, type TableModel } from "./use-rule-table.ts";
import { useWords } from "./words.tsx";
import "./finder.css";
import "./rule-table.css";

export function RuleTable({
  firstSet,
  mayEdit,
}: {
  readonly firstSet: string;
  readonly mayEdit: boolean;
}) {
  const say = useWords();
  const state = useRuleTable(firstSet);
  const { answer, model } = state;
  return (
    <Gutter>
      <main className="finder rule-table">
        <div>
          <h1>{say("table.title")}</h1>
          <p className="finder-lead">{say(mayEdit ? "table.intro" : "table.readOnly")}</p>
        </div>
        <div role="status" aria-live="polite">
          {answer === null ? <p className="finder-quiet">{say("table.loading")}</p> : null}
          {answer && !answer.ok ? <p>{answer.message}</p> : null}
        </div>
        {model ? <TableFrame state={state} model={model} mayEdit={mayEdit} /> : null}
      </main>
    </Gutter>
  );
}

interface FrameProperties {
  readonly state: RuleTableState;
  readonly model: TableModel;
  readonly mayEdit: boolean;
}
/** What is open over the table. */
type Open = { readonly kind: "edit" | "add" } | { readonly kind: "paste"; readonly text: string };

/** The rows that the filter accepts. A row with edits of this visit stays while it is changed. */
function useRows({ rows, context, shown }: TableModel) {
  const account = useAccountId();
  const [filter, setFilter] = useState(() => recallTable(account).filter);
  useEffect(() => {
    rememberTable(account, { filter });
  }, [account, filter]);
  // Without a set no rule is changed, so that the filter would show none.
  const hasSet = shown.set !== null;
  useEffect(() => {
    if (!hasSet) setFilter((last) => (last.changed ? { ...last, changed: false } : last));
  }, [hasSet]);
  const wanted = useDeferredValue(filter);
  const silent = useMemo(() => new Set(shown.silent), [shown]);
  const fitting = useMemo(
    () => filterRuleRows(rows, wanted, context, silent),
    [rows, wanted, context, silent],
  );
  return { filter, setFilter, fitting };
}

/** Makes a table of a block of cells that was copied: its cells belong to the rows from the active one. */
function completeBlock(
  text: string,
  rows: readonly RuleRow[],
  { row, column }: GridPlace,
  { context }: TableModel,
): string {
  const lines = text.replaceAll("\r", "").replace(/\n$/u, "").split("\n");
  if (findRuleColumns((lines[0] ?? "").split("\t"), context.words).size > 1) return text;
  const width = Math.max(...lines.map((line) => line.split("\t").length));
  const { locale } = context.words;
  const name = (each: RuleColumn): string => context.words.headings[each][locale];
  const columns = RULE_COLUMNS.slice(column, column + width);
  const isNamed = columns[0] === "rule";
  const heading = [...(isNamed ? [] : ["rule" as const]), ...columns].map(name).join("\t");
  const completed = lines.map((line, at) =>
    isNamed ? line : `${rows[row + at]?.rule.ID ?? ""}\t${line}`,
  );
  return [heading, ...completed].join("\n");
}

function useTableActions({ state, model, mayEdit }: FrameProperties, rows: readonly RuleRow[]) {
  const say = useWords();
  const account = useAccountId();
  const [place, setPlace] = useState<GridPlace>(() => recallTable(account).place);
  useEffect(() => {
    rememberTable(account, { place });
  }, [account, place]);
  const [open, setOpen] = useState<Open | null>(null);
  const at = { row: Math.min(place.row, Math.max(rows.length - 1, 0)), column: place.column };
  const row = rows[at.row];
  const column = RULE_COLUMNS[at.column];
  function put(edits: readonly RuleEdit[]): void {
    setOpen(null);
    state.put(edits);
  }
  function paste(text: string): void {
    if (!mayEdit || !row || !column || text === "") return;
    if (/[\t\n]/u.test(text.trim())) {
      setOpen({ kind: "paste", text: completeBlock(text, rows, at, model) });
      return;
    }
    const read = row.kind === "removed" ? null : readCellEdit(row, column, text, model.context);
    if (read && "edits" in read) put(read.edits);
    else setOpen({ kind: "paste", text: completeBlock(text, rows, at, model) });
  }
  async function copyTable(): Promise<void> {
    const kept = rows.filter(({ kind }) => kind !== "removed").map(({ rule }) => rule);
    try {
      await navigator.clipboard.writeText(writeRuleTable(kept, model.context));
      toast.success(say("table.copied", { count: kept.length }));
    } catch {
      toast.error(say("table.notCopied"));
    }
  }
  return { place: at, setPlace, open, setOpen, row, column, put, paste, copyTable };
}

/** Returns the edits that take a rule back to what is live. */
function takeBack({ rule, before, kind }: RuleRow): readonly RuleEdit[] {
  if (kind === "removed") return [{ table: "rules", id: rule.id, after: { ...rule }, seen: null }];
  const edit = createRuleEdit(rule, before);
  return edit ? [edit] : [];
}

function TableFrame(properties: FrameProperties) {
  const { state, model, mayEdit } = properties;
  const say = useWords();
  const help = useId();
  const { filter, setFilter, fitting } = useRows(model);
  const actions = useTableActions(properties, fitting);
  const { place, setPlace, setOpen, row, column, put, paste, copyTable } = actions;
  return (
    <div className="table-frame">
      <div className="table-main">
        <RuleFilters
          {...{ filter, context: model.context }}
          count={fitting.length}
          all={model.rows.length}
          onChange={setFilter}
        />
        <TableTools mayEdit={mayEdit} onOpen={setOpen} onCopy={() => void copyTable()} />
        <RuleGrid
          rows={fitting}
          {...{ context: model.context, place, help }}
          onMove={setPlace}
          onEdit={() => {
            if (mayEdit && row && row.kind !== "removed") setOpen({ kind: "edit" });
          }}
          onPaste={paste}
          onCopied={() => toast.success(say("table.cellCopied"))}
        />
        <p id={help} className="finder-quiet">
          {say("table.keys")}
        </p>
        {row ? (
          <RuleDetail
            {...{ row, column, mayEdit, context: model.context }}
            document={model.shown.documents[row.id]}
            onDuplicate={() => {
              const taken = new Set(model.rows.map(({ rule }) => rule.ID));
              const edit = createRuleEdit(null, copyRule(row.rule, taken));
              if (edit) put([edit]);
            }}
            onRemove={() => {
              const edit = createRuleEdit(row.rule, null);
              if (edit) put([edit]);
            }}
            onTakeBack={() => {
              put(takeBack(row));
            }}
          />
        ) : null}
      </div>
      <TableSide state={state} model={model} />
      <TableDialogs {...properties} {...actions} />
    </div>
  );
}

function TableTools({
  mayEdit,
  onOpen,
  onCopy,
}: {
  readonly mayEdit: boolean;
  readonly onOpen: (open: Open) => void;
  readonly onCopy: () => void;
}) {
  const say = useWords();
  return (
    <div className="finder-actions">
      {mayEdit ? (
        <>
          <Button
            size="small"
            buttonStyle="secondary"
            margin={false}
            onClick={() => {
              onOpen({ kind: "paste", text: "" });
            }}
          >
            {say("table.paste")}
          </Button>
          <Button
            size="small"
            buttonStyle="secondary"
            margin={false}
            onClick={() => {
              onOpen({ kind: "add" });
            }}
          >
            {say("table.add")}
          </Button>
        </>
      ) : null}
      <Button size="small" buttonStyle="secondary" margin={false} onClick={onCopy}>
        {say("table.copy")}
      </Button>
    </div>
  );
}

function TableDialogs({
  state,
  model,
  open,
  setOpen,
  row,
  column,
  put,
}: FrameProperties & ReturnType<typeof useTableActions>) {
  const { context } = model;
  function close(): void {
    setOpen(null);
  }
  if (state.homeless) return <RuleSetChoice sets={model.shown.sets} onChoose={state.settle} />;
  if (open?.kind === "paste")
    return <RulePaste first={open.text} context={context} onApply={put} onClose={close} />;
  if (open?.kind === "add") return <RuleAddition context={context} onDone={put} onClose={close} />;
  if (open?.kind === "edit" && row && column)
    return <RuleEditor {...{ row, column, context }} onDone={put} onClose={close} />;
  return null;
}
